"""What is still to come is a stack: an agenda that could not have come about is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.games.ching import GAME
from tests.ching.positions import Scene, sea

Agenda = list[list[Any]]


def choosing() -> Scene:
    return sea(hands=[[10, 20], [12, 22], [14, 24]])


def singing() -> Scene:
    """Seat 0 plays a Siren; seats 1 and 2 may have a shield."""
    scene = sea(
        hands=[[40, 45], [20, 30], [25, 35]],
        junks=[[3], [6], [12]],
        met=[["siren_cartography"], ["merchant"], ["merchant"]],
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 35", "0 play siren_cartography")
    assert scene.asked().endswith("shield")
    return scene


def fighting() -> Scene:
    """Seat 0 looks at the hand of seat 1 and seizes a card."""
    scene = sea(hands=[[40, 45], [20, 30], [25, 35]], skills=[["battle"]])
    scene.play("0 choose 45", "1 choose 30", "2 choose 35", "0 attack battle 1")
    assert scene.asked() in ("0 seize", "0 return")  # a single card is seized without asking
    return scene


def refusal(scene: Scene, edit: Callable[[Agenda], object]) -> str:
    dump = json.loads(json.dumps(scene.table.dump()))
    GAME.load(dump)
    edit(dump["agenda"])
    with pytest.raises(BadPosition) as refused:
        GAME.load(dump)
    return str(refused.value)


def test_the_round_has_an_end() -> None:
    assert refusal(choosing(), lambda agenda: agenda.pop(0)) == "the round has no end"


def test_everybody_with_cards_is_asked_for_one() -> None:
    reason = refusal(choosing(), lambda agenda: agenda[-1].__setitem__(1, [0, 1]))
    assert reason == "not exactly those without a card are asked for one"


def test_no_junk_has_sailed_before_the_cards_are_revealed() -> None:
    dump = json.loads(json.dumps(choosing().table.dump()))
    dump["captains"][0]["busy"] = 1
    with pytest.raises(BadPosition):
        GAME.load(dump)


TURNS: dict[str, Callable[[Agenda], object]] = {
    "a turn too few": lambda agenda: agenda.pop(1),
    "a turn twice": lambda agenda: agenda.insert(1, agenda[1]),
    "turns out of order": lambda agenda: agenda.insert(1, agenda.pop(2)),
    "the turn of another": lambda agenda: agenda[1].__setitem__(1, [0]),
    "another card": lambda agenda: agenda[1].__setitem__(2, 31),
}


@pytest.mark.parametrize("edit", TURNS.values(), ids=TURNS)
def test_a_turn_for_each_card_revealed(edit: Callable[[Agenda], object]) -> None:
    assert refusal(singing(), edit) == "the turns to come do not fit the cards revealed"


ATTACKS: dict[str, Callable[[Agenda], object]] = {
    "no strike": lambda agenda: agenda.pop(-3),
    "another attack": lambda agenda: agenda[-3].__setitem__(2, 1),
    "asked twice": lambda agenda: agenda.append(agenda[-1]),
    "asked in another order": lambda agenda: agenda.append(agenda.pop(-2)),
    "the attacker is asked": lambda agenda: agenda[-1].__setitem__(1, [0]),
    "no window after it": lambda agenda: agenda.pop(3),
}


@pytest.mark.parametrize("edit", ATTACKS.values(), ids=ATTACKS)
def test_an_attack_goes_its_way(edit: Callable[[Agenda], object]) -> None:
    assert refusal(singing(), edit)


def test_the_card_played_is_cleared_away() -> None:
    reason = refusal(singing(), lambda agenda: agenda.remove(["clear", [], 0]))
    assert reason == "an encounter card is played that will never be cleared away"


BATTLE: dict[str, Callable[[Agenda], object]] = {
    "against oneself": lambda agenda: agenda[-1].__setitem__(2, 0),
    "against nobody": lambda agenda: agenda[-1].__setitem__(2, 3),
    "by another": lambda agenda: agenda[-1].__setitem__(1, [2]),
    "with a shield": lambda agenda: agenda.append(["shield", [1], 0]),
    "to be passed on": lambda agenda: agenda.append(["pass_on", [0], 1]),
}


@pytest.mark.parametrize("edit", BATTLE.values(), ids=BATTLE)
def test_a_battle_goes_its_way(edit: Callable[[Agenda], object]) -> None:
    assert "not asked here" in refusal(fighting(), edit)
