"""`lorcha replay`: a saved match at any point."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.core.colors import GOLD, QUIET
from lorcha.core.match import BadMatch, Match, read_record, replay
from lorcha.core.perspective import Perspective
from lorcha.core.sentences import label
from lorcha.core.state import SPECTATOR
from lorcha.terminal.guests import distinct, readable
from lorcha.terminal.screen import Screen, forgive_encodings
from lorcha.terminal.words import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LAST_NEWS: Final = 12
ALL: Final = "all"


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("replay", help="show a saved match at any point")
    command.add_argument("file", type=Path)
    command.add_argument("--at", type=int, metavar="PLY", help="after so many moves; default: all")
    command.add_argument(
        "--seat",
        default="",
        help="what this seat sees (its name, or its number from 0), or all of them one after "
        "the other; default: what everybody may see",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    whole = replay(read_record(args.file.read_bytes()), games.load)
    match = whole.at(whole.ply if args.at is None else args.at)
    names = distinct([readable(name) for name in match.seats], shell_texts(args.lang))
    forgive_encodings()
    screen = Screen(match.game, names, args.lang)
    for seat in watched(args.seat, names):
        show(match, whole, seat, screen)
    if match.state.over():
        screen.standings(match.state.standings())
    elif match.ply < whole.ply:
        seat, move = whole.moves[match.ply]
        told = label(match.game, screen.texts, move, names)
        screen.say("next-move", {"who": names[seat], "move": told})
    return 0


def watched(written: str, names: list[str]) -> list[int]:
    """The seats whose view is wanted."""
    if not written:
        return [SPECTATOR]
    if written == ALL:
        return list(range(len(names)))
    if written in names:
        return [names.index(written)]
    if written.isdecimal() and int(written) < len(names):
        return [int(written)]
    raise BadMatch(f"nobody sits on {written!r}; there are: {', '.join(names)}")


def show(match: Match, whole: Match, seat: int, screen: Screen) -> None:
    seen = Perspective(match.state, seat)
    shell = screen.shell
    at = shell.say("at-ply", {"ply": match.ply, "last": whole.ply})
    by = (
        shell.say("seen-by", {"who": screen.names[seat]}) if seat >= 0 else shell.say("seen-by-all")
    )
    screen.console.print(f"{at}, {by}", style=QUIET)
    screen.position(seen.view())
    screen.news("last-news", seen.journal()[-LAST_NEWS:])
    actors = seen.actors()
    if actors:
        screen.console.print()
        screen.say("to-decide", {"count": len(actors), "names": screen.listed(actors)}, GOLD)
