"""K. A position edited by hand is refused, or it can be played to the end and stays sound."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from lorcha.core.dumps import BadPosition
from tests.citing import rule
from tests.core.corrupt_dumps import corrupt, paths
from tests.dragon.positions import GAME, Json, random_game

EDITS = 400


def positions(seats: int) -> Iterator[Json]:
    """The dumps of a game, one after the other, as they come back from a file."""
    while True:
        for state in random_game(seats, seats):
            if not state.over():
                yield json.loads(json.dumps(state.dump()))


@rule("YD-84")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_edited_position_is_refused_or_sound_to_the_end(seats: int) -> None:
    chooser, accepted = Random(seats), 0
    for _, position in zip(range(EDITS), positions(seats), strict=False):
        edited = corrupt(position, chooser.choice(list(paths(position))), chooser)
        try:
            state = GAME.load(edited)
        except BadPosition:
            continue
        accepted += 1
        GAME.view(state, 0)
        while not state.over():
            seat = chooser.choice(state.actors())
            state.play(seat, chooser.choice(state.legal(seat)))
            assert GAME.broken_invariants(state) == [], edited
        assert len(state.standings()) == seats
    assert 0 < accepted < EDITS // 2


@rule("YD-84")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_edited_agenda_is_refused_or_sound_to_the_end(seats: int) -> None:
    chooser, accepted = Random(seats), 0
    for _, position in zip(range(EDITS), positions(seats), strict=False):
        edit_agenda(position["agenda"], chooser)
        try:
            state = GAME.load(position)
        except BadPosition:
            continue
        accepted += 1
        GAME.view(state, 0)
        while not state.over():
            seat = chooser.choice(state.actors())
            state.play(seat, chooser.choice(state.legal(seat)))
            assert GAME.broken_invariants(state) == [], position["agenda"]
    assert 0 < accepted < EDITS // 2


def edit_agenda(agenda: list[list[object]], chooser: Random) -> None:
    """Drop a task, repeat one, let two change places, or put another in or name another number."""
    at = chooser.randrange(len(agenda))
    kind = chooser.randrange(5)
    if kind == 0:
        del agenda[at]
    elif kind == 1:
        agenda.insert(at, agenda[at])
    elif kind == 2:
        other = chooser.randrange(len(agenda))
        agenda[at], agenda[other] = agenda[other], agenda[at]
    elif kind == 3:
        agenda[at] = [chooser.choice(list(GAME.tasks.values())), *agenda[at][1:]]
    else:
        agenda[at] = [*agenda[at][:2], chooser.randrange(-1, 16)]
