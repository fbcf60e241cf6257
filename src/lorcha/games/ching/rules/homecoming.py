# compiled by mypyc
"""The end of an expedition: a mission, skills, sea luck, and out again (MC-39 to MC-55)."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Row, row
from lorcha.games.ching.box import (
    EQUAL_SYMBOLS,
    FACE_OF,
    FOR_PEARL,
    GEMS,
    KIND_OF,
    REACH,
    SKILLS,
    SYMBOLS,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
)
from lorcha.games.ching.events import (
    COMPLETED,
    ENDING,
    LEARNED,
    LUCKY,
    PLAYED,
    REWARDED,
    USED,
    WON_PEARL,
)
from lorcha.games.ching.moves import COMPLETE, FORGO, LEARN
from lorcha.games.ching.rules.drawing import meet
from lorcha.games.ching.rules.expedition import crew_of, is_crew, number_of, ready_symbols, space
from lorcha.games.ching.rules.sailing import start
from lorcha.games.ching.state import (
    ASK_MISSION,
    ASK_SKILLS,
    BY_MISSIONS,
    BY_PEARL,
    ELITE_CREW,
    MADAME_CHING,
    METEOROLOGY,
    NOBODY,
    ON_BOARD,
    RUNNING,
    TAKEN,
    Captain,
    Table,
)

PLAIN: Final = 0
WITH_METEOROLOGY: Final = 1
ALONE: Final = 0
WITH_MADAME_CHING: Final = 1


# ---- mission (MC-40 to MC-44)


def nearest(table: Table, number: Int) -> Int:
    """The highest mission not above this number, or 0 (MC-41, MC-42)."""
    best: Int = 0
    for tile in range(len(table.missions)):
        if table.missions[tile] == ON_BOARD and best < TILE_NUMBER[tile] <= number:
            best = TILE_NUMBER[tile]
    return best


def in_reach(table: Table, tile: Int, number: Int) -> bool:
    """With Meteorology (MC-77)."""
    return table.missions[tile] == ON_BOARD and number <= TILE_NUMBER[tile] <= number + REACH


def seek_mission(table: Table) -> None:
    seat = table.active
    number = space(table.expedition())
    found = nearest(table, number) > 0
    if table.captains[seat].ready[METEOROLOGY] > 0:
        for tile in range(len(table.missions)):
            found = found or in_reach(table, tile, number)
    if found:
        table.agenda.push(ASK_MISSION, 1 << seat)


def offer_missions(table: Table, seat: Int, out: Moves) -> None:
    """The nearest is compulsory, unless Meteorology reaches another (MC-43, MC-78)."""
    number = space(table.expedition())
    best = nearest(table, number)
    for tile in range(len(table.missions)):
        if best > 0 and table.missions[tile] == ON_BOARD and TILE_NUMBER[tile] == best:
            out.add(COMPLETE.pack(tile, PLAIN))
    if table.captains[seat].ready[METEOROLOGY] > 0:
        for tile in range(len(table.missions)):
            if in_reach(table, tile, number):
                out.add(COMPLETE.pack(tile, WITH_METEOROLOGY))
    if best == 0:
        out.add(FORGO.number)


def complete(table: Table, seat: Int, move: Int) -> None:
    table.agenda.answered(seat)
    if move == FORGO.number:
        return
    captain = table.captains[seat]
    tile = COMPLETE.get(move, 0)
    if COMPLETE.get(move, 1) == WITH_METEOROLOGY:
        captain.use(METEOROLOGY)
        table.tell(USED, seat, METEOROLOGY)
    table.missions[tile] = TAKEN + seat
    table.completed = 1
    table.progress = 1
    table.tell(COMPLETED, seat, tile, TILE_NUMBER[tile])
    reward(table, seat, captain, tile)
    if missions_left(table) == 0:
        trigger_end(table, BY_MISSIONS)
    meet(table, seat, TILE_CARDS[tile])


def reward(table: Table, seat: Int, captain: Captain, tile: Int) -> None:
    """Gold and gems; the supply never fails (MC-44, MC-117)."""
    captain.gold += TILE_GOLD[tile]
    table.gold_left -= TILE_GOLD[tile]
    for gem in range(len(GEMS)):
        captain.gems[gem] += TILE_GEMS[tile * 3 + gem]
        table.gems_left[gem] -= TILE_GEMS[tile * 3 + gem]
    first: Int = tile * 3
    table.tell(
        REWARDED,
        seat,
        TILE_GOLD[tile],
        TILE_GEMS[first],
        TILE_GEMS[first + 1],
        TILE_GEMS[first + 2],
    )


def missions_left(table: Table) -> Int:
    count: Int = 0
    for tile in range(len(table.missions)):
        if table.missions[tile] == ON_BOARD:
            count += 1
    return count


def trigger_end(table: Table, reason: Int) -> None:
    """The round is played to its end (MC-97, MC-98)."""
    if table.ending == RUNNING:
        table.ending = reason
        table.tell(ENDING, -1, reason)


# ---- skills (MC-45 to MC-52)


def seek_skills(table: Table) -> None:
    """Asked if symbols, or symbols and a card he might hold, could pay (MC-123b)."""
    seat = table.active
    symbols = ready_symbols(table.expedition())
    fewest = fewest_missing(table, symbols)
    table.payable = 1 if fewest == 0 else 0
    if fewest == 0 or (fewest == 1 and table.captains[seat].encounters.count > 0):
        table.agenda.push(ASK_SKILLS, 1 << seat)


def fewest_missing(table: Table, symbols: Row) -> Int:
    """How many symbols are missing for the cheapest skill left in the supply."""
    fewest: Int = 9
    for skill in range(len(SKILLS)):
        if table.skills_left[skill] > 0:
            fewest = min(fewest, missing(symbols, skill + 1, 0, 0))
    return fewest


def missing(symbols: Row, first: Int, second: Int, third: Int) -> Int:
    """How many symbols are lacking to pay for these skills; 0 is no skill."""
    lack: Int = 0
    for symbol in range(len(SYMBOLS)):
        need: Int = need_of(first, symbol) + need_of(second, symbol) + need_of(third, symbol)
        if need > symbols[symbol]:
            lack += need - symbols[symbol]
    return lack


def need_of(slot: Int, symbol: Int) -> Int:
    """Three equal symbols for a skill, one of each for the Elite Crew (MC-45)."""
    if slot == ELITE_CREW + 1:
        return 1
    return EQUAL_SYMBOLS if slot == symbol + 1 else 0


def offer_skills(table: Table, seat: Int, out: Moves) -> None:
    """Any cards the symbols pay for together, or lacking one with Madame Ching (MC-46, MC-82)."""
    symbols = ready_symbols(table.expedition())
    helped = find_kind(table.captains[seat], MADAME_CHING) >= 0
    most: Int = len(SKILLS)
    out.add(FORGO.number)
    for first in range(1, most + 1):
        offer_set(table, symbols, helped, first, 0, 0, out)
        for second in range(first, most + 1):
            offer_set(table, symbols, helped, first, second, 0, out)
            for third in range(second, most + 1):
                offer_set(table, symbols, helped, first, second, third, out)


def offer_set(
    table: Table, symbols: Row, helped: bool, first: Int, second: Int, third: Int, out: Moves
) -> None:
    lack = missing(symbols, first, second, third)
    if lack > 1 or (lack == 1 and not helped):
        return
    wanted = row(len(SKILLS) + 1)
    wanted[first] += 1
    wanted[second] += 1
    wanted[third] += 1
    for skill in range(len(SKILLS)):
        if wanted[skill + 1] > table.skills_left[skill]:
            return
    out.add(LEARN.pack(first, second, third, WITH_MADAME_CHING if lack else ALONE))


def find_kind(captain: Captain, kind: Int) -> Int:
    """The place of an encounter card of this kind in the hand, or -1."""
    for i in range(captain.encounters.count):
        if KIND_OF[captain.encounters.cards[i]] == kind:
            return i
    return -1


def learn(table: Table, seat: Int, move: Int) -> None:
    table.agenda.answered(seat)
    if move == FORGO.number:
        return
    if LEARN.get(move, 3) == WITH_MADAME_CHING:
        ask_madame_ching(table, seat)
    for i in range(3):
        slot = LEARN.get(move, i)
        if slot > 0:
            table.skills_left[slot - 1] -= 1
            table.captains[seat].ready[slot - 1] += 1
            table.tell(LEARNED, seat, slot - 1)
    table.learned = 1
    table.progress = 1
    award_pearl(table, seat)


def ask_madame_ching(table: Table, seat: Int) -> None:
    """It is the encounter card of the turn (MC-57, MC-81)."""
    captain = table.captains[seat]
    card = captain.encounters.take(find_kind(captain, MADAME_CHING))
    table.rumours.uncover(card, seat, FACE_OF)
    table.encounter_discard.add(card)
    table.played = 1
    table.tell(PLAYED, seat, FACE_OF[card])


def award_pearl(table: Table, seat: Int) -> None:
    """Four different skills; each Elite Crew stands for one missing (MC-51, MC-52)."""
    captain = table.captains[seat]
    count: Int = captain.owned(ELITE_CREW)
    for skill in range(ELITE_CREW):
        if captain.owned(skill) > 0:
            count += 1
    if table.pearl == NOBODY and count >= FOR_PEARL:
        table.pearl = seat
        table.tell(WON_PEARL, seat)
        trigger_end(table, BY_PEARL)


# ---- sea luck, and out again (MC-53 to MC-55)


def bring_luck(table: Table) -> None:
    """Neither a mission nor a skill, and no skill to be had."""
    if not table.completed and not table.learned and not table.payable:
        table.tell(LUCKY, table.active)
        meet(table, table.active, 1)


def sail_anew(table: Table, card: Int) -> None:
    junk = table.expedition()
    for i in range(junk.count):
        if is_crew(junk.cards[i]):
            table.encounter_discard.add(crew_of(junk.cards[i]))
        else:
            table.discard.add(number_of(junk.cards[i]))
    junk.count = 0
    table.ended = 1
    start(table, card)
