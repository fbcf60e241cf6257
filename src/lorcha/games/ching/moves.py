# compiled by mypyc
"""Every move a captain can make, declared once."""

from typing import Final

from lorcha.core.fields import number, places, word
from lorcha.core.moves import MoveBook
from lorcha.games.ching.box import COLUMNS, FACES, NUMBERS, SKILL_SLOTS, TILES

JUNKS: Final = ["a", "b"]
WINDS: Final = ["plain", "meteorology"]
HELPS: Final = ["alone", "madame_ching"]
WEAPONS: Final = ["battle", "thief", "traitress"]  # aimed at somebody
ATTACKS: Final = [*WEAPONS, "siren"]

_card = number("card", 1, NUMBERS)
_face = word("face", FACES, "encounter")
_junk = word("junk", JUNKS)

MOVES: Final = MoveBook()
CHOOSE: Final = MOVES.verb("choose", places("cards", NUMBERS))
SAIL: Final = MOVES.verb("sail", _junk)
COMPLETE: Final = MOVES.verb("complete", word("tile", TILES), word("wind", WINDS))
LEARN: Final = MOVES.verb(
    "learn",
    word("first", SKILL_SLOTS, "skill"),
    word("second", SKILL_SLOTS, "skill"),
    word("third", SKILL_SLOTS, "skill"),
    word("help", HELPS),
    shows=True,
)
FORGO: Final = MOVES.verb("forgo")  # no mission, no skill, nothing left to take
CHART: Final = MOVES.verb("chart")
NIGHT: Final = MOVES.verb("night", _card, shows=True)
ATTACK: Final = MOVES.verb(
    "attack", word("weapon", WEAPONS), number("target", 0, 3, "seat"), shows=True
)
PLAY: Final = MOVES.verb("play", _face, shows=True)  # in the own turn, or as a shield
TAKE: Final = MOVES.verb("take", number("place", 1, 4))
SEIZE: Final = MOVES.verb("seize", _card)
GIVE: Final = MOVES.verb("give", _card, shows=True)
KEEP: Final = MOVES.verb("keep")
PASS_ON: Final = MOVES.verb("pass_on", shows=True)
ENDURE: Final = MOVES.verb("endure")
TURN: Final = MOVES.verb("turn", _junk, number("place", 1, COLUMNS))
