"""What is in the toy's box, its moves and its events."""

from lorcha.core.box import Box
from lorcha.core.fields import number, word
from lorcha.core.journal import EventBook
from lorcha.core.moves import MoveBook
from lorcha.core.rows import row_of

GOLD, SHIELDS, CURSES = 9, 4, 5
CARDS = [
    *(f"gold_{value}" for value in range(1, GOLD + 1)),
    *(f"shield_{copy}" for copy in range(1, SHIELDS + 1)),
    *(f"curse_{copy}" for copy in range(1, CURSES + 1)),
]
WORTH = [*range(1, GOLD + 1), *[0] * (SHIELDS + CURSES)]
CURSED = 1  # a rank: the back of a curse shows that it is one when it is given away
RANK = row_of([*[0] * (GOLD + SHIELDS), *[CURSED] * CURSES])
HAND = 3
DIE = 6


class ToyBox(Box):
    """The toy is no real game, so there is no file to read."""

    def __init__(self) -> None:
        self.figures = {"cards": CARDS}
        self.fingerprint = "toy"


_victim = number("victim", 0, 3, "seat")
_place = number("place", 0, len(CARDS) - 1)
_card = word("card", CARDS)

MOVES = MoveBook()
STAKE = MOVES.verb("stake", _place)
ROLL = MOVES.verb("roll")
DRAW = MOVES.verb("draw")
LOOK = MOVES.verb("look", _victim, _place)
STEAL = MOVES.verb("steal", _victim, _place)
GIVE = MOVES.verb("give", _victim, _place)
SHIELD = MOVES.verb("shield", _place)
REFUSE = MOVES.verb("refuse")

EVENTS = EventBook()
DREW = EVENTS.event("drew", _card, secret="card")
STAKED = EVENTS.event("staked", _place, _card, secret="card")
SHOWED = EVENTS.event("showed", _card)
ROLLED = EVENTS.event("rolled", number("coins", 1, DIE))
LOOKED = EVENTS.event("looked", _victim, _place, _card, secret="card")
STOLE = EVENTS.event("stole", _victim, _place, _card, secret="card")
GAVE = EVENTS.event("gave", _victim, _place, _card, secret="card")
SHIELDED = EVENTS.event("shielded", _place, _card)
REFUSED = EVENTS.event("refused")
