// Emergency exit: published as sw.js it removes this page's service worker and its stored
// files, so that the next load comes from the network again. Saved games are not touched.
// How to use it: docs/BUILD.md. Only caches of this scope go: other pages on the same host
// keep theirs. It claims no page, so a page that registers it again is not reloaded.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const { scope } = self.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
