# compiled by mypyc
"""Attacks: Battle, Thief, Traitress, Siren, and Helmsmen as a shield (MC-74 to MC-96)."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.ching.box import FACE_OF, KIND_OF, SHOWN_SYMBOL
from lorcha.games.ching.events import (
    ENDURED,
    GAVE,
    LOOKED,
    SEIZED,
    SHIELDED,
    STOLE_CARD,
    STOLE_GEM,
    TURNED,
)
from lorcha.games.ching.moves import ENDURE, GIVE, PLAY, SEIZE, TURN
from lorcha.games.ching.rules.drawing import ask_to_pass_on
from lorcha.games.ching.rules.expedition import ascending, bit_of, is_ready, symbol_on
from lorcha.games.ching.state import (
    ASK_RETURN,
    ASK_SEIZE,
    ASK_SHIELD,
    ASK_TURN,
    HELMSMEN,
    STRIKE,
    TURNED_BIT,
    Captain,
    Table,
)

# Kinds of attack: the weapons in the order of their list, then the Siren
WITH_BATTLE: Final = 0
WITH_THIEF: Final = 1
WITH_TRAITRESS: Final = 2
WITH_SIREN: Final = 3


def begin_attack(table: Table, seat: Int, kind: Int, hit: Int) -> None:
    """Everyone hit who holds an encounter card is asked, one by one (MC-95, MC-123a)."""
    table.hit = hit
    table.agenda.push(STRIKE, 1 << seat, kind)
    i: Int = table.seats - 1
    while i > 0:
        other = after(table, seat, i)
        if (hit >> other) & 1 and table.captains[other].encounters.count > 0:
            table.agenda.push(ASK_SHIELD, 1 << other, kind)
        i -= 1


def after(table: Table, seat: Int, steps: Int) -> Int:
    """The seat this many places after this one in the turn order of the round."""
    at: Int = 0
    while table.order[at] != seat:
        at += 1
    return table.order[(at + steps) % table.seats]


# ---- Helmsmen as a shield (MC-94 to MC-96)


def offer_shields(captain: Captain, out: Moves) -> None:
    cards = captain.encounters.cards
    held: Int = 0  # bits of the faces
    for i in range(captain.encounters.count):
        if KIND_OF[cards[i]] == HELMSMEN:
            held |= face_bit(cards[i])
    face: Int = 0
    while held >> face != 0:
        if (held >> face) & 1:
            out.add(PLAY.pack(face))
        face += 1
    out.add(ENDURE.number)


def face_bit(card: Int) -> Int:
    return 1 << FACE_OF[card]


def find_face(captain: Captain, face: Int) -> Int:
    """The first encounter card in the hand with this face, or -1."""
    cards = captain.encounters.cards
    for i in range(captain.encounters.count):
        if FACE_OF[cards[i]] == face:
            return cards[i]
    return -1


def shield(table: Table, seat: Int, move: Int) -> None:
    table.agenda.answered(seat)
    if move == ENDURE.number:
        table.tell(ENDURED, seat)
        return
    card = lay_down(table, seat, PLAY.get(move, 0))
    table.encounter_discard.add(card)
    table.hit &= ~(1 << seat)
    table.tell(SHIELDED, seat, FACE_OF[card])


def lay_down(table: Table, seat: Int, face: Int) -> Int:
    """Take an encounter card out of the hand for all to see."""
    captain = table.captains[seat]
    card = find_face(captain, face)
    table.rumours.lay_down(card, seat)
    captain.encounters.take(captain.encounters.find(card))
    return card


def strike(table: Table, seat: Int, kind: Int) -> None:
    """The attack takes effect on those who have no shield."""
    if table.hit == 0:
        return
    if kind == WITH_SIREN:
        sing(table, seat)
        return
    victim = table.first_of(table.hit)
    if kind == WITH_BATTLE:
        look(table, seat, victim)
    elif kind == WITH_THIEF:
        steal_gem(table, seat, victim)
    else:
        steal_card(table, seat, victim)


# ---- Battle (MC-74, MC-75)


def look(table: Table, seat: Int, victim: Int) -> None:
    table.reveal("hand", 1 << victim)
    hand = table.captains[victim].hand
    cards: Int = 0
    table.charts.look(seat, victim)
    for i in range(hand.count):
        cards |= bit_of(hand.cards[i])
    table.tell_only(1 << seat | 1 << victim, LOOKED, seat, victim, cards)
    table.agenda.push(ASK_RETURN, 1 << seat, victim)
    table.agenda.push(ASK_SEIZE, 1 << seat, victim)


def offer_loot(table: Table, out: Moves) -> None:
    cards = ascending(table.captains[table.agenda.number()].hand)
    for i in range(len(cards)):
        out.add(SEIZE.pack(cards[i]))


def seize(table: Table, seat: Int, card: Int) -> None:
    victim = table.agenda.number()
    table.agenda.answered(seat)
    move_card(table, victim, seat, card)
    table.tell_only(1 << seat | 1 << victim, SEIZED, seat, victim, card)


def offer_gifts(captain: Captain, out: Moves) -> None:
    cards = ascending(captain.hand)
    for i in range(len(cards)):
        out.add(GIVE.pack(cards[i]))


def give_in_return(table: Table, seat: Int, card: Int) -> None:
    victim = table.agenda.number()
    table.agenda.answered(seat)
    give(table, seat, victim, card)


def give(table: Table, seat: Int, to: Int, card: Int) -> None:
    move_card(table, seat, to, card)
    table.tell_only(1 << seat | 1 << to, GAVE, seat, to, card)


def move_card(table: Table, giver: Int, taker: Int, card: Int) -> None:
    """A navigation card goes from hand to hand; only the two see which."""
    table.charts.give(card, giver, taker)
    hand = table.captains[giver].hand
    hand.take(hand.find(card))
    table.captains[taker].hand.add(card)


# ---- Thief and Traitress (MC-83, MC-87)


def steal_gem(table: Table, seat: Int, victim: Int) -> None:
    table.reveal("gem")
    gems = table.captains[victim].gems
    drawn = table.chance.below(table.captains[victim].gem_count())
    gem: Int = 0
    while drawn >= gems[gem]:
        drawn -= gems[gem]
        gem += 1
    gems[gem] -= 1
    table.captains[seat].gems[gem] += 1
    table.tell(STOLE_GEM, seat, victim, gem)


def steal_card(table: Table, seat: Int, victim: Int) -> None:
    encounters = table.captains[victim].encounters
    table.reveal("encounter_card")
    card = encounters.take(table.chance.below(encounters.count))
    table.rumours.steal(card, victim, seat, table.teams == 1)
    table.captains[seat].encounters.add(card)
    table.tell_only(1 << seat | 1 << victim, STOLE_CARD, seat, victim, FACE_OF[card])
    ask_to_pass_on(table, seat, 1, victim)


# ---- Siren (MC-84 to MC-86)


def hears(captain: Captain, symbol: Int) -> bool:
    """Has a ready card with this symbol laid out."""
    for junk in captain.junks:
        for i in range(junk.count):
            if is_ready(junk.cards[i]) and symbol_on(junk.cards[i]) == symbol:
                return True
    return False


def hearers(table: Table, seat: Int, symbol: Int) -> Int:
    """Bits of the opponents a Siren with this symbol hits."""
    hit: Int = 0
    opponents = table.opponents(seat)
    for other in range(table.seats):
        if (opponents >> other) & 1 and hears(table.captains[other], symbol):
            hit |= 1 << other
    return hit


def sing(table: Table, seat: Int) -> None:
    symbol = SHOWN_SYMBOL[table.lying]
    i: Int = table.seats - 1
    while i > 0:
        other = after(table, seat, i)
        if (table.hit >> other) & 1:
            table.agenda.push(ASK_TURN, 1 << other, symbol)
        i -= 1


def offer_cards_to_turn(table: Table, seat: Int, out: Moves) -> None:
    symbol = table.agenda.number()
    junks = table.captains[seat].junks
    for junk in range(len(junks)):
        for i in range(junks[junk].count):
            laid = junks[junk].cards[i]
            if is_ready(laid) and symbol_on(laid) == symbol:
                out.add(TURN.pack(junk, i + 1))


def turn_card(table: Table, seat: Int, move: Int) -> None:
    symbol = table.agenda.number()
    table.agenda.answered(seat)
    junk = TURN.get(move, 0)
    place = TURN.get(move, 1)
    table.captains[seat].junks[junk].cards[place - 1] |= TURNED_BIT
    table.tell(TURNED, seat, junk, place, symbol)
