"""Madame Ching, by Bruno Cathala and Ludovic Maublanc: young pirates on the China Sea, 1808."""

from collections.abc import Mapping
from typing import Any, cast

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import BadPosition, load_agenda, load_fields, mapping, whole, whole_list
from lorcha.core.game import Game
from lorcha.core.knowledge import Pile
from lorcha.core.options import BadOption, Option, Value
from lorcha.core.state import State
from lorcha.games.ching.box import BOX
from lorcha.games.ching.events import EVENTS
from lorcha.games.ching.features import FEATURES
from lorcha.games.ching.moves import MOVES
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.rules.invariants import broken
from lorcha.games.ching.state import CAPTAIN_FIELDS, SET_UP, TABLE_FIELDS, TASKS, Captain, Table
from lorcha.games.ching.value import VALUATION
from lorcha.games.ching.view import view

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (Option("mode", ("individual", "team")),)  # MC-105


def begin(seats: int, options: Mapping[str, Value], chance: Chance) -> Ching:
    table = Ching(seats, chance)
    if options["mode"] == "team":
        if seats != 4:
            raise BadOption(f"the team game is for 4, not for {seats}")
        table.teams = 1
    table.agenda.push(SET_UP)
    return table


def read(data: Mapping[str, Any], chance: Chance) -> Ching:
    seats = whole(data.get("seats"), "seats")
    if seats not in PLAYERS:
        raise BadPosition(f"{seats} cannot play")
    table = Ching(seats, chance)
    load_fields(table, TABLE_FIELDS, data)
    captains = data.get("captains")
    if not isinstance(captains, list) or len(captains) != seats:
        raise BadPosition(f"there must be {seats} captains")
    for captain, told in zip(table.captains, captains, strict=True):
        read_captain(captain, mapping(told, "a captain"))
    for name in ("charts", "rumours"):
        load_fields(getattr(table, name), ["common", "own"], mapping(data.get(name), name))
    load_agenda(table, TASKS, data.get("agenda"))
    return table


def read_captain(captain: Captain, told: Mapping[str, Any]) -> None:
    load_fields(captain, CAPTAIN_FIELDS, told)
    junks = told.get("junks")
    if not isinstance(junks, list):
        raise BadPosition("junks must be a list of expeditions")
    captain.junks = [read_pile(whole_list(cards, "an expedition")) for cards in junks]


def read_pile(cards: list[int]) -> Pile:
    pile = Pile(len(cards))
    for card in cards:
        pile.add(card)
    return pile


def faults(state: State) -> list[str]:
    return broken(cast(Table, state))


GAME = Game(
    id="ching",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    questions={what: name for what, name in TASKS.items() if what & ASK},
    state=Ching,
    begin=begin,
    read=read,
    look=view,
    broken=faults,
    valuation=VALUATION,
    features=FEATURES,
)
