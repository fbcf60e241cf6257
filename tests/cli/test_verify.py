"""A match is what it claims to be, or the differences are printed."""

from pathlib import Path

import pytest

from lorcha.core.match import Match, Seed, fair
from tests.cli.command import Command
from tests.cli.matches import NAMES, play_match, save_match

OTHER_HASH = "0" * 64


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match()


def test_an_honest_match(lorcha: Command, tmp_path: Path, match: Match) -> None:
    file = save_match(tmp_path, match)
    output = lorcha("verify", file)
    assert (output.code, output.out, output.err) == (0, f"{file}: ok\n", "")


def test_a_match_that_is_not_over(lorcha: Command, tmp_path: Path, match: Match) -> None:
    assert lorcha("verify", save_match(tmp_path, match.at(40))).code == 0


def test_other_scores(lorcha: Command, tmp_path: Path, match: Match) -> None:
    scores = match.record().scores
    assert scores
    output = lorcha("verify", save_match(tmp_path, match, scores=[scores[0] + 1, *scores[1:]]))
    assert output.code == 1
    assert f"scores: the file says {[scores[0] + 1, *scores[1:]]}" in output.out


def test_other_places_and_another_digest(lorcha: Command, tmp_path: Path, match: Match) -> None:
    output = lorcha("verify", save_match(tmp_path, match, places=[1, 1, 1], digest="0" * 16))
    assert output.code == 1
    assert [line.split(": ")[1] for line in output.out.splitlines()] == ["places", "digest"]


def test_an_illegal_move(lorcha: Command, tmp_path: Path, match: Match) -> None:
    moves = match.record().moves
    moves[20] = f"{moves[20].split()[0]} discard"
    output = lorcha("verify", save_match(tmp_path, match, moves=moves))
    assert output.code == 1
    assert "move 21" in output.out


def test_a_move_nobody_can_read(lorcha: Command, tmp_path: Path, match: Match) -> None:
    output = lorcha("verify", save_match(tmp_path, match, moves=["0 dance"]))
    assert output.code == 1
    assert "move 1 ('0 dance')" in output.out


def test_results_of_a_match_that_is_not_over(lorcha: Command, tmp_path: Path, match: Match) -> None:
    output = lorcha("verify", save_match(tmp_path, match, moves=match.record().moves[:-1]))
    assert output.code == 1
    assert len(output.out.splitlines()) == 3


def test_another_seed(lorcha: Command, tmp_path: Path, match: Match) -> None:
    assert (
        lorcha("verify", save_match(tmp_path, match, chance={"kind": "fast", "seed": 6})).code == 1
    )


def test_a_match_for_other_numbers_of_players(
    lorcha: Command, tmp_path: Path, match: Match
) -> None:
    assert lorcha("verify", save_match(tmp_path, match, seats=NAMES[:1])).code == 1


@pytest.mark.parametrize("changes", [{"rules": "0"}, {"box": "0"}])
def test_a_match_of_other_rules(
    lorcha: Command, tmp_path: Path, match: Match, changes: dict[str, object]
) -> None:
    """One that is over is ok if the rules here lead to the same end; nothing else is."""
    same = lorcha("verify", save_match(tmp_path, match, **changes))
    assert same.code == 0
    assert "0; " in same.out
    assert "lead to the same end" in same.out
    other = lorcha("verify", save_match(tmp_path, match, scores=[0, 0, 0], **changes))
    assert other.code == 1
    assert "another end" in other.out
    begun = lorcha("verify", save_match(tmp_path, match.at(40), **changes))
    assert begun.code == 1
    assert "the match is not over" in begun.out


def test_a_fair_match(lorcha: Command, tmp_path: Path) -> None:
    """The hash is printed: players compare it with the one they were shown."""
    seed = fair(bytes(32))
    output = lorcha("verify", save_match(tmp_path, play_match(seed)))
    assert output.code == 0
    assert f"from move 1 on the seed of hash {seed.hash}" in output.out


def test_a_fair_match_whose_seed_was_not_the_published_one(lorcha: Command, tmp_path: Path) -> None:
    output = lorcha("verify", save_match(tmp_path, play_match(Seed("fair", "00" * 32, OTHER_HASH))))
    assert output.code == 1
    assert "published hash" in output.out


def test_one_bad_match_among_good_ones(lorcha: Command, tmp_path: Path, match: Match) -> None:
    folders = [tmp_path / name for name in "abc"]
    for folder in folders:
        folder.mkdir()
    files = [save_match(folder, match) for folder in folders]
    save_match(folders[1], match, scores=[0, 0, 0])
    output = lorcha("verify", *files)
    assert output.code == 1
    assert [line.endswith(": ok") for line in output.out.splitlines()] == [True, False, True]
