"""Gymnasium's own tests pass; one seat plays against bots, alone or in many games at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lorcha.envs.gym as door
from lorcha.bots import UnknownBot
from lorcha.core.options import BadOption
from tests.envs.settings import EVERY, FEWEST


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_gymnasiums_env_checker(name: str, seats: int) -> None:
    made = gymnasium.make(f"lorcha/{name}-v0", seats=seats, render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_whole_game_against_a_bot(name: str, seats: int) -> None:
    made = door.OneSeat(name, seats, seat=1, opponents="greedy", reward="rank")
    _, info = made.reset(seed=3)
    over, reward, random = False, 0.0, np.random.default_rng(1)
    for _ in range(60 if name == "ching" else 10_000):
        if over:
            break
        assert len(made.moves()) == info["action_mask"].sum() == made.action_masks().sum() > 0
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = made.step(action)
        assert (made.perfect()[: len(seen)] == seen).all()
        assert reward == 0 or over
    assert -1 <= reward <= 1


def test_the_same_seed_gives_the_same_game() -> None:
    games = [door.OneSeat("jamaica", 3, opponents=["greedy", "random"]) for _ in range(2)]
    told = [made.reset(seed=11)[0] for made in games]
    for _ in range(10):
        assert (told[0] == told[1]).all()
        told = [made.step(np.int64(0))[0] for made in games]
    assert (games[0].reset()[0] == games[1].reset()[0]).all()
    assert (games[0].reset(seed=12)[0] != games[1].reset(seed=13)[0]).any()


def test_an_illegal_action_ends_the_game() -> None:
    made = door.OneSeat("dragon", 2)
    made.reset(seed=1)
    _, reward, over, _, _ = made.step(np.int64(63))
    assert reward == -1
    assert over


@pytest.mark.parametrize(
    ("asked_for", "fault"),
    [
        ({"seat": 2}, BadOption),
        ({"opponents": ["random", "random"]}, BadOption),
        ({"opponents": "nobody"}, UnknownBot),
        ({"reward": "fun"}, BadOption),
    ],
)
def test_what_there_is_not_is_refused(asked_for: dict[str, object], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        door.OneSeat("dragon", 2, **asked_for)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_many_games_at_once(name: str, seats: int) -> None:
    made = gymnasium.make_vec(
        f"lorcha/{name}-v0", 4, vectorization_mode="vector_entry_point", seats=seats, seat=1
    )
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    ended = 0
    for _ in range(400):
        counts = infos["action_mask"].sum(1)
        seen, rewards, over, cut, infos = made.step(counts // 2)
        assert ((rewards > 0) <= over).all()
        assert not cut.any()
        for lane in np.flatnonzero(over):
            ended += 1
            assert made.single_observation_space.contains(infos["final_obs"][lane])
            assert (infos["final_obs"][lane] != seen[lane]).any()
    assert made.observation_space.contains(seen)
    assert ended or name == "ching"
    again, _ = made.reset(seed=1)
    assert (again == made.reset(seed=1)[0]).all()


def test_many_games_with_other_bots_are_gymnasiums_own_vectors() -> None:
    made = gymnasium.make_vec(
        "lorcha/panda-v0", 2, vectorization_mode="sync", opponents="greedy", seats=2
    )
    seen, infos = made.reset(seed=1)
    seen, _, _, _, infos = made.step(np.zeros(2, int))
    assert seen.shape == (2, 1033)
    assert infos["action_mask"].shape == (2, 160)
    made.close()
