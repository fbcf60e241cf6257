# compiled by mypyc
"""The end of a round, the end of the race, the score and the ranking."""

from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.games.jamaica.box import FACE_OF, PARTS, RED_LINE, SCORE_OF, VALUE_OF
from lorcha.games.jamaica.events import GHOST_SHOWED, SCORED, SHOWED
from lorcha.games.jamaica.rules.captain import in_turn
from lorcha.games.jamaica.rules.choose import draw_up
from lorcha.games.jamaica.state import BEGIN_ROUND, GOLD, NONE, OVER, Ship, Table


def end_round(table: Table) -> None:
    """After a finish the game is over (JA-91); else all draw and the compass goes on (JA-25)."""
    table.acting = NONE
    table.half = 0
    for seat in range(table.seats):
        if table.ships[seat].finished():
            end_game(table)
            return
    table.reveal("draws")
    for i in range(table.seats):
        draw_up(table, in_turn(table, i))
    table.captain = in_turn(table, 1)
    table.agenda.push(BEGIN_ROUND)


def end_game(table: Table) -> None:
    """All face-down cards are shown (JA-93)."""
    table.reveal("faces")
    table.phase = OVER
    for number in range(len(table.ships)):
        show(table, number)
    for seat in range(table.seats):
        ship = table.ships[seat]
        gold = ship.owns(GOLD)
        berth = berth_of(ship)
        treasures: Int = treasure_value(ship, 1) + treasure_value(ship, -1)
        table.tell(SCORED, seat, berth + gold + treasures, berth, gold, treasures)


def show(table: Table, number: Int) -> None:
    hidden = table.ships[number].hidden
    for i in range(hidden.count):
        table.faces.show_all(hidden.cards[i])
        if table.is_ghost(number):
            table.tell(GHOST_SHOWED, -1, FACE_OF[hidden.cards[i]])
        else:
            table.tell(SHOWED, number, FACE_OF[hidden.cards[i]])


def berth_of(ship: Ship) -> Int:
    """Port Royal, the white number, or the penalty before the red line (JA-94)."""
    if ship.finished():
        return SCORE_OF[ship.space]
    if ship.lap == 0 and ship.space != 0:
        return SCORE_OF[ship.space]
    return RED_LINE


def treasure_value(ship: Ship, sign: Int) -> Int:
    """What its treasures (1) or its cursed treasures (-1) count."""
    total: Int = 0
    for i in range(ship.hidden.count):
        value = VALUE_OF[ship.hidden.cards[i]]
        if value * sign > 0:
            total += value
    return total


def score_of(ship: Ship) -> Int:
    return berth_of(ship) + ship.owns(GOLD) + treasure_value(ship, 1) + treasure_value(ship, -1)


def ranks_before(one: Ship, other: Ship) -> bool:
    """More points; on a tie, closer to the finish (JA-97, JA-98)."""
    if score_of(one) != score_of(other):
        return score_of(one) > score_of(other)
    return one.to_go() < other.to_go()


def standings(table: Table) -> list[Standing]:
    """The Ghost Ship is no competitor (JA-102)."""
    places: list[Standing] = []
    for seat in range(table.seats):
        ship = table.ships[seat]
        place = 1
        for other in range(table.seats):
            if ranks_before(table.ships[other], ship):
                place += 1
        values: list[int] = [
            berth_of(ship),
            ship.owns(GOLD),
            treasure_value(ship, 1),
            treasure_value(ship, -1),
        ]
        parts = {PARTS[i]: values[i] for i in range(len(PARTS))}
        places.append(Standing(seat, place, score_of(ship), parts))
    places.sort(key=lambda standing: standing.place)
    return places
