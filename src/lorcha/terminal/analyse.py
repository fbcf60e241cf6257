"""`lorcha analyse`: who was winning in a saved match, where it was lost, and what was luck."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lorcha import games
from lorcha.analysis.analyst import Analyst
from lorcha.analysis.modes import DEEP, QUICK
from lorcha.analysis.report import Analysis
from lorcha.analysis.saved_steps import SavedSteps, cache_folder
from lorcha.core.match import read_record, replay
from lorcha.terminal.analysis_page import analysis_page
from lorcha.terminal.analysis_tables import show_analysis
from lorcha.terminal.players import clean_name, number_duplicates
from lorcha.terminal.screen import Screen, replace_unprintable
from lorcha.terminal.texts import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser(
        "analyse", help="who was winning in a saved match, where it was lost, and what was luck"
    )
    command.add_argument("file", type=Path, help="a saved match that is finished")
    pace = command.add_mutually_exclusive_group()
    pace.add_argument(
        "--quick",
        dest="mode",
        action="store_const",
        const=QUICK,
        default=QUICK,
        help="some seconds (default)",
    )
    pace.add_argument(
        "--deep", dest="mode", action="store_const", const=DEEP, help="up to two minutes"
    )
    command.add_argument("--json", action="store_true", help="print the whole analysis as JSON")
    command.add_argument("--html", type=Path, metavar="OUT", help="write a page with the curve")
    command.add_argument(
        "--cache",
        type=Path,
        default=cache_folder(),
        metavar="FOLDER",
        help="where steps are kept: an analysis that was stopped goes on; default: %(default)s",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = replay(read_record(args.file.read_bytes()), games.load)
    shell = shell_texts(args.lang)
    saved = SavedSteps(Analyst(match, args.mode), args.cache)
    analysis = complete(saved, match.ply, shell.say("analysis-under-way"))
    if args.json:
        sys.stdout.write(msgspec.json.encode(analysis).decode() + "\n")
        return 0
    names = number_duplicates([clean_name(name) for name in match.seats], shell)
    replace_unprintable()
    screen = Screen(match.game, names, args.lang)
    show_analysis(analysis, screen)
    if args.html:
        args.html.write_text(analysis_page(analysis, screen), "utf-8")
        screen.say("analysis-written", {"file": str(args.html)})
    return 0


def complete(saved: SavedSteps, total: int, title: str) -> Analysis:
    """With a bar where somebody watches; Ctrl-C leaves what is done in its file."""
    columns = TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        for _ in saved.complete():
            progress.advance(task)
    return saved.report()
