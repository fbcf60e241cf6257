# compiled by mypyc
"""Whether what is still to come fits the round and the captains, as a stack (MC-20 to MC-66).

At the bottom lies the end of the round. Above it is the reveal of the cards still to be chosen, or
the turns to come with the last one first, and on top of them the turn that is being taken.
"""

from lorcha.core.rows import Int
from lorcha.games.ching.box import KIND_OF, NUMBERS, SHOWN_SYMBOL
from lorcha.games.ching.rules.attacks import (
    WITH_BATTLE,
    WITH_SIREN,
    WITH_THIEF,
    WITH_TRAITRESS,
    after,
    hears,
)
from lorcha.games.ching.rules.tasks import passing_on, stolen_from
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
    CLEAR,
    DONE,
    END_ROUND,
    FORTUNE_TELLER,
    GAVE_ONE,
    NOBODY,
    NOT_YET,
    NOTHING,
    REVEAL,
    SEA_LUCK,
    SEEK_SKILLS,
    SET_OUT_AGAIN,
    SIREN,
    STRIKE,
    TAKE_TURN,
    TASKS,
    THIEF,
    TRAITRESS,
    WINDOW,
    Captain,
    Table,
)


def broken_agenda(table: Table) -> list[str]:
    if table.over():
        return []
    if table.agenda.what_at(0) != END_ROUND:
        return ["the round has no end"]
    for team in range(len(table.handed)):
        if not NOT_YET <= table.handed[team] <= DONE:
            return ["a team has done something else than to hand over"]
    if table.agenda.what_at(1) == REVEAL:
        return [] if is_choice(table) else ["not exactly those without a card are asked for one"]
    place = skip_turns(table)
    if place < 0:
        return ["the turns to come do not fit the cards revealed"]
    if table.active == NOBODY:
        return ["it is nobody's turn"]
    if table.lying != NOTHING and not has_task(table, CLEAR):
        return ["an encounter card is played that will never be cleared away"]
    if not is_turn(table, place):
        name = TASKS[int(table.agenda.what())]
        return [f"{name!r} is not asked here, or not of this seat, or about something else"]
    return []


def has_task(table: Table, what: Int) -> bool:
    for place in range(table.agenda.size):
        if table.agenda.what_at(place) == what:
            return True
    return False


def is_asked(table: Table, place: Int, what: Int, seat: Int) -> bool:
    """Is this the last thing on the agenda, a question to this seat alone?"""
    last = place == table.agenda.size - 1
    return last and table.agenda.what_at(place) == what and table.agenda.who_at(place) == 1 << seat


# ---- the round


def is_choice(table: Table) -> bool:
    """Everybody with cards who has put none face down is asked (MC-22)."""
    who: Int = 0
    for seat in range(table.seats):
        captain = table.captains[seat]
        if len(captain.revealed) > 0:
            return False
        if len(captain.chosen) == 0:
            if captain.hand.count > 0:
                who |= 1 << seat
        elif len(captain.chosen) != min(table.cards_due(), captain.hand.count):
            return False
    if table.active != NOBODY or table.lying != NOTHING or table.agenda.size != 3:
        return False
    return table.agenda.what_at(2) == ASK_CHOICE and table.agenda.who_at(2) == who


def skip_turns(table: Table) -> Int:
    """The place above the turns to come, or -1 if they do not fit the cards revealed (MC-24)."""
    place: Int = 1
    last: Int = table.seats
    while table.agenda.what_at(place) == TAKE_TURN and table.agenda.number_at(place) == 0:
        seat = seat_of(table, place)
        if not 0 <= seat <= last:
            return -1
        last = seat
        place += 1
    card: Int = 0
    while table.agenda.what_at(place) == TAKE_TURN:
        seat = seat_of(table, place)
        if not card < table.agenda.number_at(place) <= NUMBERS or seat < 0:
            return -1
        card = table.agenda.number_at(place)
        place += 1
    for seat in range(table.seats):
        if not turns_fit(table, seat, place):
            return -1
    return place


def seat_of(table: Table, place: Int) -> Int:
    """The one seat a task concerns, or -1."""
    for seat in range(table.seats):
        if table.agenda.who_at(place) == 1 << seat:
            return seat
    return -1


def turns_fit(table: Table, seat: Int, above: Int) -> bool:
    """A turn for each card revealed, the one that is being laid out among them, and a junk for
    each of these; no more turns than junks in all."""
    captain = table.captains[seat]
    turns: Int = 0
    cards: Int = 0
    for place in range(1, above):
        if table.agenda.who_at(place) == 1 << seat:
            turns += 1
            if table.agenda.number_at(place) > 0:
                cards += 1
                if not is_revealed(captain, table.agenda.number_at(place)):
                    return False
    free: Int = cards
    if seat == table.active:
        turns += 1
        card = card_to_lay(table, above)
        if card != 0:
            cards += 1
            if not is_revealed(captain, card):
                return False
            if table.agenda.what_at(above + 1) == ASK_JUNK:
                free += 1
    if len(captain.chosen) > 0 or len(captain.revealed) != cards:
        return False
    return turns <= table.cards_due() and free <= free_junks(captain)


def card_to_lay(table: Table, place: Int) -> Int:
    """The card revealed for the turn that is being taken, until it lies in the expedition."""
    if table.agenda.what_at(place) == WINDOW and table.agenda.what_at(place + 1) in (
        ASK_JUNK,
        SET_OUT_AGAIN,
    ):
        return table.agenda.number_at(place + 1)
    return 0


def is_revealed(captain: Captain, card: Int) -> bool:
    for i in range(len(captain.revealed)):
        if captain.revealed[i] == card:
            return True
    return False


def free_junks(captain: Captain) -> Int:
    count: Int = 0
    for junk in range(len(captain.junks)):
        if not (captain.busy >> junk) & 1:
            count += 1
    return count


# ---- the turn


def is_turn(table: Table, place: Int) -> bool:
    seat = table.active
    if is_asked(table, place, ASK_WINDOW, seat):
        return table.junk == NOTHING or at_sea(table)
    if table.agenda.what_at(place) != WINDOW:
        return is_handing_over(table, place)
    if table.agenda.what_at(place + 1) == ASK_JUNK:
        return table.junk == NOTHING and is_asked(table, place + 1, ASK_JUNK, seat)
    if not at_sea(table):
        return False
    if table.agenda.what_at(place + 1) == SET_OUT_AGAIN:
        return is_homecoming(table, place + 2)
    if table.agenda.what_at(place + 1) == CLEAR:
        return table.lying != NOTHING and is_encounter(table, place + 2)
    return is_battle(table, place + 1) or is_passing_on(table, place + 1, NOBODY)


def at_sea(table: Table) -> bool:
    """The junk whose turn it is has an expedition."""
    if not 0 <= table.junk < len(table.captains[table.active].junks):
        return False
    return table.expedition().count > 0


def is_homecoming(table: Table, place: Int) -> bool:
    """A mission, then skills, then sea luck, and the cards they bring to pass on (MC-39)."""
    seat = table.active
    if table.agenda.what_at(place) != SEA_LUCK:
        return is_passing_on(table, place, NOBODY)
    if is_asked(table, place + 1, ASK_SKILLS, seat):
        return True
    if table.agenda.what_at(place + 1) != SEEK_SKILLS:
        return False
    mission = is_asked(table, place + 2, ASK_MISSION, seat)
    return mission or is_passing_on(table, place + 2, NOBODY)


def is_handing_over(table: Table, place: Int) -> bool:
    """At the end of a turn in the team game (MC-106)."""
    seat = table.active
    if not table.teams or table.captains[seat].hand.count == 0:
        return False
    if table.handed[seat % 2] == NOT_YET:
        return is_asked(table, place, ASK_HAND_OVER, seat)
    return table.handed[seat % 2] == GAVE_ONE and is_asked(table, place, ASK_GIVE_BACK, seat)


def is_passing_on(table: Table, place: Int, victim: Int) -> bool:
    """The last cards of the hand may each go to the partner (MC-108)."""
    seat = table.active
    received: Int = table.agenda.size - place
    if not table.teams or not 0 < received <= table.captains[seat].encounters.count:
        return False
    for i in range(received):
        if (
            table.agenda.what_at(place + i) != ASK_PASS_ON
            or table.agenda.who_at(place + i) != 1 << seat
        ):
            return False
        number = table.agenda.number_at(place + i)
        if number != passing_on(i + 1, victim):
            return False
    return True


# ---- encounter cards and attacks


def is_encounter(table: Table, place: Int) -> bool:
    """Above the card played, which is cleared away afterwards."""
    kind = KIND_OF[table.lying]
    if kind == SIREN:
        return is_song(table, place) or is_attack(table, place, WITH_SIREN)
    if kind == THIEF:
        return is_attack(table, place, WITH_THIEF)
    if kind == TRAITRESS:
        if table.agenda.what_at(place) == ASK_PASS_ON and table.agenda.number_at(place) >= 0:
            victim = stolen_from(table.agenda.number_at(place))
            opponent = 0 <= victim < table.seats and is_opponent(table, victim)
            return opponent and is_passing_on(table, place, victim)
        return is_attack(table, place, WITH_TRAITRESS)
    return kind == FORTUNE_TELLER and is_passing_on(table, place, NOBODY)


def is_opponent(table: Table, seat: Int) -> bool:
    return (table.opponents(table.active) >> seat) & 1 == 1


def is_battle(table: Table, place: Int) -> bool:
    """The attack, then a card seized and one given in return (MC-74)."""
    seat = table.active
    if table.agenda.what_at(place) != ASK_RETURN:
        return is_attack(table, place, WITH_BATTLE)
    victim = table.agenda.number_at(place)
    if table.agenda.who_at(place) != 1 << seat or not 0 <= victim < table.seats:
        return False
    if not is_opponent(table, victim):
        return False
    if place == table.agenda.size - 1:
        return table.captains[seat].hand.count > 0
    seized = (
        is_asked(table, place + 1, ASK_SEIZE, seat) and table.agenda.number_at(place + 1) == victim
    )
    return seized and table.captains[victim].hand.count > 0


def is_attack(table: Table, place: Int, kind: Int) -> bool:
    """Those who are hit and may have a shield, in turn order after the attacker (MC-95)."""
    if table.agenda.what_at(place) != STRIKE or table.agenda.who_at(place) != 1 << table.active:
        return False
    if table.agenda.number_at(place) != kind or not can_strike(table, kind):
        return False
    return are_asked_in_turn(table, place + 1, ASK_SHIELD, kind)


def is_song(table: Table, place: Int) -> bool:
    """Those who hear the Siren turn a card; who has done so may hear it no more (MC-84)."""
    symbol = SHOWN_SYMBOL[table.lying]
    if table.hit & ~table.opponents(table.active):
        return False
    for i in range(place, table.agenda.size):
        seat = seat_of(table, i)
        if seat < 0 or not hears(table.captains[seat], symbol):
            return False
    return are_asked_in_turn(table, place, ASK_TURN, symbol)


def can_strike(table: Table, kind: Int) -> bool:
    """All who are hit are opponents who have what it takes, one alone unless a Siren sings."""
    count: Int = 0
    for seat in range(table.seats):
        if (table.hit >> seat) & 1:
            count += 1
            if not is_opponent(table, seat) or not has_loot(table, seat, kind):
                return False
    return count == 1 or (kind == WITH_SIREN and count > 0)


def has_loot(table: Table, seat: Int, kind: Int) -> bool:
    captain = table.captains[seat]
    if kind == WITH_SIREN:
        return hears(captain, SHOWN_SYMBOL[table.lying])
    if kind == WITH_THIEF:
        return captain.gem_count() > 0
    if kind == WITH_TRAITRESS:
        return captain.encounters.count > 0
    return captain.hand.count > 0


def are_asked_in_turn(table: Table, place: Int, what: Int, number: Int) -> bool:
    """Only who is hit; the first after the attacker on top."""
    if place >= table.agenda.size:
        return False
    steps: Int = table.seats - 1
    while steps > 0 and place < table.agenda.size:
        other = after(table, table.active, steps)
        if table.agenda.who_at(place) == 1 << other:
            if table.agenda.what_at(place) != what or table.agenda.number_at(place) != number:
                return False
            if not (table.hit >> other) & 1:
                return False
            place += 1
        steps -= 1
    return place == table.agenda.size
