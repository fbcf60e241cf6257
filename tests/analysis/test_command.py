"""`lorcha analyse`: tables, turning points, JSON, a page; stopped, it goes on."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from lorcha.analysis.analyst import Analyst
from lorcha.analysis.report import Decision, Step
from lorcha.analysis.saved_steps import SavedSteps
from lorcha.core.match import Match
from lorcha.games import load
from lorcha.terminal import analyse as command
from lorcha.terminal.analysis_page import spread_out, steadied
from lorcha.terminal.analysis_tables import part_texts
from lorcha.terminal.screen import Screen
from tests.analysis.matches import GLANCE, ScoreJudge, finished
from tests.cli.command import Command
from tests.cli.command import lorcha as lorcha


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(command, "QUICK", GLANCE)
    monkeypatch.setattr("lorcha.analysis.analyst.judge_of", lambda game: ScoreJudge())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "match.json"
    path.write_text(finished("jamaica", 3).save(), "utf-8")
    return path


def test_tables_and_turning_points_in_both_languages(lorcha: Command, file: Path) -> None:
    output = lorcha("analyse", file, "--lang", "en")
    assert output.code == 0
    for words in ("own luck", "mistakes of the others", "result without luck", "better: "):
        assert words in output.out
    assert output.out.count("Move ") == 5
    russian = lorcha("analyse", file, "--lang", "ru")
    assert "своё везение" in russian.out
    assert russian.out.count("лучше: ") == 5


def test_json_and_a_page(lorcha: Command, file: Path, tmp_path: Path) -> None:
    analysis = json.loads(lorcha("analyse", file, "--json").out)
    assert len(analysis["steps"]) == finished("jamaica", 3).ply
    page = tmp_path / "page.html"
    assert lorcha("analyse", file, "--html", page, "--lang", "en").code == 0
    text = page.read_text("utf-8")
    assert text.count("<polyline") == 3
    assert "own mistakes" in text


def test_a_russian_page_is_russian(lorcha: Command, file: Path, tmp_path: Path) -> None:
    """The title of the game too, and the decimal mark."""
    page = tmp_path / "page.html"
    assert lorcha("analyse", file, "--html", page, "--lang", "ru").code == 0
    text = page.read_text("utf-8")
    assert "<h1>Ямайка: " in text
    assert re.search(r"\d,\d ± \d+,\d %", text)
    assert not re.search(r"\d\.\d ±", text)


def test_a_loss_of_points_is_no_reason_for_the_better_move() -> None:
    screen = Screen(load("dragon"), ["Ann", "Bo"], "en")
    decision = Decision("action", "act taxes", "act harvest", (), (0.0, 0.0), 0.02, "blunder", {})
    rest = {"money": 0.2, "privileges": -1.0}
    assert part_texts(replace(decision, parts=rest), screen) == []
    assert part_texts(replace(decision, parts={**rest, "palaces": 0.9}), screen) == []
    parts = part_texts(replace(decision, parts={**rest, "palaces": 2.0}), screen)
    assert parts == ["Palaces +2.0", "Privileges −1.0"]


def test_labels_stay_on_the_picture() -> None:
    """Two at the lower edge make way for each other; the winner's stays where it is."""
    labels = spread_out([8.0, 332.0, 332.0])
    assert labels == [8.0, 315.0, 332.0]
    assert spread_out([100.0, 100.0]) == [100.0, 117.0]


def test_the_curve_is_drawn_through_the_middle_of_a_wavering_judge() -> None:
    """A jump and both ends stay where they are."""
    rows = [(share,) for share in (0.5, 0.6, 0.5, 0.6, 0.5, 0.1, 0.2, 0.1, 0.2, 0.0)]
    drawn = [share for (share,) in steadied(rows)]
    assert drawn == [0.5, 0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.1, 0.1, 0.0]


def test_a_file_that_cannot_be_analysed_is_refused_in_a_line(lorcha: Command, file: Path) -> None:
    match = finished("jamaica", 3)
    file.write_text(match.at(5).save(), "utf-8")
    output = lorcha("analyse", file)
    assert output.code == 2
    assert "not finished" in output.err


class CountingAnalyst(Analyst):
    """Remembers which moves it was asked to look at."""

    def __init__(self, match: Match, judge: ScoreJudge) -> None:
        super().__init__(match, GLANCE, judge)
        self.looked: list[int] = []

    def look_at(self, ply: int) -> Step:
        self.looked.append(ply)
        return super().look_at(ply)


def test_an_analysis_that_was_stopped_goes_on(tmp_path: Path) -> None:
    match = finished("jamaica", 2)
    first = SavedSteps(CountingAnalyst(match, ScoreJudge()), tmp_path)
    for done, _ in enumerate(first.complete(), 1):
        if done == 10:
            break
    analyst = CountingAnalyst(match, ScoreJudge())
    steps = list(SavedSteps(analyst, tmp_path).complete())
    assert analyst.looked == list(range(10, match.ply))
    assert steps == list(Analyst(match, GLANCE, ScoreJudge()).steps())


def test_steps_of_another_judge_are_not_used(tmp_path: Path) -> None:
    match, other = finished("jamaica", 2), ScoreJudge()
    list(SavedSteps(Analyst(match, GLANCE, ScoreJudge()), tmp_path).complete())
    other.name = "another"
    analyst = CountingAnalyst(match, other)
    list(SavedSteps(analyst, tmp_path).complete())
    assert len(analyst.looked) == match.ply
