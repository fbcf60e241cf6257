# compiled by mypyc
"""Every move a prince can make, declared once."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.moves import MoveBook
from lorcha.games.dragon.box import ACTIONS, AGES, CARDS, PERSONS, SIZES

_person = word("person", PERSONS)
_first = word("first", PERSONS, "person")
_second = word("second", PERSONS, "person")
_age = word("age", AGES)
_palace = number("palace", 1, 64)

MOVES: Final = MoveBook()
PASS: Final = MOVES.verb("pass")
ACT: Final = MOVES.verb("act", word("action", ACTIONS))
BUY: Final = MOVES.verb("buy", word("privilege", SIZES))
FOUND: Final = MOVES.verb("found")
BUILD: Final = MOVES.verb("build", _palace)
CARD: Final = MOVES.verb("card", word("card", CARDS, "person"))
TAKE: Final = MOVES.verb("take", _person, _age)
PLACE: Final = MOVES.verb("place", _palace)
REPLACE: Final = MOVES.verb("replace", _palace, _person, _age)
DISCARD: Final = MOVES.verb("discard")
RELEASE: Final = MOVES.verb("release", _palace, _person, _age)
PAIR: Final = MOVES.verb("pair", _first, _second, unordered=True)
