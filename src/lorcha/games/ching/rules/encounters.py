# compiled by mypyc
"""Step 3b: the one encounter card of a turn (MC-56 to MC-60, section 9)."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.ching.box import FACE_OF, FORTUNE_CARDS, KIND_OF, SHOWN_SYMBOL, SKILLS
from lorcha.games.ching.events import ATTACKED, PLAYED, READIED
from lorcha.games.ching.moves import ATTACK, PLAY
from lorcha.games.ching.rules.attacks import (
    WITH_SIREN,
    WITH_THIEF,
    WITH_TRAITRESS,
    begin_attack,
    face_bit,
    find_face,
    hearers,
    lay_down,
)
from lorcha.games.ching.rules.drawing import can_meet, meet
from lorcha.games.ching.rules.expedition import at_edge
from lorcha.games.ching.rules.sailing import steer
from lorcha.games.ching.rules.skills import find_kind
from lorcha.games.ching.state import (
    CLEAR,
    FORTUNE_TELLER,
    HELMSMEN,
    NOTHING,
    SIREN,
    THIEF,
    TRAITRESS,
    VETERAN_SAILOR,
    Captain,
    Table,
)


def offer_encounters(table: Table, seat: Int, out: Moves) -> None:
    """Each card of the hand that would have an effect (MC-58)."""
    captain = table.captains[seat]
    if table.played:
        return
    cards = captain.encounters.cards
    offered: Int = 0  # bits of the faces
    for i in range(captain.encounters.count):
        card = cards[i]
        face = face_bit(card)
        if not offered & face:
            offered |= face
            kind = KIND_OF[card]
            if kind == THIEF:
                offer_targets(table, seat, WITH_THIEF, out)
            elif kind == TRAITRESS:
                offer_targets(table, seat, WITH_TRAITRESS, out)
            elif playable(table, seat, card, kind):
                out.add(PLAY.pack(FACE_OF[card]))


def offer_targets(table: Table, seat: Int, weapon: Int, out: Moves) -> None:
    """Opponents who have something to steal."""
    opponents = table.opponents(seat)
    for other in range(table.seats):
        captain = table.captains[other]
        loot = captain.gem_count() if weapon == WITH_THIEF else captain.encounters.count
        if (opponents >> other) & 1 and loot > 0:
            out.add(ATTACK.pack(weapon, other))


def playable(table: Table, seat: Int, card: Int, kind: Int) -> bool:
    """Madame Ching, Merchants and Treasures are not played in this step (MC-81, MC-91)."""
    if kind == SIREN:
        return hearers(table, seat, SHOWN_SYMBOL[card]) != 0
    if kind == VETERAN_SAILOR:
        return has_spent(table.captains[seat])
    if kind == HELMSMEN:
        return not table.ended and not at_edge(table.expedition())
    return kind == FORTUNE_TELLER and can_meet(table)


def has_spent(captain: Captain) -> bool:
    for skill in range(len(SKILLS)):
        if captain.spent[skill] > 0:
            return True
    return False


def put_down(table: Table, seat: Int, face: Int) -> None:
    """It lies open on the table until its effect is done (MC-59)."""
    table.lying = lay_down(table, seat, face)
    table.agenda.push(CLEAR)


def clear(table: Table) -> None:
    table.encounter_discard.add(table.lying)
    table.lying = NOTHING


def play_card(table: Table, seat: Int, face: Int) -> None:
    table.played = 1
    kind = KIND_OF[find_face(table.captains[seat], face)]
    if kind == HELMSMEN:
        steer(table, lay_down(table, seat, face))
        return
    table.tell(PLAYED, seat, face)
    put_down(table, seat, face)
    if kind == SIREN:
        hit = hearers(table, seat, SHOWN_SYMBOL[table.lying])
        begin_attack(table, seat, WITH_SIREN, hit)
    elif kind == VETERAN_SAILOR:
        ready_all(table, seat)
    else:
        meet(table, seat, FORTUNE_CARDS)


def ready_all(table: Table, seat: Int) -> None:
    """All spent skills at once (MC-88)."""
    captain = table.captains[seat]
    for skill in range(len(SKILLS)):
        captain.ready[skill] += captain.spent[skill]
        captain.spent[skill] = 0
    table.tell(READIED, seat)


def send_thief(table: Table, seat: Int, weapon: Int, target: Int) -> None:
    """A Thief or a Traitress."""
    kind: Int = THIEF if weapon == WITH_THIEF else TRAITRESS
    captain = table.captains[seat]
    table.played = 1
    put_down(table, seat, FACE_OF[captain.encounters.cards[find_kind(captain, kind)]])
    table.tell(ATTACKED, seat, weapon, target)
    begin_attack(table, seat, weapon, 1 << target)
