"""Every reason for which a captain may not make a move, declared once with its rule."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.refusals import ReasonBook
from lorcha.core.text import SEAT
from lorcha.games.ching.box import COLUMNS, FACES, NUMBERS, SKILLS, SYMBOLS
from lorcha.games.ching.moves import JUNKS
from lorcha.games.ching.state import TASKS

_card = number("card", 1, NUMBERS)
_junk = word("junk", JUNKS)
_skill = word("skill", SKILLS)
_face = word("face", FACES, "encounter")
_mission = number("mission", 0, 1000)
_space = number("space", 0, 1000)
_target = number("target", 0, 3, SEAT)
_symbol = word("symbol", SYMBOLS)

REASONS: Final = ReasonBook(list(TASKS.values()), over="MC-98", turn="MC-24")
_reason = REASONS.reason

# The choice of a card, and the junk it is for
NOT_IN_HAND: Final = _reason("not_in_hand", "MC-22", _card)
ONE_CARD: Final = _reason("one_card", "MC-22")
TWO_CARDS: Final = _reason("two_cards", "MC-111")
ONE_JUNK: Final = _reason("one_junk", "MC-18")
JUNK_HAS_SAILED: Final = _reason("junk_has_sailed", "MC-112", _junk)

# The end of an expedition
MISSION_NOT_THERE: Final = _reason("mission_not_there", "MC-41", _mission)
MISSION_TOO_FAR: Final = _reason("mission_too_far", "MC-41", _mission, _space)
NEARER_MISSION: Final = _reason("nearer_mission", "MC-43", _mission)
OUT_OF_REACH: Final = _reason("out_of_reach", "MC-77", _space, number("reach", 0, 1000))
MISSION_COMPULSORY: Final = _reason("mission_compulsory", "MC-43", _mission)
NO_SKILL_NAMED: Final = _reason("no_skill_named", "MC-46")
SKILL_SOLD_OUT: Final = _reason("skill_sold_out", "MC-48", _skill)
SYMBOLS_LACKING: Final = _reason("symbols_lacking", "MC-45", number("lacking", 1, 12))
NO_MADAME_CHING: Final = _reason("no_madame_ching", "MC-81")
NEEDS_MADAME_CHING: Final = _reason("needs_madame_ching", "MC-82")
NEEDS_NO_HELP: Final = _reason("needs_no_help", "MC-82")
SKILLS_IN_ORDER: Final = _reason("skills_in_order", "MC-46")

# Skills in the turn
ONLY_A_CARD_TO_TAKE: Final = _reason("only_a_card_to_take", "MC-115")
SKILL_NOT_OWNED: Final = _reason("skill_not_owned", "MC-49", _skill)
SKILL_SPENT: Final = _reason("skill_spent", "MC-65", _skill)
NO_NAVIGATION_CARDS: Final = _reason("no_navigation_cards", "MC-115")
AT_THE_EDGE: Final = _reason("at_the_edge", "MC-38")
TOO_LOW: Final = _reason("too_low", "MC-70", _card)

# Attacks and encounter cards
NO_SUCH_CAPTAIN: Final = _reason("no_such_captain", "MC-95")
NOT_YOURSELF: Final = _reason("not_yourself", "MC-95")
NOT_YOUR_PARTNER: Final = _reason("not_your_partner", "MC-109", _target)
NO_HAND: Final = _reason("no_hand", "MC-75", _target)
NO_GEMS: Final = _reason("no_gems", "MC-58", _target)
NO_ENCOUNTERS: Final = _reason("no_encounters", "MC-58", _target)
ENCOUNTER_PLAYED: Final = _reason("encounter_played", "MC-56")
NOT_HELD: Final = _reason("not_held", "MC-56", _face)
AIM_IT: Final = _reason("aim_it", "MC-95", _face)
ONLY_AT_THE_END: Final = _reason("only_at_the_end", "MC-81")
KEPT_TO_THE_END: Final = _reason("kept_to_the_end", "MC-91", _face)
NOBODY_HEARS: Final = _reason("nobody_hears", "MC-58", _symbol)
NOTHING_SPENT: Final = _reason("nothing_spent", "MC-58")
ENDED_THIS_TURN: Final = _reason("ended_this_turn", "MC-92")
NO_ENCOUNTER_CARDS: Final = _reason("no_encounter_cards", "MC-58")
ONLY_HELMSMEN: Final = _reason("only_helmsmen", "MC-94", _face)
NO_CARD_LAID: Final = _reason("no_card_laid", "MC-84", number("place", 1, COLUMNS))
OTHER_SYMBOL: Final = _reason("other_symbol", "MC-84", _symbol)
ALREADY_TURNED: Final = _reason("already_turned", "MC-85")
NOT_IN_THEIR_HAND: Final = _reason("not_in_their_hand", "MC-74", _card, _target)

# The display, and partners
NO_SUCH_PLACE: Final = _reason("no_such_place", "MC-21")
PLACE_EMPTY: Final = _reason("place_empty", "MC-61")
MUST_TAKE: Final = _reason("must_take", "MC-61")
MUST_GIVE_BACK: Final = _reason("must_give_back", "MC-106")
