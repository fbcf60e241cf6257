"""What bots of each level give away in a decision, and how their decisions are graded.

    python -m bench.analysis.levels --count 20 --workers 2

All seats of a game play alike: who is far behind has little left to give away, so that a weak bot
among strong ones would seem careful. The means are the scale of `analysis/levels.py`.
"""

from collections import defaultdict
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bench.analysis.games import Job, all_jobs, arguments, even_game, in_processes
from lorcha.analysis.analyst import analyse
from lorcha.analysis.grades import GRADES
from lorcha.analysis.modes import MODES

BOTS = "ship_boy,sailor,boatswain,mate,captain"


def measure(folder: Path, bots: list[str], seats: int, mode: str, job: Job) -> list[Any]:
    """For each seat its bot, its loss in each graded decision, and its grades; the books' error."""
    analysis = analyse(even_game(folder, bots, seats, job), MODES[mode])
    found = []
    for seat, account in enumerate(analysis.accounts):
        own = [s.decision for s in analysis.steps if s.seat == seat and s.decision]
        losses = [-decision.cost[seat] for decision in own if decision.grade]
        error = account.total - account.result
        rest = account.unexplained
        found.append((analysis.names[seat], losses, account.grades, abs(error), rest))
    return found


def main() -> None:
    parser = arguments(__doc__.splitlines()[0], 20, BOTS)
    parser.add_argument("--mode", choices=MODES, default="quick")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    bots = args.bots.split(",")
    work = partial(measure, args.folder, bots, args.seats, args.mode)
    losses: defaultdict[tuple[str, str], list[float]] = defaultdict(list)  # of each seat, the mean
    grades: defaultdict[tuple[str, str], dict[str, int]] = defaultdict(
        lambda: dict.fromkeys(GRADES, 0)
    )
    errors, unexplained = defaultdict(list), defaultdict(list)
    for (game, _), seats in in_processes(
        work, all_jobs(args.games, args.count * len(bots), args.first), args.workers
    ):
        for bot, own, counts, error, rest in seats:
            if own:
                losses[game, bot].append(mean(own))
            for grade in GRADES:
                grades[game, bot][grade] += counts[grade]
            errors[game].append(error)
            unexplained[game].append(abs(rest))
    print("| game | bot | share given away in a decision | seats | " + " | ".join(GRADES) + " |")
    print("|---|---|---|---|" + "---|" * len(GRADES))
    for game in args.games:
        for bot in bots:
            own = losses[game, bot]
            if len(own) < 2:
                continue
            doubt = 1.96 * stdev(own) / len(own) ** 0.5
            total = sum(grades[game, bot].values())
            shares = " | ".join(f"{grades[game, bot][g] / total:.1%}" for g in GRADES)
            figure = f"{100 * mean(own):.2f} ± {100 * doubt:.2f} %"
            print(f"| {game} | {bot} | {figure} | {len(own)} | {shares} |")
        print(
            f"  {game}: books off by at most {max(errors[game]):.0e}; unexplained, mean of a seat:"
            f" {mean(unexplained[game]):.2f}"
        )


if __name__ == "__main__":
    main()
