# compiled by mypyc
"""What must always hold (YD-84), as a list of what does not."""

from lorcha.core.rows import Int, Row
from lorcha.games.dragon.box import (
    EVENT_TILES,
    FIREWORKS,
    FLOORS,
    KINDS,
    LARGES,
    MAX_FLOORS,
    MONTHS,
    PARTS,
    RICE,
    SKILL_OF,
    SMALLS,
    TYPE_OF,
    TYPES,
    YUAN,
    set_out,
)
from lorcha.games.dragon.rules.agenda import broken_agenda, waits_for
from lorcha.games.dragon.state import (
    ASK_CARD,
    FINISHED,
    NO_GROUP,
    PERSON,
    PHASES,
    ROOMS,
    SETTING_UP,
    Province,
    Table,
    pair_number,
    pair_persons,
)


def broken_invariants(table: Table) -> list[str]:
    if len(table.provinces) != table.seats or not 0 <= table.phase <= FINISHED:
        return ["the table is not laid for this number of seats"]
    faults = broken_options(table) + broken_rows(table) + broken_palaces(table)
    if not faults:
        faults += broken_tiles(table)
        faults += broken_supplies(table)
        faults += broken_order(table)
        faults += broken_markers(table)
        faults += broken_hands(table)
    if not faults:
        faults = broken_agenda(table)
    return faults


def broken_options(table: Table) -> list[str]:
    faults: list[str] = []
    if table.large_price < 1:
        faults.append(f"a large privilege costs {table.large_price} yuan")
    for flag in [table.endless_goods, table.counted_bank, table.zero_scores, table.open_hands]:
        if not 0 <= flag <= 1:
            faults.append("an option is neither on (1) nor off (0)")
    if not -1 <= table.start_seat < table.seats:
        faults.append(f"there is no seat {table.start_seat} to start")
    return faults


def broken_rows(table: Table) -> list[str]:
    """The events of all months, a group for each action card, a stack for each kind of tile."""
    faults: list[str] = []
    if len(table.tiles) != MONTHS or not all_within(table.tiles, len(EVENT_TILES)):
        faults.append("the event row does not have a tile for each month")
    if len(table.groups) != len(table.layout) or not all_within(table.groups, table.seats):
        faults.append("the action cards do not lie in groups")
    if len(table.display) != KINDS or len(table.gone) != KINDS:
        faults.append("the display or the box does not have a stack for each kind of tile")
    return faults


def all_within(numbers: Row, limit: Int) -> bool:
    for i in range(len(numbers)):
        if not 0 <= numbers[i] < limit:
            return False
    return True


def broken_palaces(table: Table) -> list[str]:
    faults: list[str] = []
    for seat in range(table.seats):
        p = table.provinces[seat]
        lots = len(p.floors)
        if len(p.earned) != len(PARTS) or not NO_GROUP <= p.dragon < table.seats:
            return [f"seat {seat}: a province that cannot be"]
        if p.pair != -1 and not is_pair(p.pair):
            return [f"seat {seat}: the first pair is none"]
        if len(p.guests) != lots or len(p.tenants) != lots * ROOMS or len(p.skill) != TYPES:
            return [f"seat {seat}: palaces of uneven length"]
        people: Int = 0
        for lot in range(lots):
            if not 0 <= p.guests[lot] <= p.floors[lot] <= MAX_FLOORS:
                return [f"seat {seat}: palace {lot + 1} has more persons than floors"]
            people += p.guests[lot]
        if p.people != people or not skills_right(p):
            faults.append(f"seat {seat}: persons miscounted")
        if p.yuan < 0 or p.rice < 0 or p.fireworks < 0 or p.small < 0 or p.large < 0:
            faults.append(f"seat {seat}: something negative")
        if p.space < 0 or p.points < 0:
            faults.append(f"seat {seat}: a marker before the start of its track")
        if p.points != total(p.earned):
            faults.append(f"seat {seat}: points do not add up")
        if not 0 <= p.gave < 1 << lots:
            faults.append(f"seat {seat}: a palace gave a person that is not there")
        if not 0 <= p.owes <= p.people:
            faults.append(f"seat {seat}: owes more persons than there are")
    return faults


def is_pair(pair: Int) -> bool:
    """Two different types, the first of them first (YD-18)."""
    if pair < 0:
        return False
    first, second = pair_persons(pair)
    return first < second < TYPES and pair == pair_number(first, second)


def skills_right(p: Province) -> bool:
    for person in range(TYPES):
        symbols: Int = 0
        for lot in range(len(p.floors)):
            for room in range(p.guests[lot]):
                kind = p.tenants[lot * ROOMS + room]
                if not 0 <= kind < KINDS:
                    return False
                if TYPE_OF[kind] == person:
                    symbols += SKILL_OF[kind]
        if symbols != p.skill[person]:
            return False
    return True


def total(numbers: Row) -> Int:
    result: Int = 0
    for i in range(len(numbers)):
        result += numbers[i]
    return result


def broken_tiles(table: Table) -> list[str]:
    """For each kind: display, palaces and box together hold what was set out."""
    faults: list[str] = []
    tiles = set_out(table.seats)
    for kind in range(KINDS):
        count: Int = table.display[kind] + table.gone[kind]
        for p in table.provinces:
            for lot in range(len(p.floors)):
                for room in range(p.guests[lot]):
                    if p.tenants[lot * ROOMS + room] == kind:
                        count += 1
        if table.display[kind] < 0 or table.gone[kind] < 0:
            faults.append(f"tiles of kind {kind}: a stack of less than nothing")
        if count != tiles[kind]:
            faults.append(f"tiles of kind {kind}: {count} where {tiles[kind]} were set out")
    return faults


def broken_supplies(table: Table) -> list[str]:
    floors: Int = table.floors_left
    rice: Int = table.rice_left
    fireworks: Int = table.fireworks_left
    small: Int = table.smalls_left
    large: Int = table.larges_left
    yuan: Int = table.bank
    for p in table.provinces:
        floors += total(p.floors)
        rice += p.rice
        fireworks += p.fireworks
        small += p.small
        large += p.large
        yuan += p.yuan
    faults: list[str] = []
    if floors != FLOORS or rice != RICE or fireworks != FIREWORKS:
        faults.append("floors, rice or fireworks lost or invented")
    if small != SMALLS or large != LARGES:
        faults.append("privileges lost or invented")
    if not table.endless_goods and min(table.floors_left, table.rice_left) < 0:
        faults.append("more floors or rice than the box holds")
    if not table.endless_goods and (
        min(table.fireworks_left, table.smalls_left) < 0 or table.larges_left < 0
    ):
        faults.append("more fireworks or privileges than the box holds")
    if table.phase != FINISHED and (yuan != YUAN or (table.counted_bank and table.bank < 0)):
        faults.append("yuan lost or invented")
    return faults


def broken_order(table: Table) -> list[str]:
    seen: Int = 0
    for i in range(len(table.order)):
        if not 0 <= table.order[i] < table.seats:
            return ["the turn order names a seat that is not there"]
        seen |= 1 << table.order[i]
    if len(table.order) != table.seats or (seen != (1 << table.seats) - 1):
        return ["the turn order is no order of all princes"]
    return []


def broken_markers(table: Table) -> list[str]:
    """No two markers lie on one another's place (YD-9); each has moved before the year begins."""
    faults: list[str] = []
    for seat in range(table.seats):
        p = table.provinces[seat]
        if not 0 <= p.arrival <= table.steps:
            faults.append(f"seat {seat}: arrival {p.arrival} after {table.steps} steps")
        elif (p.space > 0) != (p.arrival > 0) or (p.arrival == 0 and table.phase > SETTING_UP):
            faults.append(f"seat {seat}: space {p.space} with arrival {p.arrival}")
        for other in range(seat):
            if p.arrival > 0 and table.provinces[other].arrival == p.arrival:
                faults.append(f"seats {other} and {seat} share the arrival {p.arrival}")
    return faults


def broken_hands(table: Table) -> list[str]:
    """12 - m cards at the start of month m, one fewer once the card is played."""
    faults: list[str] = []
    if not 0 <= table.month <= MONTHS or (table.month == 0) != (table.phase == SETTING_UP):
        return [f"there is no month {table.month} in the phase {PHASES[table.phase]}"]
    before: Int = MONTHS - max(1, table.month)
    after: Int = max(0, before - 1)
    for seat in range(table.seats):
        size = table.provinces[seat].hand_size()
        least: Int = before if table.phase < PERSON else after
        most: Int = after if table.phase > PERSON else before
        if table.phase == PERSON and not table.over():
            least = before if waits_for(table, ASK_CARD, seat) else after
            most = least
        if not least <= size <= most:
            faults.append(f"seat {seat}: {size} cards in month {table.month}")
    return faults
