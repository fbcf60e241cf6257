"""A position edited by hand is refused, or it can be played to the end and stays sound."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lorcha.core.chance import Fast
from lorcha.core.dumps import BadPosition
from lorcha.core.state import State
from lorcha.games.panda import GAME
from tests.core.corrupt_dumps import corrupt, paths

EDITS = 250
MOVES = 60  # played on from an edited position

Dump = dict[str, Any]


def play_at_random(state: State, chooser: Random) -> None:
    seat = chooser.choice(state.actors())
    state.play(seat, chooser.choice(state.legal(seat)))


def positions(seats: int) -> Iterator[Dump]:
    """The dumps of games played at random, one after the other, as they come back from a file."""
    chooser = Random(seats)
    while True:
        state = GAME.new(seats, {"target": 10}, chance=Fast(chooser.randrange(1000)))
        while not state.over():
            yield json.loads(json.dumps(state.dump()))
            play_at_random(state, chooser)


def edit_agenda(agenda: list[list[object]], chooser: Random) -> None:
    """Repeat a task, drop it, let it name another task or number, or put another below it."""
    at, task = chooser.randrange(len(agenda)), chooser.choice(list(GAME.tasks.values()))
    number = chooser.choice([-1, 0, 1, 2, 7, 1 << 8, 1 << 16, 3 << 24, 1 << 40])
    kind = chooser.randrange(5)
    if kind == 0:
        agenda.insert(at, agenda[at])
    elif kind == 1:
        del agenda[at]
    elif kind == 2:
        agenda[at] = [task, *agenda[at][1:]]
    elif kind == 3:
        agenda[at] = [*agenda[at][:2], number]
    else:
        agenda.insert(at, [task, [], number])


def sound_to_the_end(edited: Dump, chooser: Random) -> bool:
    """Whether the position is accepted; then it must hold, whatever is played."""
    try:
        state = GAME.load(edited)
    except BadPosition:
        return False
    for seat in range(-1, state.seats):
        GAME.view(state, seat)
        state.redeal(seat, Fast(1))
    for _ in range(MOVES):
        if not state.over():
            play_at_random(state, chooser)
            assert GAME.broken_invariants(state) == [], edited
    return True


@pytest.mark.parametrize("seats", [2, 4])
def test_an_edited_position_is_refused_or_sound(seats: int) -> None:
    chooser, accepted = Random(seats), 0
    for _, position in zip(range(EDITS), positions(seats), strict=False):
        edited = corrupt(position, chooser.choice(list(paths(position))), chooser)
        accepted += sound_to_the_end(edited, chooser)
    assert 0 < accepted < EDITS // 2


@pytest.mark.parametrize("seats", [2, 4])
def test_an_edited_agenda_is_refused_or_sound(seats: int) -> None:
    chooser, accepted = Random(seats), 0
    for _, position in zip(range(EDITS), positions(seats), strict=False):
        edit_agenda(position["agenda"], chooser)
        accepted += sound_to_the_end(position, chooser)
    assert 0 < accepted < EDITS // 2
