"""A hint: the three best moves of a seat, in words."""

from pathlib import Path

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.match import Match, fast
from tests.cli.command import Command
from tests.cli.command import lorcha as lorcha


def saved(folder: Path, plies: int) -> tuple[Path, Match]:
    match = Match(games.load("dragon"), ["Anna", "Boris"], {"start_seat": 1}, fast(4))
    chance = Fast(4)
    for _ in range(plies):
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    file = folder / "match.json"
    file.write_text(match.save(), "utf-8")
    return file, match


def test_the_three_best_moves_with_everybodys_chances(lorcha: Command, tmp_path: Path) -> None:
    file, _ = saved(tmp_path, 0)
    output = lorcha("hint", file, "--seat", "Boris", "--budget", 150, "--lang", "en")
    assert output.code == 0
    assert [line[:2] for line in output.out.splitlines() if line[0].isdigit()] == ["1.", "2.", "3."]
    assert output.out.count("Boris wins") == output.out.count("Anna wins") == 3
    assert output.out.count(" of 150 futures") == 3
    russian = lorcha("hint", file, "--seat", 1, "--budget", 150, "--lang", "ru")
    assert russian.out.count(" из ста") == 6


def test_what_a_move_brings_at_once_is_one_of_the_reasons(lorcha: Command, tmp_path: Path) -> None:
    file, match = saved(tmp_path, 28)
    seat = match.state.actors()[0]
    assert match.game.question(match.state) == "action"
    output = lorcha("hint", file, "--seat", seat, "--budget", 150, "--lang", "en")
    assert "brings at once: " in output.out
    assert (
        "сразу даёт: " in lorcha("hint", file, "--seat", seat, "--budget", 150, "--lang", "ru").out
    )


def test_who_is_not_asked_gets_no_advice(lorcha: Command, tmp_path: Path) -> None:
    file, _ = saved(tmp_path, 3)
    output = lorcha("hint", file, "--seat", "Anna", "--at", 0, "--lang", "en")
    assert (output.code, output.out) == (0, "Anna has nothing to decide now.\n")


def test_a_budget_that_is_none_is_refused(lorcha: Command, tmp_path: Path) -> None:
    file, _ = saved(tmp_path, 0)
    assert lorcha("hint", file, "--seat", 0, "--budget", "long").code == 2


def test_bots_are_listed(lorcha: Command) -> None:
    output = lorcha("bots", "--lang", "en")
    assert output.code == 0
    assert output.out.index("ship_boy") < output.out.index("admiral")
