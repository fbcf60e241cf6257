"""Madame Ching, by Bruno Cathala and Ludovic Maublanc: young pirates on the China Sea, 1808."""

from collections.abc import Mapping
from typing import Any

from lorcha.core.dumps import BadPosition, each, load_fields, mapping, pile_of
from lorcha.core.game import Game
from lorcha.core.knowledge import Pile
from lorcha.core.options import BadOption, Option, Value
from lorcha.games.ching.bots.features import FEATURES
from lorcha.games.ching.bots.value import VALUATION
from lorcha.games.ching.box import BOX
from lorcha.games.ching.describe import describe
from lorcha.games.ching.events import EVENTS
from lorcha.games.ching.knowledge.memory import Memory
from lorcha.games.ching.moves import MOVES
from lorcha.games.ching.position import arrange
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.rules.invariants import broken_invariants
from lorcha.games.ching.rules.refusals import REFUSALS
from lorcha.games.ching.state import (
    BELIEF_FIELDS,
    CAPTAIN_FIELDS,
    MEMORY_FIELDS,
    SET_UP,
    TABLE_FIELDS,
    TASKS,
)
from lorcha.games.ching.view import public_view, seat_view
from lorcha.games.ching.view.things import things

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (Option("mode", ("individual", "team")),)  # MC-105


def apply_options(table: Ching, options: Mapping[str, Value]) -> None:
    if options["mode"] == "team":
        if table.seats != 4:
            raise BadOption(f"the team game is for 4, not for {table.seats}")
        table.teams = 1


def restore(table: Ching, data: Mapping[str, Any]) -> None:
    load_fields(table, TABLE_FIELDS, data)
    for captain, fields in each(table.captains, data.get("captains"), "captains"):
        load_fields(captain, CAPTAIN_FIELDS, fields)
        captain.junks = junks(fields.get("junks"))
    restore_memory(table.charts, mapping(data.get("charts"), "charts"))
    restore_memory(table.rumours, mapping(data.get("rumours"), "rumours"))


def restore_memory(memory: Memory, data: Mapping[str, Any]) -> None:
    load_fields(memory, MEMORY_FIELDS, data)
    beliefs = data.get("beliefs")
    if not isinstance(beliefs, list) or len(beliefs) != len(memory.beliefs):
        raise BadPosition("there must be a belief of each seat, and one of everyone")
    for at, fields in enumerate(beliefs):
        belief = memory.beliefs[at]
        if fields is None or belief is None:
            memory.beliefs[at] = None
        else:
            load_fields(belief, BELIEF_FIELDS, mapping(fields, "a belief"))


def junks(expeditions: object) -> list[Pile]:
    if not isinstance(expeditions, list):
        raise BadPosition("junks must be a list of expeditions")
    return [pile_of(cards, "an expedition") for cards in expeditions]


GAME = Game(
    id="ching",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=SET_UP,
    state=Ching,
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
