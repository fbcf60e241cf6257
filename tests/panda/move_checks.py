"""What must hold from move to move in every game of Panda Spin (the laws call it)."""

from typing import cast

from lorcha.core.state import State
from lorcha.games.panda.box import HAND
from lorcha.games.panda.rules.finder import bits
from lorcha.games.panda.state import Table
from tests.laws.tables import MoveCheck


def move_check(state: State) -> MoveCheck:
    first = cast(Table, state)
    before = {"points": points(first), "discard": 0, "round": 1, "trick": 1}
    mood, suits = int(first.mood), int(first.suits)

    def check(state: State) -> list[str]:
        table = cast(Table, state)
        faults = []
        if (table.mood, table.suits) != (mood, suits):
            faults.append("PS-76: mood or suits have changed")
        if points(table) < before["points"]:
            faults.append("PS-77: the sum of all points has fallen")
        if any(player.hand.count > HAND + bits(table.suits) for player in table.players):
            faults.append("PS-61: more cards in a hand than possible")
        if table.round == before["round"] and table.trick > before["trick"]:
            if table.discard.count <= before["discard"]:
                faults.append("PS-74: a trick without a card discarded")
            before["discard"] = int(table.discard.count)
        if table.round > before["round"]:
            before["discard"] = 0
        before.update(points=points(table), round=int(table.round), trick=int(table.trick))
        return faults

    return check


def points(table: Table) -> int:
    return sum(int(player.points) for player in table.players)
