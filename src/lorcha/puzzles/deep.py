"""Judges a decision by what its seat knows: several deep searches must agree, and games played on
to their end must bear them out."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from lorcha.analysis.further import parts_of as parts_of_score
from lorcha.analysis.judge import Judge, final_shares
from lorcha.analysis.play_on import play_on
from lorcha.bots.bot import Candidate
from lorcha.bots.budget import Budget
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.core.state import NOBODY, State
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.decision import MOST_PARTS, after_part, goes_on
from lorcha.puzzles.puzzle import Depth, Puzzle
from lorcha.puzzles.thoroughness import EQUAL, MARGIN, MOST_RIGHT

SEEDS: Final = 1 << 30
LONGEST: Final = 3000  # decisions until any game is over


class Verdict(NamedTuple):
    """The right decisions as lines of moves, by how much the next one is worse, and that one."""

    best: list[list[int]]
    margin: float
    second: int


class Result(NamedTuple):
    """Of games played to the end: the share that was won, for each world, and the mean of each part
    of the final score."""

    won: np.ndarray[tuple[int], np.dtype[np.float64]]
    parts: dict[str, float]


def judge(
    state: State, seat: int, opening: Collection[str], depth: Depth, seed: int
) -> Verdict | None:
    """None if nothing is clearly best. A right part is followed by the next ones as long as these
    have a clear answer, too."""
    found = judge_part(state, seat, depth, seed)
    if found is None or len(found.best) > 1:
        return found
    (line,), margin, second = found
    while len(line) < MOST_PARTS and goes_on(state, seat, line[-1], opening):
        state = after_part(state, seat, line[-1])
        further = judge_part(state, seat, depth, seed + len(line))
        if further is None or len(further.best) > 1:
            break
        line = [*line, *further.best[0]]
        margin = min(margin, further.margin)
    return Verdict([line], margin, second)


def judge_part(state: State, seat: int, depth: Depth, seed: int) -> Verdict | None:
    if len(state.legal(seat)) < 2:
        return None
    searches = [search(state, seat, depth, seed + n) for n in range(depth.searches)]
    gains = mean_gains(searches)
    order = sorted(gains, key=lambda move: -gains[move])
    right = [move for move in order if gains[order[0]] - gains[move] < EQUAL]
    if len(right) > min(MOST_RIGHT, len(order) // 2) or len(right) == len(order):
        return None
    if any(found[0].move not in right for found in searches):
        return None
    margin = min(margin_of(found, right) for found in searches)
    second = order[len(right)]
    return Verdict([[move] for move in right], margin, second) if margin >= MARGIN else None


def search(state: State, seat: int, depth: Depth, seed: int) -> list[Candidate]:
    bot = Search(seed, Budget(simulations=depth.simulations), try_all=True)
    return bot.consider(Perspective(state, seat, seed)).candidates


def faults_by_search(puzzle: Puzzle, seed: int) -> Iterator[str]:
    """Does a search with this seed prefer another decision?"""
    file, game = puzzle.file, puzzle.game
    best = search(puzzle.match().state, file.seat, file.depth, seed)[0].move
    if game.moves.to_text(best) not in {parts_of(line)[0] for line in file.best}:
        yield f"a search prefers {game.moves.to_text(best)!r} to {' | '.join(file.best)!r}"


def mean_gains(searches: Sequence[Sequence[Candidate]]) -> dict[int, float]:
    """Over the searches, each counting as often as it tried the move."""
    totals: dict[int, tuple[float, int]] = {}
    for found in searches:
        for one in found:
            gain, visits = totals.get(one.move, (0.0, 0))
            totals[one.move] = (gain + one.gain * one.visits, visits + one.visits)
    return {move: gain / visits for move, (gain, visits) in totals.items() if visits}


def margin_of(found: Sequence[Candidate], right: Sequence[int]) -> float:
    """Between the worst that is called right and the best that is not."""
    good = min(one.gain for one in found if one.move in right and one.visits)
    return good - max(one.gain for one in found if one.move not in right and one.visits)


def play_to_end(
    judge: Judge, state: State, seat: int, lines: Sequence[Sequence[int]], worlds: int, seed: int
) -> list[Result]:
    """After each of these lines, in the same worlds and with the same luck, everybody plays on by
    the policies of the judge. Each world has luck of its own, also where nothing is hidden."""
    chance = Fast(seed)
    lucks = [int(chance.below(SEEDS)) for _ in range(worlds)]
    ends: list[list[State]] = []
    for luck in lucks:
        world = state.redeal(seat, Fast(luck))
        ends.append([after_line(world, seat, line) for line in lines])
    draws = [luck for luck in lucks for _ in lines]
    play_on(judge, [end for of_world in ends for end in of_world], NOBODY, draws, LONGEST)
    return [result_of([of_world[at] for of_world in ends], seat) for at in range(len(lines))]


def after_line(world: State, seat: int, line: Sequence[int]) -> State:
    for move in line:
        world = after_part(world, seat, move)
    return world


def result_of(ends: Sequence[State], seat: int) -> Result:
    won = np.array([final_shares(end)[seat] for end in ends])
    totals: dict[str, float] = {}
    for end in ends:
        for part, points in parts_of_score(end, seat).items():
            totals[part] = totals.get(part, 0.0) + points / len(ends)
    return Result(won, totals)
