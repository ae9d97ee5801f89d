// Runs the `main(arguments)` of a Python module inside Pyodide, several times in one start.
// Input (file named in argv[2], JSON): {"module": name, "commands": [[argument, ...], ...],
// "places": {path in Pyodide: folder, ...}}. Imports look in /project. Prints a JSON list of
// {"code": exit code, "stdout": text, "stderr": text}, one for each command.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import contextlib, importlib, io, json, sys

def run(arguments):
    main = importlib.import_module(module).main
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as ending:
            code = ending.code
    return {"code": code, "stdout": out.getvalue(), "stderr": err.getvalue()}

sys.path.insert(0, "/project")
sys.dont_write_bytecode = True
json.dumps([run(arguments) for arguments in json.loads(commands)])
`;

try {
  const { module, commands, places } = JSON.parse(readFileSync(process.argv[2], "utf8"));
  const pyodide = await loadPyodide();
  const { FS } = pyodide;
  for (const [mount, root] of Object.entries(places)) {
    FS.mkdirTree(mount);
    FS.mount(FS.filesystems.NODEFS, { root }, mount);
  }
  pyodide.globals.set("module", module);
  pyodide.globals.set("commands", JSON.stringify(commands));
  console.log(pyodide.runPython(PROGRAM));
} catch (error) {
  console.error(error.message ?? String(error));
  process.exit(1);
}
