# compiled by mypyc
"""Whether what is still to come fits the month, the phase and what the princes have (YD-2, YD-83).

Below are the tasks of the rest of the month, above them the questions of the phase. The lower end
may be missing: a position can be set up for one phase alone, and is over after it.
"""

from lorcha.core.agenda import ASK
from lorcha.core.rows import Int
from lorcha.games.dragon.box import KINDS, MONTHS
from lorcha.games.dragon.rules.action import floors_due
from lorcha.games.dragon.rules.event import DROUGHT
from lorcha.games.dragon.rules.person import any_left
from lorcha.games.dragon.state import (
    ACTION,
    ASK_ACTION,
    ASK_CARD,
    ASK_FLOOR,
    ASK_PAIR,
    ASK_PLACE,
    ASK_RELEASE,
    ASK_SIZE,
    ASK_TILE,
    BEGIN_MONTH,
    BEGIN_PERSONS,
    DECAY,
    END_ACTIONS,
    EVENT,
    MEET_EVENT,
    NO_GROUP,
    PERSON,
    PHASES,
    SCORE_END,
    SCORE_MONTH,
    SCORING,
    SETTING_UP,
    TASKS,
    WILD,
    Province,
    Table,
    pair_persons,
)


def broken_agenda(table: Table) -> list[str]:
    if table.over():
        return []
    faults = broken_tasks(table)
    if not faults:
        faults = broken_questions(table)
    if not faults and table.phase == SETTING_UP:
        faults = broken_pairs(table)
    if not faults:
        faults = broken_numbers(table) + broken_releases(table) + broken_dragons(table)
    return faults


def first_question(table: Table) -> Int:
    """The place of the lowest question."""
    place: Int = 0
    while place < table.agenda.size and table.agenda.what_at(place) & ASK == 0:
        place += 1
    return place


# ---- the tasks below


def broken_tasks(table: Table) -> list[str]:
    """The rest of the month, the last thing first, or the upper part of it."""
    expected = rest_of_month(table)
    count = first_question(table)
    tasks = [int(table.agenda.what_at(place)) for place in range(count)]
    if tasks != expected[len(expected) - len(tasks) :]:
        names = ", ".join([TASKS[task] for task in expected])
        return [f"the agenda has {', '.join([TASKS[t] for t in tasks])}, of {names}"]
    if count > 0 and tasks[0] == BEGIN_MONTH and table.agenda.number_at(0) != table.month + 1:
        return [f"month {table.agenda.number_at(0)} cannot follow month {table.month}"]
    return []


def rest_of_month(table: Table) -> list[int]:
    tasks = [SCORE_END if table.month == MONTHS else BEGIN_MONTH]
    if SETTING_UP < table.phase < SCORING:
        tasks += [SCORE_MONTH, DECAY]
    if SETTING_UP < table.phase < EVENT:
        tasks.append(MEET_EVENT)
    if table.phase == ACTION:
        tasks += [BEGIN_PERSONS, END_ACTIONS] if table.month < MONTHS else [END_ACTIONS]
    return tasks


# ---- the questions above


def broken_questions(table: Table) -> list[str]:
    """Those still to be asked in this phase in turn order; on top the rest of a choice begun."""
    phase = PHASES[table.phase]
    top = table.agenda.size - 1
    place = first_question(table)
    waiting: Int = 0
    while place <= top and table.agenda.what_at(place) == main_question(table):
        if main_question(table) != ASK_RELEASE:
            seat = table.order[table.seats - 1 - waiting] if waiting < table.seats else -1
            if table.agenda.who_at(place) != (1 << seat if seat >= 0 else 0):
                return [f"the questions of the phase {phase} are not in turn order, one seat each"]
        waiting += 1
        place += 1
    if table.phase == EVENT and waiting > 1:
        return ["the princes are asked twice to release persons"]
    seat = table.order[table.seats - 1 - waiting] if waiting < table.seats else -1
    while place <= top:
        if not is_step(table, table.agenda.what_at(place), top - place):
            return [
                f"{TASKS[int(table.agenda.what_at(place))]} is not asked here in the phase {phase}"
            ]
        if seat < 0 or table.agenda.who_at(place) != 1 << seat:
            return ["a choice goes on with the one seat whose turn it is, in turn order"]
        place += 1
    return []


def main_question(table: Table) -> Int:
    """What every prince is asked in this phase."""
    if table.phase == SETTING_UP:
        return ASK_PAIR
    if table.phase == ACTION:
        return ASK_ACTION
    return ASK_CARD if table.phase == PERSON else ASK_RELEASE


def is_step(table: Table, question: Int, above: Int) -> bool:
    """Can a choice go on with this, with this many questions above it?"""
    if table.phase == SETTING_UP:
        return question == ASK_PLACE and above < 2
    if table.phase == ACTION:
        return question in (ASK_SIZE, ASK_FLOOR) and above == 0
    return table.phase == PERSON and question in (ASK_TILE, ASK_PLACE) and above == 0


def waits_for(table: Table, question: Int, seat: Int) -> bool:
    """Is this question to the seat on the agenda?"""
    for place in range(table.agenda.size):
        if table.agenda.what_at(place) == question and (table.agenda.who_at(place) >> seat) & 1:
            return True
    return False


# ---- what the questions are about


def broken_numbers(table: Table) -> list[str]:
    faults: list[str] = []
    for place in range(first_question(table), table.agenda.size):
        question = table.agenda.what_at(place)
        number = table.agenda.number_at(place)
        province = table.provinces[table.first_of(table.agenda.who_at(place))]
        if question == ASK_TILE and not (0 <= number <= WILD and any_left(table, number)):
            faults.append(f"no tile in the display is for card {number}")
        elif question == ASK_PLACE and not (0 <= number < KINDS and table.display[number] > 0):
            faults.append(f"no tile of kind {number} is in the display to be placed")
        elif question == ASK_PLACE and table.phase == SETTING_UP:
            if number != chosen_tile(table, province, place):
                faults.append(f"a tile of kind {number} is placed that was not chosen")
        elif question == ASK_FLOOR and not 0 < number <= floors_due(table, province):
            faults.append(f"{number} floors cannot be due")
    return faults


def chosen_tile(table: Table, province: Province, place: Int) -> Int:
    """The person of the first pair to place here: the second of them lies below the first."""
    if province.pair < 0:
        return -1
    first, second = pair_persons(province.pair)
    return first if place > 0 and table.agenda.what_at(place - 1) == ASK_PLACE else second


def broken_pairs(table: Table) -> list[str]:
    """In the setup a prince has a pair and has moved, or is still asked (YD-18, YD-19)."""
    faults: list[str] = []
    for seat in range(table.seats):
        province = table.provinces[seat]
        if waits_for(table, ASK_PAIR, seat) != (province.pair < 0):
            faults.append(f"seat {seat}: the first pair is asked for twice or not at all")
        elif province.pair >= 0 and province.arrival == 0 and not waits_for(table, ASK_PLACE, seat):
            faults.append(f"seat {seat}: the first pair lives nowhere")
    return faults


def broken_releases(table: Table) -> list[str]:
    """Exactly those who owe persons are asked for them (YD-61, YD-62)."""
    faults: list[str] = []
    drought = table.phase == EVENT and table.tiles[table.month - 1] == DROUGHT
    for seat in range(table.seats):
        province = table.provinces[seat]
        if province.owes == 0 and waits_for(table, ASK_RELEASE, seat):
            faults.append(f"seat {seat} is asked to release a person and owes none")
        elif province.owes > 0 and not waits_for(table, ASK_RELEASE, seat):
            faults.append(f"seat {seat} owes a person and is not asked to release one")
        elif drought and province.owes > palaces_left(province):
            faults.append(f"seat {seat} owes the drought more than a person from each palace")
    return faults


def palaces_left(province: Province) -> Int:
    """Inhabited palaces that have lost nobody to this drought."""
    count: Int = 0
    for lot in range(province.lots()):
        if province.guests[lot] > 0 and not (province.gave >> lot) & 1:
            count += 1
    return count


def broken_dragons(table: Table) -> list[str]:
    """A dragon stands on the cards from its prince's choice to the end of the phase (YD-29)."""
    faults: list[str] = []
    for seat in range(table.seats):
        if table.provinces[seat].dragon != NO_GROUP and (
            table.phase != ACTION or waits_for(table, ASK_ACTION, seat)
        ):
            faults.append(f"seat {seat}: a dragon stands on the cards before its prince chose")
    return faults
