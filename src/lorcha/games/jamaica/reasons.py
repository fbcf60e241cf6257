"""Every reason for which a captain may not make a move, declared once with its rule."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.refusals import ReasonBook
from lorcha.core.text import SEAT
from lorcha.games.jamaica.box import ACTION_CARDS, DIE, HOLDS, PILE, RESOURCES
from lorcha.games.jamaica.moves import DIRECTIONS, PRIZES
from lorcha.games.jamaica.state import TASKS

_hold = number("hold", 1, HOLDS)
_resource = word("resource", RESOURCES)
_foe = number("foe", 0, 5, SEAT)
_prize = word("prize", PRIZES)
_amount = number("amount", 0, 1000)

REASONS: Final = ReasonBook(list(TASKS.values()), over="JA-91", turn="JA-18")
_reason = REASONS.reason

# Dice and cards
NOT_THROWN: Final = _reason(
    "not_thrown", "JA-16", number("one", 1, max(DIE)), number("other", 1, max(DIE))
)
NOT_IN_HAND: Final = _reason("not_in_hand", "JA-17", word("card", ACTION_CARDS, "action"))

# Loading
NO_SIXTH_HOLD: Final = _reason("no_sixth_hold", "JA-2")
HOLD_TAKEN: Final = _reason("hold_taken", "JA-27", _hold)
HOLDS_ALIKE: Final = _reason("holds_alike", "JA-28", _hold)
HAS_EMPTY_HOLD: Final = _reason("has_empty_hold", "JA-29", _hold)
NO_EMPTY_HOLD: Final = _reason("no_empty_hold", "JA-29")
SAME_CARGO: Final = _reason("same_cargo", "JA-30", _hold, _resource)

# Sailing and paying
NOT_REACHED: Final = _reason(
    "not_reached", "JA-33", number("steps", 0, 63, "steps"), word("direction", DIRECTIONS)
)
NOT_A_RETREAT: Final = _reason("not_a_retreat", "JA-51")
OTHER_HOLD_PAYS: Final = _reason("other_hold_pays", "JA-45", _hold)
PAYS_TOO_LITTLE: Final = _reason("pays_too_little", "JA-46", _amount, _hold)
HOLD_HAS_LESS: Final = _reason("hold_has_less", "JA-45", _amount, _hold)
COSTS_LESS: Final = _reason("costs_less", "JA-45", _amount)

# Combat
NOBODY_HERE: Final = _reason("nobody_here", "JA-60")
FOE_ELSEWHERE: Final = _reason("foe_elsewhere", "JA-60", _foe)
OWN_SHIP: Final = _reason("own_ship", "JA-60")
NO_GHOST: Final = _reason("no_ghost", "JA-99")
GHOST_ELSEWHERE: Final = _reason("ghost_elsewhere", "JA-60")
GHOST_ATTACKS: Final = _reason("ghost_attacks", "JA-61")
TOO_LITTLE_POWDER: Final = _reason(
    "too_little_powder", "JA-63", number("amount", 0, 1000, "gunpowder")
)

# Spoils
LOSER_HAS_NO_SIXTH: Final = _reason("loser_has_no_sixth", "JA-2")
NOTHING_IN_HOLD: Final = _reason("nothing_in_hold", "JA-79", _hold)
NO_ROOM_FOR_SPOILS: Final = _reason("no_room_for_spoils", "JA-80", _resource)
GHOST_HAS_NO_ROOM: Final = _reason("ghost_has_no_room", "JA-113")
NOT_THE_LOSERS: Final = _reason("not_the_losers", "JA-82", _prize)
BETH_STAYS: Final = _reason("beth_stays", "JA-101")
GHOST_NEVER_GIVES: Final = _reason("ghost_never_gives", "JA-113")
NO_CARD_TO_GIVE: Final = _reason("no_card_to_give", "JA-84", number("place", 1, PILE))
NOT_CURSED: Final = _reason("not_cursed", "JA-84", number("place", 1, PILE))
