"""Learn from mistakes: one's own mistakes of a finished game, tried again on the table."""

import json
import time
from functools import cache
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import expect

from lorcha.core.match import Match
from tests.analysis.matches import finished
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations

SECONDS = 120


@cache
def match() -> Match:
    """Played at random, so there is something to learn."""
    return finished("dragon", 2)


def analysed(vera: BrowserPlayer) -> tuple[str, dict[str, Any]]:
    """A finished game of which she held both seats, with its analysis."""
    table = vera.request("POST", "/api/imports", json.loads(match().save()))["id"]
    progress = vera.request("POST", f"/api/tables/{table}/analysis")
    until = time.monotonic() + SECONDS
    while progress["stage"] != "ready":
        assert time.monotonic() < until, "the analysis takes too long"
        vera.page.wait_for_timeout(200)
        progress = vera.request("GET", f"/api/tables/{table}/analysis")
    return table, progress["analysis"]


def key(move: dict[str, Any]) -> str:
    """As the page writes it beside what stands for the move."""
    return json.dumps([[name, move[name]] for name in sorted(move)], separators=(",", ":"))


def answer(vera: BrowserPlayer, move: dict[str, Any], until: str) -> None:
    """With this move, completed in any way if it has parts, until the bar says so."""
    piece = vera.page.locator(f"[data-move='{key(move)}']").first
    piece.dispatch_event("click")
    end, bar = time.monotonic() + SECONDS, vera.page.locator(".task")
    while until not in bar.inner_text():
        assert time.monotonic() < end, f"the bar says {bar.inner_text()}"
        vera.click()


def reach(vera: BrowserPlayer, decisions: list[dict[str, Any]]) -> int:
    """Passes over mistakes until the answer is a single piece: an action."""
    number = next(
        n
        for n, one in enumerate(decisions)
        if one["played"]["move"] == one["best"]["move"] == "act"
    )
    for _ in range(number):
        vera.page.locator(".task .ways .btn").last.click()
        vera.page.wait_for_timeout(100)
    return number


def test_after_two_tries_the_better_move_is_shown(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    table, analysis = analysed(vera)
    mine = [one for one in analysis["decisions"] if one["seat"] == 0]
    assert len(mine) > 1
    vera.page.goto(f"{vera.base}/tables/{table}/review")
    vera.page.get_by_role("button", name="Analysis").click()
    vera.page.get_by_role("link", name=f"Learn from your mistakes ({len(mine)})").click()
    bar = vera.page.locator(".task")
    expect(bar).to_contain_text(f"Mistake 1 of {len(mine)}")
    expect(bar).to_contain_text("In the game:")
    expect(vera.page.locator("[data-may]").first).to_be_visible()
    assert violations(vera.page) == []
    here = mine[reach(vera, mine[:-1])]
    answer(vera, here["played"], "Try once more")
    answer(vera, here["played"], "Better:")
    expect(vera.page.locator("[data-hint]").first).to_be_visible()
    assert violations(vera.page) == []
    vera.page.locator("body").press("Enter")
    expect(bar).to_contain_text(f"Mistake {mine.index(here) + 2} of {len(mine)}")
    assert vera.sent_frames == []  # the game is over: nothing is played


def test_on_a_phone_in_russian(visit: Visit) -> None:
    """One is found, those after it are shown; the summary counts them."""
    vera = visit("Вера", width=390, height=844, language="ru", inspected=True)
    table, analysis = analysed(vera)
    mine = [one for one in analysis["decisions"] if one["seat"] == 1]
    vera.page.goto(f"{vera.base}/tables/{table}/mistakes?seat=1")
    bar = vera.page.locator(".task")
    expect(bar).to_contain_text(f"Ошибка 1 из {len(mine)}")
    found = reach(vera, mine)
    answer(vera, mine[found]["best"], "Верно:")
    for number in range(found + 2, len(mine) + 1):
        bar.get_by_role("button", name="Следующая ошибка").click()
        expect(bar).to_contain_text(f"Ошибка {number} из {len(mine)}")
        bar.get_by_role("button", name="Показать").click()
        expect(bar).to_contain_text("Лучше:")
    assert violations(vera.page) == []
    assert len(mine) > found + 1
    bar.get_by_role("button", name="К итогам").click()
    expect(bar).to_contain_text(f"Найдено сразу: 1 из {len(mine)}.")
    expect(bar).to_contain_text(f"Показано: {len(mine) - found - 1}.")
    bar.get_by_role("button", name="1. ").first.click()
    expect(bar).to_contain_text(f"Ошибка 1 из {len(mine)}")


def test_on_a_phone_the_reason_goes_along_to_the_board(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844, inspected=True)
    table, _ = analysed(vera)
    vera.page.goto(f"{vera.base}/tables/{table}/review")
    vera.page.get_by_role("button", name="Log").last.click()
    vera.page.get_by_role("button", name="Analysis").click()
    vera.page.locator(".analysis .point").first.click()
    expect(vera.page.locator(".replay .said")).to_contain_text("Better:")
    expect(vera.page.locator("[data-hint]").first).to_be_visible()
    assert violations(vera.page) == []
    vera.page.get_by_role("button", name="One move on").click()
    expect(vera.page.locator(".replay .said")).not_to_contain_text("Better:")


def test_a_game_that_was_not_analysed_says_so(visit: Visit) -> None:
    vera = visit("Vera")
    table = vera.request("POST", "/api/imports", json.loads(match().save()))["id"]
    vera.page.goto(f"{vera.base}/tables/{table}/mistakes")
    expect(vera.page.get_by_text("has not been analysed")).to_be_visible()
    vera.page.get_by_role("link", name="To the review").click()
    expect(vera.page.locator(".replay")).to_be_visible()
