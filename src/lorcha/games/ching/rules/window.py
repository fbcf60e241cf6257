# compiled by mypyc
"""The rest of a turn: skills and an encounter card in any order, then a card of the display.

Taking the card closes the window (MC-66, MC-123c).
"""

from lorcha.core.moves import Moves, verb_number
from lorcha.core.rows import Int
from lorcha.games.ching.events import ATTACKED, TOOK, TOOK_HIDDEN, USED
from lorcha.games.ching.moves import ATTACK, CHART, FORGO, NIGHT, PLAY, TAKE
from lorcha.games.ching.rules.attacks import WITH_BATTLE, begin_attack
from lorcha.games.ching.rules.drawing import can_draw, draw_to_hand
from lorcha.games.ching.rules.encounters import offer_encounters, play_card, send_thief
from lorcha.games.ching.rules.expedition import ascending, at_edge, lowest
from lorcha.games.ching.rules.sailing import sail
from lorcha.games.ching.state import (
    ASK_WINDOW,
    BATTLE,
    CARTOGRAPHY,
    FACE_DOWN,
    HAND_OVER,
    NIGHT_NAVIGATION,
    NOTHING,
    WINDOW,
    Captain,
    Table,
)


def open_window(table: Table) -> None:
    """Asked unless everyone can see that there is a single answer (MC-123e)."""
    if display_left(table) > 1 or might_act(table):
        table.agenda.push(ASK_WINDOW, 1 << table.active)
    else:
        close_window(table, last_left(table))


def display_left(table: Table) -> Int:
    count: Int = 0
    for place in range(len(table.display)):
        if table.display[place] > 0:
            count += 1
    return count


def last_left(table: Table) -> Int:
    """The first place of the display that is not empty, or NOTHING."""
    for place in range(len(table.display)):
        if table.display[place] > 0:
            return place
    return NOTHING


def might_act(table: Table) -> bool:
    """As far as everyone can see, there may be something to do besides taking a card."""
    captain = table.captains[table.active]
    if table.junk == NOTHING:
        return False
    if captain.encounters.count > 0 and not table.played:
        return True
    if can_chart(table, captain) or (can_sail_by_night(table, captain) and captain.hand.count > 0):
        return True
    return captain.ready[BATTLE] > 0 and targets(table, table.active) != 0


def can_chart(table: Table, captain: Captain) -> bool:
    return captain.ready[CARTOGRAPHY] > 0 and can_draw(table)


def can_sail_by_night(table: Table, captain: Captain) -> bool:
    return captain.ready[NIGHT_NAVIGATION] > 0 and not at_edge(table.expedition())


def targets(table: Table, seat: Int) -> Int:
    """Bits of the opponents with navigation cards in hand (MC-75)."""
    bits: Int = 0
    opponents = table.opponents(seat)
    for other in range(table.seats):
        if (opponents >> other) & 1 and table.captains[other].hand.count > 0:
            bits |= 1 << other
    return bits


def offer_window(table: Table, seat: Int, out: Moves) -> None:
    for place in range(len(table.display)):
        if table.display[place] > 0:
            out.add(TAKE.pack(place + 1))
    if out.count == 0:
        out.add(FORGO.number)
    if table.junk != NOTHING:
        offer_used_skills(table, seat, out)
        offer_encounters(table, seat, out)


def offer_used_skills(table: Table, seat: Int, out: Moves) -> None:
    captain = table.captains[seat]
    if can_chart(table, captain):
        out.add(CHART.number)
    if can_sail_by_night(table, captain):
        cards = ascending(captain.hand)
        for i in range(len(cards)):
            if cards[i] > lowest(table.expedition()):
                out.add(NIGHT.pack(cards[i]))
    if captain.ready[BATTLE] > 0:
        others = targets(table, seat)
        for other in range(table.seats):
            if (others >> other) & 1:
                out.add(ATTACK.pack(WITH_BATTLE, other))


def act(table: Table, seat: Int, move: Int) -> None:
    """Whatever is done but taking a card, the window opens again after it."""
    table.agenda.answered(seat)
    verb = verb_number(move)
    if verb == TAKE.number:
        close_window(table, TAKE.get(move, 0) - 1)
        return
    if verb == FORGO.number:
        close_window(table, NOTHING)
        return
    table.agenda.push(WINDOW)
    if verb == CHART.number:
        chart(table, seat)
    elif verb == NIGHT.number:
        sail_by_night(table, seat, NIGHT.get(move, 0))
    elif verb == PLAY.number:
        play_card(table, seat, PLAY.get(move, 0))
    elif ATTACK.get(move, 0) == WITH_BATTLE:
        do_battle(table, seat, ATTACK.get(move, 1))
    else:
        send_thief(table, seat, ATTACK.get(move, 0), ATTACK.get(move, 1))


# ---- skills (MC-67 to MC-76)


def chart(table: Table, seat: Int) -> None:
    """The hand is larger by one from now on (MC-67)."""
    table.captains[seat].use(CARTOGRAPHY)
    table.tell(USED, seat, CARTOGRAPHY)
    draw_to_hand(table, seat)


def sail_by_night(table: Table, seat: Int, card: Int) -> None:
    """A second card into the expedition; the turn's end makes up for it (MC-69, MC-72)."""
    captain = table.captains[seat]
    captain.use(NIGHT_NAVIGATION)
    table.nights += 1
    table.tell(USED, seat, NIGHT_NAVIGATION)
    captain.hand.take(captain.hand.find(card))
    table.charts.lay_down(card, seat)
    sail(table, card)


def do_battle(table: Table, seat: Int, target: Int) -> None:
    """The skill is spent even if the attack is cancelled (MC-76)."""
    table.captains[seat].use(BATTLE)
    table.tell(ATTACKED, seat, WITH_BATTLE, target)
    begin_attack(table, seat, WITH_BATTLE, 1 << target)


# ---- step 3c (MC-61 to MC-64, MC-72)


def close_window(table: Table, place: Int) -> None:
    seat = table.active
    if place == NOTHING:
        draw_to_hand(table, seat)  # the display is empty (MC-115)
    else:
        take(table, seat, place)
    for _ in range(table.nights):
        draw_to_hand(table, seat)
    table.nights = 0
    if table.teams:
        table.agenda.push(HAND_OVER)


def take(table: Table, seat: Int, place: Int) -> None:
    """A face-down card is seen by its taker only (MC-62)."""
    card = table.display[place]
    if place == FACE_DOWN:
        table.reveal("face_down_card")
        table.charts.enter(card, seat)
        table.tell_only(1 << seat, TOOK_HIDDEN, seat, card)
    else:
        table.charts.enter_openly(card, seat)
        table.tell(TOOK, seat, card)
    table.display[place] = 0
    table.captains[seat].hand.add(card)
