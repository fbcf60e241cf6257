"""Panda Spin, by Carl Chudyk: get rid of your cards; who loses a trick gets them back stronger."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, cast

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import BadPosition, load_agenda, load_fields, mapping, whole
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Option, Value
from lorcha.core.state import State
from lorcha.games.panda.box import BOX, MOODS, SUITS, TARGET, suits_for
from lorcha.games.panda.events import EVENTS_TOLD
from lorcha.games.panda.features import FEATURES
from lorcha.games.panda.moves import MOVES
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.rules.invariants import broken
from lorcha.games.panda.state import (
    KNOWN_FIELDS,
    PLAYER_FIELDS,
    SET_UP,
    TABLE_FIELDS,
    TASKS,
    UNSET,
    Table,
)
from lorcha.games.panda.value import VALUATION
from lorcha.games.panda.view import view

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)
CHOSEN = ["-".join(some) for number in (3, 4) for some in combinations(SUITS, number)]

OPTIONS = (  # the default first
    Option("mood", ("random", *MOODS)),  # PS-10
    Option("suits", ("drawn", *CHOSEN)),  # PS-13
    Option("element_cards", (True, False)),
    Option("target", (TARGET, 10, 20)),
    Option("formations", ("any_shape", "same_shape")),  # PS-41
)


def begin(seats: int, options: Mapping[str, Value], chance: Chance) -> Panda:
    table = Panda(seats, chance)
    mood = str(options["mood"])
    table.wanted_mood = MOODS.index(mood) if mood in MOODS else UNSET
    table.wanted_suits = chosen_suits(str(options["suits"]), seats)
    table.with_elements = int(options["element_cards"])
    table.target = int(options["target"])
    table.same_shape = int(options["formations"] == "same_shape")
    table.agenda.push(SET_UP)
    return table


def chosen_suits(text: str, seats: int) -> int:
    """Bits of the suits named; none if they are drawn."""
    if text == "drawn":
        return 0
    suits = text.split("-")
    if len(suits) != suits_for(seats):
        raise BadOption(f"{seats} players play with {suits_for(seats)} suits, not {len(suits)}")
    return sum(1 << SUITS.index(suit) for suit in suits)


def read(data: Mapping[str, Any], chance: Chance) -> Panda:
    seats = whole(data.get("seats"), "seats")
    if seats not in PLAYERS:
        raise BadPosition(f"{seats} cannot play")
    table = Panda(seats, chance)
    load_fields(table, TABLE_FIELDS, data)
    load_fields(table.known, KNOWN_FIELDS, mapping(data.get("known"), "what is known"))
    players = data.get("players")
    if not isinstance(players, list) or len(players) != seats:
        raise BadPosition(f"there must be {seats} players")
    for player, told in zip(table.players, players, strict=True):
        load_fields(player, PLAYER_FIELDS, mapping(told, "a player"))
    load_agenda(table, TASKS, data.get("agenda"))
    return table


def faults(state: State) -> list[str]:
    return broken(cast(Table, state))


GAME = Game(
    id="panda",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS_TOLD,
    questions={what: name for what, name in TASKS.items() if what & ASK},
    state=Panda,
    begin=begin,
    read=read,
    look=view,
    broken=faults,
    valuation=VALUATION,
    features=FEATURES,
)
