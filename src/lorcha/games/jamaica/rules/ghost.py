# compiled by mypyc
"""The Ghost Ship of the two-player game: how it moves, and what it does with what it wins."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.events import GHOST_PLUNDERED, GHOST_SEIZED, GHOST_STOLE
from lorcha.games.jamaica.moves import BACKWARD_WORD, FORWARD_WORD, PLUNDER, STEER
from lorcha.games.jamaica.rules.load import LAST, lowest_empty, stow
from lorcha.games.jamaica.rules.move import set_sail
from lorcha.games.jamaica.rules.tasks import cargo
from lorcha.games.jamaica.state import ASK_DIRECTION, GHOST, GOLD, SIXTH, Table


def move_ghost(table: Table, half: Int) -> None:
    """Twice, by the morning die and by the evening die; it is steered before each (JA-106)."""
    table.acting = GHOST
    table.half = half
    table.agenda.push(ASK_DIRECTION, 1 << table.captain, half)


def offer_directions(table: Table, out: Moves) -> None:
    """Back if it leads, ahead if it is last, else as the Captain likes (JA-107, JA-110)."""
    ghost = table.ships[GHOST]
    ahead: Int = 0
    behind: Int = 0
    for seat in range(table.seats):
        if ghost.to_go() < table.ships[seat].to_go():
            ahead += 1
        elif ghost.to_go() > table.ships[seat].to_go():
            behind += 1
    if ahead < table.seats and not ghost.finished():
        out.add(STEER.pack(FORWARD_WORD))
    if behind < table.seats or ghost.finished():
        out.add(STEER.pack(BACKWARD_WORD))


def steer(table: Table, seat: Int, direction: Int) -> None:
    half = table.agenda.number()
    table.agenda.answered(seat)
    set_sail(table, GHOST, table.evening if half else table.morning, direction)


def offer_ghost_holds(table: Table, number: Int, out: Moves) -> None:
    """Doubloons need an empty hold, everything else goes overboard (JA-113)."""
    loser = table.ships[number]
    room = lowest_empty(table.ships[GHOST]) >= 0
    for hold in range(loser.holds()):
        if loser.tokens[hold] > 0 and (room or loser.cargo[hold] != GOLD):
            out.add(PLUNDER.pack(hold + 1))


def plunder_for_ghost(table: Table, seat: Int, ghost: Int, loser: Int, hold: Int) -> None:
    ship = table.ships[loser]
    resource = ship.cargo[hold]
    amount = ship.tokens[hold]
    table.tell(GHOST_PLUNDERED, -1, loser, amount, resource, hold + 1)
    if resource == GOLD:
        stow(table, seat, ghost, cargo(ghost, loser, hold, resource, amount))
    else:
        table.bank[resource] += amount
        ship.fill(hold, 0, 0)


def seize_for_ghost(table: Table, ghost: Int, loser: Int, power: Int) -> None:
    """It stays face up and works for it; of a sixth hold it keeps doubloons only (JA-114)."""
    table.tell(GHOST_SEIZED, -1, loser, power)
    ship = table.ships[ghost]
    if power == SIXTH and ship.cargo[LAST] != GOLD:
        table.bank[ship.cargo[LAST]] += ship.tokens[LAST]
        ship.fill(LAST, 0, 0)


def steal_for_ghost(table: Table, ghost: Int, loser: Int, place: Int) -> None:
    """Face down, and nobody looks at it (JA-114)."""
    card = table.ships[loser].hidden.take(place)
    table.ships[ghost].hidden.add(card)
    table.tell(GHOST_STOLE, -1, loser, place + 1)
