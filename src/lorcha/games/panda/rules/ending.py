# compiled by mypyc
"""End of a trick, going out, end of a round, end of the game."""

from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.games.panda.box import OUT_AT_MOST
from lorcha.games.panda.events import DISCARDED, WENT_OUT, WON_GAME, WON_TRICK
from lorcha.games.panda.rules.cards import discard_laid, tell_cards
from lorcha.games.panda.state import (
    BEGIN_ROUND,
    BEGIN_TRICK,
    BY_GOING_OUT,
    END_ROUND,
    PARTS,
    Table,
)


def end_trick(table: Table, winner: Int) -> None:
    """The winner discards their cards; nobody collects any (PS-57)."""
    player = table.players[winner]
    table.tell(WON_TRICK, winner)
    if player.laid.count > 0:
        tell_cards(table, DISCARDED, winner, player.laid)
        discard_laid(table, player)
    go_out(table)
    if table.seats - table.out.count >= 2:
        table.agenda.push(BEGIN_TRICK, 0, next_leader(table, winner))
    else:
        table.agenda.push(END_ROUND)


def go_out(table: Table) -> None:
    """All with an empty hand, the earliest first; all get the same (PS-69 to PS-72)."""
    points = min(OUT_AT_MOST, largest_hand(table))
    seat = next_out(table)
    while seat >= 0:
        table.players[seat].in_round = 0
        table.players[seat].earn(BY_GOING_OUT, points)
        table.out.add(seat)
        table.tell(WENT_OUT, seat, points)
        seat = next_out(table)


def next_out(table: Table) -> Int:
    """Of those still in the round, whose hand became empty first; -1: all have cards."""
    first: Int = -1
    for seat in range(table.seats):
        player = table.players[seat]
        earlier = first < 0 or player.emptied < table.players[first].emptied
        if player.in_round and player.hand.count == 0 and earlier:
            first = seat
    return first


def largest_hand(table: Table) -> Int:
    most: Int = 0
    for player in table.players:
        most = max(most, player.hand.count)
    return most


def next_leader(table: Table, winner: Int) -> Int:
    """The winner; if they are out, the most cards lead, the first clockwise (PS-73)."""
    if table.players[winner].in_round:
        return winner
    leader = winner
    for i in range(1, table.seats):
        seat = (winner + i) % table.seats
        if table.players[seat].hand.count > table.players[leader].hand.count:
            leader = seat
    return leader


def end_round(table: Table) -> None:
    """Only now does it count whether somebody has reached the target (PS-77)."""
    most: Int = 0
    for player in table.players:
        most = max(most, player.points)
    if most < table.target:
        table.agenda.push(BEGIN_ROUND, 0, next_first(table))
        return
    for standing in standings(table):
        if standing.place == 1:
            table.tell(WON_GAME, standing.seat, standing.score)


def next_first(table: Table) -> Int:
    """The fewest points; among equals the one who comes first in the order of going out (PS-75)."""
    first: Int = 0
    for seat in range(1, table.seats):
        more = table.players[seat].points - table.players[first].points
        if more < 0 or (more == 0 and rank(table, seat) < rank(table, first)):
            first = seat
    return first


def rank(table: Table, seat: Int) -> Int:
    """The place in the order of going out; a player who still has cards comes last (PS-72)."""
    place = table.out.find(seat)
    return place if place >= 0 else table.seats


def standings(table: Table) -> list[Standing]:
    """Most points; among equals the one who went out earlier in the final round (PS-78)."""
    ranking: list[Standing] = []
    for seat in range(table.seats):
        player = table.players[seat]
        place = 1
        for other in range(table.seats):
            if is_ahead(table, other, seat):
                place += 1
        parts = {PARTS[i]: int(player.earned[i]) for i in range(len(PARTS))}
        ranking.append(Standing(int(seat), place, int(player.points), parts))
    ranking.sort(key=lambda standing: standing.place)
    return ranking


def is_ahead(table: Table, one: Int, other: Int) -> bool:
    points = table.players[one].points - table.players[other].points
    return points > 0 or (points == 0 and rank(table, one) < rank(table, other))
