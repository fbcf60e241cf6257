"""`lorcha hint`: the best moves of a seat in a saved match, with who would win after each."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.bots import Budget, Candidate
from lorcha.bots.budget import read_budget
from lorcha.bots.search import Search
from lorcha.core.colors import GOLD, QUIET
from lorcha.core.match import read_record, replay
from lorcha.core.perspective import Perspective
from lorcha.core.sentences import label, prompt
from lorcha.terminal.choices import ASKED_ON, choices_of
from lorcha.terminal.guests import distinct, readable
from lorcha.terminal.replay import watched
from lorcha.terminal.screen import Screen, forgive_encodings
from lorcha.terminal.words import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BEST: Final = 3


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("hint", help="the best moves of a seat in a saved match")
    command.add_argument("file", type=Path)
    command.add_argument("--seat", required=True, help="its name, or its number from 0")
    command.add_argument("--at", type=int, metavar="PLY", help="after so many moves; default: all")
    command.add_argument(
        "--budget", type=budget, default="2s", help="of thought: seconds (5s) or simulations (800)"
    )
    add_language(command)
    command.set_defaults(run=run)


def budget(text: str) -> Budget:
    found = read_budget(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no budget; write 5s or 800")
    return found


def run(args: argparse.Namespace) -> int:
    match = replay(read_record(args.file.read_bytes()), games.load)
    if args.at is not None:
        match = match.at(args.at)
    names = distinct([readable(name) for name in match.seats], shell_texts(args.lang))
    forgive_encodings()
    screen = Screen(match.game, names, args.lang)
    for seat in watched(args.seat, names):
        advise(Perspective(match.state, seat), screen, args.budget)
    return 0


def advise(perspective: Perspective, screen: Screen, thought_for: Budget) -> None:
    who = {"who": screen.names[perspective.seat]}
    moves = perspective.legal()
    if not moves:
        screen.say("hint-not-asked", who)
        return
    if len(moves) == 1:
        told = label(perspective.game, screen.texts, moves[0], screen.names)
        screen.say("hint-none", {"move": told})
        return
    asked = prompt(
        perspective.game,
        screen.texts,
        perspective.question(),
        perspective.view(),
        screen.names,
    )
    screen.console.print(asked)
    screen.say("hint-asked", who, QUIET)
    found = Search(0, thought_for, try_all=True).consider(perspective).candidates
    brought = {c.move: c.effects for c in choices_of(perspective, screen.texts, screen.names)}
    futures = sum(candidate.visits for candidate in found)
    for number, candidate in enumerate([c for c in found if c.visits][:BEST], 1):
        move = label(perspective.game, screen.texts, candidate.move, screen.names)
        screen.say("hint", {"n": number, "move": move}, GOLD)
        for reason in reasons(
            candidate, brought[candidate.move], perspective.seat, futures, screen
        ):
            screen.console.print(f"   {reason}")


def reasons(
    candidate: Candidate, effects: Sequence[str], seat: int, futures: int, screen: Screen
) -> Iterator[str]:
    """What the move brings at once that others do not, how many games of a hundred each would win
    after it, the seat's own first, and how sure that is."""
    foreseen = [told for told in effects if told != ASKED_ON]
    if foreseen:
        yield screen.shell.say("hint-brings", {"effects": ", ".join(foreseen)})
    seats = sorted(range(len(candidate.shares)), key=lambda other: other != seat)
    shares = [
        screen.shell.say(
            "hint-share",
            {"who": screen.names[other], "share": round(100 * candidate.shares[other])},
        )
        for other in seats
    ]
    yield ", ".join(shares)
    yield screen.shell.say("hint-tried", {"visits": candidate.visits, "futures": futures})
