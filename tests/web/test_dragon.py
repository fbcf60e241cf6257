"""In the Year of the Dragon in the browser: whole games by keyboard and on a phone, every screen,
and choices that are corrected. (`test_hidden_information.py` plays one by pointer.)"""

from typing import Any

import pytest

from lorcha.core.match import Match
from lorcha.games.dragon.rules.game import Dragon
from lorcha.games.dragon.state import ROOMS
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.layout import CRAMPED, CUT, SCROLLS, SMALL, TINY, WIDER, faults

# Words that are wider than their card or their month, palaces that cover goods, and own cards below
# the edge of the window.
SPILLED = """
() => {
  const words = [...document.querySelectorAll('.acts .gn, .acts .nm')].filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const card = one.closest('.card').getBoundingClientRect()
    const cut = one.matches('.nm') && one.scrollWidth > one.clientWidth + 1
    return cut || range.getBoundingClientRect().right > card.right
  })
  const hand = innerWidth > 700 ? [...document.querySelectorAll('.pcard')] : []
  const below = hand.filter((card) => card.getBoundingClientRect().bottom > innerHeight)
  const told = document.querySelectorAll('.year .big :is(.en, .why, .chip)')
  const months = [...told].filter((one) => {
    const month = one.closest('.mo').getBoundingClientRect()
    const { left, right } = one.getBoundingClientRect()
    return left < month.left - 1 || right > month.right + 1 || one.scrollWidth > one.clientWidth + 1
  })
  const covered = [...document.querySelectorAll('.player')].flatMap((player) => {
    const palaces = [...player.querySelectorAll('.palaces svg')].map((one) =>
      one.getBoundingClientRect())
    return [...player.querySelectorAll('.good, .name .line, .seal')].filter((good) => {
      const at = good.getBoundingClientRect()
      return palaces.some((one) =>
        one.left < at.right - 1 && one.right > at.left + 1 &&
        one.top < at.bottom - 1 && one.bottom > at.top + 1)
    })
  })
  return [...words, ...below, ...months, ...covered].map((one) => one.textContent.trim())
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


@pytest.mark.parametrize(
    ("language", "verb", "seats", "ply"),
    [
        ("en", "act", 4, 0),
        ("ru", "act", 4, 0),
        ("en", "act", 3, 0),
        ("ru", "pair", 5, 0),
        ("ru", "act", 5, 120),
    ],
)
def test_there_is_room_for_every_word_on_every_screen(
    visit: Visit, language: str, verb: str, seats: int, ply: int
) -> None:
    """Also late in the year, when everybody has most palaces, people and privileges."""
    vera = visit("Clever Walnut", language=language)
    offered = offers(verb)
    late = find_decision("dragon", seats, lambda m, seat: m.ply >= ply and offered(m, seat))
    play_from(vera, *late)
    vera.await_turn()
    assert faults(vera, CUT, WIDER, CRAMPED, SCROLLS, SMALL, TINY, SPILLED) == []


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


def owes_one_of_two_alike(match: Match, seat: int) -> bool:
    assert isinstance(match.state, Dragon)
    province = match.state.provinces[seat]
    homes = [province.tenants[i : i + ROOMS] for i in range(0, len(province.tenants), ROOMS)]
    homes = [home[:guests] for home, guests in zip(homes, province.guests, strict=True)]
    alike = any(len(home) > len(set(home)) for home in homes)
    return alike and province.owes == 1 and offers("release")(match, seat)


def test_one_of_two_who_are_alike_is_let_go_by_keyboard(visit: Visit) -> None:
    """The mark may lie on the other one; a second Enter confirms all the same."""
    vera = visit("Vera")
    play_from(vera, *find_decision("dragon", 2, owes_one_of_two_alike))
    vera.await_turn()
    people = vera.page.locator(".pagoda [role=button]")
    names = [person.get_attribute("aria-label") for person in people.all()]
    first = people.nth(next(i for i, name in enumerate(names) if names.count(name) == 2))
    first.focus()
    vera.page.keyboard.press("Enter")
    vera.page.wait_for_selector(".pagoda [aria-pressed=true]")
    assert first.get_attribute("aria-pressed") == "false"
    vera.page.keyboard.press("Enter")
    vera.until(lambda: vera.answers == ["release"], "it is not confirmed")


def test_a_piece_explains_itself(vera: BrowserPlayer) -> None:
    vera.page.locator('[data-move="pair monk"]').hover()
    tooltip = vera.page.locator('[role="tooltip"]')
    tooltip.wait_for()
    assert "Young monk" in tooltip.inner_text()
    vera.page.mouse.move(2, 2)
    tooltip.wait_for(state="detached")
