# compiled by mypyc
"""The person track: who goes first."""

from lorcha.core.rows import Int
from lorcha.games.dragon.state import Province, Table


def march(table: Table, province: Province, spaces: Int) -> None:
    """Move on and land on top of those who are there (YD-7, YD-11)."""
    table.steps += 1
    province.space += spaces
    province.arrival = table.steps


def goes_before(one: Province, other: Province) -> bool:
    """Further ahead first; on one space the later arrival lies on top (YD-9)."""
    if one.space != other.space:
        return one.space > other.space
    return one.arrival > other.arrival


def read_order(table: Table) -> None:
    """Line the princes up by the person track (YD-10)."""
    order = table.order
    for i in range(1, table.seats):
        seat = order[i]
        j: Int = i
        while j > 0 and goes_before(table.provinces[seat], table.provinces[order[j - 1]]):
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat


def ask_in_order(table: Table, question: Int) -> None:
    """Put a question to everyone, one after the other in turn order."""
    for i in range(table.seats):
        table.agenda.push(question, 1 << table.order[table.seats - 1 - i])
