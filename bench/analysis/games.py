"""Games of bots of all levels, played by several processes and kept in a folder."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeVar

from lorcha import games
from lorcha.arena.simulate import Contest
from lorcha.core.match import Match, read_record, replay

T = TypeVar("T")
Job = tuple[str, int]  # a game and a seed


def mixed_game(folder: Path, bots: Sequence[str], seats: int, job: Job) -> Match:
    """Who sits where is drawn from the seed; a game that is there is not played again."""
    return played(folder, tuple(Random(job[1]).choices(bots, k=seats)), job)


def even_game(folder: Path, bots: Sequence[str], seats: int, job: Job) -> Match:
    """All seats play alike; the next seed is another bot's."""
    return played(folder, (bots[job[1] % len(bots)],) * seats, job)


def played(folder: Path, players: tuple[str, ...], job: Job) -> Match:
    game_id, seed = job
    game, seats = games.load(game_id), len(players)
    file = folder / f"{game_id}-{'-'.join(players).replace(':', '_')}-{seed}.json"
    if file.is_file():
        return replay(read_record(file.read_bytes()), games.load)
    contest = Contest(game, players, game.complete(seats, {}))
    _, moves = contest.play(seed)
    match = contest.match(seed, moves)
    file.write_text(match.save(), "utf-8")
    return match


def arguments(text: str, count: int, bots: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("games", nargs="*", default=list(games.SHELF), metavar="GAME")
    parser.add_argument(
        "--count",
        type=int,
        default=count,
        help="games of each game, and of each bot where all play alike; accidents of each game",
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default=bots, help="who plays, drawn for each seat: A,B,C")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="of the games")
    return parser


def in_processes(
    work: Callable[[Job], T], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[Job, T]]:
    """The results in the order of the jobs."""
    if workers == 1:
        yield from ((job, work(job)) for job in jobs)
        return
    with get_context("forkserver").Pool(workers) as pool:
        yield from zip(jobs, pool.imap(work, jobs), strict=True)


def all_jobs(names: Sequence[str], count: int, first: int = 0) -> list[Job]:
    return [(name, seed) for seed, name in product(range(first, first + count), names)]
