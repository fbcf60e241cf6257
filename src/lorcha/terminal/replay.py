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
from lorcha.terminal.players import clean_name, number_duplicates
from lorcha.terminal.screen import Screen, replace_unprintable
from lorcha.terminal.texts import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LAST_ENTRIES: Final = 12
ALL: Final = "all"


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("replay", help="show a saved match at any point")
    command.add_argument("file", type=Path, help="a saved match")
    command.add_argument(
        "--at", type=int, metavar="PLY", help="after this many moves; default: all"
    )
    command.add_argument(
        "--seat",
        default="",
        help="show what this seat sees (its name, or its number from 0), or `all` seats in turn; "
        "default: what everyone may see",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    whole = replay(read_record(args.file.read_bytes()), games.load)
    match = whole.at(whole.ply if args.at is None else args.at)
    names = number_duplicates([clean_name(name) for name in match.seats], shell_texts(args.lang))
    replace_unprintable()
    screen = Screen(match.game, names, args.lang)
    for seat in seats_to_show(args.seat, names):
        show(match, whole, seat, screen)
    if match.state.over():
        screen.standings(match.state.standings())
    elif match.ply < whole.ply:
        seat, move = whole.moves[match.ply]
        text = label(match.game, screen.texts, move, names)
        screen.say("next-move", {"who": names[seat], "move": text})
    return 0


def seats_to_show(text: str, names: list[str]) -> list[int]:
    """The seats whose view is shown."""
    if not text:
        return [SPECTATOR]
    if text == ALL:
        return list(range(len(names)))
    if text in names:
        return [names.index(text)]
    if text.isdecimal() and int(text) < len(names):
        return [int(text)]
    raise BadMatch(f"there is no seat {text!r}; there are: {', '.join(names)}")


def show(match: Match, whole: Match, seat: int, screen: Screen) -> None:
    perspective = Perspective(match.state, seat)
    shell = screen.shell
    at = shell.say("at-ply", {"ply": match.ply, "last": whole.ply})
    by = (
        shell.say("seen-by", {"who": screen.names[seat]}) if seat >= 0 else shell.say("seen-by-all")
    )
    screen.console.print(f"{at}, {by}", style=QUIET)
    screen.position(perspective.view())
    screen.news("last-news", perspective.journal()[-LAST_ENTRIES:])
    actors = perspective.actors()
    if actors:
        screen.console.print()
        screen.say("to-decide", {"count": len(actors), "names": screen.names_of(actors)}, GOLD)
