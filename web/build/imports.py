"""Which modules Python code imports, read from its syntax tree without running it.

Runs in two places: here over our own code, and inside Pyodide over its standard library,
whose syntax may be too new for this Python (see `node/compile.mjs`).
"""

import ast
from collections.abc import Iterable, Iterator, Mapping

NEVER_TRUE = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'")


def imported_names(source: bytes, package: str, *, everywhere: bool) -> set[str]:
    """Dotted names that `source` may import, names after `from x import` included.

    `package` resolves relative imports. `everywhere` counts imports inside functions too;
    without it only what runs when the module is loaded counts.
    """
    names: set[str] = set()
    for node in _import_nodes(ast.parse(source), everywhere):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        else:
            base = _base_of(node, package)
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


def _import_nodes(tree: ast.AST, everywhere: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif everywhere or not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _import_nodes(_what_runs(child), everywhere)


def _what_runs(node: ast.AST) -> ast.AST:
    """The node itself; of an `if` that is never true in the page, only its `else`."""
    if isinstance(node, ast.If) and ast.unparse(node.test) in NEVER_TRUE:
        return ast.Module(body=node.orelse, type_ignores=[])
    return node


def _base_of(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".") if package else []
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, *([node.module] if node.module else [])])


def closure(wanted: Iterable[str], imports_of: Mapping[str, Iterable[str]]) -> set[str]:
    """The wanted modules, their parents, and all that loading them imports in turn.

    Names that `imports_of` does not know (built in, or no module at all) are left out.
    """
    todo, kept = list(wanted), set[str]()
    while todo:
        name = todo.pop()
        if name in imports_of and name not in kept:
            kept.add(name)
            todo += [name.rpartition(".")[0], *imports_of[name]]
    return kept
