"""What one seat may see, as typed structs: the table, the own hand, what is known of others."""

from functools import cache
from typing import cast

import msgspec
from msgspec.structs import replace

from lorcha.core.agenda import ASK
from lorcha.core.knowledge import PUBLIC
from lorcha.core.state import SPECTATOR, State
from lorcha.games.panda.box import (
    ANIMALS,
    CARDS,
    COUNT_OF,
    MOODS,
    MOST_CARDS,
    NUMBER_OF,
    RANKS,
    SIDES,
    SUITS,
    SYMBOL_OF,
    SYMBOLS,
    VALUE_OF,
    VALUES,
)
from lorcha.games.panda.moves import KINDS
from lorcha.games.panda.rules.combination import (
    cards_of,
    kind_of,
    length_of,
    times_of,
    top_of,
)
from lorcha.games.panda.rules.element import LOCKS, OPEN, lock_on
from lorcha.games.panda.rules.passing import loses_all
from lorcha.games.panda.rules.symbols import count_of, robbed_seat
from lorcha.games.panda.state import (
    ASK_SYMBOL,
    ASK_TURN,
    BAMBOO,
    BLUE,
    FLAME,
    NO_BID,
    PANDA,
    TASKS,
    Player,
    Table,
)


class Half(msgspec.Struct, frozen=True):
    """One half of an animal card: one to three equal values, and a symbol or none."""

    values: list[str]
    symbol: str | None


class Card(msgspec.Struct, frozen=True):
    """An animal card with the half that is up and the other; an element card with its number."""

    card: str
    suit: str
    side: str | None = None
    up: Half | None = None
    down: Half | None = None
    number: int | None = None
    lit: bool | None = None  # an element card in the own hand: may it be played now?
    lock: str | None = None  # and if not, what keeps it from that


class Combination(msgspec.Struct, frozen=True):
    """What a bid is declared to be: `length` different values up to `top`, each so many `times`."""

    kind: str
    top: str
    length: int
    times: int


class Bid(msgspec.Struct, frozen=True):
    combination: Combination
    cards: list[Card]
    jokers: list[str]  # the values the used jokers stand for


class PlayerView(msgspec.Struct, frozen=True):
    """`hand` is there for its owner; `known` are the cards taken back, `turned` counts the other
    blue cards in the hand."""

    points: int
    cards: int
    hand: list[Card] | None
    known: list[Card]
    turned: int
    bids: list[Bid]
    lost: bool  # the cards of these bids do not come back
    in_round: bool
    passed: bool
    out: int | None  # the place in the order of going out


class Symbols(msgspec.Struct, frozen=True):
    """Symbols of the bid just made that are not used yet, and who is robbed by a hungry panda."""

    bamboo: int
    fire: int
    panda: int
    robbed: int | None


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom; for its owner the bid so far, if it is made in steps.

    `length` is there for the prompt: without a combination it is 0.
    """

    ask: str
    seats: list[int]
    length: int = 0
    symbols: Symbols | None = None
    combination: Combination | None = None
    picked: list[int] | None = None


class PandaView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    trick: int
    target: int
    mood: str
    suits: list[str]
    deck: int
    discard: list[Card]
    leader: int
    turn: int
    highest: Combination | None
    bidder: int | None
    players: list[PlayerView]
    question: Question | None


def public_view(state: State) -> PandaView:
    table = cast(Table, state)
    opened = table.highest != NO_BID
    return PandaView(
        seat=SPECTATOR,
        round=table.round,
        trick=table.trick,
        target=table.target,
        mood=MOODS[table.mood],
        suits=[suit for i, suit in enumerate(SUITS) if table.suits >> i & 1],
        deck=table.deck.count,
        discard=[view_card(table, card) for card in table.discard.to_list()],
        leader=table.leader,
        turn=table.turn,
        highest=view_combination(table.highest) if opened else None,
        bidder=table.bidder if opened else None,
        players=[view_player(table, owner) for owner in range(table.seats)],
        question=view_question(table),
    )


def seat_view(state: State, seat: int, seen: PandaView) -> PandaView:
    table = cast(Table, state)
    players = seen.players[:]
    players[seat] = replace(players[seat], hand=view_hand(table, seat))
    question = own_question(table, seat, seen.question)
    return replace(seen, seat=seat, players=players, question=question)


def view_half(face: int) -> Half:
    symbol = SYMBOL_OF[face]
    return Half([VALUES[VALUE_OF[face]]] * COUNT_OF[face], SYMBOLS[symbol] if symbol else None)


def view_card(table: Table, card: int) -> Card:
    return element_of(card) if card >= ANIMALS else animal_of(card, table.sides[card])


@cache
def element_of(card: int) -> Card:
    suit = card - ANIMALS
    return Card(CARDS[card], SUITS[suit], number=NUMBER_OF[suit])


@cache
def animal_of(card: int, side: int) -> Card:
    halves = view_half(2 * card + side), view_half(2 * card + 1 - side)
    return Card(CARDS[card], SUITS[card // RANKS], SIDES[side], *halves)


def view_combination(bid: int) -> Combination:
    shape = int(length_of(bid)), int(times_of(bid))
    return Combination(KINDS[kind_of(bid)], VALUES[top_of(bid)], *shape)


def view_bids(table: Table, player: Player) -> list[Bid]:
    bids, first = [], 0
    for bid, size in zip(player.bids.to_list(), player.sizes.to_list(), strict=True):
        cards = player.laid.to_list()[first : first + size]
        jokers = [VALUES[value] for value in declared_jokers(table, bid, cards)]
        bids.append(Bid(view_combination(bid), [view_card(table, c) for c in cards], jokers))
        first += size
    return bids


def declared_jokers(table: Table, bid: int, cards: list[int]) -> list[int]:
    """The values of the combination that are not printed on its cards (PS-33)."""
    top, length = int(top_of(bid)), int(length_of(bid))
    left = [value for value in range(top - length + 1, top + 1) for _ in range(times_of(bid))]
    for card in cards:
        for _ in range(COUNT_OF[table.face(card)]):
            left.remove(VALUE_OF[table.face(card)])
    return left


def view_player(table: Table, owner: int) -> PlayerView:
    player = table.players[owner]
    hand = player.hand.to_list()
    known = [card for card in hand if table.known.seen[card] & PUBLIC]
    blue = [card for card in hand if table.sides[card] == BLUE]
    out = int(table.out.find(owner))
    return PlayerView(
        points=player.points,
        cards=len(hand),
        hand=None,
        known=[view_card(table, card) for card in known],
        turned=len(blue) - len(known),
        bids=view_bids(table, player),
        lost=loses_all(player),
        in_round=bool(player.in_round),
        passed=bool(player.passed),
        out=out + 1 if out >= 0 else None,
    )


def view_hand(table: Table, owner: int) -> list[Card]:
    cards = [view_card(table, card) for card in table.players[owner].hand.to_list()]
    asked = not table.over() and table.turn == owner and table.agenda.what() == ASK_TURN
    asked = asked and table.agenda.number() == 0  # not in the middle of a bid in steps
    return [with_lock(table, owner, card, asked) if card.number else card for card in cards]


def with_lock(table: Table, owner: int, card: Card, asked: bool) -> Card:
    lock = int(lock_on(table, owner, SUITS.index(card.suit)))
    told = LOCKS[lock] if asked else "turn"
    lit = asked and lock == OPEN
    return replace(card, lit=lit, lock=None if lit else told)


def view_question(table: Table) -> Question | None:
    if table.over() or not table.agenda.what() & ASK:
        return None
    what, asked = int(table.agenda.what()), table.actors()
    if what == ASK_SYMBOL:
        return Question(TASKS[what], asked, symbols=view_symbols(int(table.agenda.number())))
    return Question(TASKS[what], asked)


def own_question(table: Table, seat: int, seen: Question | None) -> Question | None:
    """The steps of an unfinished bid are shown to its owner alone."""
    if seen is None or seen.symbols or seat not in seen.seats:
        return seen
    number = int(table.agenda.number())
    if number == 0:
        return seen
    picked = [place + 1 for place in range(MOST_CARDS) if cards_of(number) >> place & 1]
    return replace(seen, combination=view_combination(number), picked=picked)


def view_symbols(left: int) -> Symbols:
    robbed = int(robbed_seat(left))
    return Symbols(
        bamboo=int(count_of(left, BAMBOO)),
        fire=int(count_of(left, FLAME)),
        panda=int(count_of(left, PANDA)),
        robbed=robbed if robbed >= 0 else None,
    )
