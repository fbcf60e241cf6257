"""K. Treasure cards."""

from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import FACE_OF, FACES, POWERS, VALUE_OF
from tests.citing import rule
from tests.jamaica.positions import (
    events,
    hand,
    hidden,
    holds,
    play,
    powers,
    ship,
    table,
    view,
)


@rule("JA-86")
def test_the_twelve_cards() -> None:
    assert POWERS == ["morgans_map", "sarans_sabre", "lady_beth", "sixth_hold"]
    faces = [FACES[face] for face in to_list(FACE_OF)]
    values = dict(zip(faces, to_list(VALUE_OF), strict=True))
    assert sorted(to_list(VALUE_OF)[4:]) == [-4, -3, -2, 3, 3, 5, 7, 7]
    assert values["cursed_4"] == -4


@rule("JA-86")
def test_a_power_lies_face_up_and_works_in_the_evening_already() -> None:
    full = "1 food, 1 food, 1 food, 1 food, 1 food"
    state = table(ship(3, full, card="forward_food"), ship(), dice="1 5", pile="sixth_hold")
    assert powers(state, 0) == ["sixth_hold"]
    assert holds(state, 0)[5] == "5 food"
    assert view(state, -1).ships[0].powers == ["sixth_hold"]


@rule("JA-86")
def test_the_other_cards_lie_face_down_and_their_owner_has_looked() -> None:
    state = table(ship(3, "-", card="forward_food"), ship(), pile="cursed_3")
    assert [view(state, seat).ships[0].hidden[0].face for seat in (0, 1, -1)] == [
        "cursed_3", None, None,
    ]  # fmt: skip
    assert events(state, "found", 0)[0]["face"] == "cursed_3"
    assert "face" not in events(state, "found", 1)[0]


@rule("JA-86")
def test_any_number_of_cards() -> None:
    many = ship(3, "-", card="forward_food", hidden="cursed_2 treasure_3 treasure_7 cursed_4")
    state = table(many, ship(), pile="treasure_5")
    assert len(hidden(state, 0)) == 5


@rule("JA-87")
def test_the_map_draws_when_the_round_ends() -> None:
    state = table(ship(3, "-", card="forward_food"), ship(), pile="morgans_map")
    assert len(hand(state, 0)) == 4


@rule("JA-87")
def test_who_loses_the_map_draws_none_and_discards_none() -> None:
    """Four cards, one played, the map stolen: three are left, and the thief has four."""
    loser = ship(4, "-", powers="morgans_map", hand="gold_gold gold_forward forward_food")
    state = table(ship(3, "-", card="forward_gunpowder"), loser, throws="star", lairs="")
    play(state, 0, "steal morgans_map")
    assert hand(state, 1) == ["gold_gold", "gold_forward", "forward_food"]
    assert len(hand(state, 0)) == 4
    assert [e["seat"] for e in events(state, "drew")] == [0, 0, 2]


@rule("JA-87")
def test_the_sixth_hold_starts_empty() -> None:
    state = table(ship(3, "1 gold", card="forward_gunpowder"), ship(), pile="sixth_hold")
    assert events(state, "uncovered")
    play(state, 0, "load 2")
    assert holds(state, 0) == ["1 gold", "1 gunpowder", "-", "-", "-", "-"]


@rule("JA-88")
def test_a_lost_sixth_hold_is_gone_with_its_contents() -> None:
    first = ship(3, "-, -, -, -, -, 6 gold", card="forward_gunpowder", powers="sixth_hold")
    state = table(first, ship(4, "-"), throws="2 star", lairs="")
    play(state, 1, "steal sixth_hold")
    assert state.ships[0].owns(0) == 0
    assert holds(state, 1) == ["-", "-", "-", "-", "-", "6 gold"]
