# compiled by mypyc
"""What one seat may see of a ship: all that lies open, its captain's cards, the faces known."""

from msgspec.structs import replace

from lorcha.core.state import SPECTATOR
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    CAPTAINS,
    CARDS,
    COLOURS,
    CURSED,
    FACE_OF,
    FACES,
    GHOST_CAPTAIN,
    POWERS,
    VALUE_OF,
)
from lorcha.games.jamaica.rules.captain import in_turn
from lorcha.games.jamaica.rules.choose import cards_in, public_cards
from lorcha.games.jamaica.rules.scoring import berth_of
from lorcha.games.jamaica.state import ACTING, CHOOSING, GOLD, NONE, Ship, Table
from lorcha.games.jamaica.view.holds import view_holds
from lorcha.games.jamaica.view.structs import Hidden, ShipView


def view_ship(table: Table, number: int) -> ShipView:
    ship = table.ships[number]
    ghost = table.is_ghost(number)
    hidden = ship.hidden.to_list()
    berth, doubloons = int(berth_of(ship)), int(ship.owns(GOLD))
    return ShipView(
        captain=CAPTAINS[GHOST_CAPTAIN if ghost else number],
        colour=COLOURS[GHOST_CAPTAIN if ghost else number],
        ghost=ghost,
        space=ship.space,
        lap=ship.lap,
        to_go=ship.to_go(),
        place=None if ghost else place_of(table, ship),
        finished=ship.finished(),
        holds=view_holds(ship),
        powers=[power for i, power in enumerate(POWERS) if ship.has(i)],
        hidden=[view_hidden(table, card, SPECTATOR) for card in hidden],
        hand=None,
        known_cards=cards_of(public_cards(ship)),
        cards=cards_in(ship.hand),
        deck=ship.deck.count,
        played=[ACTION_CARDS[card] for card in ship.played.to_list()],
        has_chosen=ship.chosen != NONE,
        chosen=None,
        berth=berth,
        doubloons=doubloons,
        points=berth + doubloons + hidden_value(table, hidden, SPECTATOR),
        turn=None if ghost else turn_of(table, number),
    )


def seat_ship(table: Table, number: int, seat: int, public: ShipView) -> ShipView:
    """With the face-down cards this seat knows; the hand and the chosen card are its captain's."""
    ship = table.ships[number]
    hidden = ship.hidden.to_list()
    if hidden:
        public = replace(
            public,
            hidden=[view_hidden(table, card, seat) for card in hidden],
            points=public.berth + public.doubloons + hidden_value(table, hidden, seat),
        )
    if number != seat:
        return public
    chosen = None if ship.chosen == NONE else ACTION_CARDS[ship.chosen]
    return replace(public, hand=cards_of(ship.hand), chosen=chosen)


def turn_of(table: Table, seat: int) -> str | None:
    """A card chosen; then before, at or after the ship that acts, in the order of the round."""
    if table.phase == CHOOSING:
        return "chosen" if table.ships[seat].chosen != NONE else None
    if table.phase != ACTING:
        return None
    if table.attacker != NONE and table.defender == seat:
        return "defends"
    if table.acting == seat:
        return "acts"
    order = [int(in_turn(table, nth)) for nth in range(table.seats)]
    if table.acting != NONE and table.is_ghost(table.acting):
        return "acted"  # the Ghost Ship sails last
    acting = -1 if table.acting == NONE else order.index(table.acting)
    place = order.index(seat)
    if place < acting:
        return "acted"
    return "next" if place == acting + 1 else "later"


def place_of(table: Table, ship: Ship) -> int:
    """Shared by those who have as far to go."""
    return 1 + sum(table.ships[seat].to_go() < ship.to_go() for seat in range(table.seats))


def view_hidden(table: Table, card: int, seat: int) -> Hidden:
    knows = table.faces.knows(seat, card)
    return Hidden(
        face=FACES[FACE_OF[card]] if knows else None,
        cursed=table.faces.limit[card] == CURSED,
    )


def hidden_value(table: Table, hidden: list[int], seat: int) -> int:
    """The points of the face-down cards the seat knows."""
    return sum(VALUE_OF[card] for card in hidden if table.faces.knows(seat, card))


def cards_of(hand: int) -> list[str]:
    return [ACTION_CARDS[card] for card in range(CARDS) if hand >> card & 1]
