"""Why a player may not make a move: a bid, a bid in steps, an element card, a symbol."""

from typing import Final

from lorcha.core.refusals import Question, Refusals
from lorcha.games.panda.moves import (
    BID_BOMB,
    BID_FORMATION,
    BID_SEQUENCE,
    BID_SET,
    BID_SINGLE,
    BURN,
    DECLARE,
    ELEMENT,
    LAY,
    MOVES,
    PASS,
    PICK,
    ROB,
    SHED,
    SKIP,
    SPIN,
    TAKE_BAMBOO,
)
from lorcha.games.panda.reasons import REASONS
from lorcha.games.panda.rules.refusals.symbols import (
    refuse_bamboo,
    refuse_burning,
    refuse_robbing,
    refuse_spinning,
)
from lorcha.games.panda.rules.refusals.turn import (
    refuse_bid,
    refuse_declaration,
    refuse_element,
    refuse_laying,
    refuse_pass,
    refuse_pick,
    refuse_shedding,
)
from lorcha.games.panda.state import ASK_SYMBOL, ASK_TURN, TASKS

REFUSALS: Final = Refusals(
    REASONS,
    MOVES,
    TASKS,
    Question(
        ASK_TURN,
        "PS-19",
        {
            PASS: refuse_pass,
            BID_SINGLE: refuse_bid,
            BID_SET: refuse_bid,
            BID_SEQUENCE: refuse_bid,
            BID_FORMATION: refuse_bid,
            BID_BOMB: refuse_bid,
            ELEMENT: refuse_element,
            SHED: refuse_shedding,
            DECLARE: refuse_declaration,
            PICK: refuse_pick,
            LAY: refuse_laying,
        },
    ),
    Question(
        ASK_SYMBOL,
        "PS-45",
        {
            TAKE_BAMBOO: refuse_bamboo,
            BURN: refuse_burning,
            ROB: refuse_robbing,
            SPIN: refuse_spinning,
            SKIP: None,
        },
    ),
)
