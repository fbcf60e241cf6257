"""Sample: a heap, up to three at a time, and the last one is worth more."""

from collections.abc import Mapping
from typing import Any

from lorcha.core.dumps import load_fields
from lorcha.core.game import Game
from lorcha.core.options import Option, Value
from lorcha.games.sample.box import BOX, HEAPS
from lorcha.games.sample.events import EVENTS
from lorcha.games.sample.moves import MOVES
from lorcha.games.sample.rules import Sample, broken_invariants
from lorcha.games.sample.state import FIELDS, SET_UP, TASKS
from lorcha.games.sample.view import public_view, seat_view

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)
OPTIONS = (Option("heap", tuple(HEAPS)),)  # the default first


def apply_options(table: Sample, options: Mapping[str, Value]) -> None:
    table.size = table.heap = int(options["heap"])


def restore(table: Sample, data: Mapping[str, Any]) -> None:
    load_fields(table, FIELDS, data)


GAME = Game(
    id="sample",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=SET_UP,
    state=Sample,
    apply_options=apply_options,
    restore=restore,
    public_view=public_view,
    seat_view=seat_view,
    broken_invariants=broken_invariants,
)
