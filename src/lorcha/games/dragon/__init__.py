"""In the Year of the Dragon, by Stefan Feld: a year at court, and every month brings a calamity."""

from collections.abc import Mapping
from typing import Any, cast

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import BadPosition, load_agenda, load_fields, mapping, whole
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Option, Value
from lorcha.core.state import State
from lorcha.games.dragon.box import BOX
from lorcha.games.dragon.events import EVENTS_TOLD
from lorcha.games.dragon.features import FEATURES
from lorcha.games.dragon.moves import MOVES
from lorcha.games.dragon.rules.game import Dragon
from lorcha.games.dragon.rules.invariants import broken
from lorcha.games.dragon.state import PROVINCE_FIELDS, SET_UP, TABLE_FIELDS, TASKS, Table
from lorcha.games.dragon.value import VALUATION
from lorcha.games.dragon.view import view

PLAYERS = range(BOX["game"]["players"]["min"], BOX["game"]["players"]["max"] + 1)

OPTIONS = (  # YD-82, the default first
    Option("large_privilege_price", (6, 7)),
    Option("goods_supply", ("components", "unlimited")),
    Option("bank", ("unlimited", "components")),
    Option("festival_zero_scores", (False, True)),
    Option("start_seat", ("random", 0, 1, 2, 3, 4)),
    Option("open_hands", (False, True)),
)


def begin(seats: int, options: Mapping[str, Value], chance: Chance) -> Dragon:
    table = Dragon(seats, chance)
    start = options["start_seat"]
    if isinstance(start, int) and start >= seats:
        raise BadOption(f"start_seat is {start}, but the seats are 0 to {seats - 1}")
    table.start_seat = start if isinstance(start, int) else -1
    table.large_price = int(options["large_privilege_price"])
    table.endless_goods = int(options["goods_supply"] == "unlimited")
    table.counted_bank = int(options["bank"] == "components")
    table.zero_scores = int(options["festival_zero_scores"])
    table.open_hands = int(options["open_hands"])
    table.agenda.push(SET_UP)
    return table


def read(data: Mapping[str, Any], chance: Chance) -> Dragon:
    seats = whole(data.get("seats"), "seats")
    if seats not in PLAYERS:
        raise BadPosition(f"{seats} cannot play")
    table = Dragon(seats, chance)
    load_fields(table, TABLE_FIELDS, data)
    provinces = data.get("provinces")
    if not isinstance(provinces, list) or len(provinces) != seats:
        raise BadPosition(f"there must be {seats} provinces")
    for province, told in zip(table.provinces, provinces, strict=True):
        load_fields(province, PROVINCE_FIELDS, mapping(told, "a province"))
    load_agenda(table, TASKS, data.get("agenda"))
    return table


def faults(state: State) -> list[str]:
    return broken(cast(Table, state))


GAME = Game(
    id="dragon",
    title=BOX["edition"]["title"],
    seats=PLAYERS,
    rules_version="1",
    options=OPTIONS,
    box=BOX,
    moves=MOVES,
    events=EVENTS_TOLD,
    questions={what: name for what, name in TASKS.items() if what & ASK},
    state=Dragon,
    begin=begin,
    read=read,
    look=view,
    broken=faults,
    valuation=VALUATION,
    features=FEATURES,
)
