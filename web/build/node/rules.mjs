// Runs `python -m pygame_rules ...` inside Pyodide, several times in one start.
// Input (file named in argv[2], JSON): {"rules": folder of pygame_rules, "out": folder,
// "commands": [[argument, ...], ...]}. Files may be written below /out. Prints a JSON list of
// {"code": exit code, "stdout": text, "stderr": text}, one for each command.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import contextlib, io, json, sys

def run(arguments):
    from pygame_rules.__main__ import main
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
  const { rules, out, commands } = JSON.parse(readFileSync(process.argv[2], "utf8"));
  const pyodide = await loadPyodide();
  const { FS } = pyodide;
  for (const [mount, root] of [["/project/pygame_rules", rules], ["/out", out]]) {
    FS.mkdirTree(mount);
    FS.mount(FS.filesystems.NODEFS, { root }, mount);
  }
  pyodide.globals.set("commands", JSON.stringify(commands));
  console.log(pyodide.runPython(PROGRAM));
} catch (error) {
  console.error(error.message ?? String(error));
  process.exit(1);
}
