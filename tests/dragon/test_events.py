"""H. Phase III: event."""

import pytest

from lorcha.core.rows import to_list
from lorcha.core.state import IllegalMove
from lorcha.games.dragon.box import EVENT_TILES
from lorcha.games.dragon.state import Table
from tests.citing import rule
from tests.dragon.positions import (
    GAME,
    Json,
    current_question,
    each,
    in_box,
    journal,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
)


def struck_by(event: str, *princes: Json) -> Table:
    return table(*princes, at="event", event=event)


@rule("YD-60")
def test_each_month_brings_its_own_tile() -> None:
    *_, state = random_game(2, 3)
    year = [EVENT_TILES[tile] for tile in to_list(state.tiles)]
    assert [entry["tile"] for entry in journal(state, "event_came")] == year


@rule("YD-60", "YD-73")
def test_decay_waits_for_the_last_release() -> None:
    home = prince("2 monk", "1 healer", yuan=3)
    state = table(home, home, at="event decay", event="tribute")
    play(state, 0, "release 1 monk young")
    assert palaces(state, 0) == {1: "2", 2: "1 healer"}
    assert not journal(state, "decayed")
    play(state, 1, "release 2 healer young")
    assert palaces(state, 0) == {1: "1", 2: "1 healer"}
    assert palaces(state, 1) == {1: "2 monk"}


@rule("YD-61", "YD-83")
def test_all_who_owe_choose_at_the_same_time() -> None:
    """Asked together, listed in turn order, answering person by person in any order."""
    home = "3 monk farmer scholar"
    state = struck_by("contagion", *(prince(home, "1 warrior", space=s) for s in (5, 9, 7)))
    assert current_question(state) == ("release", [1, 2, 0])
    for seat in (0, 2, 0, 1, 0, 2):
        play(state, seat, moves(state, seat)[0])
    assert current_question(state) == ("release", [1, 2])
    assert each(state, "owes") == [0, 2, 1]
    play(state, 2, "release 2 warrior young")
    play(state, 1, "release 2 warrior young", "release 1 scholar young")
    assert [palaces(state, seat)[1] for seat in range(3)] == ["3", "3 farmer", "3 scholar"]


@rule("YD-61", "YD-71")
def test_counts_come_before_releases() -> None:
    """Both have one helmet; the warrior released first changes nothing for the other."""
    home = prince("2 warrior monk")
    state = struck_by("mongols", home, home, prince("2 warrior warrior"))
    assert each(state, "points") == [1, 1, 2]
    assert current_question(state) == ("release", [0, 1])
    play(state, 1, "release 1 warrior young")
    assert current_question(state) == ("release", [0])
    assert each(state, "owes") == [1, 0, 0]
    play(state, 0, "release 1 monk young")
    assert state.over()
    assert each(state, "points") == [1, 1, 2]


@rule("YD-62")
def test_the_owner_chooses_freely() -> None:
    home = prince("3 monk monk old_monk", "1 healer", yuan=2)
    state = struck_by("tribute", home, prince())
    anyone = ["1 monk young", "1 monk old", "2 healer young"]
    assert moves(state, 0) == [f"release {one}" for one in anyone]
    play(state, 0, "release 1 monk old")
    assert moves(state, 0) == ["release 1 monk young", "release 2 healer young"]
    play(state, 0, "release 1 monk young")
    assert palaces(state, 0) == {1: "3 monk", 2: "1 healer"}


@rule("YD-62")
def test_whoever_has_too_few_releases_all() -> None:
    state = struck_by("contagion", prince("2 monk", "1 farmer"), prince("2"))
    assert palaces(state, 0) == {1: "2", 2: "1"}
    assert palaces(state, 1) == {1: "2"}
    assert each(state, "owes") == [0, 0]
    assert state.over()


@rule("YD-63")
def test_peace() -> None:
    homes = [prince("1 monk", yuan=0, points=4), prince("2", "3 farmer", fireworks=1)]
    state = struck_by("peace", *homes)
    assert state.over()
    for thing in ("yuan", "rice", "fireworks", "small", "large", "points"):
        assert each(state, thing) == [home[thing] for home in homes]
    assert [list(palaces(state, seat).values()) for seat in (0, 1)] == [
        home["palaces"] for home in homes
    ]
    assert [entry["event"] for entry in journal(state)] == ["event_came"]


@rule("YD-64")
@pytest.mark.parametrize(
    ("yuan", "stays", "owes"), [(9, 5, 0), (4, 0, 0), (3, 0, 1), (1, 0, 3), (0, 0, 4)]
)
def test_tribute(yuan: int, stays: int, owes: int) -> None:
    home = prince("3 monk farmer healer", "2 scholar warrior", yuan=yuan)
    state = struck_by("tribute", home, prince(yuan=4))
    assert each(state, "yuan") == [stays, 0]
    assert each(state, "owes") == [owes, 0]
    for _ in range(owes):
        play(state, 0, moves(state, 0)[-1])
    assert len(in_box(state)) == owes
    assert state.over()


@rule("YD-65")
def test_drought_with_enough_rice() -> None:
    """Two palaces are inhabited, the empty ones need nothing."""
    home = prince("3 monk farmer healer", "1", "2 scholar", "3", rice=5)
    state = struck_by("drought", home, prince("2", rice=1))
    assert each(state, "rice") == [3, 1]
    assert state.rice_left == 20
    assert not in_box(state)


@rule("YD-66")
def test_drought_with_too_little() -> None:
    """Four are inhabited, one rice: a person from each of three palaces, freely chosen."""
    home = prince("2 monk farmer", "1 healer", "2 scholar scholar", "1 warrior", rice=1)
    state = struck_by("drought", home, prince())
    assert each(state, "rice") == [0, 0]
    assert each(state, "owes") == [3, 0]
    play(state, 0, "release 1 farmer young")
    assert moves(state, 0) == [
        "release 2 healer young",
        "release 3 scholar young",
        "release 4 warrior young",
    ]
    with pytest.raises(IllegalMove):
        play(state, 0, "release 1 monk young")  # not two from one palace
    play(state, 0, "release 4 warrior young", "release 3 scholar young")
    assert palaces(state, 0) == {1: "2 monk", 2: "1 healer", 3: "2 scholar", 4: "1"}
    assert state.over()


@rule("YD-66", "YD-62")
def test_drought_without_rice() -> None:
    """Every palace loses somebody, and the prince still chooses whom."""
    state = struck_by("drought", prince("2 monk farmer", "1 healer"), prince("1 scholar"))
    assert palaces(state, 1) == {1: "1"}  # nothing to choose
    assert moves(state, 0) == [
        "release 1 monk young",
        "release 1 farmer young",
        "release 2 healer young",
    ]
    play(state, 0, "release 1 monk young")
    assert palaces(state, 0) == {1: "2 farmer", 2: "1"}


@rule("YD-66")
def test_a_drought_does_not_remember_the_last_one() -> None:
    """The palace that lost somebody then can lose somebody now."""
    home = prince("2 monk farmer", "2 healer scholar", rice=1) | {"gave": 0b01}
    state = struck_by("drought", home, prince())
    assert len(moves(state, 0)) == 4


# ---- the festival


def festival(*fireworks: int) -> tuple[list[int], list[int]]:
    """The points scored and the fireworks left."""
    state = struck_by("festival", *(prince(fireworks=f) for f in fireworks))
    assert state.fireworks_left == 12 - sum(each(state, "fireworks"))
    return each(state, "points"), each(state, "fireworks")


@rule("YD-67", "YD-69")
def test_sergei_viktor_and_anya() -> None:
    """The rulebook's example: 3, 2 and 1 fireworks."""
    assert festival(3, 2, 1) == ([6, 3, 0], [1, 1, 1])


@rule("YD-67")
def test_ties_at_the_festival() -> None:
    assert festival(4, 4, 2) == ([6, 6, 3], [2, 2, 1])  # a tie for first leaves a second place
    assert festival(1, 3, 1) == ([3, 6, 3], [0, 1, 0])
    assert festival(2, 2, 2) == ([6, 6, 6], [1, 1, 1])
    assert festival(1, 2, 3, 4) == ([0, 0, 3, 6], [1, 2, 1, 2])
    assert festival(1, 2, 2, 3, 3) == ([0, 3, 3, 6, 6], [1, 1, 1, 1, 1])


@rule("YD-68")
def test_no_fireworks_no_points() -> None:
    assert festival(0, 0) == ([0, 0], [0, 0])
    assert festival(2, 0, 0) == ([6, 0, 0], [1, 0, 0])


@rule("YD-69")
@pytest.mark.parametrize(("has", "burns"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_half_go_up_rounded_up(has: int, burns: int) -> None:
    assert festival(has, 0) == ([6, 0], [has - burns, 0])


# ---- Mongols and contagion


@rule("YD-70")
def test_mongols_give_points_for_helmets() -> None:
    homes = [prince("3 warrior warrior old_warrior"), prince("1 warrior"), prince("1 scholar")]
    state = struck_by("mongols", *homes)
    assert each(state, "points") == [4, 1, 0]
    assert each(state, "space") == [13, 12, 11]


@rule("YD-71")
def test_the_fewest_helmets_lose_somebody() -> None:
    homes = [prince("2 monk healer"), prince("2 warrior monk"), prince("2 farmer monk")]
    state = struck_by("mongols", *homes)
    assert current_question(state) == ("release", [0, 2])
    assert each(state, "owes") == [1, 0, 1]


@rule("YD-71")
@pytest.mark.parametrize("person", ["warrior", "monk"])
def test_if_all_are_equal_all_lose(person: str) -> None:
    state = struck_by("mongols", *[prince(f"2 {person} healer")] * 3)
    assert current_question(state) == ("release", [0, 1, 2])
    assert f"release 1 {person} young" in moves(state, 0)


@rule("YD-71")
def test_the_loss_does_not_pass_to_another() -> None:
    """The one with the fewest helmets has nobody; the next fewest loses nobody."""
    state = struck_by("mongols", prince("2"), prince("2 warrior"), prince("2 warrior warrior"))
    assert state.over()
    assert not in_box(state)


@rule("YD-72")
@pytest.mark.parametrize(
    ("healers", "owes"),
    [("", 3), ("healer", 2), ("old_healer", 1), ("healer old_healer", 0), ("old_healer " * 2, 0)],
)
def test_contagion(healers: str, owes: int) -> None:
    home = prince("3 monk monk scholar", "3 farmer farmer", f"3 {healers}")
    state = struck_by("contagion", home, prince(), prince())
    assert each(state, "owes") == [owes, 0, 0]
    assert not GAME.broken_invariants(state)


@rule("YD-72")
def test_a_released_healer_is_not_counted_again() -> None:
    state = struck_by("contagion", prince("3 healer monk monk", "2 healer farmer"), prince())
    assert each(state, "owes") == [1, 0]
    play(state, 0, "release 1 healer young")
    assert state.over()
    assert palaces(state, 0) == {1: "3 monk monk", 2: "2 healer farmer"}
