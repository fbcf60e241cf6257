"""Jamaica, by Braff, Cathala and Pauchon: a race round the island in which anything goes."""

from collections.abc import Mapping
from typing import Any, cast

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import BadPosition, load_agenda, load_fields, mapping, whole
from lorcha.core.game import Game
from lorcha.core.options import Option, Value
from lorcha.core.state import State
from lorcha.games.jamaica.box import BOX
from lorcha.games.jamaica.events import EVENTS_TOLD
from lorcha.games.jamaica.features import FEATURES
from lorcha.games.jamaica.moves import MOVES
from lorcha.games.jamaica.rules.game import Jamaica
from lorcha.games.jamaica.rules.invariants import broken
from lorcha.games.jamaica.state import (
    FACES_FIELDS,
    SET_UP,
    SHIP_FIELDS,
    TABLE_FIELDS,
    TASKS,
    Table,
)
from lorcha.games.jamaica.value import VALUATION
from lorcha.games.jamaica.view import view

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (  # the default first
    Option("bank", ("unlimited", "counted")),  # JA-4
    Option("sabre", ("combat", "die")),  # JA-74
    Option("shortage_treasure", ("may", "must")),  # JA-47
)


def begin(seats: int, options: Mapping[str, Value], chance: Chance) -> Jamaica:
    table = Jamaica(seats, chance)
    table.counted_bank = int(options["bank"] == "counted")
    table.sabre_each_die = int(options["sabre"] == "die")
    table.must_take = int(options["shortage_treasure"] == "must")
    table.agenda.push(SET_UP)
    return table


def read(data: Mapping[str, Any], chance: Chance) -> Jamaica:
    seats = whole(data.get("seats"), "seats")
    if seats not in PLAYERS:
        raise BadPosition(f"{seats} cannot play")
    table = Jamaica(seats, chance)
    load_fields(table, TABLE_FIELDS, data)
    load_fields(table.faces, FACES_FIELDS, mapping(data.get("faces"), "faces"))
    ships = data.get("ships")
    if not isinstance(ships, list) or len(ships) != len(table.ships):
        raise BadPosition(f"there must be {len(table.ships)} ships")
    for ship, told in zip(table.ships, ships, strict=True):
        load_fields(ship, SHIP_FIELDS, mapping(told, "a ship"))
    load_agenda(table, TASKS, data.get("agenda"))
    return table


def faults(state: State) -> list[str]:
    return broken(cast(Table, state))


GAME = Game(
    id="jamaica",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS_TOLD,
    questions={what: name for what, name in TASKS.items() if what & ASK},
    state=Jamaica,
    begin=begin,
    read=read,
    look=view,
    broken=faults,
    valuation=VALUATION,
    features=FEATURES,
)
