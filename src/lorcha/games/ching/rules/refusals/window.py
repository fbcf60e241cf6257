"""The rest of a turn: skills, the encounter card, the card of the display (MC-56 to MC-76)."""

from lorcha.core.refusals import Objection
from lorcha.core.rows import to_list
from lorcha.games.ching.box import FACE_OF, KIND_OF, SHOWN_SYMBOL
from lorcha.games.ching.moves import ATTACK, NIGHT, PLAY, TAKE
from lorcha.games.ching.reasons import (
    AIM_IT,
    AT_THE_EDGE,
    ENCOUNTER_PLAYED,
    ENDED_THIS_TURN,
    KEPT_TO_THE_END,
    MUST_TAKE,
    NO_ENCOUNTER_CARDS,
    NO_ENCOUNTERS,
    NO_GEMS,
    NO_HAND,
    NO_NAVIGATION_CARDS,
    NO_SUCH_CAPTAIN,
    NO_SUCH_PLACE,
    NOBODY_HEARS,
    NOT_HELD,
    NOT_YOUR_PARTNER,
    NOT_YOURSELF,
    NOTHING_SPENT,
    ONLY_A_CARD_TO_TAKE,
    ONLY_AT_THE_END,
    PLACE_EMPTY,
    SKILL_NOT_OWNED,
    SKILL_SPENT,
    TOO_LOW,
)
from lorcha.games.ching.rules.attacks import WITH_BATTLE, WITH_THIEF, find_face, hearers
from lorcha.games.ching.rules.drawing import can_draw, can_meet
from lorcha.games.ching.rules.encounters import has_spent
from lorcha.games.ching.rules.expedition import at_edge, lowest
from lorcha.games.ching.rules.refusals.hand import refuse_card
from lorcha.games.ching.rules.skills import find_kind
from lorcha.games.ching.rules.window import display_left
from lorcha.games.ching.state import (
    BATTLE,
    CARTOGRAPHY,
    FORTUNE_TELLER,
    HELMSMEN,
    MADAME_CHING,
    NIGHT_NAVIGATION,
    NOTHING,
    SIREN,
    THIEF,
    TRAITRESS,
    VETERAN_SAILOR,
    Table,
)

# ---- the card of the display (MC-61)


def refuse_taking(table: Table, seat: int, move: int) -> Objection | None:
    (place,) = TAKE.values(move)
    if place > len(table.display):
        return NO_SUCH_PLACE.given()
    return PLACE_EMPTY.given() if table.display[place - 1] == 0 else None


def refuse_leaving(table: Table, seat: int, move: int) -> Objection | None:
    return MUST_TAKE.given() if display_left(table) > 0 else None


# ---- skills (MC-65 to MC-75)


def refuse_skill(table: Table, seat: int, skill: int) -> Objection | None:
    captain = table.captains[seat]
    if captain.ready[skill] > 0:
        return None
    return SKILL_SPENT.given(skill) if captain.spent[skill] > 0 else SKILL_NOT_OWNED.given(skill)


def refuse_acting(table: Table) -> Objection | None:
    """Without a card of their own in this turn a captain only takes one (MC-115)."""
    return ONLY_A_CARD_TO_TAKE.given() if table.junk == NOTHING else None


def refuse_charting(table: Table, seat: int, move: int) -> Objection | None:
    objection = refuse_acting(table) or refuse_skill(table, seat, CARTOGRAPHY)
    return objection or (None if can_draw(table) else NO_NAVIGATION_CARDS.given())


def refuse_night(table: Table, seat: int, move: int) -> Objection | None:
    (card,) = NIGHT.values(move)
    objection = refuse_acting(table) or refuse_skill(table, seat, NIGHT_NAVIGATION)
    if objection:
        return objection
    if at_edge(table.expedition()):
        return AT_THE_EDGE.given()
    first = int(lowest(table.expedition()))
    missing = refuse_card(table, seat, card, "MC-69")
    return missing or (TOO_LOW.given(first) if card <= first else None)


# ---- attacks (MC-75, MC-83, MC-87, MC-109)


def refuse_attack(table: Table, seat: int, move: int) -> Objection | None:
    weapon, target = ATTACK.values(move)
    return (
        refuse_acting(table)
        or refuse_weapon(table, seat, weapon)
        or refuse_target(table, seat, target)
        or refuse_loot(table, weapon, target)
    )


def refuse_weapon(table: Table, seat: int, weapon: int) -> Objection | None:
    if weapon == WITH_BATTLE:
        return refuse_skill(table, seat, BATTLE)
    if table.played:
        return ENCOUNTER_PLAYED.given()
    kind = THIEF if weapon == WITH_THIEF else TRAITRESS
    held = find_kind(table.captains[seat], kind) >= 0
    return None if held else NOT_HELD.given(FACE_OF[to_list(KIND_OF).index(kind)])


def refuse_target(table: Table, seat: int, target: int) -> Objection | None:
    if target >= table.seats:
        return NO_SUCH_CAPTAIN.given()
    if target == seat:
        return NOT_YOURSELF.given()
    foe = int(table.opponents(seat)) >> target & 1
    return None if foe else NOT_YOUR_PARTNER.given(target)


def refuse_loot(table: Table, weapon: int, target: int) -> Objection | None:
    captain = table.captains[target]
    if weapon == WITH_BATTLE:
        return None if captain.hand.count > 0 else NO_HAND.given(target)
    if weapon == WITH_THIEF:
        return None if captain.gem_count() > 0 else NO_GEMS.given(target)
    return None if captain.encounters.count > 0 else NO_ENCOUNTERS.given(target)


# ---- the encounter card of the turn (MC-56 to MC-60)


def refuse_encounter(table: Table, seat: int, move: int) -> Objection | None:
    (face,) = PLAY.values(move)
    objection = refuse_acting(table)
    if objection:
        return objection
    if table.played:
        return ENCOUNTER_PLAYED.given()
    card = int(find_face(table.captains[seat], face))
    if card < 0:
        return NOT_HELD.given(face)
    return refuse_effect(table, seat, card, face)


def refuse_effect(table: Table, seat: int, card: int, face: int) -> Objection | None:
    """A card may be played only for an effect (MC-58), and some not in this step at all."""
    kind = KIND_OF[card]
    if kind in (THIEF, TRAITRESS):
        return AIM_IT.given(face)
    if kind == MADAME_CHING:
        return ONLY_AT_THE_END.given()
    if kind == SIREN:
        symbol = int(SHOWN_SYMBOL[card])
        return None if hearers(table, seat, symbol) else NOBODY_HEARS.given(symbol)
    if kind == VETERAN_SAILOR:
        return None if has_spent(table.captains[seat]) else NOTHING_SPENT.given()
    if kind == HELMSMEN:
        if table.ended:
            return ENDED_THIS_TURN.given()
        return AT_THE_EDGE.given() if at_edge(table.expedition()) else None
    if kind == FORTUNE_TELLER:
        return None if can_meet(table) else NO_ENCOUNTER_CARDS.given()
    return KEPT_TO_THE_END.given(face)
