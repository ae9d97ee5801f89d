// Compiles Python sources to .pyc with the very Pyodide that will run them in the browser.
// Input (file named in argv[2], JSON): {"source": folder, "target": folder, "asserts": bool,
// "imports": path of imports.py}. Every .py under `source` becomes a .pyc at the same place
// under `target`, without docstrings and without the column numbers of tracebacks (together
// a third of the size). With `imports`, the target also gets imports.json: what each source
// imports when it is loaded, by its path. The file name kept for tracebacks is the path
// inside `source`. Hash-based and unchecked, so the bytes depend on the source alone. A file
// that does not compile ends the run with exit code 1.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const job = readFileSync(process.argv[2], "utf8");
const PROGRAM = `
import ast, importlib.util, json, marshal, pathlib, types

DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def compiled(source, name, asserts):
    tree = without_docstrings(ast.parse(source, name))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if asserts else 1)
    unchecked = (1).to_bytes(4, "little")
    head = importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source)
    return head + marshal.dumps(code)

def compile_tree(source, target, asserts):
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source)
        out = target / name.with_suffix(".pyc")
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(compiled(path.read_bytes(), name.as_posix(), asserts))

def list_imports(source, target, reader):
    found = {}
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source)
        package = ".".join(name.parent.parts)
        names = reader.imported_names(path.read_bytes(), package, everywhere=False)
        found[name.as_posix()] = sorted(names)
    (target / "imports.json").write_text(json.dumps(found))

source, target = pathlib.Path("/in"), pathlib.Path("/out")
compile_tree(source, target, json.loads(job)["asserts"])
if imports_py:
    reader = types.ModuleType("imports")
    exec(imports_py, reader.__dict__)
    list_imports(source, target, reader)
`;

try {
  const { source, target, imports } = JSON.parse(job);
  const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
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
