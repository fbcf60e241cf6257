"""What is said of each face of the combat die holds true however the combat goes on."""

from collections.abc import Iterator
from itertools import product
from typing import cast

import pytest

from lorcha.core.chance import Scripted, ScriptEnded
from lorcha.core.journal import Journal
from lorcha.games.jamaica.box import THROWS
from lorcha.games.jamaica.moves import AGAIN, POWDER, SABRE
from lorcha.games.jamaica.rules.combat import ATTACK
from lorcha.games.jamaica.state import NOT_THROWN, Table
from lorcha.games.jamaica.view import JamaicaView
from lorcha.games.jamaica.view.structs import Throw
from tests.citing import rule
from tests.jamaica.positions import GAME, ghost, journal, play, ship, table, view
from tests.jamaica.test_combat import duel

POWERS = ["", "sarans_sabre", "lady_beth", "sarans_sabre lady_beth"]
GHOST = 2
Ending = tuple[int | None, frozenset[int]]  # the winner, and the ships that have used the Sabre


def throws_of(state: Table, seat: int = -1) -> dict[str, Throw]:
    combat = view(state, seat).combat
    assert combat is not None
    return {throw.throw: throw for throw in combat.throws}


@rule("JA-72", "JA-75")
def test_a_star_does_not_win_yet_while_the_other_side_has_the_sabre() -> None:
    state = duel("2 2", "1 gunpowder", powers1="sarans_sabre")
    assert throws_of(state)["star"] == Throw("star", 0, winner=0, open=False, sabre=1)
    state = duel("2 2", "1 gunpowder", powers0="sarans_sabre")
    assert throws_of(state)["star"].sabre is None  # its owner keeps it


@rule("JA-72", "JA-73")
def test_the_owner_of_the_sabre_may_undo_a_defeat_until_it_is_used() -> None:
    state = duel("8 2 2", defender="1 gunpowder", powers1="sarans_sabre")
    play(state, 1, "sabre keep")
    faces = throws_of(state)
    assert (faces["6"].winner, faces["6"].sabre) == (0, 1)
    assert (faces["8"].winner, faces["8"].sabre) == (None, 1)
    assert (faces["10"].winner, faces["10"].sabre) == (1, None)
    play(state, 1, "powder 0")
    assert {throw.sabre for throw in throws_of(state).values()} == {None}  # the second throw stands


@rule("JA-74")
def test_a_sabre_used_on_the_first_die_undoes_nothing_on_the_second() -> None:
    state = duel("8 8 2", defender="1 gunpowder", powers1="sarans_sabre")
    play(state, 1, "sabre again")
    assert {throw.sabre for throw in throws_of(state).values()} == {None}


@rule("JA-69", "JA-72")
def test_a_sabre_that_cannot_help_is_not_told() -> None:
    state = duel("2 2", defender="9 gunpowder", powers0="sarans_sabre")
    play(state, 0, "sabre keep")
    play(state, 1, "powder 9")
    assert {throw.sabre for throw in throws_of(state).values()} == {None}


def fight(powers: str) -> JamaicaView:
    """An attacker who has thrown 6 with 2 gunpowder, and a defender who is asked for powder."""
    state = table(
        ship(2, "2 gunpowder", card="forward_food"),
        ship(4, "5 gunpowder", powers=powers),
        dice="2 1",
        throws="6 2",
    )
    play(state, 0, "powder 2")
    return view(state, 1)


@rule("JA-66", "JA-67", "JA-69")
def test_each_face_is_judged_before_it_falls() -> None:
    mine = fight("lady_beth")
    assert mine.combat is not None
    results = {throw.throw: (throw.strength, throw.winner) for throw in mine.combat.throws}
    assert results["4"] == (6, 0)
    assert results["6"] == (8, None)  # a draw
    assert results["8"] == (10, 1)
    assert results["star"][1] == 1
    assert not any(throw.open for throw in mine.combat.throws)


def test_the_attackers_throw_leaves_it_open_unless_it_is_the_star() -> None:
    state = table(ship(2, "2 gunpowder", card="forward_food"), ship(4, "5 gunpowder"), dice="2 1")
    combat = view(state, 0).combat
    assert combat is not None
    assert {throw.throw for throw in combat.throws if throw.open} == {"2", "4", "6", "8", "10"}
    assert [throw.winner for throw in combat.throws if not throw.open] == [0]


@rule("JA-78", "JA-85")
def test_the_stakes_of_both_sides_are_told_but_a_curse_only_to_its_owner() -> None:
    state = table(
        ship(2, "2 gunpowder", card="forward_food", hidden="cursed_3 treasure_5"),
        ship(4, "3 gold, 2 food", powers="lady_beth"),
        dice="2 1",
    )
    mine, theirs = view(state, 0).combat, view(state, 1).combat
    assert mine is not None
    assert theirs is not None
    prizes = [
        {"move": "plunder", "hold": 1},
        {"move": "plunder", "hold": 2},
        {"move": "steal", "prize": "lady_beth"},
    ]
    assert mine.attack.spoils == [*prizes, {"move": "give", "place": 1}]
    assert theirs.attack.spoils == prizes
    assert {"move": "steal", "prize": "hidden_2"} in theirs.defence.spoils


# ---- every way a combat can go


def combats() -> Iterator[Table]:
    """At the first question: two ships with every power between them, and the Ghost Ship."""
    for first, second, sabre in product(POWERS, POWERS, ["combat", "die"]):
        if not set(first.split()) & set(second.split()):
            yield table(
                ship(3, "1 gunpowder, 1 gunpowder", card="forward_food", powers=first),
                ship(4, "1 gunpowder", powers=second),
                throws="2 2 2",
                lairs="9",
                sabre=sabre,
            )
    for mine, others in [("", ""), ("sarans_sabre", ""), ("", " sarans_sabre")]:
        yield table(
            ship(3, "1 gunpowder", card="forward_food", powers=mine),
            ship(0, "-"),
            ghost(4, powers="lady_beth" + others),
            throws="2 2 2",
            lairs="9",
        )


class Combat:
    """All positions of one combat in which somebody is question, and how each of them can end."""

    def __init__(self) -> None:
        self.endings_of: dict[str, set[Ending]] = {}
        self.positions: list[Table] = []

    def endings(self, state: Table) -> set[Ending]:
        key = str({**state.dump(), "chance": None})
        if key not in self.endings_of:
            (seat,) = state.actors()
            steps = [self.endings_by(state, move) for move in state.legal(seat)]
            self.endings_of[key] = set().union(*steps)
            self.positions.append(state)
        return self.endings_of[key]

    def endings_by(self, state: Table, move: int, first: int | None = None) -> set[Ending]:
        """After a move, with all that the dice can show; or with this face first."""
        endings: set[Ending] = set()
        scripts = [[]] if first is None else [[first]]
        while scripts:
            script = scripts.pop()
            world, complete = play_move(state, move, script)
            ended, winner, users = outcome(world)
            if ended:
                endings.add((winner, users))
            elif complete:
                endings |= {(winner, users | more) for winner, more in self.endings(world)}
            else:
                scripts += [[*script, face] for face in range(len(THROWS))]
        return endings


def play_move(state: Table, move: int, script: list[int]) -> tuple[Table, bool]:
    """A copy after the move, and whether the script was long enough."""
    world = cast(Table, state.clone())
    world.journal, world.chance = Journal(), Scripted(script)
    try:
        world.play(state.actors()[0], move)
    except ScriptEnded:
        return world, False
    return world, True


def outcome(world: Table) -> tuple[bool, int | None, frozenset[int]]:
    """Whether the combat is over, who has won it, and who has used the Sabre in the last step."""
    ended, winner, users = False, None, set()
    for entry in journal(world, -1):
        number = entry.get("seat", GHOST)
        if entry["event"] in ("won", "ghost_won"):
            ended, winner = True, number
        elif entry["event"] == "drawn":
            ended = True
        elif entry["event"] in ("used_sabre", "ghost_used_sabre"):
            users.add(number)
    return ended, winner, frozenset(users)


def throwing_moves(state: Table) -> list[int]:
    """The answers that the odds are about: no more powder, or the die once more."""
    (seat,) = state.actors()
    question = GAME.question(state)
    if question == "powder":
        return [POWDER.pack(0)]
    return [SABRE.pack(AGAIN)] if question == "sabre" else state.legal(seat)


def check_throw(throw: Throw, endings: set[Ending], attacking: bool) -> None:
    if throw.open:
        assert attacking
        assert throw.throw != "star"
        return
    for winner, users in endings:
        assert winner == throw.winner or users & {throw.winner, throw.sabre}
    if throw.sabre is not None:
        assert any(winner != throw.winner for winner, users in endings if throw.sabre in users)


@pytest.mark.parametrize("number", range(len(list(combats()))))
def test_what_is_said_of_a_face_is_true_however_the_combat_goes_on(number: int) -> None:
    combat = Combat()
    combat.endings(list(combats())[number])
    for state in combat.positions:
        attacking = state.dice[ATTACK] == NOT_THROWN or state.agenda.number() == ATTACK
        for face, throw in enumerate(throws_of(state).values()):
            for move in throwing_moves(state):
                check_throw(throw, combat.endings_by(state, move, face), attacking)
