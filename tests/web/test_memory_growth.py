"""A page left open uses no more memory, neither after a thousand moves nor after many tables."""

import json
from typing import Final

import pytest

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit

FADE_TIME: Final = 2_500  # ms until rings and notices are gone
# Passes the page plies of a real game again and again, as the server would send them.
FEED: Final = """
async ([plies, from, to]) => {
  const socket = window.sockets.at(-1)
  for (let ply = from; ply < to; ply++) {
    const message = plies[ply % plies.length]
    const journal = message.journal.map((entry) => ({ ...entry, ply }))
    const turn = ply % 10 ? { ...message.turn, legal: [] } : message.turn
    socket.onmessage({ data: JSON.stringify({ ...message, ply, journal, turn }) })
    await new Promise(requestAnimationFrame)
  }
}
"""
METRICS: Final = ["Nodes", "JSEventListeners", "JSHeapUsedSize"]


@pytest.mark.soak
def test_a_table_left_open_for_a_thousand_moves(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    while len(plies(vera)) < 60:
        vera.decide(vera.click)
    vera.await_turn()
    messages = plies(vera)
    last = int(messages[-1]["ply"])  # type: ignore[call-overload]
    vera.page.evaluate(FEED, [messages, last + 1, last + 300])  # the log is full by now
    before = metrics_of(vera)
    vera.page.evaluate(FEED, [messages, last + 300, last + 1300])
    assert_no_larger(metrics_of(vera), before)


@pytest.mark.soak
def test_tables_opened_and_left_again(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    leave_and_return(vera, 12)  # the browser compiles what it runs again and again
    before = metrics_of(vera)
    leave_and_return(vera, 24)
    assert_no_larger(metrics_of(vera), before)


def plies(player: BrowserPlayer) -> list[dict[str, object]]:
    messages = [json.loads(frame) for frame in player.frames]
    return [message for message in messages if message["type"] == "ply"]


def leave_and_return(player: BrowserPlayer, times: int) -> None:
    for _ in range(times):
        player.page.locator("header .logo").click()
        player.page.locator(".slot").first.wait_for()
        player.page.go_back()
        player.page.locator(".prompt").wait_for()  # a handle of it would hold the whole table


def metrics_of(player: BrowserPlayer) -> dict[str, float]:
    """What the page holds after garbage collection."""
    player.page.wait_for_timeout(FADE_TIME)
    session = player.context.new_cdp_session(player.page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return {one["name"]: one["value"] for one in metrics if one["name"] in METRICS}


def assert_no_larger(after: dict[str, float], before: dict[str, float]) -> None:
    grown = {name: after[name] / before[name] for name in METRICS}
    assert all(ratio < 1.1 for ratio in grown.values()), f"{before} became {after}"
