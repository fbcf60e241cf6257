"""Positions of Panda Spin in one line, and moves told by their cards.

A card is written `fire-Q` (white side up), `fire-Q@B` (blue and known to all, as after a pass),
`fire-Q@T` (turned to blue by a panda, so hidden) or `element-wood`.
"""

from typing import Any, cast

from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.games.panda import GAME
from lorcha.games.panda.box import ANIMALS, CARDS, MOODS, RANKS, SUITS, VALUES, suits_for
from lorcha.games.panda.moves import KINDS
from lorcha.games.panda.rules.combination import (
    cards_of,
    is_bid,
    kind_of,
    length_of,
    times_of,
    top_of,
)
from lorcha.games.panda.rules.deal import in_play
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.state import ASK_TURN, BLUE, BY_START, Table, sort_hand
from lorcha.games.panda.view import PandaView


def number_of(card: str) -> int:
    return CARDS.index(card.partition("@")[0])


def position(
    *hands: str,
    mood: str = "hungry",
    lead: int = 0,
    points: tuple[int, ...] = (),
    deck: str = "",
    same_shape: bool = False,
    target: int = 15,
    chance: Chance | None = None,
) -> Panda:
    """The start of a trick: these hands, one a seat; the rest of the suits in play is the deck,
    where the cards named lie on top, the first to be drawn first."""
    table = Panda(len(hands), chance or Fast(1))
    table.journal = Journal()
    table.mood = MOODS.index(mood)
    table.same_shape = int(same_shape)
    table.target = target
    table.round = table.trick = 1
    table.leader = table.turn = table.bidder = lead
    table.suits = suits_of(" ".join([*hands, deck]), len(hands))
    for seat, hand in enumerate(hands):
        table.players[seat].in_round = 1
        for card in hand.split():
            give(table, seat, card)
        sort_hand(table, table.players[seat].hand)
    for seat, number in enumerate(points):
        table.players[seat].points = table.players[seat].earned[BY_START] = number
    stack(table, deck.split())
    table.agenda.push(ASK_TURN, 1 << lead)
    assert GAME.broken_invariants(table) == []
    return table


def suits_of(cards: str, seats: int) -> int:
    """Bits of the suits named, and of others until there are enough."""
    named = {number_of(card) for card in cards.split()}
    found = {c - ANIMALS if c >= ANIMALS else c // RANKS for c in named}
    for suit in range(len(SUITS)):
        if len(found) < suits_for(seats):
            found.add(suit)
    return sum(1 << suit for suit in found)


def give(table: Table, seat: int, card: str) -> None:
    number = number_of(card)
    table.players[seat].hand.add(number)
    table.known.show(number, seat)
    if "@" in card:
        table.sides[number] = BLUE
    if card.endswith("@T"):
        table.known.narrow(number, 1)
    elif card.endswith("@B"):
        table.known.show_all(number)


def stack(table: Table, first: list[str]) -> None:
    """The deck: all cards in play that are in no hand."""
    held = {card for player in table.players for card in player.hand.to_list()}
    top = [number_of(card) for card in first]
    rest = [c for c in range(len(CARDS)) if in_play(table, c) and c not in held and c not in top]
    for card in rest + top[::-1]:
        table.deck.add(card)


# ---- what is where


def hand(table: Table, seat: int) -> str:
    return shown(table, table.players[seat].hand.to_list())


def laid(table: Table, seat: int) -> str:
    return shown(table, table.players[seat].laid.to_list())


def discards(table: Table) -> str:
    return shown(table, table.discard.to_list())


def shown(table: Table, cards: list[int]) -> str:
    return " ".join(CARDS[card] + ("@B" if table.sides[card] else "") for card in cards)


def points(table: Table) -> list[int]:
    return [int(player.points) for player in table.players]


def seen_by(table: Table, seat: int) -> PandaView:
    return cast(PandaView, GAME.view(table, seat))


def asked(table: Table) -> str:
    """The question and whom it is put to."""
    return f"{GAME.question(table)} {table.actors()[0]}" if not table.over() else "over"


# ---- moves


def places_of(table: Table, seat: int, cards: str) -> int:
    held = table.players[seat].hand.to_list()
    return sum(1 << held.index(number_of(card)) for card in cards.split())


def bids(table: Table, seat: int, cards: str = "", **wanted: Any) -> list[int]:
    """The legal bids with exactly these cards (or any), of this kind, top, length, times."""
    found = [move for move in table.legal(seat) if is_bid(move)]
    if cards:
        found = [move for move in found if cards_of(move) == places_of(table, seat, cards)]
    return [move for move in found if all(told(move)[name] == wanted[name] for name in wanted)]


def told(bid: int) -> dict[str, Any]:
    return {
        "kind": KINDS[kind_of(bid)],
        "top": VALUES[top_of(bid)],
        "length": int(length_of(bid)),
        "times": int(times_of(bid)),
    }


def names(table: Table, seat: int, cards: str = "") -> list[str]:
    """The legal bids with exactly these cards in words: `sequence 3x1 to K`."""
    found = [told(bid) for bid in bids(table, seat, cards)]
    return sorted(f"{b['kind']} {b['length']}x{b['times']} to {b['top']}" for b in found)


def lay(table: Table, seat: int, cards: str, **wanted: Any) -> None:
    """Bid these cards; where they could be several combinations, say which."""
    found = bids(table, seat, cards, **wanted)
    assert len(found) == 1, f"{len(found)} bids with {cards}"
    table.play(seat, found[0])
    assert GAME.broken_invariants(table) == []


def do(table: Table, seat: int, text: str) -> None:
    """A move in notation; cards of the hand may be named instead of their places."""
    verb, _, thing = text.partition(" ")
    if thing in CARDS:
        thing = str(table.players[seat].hand.find(number_of(thing)) + 1)
    table.play(seat, GAME.moves.from_text(f"{verb} {thing}".strip()))
    assert GAME.broken_invariants(table) == []


def may(table: Table, seat: int) -> set[str]:
    """The verbs of the legal moves."""
    return {GAME.moves.to_text(move).split()[0] for move in table.legal(seat)}


def happened(table: Table, seat: int = -1) -> list[str]:
    """The names of the events so far."""
    assert table.journal is not None
    return [str(entry["event"]) for entry in table.journal.for_reader(seat)]
