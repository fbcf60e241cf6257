"""Positions of Panda Spin in one line, and moves named by their cards.

Cards are written as `game.position` reads them: `fire-Q`, `fire-Q@B`, `fire-Q@T`, `element-wood`.
"""

from typing import Any, cast

from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.games.panda import GAME
from lorcha.games.panda.box import CARDS, VALUES
from lorcha.games.panda.moves import KINDS
from lorcha.games.panda.position import number_of as number_of
from lorcha.games.panda.rules.combination import (
    cards_of,
    is_bid,
    kind_of,
    length_of,
    times_of,
    top_of,
)
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.state import Table
from lorcha.games.panda.view import PandaView


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
    state = GAME.position(
        len(hands),
        {"formations": "same_shape" if same_shape else "any_shape", "target": target},
        chance=chance or Fast(1),
        journal=Journal(),
        hands=hands,
        mood=mood,
        lead=lead,
        points=points,
        deck=deck,
        at="turn",
    )
    return cast(Panda, state)


# ---- what is where


def hand(table: Table, seat: int) -> str:
    return card_names(table, table.players[seat].hand.to_list())


def laid(table: Table, seat: int) -> str:
    return card_names(table, table.players[seat].laid.to_list())


def discards(table: Table) -> str:
    return card_names(table, table.discard.to_list())


def card_names(table: Table, cards: list[int]) -> str:
    return " ".join(CARDS[card] + ("@B" if table.sides[card] else "") for card in cards)


def points(table: Table) -> list[int]:
    return [int(player.points) for player in table.players]


def view_of(table: Table, seat: int) -> PandaView:
    return cast(PandaView, GAME.view(table, seat))


def current_question(table: Table) -> str:
    """The question and whom it is put to."""
    return f"{GAME.question(table)} {table.actors()[0]}" if not table.over() else "over"


# ---- moves


def places_of(table: Table, seat: int, cards: str) -> int:
    held = table.players[seat].hand.to_list()
    return sum(1 << held.index(number_of(card)) for card in cards.split())


def bids(table: Table, seat: int, cards: str = "", **wanted: Any) -> list[int]:
    """The legal bids with exactly these cards (or any), of this kind, top, length, times."""
    matches = [move for move in table.legal(seat) if is_bid(move)]
    if cards:
        matches = [move for move in matches if cards_of(move) == places_of(table, seat, cards)]
    return [bid for bid in matches if wanted.items() <= shape_of(bid).items()]


def shape_of(bid: int) -> dict[str, Any]:
    return {
        "kind": KINDS[kind_of(bid)],
        "top": VALUES[top_of(bid)],
        "length": int(length_of(bid)),
        "times": int(times_of(bid)),
    }


def names(table: Table, seat: int, cards: str = "") -> list[str]:
    """The legal bids with exactly these cards in words: `sequence 3x1 to K`."""
    matches = [shape_of(bid) for bid in bids(table, seat, cards)]
    return sorted(f"{b['kind']} {b['length']}x{b['times']} to {b['top']}" for b in matches)


def lay(table: Table, seat: int, cards: str, **wanted: Any) -> None:
    """Bid these cards; where they could be several combinations, say which."""
    matches = bids(table, seat, cards, **wanted)
    assert len(matches) == 1, f"{len(matches)} bids with {cards}"
    table.play(seat, matches[0])
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


def event_names(table: Table, seat: int = -1) -> list[str]:
    """The names of the events so far."""
    assert table.journal is not None
    return [str(entry["event"]) for entry in table.journal.for_reader(seat)]
