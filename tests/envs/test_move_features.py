"""What the row of a move says comes true when the move is made."""

from collections.abc import Iterator
from random import Random
from typing import cast

import numpy as np
import pytest

from lorcha.core.chance import Fast
from lorcha.core.state import State
from lorcha.envs.lanes import move_rows, observation_of, seat_to_move
from lorcha.games.ching.rules.expedition import space
from lorcha.games.ching.state import Table as Ching
from lorcha.games.dragon.rules.track import read_order
from lorcha.games.dragon.state import Table as Dragon
from lorcha.games.jamaica.box import RESOURCES
from lorcha.games.jamaica.state import ASK_ROUTE
from lorcha.games.jamaica.state import Table as Jamaica
from lorcha.games.panda.state import BY_BAMBOO
from lorcha.games.panda.state import Table as Panda
from lorcha.nets.arrays import as_array
from tests.envs.configs import GAMES, game_of

Words = dict[str, list[int]]


def decisions(name: str, seats: int, games: int = 3) -> Iterator[tuple[State, int]]:
    game = game_of(name)
    for number in range(games):
        state, chooser = game.new(seats, chance=Fast(number)), Random(number)
        while not state.over():
            seat = seat_to_move(state)
            yield state, seat
            state.play(seat, chooser.choice(state.legal(seat)))


def futures(
    name: str, seats: int, games: int = 3
) -> Iterator[tuple[State, int, str, Words, State]]:
    """A position, who moves, a legal move, what its row says by name, and the position after it."""
    game = game_of(name)
    features = game.features
    assert features is not None
    for state, seat in decisions(name, seats, games):
        rows = as_array(move_rows(features, state, seat)).reshape(-1, int(features.move_size))
        for move, row in zip(state.legal(seat), rows, strict=True):
            says = {
                part.name: row[part.at : part.at + part.size].tolist()
                for part in features.moves.layout
            }
            after = state.clone()
            after.play(seat, move)
            yield state, seat, game.moves.verb_of(move).name, says, after


@pytest.mark.parametrize("seats", [2, 5])
def test_dragon(seats: int) -> None:
    checked = set()
    for position, seat, verb, says, later in futures("dragon", seats, 2):
        before, after = cast(Dragon, position), cast(Dragon, later)
        one, other = before.provinces[seat], after.provinces[seat]
        if after.month != before.month or after.phase != before.phase:
            continue  # the event of the month came in between
        checked.add(verb)
        if verb in ("act", "pass", "buy") and not says["action"][-1]:
            assert says["yuan"] == [other.yuan - one.yuan]
            assert says["rice"] == [other.rice - one.rice]
            assert says["fireworks"] == [other.fireworks - one.fireworks]
            assert says["points"] == [other.points - one.points]
        if verb in ("act", "place", "replace"):
            assert says["steps"] == [other.space - one.space]
            if other.space != one.space:
                read_order(after)
                assert says["order after"].index(1) == list(after.order).index(seat)
        if verb in ("place", "replace", "release") and abs(int(other.people - one.people)) < 2:
            change = np.array(other.skill) - np.array(one.skill)
            assert np.subtract(says["symbols gained"], says["symbols lost"]).tolist() == list(
                change
            )
    assert {"act", "pass", "place", "release"} <= checked


@pytest.mark.parametrize("seats", [3, 5])
def test_the_turn_order_of_the_track_is_the_next_one(seats: int) -> None:
    features = game_of("dragon").features
    assert features is not None
    stale = 0
    for position, _ in decisions("dragon", seats, 4):
        seen = as_array(observation_of(features, position, 0))
        parts = [features.layout.find(f"seat {owner}: next order") for owner in range(seats)]
        shown = [seen[part.at : part.at + part.size].tolist().index(1) for part in parts]
        table = cast(Dragon, position.clone())
        before = list(table.order)
        read_order(table)
        assert [list(table.order).index(owner) for owner in range(seats)] == shown
        stale += list(table.order) != before
    assert stale > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_jamaica(seats: int) -> None:
    checked = set()
    for position, seat, verb, says, later in futures("jamaica", seats):
        before, after = cast(Jamaica, position), cast(Jamaica, later)
        one, other = before.ships[seat], after.ships[seat]
        gained = [int(other.owns(i) - one.owns(i)) for i in range(len(RESOURCES))]
        if after.round != before.round or after.acting != before.acting:
            continue
        if verb == "sail" and not says["ghost sails"][0] and after.agenda.who() == 1 << seat:
            quiet = not says["ships"][0] and not says["short"][0]
            if quiet and other.space != one.space and after.half == before.half:
                assert says["to go"] == [other.to_go()]
                checked.add(verb)
        elif verb in ("load", "dump") and after.agenda.what() == ASK_ROUTE:
            assert np.subtract(says["gains"], says["loses"]).tolist() == gained
            checked.add(verb)
    assert {"sail", "dump"} <= checked  # where to load is hardly ever a question


def test_a_card_of_jamaica_shows_the_spaces_it_leads_to() -> None:
    checked = 0
    for position, seat, verb, says, _ in futures("jamaica", 3, 2):
        table = cast(Jamaica, position)
        if verb != "card" or not any(says["card, steps"]):
            continue
        steps, half = says["card, steps"], 0 if says["card, steps"][0] else 1
        ends = np.flatnonzero(np.add(says["reaches"], says["unpaid"])).tolist()
        ship, die = table.ships[seat], table.evening if half else table.morning
        assert abs(steps[half]) == die
        assert ends
        walked = {int(ship.space)}
        for _ in range(die):
            walked = {way for space in walked for way in ways(space, steps[half] < 0)}
        assert set(ends) == walked or 0 in ends  # the finish ends a move early
        checked += 1
    assert checked > 20


def ways(at: int, back: bool) -> list[int]:
    spaces = game_of("jamaica").box["board"]["spaces"]
    if back:
        return [place["id"] for place in spaces if at in place["next"]]
    return cast(list[int], spaces[at]["next"])


@pytest.mark.parametrize("seats", [2, 3])
def test_ching(seats: int) -> None:
    checked = set()
    for position, seat, verb, says, later in futures("ching", seats, 1):
        before, after = cast(Ching, position), cast(Ching, later)
        one, other = before.captains[seat], after.captains[seat]
        if verb in ("sail", "night") and after.active == seat:
            junk = int(after.junk)
            effect = f"effect {junk}: "
            if says[f"{effect}goes on"] == [1]:
                assert says[f"{effect}number"] == [space(other.junks[junk])]
                assert says[f"{effect}draws"] == [other.encounters.count - one.encounters.count]
                checked.add(verb)
            elif says[f"{effect}starts"] == [1]:
                assert other.junks[junk].count == 1
            else:
                assert says[f"{effect}ends"] == [1]
                assert says[f"{effect}number"] == [space(one.junks[junk])]
        elif verb == "complete":
            assert says["gold"] == [other.gold - one.gold]
            assert says["gems"] == [int(b - a) for a, b in zip(one.gems, other.gems, strict=True)]
            checked.add(verb)
    assert {"sail" if seats == 2 else "night", "complete"} <= checked


@pytest.mark.parametrize("seats", [2, 4])
def test_panda(seats: int) -> None:
    checked = set()
    for position, seat, verb, says, later in futures("panda", seats, 2):
        before, after = cast(Panda, position), cast(Panda, later)
        if after.round == before.round and verb not in ("pick", "declare", "rob", "bamboo"):
            assert says["left"] == [after.players[seat].hand.count], verb
            checked.add(verb)
        if verb in ("rob", "bamboo"):
            one, other = before.players[seat].earned, after.players[seat].earned
            assert says["points"] == [sum(other[BY_BAMBOO:]) - sum(one[BY_BAMBOO:])]
    assert {"single", "pass", "set"} <= checked


def test_rows_of_moves_stay_mostly_empty() -> None:
    for name in GAMES:
        features = game_of(name).features
        assert features is not None
        state = game_of(name).new(3, chance=Fast(1))
        rows = as_array(move_rows(features, state, seat_to_move(state)))
        assert np.count_nonzero(rows) < len(rows) / 4
