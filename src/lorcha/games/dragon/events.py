# compiled by mypyc
"""Everything that can happen, as the journal tells it. All of it is open to all (YD-81)."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.journal import EventBook
from lorcha.games.dragon.box import ACTIONS, AGES, CARDS, EVENT_TILES, PERSONS, SIZES

_person = word("person", PERSONS)
_first = word("first", PERSONS, "person")
_second = word("second", PERSONS, "person")
_age = word("age", AGES)
_tile = word("tile", EVENT_TILES, "event")
_palace = number("palace", 1, 64)
_yuan = number("yuan", 0, 1000, "yuan")
_rice = number("rice", 0, 1000, "rice")
_fireworks = number("fireworks", 0, 1000, "fireworks")
_points = number("points", 0, 1000, "points")
_spaces = number("spaces", 0, 1000, "spaces")
_persons = number("persons", 0, 1000, "persons-acc")
_floors = number("floors", 0, 3, "floors")

EVENTS: Final = EventBook()
_event = EVENTS.event

STARTS: Final = _event("starts")
PAIRED: Final = _event("paired", _first, _second)
MONTH_BEGAN: Final = _event("month_began", number("month", 1, 12), _tile)
PASSED: Final = _event("passed", _yuan)
CHOSE: Final = _event("chose", word("action", ACTIONS))
PAID_FEE: Final = _event("paid_fee", _yuan)
TAXED: Final = _event("taxed", _yuan)
HARVESTED: Final = _event("harvested", _rice)
MADE_FIREWORKS: Final = _event("made_fireworks", _fireworks)
PARADED: Final = _event("paraded", _spaces)
RESEARCHED: Final = _event("researched", _points)
BOUGHT: Final = _event("bought", word("privilege", SIZES), _yuan)
FOUNDED: Final = _event("founded", _palace)
BUILT: Final = _event("built", _palace, _floors)
PLAYED: Final = _event("played", word("card", CARDS, "person"))
NONE_LEFT: Final = _event("none_left", _person)
SETTLED: Final = _event("settled", _person, _age, _palace, _spaces)
REPLACED: Final = _event("replaced", _person, _age, _palace)
DISCARDED: Final = _event("discarded", _person, _age)
EVENT_CAME: Final = _event("event_came", _tile)
PAID_TRIBUTE: Final = _event("paid_tribute", _yuan)
ATE: Final = _event("ate", _rice)
CELEBRATED: Final = _event("celebrated", _points, _fireworks)
FOUGHT: Final = _event("fought", _points)
OWES: Final = _event("owes", _persons)
RELEASED: Final = _event("released", _person, _age, _palace)
DECAYED: Final = _event("decayed", _palace, _floors)
SCORED: Final = _event(
    "scored",
    _points,
    number("palaces", 0, 1000),
    number("ladies", 0, 1000),
    number("privileges", 0, 1000),
)
SOLD: Final = _event("sold", _rice, _fireworks, _yuan)
FINAL_SCORED: Final = _event(
    "final_scored",
    _points,
    number("persons", 0, 1000),
    number("monks", 0, 1000),
    number("money", 0, 1000),
)
