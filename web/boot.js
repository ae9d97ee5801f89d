// Start of the page before Python is there; depends on nothing but the DOM of index.html.
// Events on `document`:
//   plansza:ready          the app is on the screen and takes taps (sent by the app)
//   plansza:failed         the app gave up; `detail` is one line for the user (sent by the app)
//   plansza:update         a new version waits (sent from here; the bar here offers it)
//   plansza:offline-ready  everything is stored for play without a network (sent from here)
// <html data-start> goes loading -> late | failed -> ready; data-offline is set when stored.
(() => {
  const root = document.documentElement;
  const PREFIX = "plansza:", FAILURES = PREFIX + "failed-starts", PATIENCE = 25000;
  const at = (id) => document.getElementById(id), build = JSON.parse(at("build").textContent);
  const stored = (use) => { try { return use(localStorage); } catch { return null; } };
  const tell = (name) => document.dispatchEvent(new CustomEvent(PREFIX + name));

  // Language and theme before the first paint.
  const settings = stored((s) => JSON.parse(s.getItem(PREFIX + "settings")));
  const own = (navigator.languages ?? [navigator.language]).find((l) => /^(pl|en)\b/.test(l)) ?? "en";
  root.lang = ["pl", "en"].includes(settings?.lang) ? settings.lang : own.slice(0, 2);
  if (typeof settings?.theme === "string") root.dataset.theme = settings.theme;
  root.dataset.start = "loading";

  // The engine is compiled from the first moment on; interpreter.mjs sets it going.
  globalThis.planszaEngine = globalThis.WebAssembly?.compileStreaming?.(fetch(build.engine));

  // Progress: heavy files as they arrive, then PyScript's own stages.
  let done = 0, timer = 0;
  const progress = (percent) => {
    done = Math.max(done, Math.min(percent, 99));
    if (at("boot-bar")) at("boot-bar").value = done;
    clearTimeout(timer);
    timer = setTimeout(() => trouble("late", ""), PATIENCE);
  };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (root.dataset.start === "ready" || !entry.name.startsWith(location.origin)) return;
    if (entry.responseStatus >= 400) trouble("failed", entry.name);
    else progress(done + (build.heavy[entry.name.split("/").pop()] ?? 0));
  })).observe({ type: "resource", buffered: true });
  addEventListener("py:progress", ({ detail }) => progress(/^Loaded Pyodide/.test(detail) ? 80 : done + 1));
  addEventListener("py:done", () => setTimeout(trouble, 5000, "failed", "Python"));

  // Watchdog: what fails at once is shown at once, what hangs after PATIENCE ms.
  const trouble = (kind, detail) => {
    if (["ready", "failed"].includes(root.dataset.start)) return;
    if (!at("boot-trouble")) return void addEventListener("DOMContentLoaded", () => trouble(kind, detail));
    const first = root.dataset.start === "loading";
    root.dataset.start = kind;
    const count = (Number(stored((s) => s.getItem(FAILURES))) || 0) + (first ? 1 : 0);
    stored((s) => s.setItem(FAILURES, String(count)));
    at("boot-trouble").hidden = false;
    at("boot-help").hidden = count < 2;
    at("boot-detail").textContent = detail, offline();
  };
  addEventListener("error", ({ target, message }) => {
    if (target === window || target.matches?.("script, link")) trouble("failed", target.src ?? target.href ?? message);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => trouble("failed", String(reason?.message ?? reason).slice(0, 300)));
  addEventListener("securitypolicyviolation", ({ blockedURI: from }) => from.startsWith(location.origin) && trouble("failed", from));
  document.addEventListener(PREFIX + "failed", ({ detail }) => trouble("failed", String(detail ?? "")));
  document.addEventListener(PREFIX + "ready", () => {
    clearTimeout(timer);
    root.dataset.start = "ready";
    at("boot-progress").hidden = at("boot-trouble").hidden = true;
    stored((s) => s.removeItem(FAILURES)), offline();
  });

  // Service worker: stores everything, offers a new version, never swaps it in by itself.
  const first = !navigator.serviceWorker?.controller;
  let registration = null, had = !first;
  const offer = () => { if (registration.active && registration.waiting) { at("boot-update").hidden = false; tell("update"); } };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  const offline = async () => {
    if (registration || !navigator.serviceWorker) return;
    try {
      registration = await navigator.serviceWorker.register("sw.js");
      registration.addEventListener("updatefound", watch);
      watch(), offer();
      await navigator.serviceWorker.ready;
      root.dataset.offline = "ready";
      at("boot-offline").hidden = !first;
      tell("offline-ready");
    } catch (error) { console.warn("no offline copy:", String(error)); }
  };
  const apply = () => registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
  navigator.serviceWorker?.addEventListener("controllerchange", () => { if (had) location.reload(); had = true; });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration?.update().catch(() => {}); });

  // Buttons. A reload after trouble takes a waiting version along: it may be the repair.
  const exportSaves = () => {
    const keys = stored((s) => Object.fromEntries(Object.entries(s).filter(([k]) => k.startsWith(PREFIX)))) ?? {};
    const text = JSON.stringify({ format: "plansza-storage", version: build.version, keys });
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href, download: "plansza-saves.json" }).click();
  };
  addEventListener("DOMContentLoaded", () => {
    at("boot-reload").onclick = () => (registration?.waiting ? apply() : location.reload());
    at("boot-export").onclick = exportSaves;
    at("boot-apply").onclick = apply, progress(1);
  });
})();
