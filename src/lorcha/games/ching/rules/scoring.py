# compiled by mypyc
"""The end: unfinished expeditions, what is in the hands, points, ties (MC-97 to MC-105)."""

from lorcha.core.rows import Int, Row, row
from lorcha.core.standing import Standing
from lorcha.games.ching.box import (
    FACE_OF,
    GEM_POINTS,
    GEMS,
    GOLD_POINTS,
    HONG_KONG_POINTS,
    KIND_OF,
    MERCHANT_POINTS,
    PARTS,
    PEARL_POINTS,
    POINTS_OF,
    SKILL_POINTS,
    SKILLS,
    SYMBOL_GOLD,
)
from lorcha.games.ching.events import ENDING, FINAL_SCORED, SHOWED, UNFINISHED
from lorcha.games.ching.rules.expedition import different_symbols
from lorcha.games.ching.state import MERCHANT, RUNNING, Captain, Table


def trigger_end(table: Table, reason: Int) -> None:
    """The round is played to its end (MC-97, MC-98)."""
    if table.ending == RUNNING:
        table.ending = reason
        table.tell(ENDING, -1, reason)


def score(table: Table) -> None:
    for seat in range(table.seats):
        bring_home(table, seat)
    for seat in range(table.seats):
        show_encounters(table, seat)
    for seat in range(table.seats):
        table.tell(FINAL_SCORED, seat, total(points(table, seat)))


def bring_home(table: Table, seat: Int) -> None:
    """A coin for each different symbol of an expedition beyond space 1 (MC-100, MC-101, MC-114)."""
    captain = table.captains[seat]
    gold: Int = 0
    for junk in captain.junks:
        if junk.count > 1:
            gold += different_symbols(junk) * SYMBOL_GOLD
    captain.gold += gold
    table.gold_left -= gold
    if gold > 0:
        table.tell(UNFINISHED, seat, gold)


def show_encounters(table: Table, seat: Int) -> None:
    """The whole hand is laid open, to count Merchants and Treasures (MC-90, MC-91)."""
    encounters = table.captains[seat].encounters
    if encounters.count > 0:
        table.reveal("encounters", 1 << seat)
    for i in range(encounters.count):
        table.rumours.show(encounters.cards[i], seat)
        table.tell(SHOWED, seat, FACE_OF[encounters.cards[i]])


def points(table: Table, seat: Int) -> Row:
    """The points of what the captain owns, by part (MC-102)."""
    captain = table.captains[seat]
    parts = row(len(PARTS))
    parts[0] = captain.gold * GOLD_POINTS
    for gem in range(len(GEMS)):
        parts[1] += captain.gems[gem] * GEM_POINTS[gem]
    for skill in range(len(SKILLS)):
        parts[2] += captain.owned(skill) * SKILL_POINTS
    parts[3] = PEARL_POINTS if table.pearl == seat else 0
    parts[4] = HONG_KONG_POINTS if table.hong_kong == seat else 0
    merchants: Int = 0
    for i in range(captain.encounters.count):
        card = captain.encounters.cards[i]
        parts[5] += POINTS_OF[card]
        if KIND_OF[card] == MERCHANT:
            merchants += 1
    parts[6] = merchants * MERCHANT_POINTS * most_gems(captain)
    return parts


def most_gems(captain: Captain) -> Int:
    """Every Merchant names the colour the owner has most of (MC-90)."""
    return max(captain.gems[0], captain.gems[1], captain.gems[2])


def total(parts: Row) -> Int:
    result: Int = 0
    for i in range(len(parts)):
        result += parts[i]
    return result


def standings(table: Table) -> list[Standing]:
    """Points, then white, red and blue gems; of partners together (MC-104, MC-105)."""
    ranking: list[Standing] = []
    for seat in range(int(table.seats)):
        place: int = 1
        for other in range(int(table.seats)):
            if ranks_before(table, other, seat):
                place += 1
        counts = points(table, seat)
        parts = {PARTS[i]: int(counts[i]) for i in range(len(PARTS))}
        team = seat % 2 if table.teams else -1
        ranking.append(Standing(seat, place, total(counts), parts, team))
    return sorted(ranking, key=lambda standing: standing.place)


def ranks_before(table: Table, one: Int, other: Int) -> bool:
    first = weight(table, one)
    second = weight(table, other)
    for i in range(len(first)):
        if first[i] != second[i]:
            return first[i] > second[i]
    return False


def weight(table: Table, seat: Int) -> Row:
    """What decides the place: points and gems, of the team where there are teams."""
    counts = row(1 + len(GEMS))
    for other in range(table.seats):
        if other == seat or (table.teams and other == table.partner(seat)):
            counts[0] += total(points(table, other))
            for gem in range(len(GEMS)):
                counts[1 + gem] += table.captains[other].gems[gem]
    return counts
