# compiled by mypyc
"""An expedition has ended: sea luck for who earned nothing, and out again (MC-53 to MC-55)."""

from lorcha.core.rows import Int
from lorcha.games.ching.events import LUCKY
from lorcha.games.ching.rules.drawing import meet
from lorcha.games.ching.rules.expedition import crew_of, is_crew, number_of
from lorcha.games.ching.rules.sailing import start
from lorcha.games.ching.state import Table


def bring_luck(table: Table) -> None:
    """Neither a mission nor a skill, and no skill to be had."""
    if not table.completed and not table.learned and not table.payable:
        table.tell(LUCKY, table.active)
        meet(table, table.active, 1)


def set_out_again(table: Table, card: Int) -> None:
    junk = table.expedition()
    for i in range(junk.count):
        if is_crew(junk.cards[i]):
            table.encounter_discard.add(crew_of(junk.cards[i]))
        else:
            table.discard.add(number_of(junk.cards[i]))
    junk.count = 0
    table.ended = 1
    start(table, card)
