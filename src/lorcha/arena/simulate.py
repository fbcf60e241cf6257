"""`lorcha simulate`: bots play many games; the same seed gives the same games."""

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from lorcha import bots, games
from lorcha.arena.arguments import at_least_one, read_options
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.match import Match, digest, fast
from lorcha.core.options import BadOption, Value
from lorcha.core.perspective import Perspective
from lorcha.core.state import State

BOT_SEED_BITS: Final = 30


class SimulationResult(msgspec.Struct, frozen=True):
    """One simulated game; lists are in the order of the seats."""

    seed: int
    moves: int
    scores: list[int]
    places: list[int]
    digest: str


@dataclass(frozen=True)
class Contest:
    """A game, its options, and a bot for each seat."""

    game: Game
    players: tuple[str, ...]
    options: dict[str, Value]

    def play(self, seed: int) -> tuple[SimulationResult, list[tuple[int, int]]]:
        """One game: its result and its moves."""
        state = self.game.new(len(self.players), self.options, chance=Fast(seed))
        moves = play_out(state, self._load_bots(seed))
        standings = sorted(state.standings(), key=lambda standing: standing.seat)
        scores = [standing.score for standing in standings]
        places = [standing.place for standing in standings]
        return SimulationResult(seed, len(moves), scores, places, digest(state)), moves

    def match(self, seed: int, moves: Sequence[tuple[int, int]]) -> Match:
        """The game as a match that can be saved and verified."""
        match = Match(self.game, self.players, self.options, fast(seed))
        for seat, move in moves:
            match.play(seat, move)
        return match

    def _load_bots(self, seed: int) -> list[bots.Bot]:
        """Each bot has its own seed, so that none can foresee the game's chance."""
        chance = random.Random(seed)
        return [bots.load(name, chance.getrandbits(BOT_SEED_BITS)) for name in self.players]


def play_out(state: State, players: Sequence[bots.Bot]) -> list[tuple[int, int]]:
    """Let the bots play to the end; the moves. Each bot sees its own perspective only."""
    moves: list[tuple[int, int]] = []
    counts = [0] * len(players)  # of own moves: those of others may be hidden steps
    while not state.over():
        seat = state.actors()[0]
        move = players[seat].choose(Perspective(state, seat, counts[seat]))
        state.play(seat, move)
        counts[seat] += 1
        moves.append((seat, move))
    return moves


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("simulate", help="let bots play many games")
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument("--seats", type=at_least_one, metavar="N", help="default: 3")
    command.add_argument(
        "--games", type=at_least_one, default=100, metavar="K", help="default: %(default)s"
    )
    command.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="seed of the first game; the next ones count up",
    )
    command.add_argument(
        "--bots", default="random", help="one for all seats, or one for each: A,B,C"
    )
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; can be repeated",
    )
    command.add_argument("--save", type=Path, metavar="FOLDER", help="save the matches here")
    command.add_argument("--json", action="store_true", help="print a line of JSON for each game")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    contest = read_contest(args)
    if args.save:
        args.save.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    results = []
    for result in simulate(contest, range(args.seed, args.seed + args.games), args.save):
        if args.json:
            print(msgspec.json.encode(result).decode())
        else:
            results.append(result)
    if not args.json:
        show(contest, results, time.perf_counter() - began)
    return 0


def read_contest(args: argparse.Namespace) -> Contest:
    game = games.load(args.game)
    names = args.bots.split(",")
    seats = args.seats or (len(names) if len(names) > 1 else 3)
    players = tuple(names * seats if len(names) == 1 else names)
    if len(players) != seats:
        raise BadOption(f"{len(players)} bots cannot take {seats} seats")
    return Contest(game, players, game.complete(seats, read_options(game, args.option)))


def simulate(
    contest: Contest, seeds: Sequence[int], folder: Path | None
) -> Iterator[SimulationResult]:
    for seed in seeds:
        result, moves = contest.play(seed)
        if folder:
            file = folder / f"{contest.game.id}-{seed}.json"
            file.write_text(contest.match(seed, moves).save(), "utf-8")
        yield result


def show(contest: Contest, results: Sequence[SimulationResult], seconds: float) -> None:
    table = Table("seat", "bot", "wins", "mean score", "mean place")
    for seat, name in enumerate(contest.players):
        wins = statistics.mean(share_of_win(result, seat) for result in results)
        score = statistics.mean(result.scores[seat] for result in results)
        place = statistics.mean(result.places[seat] for result in results)
        table.add_row(str(seat), name, f"{wins:.1%}", f"{score:.1f}", f"{place:.2f}")
    lengths = [result.moves for result in results]
    console = Console()
    console.print(table)
    console.print(
        f"{len(results)} games of {statistics.mean(lengths):.0f} moves"
        f" ({min(lengths)} to {max(lengths)}), {len(results) / seconds:.0f} games/s",
        highlight=False,
    )


def share_of_win(result: SimulationResult, seat: int) -> float:
    """Seats that share the first place share the win."""
    return (result.places[seat] == 1) / result.places.count(1)
