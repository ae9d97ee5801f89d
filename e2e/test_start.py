"""The page starts, whole and quiet, from any sub-path; the second time without the network."""

import json
from pathlib import Path

from e2e.harness.app import AppOpener
from web.build.browser import Server, start_server

INJECT = """
() => {
  document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="window.hit = 1">');
  const script = document.createElement("script");
  script.textContent = "window.hit = 2";
  document.body.append(script);
}
"""


def requests(server: Server) -> list[str]:
    assert server.log is not None
    if not server.log.exists():
        return []
    return [json.loads(line)["path"] for line in server.log.read_text().splitlines()]


def test_first_visit_starts_the_app(open_app: AppOpener) -> None:
    page = open_app(fresh=True)
    assert page.locator("#app").inner_text().strip() != ""
    assert page.locator("#boot-progress").is_hidden()
    assert page.locator("#boot-trouble").is_hidden()


def test_second_load_asks_the_network_for_nothing(open_app: AppOpener, own_server: Server) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    before = len(requests(own_server))
    page.reload()
    open_app.wait_ready(page)
    page.wait_for_timeout(300)
    later = [path for path in requests(own_server)[before:] if not path.endswith("/sw.js")]
    assert later == []


def test_service_worker_downloads_nothing_twice(open_app: AppOpener, own_server: Server) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    assert own_server.log is not None
    lines = [json.loads(line) for line in own_server.log.read_text().splitlines()]
    full = [line["path"] for line in lines if line["status"] == 200 and line["bytes"] > 50_000]
    assert sorted(full) == sorted(set(full))


def test_page_works_below_a_deep_path(open_app: AppOpener, site: Path) -> None:
    server = start_server(site, prefix="/a/deep/path/")
    try:
        page = open_app(server=server)
        open_app.wait_offline_ready(page)
        scope = page.evaluate("navigator.serviceWorker.ready.then(r => r.scope)")
        assert scope == server.address
    finally:
        server.kill()


def test_language_comes_from_the_settings(open_app: AppOpener) -> None:
    page = open_app(lang="en", wait=False)
    assert page.get_attribute("html", "lang") == "en"
    assert page.locator("#boot-progress span:visible").all_inner_texts() in (
        ["Loading the games"], [],
    )  # fmt: skip


def test_language_comes_from_the_browser_on_a_first_visit(open_app: AppOpener) -> None:
    page = open_app(lang=None, fresh=True, wait=False)
    assert page.get_attribute("html", "lang") == "pl"


def test_manifest_installs_from_where_the_page_lies(open_app: AppOpener) -> None:
    page = open_app()
    href = page.get_attribute('link[rel="manifest"]', "href")
    manifest = page.evaluate("href => fetch(href).then(r => r.json())", href)
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    icons = [icon["src"] for icon in manifest["icons"]]
    icons.append(page.get_attribute('link[rel="apple-touch-icon"]', "href"))
    sizes = page.evaluate(
        "sources => Promise.all(sources.map(async src => { const i = new Image(); i.src = src;"
        " await i.decode(); return i.naturalWidth; }))",
        icons,
    )
    assert all(width > 0 for width in sizes)


def test_injected_script_does_not_run(open_app: AppOpener) -> None:
    open_app.expect_error("Content Security Policy")
    page = open_app()
    page.evaluate(INJECT)
    page.wait_for_timeout(200)
    assert page.evaluate("window.hit") is None
