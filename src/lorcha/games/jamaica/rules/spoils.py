# compiled by mypyc
"""Spoils: the winner takes a hold or a card, or gets rid of a cursed treasure, or takes nothing."""

from lorcha.core.moves import Moves, verb_number
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import ANY, CURSED, FACE_OF, NO_POWER, POWERS, RANK_OF
from lorcha.games.jamaica.events import (
    GAVE,
    GAVE_GHOST,
    GHOST_TOOK_NOTHING,
    GHOST_WON,
    PLUNDERED,
    PLUNDERED_GHOST,
    SEIZED,
    SEIZED_FROM_GHOST,
    STOLE,
    STOLE_FROM_GHOST,
    TOOK_NOTHING,
    WON,
)
from lorcha.games.jamaica.moves import GIVE, NO_SPOILS, PLUNDER, STEAL
from lorcha.games.jamaica.rules.combat import end_combat
from lorcha.games.jamaica.rules.ghost import (
    offer_ghost_holds,
    plunder_for_ghost,
    seize_for_ghost,
    steal_for_ghost,
)
from lorcha.games.jamaica.rules.load import LAST, has_room, stow
from lorcha.games.jamaica.rules.tasks import cargo
from lorcha.games.jamaica.rules.treasure import keep
from lorcha.games.jamaica.state import ASK_GHOST_SPOILS, ASK_SPOILS, BETH, SIXTH, Table


def take_spoils(table: Table, winner: Int) -> None:
    """Every player who wins is asked: nobody else may know of a cursed card (JA-85, JA-120)."""
    if table.is_ghost(winner):
        table.tell(GHOST_WON, -1)
        table.agenda.push(ASK_GHOST_SPOILS, 1 << table.decider_of(winner), winner)
    else:
        table.tell(WON, winner)
        table.agenda.push(ASK_SPOILS, 1 << winner, winner)


def loser_to(table: Table, winner: Int) -> Int:
    return table.attacker + table.defender - winner


def offer_spoils(table: Table, out: Moves) -> None:
    """JA-78."""
    winner = table.agenda.number()
    if table.is_ghost(winner):
        offer_ghost_holds(table, loser_to(table, winner), out)
    else:
        offer_holds(table, winner, out)
    offer_prizes(table, loser_to(table, winner), out)
    if not table.is_ghost(winner):
        offer_curses(table, winner, out)
    out.add(NO_SPOILS.number)


def offer_holds(table: Table, winner: Int, out: Moves) -> None:
    """A full hold whose cargo the winner can load (JA-79, JA-80)."""
    loser = table.ships[loser_to(table, winner)]
    for hold in range(loser.holds()):
        if loser.tokens[hold] > 0 and has_room(table.ships[winner], loser.cargo[hold]):
            out.add(PLUNDER.pack(hold + 1))


def offer_prizes(table: Table, number: Int, out: Moves) -> None:
    """A power, or a face-down card by its place (JA-82); Lady Beth stays with the Ghost Ship."""
    loser = table.ships[number]
    for power in range(len(POWERS)):
        if loser.has(power) and not (power == BETH and table.is_ghost(number)):  # JA-101
            out.add(STEAL.pack(power))
    for place in range(loser.hidden.count):
        out.add(STEAL.pack(len(POWERS) + place))


def offer_curses(table: Table, winner: Int, out: Moves) -> None:
    """JA-84."""
    hidden = table.ships[winner].hidden
    for place in range(hidden.count):
        if RANK_OF[hidden.cards[place]] == CURSED:
            out.add(GIVE.pack(place + 1))


def answer_spoils(table: Table, seat: Int, move: Int) -> None:
    """All but a plundered hold is done at once; a hold may ask where to put it."""
    winner = table.agenda.number()
    loser = loser_to(table, winner)
    verb = verb_number(move)
    if verb == PLUNDER.number:
        plunder(table, seat, winner, loser, PLUNDER.first(move) - 1)
    elif verb == STEAL.number:
        steal(table, seat, winner, loser, STEAL.first(move))
    elif verb == GIVE.number:
        give(table, seat, winner, loser, GIVE.first(move) - 1)
    else:
        table.agenda.answered(seat)
        if table.is_ghost(winner):
            table.tell(GHOST_TOOK_NOTHING, -1)
        else:
            table.tell(TOOK_NOTHING, winner)
    end_combat(table)


def plunder(table: Table, seat: Int, winner: Int, loser: Int, hold: Int) -> None:
    """All of it, under the loading rules (JA-79)."""
    table.agenda.answered(seat)
    ship = table.ships[loser]
    resource = ship.cargo[hold]
    amount = ship.tokens[hold]
    if table.is_ghost(winner):
        plunder_for_ghost(table, seat, winner, loser, hold)
        return
    if table.is_ghost(loser):
        table.tell(PLUNDERED_GHOST, winner, amount, hold + 1)
    else:
        table.tell(PLUNDERED, winner, loser, amount, resource, hold + 1)
    stow(table, seat, winner, cargo(winner, loser, hold, resource, amount))


def steal(table: Table, seat: Int, winner: Int, loser: Int, prize: Int) -> None:
    if prize < len(POWERS):
        table.agenda.answered(seat)
        seize(table, winner, loser, prize)
    else:
        steal_hidden(table, seat, winner, loser, prize - len(POWERS))


def seize(table: Table, winner: Int, loser: Int, power: Int) -> None:
    """A power works for the thief at once (JA-83); the sixth hold brings what is in it (JA-81)."""
    ship = table.ships[loser]
    thief = table.ships[winner]
    ship.powers &= ~(1 << power)
    thief.powers |= 1 << power
    if power == SIXTH:
        thief.fill(LAST, ship.cargo[LAST], ship.tokens[LAST])
        ship.fill(LAST, 0, 0)
    if table.is_ghost(winner):
        seize_for_ghost(table, winner, loser, power)
    elif table.is_ghost(loser):
        table.tell(SEIZED_FROM_GHOST, winner, power)
    else:
        table.tell(SEIZED, winner, loser, power)


def steal_hidden(table: Table, seat: Int, winner: Int, loser: Int, place: Int) -> None:
    """The thief may look at it now; all who have owned it still know it (JA-83, JA-119)."""
    card = table.ships[loser].hidden.cards[place]
    knowers = table.faces.seen[card]
    if table.is_ghost(winner):
        table.agenda.answered(seat)
        steal_for_ghost(table, winner, loser, place)
        return
    if table.faces.limit[card] >= NO_POWER:  # only the thief learns anything
        table.reveal("stolen_treasure", knowers | ~(1 << winner))
    else:
        table.reveal("stolen_treasure", knowers)
    table.agenda.answered(seat)
    table.ships[loser].hidden.take(place)
    seen: Int = -1 if RANK_OF[card] == ANY else knowers | 1 << winner
    if table.is_ghost(loser):
        table.tell_only(seen, STOLE_FROM_GHOST, winner, place + 1, FACE_OF[card])
    else:
        table.tell_only(seen, STOLE, winner, loser, place + 1, FACE_OF[card])
    keep(table, winner, card)  # JA-115


def give(table: Table, seat: Int, winner: Int, loser: Int, place: Int) -> None:
    """It becomes the loser's last card; everybody knows it is cursed (JA-84)."""
    card = table.ships[winner].hidden.cards[place]
    if not table.is_ghost(loser):
        table.reveal("gift", table.faces.seen[card] | ~(1 << loser))
    table.agenda.answered(seat)
    table.ships[winner].hidden.take(place)
    table.ships[loser].hidden.add(card)
    table.faces.narrow(card, CURSED)
    if table.is_ghost(loser):
        table.tell_only(table.faces.seen[card], GAVE_GHOST, winner, place + 1, FACE_OF[card])
    else:
        table.faces.show(card, loser)
        table.tell_only(table.faces.seen[card], GAVE, winner, loser, place + 1, FACE_OF[card])
