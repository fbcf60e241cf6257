"""Navigation cards: the choice of the round, the junk it is for, cards given to others."""

from lorcha.core.refusals import Objection
from lorcha.games.ching.box import NUMBERS
from lorcha.games.ching.moves import CHOOSE, GIVE, SAIL
from lorcha.games.ching.reasons import (
    JUNK_HAS_SAILED,
    MUST_GIVE_BACK,
    NOT_IN_HAND,
    ONE_CARD,
    ONE_JUNK,
    TWO_CARDS,
)
from lorcha.games.ching.state import Table


def refuse_card(table: Table, seat: int, card: int, rule: str) -> Objection | None:
    held = table.captains[seat].hand.find(card) >= 0
    return None if held else Objection(NOT_IN_HAND, rule, (card,))


def refuse_choice(table: Table, seat: int, move: int) -> Objection | None:
    """One card, with two junks two of them, as far as there are any (MC-115)."""
    chosen = int(CHOOSE.get(move, 0))
    cards = [card for card in range(1, NUMBERS + 1) if chosen >> card - 1 & 1]
    for card in cards:
        objection = refuse_card(table, seat, card, "MC-22")
        if objection:
            return objection
    due = min(int(table.cards_due()), int(table.captains[seat].hand.count))
    if len(cards) == due:
        return None
    return ONE_CARD.given() if due == 1 else TWO_CARDS.given()


def has_chosen(table: Table, seat: int) -> bool:
    return len(table.captains[seat].chosen) > 0


def refuse_junk(table: Table, seat: int, move: int) -> Objection | None:
    captain, (junk,) = table.captains[seat], SAIL.values(move)
    if junk >= len(captain.junks):
        return ONE_JUNK.given()
    return JUNK_HAS_SAILED.given(junk) if int(captain.busy) >> junk & 1 else None


# ---- cards given to others


def refuse_return(table: Table, seat: int, move: int) -> Objection | None:
    return refuse_card(table, seat, GIVE.values(move)[0], "MC-75")


def refuse_handing_over(table: Table, seat: int, move: int) -> Objection | None:
    return refuse_card(table, seat, GIVE.values(move)[0], "MC-107")


def refuse_giving_back(table: Table, seat: int, move: int) -> Objection | None:
    return refuse_card(table, seat, GIVE.values(move)[0], "MC-107")


def refuse_keeping(table: Table, seat: int, move: int) -> Objection:
    return MUST_GIVE_BACK.given()
