# compiled by mypyc
"""Everything that can happen, as the journal tells it; secret fields are for those who saw them."""

from typing import Final

from lorcha.core.fields import number, places, word
from lorcha.core.journal import EventBook
from lorcha.games.ching.box import (
    COLUMNS,
    FACES,
    GEMS,
    LINE_CARDS,
    MOST_ROUNDS,
    NUMBERS,
    ROWS,
    SKILLS,
    SYMBOLS,
    TILES,
)
from lorcha.games.ching.moves import ATTACKS, JUNKS

DECKS: Final = ["navigation", "encounter"]
ENDINGS: Final = ["running", "missions", "china_pearl", "standstill"]

_card = number("card", 1, NUMBERS)
_cards = places("cards", NUMBERS)
_face = word("face", FACES, "encounter")
_junk = word("junk", JUNKS)
_tile = word("tile", TILES)
_skill = word("skill", SKILLS)
_drawn = number("cards", 0, 64, "cards-acc")
_gold = number("gold", 0, 63, "gold-acc")
_victim = number("victim", 0, 3, "seat")
_to = number("to", 0, 3, "seat")
_space = (
    number("column", 1, COLUMNS),
    number("row", 1, ROWS),
    number("number", 1, COLUMNS * ROWS),
)

EVENTS: Final = EventBook()
_event = EVENTS.event

MISSIONS_LAID: Final = _event("missions_laid", number("missions", 1, 63, "missions"))
SET_ASIDE: Final = _event("set_aside", _tile)
DEALT: Final = _event("dealt", _cards, secret="cards")
ROUND_BEGAN: Final = _event("round_began", number("round", 1, MOST_ROUNDS))
LAID_OUT: Final = _event("laid_out", _cards)
CHOSE: Final = _event("chose", _cards, secret="cards")
REVEALED: Final = _event("revealed", _cards)
STARTED: Final = _event("started", _card, _junk)
SAILED: Final = _event("sailed", _card, _junk, *_space)
STEERED: Final = _event("steered", _face, _junk, *_space)
CROSSED: Final = _event("crossed", number("line", 1, len(LINE_CARDS)))
PLUNDERED: Final = _event("plundered")
ENDED: Final = _event("ended", _junk, *_space)
COMPLETED: Final = _event("completed", _tile, number("mission", 1, 99))
REWARDED: Final = _event(
    "rewarded", _gold, number("white", 0, 12), number("red", 0, 12), number("blue", 0, 12)
)
MET: Final = _event("met", _face, secret="face")
LUCKY: Final = _event("lucky")
LEARNED: Final = _event("learned", _skill)
WON_PEARL: Final = _event("won_pearl")
USED: Final = _event("used", _skill)
DREW: Final = _event("drew", _card, secret="card")
PLAYED: Final = _event("played", _face)
ATTACKED: Final = _event("attacked", word("weapon", ATTACKS), _victim)
SHIELDED: Final = _event("shielded", _face)
ENDURED: Final = _event("endured")
LOOKED: Final = _event("looked", _victim, _cards, secret="cards")
SEIZED: Final = _event("seized", _victim, _card, secret="card")
GAVE: Final = _event("gave", _to, _card, secret="card")
STOLE_GEM: Final = _event("stole_gem", _victim, word("gem", GEMS))
STOLE_CARD: Final = _event("stole_card", _victim, _face, secret="face")
TURNED: Final = _event("turned", _junk, number("place", 1, COLUMNS), word("symbol", SYMBOLS))
READIED: Final = _event("readied")
PASSED_ON: Final = _event("passed_on", _to, _face, secret="face")
KEPT: Final = _event("kept")
TOOK: Final = _event("took", _card)
TOOK_HIDDEN: Final = _event("took_hidden", _card, secret="card")
KEPT_HAND: Final = _event("kept_hand")
RESHUFFLED: Final = _event("reshuffled", word("deck", DECKS), _drawn)
ENDING: Final = _event("ending", word("reason", ENDINGS, "ending"))
UNFINISHED: Final = _event("unfinished", _gold)
SHOWED: Final = _event("showed", _face)
FINAL_SCORED: Final = _event("final_scored", number("points", 0, 511, "points-acc"))
