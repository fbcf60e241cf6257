"""Every reason for which a prince may not make a move, declared once with its rule."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.refusals import ReasonBook
from lorcha.core.text import SEAT
from lorcha.games.dragon.box import AGES, CARDS, PERSONS, SIZES
from lorcha.games.dragon.state import TASKS

_person = word("person", PERSONS)
_age = word("age", AGES)
_card = word("card", CARDS, "person")
_privilege = word("privilege", SIZES)
_palace = number("palace", 1, 64)
_price = number("price", 0, 1000, "yuan")
_fee = number("fee", 0, 1000, "yuan")
_yuan = number("yuan", 0, 1000, "yuan")

REASONS: Final = ReasonBook(list(TASKS.values()), over="YD-2", turn="YD-28")
_reason = REASONS.reason

# The first two persons
ONLY_YOUNG: Final = _reason("only_young", "YD-18")
SAME_TYPE: Final = _reason("same_type", "YD-18")
PAIR_TAKEN: Final = _reason("pair_taken", "YD-18", number("owner", 0, 4, SEAT))

# Palaces
NO_PALACE: Final = _reason("no_palace", "YD-22", _palace)
PALACE_FULL: Final = _reason("palace_full", "YD-21", _palace)
FULL_HEIGHT: Final = _reason("full_height", "YD-21", _palace)
NOBODY_THERE: Final = _reason("nobody_there", "YD-22", _palace, _person, _age)

# Actions
CANNOT_PAY_FEE: Final = _reason("cannot_pay_fee", "YD-30", _fee, _yuan)
BANK_EMPTY: Final = _reason("bank_empty", "YD-82")
NO_FLOORS_LEFT: Final = _reason("no_floors_left", "YD-32")
NO_RICE_LEFT: Final = _reason("no_rice_left", "YD-32")
NO_FIREWORKS_LEFT: Final = _reason("no_fireworks_left", "YD-32")
NO_PRIVILEGES_LEFT: Final = _reason("no_privileges_left", "YD-32")
FEE_BEFORE_PRIVILEGE: Final = _reason("fee_before_privilege", "YD-31", _fee, _price, _yuan)
CANNOT_BUY: Final = _reason("cannot_buy", "YD-42", _privilege, _price, _yuan)

# Persons
CARD_PLAYED: Final = _reason("card_played", "YD-50", _card)
OTHER_TYPE: Final = _reason("other_type", "YD-51", _card)
NONE_LEFT: Final = _reason("none_left", "YD-47", _person, _age)
NEVER_OLD: Final = _reason("never_old", "YD-12", _person)
HAS_ROOM: Final = _reason("has_room", "YD-54")

# Events
PALACE_GAVE: Final = _reason("palace_gave", "YD-66", _palace)
