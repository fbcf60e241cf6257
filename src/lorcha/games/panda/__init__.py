"""Panda Spin, by Carl Chudyk: get rid of your cards; who loses a trick gets them back stronger."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from lorcha.core.dumps import each, load_fields, mapping
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Option, SetOption, Value
from lorcha.games.panda.bots.features import FEATURES
from lorcha.games.panda.bots.value import VALUATION
from lorcha.games.panda.box import BOX, MOODS, SUITS, TARGET, suits_for
from lorcha.games.panda.describe import describe
from lorcha.games.panda.events import EVENTS
from lorcha.games.panda.moves import MOVES, load_bid
from lorcha.games.panda.position import arrange
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.rules.invariants import broken_invariants
from lorcha.games.panda.rules.refusals import REFUSALS
from lorcha.games.panda.state import (
    KNOWN_FIELDS,
    PLAYER_FIELDS,
    SET_UP,
    TABLE_FIELDS,
    TASKS,
    UNSET,
)
from lorcha.games.panda.view import public_view, seat_view
from lorcha.games.panda.view.things import things

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)
SUIT_SETS = ["-".join(suits) for number in (3, 4, 5) for suits in combinations(SUITS, number)]

OPTIONS = (  # the default first
    Option("mood", ("random", *MOODS)),  # PS-10
    SetOption("suits", ("drawn", *SUIT_SETS)),  # PS-13
    Option("element_cards", (True, False)),
    Option("target", (TARGET, 10, 20)),
    Option("formations", ("any_shape", "same_shape")),  # PS-41
)


def apply_options(table: Panda, options: Mapping[str, Value]) -> None:
    mood = str(options["mood"])
    table.wanted_mood = MOODS.index(mood) if mood in MOODS else UNSET
    table.wanted_suits = chosen_suits(str(options["suits"]), int(table.seats))
    table.with_elements = int(options["element_cards"])
    table.target = int(options["target"])
    table.same_shape = int(options["formations"] == "same_shape")


def chosen_suits(text: str, seats: int) -> int:
    """Bits of the suits named; none if they are drawn."""
    if text == "drawn":
        return 0
    suits = text.split("-")
    if len(suits) != suits_for(seats):
        raise BadOption(f"{seats} players play with {suits_for(seats)} suits, not {len(suits)}")
    return sum(1 << SUITS.index(suit) for suit in suits)


def restore(table: Panda, data: Mapping[str, Any]) -> None:
    load_fields(table, TABLE_FIELDS, data)
    table.highest = load_bid(table.highest)
    load_fields(table.known, KNOWN_FIELDS, mapping(data.get("known"), "what is known"))
    for player, fields in each(table.players, data.get("players"), "players"):
        load_fields(player, PLAYER_FIELDS, fields)
        for i in range(player.bids.count):
            player.bids.cards[i] = load_bid(player.bids.cards[i])


GAME = Game(
    id="panda",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=SET_UP,
    state=Panda,
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
)
