# compiled by mypyc
"""Every move a captain can make, declared once."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.moves import MoveBook
from lorcha.core.text import SEAT
from lorcha.games.jamaica.box import ACTION_CARDS, DIE, HOLDS, PILE, POWERS, SPACES

HIDDEN: Final = [f"hidden_{place}" for place in range(1, PILE + 1)]
PRIZES: Final = [*POWERS, *HIDDEN]  # a face-up power, or a face-down card by its place (JA-82)
AGAIN: Final = 0
KEEP: Final = 1
TAKE: Final = 0
LEAVE: Final = 1
FORWARD_WORD: Final = 0
BACKWARD_WORD: Final = 1
DIRECTIONS: Final = ["forward", "backward"]

_hold = number("hold", 1, HOLDS)

MOVES: Final = MoveBook()
DICE: Final = MOVES.verb("dice", number("morning", 1, max(DIE)))
CARD: Final = MOVES.verb("card", word("card", ACTION_CARDS, "action"))
LOAD: Final = MOVES.verb("load", _hold)
DUMP: Final = MOVES.verb("dump", _hold)
SAIL: Final = MOVES.verb("sail", number("space", 0, SPACES - 1, "space"))
FIGHT: Final = MOVES.verb("fight", number("foe", 0, 5, SEAT))
FIGHT_GHOST: Final = MOVES.verb("fight_ghost")
POWDER: Final = MOVES.verb("powder", number("amount", 0, 1000, "gunpowder"))
PAY: Final = MOVES.verb("pay", _hold, number("amount", 0, 1000))
SABRE: Final = MOVES.verb("sabre", word("choice", ["again", "keep"], "sabre"))
PLUNDER: Final = MOVES.verb("plunder", _hold)
STEAL: Final = MOVES.verb("steal", word("prize", PRIZES), shows=True)
GIVE: Final = MOVES.verb("give", number("place", 1, PILE), shows=True)
NO_SPOILS: Final = MOVES.verb("no_spoils")
TREASURE: Final = MOVES.verb("treasure", word("choice", ["take", "leave"], "lair"))
STEER: Final = MOVES.verb("steer", word("direction", DIRECTIONS))
