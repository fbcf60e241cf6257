# compiled by mypyc
"""What must always hold, as a list of what does not."""

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row
from lorcha.games.ching.box import (
    COLUMNS,
    ENCOUNTERS,
    FOR_PEARL,
    GEM_SUPPLY,
    GEMS,
    GOLD,
    KIND_OF,
    NUMBERS,
    SKILL_SUPPLY,
    SKILLS,
    TILES,
    display_for,
    junks_for,
)
from lorcha.games.ching.rules.agenda import broken_agenda
from lorcha.games.ching.rules.expedition import crew_of, is_crew, number_of
from lorcha.games.ching.rules.memory_invariants import is_sound, is_true
from lorcha.games.ching.state import (
    BY_STANDSTILL,
    ELITE_CREW,
    FACE_DOWN,
    HELMSMEN,
    TAKEN,
    TURNED_BIT,
    Captain,
    Table,
)


def broken_invariants(table: Table) -> list[str]:
    faults = broken_shape(table)
    if not faults:
        faults += broken_expeditions(table)
    if not faults:
        faults += broken_navigation(table)
        faults += broken_encounters(table)
        faults += broken_supplies(table)
        faults += broken_choices(table)
    if not faults:
        faults += broken_agenda(table)
    return faults


# ---- shape


def broken_shape(table: Table) -> list[str]:
    """Rows of the right length, seats that exist."""
    seats: int = int(table.seats)
    if (table.teams and seats != 4) or not 0 <= table.teams <= 1:
        return ["teams are for four"]
    if len(table.display) != display_for(seats) or len(table.missions) != len(TILES):
        return ["the display or the missions have a wrong number of places"]
    if len(table.order) != seats or len(table.handed) != 2 or len(table.gems_left) != len(GEMS):
        return ["rows of the table have a wrong length"]
    if len(table.skills_left) != len(SKILLS) or not is_order(table):
        return ["the turn order or the skills have a wrong length"]
    if not 0 <= table.ending <= BY_STANDSTILL or not -1 <= table.lying < ENCOUNTERS:
        return ["the ending or the card played does not exist"]
    if not seat_or_nobody(table, table.active) or not seat_or_nobody(table, table.pearl):
        return ["somebody is named who is not there"]
    if not seat_or_nobody(table, table.hong_kong) or not 0 <= table.hit < 1 << seats:
        return ["somebody is named who is not there"]
    if not -1 <= table.junk < junks_for(seats) or not 0 <= table.nights <= 64:
        return ["there is no such junk"]
    for captain in table.captains:
        if not shaped(captain, junks_for(seats)):
            return ["a captain's rows have a wrong length"]
    for tile in range(len(table.missions)):
        if not 0 <= table.missions[tile] < TAKEN + seats:
            return ["a mission is nowhere"]
    if not is_sound(table.charts, NUMBERS + 1) or not is_sound(table.rumours, ENCOUNTERS):
        return ["the memory of the table has a wrong length"]
    return []


def seat_or_nobody(table: Table, seat: Int) -> bool:
    return -1 <= seat < table.seats


def is_order(table: Table) -> bool:
    seen: Int = 0
    for i in range(len(table.order)):
        if not 0 <= table.order[i] < table.seats:
            return False
        seen |= 1 << table.order[i]
    return seen == (1 << table.seats) - 1 or table.round == 0


def shaped(captain: Captain, junks: Int) -> bool:
    if len(captain.gems) != len(GEMS) or len(captain.junks) != junks:
        return False
    if len(captain.chosen) > junks or len(captain.revealed) > junks:
        return False
    return len(captain.ready) == len(SKILLS) and len(captain.spent) == len(SKILLS)


# ---- expeditions (MC-3)


def broken_expeditions(table: Table) -> list[str]:
    for captain in table.captains:
        for junk in captain.junks:
            if not seaworthy(junk):
                return ["an expedition is no rising row of cards"]
    return []


def seaworthy(junk: Pile) -> bool:
    """Numbers rise, the first card is a navigation card, the board has eight columns."""
    if junk.count > COLUMNS or (junk.count > 0 and is_crew(junk.cards[0])):
        return False
    last: Int = 0
    for i in range(junk.count):
        laid = junk.cards[i]
        if not 0 <= laid < 2 * TURNED_BIT:
            return False
        if is_crew(laid):
            if crew_of(laid) >= ENCOUNTERS or KIND_OF[crew_of(laid)] != HELMSMEN:
                return False
        elif not last < number_of(laid) <= NUMBERS:
            return False
        else:
            last = number_of(laid)
    return True


# ---- conservation


def broken_navigation(table: Table) -> list[str]:
    """Each number is in exactly one place, and nobody is wrong about where."""
    cards: list[int] = table.deck.to_list() + table.discard.to_list()
    for place in range(len(table.display)):
        if table.display[place] > 0:
            cards.append(int(table.display[place]))
    for captain in table.captains:
        cards += captain.hand.to_list()
        cards += [captain.revealed[i] for i in range(len(captain.revealed))]
        for junk in captain.junks:
            cards += [int(number_of(laid)) for laid in junk.to_list() if not is_crew(laid)]
    if table.round > 0 and sorted(cards) != list(range(1, NUMBERS + 1)):
        return ["navigation cards lost or invented"]
    face_down = Pile(1)
    if table.display[FACE_DOWN] > 0:
        face_down.add(table.display[FACE_DOWN])
    if not is_true(table.charts, table.hands(), table.deck, face_down):
        return ["somebody is wrong about a navigation card"]
    return []


def broken_encounters(table: Table) -> list[str]:
    cards: list[int] = table.encounter_deck.to_list() + table.encounter_discard.to_list()
    if table.lying >= 0:
        cards.append(int(table.lying))
    for captain in table.captains:
        cards += captain.encounters.to_list()
        for junk in captain.junks:
            cards += [int(crew_of(laid)) for laid in junk.to_list() if is_crew(laid)]
    if table.round > 0 and sorted(cards) != list(range(ENCOUNTERS)):
        return ["encounter cards lost or invented"]
    if not is_true(table.rumours, table.encounter_hands(), table.encounter_deck, Pile(0)):
        return ["somebody is wrong about an encounter card"]
    return []


def broken_supplies(table: Table) -> list[str]:
    """Gold, gems and skill cards; a negative supply means substitutes (MC-117)."""
    faults: list[str] = []
    gold: Int = table.gold_left
    for captain in table.captains:
        gold += captain.gold
    if gold != GOLD:
        faults.append("gold lost or invented")
    for gem in range(len(GEMS)):
        gems: Int = table.gems_left[gem]
        for captain in table.captains:
            gems += captain.gems[gem]
        if gems != GEM_SUPPLY[gem]:
            faults.append("gems lost or invented")
    for skill in range(len(SKILLS)):
        cards: Int = table.skills_left[skill]
        for captain in table.captains:
            cards += captain.owned(skill)
            if captain.ready[skill] < 0 or captain.spent[skill] < 0:
                faults.append("a captain has fewer skill cards than none")
        if cards != SKILL_SUPPLY or table.skills_left[skill] < 0:
            faults.append("skill cards lost or invented")
    if table.pearl >= 0 and skills_of(table.captains[table.pearl]) < FOR_PEARL:
        faults.append("the China Pearl has a commander without four skills")
    return faults


def skills_of(captain: Captain) -> Int:
    count: Int = captain.owned(ELITE_CREW)
    for skill in range(ELITE_CREW):
        if captain.owned(skill) > 0:
            count += 1
    return count


def broken_choices(table: Table) -> list[str]:
    """A card put face down is one of the hand."""
    for captain in table.captains:
        if holds_twice(captain.chosen):
            return ["a card is chosen twice"]
        for i in range(len(captain.chosen)):
            if captain.hand.find(captain.chosen[i]) < 0:
                return ["a card is chosen that is not in the hand"]
    return []


def holds_twice(cards: Row) -> bool:
    return len(cards) == 2 and cards[0] == cards[1]
