"""`game.position`: a position in one line, checked, ready to play."""

from random import Random
from typing import Any, cast

import pytest

from lorcha.core.chance import Scripted
from lorcha.core.dumps import BadPosition
from lorcha.core.journal import Journal
from lorcha.core.options import BadOption
from lorcha.core.state import State
from lorcha.games.dragon.position import prince
from lorcha.games.dragon.state import Table
from tests.dragon.positions import (
    FOR_THREE,
    GAME,
    cards,
    current_question,
    each,
    in_box,
    moves,
    palaces,
    view,
)


def set_up(seats: int = 3, **words: Any) -> Table:
    return cast(Table, GAME.position(seats, journal=Journal(), **words))


def play_on(state: State, seed: int) -> None:
    chooser = Random(seed)
    while not state.over():
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        assert GAME.broken_invariants(state) == []


def test_one_line_is_a_position_ready_to_play() -> None:
    state = set_up(month=5, princes=["2 monk, 3 farmer old_healer", prince("1 scholar", yuan=9)])
    assert current_question(state) == ("action", [0])
    assert view(state).month == 5
    assert palaces(state, 0) == {1: "2 monk", 2: "3 farmer old_healer"}
    assert palaces(state, 2) == {1: "2", 2: "2"}  # as everybody begins
    assert each(state, "yuan") == [6, 9, 6]
    assert [len(cards(state, seat)) for seat in range(3)] == [7, 7, 7]
    assert repr(state) == "<dragon for 3: seat 0 is asked 'action'>"


@pytest.mark.parametrize("month", [1, 2, 7, 11, 12])
@pytest.mark.parametrize("at", ["month", "action", "person", "event", "decay", "scoring"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_played_from_to_the_end(seats: int, month: int, at: str) -> None:
    words: dict[str, Any] = {"month": month, "at": at, "princes": ["2 monk farmer, 1 healer"]}
    if (month, at) == (12, "person"):
        with pytest.raises(BadPosition, match="month 12 has no person phase"):
            set_up(seats, **words)
        return
    state = set_up(seats, **words)
    play_on(state, month)
    assert len(state.standings()) == seats
    assert view(state).month == 12


def test_a_month_begins_with_its_event_and_fresh_cards() -> None:
    state = set_up(month=4, event="drought")
    assert state.journal is not None
    assert [repr(entry) for entry in state.journal.entries] == [
        "<ply 0: month_began month=4 tile=drought>"
    ]
    assert current_question(state) == ("action", [0])


def test_groups_lie_as_told() -> None:
    state = set_up(groups=FOR_THREE)
    assert [group.cards for group in view(state).groups] == [text.split() for text in FOR_THREE]
    assert current_question(state) == ("action", [0])
    play_on(state, 1)


def test_spaces_make_the_turn_order() -> None:
    spaces = [prince("2", space=space) for space in (3, 9, 9)]
    assert current_question(set_up(princes=spaces)) == (
        "action",
        [2],
    )  # the later of equals lies on top
    assert current_question(set_up(princes=spaces, groups=FOR_THREE)) == ("action", [2])


def test_a_hand_and_persons_who_left() -> None:
    state = set_up(month=10, princes=[prince("2", hand="monk wild")], boxed={"old_monk": 2})
    assert cards(state, 0) == ["monk", "wild"]
    assert in_box(state) == ["old_monk", "old_monk"]


def test_options_and_chance() -> None:
    state = cast(Table, GAME.position(2, {"bank": "components"}, chance=Scripted([0] * 99)))
    assert (state.counted_bank, state.journal) == (1, None)
    assert isinstance(state.chance, Scripted)
    one, other = GAME.position(3, chance=5), GAME.position(3, chance=5)
    assert one.dump() == other.dump()


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no such person": ({"princes": ["2 monkey"]}, "unknown person 'monkey'; known: monk, scholar"),
    "no such card": ({"princes": [prince("2", hand="joker")]}, "unknown card 'joker'"),
    "no such thing": ({"princes": [{"palaces": "2", "gold": 3}]}, "thing of a prince 'gold'"),
    "no such moment": ({"at": "night"}, "unknown moment 'night'; known: month, action"),
    "no such month": ({"month": 13}, "there is no month 13"),
    "no such event": ({"event": "rain"}, "unknown event 'rain'"),
    "too high": ({"princes": ["4 monk"]}, "a palace has 1 to 3 floors"),
    "too full": ({"princes": ["1 monk healer"]}, "palace 1 has more persons than floors"),
    "too many princes": ({"princes": ["2"] * 4}, "4 princes are too many for 3 seats"),
    "too many monks": ({"princes": ["3 monk monk monk"] * 3}, "tiles of kind 0"),
    "too much rice": ({"princes": [prince("2", rice=25)]}, "more floors or rice"),
    "too many cards": ({"princes": [prince("2", hand="monk")]}, "seat 0: 1 cards"),
    "two groups": ({"groups": FOR_THREE[:2]}, "all 7 action cards lie in 3 groups"),
    "late groups": ({"groups": FOR_THREE, "at": "event"}, "at='action'"),
}


@pytest.mark.parametrize(("words", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_hold_together_is_refused_and_said_why(
    words: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.position(3, **words)


def test_a_word_the_game_does_not_know() -> None:
    with pytest.raises(BadPosition, match="unknown word 'monht'; known: princes"):
        GAME.position(3, monht=4)
    with pytest.raises(BadOption):
        GAME.position(9)


def test_moves_go_on_from_there() -> None:
    state = set_up(2, groups=("taxes build harvest fireworks", "military research privilege"))
    state.play(0, GAME.moves.from_text("act taxes"))
    assert each(state, "yuan") == [8, 6]
    assert "act military" in moves(state, 1)
