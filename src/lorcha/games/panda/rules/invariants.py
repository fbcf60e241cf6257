# compiled by mypyc
"""What must always hold, as a list of what does not."""

from lorcha.core.knowledge import PUBLIC, Pile
from lorcha.core.rows import Int, Row, row
from lorcha.games.panda.box import (
    ANIMALS,
    CARDS,
    COUNT_OF,
    MOODS,
    MOST_CARDS,
    RANKS,
    SUITS,
    SYMBOL_OF,
    VALUE_OF,
    suits_for,
)
from lorcha.games.panda.moves import BOMB
from lorcha.games.panda.rules.agenda import broken_agenda
from lorcha.games.panda.rules.combination import (
    cards_of,
    is_bid,
    kind_of,
    length_of,
    times_of,
    top_of,
    values_in,
)
from lorcha.games.panda.rules.deal import in_play
from lorcha.games.panda.rules.finder import bits
from lorcha.games.panda.state import (
    BLUE,
    JOKER,
    NO_BID,
    PARTS,
    UNSET,
    WHITE,
    Player,
    Table,
    key_of,
)


def broken_invariants(table: Table) -> list[str]:
    faults = broken_frame(table)
    if not faults:
        faults = broken_cards(table)
    if not faults:
        for seat in range(table.seats):
            faults += broken_player(table, seat)
        faults += broken_knowledge(table)
        faults += broken_trick(table)
    return faults


def broken_frame(table: Table) -> list[str]:
    """Numbers that are looked up later are in their ranges."""
    cards = len(CARDS)
    if (
        len(table.sides) != cards
        or len(table.known.seen) != cards
        or len(table.known.limit) != cards
    ):
        return ["the cards are not all there"]
    if not 0 <= table.wanted_suits < 1 << len(SUITS) or not UNSET <= table.wanted_mood < len(MOODS):
        return ["no such suits or mood"]
    if not 0 <= table.mood < len(MOODS) or bits(table.suits) != suits_for(table.seats):
        return ["not the right number of suits in play, or no such mood"]
    for seat in [table.leader, table.turn, table.bidder, *table.out.to_list()]:
        if not 0 <= seat < table.seats:
            return ["a seat is named that is not there"]
    in_round: Int = 0
    for player in table.players:
        in_round += player.in_round
        if len(player.earned) != len(PARTS) or player.hand.count > MOST_CARDS:
            return ["a player's points or hand have the wrong size"]
    if in_round + table.out.count != table.seats:
        return ["not everybody is either in the round or out"]
    return []


def broken_cards(table: Table) -> list[str]:
    """Every card in play is in exactly one place, no other is anywhere."""
    counts = row(len(CARDS))
    piles = [table.deck, table.discard]
    for player in table.players:
        piles += [player.hand, player.laid]
    for pile in piles:
        if not count_in(pile, counts):
            return ["a card that is not in the box"]
    faults: list[str] = []
    for card in range(len(CARDS)):
        expected: Int = 1 if in_play(table, card) else 0
        if counts[card] != expected:
            faults.append(f"{CARDS[card]}: {counts[card]} where {expected} should be")
        if not WHITE <= table.sides[card] <= BLUE or (card >= ANIMALS and table.sides[card]):
            faults.append(f"{CARDS[card]} has no such side")
    for i in range(table.deck.count):
        if table.sides[table.deck.cards[i]] != WHITE:
            faults.append("a card in the deck is blue")
    return faults


def count_in(pile: Pile, counts: Row) -> bool:
    for i in range(pile.count):
        if not 0 <= pile.cards[i] < len(CARDS):
            return False
        counts[pile.cards[i]] += 1
    return True


def broken_player(table: Table, seat: Int) -> list[str]:
    player = table.players[seat]
    faults: list[str] = []
    points: Int = 0
    for part in range(len(PARTS)):
        points += player.earned[part]
    if points != player.points or points < 0:
        faults.append(f"seat {seat}: points do not add up")
    for i in range(1, player.hand.count):
        if key_of(table, player.hand.cards[i - 1]) >= key_of(table, player.hand.cards[i]):
            faults.append(f"seat {seat}: the hand is not sorted")
    if not bids_right(table, player):
        faults.append(f"seat {seat}: bids and cards on the table do not fit")
    if player.in_round == (1 if table.out.find(seat) >= 0 else 0):
        faults.append(f"seat {seat}: neither in the round nor out")
    if not player.in_round and player.hand.count + player.laid.count > 0:
        faults.append(f"seat {seat}: is out and has cards")
    return faults


def bids_right(table: Table, player: Player) -> bool:
    if player.bids.count != player.sizes.count or (player.passed and player.laid.count > 0):
        return False
    cards: Int = 0
    for i in range(player.bids.count):
        bid = player.bids.cards[i]
        size = player.sizes.cards[i]
        if bid < 0 or not is_bid(bid) or cards_of(bid) != 0 or size < 1:
            return False
        if cards + size > player.laid.count or not fits(table, bid, player.laid, cards, size):
            return False
        if kind_of(bid) == BOMB and not player.bombed:
            return False
        cards += size
    return cards == player.laid.count and sides_right(table, player)


def fits(table: Table, bid: Int, laid: Pile, first: Int, size: Int) -> bool:
    """Are these cards the combination they were declared to be? (PS-24)"""
    low = top_of(bid) - length_of(bid) + 1
    if low < 0 or top_of(bid) >= RANKS:
        return False
    missing = row(RANKS)
    for value in range(low, top_of(bid) + 1):
        missing[value] = times_of(bid)
    jokers: Int = values_in(bid)
    for i in range(first, first + size):
        if laid.cards[i] >= ANIMALS:
            return False
        face = table.face(laid.cards[i])
        missing[VALUE_OF[face]] -= COUNT_OF[face]
        jokers -= COUNT_OF[face]
        if SYMBOL_OF[face] == JOKER:
            jokers -= 1
        if missing[VALUE_OF[face]] < 0:
            return False
    return jokers <= 0


def sides_right(table: Table, player: Player) -> bool:
    for i in range(player.laid.count):
        if not (player.blue if table.sides[player.laid.cards[i]] else player.white):
            return False
    return True


def broken_knowledge(table: Table) -> list[str]:
    """A hand is known to its owner, and exactly its blue cards are known to be animals (PS-82).

    Of a card that is in no hand nothing is noted: it is hidden in the deck, or open to all.
    """
    faults: list[str] = []
    held = row(len(CARDS))
    for seat in range(table.seats):
        hand = table.players[seat].hand
        for i in range(hand.count):
            card = hand.cards[i]
            held[card] = 1
            if not table.known.knows(seat, card):
                faults.append(f"seat {seat} does not know a card of its own")
            public = table.known.seen[card] & PUBLIC != 0
            turned: Int = 1 if table.sides[card] == BLUE and not public else 0
            if table.known.limit[card] != turned or (public and table.sides[card] != BLUE):
                faults.append(f"seat {seat}: what is known of {CARDS[card]} is wrong")
            if table.known.seen[card] & ~(PUBLIC | 1 << seat):
                faults.append(f"a seat knows {CARDS[card]} that is not in its hand")
    for card in range(len(CARDS)):
        if not held[card] and (table.known.seen[card] != 0 or table.known.limit[card] != 0):
            faults.append(f"something is known of {CARDS[card]}, which is in no hand")
    return faults


def broken_trick(table: Table) -> list[str]:
    """The highest bid is the last one of its owner; the seat that is asked has the turn."""
    if table.over():
        return []
    if table.highest != NO_BID:
        bids = table.players[table.bidder].bids
        if bids.count == 0 or bids.cards[bids.count - 1] != table.highest:
            return ["the highest bid is not on the table"]
    return broken_agenda(table)
