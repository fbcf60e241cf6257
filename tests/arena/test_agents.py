"""Bots of your own: found by module and name wherever a bot can be named."""

import json
from pathlib import Path

import pytest

from lorcha.bots import UnknownBot, load
from lorcha.envs.gym import SingleAgentEnv
from lorcha.terminal.players import read_players
from lorcha.terminal.texts import shell_texts
from tests.cli.command import Command

MODULE = """
from lorcha import bots

class First:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, perspective):
        return perspective.legal()[0]

class Cheat(First):
    def choose(self, perspective):
        return 0

class Mute:
    def __init__(self, seed):
        pass

class Seedless:
    def choose(self, perspective):
        return perspective.legal()[0]

SEED = 5
def greedy(seed):
    return bots.load("greedy", seed)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module lies in the current folder, which is not on Python's path."""
    (tmp_path / "own_bots.py").write_text(MODULE)
    (tmp_path / "broken_bots.py").write_text("import nothing_of_this_name\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")  # restores the path after the test
    return tmp_path


@pytest.mark.parametrize("workers", [1, 2])
def test_an_arena_of_own_agents(lorcha: Command, folder: Path, workers: int) -> None:
    names = "own_bots:First,own_bots:greedy"
    limits = ("--games", 4, "--workers", workers, "--into", folder / "results", "--json")
    result = lorcha("arena", "panda", "--bots", names, *limits)
    assert result.code == 0, result.err
    entrants = json.loads(result.out)["entrants"]
    assert {entrant["bot"] for entrant in entrants} == set(names.split(","))


def test_own_agents_at_the_terminal_in_simulations_and_as_opponents(lorcha: Command) -> None:
    players = read_players("me,own_bots:First,own_bots:First:Vera", 1, shell_texts("en"))
    assert [player.name for player in players] == ["Player", "First", "Vera"]
    assert lorcha("simulate", "dragon", "--games", 1, "--bots", "own_bots:First").code == 0
    environment = SingleAgentEnv("panda", 2, opponents="own_bots:First")
    assert environment.reset(seed=1)[1]["action_mask"].any()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Agent", "no bot and no module is called 'nowhere'"),
        ("broken_bots:Agent", "broken_bots cannot be imported: No module named 'nothing_of_"),
        ("own_bots:Second", "own_bots has no Second"),
        ("own_bots:SEED", "own_bots:SEED is of type int; it must take a seed"),
        ("own_bots:Seedless", "own_bots:Seedless must take a seed and nothing else"),
        ("own_bots:Mute", "own_bots:Mute makes something of type Mute, which has no `choose`"),
    ],
)
def test_what_is_missing_is_said(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot) as fault:
        load(name, 1)
    assert str(fault.value).startswith(reason)


def test_an_illegal_move_of_an_agent_is_one_line(lorcha: Command, folder: Path) -> None:
    into = ("--workers", 1, "--into", folder / "results")
    result = lorcha("arena", "dragon", "--bots", "own_bots:Cheat,random", "--games", 2, *into)
    assert result.code == 2
    assert "cannot play" in result.err
    assert "Traceback" not in result.err
