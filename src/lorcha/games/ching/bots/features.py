# compiled by mypyc
"""A position of Madame Ching as a row of numbers: the open, the own, the remembered.

A navigation card has the place of its number less 1; encounter cards are told by their faces.
"""

from typing import Final, cast, final

from lorcha.core.agenda import question_place
from lorcha.core.features import Features, relative
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, put
from lorcha.core.state import State
from lorcha.games.ching.bots.captain_features import (
    ASKED,
    CAPTAIN,
    CAPTAIN_SIZE,
    FACE_COUNT,
    GEM_COUNT,
    JUNKS,
    MEANT,
    MOST,
    ORDER,
    PARTNER,
    SECRETS,
    SECRETS_SIZE,
    SKILL_COUNT,
    count_faces,
    recall,
    remember,
    write_captain,
    write_cards,
    write_row,
    write_secrets,
)
from lorcha.games.ching.bots.move_features import MORE, write_move
from lorcha.games.ching.box import (
    BOX,
    ENCOUNTERS,
    FACE_OF,
    FACES,
    GEMS,
    NUMBERS,
    SKILLS,
    SYMBOLS,
    TILES,
)
from lorcha.games.ching.events import ENDINGS
from lorcha.games.ching.moves import ATTACKS, MOVES
from lorcha.games.ching.rules.drawing import card_in_question
from lorcha.games.ching.state import (
    ASIDE,
    ASK_JUNK,
    ASK_PASS_ON,
    ASK_RETURN,
    ASK_SEIZE,
    ASK_SHIELD,
    ASK_TURN,
    FACE_DOWN,
    NOTHING,
    ON_BOARD,
    TAKEN,
    TASKS,
    Table,
)

WIDEST: Final = NUMBERS * (NUMBERS - 1) // 2  # legal moves: two cards of a hand, for two junks
PLACES: Final[Int] = max(setup["display"] for setup in BOX["setup"]["by_players"])
_asked: Final = [name for what, name in TASKS.items() if what >= 64]
_faces: Final = ", ".join(FACES)
_skills: Final = ", ".join(SKILLS)

LAYOUT: Final = Layout()
SEATS: Final[Int] = LAYOUT.part("players", MOST, "how many: 1 to 4")
TEAMS: Final[Int] = LAYOUT.part("teams", 1, "two against two")
ROUND: Final[Int] = LAYOUT.part("round", 1, "of the game", 50)
QUIET: Final[Int] = LAYOUT.part("quiet", 1, "rounds without a mission or a skill", 10)
PROGRESS: Final[Int] = LAYOUT.part("progress", 1, "there was one in this round")
ENDING: Final[Int] = LAYOUT.one_of("ending", ENDINGS, "how the game ends")
WHICH_JUNK: Final[Int] = LAYOUT.part("junk", JUNKS, "whose turn it is")
TURN_SO_FAR: Final[Int] = LAYOUT.part(
    "turn", 4, "in it: expedition ended, encounter card played, mission completed, skill learned"
)
PAYABLE: Final[Int] = LAYOUT.part(
    "payable", 1, "symbols alone would have paid for a skill: there is no sea luck"
)
NIGHTS: Final[Int] = LAYOUT.part("nights", 1, "Night Navigation cards used in the turn", 2)
LYING: Final[Int] = LAYOUT.one_of("lying", FACES, "the encounter card just played")
QUESTION: Final[Int] = LAYOUT.one_of("question", _asked, "what is asked")
CARD: Final[Int] = LAYOUT.part("card", NUMBERS, "the navigation card it is about")
WEAPON: Final[Int] = LAYOUT.one_of("weapon", ATTACKS, "the attack it is about")
SYMBOL: Final[Int] = LAYOUT.one_of("symbol", SYMBOLS, "the symbol it is about")
FACE: Final[Int] = LAYOUT.one_of("face", FACES, "the encounter card it is about")
DISPLAY: Final[Int] = LAYOUT.part("display", PLACES, "a card lies in this place")
NUMBER_THERE: Final[Int] = LAYOUT.part(
    "shown", (PLACES - 1) * NUMBERS, "which card it is, place after place; the first is face down"
)
OPEN: Final[Int] = LAYOUT.part("open", NUMBERS, "cards face up in the display")
DECK: Final[Int] = LAYOUT.part("deck", 1, "navigation cards left", NUMBERS)
DISCARD: Final[Int] = LAYOUT.part("discard", NUMBERS, "discarded navigation cards")
LUCK: Final[Int] = LAYOUT.part("encounter deck", 1, "encounter cards left", ENCOUNTERS)
PAST: Final[Int] = LAYOUT.part("encounter discard", FACE_COUNT, "discarded, of each face", 2)
SKILLS_LEFT: Final[Int] = LAYOUT.part("skills left", SKILL_COUNT, _skills, 3)
GOLD_LEFT: Final[Int] = LAYOUT.part("gold left", 1, "in the supply", 50)
GEMS_LEFT: Final[Int] = LAYOUT.part("gems left", GEM_COUNT, ", ".join(GEMS), 10)
MISSIONS: Final[Int] = LAYOUT.part(
    "missions",
    len(TILES) * (MOST + 2),
    f"each on the board, aside, or taken by seat 0 to 3: {', '.join(TILES)}",
)
HANDED: Final[Int] = LAYOUT.part("handed", 2, "cards handed over: own team, the other", 2)
HAND: Final[Int] = LAYOUT.part("hand", NUMBERS, "own navigation cards")
CHOSEN: Final[Int] = LAYOUT.part("own choice", NUMBERS, "own cards that lie face down")
MET: Final[Int] = LAYOUT.part("own encounters", FACE_COUNT, f"of each face: {_faces}")
CAPTAINS: Final[Int] = LAYOUT.blocks("seat", CAPTAIN, MOST)

HIDDEN: Final = Layout()
OTHERS: Final[Int] = HIDDEN.blocks("other", SECRETS, MOST - 1)
DECK_ORDER: Final[Int] = HIDDEN.part("deck", NUMBERS, "the place of each card; 1 is next", NUMBERS)
DOWN: Final[Int] = HIDDEN.part("face down", NUMBERS, "the card face down in the display")
LUCK_ORDER: Final[Int] = HIDDEN.part(
    "encounter deck", ENCOUNTERS, "the face of each card and 1, the next first", FACE_COUNT
)


@final
class ChingFeatures(Features):
    def __init__(self) -> None:
        super().__init__(MOVES, MOST, LAYOUT, HIDDEN, WIDEST, MORE)

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        write_turn(table, out, at)
        write_supplies(table, out, at)
        write_missions(table, seat, out, at + MISSIONS)
        if table.teams:
            put(out, at + HANDED, table.handed[seat % 2])
            put(out, at + HANDED + 1, table.handed[1 - seat % 2])
        captain = table.captains[seat]
        write_cards(captain.hand, out, at + HAND)
        write_row(captain.chosen, out, at + CHOSEN)
        count_faces(captain.encounters, out, at + MET)
        for i in range(table.seats):
            owner = table.order[i]
            first: Int = at + CAPTAINS + relative(owner, seat, table.seats) * CAPTAIN_SIZE
            put(out, first + ORDER + i, 1)
            write_captain(table, owner, out, first)
            put(out, first + PARTNER, 1 if table.partner(owner) == seat else 0)
        remember(table, seat, out, at + CAPTAINS)
        recall(table, seat, out, at + CAPTAINS)
        if table.agenda.size > 0:
            write_question(table, seat, out, at)

    def observe_hidden(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        for owner in range(table.seats):
            if owner != seat:
                first: Int = (relative(owner, seat, table.seats) - 1) * SECRETS_SIZE
                write_secrets(table.captains[owner], out, at + OTHERS + first)
        deck = table.deck
        for i in range(deck.count):
            put(out, at + DECK_ORDER + deck.cards[i] - 1, deck.count - i)
        if table.display[FACE_DOWN] > 0:
            put(out, at + DOWN + table.display[FACE_DOWN] - 1, 1)
        luck = table.encounter_deck
        for i in range(luck.count):
            put(out, at + LUCK_ORDER + luck.count - 1 - i, FACE_OF[luck.cards[i]] + 1)

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        write_move(cast(Table, state), seat, move, out, at)


def write_turn(table: Table, out: Cells, at: Int) -> None:
    put(out, at + SEATS + table.seats - 1, 1)
    put(out, at + TEAMS, table.teams)
    put(out, at + ROUND, table.round)
    put(out, at + QUIET, table.quiet)
    put(out, at + PROGRESS, table.progress)
    put(out, at + PAYABLE, table.payable)
    put(out, at + ENDING + table.ending, 1)
    if table.active >= 0 and table.junk != NOTHING:
        put(out, at + WHICH_JUNK + table.junk, 1)
    put(out, at + TURN_SO_FAR, table.ended)
    put(out, at + TURN_SO_FAR + 1, table.played)
    put(out, at + TURN_SO_FAR + 2, table.completed)
    put(out, at + TURN_SO_FAR + 3, table.learned)
    put(out, at + NIGHTS, table.nights)
    if table.lying != NOTHING:
        put(out, at + LYING + FACE_OF[table.lying], 1)


def write_supplies(table: Table, out: Cells, at: Int) -> None:
    display = table.display
    for place in range(len(display)):
        if display[place] > 0:
            put(out, at + DISPLAY + place, 1)
            if place != FACE_DOWN:
                shown: Int = (place - 1) * NUMBERS + display[place] - 1
                put(out, at + NUMBER_THERE + shown, 1)
                put(out, at + OPEN + display[place] - 1, 1)
    put(out, at + DECK, table.deck.count)
    write_cards(table.discard, out, at + DISCARD)
    put(out, at + LUCK, table.encounter_deck.count)
    count_faces(table.encounter_discard, out, at + PAST)
    for skill in range(SKILL_COUNT):
        put(out, at + SKILLS_LEFT + skill, table.skills_left[skill])
    put(out, at + GOLD_LEFT, table.gold_left)
    for gem in range(GEM_COUNT):
        put(out, at + GEMS_LEFT + gem, table.gems_left[gem])


def write_missions(table: Table, seat: Int, out: Cells, at: Int) -> None:
    missions = table.missions
    for tile in range(len(missions)):
        where = missions[tile]
        first: Int = at + tile * (MOST + 2)
        if where == ON_BOARD:
            put(out, first, 1)
        elif where == ASIDE:
            put(out, first + 1, 1)
        elif where >= TAKEN:
            put(out, first + 2 + relative(where - TAKEN, seat, table.seats), 1)


def write_question(table: Table, seat: Int, out: Cells, at: Int) -> None:
    what = table.agenda.what()
    number = table.agenda.number()
    who = table.agenda.who()
    put(out, at + QUESTION + question_place(what), 1)
    for owner in range(table.seats):
        if (who >> owner) & 1:
            first: Int = at + CAPTAINS + relative(owner, seat, table.seats) * CAPTAIN_SIZE
            put(out, first + ASKED, 1)
    if what == ASK_JUNK:
        put(out, at + CARD + number - 1, 1)
    elif what == ASK_SHIELD:
        put(out, at + WEAPON + number, 1)
    elif what == ASK_TURN:
        put(out, at + SYMBOL + number, 1)
    elif what in (ASK_SEIZE, ASK_RETURN):
        meant = relative(number, seat, table.seats) * CAPTAIN_SIZE
        put(out, at + CAPTAINS + meant + MEANT, 1)
    elif what == ASK_PASS_ON and (who >> seat) & 1:
        put(out, at + FACE + FACE_OF[card_in_question(table)], 1)


FEATURES: Final = ChingFeatures()
