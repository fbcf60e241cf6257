# compiled by mypyc
"""Team game: handing a navigation card over to the partner (MC-106, MC-107)."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.ching.events import KEPT_HAND
from lorcha.games.ching.moves import GIVE, KEEP
from lorcha.games.ching.rules.attacks import give, offer_gifts
from lorcha.games.ching.state import (
    ASK_GIVE_BACK,
    ASK_HAND_OVER,
    DONE,
    GAVE_ONE,
    NOT_YET,
    Captain,
    Table,
)


def offer_hand_over(table: Table) -> None:
    """The first partner may give a card; only if they do, the second must."""
    seat = table.active
    team: Int = seat % 2
    if table.captains[seat].hand.count == 0:
        table.handed[team] = DONE
    elif table.handed[team] == NOT_YET:
        table.agenda.push(ASK_HAND_OVER, 1 << seat)
    elif table.handed[team] == GAVE_ONE:
        table.agenda.push(ASK_GIVE_BACK, 1 << seat)


def offer_cards_to_hand_over(captain: Captain, out: Moves) -> None:
    out.add(KEEP.number)
    offer_gifts(captain, out)


def hand_over(table: Table, seat: Int, move: Int) -> None:
    team: Int = seat % 2
    table.agenda.answered(seat)
    if move == KEEP.number:
        table.handed[team] = DONE
        table.tell(KEPT_HAND, seat)
        return
    table.handed[team] = GAVE_ONE if table.handed[team] == NOT_YET else DONE
    give(table, seat, table.partner(seat), GIVE.get(move, 0))
