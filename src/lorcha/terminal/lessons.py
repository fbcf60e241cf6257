"""`lorcha lessons check`: proves that lessons can be played to their end, ours or a folder's."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha import games
from lorcha.lessons.check import faults_of, write_ending
from lorcha.lessons.lesson import BadLesson
from lorcha.lessons.library import FOLDER, read_lesson, room_folder

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("lessons", help="check lessons that teach a game")
    parts = command.add_subparsers(metavar="check", required=True)
    check = parts.add_parser("check", help="play each lesson to its end by the moves it asks for")
    check.add_argument(
        "folder", nargs="?", type=Path, help="with a folder for each game (default: our own)"
    )
    check.add_argument("--game", choices=games.SHELF, help="only the lessons of this game")
    check.add_argument(
        "--write",
        action="store_true",
        help="write the version of the rules and the hash of its positions into each lesson",
    )
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    shelf = [args.game] if args.game else games.SHELF
    folders = [one for game in shelf for one in lesson_folders(args.folder, game)]
    bad = sum(not report(folder, args.write) for folder in folders)
    print(f"{len(folders)} lessons, {bad} with faults")
    return 1 if bad else 0


def lesson_folders(extra: Path | None, game: str) -> list[Path]:
    folder = Path(str(room_folder(game))) if extra is None else extra / game
    if not folder.is_dir():
        return []
    return sorted(one for one in folder.iterdir() if FOLDER.fullmatch(one.name))


def report(folder: Path, write: bool) -> bool:
    """Prints what is wrong with a lesson; true if nothing is."""
    try:
        if write:
            write_ending(folder / "lesson.toml")
        faults = faults_of(read_lesson(folder))
    except (BadLesson, ValueError, OSError) as error:
        faults = [str(error)]
    name = "/".join(part for part in folder.parts[-3:] if part != "lessons")
    for fault in faults:
        print(f"{name}: {fault}")
    return not faults
