# compiled by mypyc
"""What a move of a captain costs and brings, as far as that captain can tell."""

from typing import Final

from lorcha.core.knowledge import Pile
from lorcha.core.layout import Layout
from lorcha.core.moves import verb_number
from lorcha.core.rows import Cells, Int, put
from lorcha.games.ching.bots.captain_features import GEM_COUNT, pearl_skills, write_prize
from lorcha.games.ching.box import (
    COLOUR_OF,
    COLUMNS,
    EQUAL_SYMBOLS,
    FOR_PEARL,
    GEMS,
    HONG_KONG_NUMBERS,
    KIND_OF_FACE,
    LINE_CARDS,
    NO_SYMBOL,
    NUMBERS,
    ROWS,
    SYMBOL_OF,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    lines_crossed,
)
from lorcha.games.ching.moves import (
    ATTACK,
    CHOOSE,
    COMPLETE,
    GIVE,
    LEARN,
    NIGHT,
    PLAY,
    SAIL,
    SEIZE,
    TAKE,
    TURN,
)
from lorcha.games.ching.rules.attacks import WITH_BATTLE, WITH_THIEF
from lorcha.games.ching.rules.expedition import is_crew, is_ready, number_of, symbol_on
from lorcha.games.ching.rules.round import chosen_from
from lorcha.games.ching.state import (
    ASK_WINDOW,
    ELITE_CREW,
    FACE_DOWN,
    HELMSMEN,
    NOBODY,
    Table,
)

EFFECT: Final = Layout()  # of a card on a junk
STARTS: Final[Int] = EFFECT.part("starts", 1, "the card begins an expedition")
GOES_ON: Final[Int] = EFFECT.part("goes on", 1, "it continues the expedition")
ENDS: Final[Int] = EFFECT.part("ends", 1, "it ends the expedition")
GAP: Final[Int] = EFFECT.part("gap", 1, "numbers between the highest card and it", 20)
NEW_COLOUR: Final[Int] = EFFECT.part("new colour", 1, "the expedition does not have yet")
NUMBER: Final[Int] = EFFECT.part("number", 1, "of the space then, or where it ends", 40)
DRAWS: Final[Int] = EFFECT.part("draws", 1, "encounter cards for the lines crossed", 2)
PLUNDERS: Final[Int] = EFFECT.part("hong kong", 1, "its card is won")
PRIZE: Final[Int] = EFFECT.part("prize", 1, "points of the mission for that number", 8)
NEXT: Final[Int] = EFFECT.part("next", 1, "from there to the number of the next mission", 10)
ALIKE: Final[Int] = EFFECT.part("alike", 1, "ready symbols like that of the card, with it", 3)
SKILLED: Final[Int] = EFFECT.part("skill", 1, "ready symbols pay for a skill then")
EFFECT_SIZE: Final[Int] = EFFECT.size

MORE: Final = Layout()
EFFECTS: Final[Int] = MORE.blocks("effect", EFFECT, 4)  # two cards, each on two junks
WHICH: Final[Int] = MORE.part("which card", NUMBERS, "the navigation card taken or turned")
GOLD: Final[Int] = MORE.part("gold", 1, "pieces gained", 3)
GEM: Final[Int] = MORE.part("gems", GEM_COUNT, f"gained: {', '.join(GEMS)}", 2)
MEETS: Final[Int] = MORE.part("encounters", 1, "cards drawn", 2)
LEARNS: Final[Int] = MORE.part("skills", 1, "cards gained", 2)
PEARL: Final[Int] = MORE.part("pearl", 1, "the China Pearl is won")
LOOT: Final[Int] = MORE.part("loot", 1, "gems, or cards, that the target has", 4)


def write_move(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    verb = verb_number(move)
    if verb == CHOOSE.number:
        cards = chosen_from(table.captains[seat].hand, CHOOSE.get(move, 0))
        for i in range(len(cards)):
            write_card(table, seat, cards[i], out, at + EFFECTS + i * 2 * EFFECT_SIZE)
    elif verb == TAKE.number:
        write_taken(table, seat, TAKE.get(move, 0) - 1, out, at)
    elif verb == GIVE.number or verb == SEIZE.number:
        write_card(table, seat, GIVE.get(move, 0), out, at + EFFECTS)
    elif verb == SAIL.number:
        which = SAIL.get(move, 0)
        junk = table.captains[seat].junks[which]
        place: Int = at + EFFECTS + which * EFFECT_SIZE
        write_effect(table, junk, table.agenda.number(), False, out, place)
    elif verb == NIGHT.number:
        place = at + EFFECTS + table.junk * EFFECT_SIZE
        write_effect(table, table.expedition(), NIGHT.get(move, 0), True, out, place)
    elif verb == PLAY.number:
        helmsmen = KIND_OF_FACE[PLAY.get(move, 0)] == HELMSMEN
        if helmsmen and table.agenda.what() == ASK_WINDOW:
            place = at + EFFECTS + table.junk * EFFECT_SIZE
            write_effect(table, table.expedition(), 0, True, out, place)
    elif verb == COMPLETE.number:
        write_reward(COMPLETE.get(move, 0), out, at)
    elif verb == LEARN.number:
        write_skills(table, seat, move, out, at)
    elif verb == ATTACK.number:
        put(out, at + LOOT, loot(table, ATTACK.get(move, 0), ATTACK.get(move, 1)))
    elif verb == TURN.number:
        laid = table.captains[seat].junks[TURN.get(move, 0)].cards[TURN.get(move, 1) - 1]
        if not is_crew(laid):
            put(out, at + WHICH + number_of(laid) - 1, 1)


def write_taken(table: Table, seat: Int, place: Int, out: Cells, at: Int) -> None:
    """A card that lies face down is anybody's guess."""
    if place != FACE_DOWN:
        card = table.display[place]
        put(out, at + WHICH + card - 1, 1)
        write_card(table, seat, card, out, at + EFFECTS)


def write_card(table: Table, seat: Int, card: Int, out: Cells, at: Int) -> None:
    """A navigation card on each own junk."""
    for junk in table.captains[seat].junks:
        write_effect(table, junk, card, False, out, at)
        at += EFFECT_SIZE


def write_effect(table: Table, junk: Pile, card: Int, inserted: bool, out: Cells, at: Int) -> None:
    """A card is laid on an expedition, or inserted into it; 0 are Helmsmen, of a new colour."""
    seen: Int = 0
    depth: Int = 0
    top: Int = 0
    symbols: Int = 0  # four bits for each
    for i in range(junk.count):
        laid = junk.cards[i]
        if is_crew(laid):
            depth += 1
        else:
            top = number_of(laid)
            colour: Int = 1 << COLOUR_OF[top]
            if not seen & colour:
                seen |= colour
                depth += 1
        if is_ready(laid) and symbol_on(laid) != NO_SYMBOL:
            symbols += 1 << 4 * symbol_on(laid)
    before: Int = min(depth, ROWS)
    if junk.count > 0 and not inserted and (junk.count >= COLUMNS or card < top):
        put(out, at + ENDS, 1)
        write_space(table, junk.count * before, symbols, out, at)
        return
    put(out, at + (GOES_ON if junk.count > 0 else STARTS), 1)
    if card == 0 or not (seen >> COLOUR_OF[card]) & 1:
        put(out, at + NEW_COLOUR, 1)
        depth += 1
    symbol = SYMBOL_OF[card] if card > 0 else NO_SYMBOL
    if symbol != NO_SYMBOL:
        symbols += 1 << 4 * symbol
        put(out, at + ALIKE, (symbols >> 4 * symbol) & 15)
    if card > top:
        put(out, at + GAP, card - top)
    after: Int = min(depth, ROWS)
    number: Int = (junk.count + 1) * after
    if junk.count > 0:
        put(out, at + DRAWS, cards_met(junk.count, before, after))
    if table.hong_kong == NOBODY and plunders(number):
        put(out, at + PLUNDERS, 1)
    write_space(table, number, symbols, out, at)


def plunders(number: Int) -> bool:
    """Hong Kong is at a space of this number."""
    for i in range(len(HONG_KONG_NUMBERS)):
        if number == HONG_KONG_NUMBERS[i]:
            return True
    return False


def cards_met(column: Int, before: Int, after: Int) -> Int:
    crossed = lines_crossed(column, before, after - before)
    cards: Int = 0
    if crossed == 0:
        return cards
    for i in range(len(LINE_CARDS)):
        if (crossed >> i) & 1:
            cards += LINE_CARDS[i]
    return cards


def write_space(table: Table, number: Int, symbols: Int, out: Cells, at: Int) -> None:
    put(out, at + NUMBER, number)
    write_prize(table, number, out, at + PRIZE)
    kinds: Int = 0
    for symbol in range(NO_SYMBOL):
        count: Int = (symbols >> 4 * symbol) & 15
        if count > 0:
            kinds += 1
        if count >= EQUAL_SYMBOLS:
            put(out, at + SKILLED, 1)
    if kinds == NO_SYMBOL:
        put(out, at + SKILLED, 1)


def write_reward(tile: Int, out: Cells, at: Int) -> None:
    put(out, at + GOLD, TILE_GOLD[tile])
    put(out, at + MEETS, TILE_CARDS[tile])
    for gem in range(GEM_COUNT):
        put(out, at + GEM + gem, TILE_GEMS[tile * GEM_COUNT + gem])


def write_skills(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    """Four different skills win the pearl; each Elite Crew stands for one."""
    captain = table.captains[seat]
    count = pearl_skills(captain)
    learned: Int = 0
    fresh: Int = 0  # bits of the skills that are new
    for i in range(3):
        skill: Int = LEARN.get(move, i) - 1
        if skill >= 0:
            learned += 1
            if skill == ELITE_CREW:
                count += 1
            elif captain.owned(skill) == 0 and not (fresh >> skill) & 1:
                fresh |= 1 << skill
                count += 1
    put(out, at + LEARNS, learned)
    put(out, at + PEARL, 1 if table.pearl == NOBODY and count >= FOR_PEARL else 0)


def loot(table: Table, weapon: Int, target: Int) -> Int:
    captain = table.captains[target]
    if weapon == WITH_BATTLE:
        return captain.hand.count
    return captain.gem_count() if weapon == WITH_THIEF else captain.encounters.count
