# compiled by mypyc
"""A prince's turn in the view: who has acted, who is next, and which action cards are barred."""

from lorcha.core.agenda import ASK
from lorcha.core.rows import to_list
from lorcha.games.dragon.box import ACTIONS
from lorcha.games.dragon.rules.action import PRIVILEGE, fee_for, occupied_groups, performable
from lorcha.games.dragon.state import ACTION, NO_GROUP, PERSON, Table


def barred_actions(table: Table, owner: int) -> dict[str, str]:
    """The action cards this prince could not choose now, each with the reason (YD-30, YD-32)."""
    groups = to_list(table.groups)
    if table.phase != ACTION or NO_GROUP in groups:
        return {}
    occupied, yuan = occupied_groups(table), table.provinces[owner].yuan
    barred: dict[str, str] = {}
    for card, group in enumerate(groups):
        fee = fee_for(group, occupied)
        if yuan < fee:
            barred[ACTIONS[card]] = "fee"
        elif not performable(table, card, yuan - fee, fee):
            barred[ACTIONS[card]] = "privilege" if card == PRIVILEGE else "left"
    return barred


def turn_of(table: Table, owner: int) -> str | None:
    """Before, at or after the prince who decides, in the order of the phase."""
    what = table.agenda.what()
    if table.phase not in (ACTION, PERSON) or table.over() or not what & ASK:
        return None
    order = to_list(table.order)
    distance = order.index(owner) - order.index(table.actors()[0])
    if distance == 0:
        return None
    hiring = table.phase == PERSON
    if distance < 0:
        return "played" if hiring else "acted"
    when = "next" if distance == 1 else "later"
    return f"plays_{when}" if hiring else when
