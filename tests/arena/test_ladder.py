"""The ladder: each level against the next lower one, in a table that can be inserted in a page."""

from itertools import pairwise
from pathlib import Path

import pytest

from lorcha.arena import ladder
from lorcha.arena.result import GameResult
from lorcha.arena.schedule import Pairing, Schedule
from lorcha.bots import LEVELS
from tests.cli.command import Command


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that was named first wins every game at once."""

    def play(match: Schedule, pairing: Pairing) -> GameResult:
        places = [1 if bot == match.bots[0] else 2 for bot in pairing.bots]
        scores, seconds = [20 - place for place in places], [0.5, 0.5]
        return GameResult(
            pairing.number, pairing.deal, pairing.bots, scores, places, [5, 5], seconds
        )

    monkeypatch.setattr("lorcha.arena.pool.play", play)


@pytest.mark.usefixtures("quick")
def test_each_level_meets_the_next_lower_one(lorcha: Command, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{ladder.OPENS}\nold\n{ladder.CLOSES}\n\nThe end.\n")
    words = ("dragon", "--each", 4, "--workers", 1, "--into", tmp_path, "--page", page)
    output = lorcha("ladder", *words)
    rows = [line for line in output.out.splitlines() if line.startswith("| dragon")]
    assert [row.split(" | ")[1:3] for row in rows] == [
        [higher, lower] for lower, higher in pairwise(LEVELS)
    ]
    assert all("| 100% |" in row for row in rows)
    ratings = [line.split(" | ")[1] for line in output.out.splitlines()[-len(LEVELS) :]]
    assert [float(rating.split()[0]) for rating in ratings] == sorted(
        float(rating.split()[0]) for rating in ratings
    )
    text = page.read_text()
    assert output.out in text
    assert "old" not in text
    assert text.startswith("# Bots\n")
    assert text.endswith("The end.\n")


def test_a_page_without_markers_gets_them_at_its_end() -> None:
    assert ladder.insert("# Bots\n", "table\n") == (
        f"# Bots\n\n{ladder.OPENS}\ntable\n{ladder.CLOSES}\n"
    )


@pytest.mark.usefixtures("quick")
def test_a_ladder_of_ones_own_bots(lorcha: Command, tmp_path: Path) -> None:
    words = ("dragon", "--bots", "random,greedy,net", "--each", 2, "--workers", 1)
    output = lorcha("ladder", *words, "--into", tmp_path)
    rows = [line.split(" | ")[1:3] for line in output.out.splitlines() if "| dragon" in line]
    assert rows == [["greedy", "random"], ["net", "greedy"]]
