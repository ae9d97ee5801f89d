// Writes the service worker: everything under dist is stored, offline navigation gets
// index.html. Input (file named in argv[2], JSON): {"dist": folder}. Prints the count and the
// bytes stored. A warning of Workbox (a file too large, say) is an error here: a page that
// lacks one file offline does not start.
import { readFileSync } from "node:fs";
import { generateSW } from "workbox-build";

const { dist } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["**/*"],
  globIgnores: ["sw.js"],
  swDest: `${dist}/sw.js`,
  mode: "production",
  sourcemap: false,
  inlineWorkboxRuntime: true,
  maximumFileSizeToCacheInBytes: 20 * 1024 * 1024,
  // Names with a digest never change their contents: stored straight from the browser's
  // own cache, so nothing is downloaded twice.
  dontCacheBustURLsMatching: /^(runtime|app)-[0-9a-f]+\//,
  navigateFallback: "index.html",
  clientsClaim: true,
  skipWaiting: false,
  cleanupOutdatedCaches: true,
});
if (warnings.length) {
  console.error(warnings.join("\n"));
  process.exit(1);
}
console.log(JSON.stringify({ count, size }));
