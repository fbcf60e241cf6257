# compiled by mypyc
"""What must always hold, as a list of what does not."""

from typing import Final

from lorcha.core.knowledge import PUBLIC, Pile
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.games.jamaica.box import (
    ANY,
    CARDS,
    COMBAT_FACES,
    HOLDS,
    MAP_HAND,
    POWERS,
    RANK_OF,
    RESOURCES,
    SPACES,
    TOKENS,
    TREASURES,
    TYPE_OF,
)
from lorcha.games.jamaica.rules.agenda import broken_agenda
from lorcha.games.jamaica.rules.choose import cards_in
from lorcha.games.jamaica.state import (
    BETH,
    GHOST,
    LAIR,
    NONE,
    NOT_THROWN,
    OVER,
    SETTING_UP,
    SIXTH,
    Ship,
    Table,
)

LOWEST_LAP: Final = -1000  # there is none (JA-6); this far nobody ever goes


def broken_invariants(table: Table) -> list[str]:
    ships: Int = table.seats + 1 if table.seats == GHOST else table.seats
    if len(table.ships) != ships or not SETTING_UP <= table.phase <= OVER:
        return ["the table is not laid for this number of seats"]
    faults: list[str] = broken_shapes(table)
    if not faults:
        faults += broken_positions(table)
        faults += broken_holds(table)
        faults += broken_cards(table)
        faults += broken_treasures(table)
        faults += broken_combat(table)
    if not faults:
        faults += broken_agenda(table)
    return faults


def broken_shapes(table: Table) -> list[str]:
    """Rows of the right length, numbers that name something."""
    if len(table.bank) != len(RESOURCES) or len(table.powder) != 2 or len(table.dice) != 2:
        return ["the Bank or a combat of the wrong size"]
    if len(table.faces.seen) != TREASURES or len(table.faces.limit) != TREASURES:
        return ["there are twelve treasure cards"]
    for ship in table.ships:
        if len(ship.cargo) != HOLDS or len(ship.tokens) != HOLDS:
            return ["a ship with too few or too many holds"]
    if not 0 <= table.captain < table.seats or not NONE <= table.acting < len(table.ships):
        return ["there is no such captain"]
    if not 0 <= table.morning <= 6 or not 0 <= table.evening <= 6 or not 0 <= table.half <= 1:
        return ["the dice do not show that"]
    if table.round < 0 or not 0 <= table.rethrown <= 3:
        return ["a round or a throw that cannot be"]
    return []


def broken_positions(table: Table) -> list[str]:
    faults: list[str] = []
    for number in range(len(table.ships)):
        ship = table.ships[number]
        if not 0 <= ship.space < SPACES or not LOWEST_LAP <= ship.lap <= 1:
            faults.append(f"ship {number} is off the board")
        elif ship.lap == 1 and ship.space != 0:
            faults.append(f"ship {number} has sailed past the finish")
    return faults


def broken_holds(table: Table) -> list[str]:
    """Tokens are neither lost nor invented; hold 6 is there for its owner only."""
    total = copy_row(table.bank)
    for number in range(len(table.ships)):
        ship = table.ships[number]
        for hold in range(HOLDS):
            if ship.tokens[hold] < 0 or not 0 <= ship.cargo[hold] < len(RESOURCES):
                return [f"ship {number}: hold {hold + 1} cannot hold that"]
            if ship.tokens[hold] == 0 and ship.cargo[hold] != 0:
                return [f"ship {number}: hold {hold + 1} is empty"]
            total[ship.cargo[hold]] += ship.tokens[hold]
        if ship.tokens[HOLDS - 1] > 0 and not ship.has(SIXTH):
            return [f"ship {number} has no sixth hold"]
    for resource in range(len(RESOURCES)):
        if total[resource] != TOKENS[resource]:
            return [f"{RESOURCES[resource]} lost or invented"]
        if table.counted_bank and table.bank[resource] < 0:
            return ["more tokens than the box holds"]
    return []


def broken_cards(table: Table) -> list[str]:
    """Everybody's eleven action cards, each in one place; the Ghost Ship has none."""
    faults: list[str] = []
    for number in range(len(table.ships)):
        ship = table.ships[number]
        times = row(CARDS)
        if not count_cards(ship, times):
            return [f"ship {number}: no such action card"]
        each: Int = 0 if table.is_ghost(number) or table.phase == SETTING_UP else 1
        for card in range(CARDS):
            if times[card] != each:
                faults.append(f"ship {number}: action card {card} is there {times[card]} times")
        cards: Int = ship.hand if ship.chosen == NONE else ship.hand | 1 << ship.chosen
        if ship.known & ~cards:
            faults.append(f"ship {number}: a card is known to be in hand that is not")
        if cards_in(cards) > MAP_HAND:
            faults.append(f"ship {number}: too many cards in hand")
    return faults


def count_cards(ship: Ship, times: Row) -> bool:
    if not 0 <= ship.hand < 1 << CARDS or not NONE <= ship.chosen < CARDS:
        return False
    if not count_pile(ship.deck, times) or not count_pile(ship.played, times):
        return False
    for card in range(CARDS):
        times[card] += (ship.hand >> card) & 1
    if ship.chosen != NONE:
        times[ship.chosen] += 1
    return True


def count_pile(pile: Pile, times: Row) -> bool:
    for i in range(pile.count):
        if not 0 <= pile.cards[i] < len(times):
            return False
        times[pile.cards[i]] += 1
    return True


def broken_treasures(table: Table) -> list[str]:
    """Twelve cards, each in one place; as many in the pile as tokens on lairs (JA-48)."""
    times = row(TREASURES)
    right = count_pile(table.pile, times) and count_pile(table.removed, times)
    for ship in table.ships:
        right = right and count_pile(ship.hidden, times) and 0 <= ship.powers < 1 << len(POWERS)
        for power in range(len(POWERS)):
            times[power] += (ship.powers >> power) & 1
    each: Int = 0 if table.phase == SETTING_UP else 1
    for card in range(TREASURES):
        right = right and times[card] == each
    if not right:
        return ["treasure cards lost or invented"]
    tokens: Int = 0
    for space in range(SPACES):
        if (table.lairs >> space) & 1:
            tokens += 1
            if TYPE_OF[space] != LAIR:
                return ["a treasure token where there is no lair"]
    if tokens != table.pile.count or table.lairs >> SPACES != 0:
        return ["as many treasure tokens as cards in the pile"]
    if table.phase != SETTING_UP and table.seats == GHOST and not table.ships[GHOST].has(BETH):
        return ["Lady Beth stays with the Ghost Ship"]
    return broken_knowledge(table)


def broken_knowledge(table: Table) -> list[str]:
    seats: Int = (1 << table.seats) - 1
    for card in range(TREASURES):
        if not ANY <= table.faces.limit[card] <= RANK_OF[card]:
            return ["something is known of a treasure card that is not so"]
        if table.faces.seen[card] & ~(seats | PUBLIC):
            return ["a treasure card is known to somebody who is not there"]
    if is_known(table, table.pile) or is_known(table, table.removed):
        return ["something is known of a treasure card nobody has found"]
    for number in range(len(table.ships)):
        for power in range(len(POWERS)):
            if table.ships[number].has(power) and not table.faces.seen[power] & PUBLIC:
                return [f"ship {number} has a face-up card that not everybody knows"]
    for seat in range(table.seats):
        hidden = table.ships[seat].hidden
        for i in range(hidden.count):
            if not table.faces.knows(seat, hidden.cards[i]) or RANK_OF[hidden.cards[i]] == ANY:
                return [f"ship {seat} has a face-down card its owner cannot have"]
    return []


def is_known(table: Table, pile: Pile) -> bool:
    """Cards found are never put back, so until the end nobody knows what lies here (JA-118)."""
    if table.phase == OVER:
        return False
    for i in range(pile.count):
        if table.faces.seen[pile.cards[i]] or table.faces.limit[pile.cards[i]]:
            return True
    return False


def broken_combat(table: Table) -> list[str]:
    ships: Int = len(table.ships)
    if table.attacker == NONE and table.defender == NONE:
        return []
    if not 0 <= table.attacker < ships or not 0 <= table.defender < ships:
        return ["a combat with a ship that is not there"]
    if table.attacker == table.defender or table.powder[0] < 0 or table.powder[1] < 0:
        return ["a combat that cannot be"]
    for side in range(2):
        exists: Int = 1 if table.dice[side] == NOT_THROWN else 0
        for face in range(len(COMBAT_FACES)):
            if table.dice[side] == COMBAT_FACES[face]:
                exists = 1
        if not exists:
            return ["the combat die has no such face"]
    return []
