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
([src, name]) => {
  const build = JSON.parse(document.getElementById("build").textContent);
  const script = document.createElement("script");
  for (const [key, value] of Object.entries({ type: "py", src: src || build.workerSrc,
      config: build.workerConfig, worker: "", name })) script.setAttribute(key, value);
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
    """Run `code` in a new PyScript worker; it defines `answer()` that returns JSON data.

    The script is served by Playwright, so the page needs a server that still answers.
    """
    mark = f"probe-{next(_COUNTER)}"
    tail = "\nimport json as _json\ndef reply(): return _json.dumps(answer())\n"
    text = f"{code}{tail}__export__ = ['reply']\n"
    page.context.route(f"**/{mark}.py", lambda route: route.fulfill(body=text))
    page.evaluate(_WORKER, [f"./{mark}.py", mark])
    asker = f"from pyscript import workers as _workers\n_worker = await _workers['{mark}']\n"
    answer = run_on_main(page, f"{asker}result = await _worker.reply()")
    return json.loads(answer)


def start_app_worker(page: Page) -> bool:
    """Start the app's own worker script under a fresh name; True once it is there."""
    return bool(run_with_app_worker(page, "result = bool(worker)"))


def run_with_app_worker(page: Page, code: str) -> Any:
    """Run `code` in the page's own interpreter; `worker` is a fresh one of the app's script."""
    mark = f"probe-{next(_COUNTER)}"
    page.evaluate(_WORKER, ["", mark])
    head = (
        "import asyncio, json\nfrom pyscript import workers as _workers\n"
        f"worker = await _workers['{mark}']\n"
    )
    return run_on_main(page, head + code)


def _answer(page: Page, mark: str) -> Any:
    page.wait_for_selector(f"html[data-{mark}]", state="attached", timeout=60_000)
    return json.loads(page.get_attribute("html", f"data-{mark}") or "null")
