# compiled by mypyc
"""Everything that can happen, as the journal tells it. Hidden faces are for those who saw them."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.journal import EventBook
from lorcha.core.text import SEAT
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    DIE,
    FACES,
    HOLDS,
    PILE,
    POWERS,
    RESOURCES,
    SPACES,
    THROWS,
)
from lorcha.games.jamaica.moves import DIRECTIONS

_card = word("card", ACTION_CARDS, "action")
_resource = word("resource", RESOURCES)
_amount = number("amount", 0, 1000)
_hold = number("hold", 1, HOLDS)
_foe = number("foe", 0, 5, SEAT)
_power = word("power", POWERS, "treasure")
_face = word("face", FACES, "treasure")
_place = number("place", 1, PILE)
_start = number("start", 0, SPACES - 1, "space")
_space = number("space", 0, SPACES - 1, "space")
_steps = number("steps", 0, 63, "steps")
_direction = word("direction", DIRECTIONS)
_throw = word("throw", THROWS)

EVENTS: Final = EventBook()
_event = EVENTS.event

# The round
ROUND_BEGAN: Final = _event(
    "round_began",
    number("round", 1, 1000),
    number("one", 1, max(DIE)),
    number("other", 1, max(DIE)),
)
DICE_PLACED: Final = _event(
    "dice_placed", number("morning", 1, max(DIE)), number("evening", 1, max(DIE))
)
CHOSE: Final = _event("chose", _card, secret="card")
REVEALED: Final = _event("revealed", _card)
DREW: Final = _event("drew", _card, secret="card")
SHUFFLED: Final = _event("shuffled")

# Actions
LOADED: Final = _event("loaded", _amount, _resource, _hold)
DUMPED: Final = _event("dumped", _amount, _resource, _hold)
LOAD_IGNORED: Final = _event("load_ignored", _resource)
SAILED: Final = _event("sailed", _start, _space, _steps, _direction)
PAID: Final = _event("paid", _amount, _resource, _hold)
FELL_SHORT: Final = _event("fell_short", _resource, number("cost", 0, 63), number("owned", 0, 63))
RETREATED: Final = _event("retreated", _start, _space)
FINISHED: Final = _event("finished")

# Combat; events without a seat are the Ghost Ship's
ATTACKED: Final = _event("attacked", _foe)
ATTACKED_GHOST: Final = _event("attacked_ghost")
GHOST_ATTACKED: Final = _event("ghost_attacked", _foe)
PRIMED: Final = _event("primed", number("amount", 0, 1000, "gunpowder"), _hold)
THREW: Final = _event("threw", _throw)
GHOST_THREW: Final = _event("ghost_threw", _throw)
USED_SABRE: Final = _event("used_sabre")
GHOST_USED_SABRE: Final = _event("ghost_used_sabre")
COMPARED: Final = _event("compared", number("attack", 0, 1000), number("defence", 0, 1000))
WON: Final = _event("won")
GHOST_WON: Final = _event("ghost_won")
DRAWN: Final = _event("drawn")

# Spoils
PLUNDERED: Final = _event("plundered", _foe, _amount, _resource, _hold)
PLUNDERED_GHOST: Final = _event("plundered_ghost", _amount, _hold)
GHOST_PLUNDERED: Final = _event("ghost_plundered", _foe, _amount, _resource, _hold)
SEIZED: Final = _event("seized", _foe, _power)
SEIZED_FROM_GHOST: Final = _event("seized_from_ghost", _power)
GHOST_SEIZED: Final = _event("ghost_seized", _foe, _power)
STOLE: Final = _event("stole", _foe, _place, _face, secret="face")
STOLE_FROM_GHOST: Final = _event("stole_from_ghost", _place, _face, secret="face")
GHOST_STOLE: Final = _event("ghost_stole", _foe, _place)
GAVE: Final = _event("gave", _foe, _place, _face, secret="face")
GAVE_GHOST: Final = _event("gave_ghost", _place, _face, secret="face")
TOOK_NOTHING: Final = _event("took_nothing")
GHOST_TOOK_NOTHING: Final = _event("ghost_took_nothing")

# Treasures and the Ghost Ship's way
FOUND: Final = _event("found", _space, _face, secret="face")
UNCOVERED: Final = _event("uncovered", _power)
LEFT_TREASURE: Final = _event("left_treasure", _space)
GHOST_FOUND: Final = _event("ghost_found", _space)
GHOST_SAILED: Final = _event("ghost_sailed", _start, _space, _steps, _direction)

# The end
SHOWED: Final = _event("showed", _face)
GHOST_SHOWED: Final = _event("ghost_showed", _face)
SCORED: Final = _event(
    "scored",
    number("points", -1000, 1000, "points"),
    number("berth", -100, 100),
    number("doubloons", 0, 1000),
    number("treasures", -100, 100),
)
