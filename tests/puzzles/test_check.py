"""The check of puzzles: every kind of fault is found and named."""

from pathlib import Path

import pytest

from lorcha.bots.bot import Candidate
from lorcha.cli import main
from lorcha.puzzles import deep
from lorcha.puzzles.check import faults_of
from lorcha.puzzles.library import HEAD, puzzles_of, read_puzzle
from lorcha.puzzles.puzzle import BadPuzzle, Puzzle
from tests.puzzles.examples import changed, example, written


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"rules": "0"}, "it is of rules 0; here are 1"),
        ({"box": "other"}, "it is of box other; here is 8617d71d4bd9"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"seats": 9}, "its game cannot be played again: In the Year of the Dragon is for"),
        ({"moves": "0 pair monk monk"}, "its game cannot be played again"),
        ({"digest": "1234"}, "its game leads to another position now"),
        ({"seat": 0}, "seat 0 is not asked"),
        ({"question": "card"}, "'action' is asked, not 'card'"),
        ({"best": []}, "nothing is best"),
        ({"best": ["found"]}, "'found': "),
        ({"greedy": "act build"}, "'act build' is called best and worse"),
    ],
)
def test_a_fault_is_named(changes: dict[str, object], fault: str) -> None:
    faults = faults_of(changed(example(), **changes))
    assert faults
    assert any(fault in one for one in faults), faults


def test_its_id_belongs_to_its_position() -> None:
    puzzle = Puzzle("12345678", example().file)
    assert faults_of(puzzle) == ["by its position its id is '1294535e'"]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    puzzle = example()
    again = written(puzzle, tmp_path)
    assert again.match().record() == puzzle.match().record()
    assert changed(again, moves="") == changed(puzzle, moves="")
    assert [puzzle.id for puzzle in puzzles_of("dragon", tmp_path)] == [
        puzzle.id for puzzle in puzzles_of("dragon")
    ]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "1.toml"
    file.write_text(HEAD + 'game = "dragon"\nplies = 3\n', "utf-8")
    with pytest.raises(BadPuzzle, match=r"^1\.toml: "):
        read_puzzle(file)


def test_the_command_names_the_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(changed(example(), rules="0"), tmp_path)
    assert main(["puzzles", "check", str(tmp_path)]) == 1
    assert capsys.readouterr().out == (
        "dragon/1294535e: it is of rules 0; here are 1\n1 puzzles, 1 with faults\n"
    )


def test_a_deep_check_names_what_a_search_prefers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = example()
    written(puzzle, tmp_path)
    preferred = ["act build", "act research"]
    moves = {name: puzzle.game.moves.from_text(name) for name in preferred}

    def search(*_: object) -> list[Candidate]:
        return [Candidate(moves[preferred.pop(0)], 1)]

    monkeypatch.setattr(deep, "search", search)
    command = ["puzzles", "check", str(tmp_path), "--deep"]
    assert main(command) == 0
    assert main(command) == 1
    assert "dragon/1294535e: a search prefers 'act research' to 'act build'" in (
        capsys.readouterr().out
    )
