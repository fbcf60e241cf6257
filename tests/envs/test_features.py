"""Features show what a seat knows, all of it, and nothing else."""

import re
from random import Random

import numpy as np
import pytest

from lorcha.core.chance import Fast
from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.core.layout import Layout, mark_of
from lorcha.core.state import State
from lorcha.envs.config import make_config
from lorcha.envs.lanes import hidden_of, move_rows, observation_of
from lorcha.nets.arrays import Int16s, as_array
from tests.envs.configs import EVERY, GAMES
from tests.laws.tables import positions, sampled

SECRETIVE = ["jamaica", "ching", "panda"]
WORLDS = 2


def features_of(game: Game) -> Features:
    assert game.features is not None
    return game.features


def seen(game: Game, state: State, seat: int) -> Int16s:
    return as_array(observation_of(features_of(game), state, seat))


def hidden(game: Game, state: State, seat: int) -> Int16s:
    return as_array(hidden_of(features_of(game), state, seat))


def differences(layout: Layout, one: Int16s, other: Int16s) -> list[str]:
    """The names of the parts in which two rows differ."""
    if (one == other).all():
        return []
    return [
        part.name
        for part in layout
        if (one[part.at : part.at + part.size] != other[part.at : part.at + part.size]).any()
    ]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_seat_sees_the_same_in_worlds_it_cannot_tell_apart(name: str, seats: int) -> None:
    game, compared = GAMES[name], 0
    layout = features_of(game).layout
    for number in range(5):
        for state in sampled(game, seats, number):
            for seat in range(seats):
                here = seen(game, state, seat)
                for world in range(WORLDS):
                    there = state.redeal(seat, Fast(world))
                    assert differences(layout, here, seen(game, there, seat)) == []
                    compared += 1
    assert compared > 30


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_moves_look_the_same_in_worlds_a_seat_cannot_tell_apart(name: str, seats: int) -> None:
    features = features_of(GAMES[name])
    for number in range(3):
        for state in sampled(GAMES[name], seats, number):
            for seat in state.actors():
                there = state.redeal(seat, Fast(number))
                here = as_array(move_rows(features, state, seat))
                assert (here == as_array(move_rows(features, there, seat))).all()


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_no_two_legal_moves_look_alike(name: str, seats: int) -> None:
    features = features_of(GAMES[name])
    for number in range(4):
        for state in sampled(GAMES[name], seats, number):
            for seat in state.actors():
                rows = as_array(move_rows(features, state, seat)).reshape(
                    -1, int(features.move_size)
                )
                assert len(rows) == len(state.legal(seat)) <= features.max_moves
                assert len(np.unique(rows, axis=0)) == len(rows)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_hidden_tells_the_worlds_apart(name: str) -> None:
    game = GAMES[name]
    state = game.new(3, chance=Fast(5))
    worlds = [state.redeal(0, Fast(number)) for number in range(20)]
    assert len({hidden(game, world, 0).tobytes() for world in worlds}) > 15
    assert len({seen(game, world, 0).tobytes() for world in worlds}) == 1


def test_nothing_but_the_future_is_hidden_in_dragon() -> None:
    assert features_of(GAMES["dragon"]).hidden_size == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_has_a_place_for_every_number_and_none_twice(name: str) -> None:
    features = features_of(GAMES[name])
    for layout in (features.layout, features.hidden, features.moves.layout):
        at = 0
        for part in layout:
            assert part.at == at
            assert part.size > 0
            assert part.meaning
            at += part.size
        assert at == layout.size == len(layout.scales())


@pytest.mark.parametrize("name", GAMES)
def test_every_part_is_written_in_some_game(name: str) -> None:
    game = GAMES[name]
    features = features_of(game)
    written = np.zeros(int(features.size), bool)
    for seats in game.seats:
        for number in range(30):
            for state in sampled(game, seats, number):
                written |= seen(game, state, number % seats) != 0
    used = {plain(part.name): False for part in features.layout}
    for part in features.layout:
        used[plain(part.name)] |= bool(written[part.at : part.at + part.size].any())
    assert [part for part, is_used in used.items() if not is_used] == []


def plain(name: str) -> str:
    """Seats and palaces are all alike."""
    return re.sub(r"\d+", "n", name)


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_are_of_about_the_size_of_one(name: str) -> None:
    game = GAMES[name]
    config = make_config(name, game.seats[-1])
    state = game.new(config.seats, chance=Fast(1))
    chooser = Random(1)
    largest = 0.0
    while not state.over():
        seat = state.actors()[0]
        largest = max(largest, float(np.abs(config.observation(state, seat)).max()))
        state.play(seat, chooser.choice(state.legal(seat)))
    assert 0.9 < largest < 25


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_counted_from_the_one_that_looks(name: str) -> None:
    """Every seat finds itself in block 0 and is asked there exactly if it is asked."""
    game = GAMES[name]
    block = "ship 0" if name == "jamaica" else "seat 0"
    asked = features_of(game).layout.find(f"{block}: asked").at
    for state in positions(game, game.seats[-1], 3):
        for seat in range(state.seats):
            assert seen(game, state, seat)[asked] == state.is_asked(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_perfect_array_is_the_observation_and_what_is_hidden(name: str) -> None:
    config = make_config(name, 3)
    state = config.new_game(1)
    both, size = config.full_observation(state, 1), int(config.features.size)
    assert (both[:size] == config.observation(state, 1)).all()
    assert len(both) == size + config.features.hidden_size


def test_a_layout_refuses_a_second_part_of_the_same_name() -> None:
    layout = Layout()
    layout.part("gold", 1, "pieces")
    with pytest.raises(ValueError, match="two parts named gold"):
        layout.part("gold", 2, "again")
    with pytest.raises(LookupError, match="no part named 'silver'"):
        layout.find("silver")


def test_the_mark_tells_layouts_apart() -> None:
    def layout(name: str, size: int, top: int) -> Layout:
        result = Layout()
        result.part(name, size, "pieces", top)
        return result

    empty, gold = Layout(), layout("gold", 2, 1)
    mark = mark_of([gold, empty])
    assert mark == mark_of([layout("gold", 2, 1), empty])
    others = [layout("silver", 2, 1), layout("gold", 3, 1), layout("gold", 2, 5)]
    assert len({mark, mark_of([empty, gold]), *(mark_of([other, empty]) for other in others)}) == 5


def test_every_game_has_a_mark_of_its_own() -> None:
    marks = {features_of(game).mark for game in GAMES.values()}
    assert len(marks) == len(GAMES)
    assert all(re.fullmatch("[0-9a-f]{12}", mark) for mark in marks)
