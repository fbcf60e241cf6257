"""The end of an expedition: a mission, then skills (MC-39 to MC-52, MC-77 to MC-82)."""

from lorcha.core.refusals import Objection
from lorcha.games.ching.box import REACH, TILE_NUMBER
from lorcha.games.ching.moves import COMPLETE, LEARN
from lorcha.games.ching.reasons import (
    MISSION_COMPULSORY,
    MISSION_NOT_THERE,
    MISSION_TOO_FAR,
    NEARER_MISSION,
    NEEDS_MADAME_CHING,
    NEEDS_NO_HELP,
    NO_MADAME_CHING,
    NO_SKILL_NAMED,
    OUT_OF_REACH,
    SKILL_SOLD_OUT,
    SKILLS_IN_ORDER,
    SYMBOLS_LACKING,
)
from lorcha.games.ching.rules.expedition import space
from lorcha.games.ching.rules.missions import WITH_METEOROLOGY, in_reach, nearest
from lorcha.games.ching.rules.refusals.window import refuse_skill
from lorcha.games.ching.rules.skills import WITH_MADAME_CHING, find_kind, missing_aboard
from lorcha.games.ching.state import MADAME_CHING, METEOROLOGY, ON_BOARD, Table


def refuse_mission(table: Table, seat: int, move: int) -> Objection | None:
    tile, wind = COMPLETE.values(move)
    mission, number = int(TILE_NUMBER[tile]), int(space(table.expedition()))
    if table.missions[tile] != ON_BOARD:
        return MISSION_NOT_THERE.given(mission)
    if wind == WITH_METEOROLOGY:
        objection = refuse_skill(table, seat, METEOROLOGY)
        if objection or in_reach(table, tile, number):
            return objection
        return OUT_OF_REACH.given(number, number + REACH)
    if mission > number:
        return MISSION_TOO_FAR.given(mission, number)
    best = int(nearest(table, number))
    return NEARER_MISSION.given(best) if mission < best else None


def refuse_no_mission(table: Table, seat: int, move: int) -> Objection | None:
    best = int(nearest(table, space(table.expedition())))
    return MISSION_COMPULSORY.given(best) if best > 0 else None


def refuse_skills(table: Table, seat: int, move: int) -> Objection | None:
    first, second, third, help_ = LEARN.values(move)
    named = sorted(slot for slot in (first, second, third) if slot > 0)
    if not named:
        return NO_SKILL_NAMED.given()
    for slot in named:
        if named.count(slot) > table.skills_left[slot - 1]:
            return SKILL_SOLD_OUT.given(slot - 1)
    slots = [*named, 0, 0][:3]
    objection = refuse_help(table, seat, slots, help_ == WITH_MADAME_CHING)
    if objection:
        return objection
    return None if [first, second, third] == slots else SKILLS_IN_ORDER.given()


def refuse_help(table: Table, seat: int, slots: list[int], asked: bool) -> Objection | None:
    """Madame Ching adds exactly the one symbol that is lacking."""
    lacking = int(missing_aboard(table.expedition(), *slots))
    held = find_kind(table.captains[seat], MADAME_CHING) >= 0
    if asked and not held:
        return NO_MADAME_CHING.given()
    if lacking > 1 or (lacking == 1 and not held):
        return SYMBOLS_LACKING.given(lacking)
    if lacking == 1:
        return None if asked else NEEDS_MADAME_CHING.given()
    return NEEDS_NO_HELP.given() if asked else None
