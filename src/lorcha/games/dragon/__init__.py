"""In the Year of the Dragon, by Stefan Feld: a year at court, and every month brings a calamity."""

from collections.abc import Mapping
from typing import Any

from lorcha.core.dumps import each, load_fields
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Option, Value
from lorcha.games.dragon.bots.features import FEATURES
from lorcha.games.dragon.bots.value import VALUATION
from lorcha.games.dragon.box import BOX
from lorcha.games.dragon.describe import describe
from lorcha.games.dragon.events import EVENTS
from lorcha.games.dragon.moves import MOVES
from lorcha.games.dragon.position import arrange
from lorcha.games.dragon.rules.game import Dragon
from lorcha.games.dragon.rules.invariants import broken_invariants
from lorcha.games.dragon.rules.refusals import REFUSALS
from lorcha.games.dragon.state import PROVINCE_FIELDS, SET_UP, TABLE_FIELDS, TASKS
from lorcha.games.dragon.view import public_view, seat_view
from lorcha.games.dragon.view.things import things

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (  # YD-82, the default first
    Option("large_privilege_price", (6, 7)),
    Option("goods_supply", ("components", "unlimited")),
    Option("bank", ("unlimited", "components")),
    Option("festival_zero_scores", (False, True)),
    Option("start_seat", ("random", 0, 1, 2, 3, 4)),
    Option("open_hands", (False, True)),
)


def apply_options(table: Dragon, options: Mapping[str, Value]) -> None:
    start = options["start_seat"]
    if isinstance(start, int) and start >= table.seats:
        raise BadOption(f"start_seat is {start}, but the seats are 0 to {table.seats - 1}")
    table.start_seat = start if isinstance(start, int) else -1
    table.large_price = int(options["large_privilege_price"])
    table.endless_goods = int(options["goods_supply"] == "unlimited")
    table.counted_bank = int(options["bank"] == "components")
    table.zero_scores = int(options["festival_zero_scores"])
    table.open_hands = int(options["open_hands"])


def restore(table: Dragon, data: Mapping[str, Any]) -> None:
    load_fields(table, TABLE_FIELDS, data)
    for province, fields in each(table.provinces, data.get("provinces"), "provinces"):
        load_fields(province, PROVINCE_FIELDS, fields)


GAME = Game(
    id="dragon",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=SET_UP,
    state=Dragon,
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
    rounds=lambda table: int(table.month),
)
