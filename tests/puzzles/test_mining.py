"""Mining, on a small scale."""

import pytest

from lorcha import games
from lorcha.bots.bot import Candidate
from lorcha.core.chance import Fast
from lorcha.puzzles import deep
from lorcha.puzzles.check import faults_of
from lorcha.puzzles.decision import openers, whole_decision
from lorcha.puzzles.mining import mine
from lorcha.puzzles.puzzle import Depth, Puzzle
from lorcha.puzzles.thoroughness import MARGIN, Thoroughness
from lorcha.terminal import puzzles as command
from tests.analysis.matches import ScoreJudge, finished
from tests.puzzles.examples import example

GLANCE = Thoroughness(16, Depth(searches=2, simulations=48, worlds=8), 1)
SEEDS = range(8, 20)  # most games of the bots have none, and better bots play other games


def mined(seed: int) -> list[Puzzle]:
    match = command.match_of_bots(games.load("jamaica"), {}, seed)
    return list(mine(match, GLANCE, 1, most=2))


def test_what_is_found_is_sound() -> None:
    found = next((puzzles for seed in SEEDS if (puzzles := mined(seed))), [])
    assert found, "none of these games has a puzzle"
    for puzzle in found:
        assert faults_of(puzzle) == []
        assert puzzle.file.margin >= MARGIN
        assert puzzle.file.depth == GLANCE.depth


def test_searches_that_disagree_find_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search is sure of another move."""
    puzzle = example()
    state, seat = puzzle.match().state, puzzle.file.seat
    legal = state.legal(seat)

    def search(_state: object, _seat: int, _depth: Depth, seed: int) -> list[Candidate]:
        best = legal[seed % 2]
        found = [Candidate(move, 10, gain=0.9 if move == best else 0.1) for move in legal]
        return sorted(found, key=lambda one: -one.gain)

    monkeypatch.setattr(deep, "search", search)
    two = Depth(searches=2, simulations=1, worlds=1)
    assert deep.judge_part(state, seat, two, 0) is None
    one = Depth(searches=1, simulations=1, worlds=1)
    verdict = deep.judge_part(state, seat, one, 0)
    assert verdict is not None
    assert verdict.best == [[legal[0]]]
    assert verdict.margin == pytest.approx(0.8)


def test_each_world_has_luck_of_its_own() -> None:
    """Nothing is hidden in Dragon, so all worlds are alike; what follows is not."""
    puzzle = example()
    state, seat = puzzle.match().state, puzzle.file.seat
    legal = state.legal(seat)[:1]
    (result,) = deep.play_to_end(ScoreJudge(), state, seat, [legal], 12, 1)
    assert len(result.won) == 12
    assert len(set(result.won.tolist())) > 1
    again, same = deep.play_to_end(ScoreJudge(), state, seat, [legal, legal], 12, 1)
    assert again.won.tolist() == same.won.tolist() == result.won.tolist()


def test_a_decision_ends_where_another_one_begins() -> None:
    match = finished("dragon", 2)
    opening = openers(match)
    assert {"action", "card"} <= opening
    assert "floor" not in opening
    replay, chance = match.at(0), Fast(1)

    def choose(state: object) -> int:
        legal = state.legal(seat)  # type: ignore[attr-defined]
        return int(legal[chance.below(len(legal))])

    lengths = set()
    for seat, move in match.moves[:80]:
        parts = whole_decision(replay.state, seat, choose, opening)
        lengths.add(len(parts))
        replay.play(seat, move)
    assert {1, 2} <= lengths
