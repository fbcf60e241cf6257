# compiled by mypyc
"""The trick and the turn: leading, beating, and whose turn comes next."""

from typing import Final

from lorcha.core.moves import Moves, verb_number
from lorcha.core.rows import Int
from lorcha.games.panda.box import MOST_CARDS
from lorcha.games.panda.events import BID, LEADS
from lorcha.games.panda.moves import BOMB, DECLARE, ELEMENT, LAY, PASS, PICK, SHED
from lorcha.games.panda.rules.cards import note_empty, sweep
from lorcha.games.panda.rules.combination import (
    cards_of,
    declaration,
    declared_by,
    kind_of,
    length_of,
    times_of,
    top_of,
    with_card,
    without_cards,
)
from lorcha.games.panda.rules.element import offer_elements, play_element, shed
from lorcha.games.panda.rules.finder import Fan, bits
from lorcha.games.panda.rules.passing import pass_trick
from lorcha.games.panda.rules.symbols import ask_symbols, read_symbols
from lorcha.games.panda.state import (
    ASK_TURN,
    BEGIN_TURN,
    BLUE,
    END_TRICK,
    NEXT_TURN,
    NO_BID,
    Player,
    Table,
)

WIDEST: Final = 40  # this many bids are offered as a list; more are asked for in steps


def begin_trick(table: Table, leader: Int) -> None:
    table.trick += 1
    table.leader = leader
    table.highest = NO_BID
    table.bidder = leader
    for player in table.players:
        player.passed = 0
        player.white = 0
        player.blue = 0
        player.bombed = 0
        sweep(player)
    table.tell(LEADS, leader)
    table.agenda.push(BEGIN_TURN, 0, leader)


def begin_turn(table: Table, seat: Int) -> None:
    """An empty hand passes by itself; every other player is asked (PS-21)."""
    table.turn = seat
    if table.players[seat].hand.count > 0:
        table.agenda.push(ASK_TURN, 1 << seat)
        return
    table.agenda.push(NEXT_TURN)
    pass_trick(table, seat)


def next_turn(table: Table) -> None:
    """The next active player clockwise (PS-18); the last one has won (PS-23)."""
    seat = (table.turn + 1) % table.seats
    while not table.players[seat].active():
        seat = (seat + 1) % table.seats
    if table.active() == 1:
        table.agenda.push(END_TRICK, 0, seat)
        return
    if table.highest == NO_BID and seat != table.leader:  # PS-20
        table.leader = seat
        table.tell(LEADS, seat)
    table.agenda.push(BEGIN_TURN, 0, seat)


# ---- what may be done in a turn (PS-19)


def offer_turn(table: Table, seat: Int, out: Moves) -> None:
    if table.agenda.number() != 0:
        offer_cards(table, seat, out)
        return
    fan = Fan(table.players[seat].hand, table.sides, out)
    if not fan.find(table.highest, table.same_shape == 1, WIDEST):
        out.count = 0
        fan.find(table.highest, table.same_shape == 1, 0)
    offer_elements(table, seat, out)
    if table.highest != NO_BID:  # the leader may not pass (PS-17)
        out.add(PASS.number)


def take_turn(table: Table, seat: Int, move: Int) -> None:
    if table.agenda.number() != 0:
        pick_card(table, seat, move)
        return
    verb = verb_number(move)
    if verb != PASS.number:  # it shows something of the hand
        table.reveal("hand", 1 << seat)
    if verb == PASS.number:
        table.agenda.answered(seat)
        table.agenda.push(NEXT_TURN)
        pass_trick(table, seat)
    elif verb == ELEMENT.number:
        play_element(table, seat, ELEMENT.get(move, 0))
    elif verb == SHED.number:
        shed(table, seat, SHED.get(move, 0))
    elif verb == DECLARE.number:
        compose(table, seat, declared_by(move))
    else:
        table.agenda.answered(seat)
        make_bid(table, seat, move)


# ---- a bid in steps: the combination first, then its cards from the lowest place up


def offer_cards(table: Table, seat: Int, out: Moves) -> None:
    bid = table.agenda.number()
    fan = Fan(table.players[seat].hand, table.sides, out)
    ways = fan.next_cards(bid)
    for place in range(1, MOST_CARDS + 1):
        if (ways >> place) & 1:
            out.add(PICK.pack(place))
    if ways & 1:
        out.add(LAY.number)


def pick_card(table: Table, seat: Int, move: Int) -> None:
    bid = table.agenda.number()
    if move == LAY.number:
        table.agenda.answered(seat)
        make_bid(table, seat, bid)
    else:
        compose(table, seat, with_card(bid, PICK.get(move, 0)))


def compose(table: Table, seat: Int, bid: Int) -> None:
    """Ask for the next card, or go on without asking as long as there is a single way."""
    table.agenda.replace_number(bid)
    ways = Fan(table.players[seat].hand, table.sides, table.legal_moves).next_cards(bid)
    if bits(ways) != 1:
        return
    if ways == 1:
        table.agenda.answered(seat)
        make_bid(table, seat, bid)
        return
    place: Int = 1
    while ways >> place != 1:
        place += 1
    compose(table, seat, with_card(bid, place))


def steps_of(table: Table, seat: Int, bid: Int) -> list[int]:
    """The declaration and the picks that make this bid; the bid itself if there are none."""
    whole: list[int] = [int(bid)]
    if table.legal_buffer(seat).has(bid):
        return whole
    steps: list[int] = []
    partial = table.agenda.number()
    if partial == 0:
        partial = without_cards(bid)
        if not table.legal_buffer(seat).has(declaration(partial)):
            return whole
        steps.append(int(declaration(partial)))
    fan = Fan(table.players[seat].hand, table.sides, Moves())
    ways = fan.next_cards(partial)
    while ways != 1:
        place = lowest(cards_of(bid) & ~cards_of(partial))  # 0: all are picked
        if not (ways >> place) & 1:
            return whole
        if place == 0:
            steps.append(int(LAY.number))
            break
        if bits(ways) != 1:
            steps.append(int(PICK.pack(place)))
        partial = with_card(partial, place)
        ways = fan.next_cards(partial)
    return steps if partial == bid else whole


def lowest(cards: Int) -> Int:
    """The first of these places, counted from 1; 0 if there is none."""
    place: Int = 0
    while cards != 0:
        place += 1
        if cards & 1:
            return place
        cards >>= 1
    return 0


# ---- the bid


def make_bid(table: Table, seat: Int, bid: Int) -> None:
    """The cards lie before the player until they pass or the trick ends (PS-22)."""
    player = table.players[seat]
    first = player.laid.count
    lay(table, player, cards_of(bid))
    beaten: Int = -1 if table.highest == NO_BID else table.bidder
    table.highest = without_cards(bid)
    table.bidder = seat
    player.bids.add(table.highest)
    player.sizes.add(player.laid.count - first)
    tell_bid(table, seat, first)
    note_empty(table, player)
    table.agenda.push(NEXT_TURN)
    if kind_of(bid) == BOMB:  # all its symbols are ignored (PS-51)
        player.bombed = 1
    else:
        ask_symbols(table, seat, read_symbols(table, seat, first, beaten))


def lay(table: Table, player: Player, cards: Int) -> None:
    """From these places of the hand onto the table."""
    left: Int = 0
    for place in range(player.hand.count):
        card = player.hand.cards[place]
        if (cards >> place) & 1:
            player.laid.add(card)
            table.known.forget(card)
            if table.sides[card] == BLUE:
                player.blue = 1
            else:
                player.white = 1
        else:
            player.hand.cards[left] = card
            left += 1
    player.hand.count = left


def tell_bid(table: Table, seat: Int, first: Int) -> None:
    if table.journal is None:
        return
    laid = table.players[seat].laid
    white: int = 0
    blue: int = 0
    for i in range(first, laid.count):
        card = laid.cards[i]
        if table.sides[card] == BLUE:
            blue |= 1 << int(card)
        else:
            white |= 1 << int(card)
    bid = table.highest
    shape = [int(length_of(bid)), int(times_of(bid))]
    table.journal.add(BID, seat, [int(kind_of(bid)), int(top_of(bid)), *shape, white, blue])
