"""Are the costliest mistakes real? Each is judged once more by games played to their end.

    python -m bench.analysis.played_out --count 10 --workers 16

From the decision on, strong players play on after the move that was made and after the better one,
in the same worlds and with the same luck. The analysis never looks so far, so the two opinions are
independent but for the nets that play.
"""

from functools import partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from bench.analysis.games import Job, all_jobs, arguments, in_processes, played
from lorcha.analysis.analyst import analyse, judge_of
from lorcha.analysis.modes import MODES
from lorcha.analysis.turning_points import TurningPoint, turning_points
from lorcha.core.match import Match
from lorcha.puzzles.deep import play_to_end

WORLDS = 192


class Mistake(NamedTuple):
    """What the analysis says it cost, and what it cost in games that were played to their end."""

    ply: int
    move: str
    better: str
    said: float
    cost: float
    doubt: float  # one standard error of `cost`

    @property
    def verdict(self) -> str:
        if abs(self.cost) <= self.doubt:
            return "open"
        return "borne out" if self.cost > 0 else "refuted"


def worst_of(folder: Path, bots: tuple[str, ...], most: int, mode: str, job: Job) -> list[Mistake]:
    match = played(folder, bots, job)
    points = turning_points(analyse(match, MODES[mode]).steps, most)
    return [mistake_of(match, point) for point in points]


def mistake_of(match: Match, point: TurningPoint) -> Mistake:
    decision = point.decision
    better = match.game.moves.from_text(decision.best)
    lines = [[better], [match.moves[point.ply][1]]]
    before = match.at(point.ply).state
    good, bad = play_to_end(judge_of(match.game), before, point.seat, lines, WORLDS, point.ply)
    gain = good.won - bad.won
    cost, doubt = float(gain.mean()), float(gain.std(ddof=1)) / WORLDS**0.5
    return Mistake(point.ply, decision.played, decision.best, point.loss, cost, doubt)


def main() -> None:
    parser = arguments(__doc__.splitlines()[0], 10, "ship_boy,sailor,boatswain")
    parser.add_argument("--mode", choices=MODES, default="quick")
    parser.add_argument("--most", type=int, default=2, help="mistakes of each game, the worst")
    parser.add_argument("--first", type=int, default=11, help="the first seed")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    work = partial(worst_of, args.folder, tuple(args.bots.split(",")), args.most, args.mode)
    for game in args.games:
        jobs = all_jobs([game], args.count, args.first)
        mistakes = []
        for (_, seed), of_game in in_processes(work, jobs, args.workers):
            mistakes += of_game
            for one in of_game:
                print(
                    f"  seed {seed}, move {one.ply + 1}: {one.move!r}, better {one.better!r}:"
                    f" {one.said:.0%} said, {one.cost:.0%} ± {one.doubt:.0%} played out",
                    flush=True,
                )
        verdicts = [one.verdict for one in mistakes]
        print(
            f"{game}: of {len(mistakes)} mistakes {verdicts.count('borne out')} are borne out,"
            f" {verdicts.count('open')} open, {verdicts.count('refuted')} refuted;"
            f" {mean(one.said for one in mistakes):.1%} said,"
            f" {mean(one.cost for one in mistakes):.1%} played out",
            flush=True,
        )


if __name__ == "__main__":
    main()
