// Prints, as a JSON list, the modules that a bare Pyodide has loaded in Node.
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
console.log(pyodide.runPython("import json, sys; json.dumps(sorted(sys.modules))"));
