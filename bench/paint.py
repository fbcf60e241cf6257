"""How soon a table is painted after a message of the server: `python -m bench.paint`.

A real Chromium plays a whole game of each kind against bots, with motion off. Each message of the
socket is timed in the page, from its event until the first task after the next frame: then
everything it changed is painted. Waiting for that frame is included, up to 17 ms. The second figure
is the processor time of the page's main thread: on a busy machine the clock mostly measures other
work.

The page plays on its own, and only when no message has arrived for a while: a test that queries the
page would be measured as well.
"""

import argparse
import json
import shutil
from collections import defaultdict
from contextlib import nullcontext
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from lorcha.games import SHELF
from tests.web.browser_player import CHOICES, CONFIRM, BrowserPlayer
from tests.web.server import CLIENT, run_server

FLAGS = ["--no-sandbox", "--disable-gpu"]
PAUSE = "0.3-0.3"  # of a bot before it moves, in seconds
MAX_SECONDS = 600  # of a game
TASK = "ThreadControllerImpl::RunTask"
# The listener added in the constructor gets a message before the client does.
WATCH = """
(() => {
  const Real = WebSocket
  let count = 0
  window.receivedAt = 0
  window.WebSocket = class extends Real {
    constructor(url) {
      super(url)
      this.addEventListener('message', ({ data }) => {
        const name = `${/"type":"(\\w+)"/.exec(data)[1]} ${++count}`
        performance.mark(`received ${name}`)
        window.receivedAt = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => performance.mark(`painted ${name}`)
          port2.postMessage(null)
        })
      })
    }
  }
})()
"""
PLAY = """
([confirm, choices]) => {
  let seed = 7
  const chance = (below) => (seed = (seed * 48271) % 2147483647) % below
  const shown = (piece) => piece.getClientRects().length > 0
  const pressed = { bubbles: true, detail: 1 }
  const click = (piece) => piece.dispatchEvent(new MouseEvent('click', pressed))
  setInterval(() => {
    if (performance.now() - window.receivedAt < 250) return
    const ready = [...document.querySelectorAll(confirm)].find(shown)
    if (ready) return click(ready)
    const open = [...document.querySelectorAll(choices)].filter(shown)
    if (open.length) click(open[chance(open.length)])
  }, 50)
}
"""


class Paint(NamedTuple):
    kind: str
    clock: float  # milliseconds
    processor: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SHELF), help="default: all games")
    parser.add_argument("--client", type=Path, default=CLIENT, help="the built client")
    parser.add_argument("--at", help="address of a server with --limits off; default: start one")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--phone", action="store_true", help="390 × 844 instead of 1440 × 900")
    args = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours = run_server(Path(folder), PAUSE, args.client.resolve())
        with nullcontext(args.at) if args.at else ours as address:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            print(f"{'':27}{'by the clock, ms':>21}{'of the processor, ms':>24}")
            print(f"{'game':9}{'message':10}{'times':>8}" + 2 * f"{'p50':>8}{'p95':>8}{'most':>8}")
            for game in args.games:
                print_figures(game, measure(browser, address, args, game))


def measure(browser: Browser, address: str, args: argparse.Namespace, game: str) -> list[Paint]:
    """What was painted during one whole game."""
    width, height = (390, 844) if args.phone else (1440, 900)
    vera = BrowserPlayer(browser, address, "Vera", width=width, height=height)
    vera.context.add_init_script(WATCH)
    browser.start_tracing(page=vera.page, categories=["toplevel", "blink.user_timing"])
    vera.play_bots(seats=args.seats, game=game)
    vera.page.evaluate(PLAY, [CONFIRM, CHOICES.removesuffix(":visible")])
    for _ in range(MAX_SECONDS):
        vera.page.wait_for_timeout(1000)
        if any('"type":"ended"' in frame for frame in vera.frames):
            break
    trace = json.loads(browser.stop_tracing())
    assert vera.problems == []
    vera.leave()
    return read_paints(trace["traceEvents"])


def read_paints(events: list[dict[str, Any]]) -> list[Paint]:
    """Every message that arrived and was painted, by the performance marks of the page."""
    marks = [event for event in events if event["name"].startswith(("received ", "painted "))]
    thread = {(mark["pid"], mark["tid"]) for mark in marks}
    tasks = [
        event
        for event in events
        if event["name"] == TASK
        and event.get("dur")
        and event.get("tdur")
        and (event["pid"], event["tid"]) in thread
    ]
    received, paints = {}, []
    for mark in marks:
        what, kind, number = mark["name"].split()
        if what == "received":
            received[number] = mark["ts"]
            continue
        began, ended = received[number], mark["ts"]
        used = sum(share(task, began, ended) for task in tasks)
        paints.append(Paint(kind, (ended - began) / 1000, used / 1000))
    return paints


def share(task: dict[str, Any], began: float, ended: float) -> float:
    """The processor time of a task between two moments, assumed even."""
    within = min(task["ts"] + task["dur"], ended) - max(task["ts"], began)
    return float(max(0.0, within) / task["dur"] * task["tdur"])


def print_figures(game: str, paints: list[Paint]) -> None:
    kinds: dict[str, list[Paint]] = defaultdict(list)
    for paint in paints:
        kinds[paint.kind].append(paint)
    for kind, some in [*sorted(kinds.items()), ("all", paints)]:
        figures = spread([one.clock for one in some]) + spread([one.processor for one in some])
        line = f"{game:9}{kind:10}{len(some):8}" + "".join(f"{figure:8.1f}" for figure in figures)
        print(line, flush=True)


def spread(times: list[float]) -> list[float]:
    """Median, 95th percentile and maximum."""
    parts = quantiles(times * 2 if len(times) == 1 else times, n=100, method="inclusive")
    return [parts[49], parts[94], max(times)]


if __name__ == "__main__":
    main()
