"""A batch plays the same games as single positions do, and shows the same."""

import copy
import gc
import pickle
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from lorcha.core.chance import Fast
from lorcha.core.state import State
from lorcha.envs.batch import HIDDEN, MOVES, Batch, allocate
from lorcha.envs.lanes import (
    SEEDS,
    count_legal,
    hidden_of,
    move_rows,
    observation_of,
    play_index,
    seat_to_move,
)
from lorcha.nets.arrays import as_array
from tests.envs.configs import EVERY, FEWEST

LANES = 4
STEPS = 700


class Mirror:
    """The same games, played one by one."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.config = batch.config
        self.chance = Fast(seed)
        self.states = [self.new_game() for _ in range(batch.lanes)]

    def new_game(self) -> State:
        return self.config.new_game(int(self.chance.below(SEEDS)))

    def step(self, lane: int, action: int) -> list[float]:
        """The rewards, if the game is over; a new one is started then."""
        state = self.states[lane]
        play_index(state, seat_to_move(state), action)
        if not state.over():
            return []
        gains = self.config.returns(state)
        self.states[lane] = self.new_game()
        return gains

    def is_forced(self, lane: int) -> bool:
        state = self.states[lane]
        return count_legal(state, seat_to_move(state)) == 1


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_batch_shows_what_its_games_show(name: str, seats: int) -> None:
    batch = Batch(name, seats, LANES, seed=7, extras=(MOVES, HIDDEN))
    mirror, chooser, features = Mirror(batch, 7), Random(1), batch.config.features
    for step in range(STEPS):
        if step % 50 == 0:
            rows = 0
            for lane, state in enumerate(mirror.states):
                seat = seat_to_move(state)
                legal = as_array(move_rows(features, state, seat)).reshape(
                    -1, int(features.move_size)
                )
                assert batch.out["seat"][lane] == seat
                assert batch.out["count"][lane] == len(legal) == batch.out["mask"][lane].sum()
                assert (
                    batch.out["observation"][lane]
                    == as_array(observation_of(features, state, seat))
                ).all()
                assert (
                    batch.out["hidden"][lane] == as_array(hidden_of(features, state, seat))
                ).all()
                assert (batch.out["moves"][rows : rows + len(legal)] == legal).all()
                rows += len(legal)
        actions = [chooser.randrange(count) for count in batch.out["count"]]
        batch.step(actions)
        for lane, action in enumerate(actions):
            gains = mirror.step(lane, action)
            assert batch.out["done"][lane] == bool(gains)
            assert batch.out["reward"][lane] == pytest.approx(gains or [0.0] * seats)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_hero_is_the_only_one_asked(name: str, seats: int) -> None:
    batch = Batch(name, seats, LANES, seed=1, hero=1, reward="rank")
    ended = 0
    for _ in range(300):
        assert (batch.out["seat"] == 1).all()
        out = batch.step(batch.out["count"] - 1)
        ended += out["done"].sum()
        assert len(batch.core.final) == out["done"].sum()
    assert ended > 0 or name == "ching"


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_forced_decisions_are_skipped_on_request(name: str, seats: int) -> None:
    """The games are the same; only what leaves no choice is not shown."""
    batch = Batch(name, seats, LANES, seed=3, skip_forced=True)
    mirror, chooser, ended, skipped = Mirror(batch, 3), Random(2), 0, 0
    for _ in range(STEPS):
        for lane, state in enumerate(mirror.states):
            while mirror.is_forced(lane):  # at the start of a game
                play_index(state, seat_to_move(state), 0)
            seat = seat_to_move(state)
            assert batch.out["count"][lane] == count_legal(state, seat) > 1
            assert batch.out["seat"][lane] == seat
        actions = [chooser.randrange(count) for count in batch.out["count"]]
        batch.step(actions)
        for lane, action in enumerate(actions):
            gains = mirror.step(lane, action)
            while not gains and mirror.is_forced(lane):
                gains = mirror.step(lane, 0)
                skipped += 1
            assert batch.out["done"][lane] == bool(gains)
            assert batch.out["reward"][lane] == pytest.approx(gains or [0.0] * seats)
            ended += bool(gains)
    assert skipped > 0 or name == "dragon"
    assert ended > 0 or name == "ching"


def test_your_own_arrays_may_have_any_type() -> None:
    batch = Batch("dragon", 3, 2)
    own = {name: array.astype(np.float32) for name, array in allocate(batch.config, 2).items()}
    other = Batch("dragon", 3, 2, out=own)
    for _ in range(20):
        batch.step([0, 0])
        assert other.step([0, 0]) is own
    for name, array in batch.out.items():
        assert (array == own[name]).all()


def test_writing_into_the_arrays_does_no_harm() -> None:
    """They are the engine's own memory, but the engine reads nothing there."""
    batch, twin = (Batch("panda", 2, 3, extras=(MOVES, HIDDEN)) for _ in range(2))
    for _ in range(20):
        for array in batch.out.values():
            array.fill(1)
        batch.step([0, 0, 0])
        twin.step([0, 0, 0])
        for name, array in batch.out.items():
            assert (array == twin.out[name]).all()


def test_the_arrays_outlive_the_batch() -> None:
    batch = Batch("jamaica", 3, 2, extras=[MOVES])
    arrays = batch.out
    before = {name: array.copy() for name, array in arrays.items()}
    del batch
    gc.collect()
    for name, array in arrays.items():
        assert (array == before[name]).all()


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0, 99], [-1, 0]])
def test_a_wrong_action_changes_nothing(actions: list[int]) -> None:
    batch = Batch("dragon", 3, 2)
    before = [state.dump() for state in batch.core.states]
    with pytest.raises(IndexError):
        batch.step(actions)
    assert [state.dump() for state in batch.core.states] == before


def test_moves_that_do_not_fit_are_reported_and_not_lost() -> None:
    batch = Batch("dragon", 3, 2, extras=[MOVES])
    small_room = allocate(batch.config, 2, [MOVES])
    small_room[MOVES] = small_room[MOVES][:5]
    with pytest.raises(OverflowError, match="72 moves do not fit into 5 rows"):
        Batch("dragon", 3, 2, extras=[MOVES], out=small_room)
    assert len(batch.moves) == 72


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"lanes": 0}, "no 0 lanes"),
        ({"hero": 3}, "seat 3"),
        ({"extras": ["pictures"]}, "not pictures"),
        ({"reward": "fun"}, "not 'fun'"),
        ({"seats": 9}, "not 9"),
        ({"options": {"luck": True}}, "unknown option 'luck'"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batch("dragon", **({"seats": 3} | arguments))  # type: ignore[arg-type]


def test_with_seeds_a_lane_plays_the_same_games_whatever_the_others_do() -> None:
    alone = Batch("panda", 2, 1, seeds=[8], hero=0)
    among = Batch("panda", 2, 3, seeds=[5, 8, 9], hero=0)
    ended = 0
    for step in range(300):
        assert (alone.out["observation"][0] == among.out["observation"][1]).all()
        action = step % int(alone.out["count"][0])
        alone.step([action])
        among.step([0, action, among.out["count"][2] - 1])
        ended += int(alone.out["done"][0])
    assert ended
    with pytest.raises(ValueError, match="3 lanes need a seed each, not 2"):
        Batch("panda", 2, 3, seeds=[1, 2])


@pytest.mark.parametrize("seeds", [None, [4, 5, 6]])
@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))]
)
def test_a_copy_of_a_batch_goes_on_as_the_original_does(
    twin_of: Callable[[Batch], Batch], seeds: list[int] | None
) -> None:
    batch = Batch("dragon", 2, 3, seed=1, seeds=seeds, extras=[MOVES], hero=1, skip_forced=True)
    twin, ended = twin_of(batch), 0
    for step in range(160):
        if step % 40 == 0 or batch.out["done"].any():
            twin = twin_of(batch)
        for name, array in batch.out.items():
            assert (array == twin.out[name]).all(), name
        actions = batch.out["count"] // 2
        batch.step(actions)
        twin.step(actions)
        ended += int(batch.out["done"].sum())
    assert ended


def test_a_copy_has_its_own_arrays() -> None:
    batch = Batch("dragon", 2, 2)
    own = Batch("dragon", 2, 2, out=allocate(batch.config, 2))
    for original in (batch, own):
        twin = copy.deepcopy(original)
        before = original.out["observation"].copy()
        twin.step([0, 0])
        assert (original.out["observation"] == before).all()
