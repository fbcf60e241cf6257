"""`lorcha play`: a whole game in the terminal."""

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.arena.arguments import read_options
from lorcha.core.match import Match, fast
from lorcha.terminal.game_session import GameSession, Quit
from lorcha.terminal.players import read_players
from lorcha.terminal.screen import Screen, replace_unprintable
from lorcha.terminal.texts import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED: Final = 130
SEEDS: Final = 1 << 30


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("play", help="play a game in this terminal")
    command.add_argument("game", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument(
        "--seats",
        default="me,random,random",
        help="the players, separated by commas: me, me:NAME or a bot; default: %(default)s",
    )
    command.add_argument("--seed", type=int, help="repeat the game with this seed")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; can be repeated",
    )
    command.add_argument("--save", type=Path, metavar="FILE", help="save the match in this file")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.load(args.game)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    players = read_players(args.seats, seed, shell_texts(args.lang))
    names = [player.name for player in players]
    match = Match(game, names, read_options(game, args.option), fast(seed))
    if args.save:  # a file that cannot be written is reported before the game
        args.save.write_text(match.save(), "utf-8")
    replace_unprintable()
    screen = Screen(game, names, args.lang)
    file = args.save or Path(f"{game.id}-{seed}.json")
    session = GameSession(match, players, screen, file, autosave=bool(args.save))
    try:
        code = play_to_end(session)
    finally:
        if session.autosave:
            session.save()
    screen.say("seed", {"seed": str(seed)})
    return code


def play_to_end(session: GameSession) -> int:
    """Play to the end, or until the person leaves."""
    code = 0
    try:
        session.play()
    except (Quit, EOFError, KeyboardInterrupt) as reason:
        code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
        session.screen.console.print()
        session.screen.say("left", {"ply": session.match.ply})
    return code
