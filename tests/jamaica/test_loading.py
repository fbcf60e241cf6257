"""D. Loading."""

from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import events, holds, moves, play, question, random_game, ship, table

FULL = "1 food, 2 gold, 3 gunpowder, 4 gold, 5 food"


@rule("JA-27")
def test_a_load_goes_whole_into_one_empty_hold() -> None:
    state = table(ship(4, "2 food", card="food_gunpowder"), ship(), dice="4 3")
    assert holds(state, 0) == ["2 food", "4 food", "3 gunpowder", "-", "-"]
    assert [state.bank[1], state.bank[2]] == [45 - 2 - 3 - 4, 45 - 3]


@rule("JA-28")
def test_the_lowest_numbered_empty_hold_is_used_unasked() -> None:
    state = table(ship(4, "2 food, -, 1 gold", card="gunpowder_gold"), ship(), dice="6 1")
    assert holds(state, 0) == ["2 food", "6 gunpowder", "1 gold", "1 gold", "-"]


@rule("JA-28")
def test_the_sixth_hold_is_a_choice_of_its_own() -> None:
    first = ship(4, "2 food", card="gunpowder_gold", powers="sixth_hold")
    state = table(first, ship(), dice="6 1")
    assert question(state) == ("load", [0])
    assert moves(state, 0) == ["load 2", "load 6"]
    play(state, 0, "load 6")
    assert holds(state, 0) == ["2 food", "1 gold", "-", "-", "-", "6 gunpowder"]


@rule("JA-28")
def test_with_only_the_sixth_hold_empty_nothing_is_asked() -> None:
    first = ship(4, FULL, card="gold_gold", powers="sixth_hold")
    state = table(first, ship(), dice="6 1")
    assert holds(state, 0)[5] == "6 gold"
    assert question(state) == ("dump", [0])


@rule("JA-29", "JA-30")
def test_without_room_a_hold_of_another_resource_is_emptied() -> None:
    state = table(ship(4, FULL, card="gold_forward"), ship(), dice="6 1")
    assert question(state) == ("dump", [0])
    assert moves(state, 0) == ["dump 1", "dump 3", "dump 5"]
    play(state, 0, "dump 5")
    assert holds(state, 0)[4] == "6 gold"
    assert events(state, "dumped")[0] | {"ply": 0} == {
        "ply": 0, "event": "dumped", "seat": 0, "amount": 5, "resource": "food", "hold": 5,
    }  # fmt: skip
    assert state.bank[1] == 45 - 1 - 3


@rule("JA-29", "JA-32")
def test_nothing_is_dumped_while_a_hold_is_empty_and_no_load_is_declined() -> None:
    state = table(
        ship(4, "1 food, 2 gold, 3 gunpowder, 4 gold", card="gold_gold"), ship(), dice="1 6"
    )
    assert holds(state, 0) == ["1 food", "2 gold", "3 gunpowder", "4 gold", "1 gold"]
    assert moves(state, 0) == ["dump 1", "dump 3"]


@rule("JA-31")
def test_a_load_is_ignored_when_every_hold_has_that_resource() -> None:
    gold = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    state = table(ship(4, gold, card="gold_gold"), ship(), dice="6 6")
    assert holds(state, 0) == ["1 gold"] * 5
    assert len(events(state, "load_ignored")) == 2
    assert state.bank[0] == 80 - 5 - 3


@rule("JA-31")
def test_the_sixth_hold_counts_for_that() -> None:
    gold = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold, 1 food"
    first = ship(4, gold, card="gold_gold", powers="sixth_hold")
    state = table(first, ship(), dice="6 6")
    assert holds(state, 0) == ["1 gold"] * 5 + ["6 gold"]
    assert len(events(state, "load_ignored")) == 1


@rule("JA-32")
def test_tokens_go_overboard_only_to_make_room_for_a_load() -> None:
    dumps = 0
    for state in random_game(4, 3):
        if question_name(state) == "dump":
            dumps += 1
            full = state.ships[state.agenda.number() & 7]
            assert all(full.tokens[hold] > 0 for hold in range(full.holds()))
        else:
            assert not any(
                text.startswith("dump") for seat in range(4) for text in moves(state, seat)
            )
    assert dumps > 5


def question_name(state: Table) -> str:
    return "" if state.over() else question(state)[0]
