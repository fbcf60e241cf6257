"""Jamaica, by Braff, Cathala and Pauchon: a race round the island in which anything goes."""

from collections.abc import Mapping
from typing import Any

from lorcha.core.dumps import each, load_fields, mapping
from lorcha.core.game import Game
from lorcha.core.options import Option, Value
from lorcha.games.jamaica.bots.features import FEATURES
from lorcha.games.jamaica.bots.value import VALUATION
from lorcha.games.jamaica.box import BOX
from lorcha.games.jamaica.describe import describe
from lorcha.games.jamaica.events import EVENTS
from lorcha.games.jamaica.moves import MOVES
from lorcha.games.jamaica.position import arrange
from lorcha.games.jamaica.rules.game import Jamaica
from lorcha.games.jamaica.rules.invariants import broken_invariants
from lorcha.games.jamaica.rules.refusals import REFUSALS
from lorcha.games.jamaica.state import FACES_FIELDS, SET_UP, SHIP_FIELDS, TABLE_FIELDS, TASKS
from lorcha.games.jamaica.view import public_view, seat_view
from lorcha.games.jamaica.view.things import things

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (  # the default first
    Option("bank", ("unlimited", "counted")),  # JA-4
    Option("sabre", ("combat", "die")),  # JA-74
    Option("shortage_treasure", ("may", "must")),  # JA-47
)


def apply_options(table: Jamaica, options: Mapping[str, Value]) -> None:
    table.counted_bank = int(options["bank"] == "counted")
    table.sabre_each_die = int(options["sabre"] == "die")
    table.must_take = int(options["shortage_treasure"] == "must")


def restore(table: Jamaica, data: Mapping[str, Any]) -> None:
    load_fields(table, TABLE_FIELDS, data)
    load_fields(table.faces, FACES_FIELDS, mapping(data.get("faces"), "faces"))
    for ship, fields in each(table.ships, data.get("ships"), "ships"):
        load_fields(ship, SHIP_FIELDS, fields)


GAME = Game(
    id="jamaica",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=SET_UP,
    state=Jamaica,
    apply_options=apply_options,
    restore=restore,
    public_view=public_view,
    seat_view=seat_view,
    broken_invariants=broken_invariants,
    refusals=REFUSALS,
    valuation=VALUATION,
    features=FEATURES,
    arrange=arrange,
    describe=describe,
    things=things,
    rounds=lambda table: int(table.round),
)
