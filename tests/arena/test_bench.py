"""The benchmark runs and its report is well formed; speed itself is not tested."""

import json
import sys
from itertools import count, islice
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lorcha import games
from lorcha.arena import other_engines
from lorcha.arena.measures import MEASURES, Workload, drive, halfway, time_runs
from lorcha.arena.other_engines import PEERS
from lorcha.arena.report import GOALS, LABELS, Bench, Figure
from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from tests.cli.command import Command

BUILDS = {"compiled", "interpreted"} if COMPILED else {"interpreted"}
TINY = ("--rounds", 2, "--seconds", 0.001)


def test_the_figures_as_json(lorcha: Command) -> None:
    output = lorcha("bench", "dragon", "--seats", 2, "--json", *TINY)
    assert (output.code, output.err) == (0, "")
    report = json.loads(output.out)
    assert (report["seats"], report["rounds"], report["left_out"]) == (2, 2, [])
    measured = [
        (figure["who"], figure["subject"], figure["measure"]) for figure in report["figures"]
    ]
    assert sorted(measured) == sorted((who, "dragon", name) for who in BUILDS for name in MEASURES)
    for figure in report["figures"]:
        assert len(figure["rates"]) == 2
        assert 0 < figure["low"] <= figure["median"] <= figure["high"]
    goals = [goal.words for goal in GOALS if goal.who == "interpreted"] * COMPILED
    assert [ratio["words"] for ratio in report["ratios"]] == goals
    assert report["noise"] >= 0
    assert report["compiled"] == COMPILED


def test_the_table(lorcha: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_engines, "find_spec", lambda _: None)
    monkeypatch.setenv("COLUMNS", "120")
    output = lorcha("bench", "dragon", "--peers", *TINY)
    assert (output.code, output.err) == (0, "")
    assert all(words in output.out for words in LABELS.values())
    assert "OpenSpiel is not installed (package open_spiel)" in output.out
    assert "catanatron is not installed (package catanatron)" in output.out
    assert "Medians of 2 rounds" in output.out
    assert ("The engine is not compiled" in output.out) == (not COMPILED)


def test_a_worker_that_does_not_start(lorcha: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    output = lorcha("bench", "dragon", *TINY)
    assert (output.code, output.err) == (2, "lorcha: the installed worker stopped\n")


# ---- what is measured


def test_only_the_running_is_timed_and_counted() -> None:
    numbers = count()
    sample = time_runs(numbers.__next__, lambda thing: 10, 0.002)
    assert sample.done == 10 * next(numbers)
    assert sample.seconds >= 0.002
    assert sample.rate == sample.done / sample.seconds


def test_driving_from_python_plays_a_whole_game() -> None:
    state = games.load("dragon").new(3, chance=Fast(1))
    decisions = drive(state, count())
    assert state.over()
    assert decisions > 50


def test_copies_are_taken_in_the_middle_of_a_game() -> None:
    start = games.load("dragon").new(3, chance=Fast(1))
    middle = halfway(start, count())
    assert not middle.over()
    assert middle.dump() != start.dump()


@pytest.mark.parametrize("name", MEASURES)
def test_a_measure_leaves_the_starts_as_they_were(name: str) -> None:
    workload = Workload(games.load("dragon"), 2)
    starts = list(islice(workload.starts, 25))
    before = [state.dump() for state in starts]
    assert MEASURES[name](workload, 0.001).done > 0
    assert [state.dump() for state in starts] == before


# ---- peers


class Hearts:
    """Two cards to deal, three decisions to take."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.taken) == 5

    def is_chance_node(self) -> bool:
        return len(self.taken) < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2, 3]

    def apply_action(self, action: int) -> None:
        self.taken.append(action)

    def move_number(self) -> int:
        return len(self.taken)


def play_out(hearts: Hearts, bots: list[int], seed: int) -> None:
    """As OpenSpiel's own loop does: nothing may be left to deal."""
    assert not hearts.is_chance_node()
    assert bots == [0, 1, 2, 3]
    while not hearts.is_terminal():
        hearts.apply_action(1)


def test_only_decisions_of_players_count() -> None:
    hearts = Hearts()
    assert other_engines.drive(hearts, count()) == 3
    assert hearts.taken == [7, 8, 3, 1, 2]


def test_hearts_with_and_without_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SimpleNamespace(new_initial_state=Hearts, num_players=lambda: 4)
    library = SimpleNamespace(
        load_game=lambda _: game,
        make_uniform_random_bot=lambda seat, _: seat,
        evaluate_bots=play_out,
    )
    monkeypatch.setitem(sys.modules, "pyspiel", library)
    measures = other_engines.open_spiel()
    assert set(measures) == set(PEERS["open_spiel"].measures)
    for measure in measures.values():
        assert measure(0.001).done % 3 == 0


class Catan:
    """A game that is won at the fourth tick."""

    def __init__(self, players: list[Any]) -> None:
        self.players = players
        self.state = SimpleNamespace(num_turns=0)
        self.ticks = 0

    def winning_color(self) -> str | None:
        return "red" if self.ticks == 4 else None

    def play_tick(self) -> None:
        self.ticks += 1


def test_every_tick_of_catan_is_a_decision() -> None:
    assert other_engines.tick(Catan([])) == 4


# ---- the report


def figure(who: str, subject: str, measure: str, *rates: float) -> Figure:
    return Figure(who, subject, measure, list(rates))


@pytest.fixture
def bench() -> Bench:
    return Bench(
        lorcha="1",
        python="3",
        machine="x",
        cores=1,
        seats=3,
        rounds=3,
        seconds=1,
        figures=[
            figure("compiled", "dragon", "loop", 90, 100, 130),
            figure("interpreted", "dragon", "loop", 8, 8, 8),
            figure("compiled", "dragon", "python", 40, 40, 40),
            figure("open_spiel", "open_spiel", "hearts", 16, 16, 16),
        ],
        left_out=["catanatron"],
    )


def test_ratios_are_of_medians(bench: Bench) -> None:
    assert [ratio.measured for ratio in bench.ratios()] == [12.5, 6.25, 2.5]


def test_other_games_are_not_held_against_the_peers(bench: Bench) -> None:
    loops = [figure(who, "panda", "loop", 10) for who in ("compiled", "interpreted")]
    panda = msgspec.structs.replace(bench, figures=[*loops, bench.figures[-1]])
    assert [ratio.measured for ratio in panda.ratios()] == [1.0]


def test_ratios_are_met_or_missed(bench: Bench) -> None:
    assert [str(ratio).rpartition(", ")[2] for ratio in bench.ratios()] == [
        "met",
        "missed by 22%",
        "missed by 17%",
    ]


def test_the_noise_is_the_middle_spread(bench: Bench) -> None:
    assert [f.spread for f in bench.figures] == [0.4, 0, 0, 0]
    assert bench.noise() == 0


@pytest.mark.parametrize(
    ("rates", "text"),
    [
        ([1_200_000, 1_234_567, 12_500_000], "1.23 M (1.20–12.5)"),
        ([45_000.0], "45.0 k (45.0–45.0)"),
        ([0.5], "0.50 (0.50–0.50)"),
    ],
)
def test_figures_are_short(rates: list[float], text: str) -> None:
    assert str(figure("a", "b", "c", *rates)) == text
