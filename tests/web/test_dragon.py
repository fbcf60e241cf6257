"""In the Year of the Dragon in the browser: whole games by pointer, by keyboard, on a phone."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.sitter import Sitter


def test_a_newcomer_plays_a_whole_game_by_clicks(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    vera.play_out(vera.click)
    assert vera.page.locator(".end").inner_text().count("Vera") >= 1
    nothing_hidden_reached(vera)


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


# ---- nothing hidden reaches the browser


def nothing_hidden_reached(sitter: Sitter) -> None:
    """No hand of another, no deck, and no seed before the end, in frames, page or storage."""
    told = [json.loads(frame) for frame in sitter.frames]
    seeds = [message["seed"] for message in told if message.get("seed")]
    assert seeds, "the seed is opened at the end"
    before_end = [frame for frame in sitter.frames if '"type":"ended"' not in frame]
    assert before_end
    for message in told:
        for view in views(message):
            hands = [prince["hand"] for prince in view["princes"]]
            assert all(hand is None for seat, hand in enumerate(hands) if seat != view["seat"])
            assert not {"deck", "chance", "seed"} & set(view)
    assert not any(seed in frame for seed in seeds for frame in before_end)
    assert not any(seed in sitter.page.evaluate("JSON.stringify(localStorage)") for seed in seeds)


def views(told: Any) -> Iterator[dict[str, Any]]:
    """Every view of the table in a message, wherever it stands."""
    if isinstance(told, dict):
        if isinstance(told.get("princes"), list):
            yield told
        for part in told.values():
            yield from views(part)
    elif isinstance(told, list):
        for part in told:
            yield from views(part)


# ---- every decision can be composed and corrected


@pytest.fixture
def vera(visit: Visit) -> Sitter:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.await_turn()
    return vera


def test_the_first_two_are_chosen_looked_at_and_corrected(vera: Sitter) -> None:
    """Two clicks choose a pair; a third person begins anew; Back takes a step back."""
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


def test_a_piece_explains_itself(vera: Sitter) -> None:
    vera.page.locator('[data-move="pair monk"]').hover()
    told = vera.page.locator('[role="tooltip"]')
    told.wait_for()
    assert "Young monk" in told.inner_text()
    vera.page.mouse.move(2, 2)
    told.wait_for(state="detached")
