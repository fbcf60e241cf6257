"""In the Year of the Dragon in the browser: whole games by pointer, by keyboard, on a phone."""

import pytest

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.hidden_information import assert_nothing_hidden


def test_a_newcomer_plays_a_whole_game_by_clicks(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    vera.play_out(vera.click)
    assert vera.page.locator(".end").inner_text().count("Vera") >= 1
    assert_nothing_hidden(vera, "princes", {"hand"})


def test_the_same_by_keyboard_alone(visit: Visit) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=2)
    vera.play_out(vera.press)
    assert vera.over


def test_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=2)
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Вера" in words
    assert "missing" not in words


# ---- every decision can be composed and corrected


@pytest.fixture
def vera(visit: Visit) -> BrowserPlayer:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.await_turn()
    return vera


def test_the_first_two_are_chosen_looked_at_and_corrected(vera: BrowserPlayer) -> None:
    """Two clicks choose a pair; a third person starts over; Back takes a step back."""
    page = vera.page
    page.locator('[data-move="pair monk"]').click()
    page.locator('[data-move="pair farmer"]').click()
    assert page.locator("button.pal").count() == 2
    page.locator("button.pal").first.click()
    page.wait_for_selector(".pagoda .coming")
    page.keyboard.press("Escape")
    page.wait_for_selector(".pagoda .coming", state="detached")
    page.locator('[data-move="pair scholar"]').click()
    assert page.locator("button.pal").count() == 0
    chosen = page.locator("[data-chosen]")
    assert [chosen.nth(i).get_attribute("data-move") for i in range(chosen.count())] == [
        "pair scholar"
    ]


def test_a_piece_explains_itself(vera: BrowserPlayer) -> None:
    vera.page.locator('[data-move="pair monk"]').hover()
    tooltip = vera.page.locator('[role="tooltip"]')
    tooltip.wait_for()
    assert "Young monk" in tooltip.inner_text()
    vera.page.mouse.move(2, 2)
    tooltip.wait_for(state="detached")
