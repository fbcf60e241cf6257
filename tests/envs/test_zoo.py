"""PettingZoo's own tests pass, and what they do not check holds too."""

import copy
import pickle
import warnings
from collections import deque
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from PIL import Image, ImageDraw

from lorcha.core.options import BadOption
from lorcha.core.state import IllegalMove
from lorcha.envs.actions import FixedActions
from lorcha.envs.render import draw_character
from lorcha.envs.zoo import env, parallel_env, raw_env
from tests.envs.configs import EVERY, FEWEST, GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests load its own games, where they can be played
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

# PettingZoo warns of every observation with a mask in it but those of its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

CYCLES = 30
MAX_STEPS = 5000  # steps: random games take a few hundred
FIXED = ["dragon", "jamaica"]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoos_api_test(name: str, seats: int) -> None:
    api_test(env(f"lorcha/{name}-v0", seats), num_cycles=CYCLES)


@pytest.mark.soak
@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoos_api_test_for_long(name: str, seats: int, reward: str) -> None:
    api_test(env(name, seats, reward=reward), num_cycles=3000)
    parallel_api_test(parallel_env(name, seats, reward=reward), num_cycles=3000)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoos_parallel_api_test(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoos_seed_tests(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_pettingzoos_render_test(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: raw_env(name, seats, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", FIXED)
def test_the_api_test_with_fixed_actions(name: str) -> None:
    api_test(env(name, 3, actions="fixed"), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, 3, actions="fixed"), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ["ching", "panda"])
def test_where_there_are_too_many_moves_fixed_actions_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="too many for a fixed number each"):
        raw_env(name, actions="fixed")


def play(environment: Any, choose: Any) -> dict[str, float]:
    """One game to its end; the total rewards."""
    environment.reset(seed=4)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, _, info = environment.last()
        totals[agent] += reward
        if not over:
            assert (
                seen["action_mask"] is info["action_mask"]
                or (seen["action_mask"] == info["action_mask"]).all()
            )
        environment.step(None if over else choose(seen["action_mask"]))
    return totals


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_whole_game_gives_each_agent_its_reward_once(name: str, seats: int) -> None:
    environment = raw_env(name, seats)
    random = np.random.default_rng(1)
    totals = play(environment, lambda mask: random.choice(np.flatnonzero(mask)))
    assert sum(totals.values()) == pytest.approx(1)
    assert list(totals.values()) == pytest.approx(
        environment.table.config.returns(environment.table.state)
    )


@pytest.mark.parametrize("name", FIXED)
def test_both_ways_to_number_actions_play_the_same_game(name: str) -> None:
    """The first legal move, by its index and by its fixed number."""
    by_index, by_number = raw_env(name, 3), raw_env(name, 3, actions="fixed")
    by_index.reset(seed=9)
    by_number.reset(seed=9)
    for _ in range(300):
        if by_index.table.state.over():
            break
        seat = by_number.table.state.actors()[0]
        move = by_number.table.state.legal(seat)[0]
        assert isinstance(by_number.table.actions, FixedActions)
        by_number.step(by_number.table.actions.number_of[move])
        by_index.step(0)
        assert by_index.table.state.dump() == by_number.table.state.dump()


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_all_at_once_is_the_same_game_as_one_by_one(name: str, seats: int) -> None:
    """Agents asked at once do not affect each other: each seat gives the same answers."""
    at_once, one_by_one = parallel_env(name, seats), raw_env(name, seats)
    at_once.reset(seed=6)
    one_by_one.reset(seed=6)
    answers = play_at_random(at_once, Random(6))
    for _ in range(sum(map(len, answers.values()))):
        one_by_one.step(answers[one_by_one.agent_selection].popleft())
    assert at_once.table.state.dump() == one_by_one.table.state.dump()


def play_at_random(environment: Any, chooser: Random) -> dict[str, deque[int]]:
    """A game to its end; the actions of each agent."""
    answers: dict[str, deque[int]] = {agent: deque() for agent in environment.agents}
    state = environment.table.state
    for _ in range(MAX_STEPS):
        if state.over():
            return answers
        asked = {f"seat_{i}": chooser.randrange(len(state.legal(i))) for i in state.actors()}
        for agent, action in asked.items():
            answers[agent].append(action)
        environment.step(dict.fromkeys(environment.agents, 0) | asked)
    raise AssertionError(f"no end after {MAX_STEPS} steps")


@pytest.mark.parametrize("name", ["jamaica", "ching"])
def test_an_agent_that_answers_later_learns_nothing_from_earlier_answers(name: str) -> None:
    """All choose at once: whatever the first answers, the second sees the same."""
    seen = []
    for action in (0, 1, 2):
        environment = raw_env(name, 3)
        environment.reset(seed=2)
        for _ in range(MAX_STEPS):
            if len(environment.table.state.actors()) == 3:
                break
            environment.step(0)
        environment.step(action)
        seen.append(environment.last())
    assert data_equivalence(seen[0], seen[1])
    assert data_equivalence(seen[0], seen[2])


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    environment = raw_env("dragon", 3)
    environment.reset(seed=1)
    before = environment.table.state.dump()
    for action in (63, -1, 10**6):
        with pytest.raises(IllegalMove):
            environment.step(action)
    with pytest.raises(ValueError, match=r"seat_. is asked and must answer"):
        environment.step(None)
    assert environment.table.state.dump() == before
    fixed = raw_env("dragon", 3, actions="fixed")
    fixed.reset(seed=1)
    for action in (0, -1, 10**6):
        with pytest.raises(IllegalMove):
            fixed.step(action)


def test_in_the_guarded_environment_an_illegal_move_ends_the_game() -> None:
    environment = env("dragon", 2)
    environment.reset(seed=1)
    offender = environment.agent_selection
    environment.step(63)
    assert environment.rewards == {
        offender: -1,
        next(a for a in environment.agents if a != offender): 0,
    }
    assert all(environment.terminations.values())


def test_an_environment_must_be_reset_first() -> None:
    with pytest.raises(ValueError, match="reset the environment first"):
        raw_env("dragon").step(0)


def test_an_illegal_move_among_those_made_at_once_ends_the_game() -> None:
    environment = parallel_env("jamaica", 3)
    environment.reset(seed=2)
    for _ in range(MAX_STEPS):
        if len(environment.table.state.actors()) == 3:
            break
        environment.step(dict.fromkeys(environment.agents, 0))
    _, rewards, over, _, _ = environment.step({"seat_0": 0, "seat_1": 63, "seat_2": 0})
    assert rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert all(over.values())
    assert environment.agents == []


def test_the_state_for_a_critic_holds_more_than_the_observation() -> None:
    environment = raw_env("panda", 2)
    environment.reset(seed=1)
    assert len(environment.state()) == environment.table.config.features.size + 630
    together = parallel_env("panda", 2)
    together.reset(seed=1)
    assert (together.state() == environment.state()).all()


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="human, ansi, rgb_array"):
        raw_env("dragon", render_mode="film")
    with pytest.raises(BadOption, match="index or fixed"):
        raw_env("dragon", actions="all")


def test_after_max_cycles_every_agent_is_truncated_without_a_reward() -> None:
    environment = env("dragon", 3, max_cycles=7)
    for _ in range(2):
        environment.reset(seed=1)
        for _ in range(7):
            assert not any(environment.truncations.values())
            environment.step(0)
        assert all(environment.truncations.values())
        assert not any(environment.terminations.values())
        farewells = [say_goodbye(environment) for _ in environment.agent_iter()]
        assert farewells == [(0.0, True)] * 3
        assert environment.agents == []


def say_goodbye(environment: Any) -> tuple[float, bool]:
    """What the agent is told when it is out of the game."""
    _, reward, _, cut, _ = environment.last()
    environment.step(None)
    return reward, cut


def test_all_at_once_max_cycles_counts_steps() -> None:
    environment = parallel_env("jamaica", 3, max_cycles=2)
    environment.reset(seed=1)
    idle = dict.fromkeys(environment.agents, 0)
    assert not any(environment.step(idle)[3].values())
    _, rewards, over, cut, _ = environment.step(idle)
    assert (set(rewards.values()), set(over.values()), set(cut.values())) == (
        {0.0},
        {False},
        {True},
    )
    assert environment.agents == []
    with pytest.raises(ValueError, match="cannot be cut off after 0 cycles"):
        parallel_env("jamaica", 3, max_cycles=0)


def test_a_game_that_ends_with_the_last_cycle_is_over_not_truncated() -> None:
    whole = raw_env("dragon", 2)
    play(whole, lambda mask: 0)
    cut = raw_env("dragon", 2, max_cycles=whole.table.cycles)
    assert sum(play(cut, lambda mask: 0).values()) == pytest.approx(1)


def test_pettingzoos_api_test_with_truncation() -> None:
    api_test(env("panda", 3, max_cycles=20), num_cycles=CYCLES)
    parallel_api_test(parallel_env("panda", 3, max_cycles=20), num_cycles=CYCLES)


@pytest.mark.parametrize("make", [raw_env, parallel_env])
@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_copies_and_pickles_go_on_as_the_original_does(name: str, seats: int, make: Any) -> None:
    environment = make(name, seats)
    environment.reset(seed=3)

    def go_on(env: Any, steps: int) -> dict[str, object]:
        for _ in range(steps):
            env.step(dict.fromkeys(env.agents, 0) if make is parallel_env else 0)
        dump: dict[str, object] = env.table.state.dump()
        return dump

    go_on(environment, 10)
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    dumps = [go_on(twin, 10) for twin in twins]
    assert dumps[0] == dumps[1] != environment.table.state.dump()
    assert go_on(environment, 10) == dumps[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_something_in_colour(name: str) -> None:
    environment = raw_env(name, 3, render_mode="rgb_array")
    environment.reset(seed=1)
    image = environment.render()
    assert image.shape[1] == 960
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 8


def test_characters_the_font_lacks_look_different() -> None:
    images = set()
    for character in "□■△▶◀◇¤●✦▄x[&":
        image = Image.new("RGB", (16, 24))
        draw_character(ImageDraw.Draw(image), (4, 4), character, (255, 255, 255))
        images.add(image.tobytes())
    assert len(images) == 13
