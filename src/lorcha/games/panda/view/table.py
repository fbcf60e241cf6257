# compiled by mypyc
"""What each reader may see: the table, their own hand, what is known of others."""

from typing import cast

from msgspec.structs import replace

from lorcha.core.agenda import ASK
from lorcha.core.knowledge import PUBLIC
from lorcha.core.state import SPECTATOR, State
from lorcha.games.panda.box import MOODS, MOST_CARDS, SUITS
from lorcha.games.panda.rules.combination import cards_of
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
    Table,
)
from lorcha.games.panda.view.cards import view_bids, view_card, view_combination
from lorcha.games.panda.view.structs import Card, PandaView, PlayerView, Question, Symbols


def public_view(state: State) -> PandaView:
    table = cast(Table, state)
    has_bid = table.highest != NO_BID
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
        highest=view_combination(table.highest) if has_bid else None,
        bidder=table.bidder if has_bid else None,
        players=[view_player(table, owner) for owner in range(table.seats)],
        question=view_question(table),
    )


def seat_view(state: State, seat: int, public: PandaView) -> PandaView:
    table = cast(Table, state)
    players = public.players[:]
    players[seat] = replace(players[seat], hand=view_hand(table, seat))
    question = own_question(table, seat, public.question)
    return replace(public, seat=seat, players=players, question=question)


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
    in_turn = not table.over() and table.turn == owner and table.agenda.what() == ASK_TURN
    in_turn = in_turn and table.agenda.number() == 0  # not in the middle of a bid in steps
    return [with_lock(table, owner, card, in_turn) if card.number else card for card in cards]


def with_lock(table: Table, owner: int, card: Card, in_turn: bool) -> Card:
    lock = int(lock_on(table, owner, SUITS.index(card.suit)))
    reason = LOCKS[lock] if in_turn else "turn"
    lit = in_turn and lock == OPEN
    return replace(card, lit=lit, lock=None if lit else reason)


def view_question(table: Table) -> Question | None:
    if table.over() or not table.agenda.what() & ASK:
        return None
    what, seats = int(table.agenda.what()), table.actors()
    if what == ASK_SYMBOL:
        return Question(TASKS[what], seats, symbols=view_symbols(int(table.agenda.number())))
    return Question(TASKS[what], seats)


def own_question(table: Table, seat: int, public: Question | None) -> Question | None:
    """The steps of an unfinished bid are shown to its owner alone."""
    if public is None or public.symbols or seat not in public.seats:
        return public
    number = int(table.agenda.number())
    if number == 0:
        return public
    picked = [place + 1 for place in range(MOST_CARDS) if cards_of(number) >> place & 1]
    return replace(public, combination=view_combination(number), picked=picked)


def view_symbols(left: int) -> Symbols:
    robbed = int(robbed_seat(left))
    return Symbols(
        bamboo=int(count_of(left, BAMBOO)),
        fire=int(count_of(left, FLAME)),
        panda=int(count_of(left, PANDA)),
        robbed=robbed if robbed >= 0 else None,
    )
