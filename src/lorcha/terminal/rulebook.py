"""`lorcha rules`: the rules of a checkout, and the tests that prove each of them."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Column, Table

from lorcha import games
from lorcha.core.citations import citations, rule_ids

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


class NoCheckout(LookupError):
    """The rules and the tests are not here, or cannot be read."""

    def __str__(self) -> str:
        return str(self.args[0])


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game with the tests that cite them."""

    game: str
    rules: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        return [rule for rule, tests in self.rules.items() if not tests]

    def __str__(self) -> str:
        cited = len(self.rules) - len(self.missing)
        gap = f"; missing: {', '.join(self.missing)}" if self.missing else ""
        return f"{self.game}: {cited} of {len(self.rules)} cited{gap}"


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("rules", help="the numbered rules and the tests that prove them")
    command.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """1 if a rule is cited by no test, or a test cites what is no rule."""
    names = [games.load(args.game).id] if args.game else games.SHELF
    root = checkout(Path.cwd())
    cited = read_citations(root / "tests")
    books = [read_rulebook(root, name, cited) for name in names]
    strays = not_rules(root, cited)
    if args.json:
        rows = [msgspec.to_builtins(book) | {"missing": book.missing} for book in books]
        print(json.dumps({"games": rows, "not_rules": strays}))
    else:
        show(books, strays)
    return 1 if strays or any(book.missing for book in books) else 0


def checkout(start: Path) -> Path:
    """The nearest parent folder that holds the rules and the tests."""
    for folder in (start, *start.parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    raise NoCheckout("no docs/rules and tests here or above: run this in a checkout of the sources")


def read_citations(tests: Path) -> dict[str, list[str]]:
    try:
        return citations(tests)
    except (SyntaxError, ValueError) as error:
        raise NoCheckout(f"the tests cannot be read: {error}") from error


def read_rulebook(root: Path, game: str, cited: Mapping[str, list[str]]) -> Rulebook:
    return Rulebook(game, {rule: cited.get(rule, []) for rule in rules_of(root, game)})


def rules_of(root: Path, game: str) -> list[str]:
    return rule_ids((root / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def not_rules(root: Path, cited: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """What tests cite although it is in no rulebook."""
    known = {rule for game in games.SHELF for rule in rules_of(root, game)}
    return {rule: tests for rule, tests in cited.items() if rule not in known}


def show(books: Sequence[Rulebook], strays: Mapping[str, list[str]]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    for book in books:
        table = Table("rule", Column("proved by", overflow="fold"), title=book.game)
        for rule, tests in book.rules.items():
            table.add_row(rule, "\n".join(tests) or "no test")
        console.print(table)
    for rule, tests in strays.items():
        console.print(f"{rule} is no rule, but is cited by {', '.join(tests)}")
    for book in books:
        console.print(str(book))
