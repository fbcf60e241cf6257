"""`lorcha puzzles`: finds puzzles in games, of bots or of a server, and checks those there are."""

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import bots, games
from lorcha.arena.arguments import at_least_one, read_options
from lorcha.core.game import Game
from lorcha.core.match import Match, fast
from lorcha.core.options import Value
from lorcha.core.perspective import Perspective
from lorcha.puzzles.check import faults_of
from lorcha.puzzles.deep import faults_by_search
from lorcha.puzzles.library import puzzles_in, room_folder, text_of
from lorcha.puzzles.mining import mine
from lorcha.puzzles.puzzle import Puzzle
from lorcha.puzzles.thoroughness import USUAL

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

PLAYERS: Final = ("boatswain", "mate", "captain")  # whose games are mined: people err, too
SEED_BITS: Final = 30
OTHER_SEED: Final = 987_654  # than those of mining
MOST_SEATS: Final = 4  # more are seldom at a table


def add_command(commands: "Commands") -> None:
    command = commands.add_parser(
        "puzzles", help="find puzzles in games, and check those there are"
    )
    parts = command.add_subparsers(metavar="mine|check", required=True)
    add_mine(parts)
    check = parts.add_parser("check", help="does each puzzle hold by the rules of today?")
    check.add_argument(
        "folder", nargs="?", type=Path, help="with a folder for each game (default: our own)"
    )
    check.add_argument("--game", choices=games.SHELF, help="only the puzzles of this game")
    check.add_argument(
        "--deep", action="store_true", help="search each position again, with another seed"
    )
    check.set_defaults(run=run_check)


def add_mine(parts: "Commands") -> None:
    command = parts.add_parser("mine", help="look for puzzles in finished games")
    command.add_argument("game", metavar="GAME", choices=games.SHELF)
    command.add_argument(
        "--games", type=at_least_one, default=10, metavar="N", help="how many (%(default)s)"
    )
    command.add_argument(
        "--out",
        type=Path,
        default=Path("puzzles"),
        metavar="FOLDER",
        help="puzzles are written into a folder of the game in there (%(default)s)",
    )
    command.add_argument(
        "--most", type=at_least_one, default=2, metavar="K", help="puzzles of a game (%(default)s)"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule of the bots' games; can be repeated",
    )
    command.add_argument(
        "--database",
        metavar="FILE|URL",
        help="look through the finished public games of this server, not through games of bots",
    )
    command.set_defaults(run=run_mine)


# ---- mine


def run_mine(args: argparse.Namespace) -> int:
    game = games.load(args.game)
    folder: Path = args.out / game.id
    folder.mkdir(parents=True, exist_ok=True)
    known = {puzzle.id for puzzle in puzzles_in(folder)}
    found = 0
    for number, match in enumerate(matches_of(game, args)):
        for puzzle in mine(match, USUAL, args.seed + number, args.most):
            if puzzle.id not in known:
                known.add(puzzle.id)
                found += 1
                (folder / f"{puzzle.id}.toml").write_text(text_of(puzzle.file), "utf-8")
                print(line_about(puzzle), flush=True)
    print(f"{found} puzzles found; {len(known)} in {folder}")
    return 0


def matches_of(game: Game, args: argparse.Namespace) -> Iterator[Match]:
    if args.database:
        return islice(public_matches(game, args.database), args.games)
    options = read_options(game, args.option)
    return (match_of_bots(game, options, args.seed + n) for n in range(args.games))


def public_matches(game: Game, database: str) -> Iterator[Match]:
    """The games of a server that anybody may look at, played to their end by the rules of today."""
    from lorcha.server.check import check_match  # noqa: PLC0415 (other commands need not wait)
    from lorcha.server.store.matches import stored_matches  # noqa: PLC0415
    from lorcha.server.tables.live_table import replay_log  # noqa: PLC0415

    for row, log in stored_matches(database):
        public = row.visibility == "anyone" and row.stage == "over" and not row.study
        if row.game == game.id and public and not check_match(row, log).faults:
            match = replay_log(row, log).history.match
            if match.state.over():
                yield match


def match_of_bots(game: Game, options: dict[str, Value], seed: int) -> Match:
    """Two to four bots of different levels, as the seed says."""
    chance = random.Random(seed)
    seats = chance.choice([number for number in game.seats if number <= MOST_SEATS])
    levels = [chance.choice(PLAYERS) for _ in range(seats)]
    match = Match(game, levels, options, fast(seed))
    players = [bots.load(level, chance.getrandbits(SEED_BITS)) for level in levels]
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, players[seat].choose(Perspective(match.state, seat, match.ply)))
    return match


def line_about(puzzle: Puzzle) -> str:
    file = puzzle.file
    found = " ".join(f"{share:.0%}" for share in file.found.values())
    return (
        f"{puzzle.id}  {puzzle.rating}  {file.question}: {' | '.join(file.best)}, not {file.greedy}"
        f"  (margin {file.margin:.1%}, wins {file.wins:.0%}; found by {found})"
    )


# ---- check


def run_check(args: argparse.Namespace) -> int:
    shelf = [args.game] if args.game else games.SHELF
    puzzles = [puzzle for game in shelf for puzzle in puzzles_at(args.folder, game)]
    bad = sum(not report(puzzle, args.deep) for puzzle in puzzles)
    print(f"{len(puzzles)} puzzles, {bad} with faults")
    return 1 if bad else 0


def puzzles_at(extra: Path | None, game: str) -> Sequence[Puzzle]:
    return list(puzzles_in(room_folder(game) if extra is None else extra / game))


def report(puzzle: Puzzle, deep: bool) -> bool:
    """Prints what is wrong with a puzzle; true if nothing is."""
    faults = faults_of(puzzle)
    if deep and not faults:
        faults = list(faults_by_search(puzzle, OTHER_SEED))
    for fault in faults:
        print(f"{puzzle.file.game}/{puzzle.id}: {fault}")
    return not faults
