# compiled by mypyc
"""Action cards: chosen in secret, turned up in turn, drawn again at the end of the round."""

from lorcha.core.chance import Chance
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, row
from lorcha.games.jamaica.box import CARDS, EVENING_OF, HAND, MAP_HAND, MORNING_OF
from lorcha.games.jamaica.events import CHOSE, DREW, REVEALED, SHUFFLED
from lorcha.games.jamaica.moves import CARD
from lorcha.games.jamaica.rules.tasks import flagged
from lorcha.games.jamaica.state import ACT, ACTING, MAP, NONE, Ship, Table


def offer_cards(ship: Ship, out: Moves) -> None:
    for card in range(CARDS):
        if (ship.hand >> card) & 1:
            out.add(CARD.pack(card))


def choose(table: Table, seat: Int, card: Int) -> None:
    """Face down and final, all at the same time (JA-17)."""
    ship = table.ships[seat]
    ship.hand &= ~(1 << card)
    ship.chosen = card
    table.agenda.answered(seat)
    table.tell_only(1 << seat, CHOSE, seat, card)


def take_turn(table: Table, seat: Int) -> None:
    """Turn the card up, then the morning and the evening (JA-18, JA-20, JA-21)."""
    table.reveal("card", 1 << seat)
    ship = table.ships[seat]
    card = ship.chosen
    ship.chosen = NONE
    ship.known &= ~(1 << card)
    ship.played.add(card)
    table.phase = ACTING
    table.acting = seat
    table.tell(REVEALED, seat, card)
    table.agenda.push(ACT, 0, flagged(seat, 1))
    table.agenda.push(ACT, 0, flagged(seat, 0))


def symbol_of(ship: Ship, half: Int) -> Int:
    """What the card turned up last says for the morning (0) or the evening (1)."""
    card = ship.played.cards[ship.played.count - 1]
    return EVENING_OF[card] if half else MORNING_OF[card]


def draw_up(table: Table, seat: Int) -> None:
    """Draw to the limit of the hand (JA-22, JA-87)."""
    ship = table.ships[seat]
    limit: Int = MAP_HAND if ship.has(MAP) else HAND
    missing: Int = limit - cards_in(ship.hand)
    while missing > 0:
        if ship.deck.count == 0:
            shuffle_played(table, seat)
        card = ship.deck.draw()
        ship.hand |= 1 << card
        missing -= 1
        table.tell_only(1 << seat, DREW, seat, card)


def shuffle_played(table: Table, seat: Int) -> None:
    """The played pile is the new deck (JA-24); all can see that the rest is in hand (JA-117)."""
    ship = table.ships[seat]
    for i in range(ship.played.count):
        ship.deck.add(ship.played.cards[i])
    ship.played.count = 0
    ship.known = ship.hand
    ship.deck.shuffle(table.chance)
    table.tell(SHUFFLED, seat)


def public_cards(ship: Ship) -> Int:
    """Those in hand or chosen that everybody can work out (JA-117).

    Since a shuffle, or because the deck is empty and all the rest lies open.
    """
    if ship.deck.count > 0:
        return ship.known
    return ship.hand if ship.chosen == NONE else ship.hand | 1 << ship.chosen


def cards_in(hand: Int) -> Int:
    count: Int = 0
    while hand != 0:
        hand &= hand - 1
        count += 1
    return count


def redeal_cards(ship: Ship, own: bool, chance: Chance) -> None:
    """Deal again the cards that only the owner of the ship can tell apart (JA-117, JA-118)."""
    cards: Int = ship.hand
    if ship.chosen != NONE:
        cards |= 1 << ship.chosen
    known: Int = cards if own else ship.known
    missing: Int = cards_in(cards & ~known)
    unknown = row(missing + ship.deck.count)
    place: Int = 0
    rest: Int = cards & ~known
    for i in range(ship.deck.count):
        rest |= 1 << ship.deck.cards[i]
    for card in range(CARDS):
        if (rest >> card) & 1:
            unknown[place] = card
            place += 1
    chance.shuffle(unknown, 0, place)
    hand: Int = known
    for i in range(missing):
        hand |= 1 << unknown[i]
    for i in range(ship.deck.count):
        ship.deck.cards[i] = unknown[missing + i]
    if own or ship.chosen == NONE:
        ship.hand = hand if ship.chosen == NONE else hand & ~(1 << ship.chosen)
    else:
        ship.chosen = nth_card(hand, chance.below(cards_in(hand)))
        ship.hand = hand & ~(1 << ship.chosen)


def nth_card(hand: Int, n: Int) -> Int:
    card: Int = 0
    while n > 0 or not (hand >> card) & 1:
        n -= (hand >> card) & 1
        card += 1
    return card
