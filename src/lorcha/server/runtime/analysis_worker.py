"""What runs in a bot's process for an analysis: some moves of a finished game, or the books."""

from functools import lru_cache

from lorcha import games
from lorcha.analysis.analyst import Analyst
from lorcha.analysis.decisions import Comparison
from lorcha.analysis.modes import QUICK
from lorcha.analysis.report import Analysis, Step
from lorcha.core.match import read_record, replay


@lru_cache(maxsize=2)
def analyst_of(record: bytes) -> Analyst:
    return Analyst(replay(read_record(record), games.load), QUICK)


def look_at_moves(record: bytes, begin: int, end: int) -> list[Step]:
    return [analyst_of(record).look_at(ply) for ply in range(begin, end)]


def make_report(record: bytes, steps: list[Step]) -> Analysis:
    return analyst_of(record).report(steps)


def judge_attempt(record: bytes, ply: int, move: int) -> Comparison | None:
    """What the move would have been worth in place of the one that was made."""
    return analyst_of(record).judge_instead(ply, move)
