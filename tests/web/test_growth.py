"""A page left open does not grow: neither over a thousand moves nor over many tables."""

import json
from typing import Final

import pytest

from tests.web.conftest import Visit
from tests.web.sitter import Sitter

FADED: Final = 2_500  # ms until rings and notices are gone
# Sends the page more plies, those of a real game over and over, as the server would.
FEED: Final = """
async ([plies, from, to]) => {
  const line = window.lines.at(-1)
  for (let ply = from; ply < to; ply++) {
    const told = plies[ply % plies.length]
    const journal = told.journal.map((entry) => ({ ...entry, ply }))
    const turn = ply % 10 ? { ...told.turn, legal: [] } : told.turn
    line.onmessage({ data: JSON.stringify({ ...told, ply, journal, turn }) })
    await new Promise(requestAnimationFrame)
  }
}
"""
COUNTED: Final = ["Nodes", "JSEventListeners", "JSHeapUsedSize"]


@pytest.mark.soak
def test_a_table_left_open_for_a_thousand_moves(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    while len(plies(vera)) < 60:
        vera.decide(vera.click)
    vera.await_turn()
    heard = plies(vera)
    last = int(heard[-1]["ply"])  # type: ignore[call-overload]
    vera.page.evaluate(FEED, [heard, last + 1, last + 300])  # the log is full by now
    before = counted(vera)
    vera.page.evaluate(FEED, [heard, last + 300, last + 1300])
    assert_no_larger(counted(vera), before)


@pytest.mark.soak
def test_tables_opened_and_left_again(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    come_and_go(vera, 12)  # the browser compiles what it runs again and again
    before = counted(vera)
    come_and_go(vera, 24)
    assert_no_larger(counted(vera), before)


def plies(sitter: Sitter) -> list[dict[str, object]]:
    told = [json.loads(frame) for frame in sitter.frames]
    return [message for message in told if message["type"] == "ply"]


def come_and_go(sitter: Sitter, times: int) -> None:
    for _ in range(times):
        sitter.page.locator("header .logo").click()
        sitter.page.locator(".slot").first.wait_for()
        sitter.page.go_back()
        sitter.page.locator(".prompt").wait_for()  # a handle of it would hold the whole table


def counted(sitter: Sitter) -> dict[str, float]:
    """What the page holds once everything it has let go of is swept out."""
    sitter.page.wait_for_timeout(FADED)
    line = sitter.context.new_cdp_session(sitter.page)
    line.send("Performance.enable")
    line.send("HeapProfiler.collectGarbage")
    told = line.send("Performance.getMetrics")["metrics"]
    line.detach()
    return {one["name"]: one["value"] for one in told if one["name"] in COUNTED}


def assert_no_larger(after: dict[str, float], before: dict[str, float]) -> None:
    grown = {name: after[name] / before[name] for name in COUNTED}
    assert all(ratio < 1.1 for ratio in grown.values()), f"{before} became {after}"
