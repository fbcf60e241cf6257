# compiled by mypyc
"""What a captain can see coming: where each card in hand leads, what an end would earn now.

All of it is reckoned by the rules' own functions from what lies open and from the own hand.
"""

from typing import Literal

import msgspec

from lorcha.core.knowledge import Pile
from lorcha.core.rows import to_list
from lorcha.games.ching.box import LINE_CARDS, SKILLS, SYMBOLS, lines_crossed
from lorcha.games.ching.moves import JUNKS
from lorcha.games.ching.rules.expedition import (
    at_edge,
    board_row,
    column,
    highest,
    in_hong_kong,
    insert,
    ready_symbols,
    space,
)
from lorcha.games.ching.rules.missions import nearest
from lorcha.games.ching.rules.skills import missing_aboard
from lorcha.games.ching.state import NOBODY, Captain, Table
from lorcha.games.ching.view.structs import Earnings, Lead


def earnings(table: Table, junk: Pile) -> Earnings:
    left = to_list(table.skills_left)
    mission = int(nearest(table, space(junk))) if junk.count else 0
    return Earnings(
        mission=mission or None,
        skills=[
            skill
            for i, skill in enumerate(SKILLS)
            if left[i] > 0 and missing_aboard(junk, i + 1, 0, 0) == 0
        ],
    )


def symbols_of(junk: Pile) -> dict[str, int]:
    """Those that count for skills (MC-47)."""
    return dict(zip(SYMBOLS, to_list(ready_symbols(junk)), strict=True))


def leads(table: Table, captain: Captain) -> list[Lead]:
    """Each card of the hand with each junk (MC-28 to MC-38)."""
    ends = [end(table, i, junk) for i, junk in enumerate(captain.junks)]
    return [
        lead(table, i, junk, card, ends[i])
        for card in sorted(captain.hand.to_list())
        for i, junk in enumerate(captain.junks)
    ]


def end(table: Table, index: int, junk: Pile) -> Lead:
    """What every card does that ends the expedition."""
    return at(table, index, junk, 0, "end", 0)


def lead(table: Table, index: int, junk: Pile, card: int, ended: Lead) -> Lead:
    if junk.count == 0:
        return at(table, index, alone(card), card, "start", 0)
    if at_edge(junk) or card < highest(junk):
        return msgspec.structs.replace(ended, card=card)
    after = Pile(0, junk)
    insert(after, card)
    crossed = lines_crossed(column(junk), board_row(junk), board_row(after) - board_row(junk))
    drawn = sum(cards for i, cards in enumerate(LINE_CARDS) if crossed >> i & 1)
    return at(table, index, after, card, "sail", drawn)


def alone(card: int) -> Pile:
    junk = Pile(1)
    junk.add(card)
    return junk


def at(
    table: Table,
    index: int,
    junk: Pile,
    card: int,
    does: Literal["start", "sail", "end"],
    drawn: int,
) -> Lead:
    return Lead(
        card=card,
        junk=JUNKS[index],
        does=does,
        column=column(junk),
        row=board_row(junk),
        number=space(junk),
        encounters=drawn,
        hong_kong=does == "sail" and table.hong_kong == NOBODY and in_hong_kong(junk),
        earnings=earnings(table, junk),
    )
