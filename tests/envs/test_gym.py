"""Gymnasium's own tests pass; one seat plays against bots, alone or in many games at once."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lorcha.bots import UnknownBot
from lorcha.core.options import BadOption
from lorcha.envs import gym
from tests.envs.configs import EVERY, FEWEST


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_gymnasiums_env_checker(name: str, seats: int) -> None:
    environment = gymnasium.make(f"lorcha/{name}-v0", seats=seats, render_mode="ansi")
    check_env(environment.unwrapped)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_whole_game_against_a_bot(name: str, seats: int) -> None:
    environment = gym.SingleAgentEnv(name, seats, seat=1, opponents="greedy", reward="rank")
    _, info = environment.reset(seed=3)
    over, reward, random = False, 0.0, np.random.default_rng(1)
    for _ in range(60 if name == "ching" else 10_000):
        if over:
            break
        assert (
            len(environment.move_features())
            == info["action_mask"].sum()
            == environment.action_masks().sum()
            > 0
        )
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, _, info = environment.step(action)
        assert (environment.full_observation()[: len(observation)] == observation).all()
        assert reward == 0 or over
    assert -1 <= reward <= 1


def test_the_same_seed_gives_the_same_game() -> None:
    games = [gym.SingleAgentEnv("jamaica", 3, opponents=["greedy", "random"]) for _ in range(2)]
    observations = [environment.reset(seed=11)[0] for environment in games]
    for _ in range(10):
        assert (observations[0] == observations[1]).all()
        observations = [environment.step(np.int64(0))[0] for environment in games]
    assert (games[0].reset()[0] == games[1].reset()[0]).all()
    assert (games[0].reset(seed=12)[0] != games[1].reset(seed=13)[0]).any()


def test_an_illegal_action_ends_the_game() -> None:
    environment = gym.SingleAgentEnv("dragon", 2)
    environment.reset(seed=1)
    _, reward, over, _, _ = environment.step(np.int64(63))
    assert reward == -1
    assert over


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"seat": 2}, BadOption),
        ({"opponents": ["random", "random"]}, BadOption),
        ({"opponents": "nobody"}, UnknownBot),
        ({"reward": "fun"}, BadOption),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, object], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        gym.SingleAgentEnv("dragon", 2, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_many_games_at_once(name: str, seats: int) -> None:
    environment = gymnasium.make_vec(
        f"lorcha/{name}-v0", 4, vectorization_mode="vector_entry_point", seats=seats, seat=1
    )
    observation, infos = environment.reset(seed=1)
    assert environment.observation_space.contains(observation)
    ended = 0
    for _ in range(400):
        counts = infos["action_mask"].sum(1)
        observation, rewards, over, cut, infos = environment.step(counts // 2)
        assert ((rewards > 0) <= over).all()
        assert not cut.any()
        for lane in np.flatnonzero(over):
            ended += 1
            assert infos["final_info"]["action_mask"][lane].nonzero()[0].tolist() == [0]
            assert environment.single_observation_space.contains(infos["final_obs"][lane])
            assert (infos["final_obs"][lane] != observation[lane]).any()
    assert environment.observation_space.contains(observation)
    assert ended or name == "ching"
    again, _ = environment.reset(seed=1)
    assert (again == environment.reset(seed=1)[0]).all()


def test_many_games_with_other_bots_are_gymnasiums_own_vectors() -> None:
    environment = gymnasium.make_vec(
        "lorcha/panda-v0", 2, vectorization_mode="sync", opponents="greedy", seats=2
    )
    observation, infos = environment.reset(seed=1)
    observation, _, _, _, infos = environment.step(np.zeros(2, int))
    assert observation.shape == (2, 1803)
    assert infos["action_mask"].shape == (2, 160)
    environment.close()


@pytest.mark.parametrize("vectorization", ["sync", "vector_entry_point"])
def test_an_agent_that_samples_from_every_mask_never_meets_an_empty_one(vectorization: str) -> None:
    """Gymnasium's own vectors show the last observation and ask once more before they reset."""
    environment = gymnasium.make_vec(
        "lorcha/dragon-v0", 2, vectorization_mode=vectorization, seats=2
    )
    _, infos = environment.reset(seed=1)
    random, ended = np.random.default_rng(1), 0
    for _ in range(250):
        actions = [random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        _, _, over, _, infos = environment.step(np.array(actions))
        ended += int(over.sum())
    assert ended
    environment.close()


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:5"])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_original_does(opponent: str, twin_of: Callable[..., Any]) -> None:
    environment = gym.SingleAgentEnv("jamaica", 3, opponents=["random", opponent])
    environment.reset(seed=1)
    for _ in range(5):
        environment.step(np.int64(0))
    twin = twin_of(environment)
    for _ in range(8):
        assert (twin.action_masks() == environment.action_masks()).all()
        mine, *_ = environment.step(np.int64(0))
        if opponent == "search:5":  # a copy of a search starts with new trees
            twin.step(np.int64(0))
            return
        assert (twin.step(np.int64(0))[0] == mine).all()


def test_a_copy_of_many_games_goes_on_as_the_original_does() -> None:
    environment = gym.SingleAgentVectorEnv("dragon", 3, 2)
    environment.reset(seed=1)
    twin = copy.deepcopy(environment)
    for _ in range(60):
        actions = environment._batch.out["count"] // 2
        mine, theirs = environment.step(actions), twin.step(actions)
        assert (mine[0] == theirs[0]).all()
        assert (mine[2] == theirs[2]).all()
