// Compiles Python sources to .pyc with the very Pyodide that will run them in the browser.
// Input (file named in argv[2], JSON): {"source": folder, "target": folder, "optimize": 0,
// "imports": path of imports.py}. With `imports`, the target also gets imports.json: what
// each source imports when it is loaded, by its path.
// Every .py under `source` becomes a .pyc at the same place under `target`. The file name
// kept for tracebacks is the path inside `source`. Hash-based and unchecked, so the bytes
// depend on the source alone. A file that does not compile ends the run with exit code 1.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const job = readFileSync(process.argv[2], "utf8");
const PROGRAM = `
import json, pathlib, py_compile, types

def compile_tree(source, target, optimize):
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source)
        out = target / name.with_suffix(".pyc")
        out.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(
            str(path), cfile=str(out), dfile=name.as_posix(), doraise=True,
            optimize=optimize, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)

def list_imports(source, target, reader):
    found = {}
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source)
        package = ".".join(name.parent.parts)
        names = reader.imported_names(path.read_bytes(), package, everywhere=False)
        found[name.as_posix()] = sorted(names)
    (target / "imports.json").write_text(json.dumps(found))

source, target = pathlib.Path("/in"), pathlib.Path("/out")
compile_tree(source, target, json.loads(job)["optimize"])
if imports_py:
    reader = types.ModuleType("imports")
    exec(imports_py, reader.__dict__)
    list_imports(source, target, reader)
`;

try {
  const { source, target, imports } = JSON.parse(job);
  const pyodide = await loadPyodide();
  const { FS } = pyodide;
  for (const [mount, root] of [["/in", source], ["/out", target]]) {
    FS.mkdirTree(mount);
    FS.mount(FS.filesystems.NODEFS, { root }, mount);
  }
  pyodide.globals.set("job", job);
  pyodide.globals.set("imports_py", imports ? readFileSync(imports, "utf8") : "");
  pyodide.runPython(PROGRAM);
} catch (error) {
  console.error(error.message ?? String(error));
  process.exit(1);
}
