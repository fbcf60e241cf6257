"""G. Phase II: person."""

import pytest

from lorcha.core.state import IllegalMove
from tests.citing import rule
from tests.dragon.positions import (
    cards,
    current_question,
    each,
    everyone_passes,
    fresh,
    in_box,
    journal,
    left,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
)

VALUES = {  # what is printed on the tiles
    "monk": 6,
    "scholar": 4,
    "farmer": 4,
    "healer": 4,
    "warrior": 5,
    "pyrotechnist": 5,
    "old_monk": 2,
    "old_scholar": 2,
    "old_farmer": 1,
    "old_healer": 1,
    "old_warrior": 3,
    "old_pyrotechnist": 3,
    "craftsman": 2,
    "court_lady": 1,
    "tax_collector": 3,
}
GONE = {"healer": 3, "old_healer": 1}  # all of them, with two players


def take(person: str) -> str:
    old = person.startswith("old_")
    return f"take {person.removeprefix('old_')} {'old' if old else 'young'}"


@rule("YD-48")
def test_everyone_plays_one_card_in_turn_order() -> None:
    homes = [prince("3", space=space) for space in (4, 20, 12)]
    state = table(*homes, at="person", month=9)
    for seat in (1, 2, 0):
        assert current_question(state) == ("card", [seat])
        assert moves(state, seat) == ["card tax_collector", "card wild"]
        play(state, seat, "card tax_collector")
    assert state.over()
    assert [cards(state, seat) for seat in range(3)] == [["wild", "wild"]] * 3


@rule("YD-48")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_hand_shrinks_by_a_card_a_month(seats: int) -> None:
    for state in random_game(seats, 2):
        if current_question(state)[0] == "action":
            assert all(len(cards(state, seat)) == 12 - state.month for seat in range(seats))
    assert not any(cards(state, seat) for seat in range(seats))


@rule("YD-48", "YD-2")
def test_the_last_month_has_no_person_phase() -> None:
    state = table(prince("3 monk"), prince("3 monk"), at="next", month=11)
    assert (state.month, current_question(state)) == (12, ("action", [0]))
    everyone_passes(state)
    assert current_question(state)[0] != "card"
    assert not journal(state, "played")
    assert journal(state, "event_came")


@rule("YD-49")
def test_a_hand_has_every_type_once_and_two_wild_cards() -> None:
    state = fresh(2)
    assert sorted(cards(state, 0)) == [
        *("court_lady", "craftsman", "farmer", "healer", "monk", "pyrotechnist"),
        *("scholar", "tax_collector", "warrior", "wild", "wild"),
    ]


@rule("YD-50")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("farmer", ["take farmer old", "discard"]),
        ("farmer", ["take farmer young", "replace 1 monk young"]),
        ("healer", []),
        ("wild", ["take farmer young", "discard"]),
    ],
)
def test_the_card_is_gone_whatever_follows(card: str, answers: list[str]) -> None:
    home = prince("1 monk", hand="farmer healer warrior wild wild")
    state = table(home, prince("2"), at="person", month=7, boxed=GONE)
    before = cards(state, 0)
    play(state, 0, f"card {card}", *answers)
    before.remove(card)
    assert cards(state, 0) == before
    assert journal(state, "played") == [{"seat": 0, "card": card}]
    assert current_question(state) == ("card", [1])


@rule("YD-51")
def test_young_or_old_as_he_likes() -> None:
    state = table(prince("3"), prince("3"), at="person", month=1)
    play(state, 0, "card farmer")
    assert moves(state, 0) == ["take farmer young", "take farmer old"]


@rule("YD-51")
@pytest.mark.parametrize(
    ("boxed", "got"), [({"farmer": 3}, "3 old_farmer"), ({"old_farmer": 1}, "3 farmer")]
)
def test_the_age_that_is_left(boxed: dict[str, int], got: str) -> None:
    state = table(prince("3"), prince("3"), at="person", month=1, boxed=boxed)
    play(state, 0, "card farmer")
    assert palaces(state, 0) == {1: got}
    assert current_question(state) == ("card", [1])


@rule("YD-52")
def test_a_wild_card_takes_anybody_who_is_there() -> None:
    state = table(prince("3"), prince("3"), at="person", month=1, boxed=GONE)
    play(state, 0, "card wild")
    assert set(moves(state, 0)) == {take(person) for person in VALUES} - {
        "take healer young",
        "take healer old",
    }
    play(state, 0, "take monk old")
    assert "monk" in cards(state, 0)  # the monk's own card is still there
    assert cards(state, 0).count("wild") == 1


@rule("YD-53")
def test_a_card_of_nobody_gives_nothing() -> None:
    """On purpose, although other cards would bring somebody."""
    state = table(prince("1 monk", space=20), prince("2"), at="person", month=1, boxed=GONE)
    assert "card healer" in moves(state, 0)
    play(state, 0, "card healer")
    assert current_question(state) == ("card", [1])
    assert palaces(state, 0) == {1: "1 monk"}
    assert each(state, "space")[0] == 20
    assert "healer" not in cards(state, 0)
    assert journal(state, "none_left") == [{"seat": 0, "person": "healer"}]


@rule("YD-54", "YD-11")
@pytest.mark.parametrize("person", VALUES)
def test_the_marker_moves_by_the_value(person: str) -> None:
    state = table(prince("1", "1", space=20), prince("3"), at="person", month=1)
    before = left(state, person)
    play(state, 0, "card wild", take(person))
    assert moves(state, 0) == ["place 1", "place 2"]
    play(state, 0, "place 2")
    assert palaces(state, 0) == {1: "1", 2: f"1 {person}"}
    assert each(state, "space")[0] == 20 + VALUES[person]
    assert left(state, person) == before - 1


@rule("YD-54")
def test_with_room_somewhere_nobody_is_replaced() -> None:
    state = table(prince("1 monk", "2 farmer", "1"), prince("2"), at="person", month=1)
    play(state, 0, "card warrior", "take warrior old")
    assert moves(state, 0) == ["place 2", "place 3"]
    for refused in ("replace 1 monk young", "discard", "place 1"):
        with pytest.raises(IllegalMove):
            play(state, 0, refused)


@rule("YD-55", "YD-56")
def test_without_room_he_replaces_or_discards() -> None:
    """First the tile, then what becomes of it; it cannot stay in the display."""
    full = prince("2 monk warrior", "3 farmer farmer old_farmer")
    state = table(full, prince("2"), at="person", month=1)
    play(state, 0, "card warrior", "take warrior young")
    assert moves(state, 0) == [
        "replace 1 monk young",
        "replace 1 warrior young",
        "replace 2 farmer young",
        "replace 2 farmer old",
        "discard",
    ]


@rule("YD-56")
def test_the_new_person_takes_the_place_of_the_replaced() -> None:
    full = prince("1 monk", "2 farmer healer", space=20)
    state = table(full, prince("2"), at="person", month=1)
    play(state, 0, "card warrior", "take warrior old", "replace 2 farmer young")
    assert palaces(state, 0) == {1: "1 monk", 2: "2 healer old_warrior"}
    assert each(state, "space")[0] == 20 + 3
    assert in_box(state) == ["farmer"]
    assert journal(state, "replaced") == [
        {"seat": 0, "person": "farmer", "age": "young", "palace": 2}
    ]


@rule("YD-56")
def test_like_may_replace_like() -> None:
    """For the spaces alone: a monk for a monk."""
    state = table(prince("1 monk", space=20), prince("2"), at="person", month=1)
    play(state, 0, "card monk", "take monk young", "replace 1 monk young")
    assert palaces(state, 0) == {1: "1 monk"}
    assert each(state, "space")[0] == 20 + 6
    assert (in_box(state), left(state, "monk")) == (["monk"], 1)


@rule("YD-57")
def test_a_discarded_tile_leaves_the_stack() -> None:
    state = table(prince("1 monk", space=20), prince("2"), at="person", month=1)
    play(state, 0, "card healer", "take healer old", "discard")
    assert left(state, "old_healer") == 0
    assert in_box(state) == ["old_healer"]
    assert each(state, "space")[0] == 20
    assert palaces(state, 0) == {1: "1 monk"}
    assert journal(state, "discarded") == [{"seat": 0, "person": "healer", "age": "old"}]


@rule("YD-58")
def test_without_a_palace_he_must_discard() -> None:
    state = table(prince(space=20), prince("2"), at="person next", month=1)
    play(state, 0, "card healer", "take healer old")
    assert in_box(state) == ["old_healer"]
    play(state, 1, "card tax_collector")
    assert current_question(state)[0] == "action"
    while state.actors() != [0]:
        play(state, 1, "pass")
    play(state, 0, "act build")
    assert palaces(state, 0) == {1: "1"}


@rule("YD-59")
def test_a_new_healer_helps_against_this_months_contagion() -> None:
    homes = [prince("3 old_healer monk", hand="healer wild"), prince(hand="court_lady wild")]
    state = table(*homes, at="person event", month=10, event="contagion")
    play(state, 0, "card healer")  # there is a young one only
    play(state, 1, "card court_lady")
    assert palaces(state, 0) == {1: "3 old_healer monk healer"}
    assert state.over()


@rule("YD-59")
def test_a_new_lady_scores_this_month() -> None:
    homes = [prince("2", hand="court_lady wild"), prince(hand="court_lady wild")]
    state = table(*homes, at="person event decay scoring", month=10)
    play(state, 0, "card court_lady")
    play(state, 1, "card court_lady")
    assert each(state, "points") == [1 + 1, 0]
