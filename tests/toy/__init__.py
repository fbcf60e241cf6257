"""A small game with hidden hands, kept for the tests: all that the games on the shelf may lack.

Secret choices at once, cards looked at, stolen blindly, shown to all, known to be cursed, dice.
"""

from collections.abc import Mapping
from typing import Any

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import BadPosition, load_agenda, load_fields, mapping, whole
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
    broken,
)
from tests.toy.view import view

PLAYERS = range(2, 5)


def begin(seats: int, options: Mapping[str, Value], chance: Chance, kind: type[Toy] = Toy) -> Toy:
    toy = kind(seats, chance)
    toy.rounds = int(options["rounds"])
    toy.curses_hurt = int(options["curses_hurt"])
    toy.agenda.push(DEAL)
    return toy


def read(data: Mapping[str, Any], chance: Chance) -> Toy:
    seats, pirates = whole(data.get("seats"), "seats"), data.get("pirates")
    if seats not in PLAYERS or not isinstance(pirates, list) or len(pirates) != seats:
        raise BadPosition(f"{seats} cannot play")
    toy = Toy(seats, chance)
    load_fields(toy, TABLE_FIELDS, data)
    load_fields(toy.knowledge, KNOWLEDGE_FIELDS, mapping(data.get("knowledge"), "knowledge"))
    if not len(toy.knowledge.seen) == len(toy.knowledge.limit) == len(CARDS):
        raise BadPosition("something must be said of each card")
    for pirate, told in zip(toy.pirates, pirates, strict=True):
        load_fields(pirate, PIRATE_FIELDS, mapping(told, "a pirate"))
    load_agenda(toy, TASKS, data.get("agenda"))
    return toy


TOY = Game(
    id="toy",
    title="Toy",
    seats=PLAYERS,
    rules_version="1",
    options=(Option("rounds", (3, 5)), Option("curses_hurt", (True, False))),
    box=ToyBox(),
    moves=MOVES,
    events=EVENTS,
    questions={what: name for what, name in TASKS.items() if what & ASK},
    state=Toy,
    begin=begin,
    read=read,
    look=view,
    broken=broken,
)
