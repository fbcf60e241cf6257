"""The light after an own decision against bots: fine, or there was better, and the way back."""

import json

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import expect

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations

MOST = 25  # decisions until a random player has made a mistake


def switch_on(vera: BrowserPlayer, menu: str, label: str) -> None:
    vera.page.get_by_role("button", name=menu).click()
    vera.page.get_by_label(label).check()
    vera.page.keyboard.press("Escape")


def decide_until(vera: BrowserPlayer, sight: str) -> None:
    """Decides until a verdict shows this."""
    for _ in range(MOST):
        assert vera.await_turn()
        vera.decide(vera.click)
        vera.await_turn()
        vera.until(lambda: judged(vera), "no verdict on a decision")
        vera.page.wait_for_timeout(100)
        if vera.page.locator(sight).count():
            return
    raise AssertionError(f"{sight} never shows")


def judged(vera: BrowserPlayer) -> bool:
    """Whether everything that was to be judged has been answered."""
    asked = [json.loads(frame) for frame in vera.sent_frames if '"judge"' in frame]
    return all(any(f'"{one["id"]}"' in frame for frame in vera.frames) for one in asked)


def test_it_is_off_until_it_is_wanted(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    for _ in range(3):
        vera.await_turn()
        vera.decide(vera.click)
    assert not any('"judge"' in frame for frame in vera.sent_frames)
    expect(vera.page.locator(".verdict")).to_have_count(0)


def test_a_decision_that_could_be_better_is_taken_back(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    vera.play_bots(seats=2)
    switch_on(vera, "Menu", "Judge my decisions")
    decide_until(vera, ".verdict:not(.fine) .btn")
    expect(vera.page.locator(".verdict")).to_contain_text("There was better")
    assert violations(vera.page) == []
    vera.page.get_by_role("button", name="Take it back").click()
    expect(vera.page.locator(".verdict")).to_have_count(0)
    vera.await_turn()
    assert any('"undo"' in frame for frame in vera.sent_frames)


def test_on_a_phone_in_russian(visit: Visit) -> None:
    """In Jamaica what was thrown cannot be forgotten: then it is only told."""
    vera = visit("Вера", width=390, height=844, language="ru", inspected=True)
    vera.play_bots(seats=2, game="jamaica")
    switch_on(vera, "Меню", "Оценивать мои решения")
    decide_until(vera, ".verdict small")
    expect(vera.page.locator(".verdict")).to_contain_text("Вернуть нельзя")
    assert violations(vera.page) == []


def test_with_other_people_there_is_no_such_switch(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo")
    seats = [{"who": "me"}, {"who": "open"}]
    table = vera.request("POST", "/api/tables", {"game": "dragon", "seats": seats})["id"]
    bo.request("POST", f"/api/tables/{table}/seats", {})
    vera.request("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    vera.page.get_by_role("button", name="Menu").click()
    expect(vera.page.get_by_label("Sound")).to_be_visible()
    expect(vera.page.get_by_label("Judge my decisions")).to_have_count(0)
