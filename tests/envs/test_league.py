"""Nets and bots as opponents inside a batch: they hold every seat but one."""

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lorcha.bots import UnknownBot
from lorcha.envs.batch import MOVES, Batch
from lorcha.envs.batch_pool import BatchPool
from lorcha.games import load
from lorcha.nets.card import card_text, new_card
from lorcha.nets.tensors import write_tensors
from tests.nets.small import small_arrays

LANES = 6


def play(batch: Batch, steps: int) -> tuple[list[int], list[float]]:
    """Seats that were asked, and what the learner won in each game."""
    asked, won = [], []
    for number in range(steps):
        heroes = batch.out["seat"].copy()
        asked += heroes.tolist()
        out = batch.step(number % batch.out["count"])
        won += [float(out["reward"][lane, heroes[lane]]) for lane in np.flatnonzero(out["done"])]
    return asked, won


@pytest.fixture
def weights(tmp_path: Path) -> str:
    path, game = tmp_path / "own.safetensors", load("dragon")
    write_tensors(path, small_arrays(game), card_text(new_card(game)))
    return f"net:{path}"


def test_only_the_hero_is_asked_and_bots_play_the_rest(weights: str) -> None:
    batch = Batch("dragon", 3, LANES, seed=2, hero=1, opponents=["greedy", weights, "random"])
    asked, won = play(batch, 150)
    assert set(asked) == {1}
    assert len(won) > LANES
    assert batch.league is not None
    drawn = Counter(name for lineup in batch.league.lineups for name in lineup.names)
    assert len(drawn) > 1


def test_without_a_hero_the_seat_changes_from_game_to_game() -> None:
    batch = Batch("dragon", 3, LANES, seed=2, opponents=["random"])
    before = batch.out["seat"].copy()
    asked, _ = play(batch, 150)
    assert set(asked) == {0, 1, 2}
    assert not (batch.out["seat"] == before).all()


def test_greedy_opponents_beat_a_player_without_a_plan() -> None:
    _, against_greedy = play(Batch("dragon", 2, LANES, seed=2, opponents=["greedy"]), 150)
    _, against_random = play(Batch("dragon", 2, LANES, seed=2, opponents=["random"]), 150)
    assert np.mean(against_greedy) < 0.2 < np.mean(against_random)


def test_a_lane_plays_the_same_whatever_happens_in_the_others(weights: str) -> None:
    league = ["random", "greedy", weights]
    alone = Batch("dragon", 2, 1, seeds=[8], opponents=league)
    among = Batch("dragon", 2, 3, seeds=[5, 8, 9], opponents=league)
    for _ in range(150):
        assert (alone.out["observation"][0] == among.out["observation"][1]).all()
        action = int(alone.out["count"][0]) // 2
        alone.step([action])
        among.step([0, action, 0])


def test_a_copy_goes_on_as_the_original(weights: str) -> None:
    settings: dict[str, Any] = {"extras": [MOVES], "skip_forced": True}
    batch = Batch("dragon", 2, 3, seed=4, opponents=["random", weights], **settings)
    play(batch, 10)
    other = copy.deepcopy(batch)
    for _ in range(60):
        assert (batch.out["observation"] == other.out["observation"]).all()
        assert (batch.moves == other.moves).all()
        action = batch.out["count"] - 1
        batch.step(action)
        other.step(action)


def test_a_pool_has_its_league_too() -> None:
    with BatchPool("dragon", [2, 3], 4, workers=2, hero=0, opponents=["greedy"]) as pool:
        for _ in range(20):
            assert (pool.out["seat"] == 0).all()
            pool.step(pool.out["count"] // 2)


def test_a_name_that_is_no_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        Batch("dragon", 2, 1, opponents=["nobody"])
