"""Finds puzzles in finished games: scanned, judged to a depth, played to the end, tried by bots."""

from collections.abc import Collection, Iterator
from math import sqrt
from typing import Final

from lorcha.analysis.analyst import judge_of
from lorcha.analysis.judge import Judge
from lorcha.bots.greedy import Greedy
from lorcha.core.match import Match, digest
from lorcha.puzzles import deep
from lorcha.puzzles.decision import is_right, line_of, openers
from lorcha.puzzles.puzzle import Other, Puzzle, PuzzleFile, id_of
from lorcha.puzzles.scan import Position, scan
from lorcha.puzzles.solvers import TRIED, decision_of, who_finds
from lorcha.puzzles.thoroughness import LEAST_FOUND, Thoroughness

STRONGEST: Final = TRIED[-1]
MOST_JUDGED: Final = 10  # positions of a game
HOPELESS: Final = 0.1  # of the games won: with less nobody learns anything
BORNE_OUT: Final = 0.05  # of the games played to the end: by so much more the best must win,
CERTAINTY: Final = 1.0  # and by so many standard errors
LEAST_PART: Final = 0.25  # points: less is no reason


def mine(match: Match, how: Thoroughness, seed: int, most: int) -> Iterator[Puzzle]:
    """At most so many from a finished match: one of each question, greedy's worst slips first."""
    asked: set[str] = set()
    judge, opening = judge_of(match.game), openers(match)
    positions = sorted(scan(match, judge, how, seed), key=lambda position: -position.loss)
    for position in positions[:MOST_JUDGED]:
        before = match.at(position.ply)
        question = match.game.question(before.state)
        if question in asked or question not in opening:
            continue
        puzzle = puzzle_at(before, position, opening, judge, how, seed)
        if puzzle is not None:
            yield puzzle
            asked.add(question)
            if len(asked) == most:
                return


def puzzle_at(
    match: Match,
    position: Position,
    opening: Collection[str],
    judge: Judge,
    how: Thoroughness,
    seed: int,
) -> Puzzle | None:
    game, state, seat = match.game, match.state, position.seat
    verdict = deep.judge(state, seat, opening, how.depth, seed)
    if verdict is None:
        return None
    best = [line_of(game, line) for line in verdict.best]
    greedy = decision_of(Greedy(seed), state, seat, opening, seed)
    if is_right(best, greedy):
        return None
    moves = [game.moves.from_text(part) for part in greedy]
    rivals = [moves] if moves[0] == verdict.second else [moves, [verdict.second]]
    lines = [verdict.best[0], *rivals]
    results = deep.play_to_end(judge, state, seat, lines, how.depth.worlds, seed)
    if not all(is_borne_out(results[0], other) for other in results[1:]):
        return None
    found = who_finds(state, seat, best, opening, how.attempts, seed)
    if found[STRONGEST] < LEAST_FOUND:
        return None
    record = match.record()
    file = PuzzleFile(
        game=game.id,
        rules=record.rules,
        box=record.box,
        seats=len(match.seats),
        options=match.options,
        chance=record.chance,
        digest=digest(state),
        seat=seat,
        question=game.question(state),
        best=best,
        greedy="; ".join(greedy),
        margin=round(verdict.margin, 3),
        wins=round(float(results[0].won.mean()), 3),
        depth=how.depth,
        found={level: round(share, 2) for level, share in found.items()},
        moves="; ".join(record.moves),
        other=[
            other_of(line_of(game, line), results[0], result)
            for line, result in zip(rivals, results[1:], strict=True)
        ],
    )
    return Puzzle(id_of(file), file)


def is_borne_out(best: deep.Result, other: deep.Result) -> bool:
    """Are more games won after the best decision, by more than luck?"""
    gains = best.won - other.won
    doubt = float(gains.std(ddof=1)) / sqrt(len(gains))
    hopeful = float(best.won.mean()) >= HOPELESS
    return hopeful and float(gains.mean()) > max(BORNE_OUT, CERTAINTY * doubt)


def other_of(line: str, best: deep.Result, other: deep.Result) -> Other:
    wins, gain = float(other.won.mean()), float((best.won - other.won).mean())
    parts = {part: round(points - other.parts[part], 1) for part, points in best.parts.items()}
    told = {part: points for part, points in parts.items() if abs(points) >= LEAST_PART}
    return Other(line, round(wins, 3), round(gain, 3), told)
