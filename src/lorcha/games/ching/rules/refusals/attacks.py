"""Under attack: a shield, a card to turn, a card to take from an open hand (MC-74 to MC-96)."""

from lorcha.core.refusals import Objection
from lorcha.games.ching.box import KIND_OF
from lorcha.games.ching.moves import PLAY, SEIZE, TURN
from lorcha.games.ching.reasons import (
    ALREADY_TURNED,
    NO_CARD_LAID,
    NOT_HELD,
    NOT_IN_THEIR_HAND,
    ONE_JUNK,
    ONLY_HELMSMEN,
    OTHER_SYMBOL,
)
from lorcha.games.ching.rules.attacks import find_face
from lorcha.games.ching.rules.expedition import is_ready, symbol_on
from lorcha.games.ching.state import HELMSMEN, Table


def refuse_shield(table: Table, seat: int, move: int) -> Objection | None:
    (face,) = PLAY.values(move)
    card = int(find_face(table.captains[seat], face))
    if card < 0:
        return NOT_HELD.given(face)
    return None if KIND_OF[card] == HELMSMEN else ONLY_HELMSMEN.given(face)


def refuse_turning(table: Table, seat: int, move: int) -> Objection | None:
    junks, (junk, place) = table.captains[seat].junks, TURN.values(move)
    if junk >= len(junks):
        return ONE_JUNK.given()
    if place > junks[junk].count:
        return NO_CARD_LAID.given(place)
    laid, symbol = junks[junk].cards[place - 1], int(table.agenda.number())
    if symbol_on(laid) != symbol:
        return OTHER_SYMBOL.given(symbol)
    return None if is_ready(laid) else ALREADY_TURNED.given()


def refuse_loot(table: Table, seat: int, move: int) -> Objection | None:
    """The hand lies open before the attacker."""
    victim, (card,) = int(table.agenda.number()), SEIZE.values(move)
    held = table.captains[victim].hand.find(card) >= 0
    return None if held else NOT_IN_THEIR_HAND.given(card, victim)
