# compiled by mypyc
"""Whether what is asked fits the trick: a turn, or the symbols of the bid just made (PS-19)."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.panda.moves import BOMB
from lorcha.games.panda.rules.cards import symbols_on
from lorcha.games.panda.rules.combination import declaration, is_bid, kind_of, without_cards
from lorcha.games.panda.rules.finder import Fan
from lorcha.games.panda.rules.symbols import count_of, robbed_seat
from lorcha.games.panda.state import (
    ASK_SYMBOL,
    ASK_TURN,
    BAMBOO,
    FLAME,
    NEXT_TURN,
    NO_BID,
    PANDA,
    Table,
)


def broken_agenda(table: Table) -> list[str]:
    """A turn is asked for alone; after the symbols of a bid comes the next turn."""
    agenda = table.agenda
    if agenda.who() != 1 << table.turn or not table.players[table.turn].active():
        return ["somebody is asked out of turn"]
    if agenda.what() == ASK_TURN and agenda.size == 1:
        return broken_bid(table, agenda.number())
    if agenda.what() == ASK_SYMBOL and agenda.size == 2 and agenda.tasks[0] == NEXT_TURN:
        return broken_symbols(table, agenda.number())
    return [f"the agenda has {agenda.size} tasks that do not belong to one turn"]


def broken_bid(table: Table, bid: Int) -> list[str]:
    """A bid made in steps has declared a combination that its hand can make and that beats."""
    if bid == 0:
        return []
    if bid < 0 or not is_bid(bid):
        return ["an unfinished bid is none"]
    declarations = Moves()
    fan = Fan(table.players[table.turn].hand, table.sides, declarations)
    fan.find(table.highest, table.same_shape == 1, 0)
    if not declarations.has(declaration(without_cards(bid))):
        return ["an unfinished bid cannot be made from the hand, or does not beat"]
    return []


def broken_symbols(table: Table, left: Int) -> list[str]:
    """No more symbols are left than the bid shows, and a panda robs the owner of another bid."""
    if table.highest == NO_BID or table.bidder != table.turn or kind_of(table.highest) == BOMB:
        return ["symbols are left of a bid that has none"]
    player = table.players[table.turn]
    first: Int = player.laid.count - player.sizes.cards[player.sizes.count - 1]
    for symbol in (BAMBOO, FLAME, PANDA):
        if count_of(left, symbol) > symbols_on(table, player.laid, first, symbol):
            return ["more symbols are left than the bid shows"]
    victim = robbed_seat(left)
    if left < 0 or not -1 <= victim < table.seats or victim == table.turn:
        return ["a symbol robs a seat that made no bid before"]
    return []
