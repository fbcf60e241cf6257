"""What one seat may see of the toy."""

import msgspec

from lorcha.core.knowledge import Pile
from lorcha.core.state import SPECTATOR, State
from tests.toy.box import CARDS
from tests.toy.table import TASKS, Table

UNKNOWN = ("?", "curse ?")  # by what is known of its rank


class ToyView(msgspec.Struct, frozen=True):
    """Cards the seat does not know are "?", or "curse ?" where that much is public."""

    seat: int
    round: int
    coins: list[int]
    hands: list[list[str]]
    stakes: list[list[str]]
    deck: int
    discard: list[str]
    knowers: list[list[int]]  # who else knows the cards of each hand is no secret
    ask: str
    asked: list[int]
    threatened: int | None


def public_view(state: State) -> ToyView:
    return seat_view(state, SPECTATOR, None)


def seat_view(state: State, seat: int, seen: ToyView | None) -> ToyView:
    assert isinstance(state, Table)
    table, over = state, state.over()

    def names_of(pile: Pile) -> list[str]:
        return [card_seen(table, seat, card) for card in pile.to_list()]

    return ToyView(
        seat=seat,
        round=table.round,
        coins=[pirate.coins for pirate in table.pirates],
        hands=[names_of(pirate.hand) for pirate in table.pirates],
        stakes=[names_of(pirate.stake) for pirate in table.pirates],
        deck=table.deck.count,
        discard=names_of(table.discard),
        knowers=[
            [table.knowledge.seen[card] for card in pirate.hand.to_list()]
            for pirate in table.pirates
        ],
        ask="" if over else TASKS[table.agenda.what()],
        asked=table.actors(),
        threatened=None if over else table.agenda.number(),
    )


def card_seen(table: Table, seat: int, card: int) -> str:
    if table.knowledge.knows(seat, card):
        return CARDS[card]
    return UNKNOWN[table.knowledge.limit[card]]
