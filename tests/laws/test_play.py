"""Laws 1 and 4: games end, a seat that is asked has an answer, and nothing is lost or invented."""

from random import Random

import pytest

from lorcha.core.game import Game
from lorcha.core.state import State
from tests.laws.tables import (
    GAMES,
    LONGEST,
    begin,
    choices_of_options,
    move_check,
    step,
    table,
    tables,
)

BATCH = 1000


@pytest.mark.parametrize(("game", "seats", "numbers"), tables())
def test_random_games_end_and_nothing_is_lost(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        check_game(game, seats, number)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats", "numbers"),
    [
        table(game, seats, first, BATCH)
        for game in GAMES.values()
        for seats in game.seats
        for first in range(0, 10_000, BATCH)
    ],
)
def test_ten_thousand_games_end_and_nothing_is_lost(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        check_game(game, seats, number)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_value_of_every_option_can_be_played(game: Game) -> None:
    played = [options for seats in game.seats for options in choices_of_options(game.id, seats)]
    for option in game.options:
        for value in option.values[1:]:
            assert {option.id: value} in played


def check_game(game: Game, seats: int, number: int) -> None:
    state, chooser = begin(game, seats, number), Random(number)
    check_move = move_check(game, state)
    for ply in range(LONGEST):
        faults = game.broken_invariants(state) + check_move(state)
        assert not faults, f"{game.id} for {seats}, game {number}, ply {ply}: {faults}"
        if state.over():
            break
        check_question(game, state)
        step(state, chooser)
    assert state.over(), f"{game.id} for {seats}, game {number} does not end"
    check_end(state)


def check_question(game: Game, state: State) -> None:
    actors = state.actors()
    assert actors
    assert len(set(actors)) == len(actors)
    assert game.question(state)
    for seat in range(state.seats):
        moves = state.legal(seat)
        assert bool(moves) == (seat in actors)
        assert len(set(moves)) == len(moves)


def check_end(state: State) -> None:
    assert state.actors() == []
    standings = state.standings()
    assert sorted(standing.seat for standing in standings) == list(range(state.seats))
    places = [standing.place for standing in standings]
    assert places == [1 + sum(other < place for other in places) for place in places]
    assert places == sorted(places)
    for standing in standings:
        assert standing.score == sum(standing.parts.values())
