"""Why a captain may not: every verb, in the order of a round."""

from lorcha import games
from tests.citing import rule
from tests.jamaica.positions import fresh, ghost, play, question, ship, table
from tests.why_not import why_not

JAMAICA = games.load("jamaica")


@rule("JA-16")
def test_the_dice_are_placed_as_they_were_thrown() -> None:
    state = JAMAICA.position(3, at="dice", dice="2 5", captain=1)
    assert why_not(state, 1, "dice 3") == "not_thrown one=2 other=5 (JA-16)"
    assert why_not(state, 0, "dice 2") == "turn_of decider=1 (JA-16)"
    assert why_not(state, 1, "card gold_gold") == "not_now question=dice (JA-16)"
    assert why_not(state, 1, "dice 5") == ""


@rule("JA-17")
def test_a_card_must_be_in_hand_and_is_final() -> None:
    ships = [ship(0, "3 food", hand="gold_gold food_forward forward_food")]
    state = JAMAICA.position(3, ships=ships, at="card", dice="2 5")
    missing = "not_in_hand card=backward_forward (JA-17)"
    assert why_not(state, 0, "card backward_forward") == missing
    state.play(0, JAMAICA.moves.from_text("card gold_gold"))
    assert why_not(state, 0, "card food_forward") == "answered (JA-17)"


@rule("JA-2", "JA-27", "JA-28", "JA-29")
def test_where_a_load_may_go() -> None:
    state = table(
        ship(5, "3 food", powers="sixth_hold", card="gold_gold"), ship(8, "2 gold"), dice="2 2"
    )
    assert question(state) == ("load", [0])
    assert why_not(state, 0, "load 1") == "hold_taken hold=1 (JA-27)"
    assert why_not(state, 0, "load 4") == "holds_alike hold=2 (JA-28)"
    assert why_not(state, 0, "dump 1") == "has_empty_hold hold=2 (JA-29)"
    assert why_not(state, 0, "load 2") == why_not(state, 0, "load 6") == ""


@rule("JA-2", "JA-29", "JA-30")
def test_which_hold_may_be_emptied() -> None:
    full = "1 gold, 1 food, 2 food, 1 gold, 1 gunpowder"
    state = table(ship(5, full, card="gold_gold"), ship(8, "2 gold"), dice="2 2")
    assert question(state) == ("dump", [0])
    assert why_not(state, 0, "dump 1") == "same_cargo hold=1 resource=gold (JA-30)"
    assert why_not(state, 0, "dump 6") == "no_sixth_hold (JA-2)"
    assert why_not(state, 0, "load 1") == "no_empty_hold (JA-29)"
    assert why_not(state, 0, "dump 5") == ""


@rule("JA-33", "JA-34")
def test_a_ship_sails_exactly_as_far_as_the_die_says() -> None:
    state = table(ship(5, "6 food, 6 gold", card="forward_food"), ship(30, "2 gold"), dice="3 1")
    assert question(state) == ("route", [0])
    assert why_not(state, 0, "sail 7") == "not_reached steps=3 direction=forward (JA-33)"
    assert why_not(state, 0, "steer forward") == "not_now question=route (JA-34)"
    assert why_not(state, 1, "sail 7") == "turn_of decider=0 (JA-18)"


@rule("JA-60", "JA-61", "JA-99")
def test_whom_a_ship_may_fight() -> None:
    state = table(
        ship(3, "2 food", card="forward_food"), ship(4, "1 gold"), ship(4, "1 food"), ship(9, "-")
    )
    assert question(state) == ("opponent", [0])
    assert why_not(state, 0, "fight 3") == "foe_elsewhere foe=3 (JA-60)"
    assert why_not(state, 0, "fight 0") == "own_ship (JA-60)"
    assert why_not(state, 0, "fight 5") == "nobody_here (JA-60)"
    assert why_not(state, 0, "fight_ghost") == "no_ghost (JA-99)"
    assert why_not(state, 0, "fight 2") == ""


@rule("JA-63", "JA-62")
def test_no_more_powder_than_there_is() -> None:
    state = table(ship(3, "2 gunpowder", card="forward_food"), ship(4, "1 gold"))
    assert why_not(state, 0, "powder 3") == "too_little_powder amount=2 (JA-63)"
    assert why_not(state, 1, "powder 0") == "turn_of decider=0 (JA-62)"
    assert why_not(state, 0, "powder 2") == ""


@rule("JA-71", "JA-72")
def test_the_sabre_is_asked_of_its_owner() -> None:
    first = ship(3, "2 food", card="forward_food", powers="sarans_sabre")
    state = table(first, ship(4, "1 gold"), throws="2 4 6")
    assert question(state) == ("sabre", [0])
    assert why_not(state, 1, "sabre keep") == "turn_of decider=0 (JA-71)"
    assert why_not(state, 0, "no_spoils") == "not_now question=sabre (JA-72)"


@rule("JA-79", "JA-80", "JA-82", "JA-84")
def test_what_may_be_taken_as_spoils() -> None:
    full = "1 gold, 1 gold, 2 gold, 1 gold, 1 gold"
    winner = ship(3, full, card="forward_gunpowder", hidden="treasure_3 cursed_2")
    state = table(winner, ship(4, "2 gold, 1 food", powers="lady_beth"), throws="star", lairs="")
    assert question(state) == ("spoils", [0])
    assert why_not(state, 0, "plunder 1") == "no_room_for_spoils resource=gold (JA-80)"
    assert why_not(state, 0, "plunder 3") == "nothing_in_hold hold=3 (JA-79)"
    assert why_not(state, 0, "plunder 6") == "loser_has_no_sixth (JA-2)"
    assert why_not(state, 0, "steal morgans_map") == "not_the_losers prize=morgans_map (JA-82)"
    assert why_not(state, 0, "steal hidden_1") == "not_the_losers prize=hidden_1 (JA-82)"
    assert why_not(state, 0, "give 1") == "not_cursed place=1 (JA-84)"
    assert why_not(state, 0, "give 3") == "no_card_to_give place=3 (JA-84)"
    assert why_not(state, 0, "plunder 2") == why_not(state, 0, "give 2") == ""
    assert why_not(state, 1, "no_spoils") == "turn_of decider=0 (JA-78)"


@rule("JA-45", "JA-46")
def test_how_a_price_is_split() -> None:
    first = ship(6, "2 food, 3 gold, 1 food, 2 food", card="forward_gunpowder")
    state = table(first, ship(), dice="2 1")
    play(state, 0, "sail 8")
    assert question(state) == ("payment", [0])
    assert why_not(state, 0, "pay 3 1") == "other_hold_pays hold=1 (JA-45)"
    assert why_not(state, 0, "pay 1 3") == "hold_has_less amount=2 hold=1 (JA-45)"
    play(state, 0, "pay 1 1")
    assert why_not(state, 0, "pay 3 2") == "hold_has_less amount=1 hold=3 (JA-45)"


@rule("JA-51", "JA-52")
def test_a_shortage_leads_back_to_the_first_space_that_can_be_paid() -> None:
    state = table(ship(42, "-", card="forward_gunpowder"), ship(), dice="1 1")
    assert question(state) == ("retreat", [0])
    assert why_not(state, 0, "sail 42") == "not_a_retreat (JA-51)"
    assert why_not(state, 0, "sail 19") == ""


@rule("JA-104", "JA-107")
def test_the_ghost_ship_is_steered_by_the_captain() -> None:
    state = fresh(2, 3)
    while question(state)[0] != "direction":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    captain = state.actors()[0]
    decider = f"turn_of decider={captain} (JA-104)"
    assert why_not(state, 1 - captain, "steer forward") == decider
    assert why_not(state, captain, "sail 3") == "not_now question=direction (JA-107)"


@rule("JA-101", "JA-113")
def test_lady_beth_stays_with_the_ghost_ship() -> None:
    state = table(
        ship(3, "2 food", card="forward_food"), ship(9, "1 gold"), ghost(4, "5 gold"), throws="star"
    )
    assert question(state) == ("spoils", [0])
    assert why_not(state, 0, "steal lady_beth") == "beth_stays (JA-101)"


@rule("JA-91")
def test_after_the_race_nothing_is_decided() -> None:
    state = table(ship(49, "9 food", card="forward_food"), ship(30, "-"), dice="1 1")
    while not state.over():
        seat = state.actors()[0]
        play(state, seat, JAMAICA.moves.to_text(state.legal(seat)[0]))
    assert why_not(state, 0, "dice 1") == "over (JA-91)"
