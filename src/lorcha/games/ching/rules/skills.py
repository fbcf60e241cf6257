# compiled by mypyc
"""An expedition has ended: the skills its symbols pay for (MC-45 to MC-52, MC-81, MC-82)."""

from typing import Final

from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Row, row_of
from lorcha.games.ching.box import EQUAL_SYMBOLS, FACE_OF, FOR_PEARL, KIND_OF, SKILLS, SYMBOLS
from lorcha.games.ching.events import LEARNED, PLAYED, WON_PEARL
from lorcha.games.ching.moves import FORGO, LEARN
from lorcha.games.ching.rules.expedition import ready_symbols
from lorcha.games.ching.rules.scoring import trigger_end
from lorcha.games.ching.state import (
    ASK_SKILLS,
    BY_PEARL,
    ELITE_CREW,
    MADAME_CHING,
    NOBODY,
    Captain,
    Table,
)

ALONE: Final = 0
WITH_MADAME_CHING: Final = 1
KINDS: Final[Int] = len(SYMBOLS)
# For each skill how many of each symbol: three equal ones, one of each for the Elite Crew (MC-45).
# The first row is no skill
NEEDS: Final = row_of(
    [0] * len(SYMBOLS)
    + [EQUAL_SYMBOLS if symbol == skill else 0 for skill in SYMBOLS for symbol in SYMBOLS]
    + [1] * len(SYMBOLS)
)


def seek_skills(table: Table) -> None:
    """Asked if symbols, or symbols and a card that may be in hand, could pay (MC-123b)."""
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
        if fewest > 0 and table.skills_left[skill] > 0:
            fewest = min(fewest, missing(symbols, skill + 1, 0, 0))
    return fewest


def missing_aboard(junk: Pile, first: Int, second: Int, third: Int) -> Int:
    """How many symbols this expedition lacks to pay for these skills."""
    return missing(ready_symbols(junk), first, second, third)


def missing(symbols: Row, first: Int, second: Int, third: Int) -> Int:
    """How many symbols are lacking to pay for these skills; 0 is no skill."""
    lack: Int = 0
    needs = NEEDS
    for symbol in range(KINDS):
        need: Int = needs[first * KINDS + symbol] + needs[second * KINDS + symbol]
        need += needs[third * KINDS + symbol]
        lack += max(0, need - symbols[symbol])
    return lack


def offer_skills(table: Table, seat: Int, out: Moves) -> None:
    """Any cards the symbols pay for together, or lacking one with Madame Ching (MC-46, MC-82)."""
    symbols = ready_symbols(table.expedition())
    helped = find_kind(table.captains[seat], MADAME_CHING) >= 0
    most: Int = len(SKILLS)
    out.add(FORGO.number)
    for first in range(1, most + 1):
        if not offer_set(table, symbols, helped, first, 0, 0, out):
            continue
        for second in range(first, most + 1):
            if not offer_set(table, symbols, helped, first, second, 0, out):
                continue
            for third in range(second, most + 1):
                offer_set(table, symbols, helped, first, second, third, out)


def offer_set(
    table: Table, symbols: Row, helped: bool, first: Int, second: Int, third: Int, out: Moves
) -> bool:
    """False if there is no paying for it: then there is none for more either."""
    lack = missing(symbols, first, second, third)
    if lack > 1 or (lack == 1 and not helped):
        return False
    left = table.skills_left
    for skill in range(1, len(SKILLS) + 1):
        wanted: Int = 0
        wanted += 1 if first == skill else 0
        wanted += 1 if second == skill else 0
        wanted += 1 if third == skill else 0
        if wanted > left[skill - 1]:
            return False
    out.add(LEARN.pack(first, second, third, WITH_MADAME_CHING if lack else ALONE))
    return True


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
    table.rumours.lay_down(card, seat)
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
