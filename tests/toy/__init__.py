"""A small game with hidden hands for the tests: it has what the real games may lack.

Secret choices at once, cards looked at, stolen blindly, shown to all, known to be cursed, dice.
"""

from collections.abc import Mapping
from typing import Any

from lorcha.core.dumps import BadPosition, each, load_fields, mapping
from lorcha.core.game import Game
from lorcha.core.options import Option, Value
from tests.toy.box import CARDS, EVENTS, MOVES, ToyBox
from tests.toy.rules import Toy
from tests.toy.table import (
    DEAL,
    KNOWLEDGE_FIELDS,
    PIRATE_FIELDS,
    TABLE_FIELDS,
    TASKS,
    broken_invariants,
)
from tests.toy.view import public_view, seat_view


def apply_options(toy: Toy, options: Mapping[str, Value]) -> None:
    toy.rounds = int(options["rounds"])
    toy.curses_hurt = int(options["curses_hurt"])


def restore(toy: Toy, data: Mapping[str, Any]) -> None:
    load_fields(toy, TABLE_FIELDS, data)
    load_fields(toy.knowledge, KNOWLEDGE_FIELDS, mapping(data.get("knowledge"), "knowledge"))
    if not len(toy.knowledge.seen) == len(toy.knowledge.limit) == len(CARDS):
        raise BadPosition("something must be said of each card")
    for pirate, item in each(toy.pirates, data.get("pirates"), "pirates"):
        load_fields(pirate, PIRATE_FIELDS, item)


TOY = Game(
    id="toy",
    title="Toy",
    seats=range(2, 5),
    rules_version="1",
    options=(Option("rounds", (3, 5)), Option("curses_hurt", (True, False))),
    box=ToyBox(),
    moves=MOVES,
    events=EVENTS,
    tasks=TASKS,
    first=DEAL,
    state=Toy,
    apply_options=apply_options,
    restore=restore,
    public_view=public_view,
    seat_view=seat_view,
    broken_invariants=broken_invariants,
)
