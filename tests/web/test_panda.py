"""Panda Spin in the browser: on a phone, by keyboard, for two and five, with every kind of move."""

from typing import cast

import pytest

from lorcha import games
from lorcha.core.match import Match
from lorcha.games.panda.state import Table
from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.every_verb import play_every_verb
from tests.web.hidden_information import assert_nothing_hidden
from tests.web.layout import SCROLLS, faults
from tests.web.test_accessibility import violations

PRIVATE = {"hand"}
# What can be chosen, or is written, and does not lie wholly inside the window and its sheet.
OUTSIDE = """
() => [...document.querySelectorAll('.own, .phone.sheet')].flatMap((sheet) => {
  const edge = sheet.getBoundingClientRect()
  const right = Math.min(edge.right, innerWidth) + 1
  const bottom = Math.min(edge.bottom, innerHeight) + 1
  return [...sheet.querySelectorAll('[data-move], .more, .seg button')]
    .filter((piece) => {
      const at = piece.getBoundingClientRect()
      return at.left < edge.left - 1 || at.right > right || at.bottom > bottom || at.top < 0
    })
    .map((piece) => piece.textContent.trim() || piece.dataset.move)
})
"""
# Names that are cut without an ellipsis.
CUT_NAMES = """
() => [...document.querySelectorAll('.player-name, .player-name > span')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1)
  .filter((name) => getComputedStyle(name).textOverflow !== 'ellipsis')
  .map((name) => name.textContent)
"""
# The rule of the moment stands whole in its frame, and what is to be beaten lies under no word.
RULE = """
() => {
  const frame = document.querySelector('.frame')
  if (!frame) return ['nothing says what beats the bid']
  const edge = frame.getBoundingClientRect()
  const cards = [...document.querySelectorAll('.highest .pcd')]
  const top = Math.min(...cards.map((card) => card.getBoundingClientRect().top))
  return [
    ...[...frame.querySelectorAll('p > *:not(.sr)')].filter((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
    }),
    ...[...document.querySelectorAll('.plaque')].filter(
      (one) => one.getBoundingClientRect().bottom > top + 1,
    ),
  ].map((one) => one.textContent.trim())
}
"""
# Steps of the trick, and cards of it, that stick out of the mat.
OFF_THE_MAT = """
() => {
  const mat = document.querySelector('.trick').getBoundingClientRect()
  return [...document.querySelectorAll('.trick .tag, .trick .pcd, .trick .frame, .trick li')]
    .filter((one) => {
      const { left, right, bottom } = one.getBoundingClientRect()
      return left < mat.left || right > mat.right || bottom > mat.bottom
    })
    .map((one) => one.textContent.trim() || one.getAttribute('aria-label'))
}
"""
# The cards to be beaten are what one sees first: how wide one of them is, where it is too small.
SMALL_CARDS = """
() => {
  const least = innerWidth <= 700 ? 56 : 84
  return [...document.querySelectorAll('.trick .pcd')].slice(-1)
    .map((card) => card.getBoundingClientRect().width)
    .filter((wide) => wide < least)
    .map((wide) => `a card is ${wide} px wide`)
}
"""
# Of a player's panel: words that lie over the stalk of bamboo, cards over words.
ON_THE_STALK = """
() => [...document.querySelectorAll('.player .in')].flatMap((panel) => {
  const parts = [...panel.querySelectorAll('.stk, .held, .k')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return parts.flatMap((part, i) => boxes.slice(i + 1)
    .filter((other) => boxes[i].left < other.right - 1 && other.left < boxes[i].right - 1 &&
                       boxes[i].top < other.bottom - 1 && other.top < boxes[i].bottom - 1)
    .map(() => `${part.classList[0]} in ${panel.parentElement.ariaLabel}`))
})
"""
# Players whose panel is there, and who have no tag on the mat though they may still act.
DROPPED = """
() => {
  if (innerWidth <= 700) return []
  const tags = [...document.querySelectorAll('.trick .tag')].map((tag) => tag.textContent)
  return [...document.querySelectorAll('.player')]
    .map((panel) => panel.ariaLabel)
    .filter((name) => !tags.some((tag) => tag.includes(name)))
}
"""
# Words of the trick on a phone that need a second line, or stick out of it.
BROKEN = """
() => {
  if (innerWidth > 700) return []
  const mat = document.querySelector('.trick').getBoundingClientRect()
  return [...document.querySelectorAll('.trick figcaption:not(.sr), .trick .open small')]
    .filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      const broken = one.matches('figcaption') && height > 26
      return broken || top < mat.top || bottom > mat.bottom
    })
    .map((one) => one.textContent.trim())
}
"""
# Players on a phone who do not stand in the same row as the first.
SECOND_ROW = """
() => {
  const tops = [...document.querySelectorAll('.who .player')].map(
    (one) => one.getBoundingClientRect().top,
  )
  return tops.filter((top) => Math.abs(top - tops[0]) > 1)
}
"""
HAND_TOP = "() => Math.round(document.querySelector('.fan').getBoundingClientRect().top)"


def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=3, game="panda", target=10)
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Вера" in words
    assert "missing" not in words
    assert_nothing_hidden(vera, "players", PRIVATE)


@pytest.mark.soak
@pytest.mark.parametrize("seats", games.load("panda").seats)
def test_a_whole_game_by_clicks(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=seats)
    vera.play_bots(seats=seats, game="panda")
    vera.play_out(vera.click)
    assert "Vera" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera, "players", PRIVATE)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_by_keyboard_alone(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=seats, game="panda", target=10)
    vera.play_out(vera.press)
    assert vera.over


def test_every_number_of_players_by_keyboard(visit: Visit) -> None:
    vera = visit("Vera", seed=5)
    for seats in games.load("panda").seats:
        vera.play_bots(seats=seats, game="panda")
        for _ in range(2):
            if vera.await_turn():
                vera.decide(vera.press)
        assert vera.page.locator("svg.stk").count() == seats


def test_every_kind_of_move_has_a_place_on_the_table(visit: Visit) -> None:
    """Large hands bid in steps; with two players such a hand comes soon."""
    play_every_verb(visit("Vera"), "panda", 3, declare=2, pick=2, lay=2)


def test_axe_finds_nothing_in_large_hands_and_among_symbols(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    for seats, wanted in ((5, offers("element")), (4, offers("burn")), (3, large_hand)):
        play_from(vera, *find_decision("panda", seats, wanted))
        vera.await_turn()
        assert violations(vera.page) == []


def large_hand(match: Match, seat: int) -> bool:
    """More cards than are dealt."""
    cards = cast(Table, match.state).players[seat].hand.count
    return int(cards) > 12 and len(match.state.legal(seat)) > 1


def many_ways(match: Match, seat: int) -> bool:
    """A lead with bids of many kinds."""
    verbs = [match.game.moves.verb_of(move).name for move in match.state.legal(seat)]
    return match.ply > 25 and len(verbs) > 14 and len(set(verbs)) > 3


def test_nothing_of_the_hand_lies_off_the_screen_at_any_size(visit: Visit) -> None:
    vera = visit("Нефритовый Баклан", language="ru")
    play_from(vera, *find_decision("panda", 4, many_ways))
    vera.await_turn()
    assert faults(vera, OUTSIDE, CUT_NAMES, SCROLLS, OFF_THE_MAT) == []


def leads(match: Match, seat: int) -> bool:
    """Everybody else is still to act."""
    return many_ways(match, seat) and not offers("pass")(match, seat)


@pytest.mark.parametrize("seats", [4, 5])
def test_a_lead_names_everybody_who_acts_after_it(visit: Visit, seats: int) -> None:
    vera = visit("Вера", language="ru")
    play_from(vera, *find_decision("panda", seats, leads))
    vera.await_turn()
    assert faults(vera, DROPPED, ON_THE_STALK, SECOND_ROW, BROKEN, OFF_THE_MAT) == []
    vera.page.locator(".plays [data-may]").first.click()
    vera.page.locator(".prompt .btn.gold").wait_for()
    assert faults(vera, DROPPED, BROKEN, OUTSIDE, SCROLLS) == []


def test_what_beats_the_bid_is_said_at_every_size(visit: Visit) -> None:
    vera = visit("Вера", language="ru")
    play_from(vera, *find_decision("panda", 4, offers("pass")))
    vera.await_turn()
    assert faults(vera, RULE, SCROLLS, OFF_THE_MAT, SMALL_CARDS) == []


def long_trick(match: Match, seat: int) -> bool:
    """Many bids lie on the table, and there is something to answer."""
    bids = [player.bids.count for player in cast(Table, match.state).players]
    return sum(bids) > 4 and offers("pass")(match, seat)


def test_a_long_trick_stays_on_the_mat(visit: Visit) -> None:
    vera = visit("Нефритовый Баклан", language="ru")
    play_from(vera, *find_decision("panda", 5, long_trick))
    vera.await_turn()
    assert faults(vera, OFF_THE_MAT, SCROLLS) == []
    vera.page.locator(".plays [data-may]").first.click()
    vera.page.locator(".prompt .btn.gold").wait_for()
    assert faults(vera, OFF_THE_MAT, SCROLLS) == []


def test_the_hinted_combination_is_in_sight(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844)
    play_from(vera, *find_decision("panda", 4, many_ways))
    vera.await_turn()
    vera.page.get_by_role("button", name="Hint").click()
    vera.page.locator(".hint").wait_for()
    hinted = vera.page.locator(".plays [data-hint], .fan [data-hint]")
    assert hinted.count() >= 2, "the button, and its cards"
    assert vera.page.evaluate(OUTSIDE) == []


def test_the_hand_stays_where_it_is_on_a_phone(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844)
    play_from(vera, *find_decision("panda", 4, offers("pass")))
    vera.await_turn()
    before = vera.page.evaluate(HAND_TOP)
    vera.page.locator(".plays [data-may]").first.click()
    vera.page.locator(".prompt .btn.gold").wait_for()
    assert vera.page.evaluate(HAND_TOP) == before
    vera.page.locator(".prompt .btn.gold").click()
    vera.until(lambda: vera.decisions, "the bid is made")
    vera.page.wait_for_timeout(300)
    assert vera.page.evaluate(HAND_TOP) == before
