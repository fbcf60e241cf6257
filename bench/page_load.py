"""What a browser loads before a page can be used, and how soon it can: `python -m bench.page_load`.

Each page is opened by a Chromium with an empty cache, and again with a full one, slowed down to a
phone's processor. Bytes are those of the network, as the server has compressed them, with their
headers; fonts are counted apart. A page is usable when what is looked for can be seen: the covers
of the shelf; of a table a choice that can be clicked. The processor time is that of the page's main
thread, not slowed down: a busy machine changes it least.
"""

import argparse
import json
import shutil
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench.paint import FLAGS, TASK
from lorcha.games import SHELF
from tests.web.browser_player import CHOICES, BrowserPlayer
from tests.web.server import CLIENT, run_server

FRONT = "front"
PHONE = 390, 844
SLOWDOWN = 4
ROUNDS = 5
USABLE_AT = "performance.getEntriesByName('usable')[0]?.startTime"


class Load(NamedTuple):
    """One page opened once."""

    files: int
    bytes: int
    fonts: int  # bytes, not among the others
    clock: float  # milliseconds until it is usable
    processor: float  # milliseconds of the main thread until then


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", default=[FRONT, *SHELF], help="default: all")
    parser.add_argument("--client", type=Path, default=CLIENT, help="the built client")
    parser.add_argument("--at", help="address of a server with --limits off; default: start one")
    parser.add_argument("--language", default="en")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours = run_server(Path(folder), client=args.client.resolve())
        with nullcontext(args.at) if args.at else ours as address:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for page in args.pages:  # the server has compressed every file by now
                load(browser, address, page, args.language)
            print(f"{'':18}{'':>7}{'KB':>8}{'KB':>8}{'ms,':>10}{'ms, as':>10}{'ms of the':>12}")
            print(
                f"{'page':10}{'cache':8}{'files':>7}{'files':>8}{'fonts':>8}"
                f"{'as it is':>10}{'a phone':>10}{'processor':>12}"
            )
            for page in args.pages:
                for cached in (False, True):
                    rounds = [
                        (
                            load(browser, address, page, args.language, cached),
                            load(browser, address, page, args.language, cached, SLOWDOWN),
                        )
                        for _ in range(args.rounds)
                    ]
                    print_figures(page, cached, rounds)


def load(
    browser: Browser,
    address: str,
    page: str,
    language: str,
    cached: bool = False,
    slowdown: int = 1,
) -> Load:
    width, height = PHONE
    vera = BrowserPlayer(browser, address, "Vera", width=width, height=height, language=language)
    where, wanted = f"{address}/", ".shelf"
    if page != FRONT:
        terms = {"game": page, "level": "ship_boy", "seats": 3, "options": {}}
        table = vera.request("POST", "/api/play", terms)["id"]
        where, wanted = f"{address}/tables/{table}", CHOICES
    if cached:
        first = vera.context.new_page()
        first.goto(where)
        first.locator(wanted).first.wait_for()
        first.wait_for_load_state("networkidle")
        first.close()
    inspector = vera.context.new_cdp_session(vera.page)
    traffic = Traffic(inspector)
    inspector.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    browser.start_tracing(page=vera.page, categories=["toplevel", "blink.user_timing"])
    vera.page.evaluate("0")
    vera.page.add_init_script(usable_mark(wanted))
    vera.page.goto(where)
    vera.page.locator(wanted).first.wait_for()
    usable = vera.until(lambda: vera.page.evaluate(USABLE_AT), "no frame after that")
    vera.page.wait_for_load_state("networkidle")
    trace = json.loads(browser.stop_tracing())
    vera.leave()
    assert not vera.problems, vera.problems
    return Load(*traffic.sums(), usable, processor_time(trace["traceEvents"]))


def usable_mark(wanted: str) -> str:
    """Marks the first frame after what is wanted is shown."""
    selector = json.dumps(wanted.removesuffix(":visible"))
    return f"""
(() => {{
  const look = () => {{
    const there = [...document.querySelectorAll({selector})]
    if (!there.some((one) => one.getClientRects().length)) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
  }}
  requestAnimationFrame(look)
}})()
"""


class Traffic:
    """What went over the network, file by file."""

    def __init__(self, inspector: Any) -> None:
        self.kinds: dict[str, str] = {}
        self.urls: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        inspector.on("Network.responseReceived", self.begin)
        inspector.on("Network.loadingFinished", self.end)
        inspector.send("Network.enable")

    def begin(self, event: dict[str, Any]) -> None:
        cached = event["response"].get("fromDiskCache") or event["response"].get(
            "fromPrefetchCache"
        )
        self.kinds[event["requestId"]] = "cached" if cached else event["type"]
        self.urls[event["requestId"]] = event["response"]["url"]

    def end(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    def sums(self) -> tuple[int, int, int]:
        """Files, their bytes, and those of fonts."""
        sent = [request for request in self.sizes if self.kinds.get(request) != "cached"]
        fonts = [request for request in sent if self.kinds.get(request) == "Font"]
        others = [request for request in sent if request not in fonts]
        return (
            len(others),
            sum(self.sizes[request] for request in others),
            sum(self.sizes[request] for request in fonts),
        )


def processor_time(events: Iterable[dict[str, Any]]) -> float:
    """Of the tasks of the page's main thread until it was usable."""
    [mark] = [event for event in events if event["name"] == "usable"]
    used = sum(
        event["tdur"]
        for event in events
        if event["name"] == TASK
        and event.get("tdur")
        and (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])
        and event["ts"] < mark["ts"]
    )
    return float(used / 1000)


def print_figures(page: str, cached: bool, rounds: list[tuple[Load, Load]]) -> None:
    plain = rounds[0][0]
    print(
        f"{page:10}{'full' if cached else 'empty':8}{plain.files:7}{plain.bytes / 1000:8.1f}"
        f"{plain.fonts / 1000:8.1f}"
        f"{median(load.clock for load, _ in rounds):10.0f}"
        f"{median(load.clock for _, load in rounds):10.0f}"
        f"{median(load.processor for load, _ in rounds):12.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
