"""Running Python in the built page: on its main thread or in a fresh worker."""

import itertools
import json
from typing import Any

from playwright.sync_api import Page

_MAIN = """
async ([code, id]) => {
  const build = JSON.parse(document.getElementById("build").textContent);
  const script = document.createElement("script");
  Object.assign(script, { type: "py", id, textContent: code });
  script.setAttribute("config", build.workerConfig);
  document.body.append(script);
}
"""
_WORKER = """
async ([code, name]) => {
  const build = JSON.parse(document.getElementById("build").textContent);
  const script = document.createElement("script");
  Object.assign(script, { type: "py", textContent: code });
  for (const [key, value] of [["config", build.workerConfig], ["worker", ""], ["name", name]])
    script.setAttribute(key, value);
  document.body.append(script);
}
"""
_COUNTER = itertools.count(1)


def run_on_main(page: Page, code: str) -> Any:
    """Run `code` in the page's own interpreter; it sets `result` to plain JSON data."""
    mark = f"probe-{next(_COUNTER)}"
    tail = (
        "\nimport json as _json\nfrom pyscript import document as _document\n"
        f"_document.documentElement.setAttribute('data-{mark}', _json.dumps(result))\n"
    )
    page.evaluate(_MAIN, [code + tail, mark])
    return _answer(page, mark)


def run_in_worker(page: Page, code: str) -> Any:
    """Run `code` in a new PyScript worker; it defines `answer()` that returns JSON data."""
    mark = f"probe-{next(_COUNTER)}"
    tail = "\nimport json as _json\ndef _reply(): return _json.dumps(answer())\n"
    page.evaluate(_WORKER, [f"{code}{tail}__export__ = ['_reply']\n", mark])
    asker = (
        "from pyscript import document as _document, workers as _workers\n"
        f"_worker = await _workers['{mark}']\n"
        "_document.documentElement.setAttribute("
        f"'data-{mark}', await _worker._reply())\n"
    )
    page.evaluate(_MAIN, [asker, mark + "-ask"])
    return _answer(page, mark)


def _answer(page: Page, mark: str) -> Any:
    page.wait_for_selector(f"html[data-{mark}]", state="attached", timeout=60_000)
    return json.loads(page.get_attribute("html", f"data-{mark}") or "null")
