"""F and G. Landing in its fixed order, and what it costs."""

from tests.citing import rule
from tests.jamaica.positions import (
    event_names,
    events,
    hidden,
    holds,
    moves,
    play,
    question,
    ship,
    table,
    where,
)

RICH = "20 food, 20 gold"


@rule("JA-39")
def test_the_finish_stops_everything() -> None:
    state = table(ship(47, RICH, card="forward_gunpowder"), ship(0, "-"), dice="6 6")
    assert event_names(state)[:3] == ["revealed", "sailed", "finished"]
    assert holds(state, 0)[:2] == ["20 food", "20 gold"]
    assert state.over()


@rule("JA-40", "JA-60")
def test_port_royal_is_free_and_peaceful() -> None:
    state = table(ship(2, "1 food", card="backward_forward"), ship(0, "5 gold"), dice="2 1")
    assert "attacked" not in event_names(state)
    assert events(state, "sailed")[0]["space"] == 0
    assert events(state, "fell_short")[0]["owned"] == 1  # only at the space of the evening


@rule("JA-41")
def test_ships_meet_on_a_space_whatever_their_laps() -> None:
    state = table(
        ship(45, RICH, card="forward_food"), ship(46, "-", lap=-1), dice="1 1", throws="4 4"
    )
    assert events(state, "attacked")[0]["foe"] == 1


@rule("JA-42")
def test_spoils_may_pay_for_the_space() -> None:
    state = table(
        ship(11, "-", card="forward_gunpowder"), ship(12, "4 food"), throws="star", dice="1 1"
    )
    play(state, 0, "plunder 1")
    assert where(state, 0) == (12, 0)
    assert holds(state, 0)[0] == "2 food"
    assert not events(state, "fell_short")


@rule("JA-42")
def test_losses_may_bring_a_shortage() -> None:
    state = table(ship(11, "2 food", card="forward_gunpowder"), ship(12, "-"), throws="2 star")
    play(state, 1, "plunder 1")
    assert events(state, "fell_short")[0] | {"ply": 0} == {
        "ply": 0, "event": "fell_short", "seat": 0, "resource": "food", "cost": 2, "owned": 0,
    }  # fmt: skip
    assert where(state, 0)[0] == 11


@rule("JA-42")
def test_the_loser_of_a_combat_in_a_lair_still_takes_its_treasure() -> None:
    """It is not yet there to be stolen."""
    first = ship(3, "-", card="forward_gunpowder")
    state = table(first, ship(4, "-"), throws="2 star", pile="treasure_7")
    assert moves(state, 1) == ["no_spoils"]
    play(state, 1, "no_spoils")
    assert hidden(state, 0) == ["treasure_7"]


@rule("JA-43")
def test_only_the_ship_that_moved_pays_and_on_every_arrival() -> None:
    state = table(ship(0, RICH, card="forward_backward"), ship(1, RICH), dice="2 1", throws="4 4")
    assert [(e["seat"], e["amount"]) for e in events(state, "paid")] == [(0, 3), (0, 2)]
    assert holds(state, 1)[:2] == ["20 food", "20 gold"]
    state = table(ship(1, RICH, card="forward_backward"), ship(), dice="2 2")
    assert [e["amount"] for e in events(state, "paid")] == [2, 2]  # space 3, and space 1 again


@rule("JA-44")
def test_ports_take_doubloons_and_the_sea_takes_food() -> None:
    state = table(ship(41, RICH, card="forward_forward"), ship(), dice="4 3")
    assert [(e["amount"], e["resource"]) for e in events(state, "paid")] == [
        (7, "gold"),
        (3, "food"),
    ]
    assert [state.bank[0], state.bank[1]] == [80 - 20 - 3 + 7, 45 - 20 - 3 + 3]


@rule("JA-45")
def test_the_payer_chooses_the_holds() -> None:
    first = ship(6, "2 food, 3 gold, 1 food, 4 food", card="forward_gunpowder")
    state = table(first, ship(), dice="2 1")
    play(state, 0, "sail 8")
    assert question(state) == ("payment", [0])
    assert moves(state, 0) == ["pay 1 0", "pay 1 1", "pay 1 2"]
    play(state, 0, "pay 1 1")
    assert moves(state, 0) == ["pay 3 0", "pay 3 1"]
    play(state, 0, "pay 3 0")
    assert holds(state, 0)[:4] == ["1 food", "3 gold", "1 food", "2 food"]


@rule("JA-45")
def test_a_single_split_is_not_asked() -> None:
    state = table(ship(6, "2 food, 3 gold, 1 food", card="forward_gunpowder"), ship(), dice="2 1")
    play(state, 0, "sail 8")
    assert question(state)[0] != "payment"
    assert holds(state, 0)[:3] == ["1 gunpowder", "3 gold", "-"]


@rule("JA-46")
def test_a_cost_that_can_be_paid_is_paid() -> None:
    state = table(ship(1, "3 food", card="forward_gunpowder"), ship())
    assert where(state, 0) == (2, 0)
    assert holds(state, 0)[0] == "1 gunpowder"
    assert not events(state, "fell_short")


@rule("JA-47")
def test_a_lair_is_free_and_its_treasure_is_taken() -> None:
    state = table(ship(3, "-", card="forward_gunpowder"), ship(), pile="treasure_5")
    assert hidden(state, 0) == ["treasure_5"]
    assert not state.lairs >> 4 & 1
    assert not events(state, "paid")


@rule("JA-47")
def test_a_plundered_lair_gives_nothing() -> None:
    state = table(ship(3, "-", card="forward_gunpowder"), ship(), lairs="9 11")
    assert hidden(state, 0) == []
    assert state.pile.count == 2


@rule("JA-48")
def test_there_are_as_many_cards_as_lairs() -> None:
    state = table(ship(3, "-", card="forward_gunpowder"), ship(), lairs="4", pile="treasure_3")
    assert state.pile.count == 0
    assert state.lairs == 0
    state = table(ship(), ship())
    assert state.pile.count == 9


@rule("JA-47")
def test_after_a_shortage_the_treasure_may_be_left() -> None:
    first = ship(4, "2 gold", card="forward_gunpowder")
    state = table(first, ship(), pile="cursed_4")
    assert question(state) == ("lair", [0])
    assert moves(state, 0) == ["treasure take", "treasure leave"]
    play(state, 0, "treasure leave")
    assert hidden(state, 0) == []
    assert state.lairs >> 4 & 1


@rule("JA-47")
def test_or_must_be_taken_if_the_table_agrees_so() -> None:
    first = ship(4, "2 gold", card="forward_gunpowder")
    state = table(first, ship(), pile="cursed_4", shortage_treasure="must")
    assert hidden(state, 0) == ["cursed_4"]
    assert question(state)[0] != "lair"
