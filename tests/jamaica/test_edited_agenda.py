"""What is still to come is a stack: an agenda that could not have come about is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.games.jamaica.state import Table
from tests.jamaica.positions import GAME, ghost, ship, table

Agenda = list[list[Any]]


def choosing() -> Table:
    state = GAME.position(3, dice="2 5", ships=["4: 3 food", "9", "0"])
    assert isinstance(state, Table)
    return state


def fighting() -> Table:
    """Seat 0 has met seat 1 on a lair and is asked for powder."""
    foe = ship(4, "2 gold, 3 gunpowder")
    return table(ship(3, "3 gunpowder", card="forward_food"), foe, throws="2 4", lairs="")


def plundering() -> Table:
    """Seat 0 has won and takes gold; it has no empty hold."""
    full = "3 food, 3 food, 3 food, 3 food, 3 food"
    state = table(ship(3, full, card="forward_food"), ship(4, "2 gold"), throws="star", lairs="")
    state.play(0, GAME.moves.from_text("plunder 1"))
    return state


def refusal(state: Table, edit: Callable[[Agenda], object]) -> str:
    dump = json.loads(json.dumps(state.dump()))
    GAME.load(dump)
    edit(dump["agenda"])
    with pytest.raises(BadPosition) as refused:
        GAME.load(dump)
    return str(refused.value)


ROUND: dict[str, Callable[[Agenda], object]] = {
    "no end of the round": lambda agenda: agenda.pop(0),
    "a turn too few": lambda agenda: agenda.pop(1),
    "a turn twice": lambda agenda: agenda.insert(1, agenda[1]),
    "turns out of order": lambda agenda: agenda.insert(1, agenda.pop(2)),
    "the Ghost Ship among three": lambda agenda: agenda.insert(1, ["move_ghost", [], 1]),
}


@pytest.mark.parametrize("edit", ROUND.values(), ids=ROUND)
def test_the_rest_of_the_round_lies_below(edit: Callable[[Agenda], object]) -> None:
    assert "the turns to come do not fit" in refusal(choosing(), edit)


def test_everybody_without_a_card_is_asked_for_one() -> None:
    message = refusal(choosing(), lambda agenda: agenda[-1].__setitem__(1, [0, 1]))
    assert message == "the dice and the cards are not asked for"


COMBAT: dict[str, Callable[[Agenda], object]] = {
    "no throw": lambda agenda: agenda.pop(-2),
    "no cost afterwards": lambda agenda: agenda.pop(-3),
    "the other side": lambda agenda: agenda[-1].__setitem__(2, 1),
    "the other seat": lambda agenda: agenda[-1].__setitem__(1, [1]),
    "powder after the throw": lambda agenda: agenda[-2].__setitem__(0, "see_throw"),
    "a retreat": lambda agenda: agenda.append(["retreat", [0], 0]),
    "a treasure": lambda agenda: agenda[-1].__setitem__(0, "lair"),
}


@pytest.mark.parametrize("edit", COMBAT.values(), ids=COMBAT)
def test_a_combat_goes_its_way(edit: Callable[[Agenda], object]) -> None:
    assert "not asked here" in refusal(fighting(), edit)


def test_the_evening_comes_after_the_morning() -> None:
    message = refusal(fighting(), lambda agenda: agenda.pop(-4))
    assert message == "the evening of ship 0 is missing"


CARGO: dict[str, Callable[[Agenda], object]] = {
    "more than there is": lambda agenda: agenda[-1].__setitem__(2, agenda[-1][2] + 2048),
    "of something else": lambda agenda: agenda[-1].__setitem__(2, agenda[-1][2] + 512),
    "for another": lambda agenda: agenda[-1].__setitem__(2, agenda[-1][2] + 2),
    "less than nothing": lambda agenda: agenda[-1].__setitem__(2, -1),
    "into an empty hold": lambda agenda: agenda[-1].__setitem__(0, "load"),
}


@pytest.mark.parametrize("edit", CARGO.values(), ids=CARGO)
def test_a_cargo_is_what_the_loser_has(edit: Callable[[Agenda], object]) -> None:
    assert "not asked here" in refusal(plundering(), edit)


def test_the_ghost_ship_is_moved_twice() -> None:
    state = table(ship(3, "3 food", card="gold_gold"), ship(9), ghost(7), sails=True)
    assert GAME.question(state) in ("direction", "route")
    message = refusal(state, lambda agenda: agenda.insert(1, ["move_ghost", [], 0]))
    assert "not asked here" in message or "the turns to come" in message


def test_treasures_nobody_has_found_are_known_to_nobody() -> None:
    dump = json.loads(json.dumps(choosing().dump()))
    dump["faces"]["seen"][dump["pile"][0]] = 1
    with pytest.raises(BadPosition, match="nobody has found"):
        GAME.load(dump)
