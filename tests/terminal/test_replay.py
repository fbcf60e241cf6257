"""A saved match looked at again."""

from pathlib import Path

import pytest

from lorcha import games
from lorcha.core.match import BadMatch, Match, fast
from tests.terminal.random_matches import Terminal, random_match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished match of three."""
    path = tmp_path / "match.json"
    path.write_text(list(random_match(games.load("dragon"), 3, 4))[-1].save(), "utf-8")
    return path


def test_the_end_is_shown_with_its_standings(terminal: Terminal, file: Path) -> None:
    code, output = terminal.run(f"replay {file}")
    assert code == 0
    assert "The year is over" in output
    assert "at the end of the year" in output
    assert "Final standing" in output


def test_any_point_can_be_shown(terminal: Terminal, file: Path) -> None:
    code, output = terminal.run(f"replay {file} --at 0")
    assert code == 0
    assert "Move 0 of" in output
    assert "Before the year" in output
    assert "is to decide." in output
    assert " goes on with: " in output
    assert "Final standing" not in output


def test_it_speaks_russian_too(terminal: Terminal, file: Path) -> None:
    _, output = terminal.run(f"replay {file} --lang ru")
    assert "Год окончен" in output
    assert "Итоги" in output


def test_a_spectator_sees_no_hand_and_a_seat_sees_its_own(terminal: Terminal, file: Path) -> None:
    closed = file.with_name("closed.json")
    begun = Match(games.load("dragon"), ["Anna", "Вера", "Boris"], {}, fast(1))
    closed.write_text(begun.save(), "utf-8")
    assert "cards: " not in terminal.run(f"replay {closed}")[1]
    by_number = terminal.run(f"replay {closed} --seat 1")
    assert by_number[1].count("Your cards: ") == 1
    assert "seen by Вера" in by_number[1]
    assert terminal.run(f"replay {closed} --seat Вера") == by_number
    assert terminal.run(f"replay {closed} --seat all")[1].count("Your cards: ") == 3


def test_bots_of_one_name_are_told_apart(terminal: Terminal, file: Path) -> None:
    text = file.read_text("utf-8").replace('"Anna"', '"random"').replace('"Вера"', '"random"')
    file.write_text(text, "utf-8")
    _, output = terminal.run(f"replay {file}")
    assert "● random 1" in output
    assert "◆ random 2" in output
    assert "▲ Boris" in output


@pytest.mark.parametrize("arguments", ["--at -1", "--at 9999", "--seat 3", "--seat Nobody"])
def test_what_is_not_there_cannot_be_shown(terminal: Terminal, file: Path, arguments: str) -> None:
    with pytest.raises(BadMatch):
        terminal.run(f"replay {file} {arguments}")


def test_a_file_that_is_no_match_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(b"\xff\xfe dear friend")
    with pytest.raises(BadMatch):
        terminal.run(f"replay {file}")
