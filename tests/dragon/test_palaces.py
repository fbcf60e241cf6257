"""D. Palaces and persons."""

from collections import Counter

import pytest

from lorcha.core.state import IllegalMove
from tests.citing import rule
from tests.dragon.journals import palaces_after
from tests.dragon.positions import (
    FOR_TWO,
    current_question,
    each,
    in_box,
    journal,
    left,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
    view,
)


@rule("YD-21", "YD-37")
def test_no_palace_grows_past_three_floors() -> None:
    state = table(prince("3", "2", "1"), prince(), groups=FOR_TWO)
    play(state, 0, "act build")
    assert moves(state, 0) == ["build 2", "build 3", "found"]
    play(state, 0, "build 2")
    assert palaces(state, 0) == {1: "3", 2: "3", 3: "1"}


@rule("YD-21")
def test_one_person_a_floor() -> None:
    full = prince("1 monk", "2 farmer", "3 healer healer healer", "3 monk scholar")
    state = table(full, prince("2"), at="person", month=1)
    play(state, 0, "card warrior", "take warrior young")
    assert moves(state, 0) == ["place 2", "place 4"]


@rule("YD-22")
def test_any_number_of_palaces() -> None:
    """Ten of them; and a prince without any starts again, on the only lot there is."""
    many = prince("3 craftsman craftsman craftsman", *["1"] * 5)
    state = table(many, prince(), at="action scoring", groups=FOR_TWO)
    play(state, 0, "act build", "found", "found", "found", "found")
    assert len(palaces(state, 0)) == 10
    play(state, 1, "act build")
    assert palaces(state, 1) == {1: "1"}
    assert each(state, "points") == [10, 1]


@rule("YD-22")
def test_a_palace_keeps_its_number() -> None:
    """The first one decays; the second stays the second, and a new one takes the empty lot."""
    state = table(prince("1", "2 monk", "3 healer"), prince(), at="decay action", groups=FOR_TWO)
    assert palaces(state, 0) == {2: "2 monk", 3: "3 healer"}
    play(state, 0, "act build", "found")
    assert palaces(state, 0) == {1: "1", 2: "2 monk", 3: "3 healer"}


@rule("YD-23", "YD-26")
@pytest.mark.parametrize("seats", [2, 5])
def test_floors_and_persons_never_move(seats: int) -> None:
    """Every change is one floor built or decayed, or one person in or out, as the journal says."""
    for seed in range(2):
        for state in random_game(seats, seed):
            for seat, home in enumerate(palaces_after(journal(state), seats)):
                stands = {number: Counter(p.split()) for number, p in palaces(state, seat).items()}
                assert stands == {number: Counter(p) for number, p in home.items()}
        assert journal(state, "released")
        assert journal(state, "decayed")


SYMBOLS = {  # what is printed on the tiles
    "monk": 1,
    "scholar": 2,
    "farmer": 1,
    "healer": 1,
    "warrior": 1,
    "pyrotechnist": 1,
    "old_monk": 2,
    "old_scholar": 3,
    "old_farmer": 2,
    "old_healer": 2,
    "old_warrior": 2,
    "old_pyrotechnist": 2,
    "craftsman": 1,
    "court_lady": 1,
    "tax_collector": 3,
}


@rule("YD-24")
@pytest.mark.parametrize("person", SYMBOLS)
def test_symbols_of_each_tile(person: str) -> None:
    """Taken in by card, counted with one of the same in another palace."""
    young, age = person.removeprefix("old_"), "old" if person.startswith("old_") else "young"
    state = table(prince("1", f"2 {young}"), prince("2"), at="person", month=1)
    play(state, 0, "card wild", f"take {young} {age}", "place 1")
    assert view(state).princes[0].symbols == {young: SYMBOLS[young] + SYMBOLS[person]}
    assert palaces(state, 0)[1] == f"1 {person}"


@rule("YD-24")
def test_symbols_are_those_living_there_now() -> None:
    """The replaced scholar's books are gone at once, the warrior's helmet is there."""
    state = table(prince("1 scholar", "1 old_scholar"), prince(), at="person", month=1)
    play(state, 0, "card warrior", "take warrior young", "replace 1 scholar young")
    assert view(state).princes[0].symbols == {"scholar": 3, "warrior": 1}


@rule("YD-25")
def test_the_released_go_to_the_box() -> None:
    state = table(prince("2 monk healer", yuan=3), prince(yuan=9), at="event", event="tribute")
    before, spaces = left(state, "monk"), each(state, "space")
    play(state, 0, "release 1 monk young")
    assert in_box(state) == ["monk"]
    assert left(state, "monk") == before
    assert each(state, "space") == spaces


@rule("YD-25", "YD-56", "YD-57")
@pytest.mark.parametrize(
    ("answer", "boxed", "gain"),
    [("replace 1 monk young", "monk", 4), ("discard", "healer", 0)],
)
def test_the_replaced_and_the_discarded_go_to_the_box(answer: str, boxed: str, gain: int) -> None:
    state = table(prince("1 monk", space=20), prince("2"), at="person", month=1)
    play(state, 0, "card healer", "take healer young", answer)
    assert in_box(state) == [boxed]
    assert (left(state, "monk"), left(state, "healer")) == (2, 2)
    assert each(state, "space")[0] == 20 + gain


@rule("YD-26", "YD-73")
def test_losing_a_person_costs_no_floor() -> None:
    """Of three floors two stay after the last one moved out: that is decay, a floor a month."""
    home = prince("3 monk healer", "3 farmer", yuan=2)
    state = table(home, prince(yuan=9), at="event decay", event="tribute")
    play(state, 0, "release 1 monk young")
    assert palaces(state, 0) == {1: "3 healer", 2: "3 farmer"}
    play(state, 0, "release 2 farmer young")
    assert palaces(state, 0) == {1: "3 healer", 2: "2"}


@rule("YD-26", "YD-54")
def test_nobody_may_be_sent_away_without_need() -> None:
    state = table(prince("3 monk"), prince("2"), at="action person", month=1, groups=FOR_TWO)
    with pytest.raises(IllegalMove):
        play(state, 0, "release 1 monk young")
    play(state, 0, "pass")
    play(state, 1, "pass")
    play(state, 0, "card healer", "take healer old")
    assert current_question(state) == ("card", [1])  # there was only one place
    assert palaces(state, 0) == {1: "3 monk old_healer"}
