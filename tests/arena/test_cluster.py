"""A tournament on a Ray cluster: the same games, and a clear message where Ray is missing."""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from lorcha.arena.cluster import play_on
from lorcha.arena.result import GameResult, play
from lorcha.arena.schedule import schedule
from tests.cli.command import Command

MATCH = schedule("dragon", ["greedy", "random"], 2, 3, {})


def essence(results: list[GameResult]) -> list[tuple[int, list[int], list[int]]]:
    """All but the time it took."""
    return sorted((result.number, result.scores, result.moves) for result in results)


@pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed (pip install lorcha[ray])")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_plays_the_same_games() -> None:
    alone = [play(MATCH, MATCH.pairing(number)) for number in range(4)]
    assert essence(list(play_on("local", MATCH, range(4)))) == essence(alone)


@pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed (pip install lorcha[ray])")
@pytest.mark.filterwarnings("default")
def test_an_address_where_nobody_answers_is_reported(lorcha: Command, tmp_path: Path) -> None:
    words = ("arena", "dragon", "--bots", "greedy,random", "--games", 2, "--into", tmp_path)
    output = lorcha(*words, "--ray", "nowhere")
    assert output.code == 2
    assert output.err.splitlines()[-1].startswith("lorcha: no Ray cluster at 'nowhere'")


def test_without_ray_one_line_says_so(
    lorcha: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ("arena", "dragon", "--bots", "greedy,random", "--games", 2, "--into", tmp_path)
    output = lorcha(*words, "--ray", "local")
    assert output.code == 2
    assert output.err.splitlines()[-1].startswith("lorcha: --ray needs Ray")


def test_no_more_games_are_handed_out_than_there_are_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster of two cores, played by hand."""
    running_games: list[int] = []
    most: list[int] = []

    def remote(task: Callable[..., GameResult]) -> object:
        def begin(match: object, pairing: object) -> GameResult:
            running_games.append(1)
            most.append(len(running_games))
            return task(match, pairing)

        return SimpleNamespace(remote=begin)

    def wait(running: list[GameResult]) -> tuple[list[GameResult], list[GameResult]]:
        running_games.pop()
        return running[:1], running[1:]

    ended: list[bool] = []
    cluster = SimpleNamespace(
        init=lambda **_: None,
        remote=remote,
        wait=wait,
        get=list,
        cluster_resources=lambda: {"CPU": 2.0},
        shutdown=lambda: ended.append(True),
    )
    monkeypatch.setitem(sys.modules, "ray", cluster)
    alone = [play(MATCH, MATCH.pairing(number)) for number in range(5)]
    assert essence(list(play_on("local", MATCH, range(5)))) == essence(alone)
    assert max(most) == 2
    assert ended == [True]
