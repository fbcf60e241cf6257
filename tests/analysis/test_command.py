"""`lorcha analyse`: tables, turning points, JSON, a page; stopped, it goes on."""

import json
from pathlib import Path

import pytest

from lorcha.analysis.analyst import Analyst
from lorcha.analysis.report import Step
from lorcha.analysis.saved_steps import SavedSteps
from lorcha.core.match import Match
from lorcha.terminal import analyse as command
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
