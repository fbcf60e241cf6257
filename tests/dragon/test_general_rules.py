"""Section A, the frame: who can play, how the year goes, what a refused choice leaves behind."""

from typing import cast

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.options import BadOption
from lorcha.core.state import IllegalMove
from tests.citing import rule
from tests.dragon.journals import months_of
from tests.dragon.positions import (
    FOR_TWO,
    GAME,
    Json,
    current_question,
    each,
    everyone_passes,
    fresh,
    journal,
    moves,
    play,
    prince,
    random_game,
    table,
)

ORDER_OF_A_MONTH = {
    "month_began": 0,
    **dict.fromkeys(["chose", "passed", "paid_fee", "taxed", "harvested", "made_fireworks"], 1),
    **dict.fromkeys(["paraded", "researched", "bought", "founded", "built"], 1),
    **dict.fromkeys(["played", "none_left", "settled", "replaced", "discarded"], 2),
    "event_came": 3,
    **dict.fromkeys(["paid_tribute", "ate", "celebrated", "fought", "owes", "released"], 4),
    "decayed": 5,
    "scored": 6,
    **dict.fromkeys(["sold", "final_scored"], 7),
}


@rule("YD-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert len(fresh(seats).provinces) == seats


@rule("YD-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_no_other_number_can(seats: int) -> None:
    with pytest.raises(BadOption):
        fresh(seats)
    with pytest.raises(BadPosition):
        GAME.load(fresh(2).dump() | {"seats": seats, "provinces": [{}] * seats})


@rule("YD-2", "YD-28", "YD-48", "YD-60", "YD-76")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twelve_months_phase_by_phase(seats: int) -> None:
    *_, state = random_game(seats)
    _, *year = months_of(journal(state))
    assert [entries[0]["month"] for entries in year] == list(range(1, 13))
    for month, entries in enumerate(year, 1):
        names = [entry["event"] for entry in entries]
        steps = [ORDER_OF_A_MONTH[name] for name in names]
        assert steps == sorted(steps)
        assert names.count("chose") + names.count("passed") == seats
        assert names.count("played") == (seats if month < 12 else 0)
        assert names.count("event_came") == 1
        assert names.count("scored") == seats
        assert names.count("final_scored") == (seats if month == 12 else 0)


@rule("YD-2")
def test_all_finish_a_phase_before_the_next_begins() -> None:
    state = table(prince("2 monk"), prince("2 monk"), at="action collect person", groups=FOR_TWO)
    play(state, 0, "pass")
    assert current_question(state) == ("action", [1])
    play(state, 1, "pass")
    assert current_question(state) == ("card", [0])


@rule("YD-2")
def test_nobody_is_ever_eliminated() -> None:
    """Without palaces, persons, money: still in the game, still asked, still scored."""
    state = table(prince("2 monk"), prince(yuan=0), at="action collect person event scoring next")
    play(state, 0, "pass")
    assert current_question(state) == ("action", [1])
    play(state, 1, "act military")
    while current_question(state)[0] != "action":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    for done in ("played", "scored"):
        assert sorted(entry["seat"] for entry in journal(state, done)) == [0, 1]
    everyone_passes(state)
    assert [entry["seat"] for entry in journal(state, "passed")].count(1) == 1


@rule("YD-3")
def test_most_points_win() -> None:
    state = table(*(prince(points=p) for p in (12, 40, 39)), at="end", month=12)
    assert state.over()
    assert [(s.seat, s.place) for s in state.standings()] == [(1, 1), (2, 2), (0, 3)]


@rule("YD-4")
@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (1, "act research"),  # 2 yuan do not pay the fee
        (1, "act taxes"),  # nor may the taxes themselves
        (1, "act privilege"),
        (1, "card monk"),  # another phase
        (1, "found"),
        (0, "pass"),  # another's turn
        (2, "pass"),
        (5, "pass"),
        (-1, "pass"),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, move: str) -> None:
    groups = ("taxes research privilege", "build fireworks", "harvest military")
    state = table(prince("2"), prince("2 monk", yuan=2), prince("2"), groups=groups)
    play(state, 0, "act research")
    before, written = state.dump(), journal(state)
    with pytest.raises(IllegalMove):
        play(state, seat, move)
    assert state.dump() == before
    assert journal(state) == written


@rule("YD-4")
def test_a_refused_step_changes_nothing() -> None:
    state = table(prince("3", "1", "2 craftsman"), prince(), groups=FOR_TWO)
    play(state, 0, "act build")
    for step in ("build 1", "build 4", "pass", "act build"):  # full, not there, another question
        before = state.dump()
        with pytest.raises(IllegalMove):
            play(state, 0, step)
        assert state.dump() == before
    play(state, 0, "build 2", "found")


@rule("YD-4")
def test_only_legal_moves_are_accepted_all_year() -> None:
    known: set[int] = set()
    for state in random_game(3, 5):
        before = state.dump()
        for seat in range(3):
            legal = set(state.legal(seat))
            known |= legal
            for move in known - legal:
                with pytest.raises(IllegalMove):
                    state.play(seat, move)
        assert state.dump() == before


@rule("YD-5")
def test_what_is_due_may_not_be_refused() -> None:
    """Passing is for the action only; every other question wants the thing itself."""
    may = {
        "pair": {"pair"},
        "action": {"act", "pass"},
        "size": {"buy"},
        "floor": {"build", "found"},
        "card": {"card"},
        "tile": {"take"},
        "place": {"place", "replace", "discard"},
        "release": {"release"},
    }
    questions = set()
    for seed in range(4):
        for state in random_game(4, seed):
            question, actors = current_question(state)
            for seat in actors:
                assert {move.split()[0] for move in moves(state, seat)} <= may[question]
                questions.add(question)
    assert questions == set(may)


@rule("YD-5")
def test_gains_are_taken_in_full() -> None:
    state = table(prince("3 farmer old_farmer farmer"), prince(), groups=FOR_TWO)
    play(state, 0, "act harvest")
    assert each(state, "rice") == [5, 0]


@rule("YD-6")
def test_both_tracks_have_no_end() -> None:
    leader = prince("3 scholar warrior", points=998, space=997)
    state = table(leader, prince(), groups=FOR_TWO)
    play(state, 0, "act research")
    assert each(state, "points")[0] == 1001
    state = table(leader, prince(), groups=FOR_TWO)
    play(state, 0, "act military")
    assert each(state, "space")[0] == 999


@rule("YD-6")
@pytest.mark.parametrize("field", ["yuan", "rice", "fireworks", "points", "space"])
def test_nothing_is_ever_negative(field: str) -> None:
    for state in random_game(5, 7):
        assert min(each(state, field)) >= 0
    position = fresh(2).dump()
    one, other = cast(list[Json], position["provinces"])
    one[field], other[field] = one[field] + other[field] + 1, -1
    one["earned"][0], other["earned"][0] = one["points"], other["points"]
    with pytest.raises(BadPosition, match=r"negative|before the start"):
        GAME.load(position)
