"""Why a captain may not make a move, question by question in the order of a round."""

from typing import Final

from lorcha.core.refusals import Question, Refusals
from lorcha.games.ching.moves import (
    ATTACK,
    CHART,
    CHOOSE,
    COMPLETE,
    ENDURE,
    FORGO,
    GIVE,
    KEEP,
    LEARN,
    MOVES,
    NIGHT,
    PASS_ON,
    PLAY,
    SAIL,
    SEIZE,
    TAKE,
    TURN,
)
from lorcha.games.ching.reasons import REASONS
from lorcha.games.ching.rules.refusals.attacks import (
    refuse_loot,
    refuse_shield,
    refuse_turning,
)
from lorcha.games.ching.rules.refusals.ending import (
    refuse_mission,
    refuse_no_mission,
    refuse_skills,
)
from lorcha.games.ching.rules.refusals.hand import (
    has_chosen,
    refuse_choice,
    refuse_giving_back,
    refuse_handing_over,
    refuse_junk,
    refuse_keeping,
    refuse_return,
)
from lorcha.games.ching.rules.refusals.window import (
    refuse_attack,
    refuse_charting,
    refuse_encounter,
    refuse_leaving,
    refuse_night,
    refuse_taking,
)
from lorcha.games.ching.state import (
    ASK_CHOICE,
    ASK_GIVE_BACK,
    ASK_HAND_OVER,
    ASK_JUNK,
    ASK_MISSION,
    ASK_PASS_ON,
    ASK_RETURN,
    ASK_SEIZE,
    ASK_SHIELD,
    ASK_SKILLS,
    ASK_TURN,
    ASK_WINDOW,
    TASKS,
)

REFUSALS: Final = Refusals(
    REASONS,
    MOVES,
    TASKS,
    Question(ASK_CHOICE, "MC-22", {CHOOSE: refuse_choice}, turn="MC-22", has_answered=has_chosen),
    Question(ASK_JUNK, "MC-112", {SAIL: refuse_junk}),
    Question(ASK_MISSION, "MC-41", {COMPLETE: refuse_mission, FORGO: refuse_no_mission}),
    Question(ASK_SKILLS, "MC-45", {LEARN: refuse_skills, FORGO: None}),
    Question(
        ASK_WINDOW,
        "MC-25",
        {
            TAKE: refuse_taking,
            FORGO: refuse_leaving,
            CHART: refuse_charting,
            NIGHT: refuse_night,
            ATTACK: refuse_attack,
            PLAY: refuse_encounter,
        },
    ),
    Question(ASK_SHIELD, "MC-94", {PLAY: refuse_shield, ENDURE: None}, turn="MC-95"),
    Question(ASK_TURN, "MC-84", {TURN: refuse_turning}, turn="MC-85"),
    Question(ASK_SEIZE, "MC-74", {SEIZE: refuse_loot}),
    Question(ASK_RETURN, "MC-74", {GIVE: refuse_return}),
    Question(ASK_PASS_ON, "MC-108", {KEEP: None, PASS_ON: None}),
    Question(ASK_HAND_OVER, "MC-106", {GIVE: refuse_handing_over, KEEP: None}),
    Question(ASK_GIVE_BACK, "MC-106", {GIVE: refuse_giving_back, KEEP: refuse_keeping}),
)
