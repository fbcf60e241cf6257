"""A position edited by hand is refused, or it can be played on and stays sound."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lorcha.core.chance import Fast
from lorcha.core.dumps import BadPosition
from lorcha.core.game import Game
from lorcha.games import load
from tests.core.corrupt_dumps import corrupt, paths

CHECKED = (
    "dragon",
    "jamaica",
    "ching",
    "panda",
)  # the toy checks no more of its agenda than who is asked
EACH = 6  # edits of one position
MOST_MOVES = 150  # played on from an edited position
Dump = dict[str, Any]


def dumps(game: Game, chooser: Random, count: int) -> Iterator[Dump]:
    """Positions from anywhere in random games, as they come back from a file."""
    made = 0
    while made < count:
        state = game.new(chooser.choice(game.seats), chance=Fast(chooser.randrange(1 << 20)))
        for _ in range(chooser.randrange(150)):
            if not state.over():
                seat = chooser.choice(state.actors())
                state.play(seat, chooser.choice(state.legal(seat)))
        if not state.over():
            made += 1
            yield json.loads(json.dumps(state.dump()))


def edit_agenda(dump: Dump, names: list[str], chooser: Random) -> None:
    """Drop a task, repeat one, let two change places; another task, other seats, another number."""
    agenda = dump["agenda"]
    at, other = chooser.randrange(len(agenda)), chooser.randrange(len(agenda))
    kind = chooser.randrange(6)
    if kind == 0:
        del agenda[at]
    elif kind == 1:
        agenda.insert(at, list(agenda[other]))
    elif kind == 2:
        agenda[at], agenda[other] = agenda[other], agenda[at]
    elif kind == 3:
        agenda[at][0] = chooser.choice(names)
    elif kind == 4:
        agenda[at][1] = [seat for seat in range(dump["seats"]) if chooser.randrange(2)]
    else:
        near = agenda[at][2] + chooser.choice([-1, 1])
        agenda[at][2] = chooser.choice([agenda[at][2] ^ 1 << chooser.randrange(16), near])


def edited(dump: Dump, names: list[str], chooser: Random) -> Dump:
    copy: Dump = json.loads(json.dumps(dump))
    if chooser.randrange(2):
        edit_agenda(copy, names, chooser)
        return copy
    return corrupt(copy, chooser.choice(list(paths(copy))), chooser)


def check_playable(game: Game, dump: Dump, chooser: Random) -> bool:
    """Whether the position is accepted; then it holds, whatever is looked at and played."""
    try:
        state = game.load(dump)
    except BadPosition:
        return False
    for move in range(MOST_MOVES):
        for reader in range(-1, int(state.seats)) if move % 20 == 0 else ():
            game.view(state, reader)
            game.view(state.redeal(reader, Fast(move)), reader)
        if state.over():
            assert len(state.standings()) == state.seats
            break
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        assert game.broken_invariants(state) == [], dump["agenda"]
    return True


def check_edits(game: Game, seed: int, positions: int) -> None:
    chooser, names, accepted = Random(seed), list(game.tasks.values()), 0
    for dump in dumps(game, chooser, positions):
        for _ in range(EACH):
            accepted += check_playable(game, edited(dump, names, chooser), chooser)
    assert 0 < accepted < positions * EACH / 2


@pytest.mark.parametrize("name", CHECKED)
def test_an_edited_position_is_refused_or_sound(name: str) -> None:
    check_edits(load(name), 1, 40)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHECKED)
@pytest.mark.parametrize("seed", range(8))
def test_many_edited_positions_are_refused_or_sound(name: str, seed: int) -> None:
    check_edits(load(name), 100 + seed, 600)
