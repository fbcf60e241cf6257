"""In the Year of the Dragon in the browser: whole games by keyboard and on a phone, every screen,
and choices that are corrected. (`test_hidden_information.py` plays one by pointer.)"""

from typing import Any

import pytest

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.layout import CRAMPED, CUT, SMALL, TINY, WIDER, faults

# Words that are wider than their card, and own cards below the edge of the window.
SPILLED = """
() => {
  const words = [...document.querySelectorAll('.acts .gn, .acts .nm')].filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const card = one.closest('.card').getBoundingClientRect()
    return range.getBoundingClientRect().right > card.right
  })
  const hand = innerWidth > 700 ? [...document.querySelectorAll('.pcard')] : []
  const below = hand.filter((card) => card.getBoundingClientRect().bottom > innerHeight)
  return [...words, ...below].map((one) => one.textContent.trim())
}
"""


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
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


# ---- every screen


@pytest.mark.parametrize(("language", "verb", "seats"), [("ru", "act", 4), ("ru", "pair", 5)])
def test_there_is_room_for_every_word_on_every_screen(
    visit: Visit, language: str, verb: str, seats: int
) -> None:
    vera = visit("Clever Walnut", language=language)
    play_from(vera, *find_decision("dragon", seats, offers(verb)))
    vera.await_turn()
    assert faults(vera, CUT, WIDER, CRAMPED, SMALL, TINY, SPILLED) == []


def test_no_card_of_the_hand_covers_the_name_of_another(visit: Visit) -> None:
    vera = visit("Vera", width=1366, height=650)
    play_from(vera, *find_decision("dragon", 4, offers("pair")))
    vera.await_turn()
    cards = vera.page.locator(".pcard")
    boxes = [cards.nth(i).bounding_box() for i in range(cards.count())]
    names = [cards.nth(i).locator("b").bounding_box() for i in range(cards.count())]
    assert len(boxes) == 11
    for i, name in enumerate(names):
        assert not any(overlap(name, box) for j, box in enumerate(boxes) if i != j)


def overlap(one: Any, other: Any) -> bool:
    return all(
        one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


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
