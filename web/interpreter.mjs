// What PyScript takes for Pyodide: Pyodide itself, started earlier and with our files in it.
// - The engine: boot.js compiles it from the first moment on (`planszaEngine`, a promise of a
//   module; workers have none), here it is only set going. A preload would be simpler, but
//   Chromium keeps no machine code of what was preloaded: each visit would compile it anew.
// - The library and our own files: the browser inflates them beside the page's thread, which
//   Python would keep busy with it, and they lie in place before Python starts.
// Without one of these ways (another Pyodide, say) the usual one is taken, only slower.
import { loadPyodide as load, version } from "../{{runtime}}/pyodide.mjs";

const at = (path) => new URL(path, import.meta.url).href;
const ENGINE = at("../{{runtime}}/pyodide.asm.wasm");
const LIBRARY = at("../{{runtime}}/{{library}}");
const FILES = at("{{archive}}");

const inflated = async (address) => {
  const { ok, status, body } = await fetch(address);
  if (!ok) throw new Error(`${status} ${address}`);
  return new Response(body.pipeThrough(new DecompressionStream("deflate")));
};

// What `archives.write_bundle` wrote: length of the list, [[folder, [[name, size], ...]], ...]
// as JSON, contents. Into the folder in which Python looks for modules first.
const layOut = (FS, bytes) => {
  let start = 4 + new DataView(bytes.buffer).getUint32(0);
  for (const [folder, files] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)))) {
    FS.mkdirTree(folder);
    for (const [name, size] of files) {
      FS.writeFile(`${folder}/${name}`, bytes.subarray(start, start += size), { canOwn: true });
    }
  }
};

// While `work` runs, `fetch` answers some addresses from `answers`, and the engine is not
// compiled a second time.
const withAnswers = async (answers, engine, work) => {
  const { fetch } = globalThis, { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (what, how) => answers[String(what)] ?? fetch(what, how);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (!engine || source !== engine) return instantiateStreaming(source, imports);
    const module = await engine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};

export { version };
export const loadPyodide = (options) => {
  const engine = globalThis.planszaEngine;
  const files = inflated(FILES).then((response) => response.arrayBuffer());
  const answers = { [LIBRARY]: inflated(LIBRARY), ...(engine && { [ENGINE]: engine }) };
  const fsInit = async (FS) => layOut(FS, new Uint8Array(await files));
  const indexURL = at("../{{runtime}}/");
  delete globalThis.planszaEngine;
  return withAnswers(answers, engine, () => load({ ...options, indexURL, stdLibURL: LIBRARY, fsInit }));
};
