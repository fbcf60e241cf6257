"""How long a person waits for the next turn: `python -m bench.turn_time`.

A real Chromium plays some turns of each game against bots of each level, with the settings a new
visitor has. A turn is timed in the page, from the press of the gold button until the next own
question is drawn: the newest ply asks this seat, nothing flies any more, the prompt is at rest.
Only waits during which somebody else moved are counted. For In the Year of the Dragon the waits of
a month are added up as well.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from lorcha.bots import LEVELS
from lorcha.games import SHELF
from tests.web.browser_player import CHOICES, CONFIRM, BrowserPlayer
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.server import run_server

PAUSE: Final = "0.6-2.5"  # what a server has if nothing is said
MOST_DECISIONS: Final = 60
NEW_VISITOR: Final = json.dumps({"language": "en", "theme": "light"})
WATCH: Final = """
(() => {
  const Real = WebSocket
  window.newest = null
  window.others = 0
  window.waits = []
  window.pressed = 0
  window.WebSocket = class extends Real {
    constructor(url) {
      super(url)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type !== 'ply' && message.type !== 'snapshot') return
        window.newest = message
        if (message.seat > 0) window.others++
      })
    }
  }
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('.prompt .btn.gold')) return
    const began = performance.now()
    window.pressed++
    const { ply } = window.newest
    const round = document.querySelector('.bar .round').innerText
    let rest = 0
    window.others = 0
    const look = () => {
      const { newest } = window
      const asked = newest.ply > ply && newest.turn.legal.length > 0
      const still = !document.querySelector('.flying, .prompt.waiting')
      rest = asked && still ? rest + 1 : 0
      const over = document.querySelector('.end[role=dialog]')
      if (rest < 2 && !over) return requestAnimationFrame(look)
      if (!over) window.waits.push([window.others, performance.now() - began, round])
    }
    requestAnimationFrame(look)
  }, true)
})()
"""


def wait_times(browser: Browser, base: str, game: str, level: str, turns: int) -> list[Any]:
    """For each turn: how many moves of others it took, the milliseconds, and in which round."""
    player = BrowserPlayer(browser, base, "Vera")
    player.context.add_init_script(WATCH)
    player.context.add_init_script(f"localStorage['lorcha.settings'] = '{NEW_VISITOR}'")
    player.play_bots(game=game, level=level, seats=3)
    waits: list[Any] = []
    for _ in range(MOST_DECISIONS):
        if sum(others > 0 for others, *_ in waits) >= turns or not player.await_turn():
            break
        confirm(player)
        waits = player.page.evaluate("() => window.waits")
    player.leave()
    return [wait for wait in waits if wait[0]]


def confirm(player: BrowserPlayer) -> None:
    """Chooses anything and presses the gold button, then waits for the next own turn."""
    before = player.page.evaluate("() => window.waits.length")
    for _ in range(40):
        if player.over or player.page.evaluate("() => window.waits.length") > before:
            return
        if player.page.locator(f"{CONFIRM}, {CHOICES}").count():
            pressed = player.page.evaluate("() => window.pressed")
            player.click()  # may come too late on a busy machine: then nothing was pressed
            if player.page.evaluate("() => window.pressed") > pressed:
                wait_for_turn(player, before)
        else:
            player.page.wait_for_timeout(50)


def wait_for_turn(player: BrowserPlayer, before: int) -> None:
    done = "([n]) => window.waits.length > n || !!document.querySelector('.end[role=dialog]')"
    try:
        player.page.wait_for_function(done, arg=[before], timeout=60_000)
    except PlaywrightTimeout:
        print("no turn within a minute:", player.page.locator(".prompt").inner_text())


def by_round(waits: list[Any]) -> list[float]:
    rounds: dict[str, float] = defaultdict(float)
    for _, milliseconds, name in waits:
        rounds[name] += milliseconds
    return [*rounds.values()]


def report(name: str, milliseconds: list[float]) -> None:
    if milliseconds:
        middle, worst = median(milliseconds) / 1000, max(milliseconds) / 1000
        print(f"{name:<28} {len(milliseconds):>3} {middle:>7.1f} {worst:>7.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(SHELF))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--turns", type=int, default=5)
    arguments = parser.parse_args()
    print(f"{'seconds':<28} {'n':>3} {'median':>7} {'worst':>7}")
    with (
        TemporaryDirectory() as folder,
        run_server(Path(folder), pause=PAUSE) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in arguments.games:
            for level in arguments.levels:
                waits = wait_times(browser, base, game, level, arguments.turns)
                report(f"{game} {level}", [wait[1] for wait in waits])
                if game == "dragon":
                    report(f"{game} {level}, a month", by_round(waits))
        browser.close()


if __name__ == "__main__":
    main()
