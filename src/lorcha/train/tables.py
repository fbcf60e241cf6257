"""What is trained on: kinds of tables, such as `2`, `4` or `4 mode=team`."""

from dataclasses import dataclass

from lorcha.arena.arguments import read_options
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Value


@dataclass(frozen=True)
class TableKind:
    text: str
    seats: int
    options: dict[str, Value]


def read_tables(game: Game, text: str) -> list[TableKind]:
    """`2,2,3,4 mode=team`: one that is named twice gets twice the share; by default all numbers."""
    parts = text.split(",") if text else [str(seats) for seats in game.seats]
    return [read_table(game, part.strip()) for part in parts]


def read_table(game: Game, text: str) -> TableKind:
    number, _, words = text.partition(" ")
    if not number.isdecimal():
        raise BadOption(f"{text!r} does not begin with a number of players")
    options = read_options(game, words.split())
    game.complete(int(number), options)
    return TableKind(text, int(number), options)
