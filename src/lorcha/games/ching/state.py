# compiled by mypyc
"""What is on the table: the captains with their junks, the decks, the display, the missions."""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, copy_row, row, row_of
from lorcha.core.state import State
from lorcha.games.ching.box import (
    COLUMNS,
    ENCOUNTERS,
    FACE_OF,
    GEM_SUPPLY,
    GEMS,
    GOLD,
    NUMBERS,
    SKILL_SUPPLY,
    SKILLS,
    TILES,
    display_for,
    junks_for,
)
from lorcha.games.ching.knowledge.memory import Memory

# Skills, in the order of the box
CARTOGRAPHY: Final = 0
NIGHT_NAVIGATION: Final = 1
BATTLE: Final = 2
METEOROLOGY: Final = 3
ELITE_CREW: Final = 4

# Kinds of encounter cards, in the order of the box
MADAME_CHING: Final = 0
THIEF: Final = 1
SIREN: Final = 2
TRAITRESS: Final = 3
VETERAN_SAILOR: Final = 4
HELMSMEN: Final = 5
FORTUNE_TELLER: Final = 6
MERCHANT: Final = 7
SACRED_TREASURE: Final = 8

# Where a mission tile is; from TAKEN on: with seat TAKEN + n
IN_BOX: Final = 0
ON_BOARD: Final = 1
ASIDE: Final = 2
TAKEN: Final = 3

# Cards laid out in an expedition: a navigation card is its number, Helmsmen lie from 64 on
CREW: Final = 64
TURNED_BIT: Final = 128

# How the game ends (MC-97, MC-122)
RUNNING: Final = 0
BY_MISSIONS: Final = 1
BY_PEARL: Final = 2
BY_STANDSTILL: Final = 3

NOBODY: Final = -1
NOTHING: Final = -1
FACE_DOWN: Final = 0  # the place of the display whose card lies face down

# The agenda's tasks: those that run by themselves, then the questions (MC-121)
ASK: Final = 64  # as in `core/agenda.py`: the compiler only counts with numbers of the same file
ALWAYS: Final = 128
SET_UP: Final = 0
BEGIN_ROUND: Final = 1
REVEAL: Final = 2
TAKE_TURN: Final = 3  # number: the card revealed, 0 for a turn of step 3c alone
LAY: Final = 4  # number: the card
SEEK_MISSION: Final = 5
SEEK_SKILLS: Final = 6
SEA_LUCK: Final = 7
SET_OUT_AGAIN: Final = 8  # number: the card
WINDOW: Final = 9
CLEAR: Final = 10  # the encounter card played goes to the discard pile
STRIKE: Final = 11  # number: the kind of attack
HAND_OVER: Final = 12
END_ROUND: Final = 13
SCORE: Final = 14
ASK_CHOICE: Final = ASK + 0
ASK_JUNK: Final = ASK + 1  # number: the card
ASK_MISSION: Final = ASK + 2
ASK_SKILLS: Final = (ASK | ALWAYS) + 3
ASK_WINDOW: Final = (ASK | ALWAYS) + 4
ASK_SHIELD: Final = (ASK | ALWAYS) + 5  # number: the kind of attack
ASK_TURN: Final = ASK + 6  # number: the symbol
ASK_SEIZE: Final = ASK + 7  # number: the seat whose hand is open
ASK_RETURN: Final = ASK + 8  # number: the seat to give a card to
ASK_PASS_ON: Final = ASK + 9  # number: see `rules/tasks.py`
ASK_HAND_OVER: Final = ASK + 10
ASK_GIVE_BACK: Final = ASK + 11
TASKS: Final = {
    SET_UP: "set_up",
    BEGIN_ROUND: "begin_round",
    REVEAL: "reveal",
    TAKE_TURN: "take_turn",
    LAY: "lay",
    SEEK_MISSION: "seek_mission",
    SEEK_SKILLS: "seek_skills",
    SEA_LUCK: "sea_luck",
    SET_OUT_AGAIN: "set_out_again",
    WINDOW: "open_window",
    CLEAR: "clear",
    STRIKE: "strike",
    HAND_OVER: "offer_hand_over",
    END_ROUND: "end_round",
    SCORE: "score",
    ASK_CHOICE: "choice",
    ASK_JUNK: "junk",
    ASK_MISSION: "mission",
    ASK_SKILLS: "skills",
    ASK_WINDOW: "window",
    ASK_SHIELD: "shield",
    ASK_TURN: "turn",
    ASK_SEIZE: "seize",
    ASK_RETURN: "return",
    ASK_PASS_ON: "pass_on",
    ASK_HAND_OVER: "hand_over",
    ASK_GIVE_BACK: "give_back",
}

# What a team has done this round about handing over (MC-106)
NOT_YET: Final = 0
GAVE_ONE: Final = 1
DONE: Final = 2

CAPTAIN_FIELDS: Final = [
    "hand", "chosen", "revealed", "encounters", "gold", "gems", "ready", "spent", "busy",
]  # fmt: skip
TABLE_FIELDS: Final = [
    "teams", "round", "quiet", "progress", "ending", "active", "junk", "ended", "nights",
    "played", "lying", "hit", "completed", "learned", "payable", "pearl", "hong_kong", "gold_left",
    "gems_left", "skills_left", "missions", "display", "deck", "discard", "encounter_deck",
    "encounter_discard", "order", "handed",
]  # fmt: skip
CARD_FACES: Final = row_of([*range(NUMBERS + 1)])  # navigation cards have no twins
DUMP_VERSION: Final = 2  # since what is known is kept exactly
MEMORY_FIELDS: Final = ["places", "witnesses", "transit", "carrier"]
BELIEF_FIELDS: Final = ["groups", "columns", "cases", "coarse"]


@final
class Captain:
    """What one player has."""

    def __init__(self, junks: Int, source: "Captain | None" = None) -> None:
        if source is not None:
            self.hand: Pile = Pile(0, source.hand)
            self.chosen: Row = copy_row(source.chosen)
            self.revealed: Row = copy_row(source.revealed)
            self.encounters: Pile = Pile(0, source.encounters)
            self.gold: Int = source.gold
            self.gems: Row = copy_row(source.gems)
            self.ready: Row = copy_row(source.ready)
            self.spent: Row = copy_row(source.spent)
            self.busy: Int = source.busy
            self.junks: list[Pile] = [Pile(0, junk) for junk in source.junks]
            return
        self.hand = Pile(8)  # navigation cards
        self.chosen = row(0)  # cards of the hand that lie face down in front of it
        self.revealed = row(0)  # not in the hand any more, not yet laid out
        self.encounters = Pile(4)
        self.gold = 0
        self.gems = row(len(GEMS))
        self.ready = row(len(SKILLS))  # skill cards face up
        self.spent = row(len(SKILLS))
        self.busy = 0  # bits of the junks that have had their card of the round
        self.junks = [Pile(COLUMNS) for _ in range(junks)]  # their expeditions

    def gem_count(self) -> Int:
        return self.gems[0] + self.gems[1] + self.gems[2]

    def owned(self, skill: Int) -> Int:
        return self.ready[skill] + self.spent[skill]

    def use(self, skill: Int) -> None:
        self.ready[skill] -= 1
        self.spent[skill] += 1


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        if source is not None:
            self.teams: Int = source.teams
            self.round: Int = source.round
            self.quiet: Int = source.quiet
            self.progress: Int = source.progress
            self.ending: Int = source.ending
            self.active: Int = source.active
            self.junk: Int = source.junk
            self.ended: Int = source.ended
            self.nights: Int = source.nights
            self.played: Int = source.played
            self.lying: Int = source.lying
            self.hit: Int = source.hit
            self.completed: Int = source.completed
            self.learned: Int = source.learned
            self.payable: Int = source.payable
            self.pearl: Int = source.pearl
            self.hong_kong: Int = source.hong_kong
            self.gold_left: Int = source.gold_left
            self.gems_left: Row = copy_row(source.gems_left)
            self.skills_left: Row = copy_row(source.skills_left)
            self.missions: Row = copy_row(source.missions)
            self.display: Row = copy_row(source.display)
            self.deck: Pile = Pile(0, source.deck)
            self.discard: Pile = Pile(0, source.discard)
            self.encounter_deck: Pile = Pile(0, source.encounter_deck)
            self.encounter_discard: Pile = Pile(0, source.encounter_discard)
            self.order: Row = copy_row(source.order)
            self.handed: Row = copy_row(source.handed)
            self.captains: list[Captain] = [Captain(0, c) for c in source.captains]
            self.charts: Memory = Memory(seats, source.charts.faces, source.charts)
            self.rumours: Memory = Memory(seats, FACE_OF, source.rumours)
            return
        self.teams = 0  # option: 1 is two teams of two
        self.round = 0
        self.quiet = 0  # rounds in a row without a mission or a skill (MC-122)
        self.progress = 0  # 1: somebody completed a mission or gained a skill this round
        self.ending = RUNNING
        self.active = NOBODY  # whose turn it is, and the junk it is for
        self.junk = NOTHING
        self.ended = 0  # 1: this junk's expedition ended in this turn (MC-92)
        self.nights = 0  # Night Navigation cards used in this turn (MC-72)
        self.played = 0  # 1: the encounter card of this turn has been played (MC-56)
        self.lying = NOTHING  # the encounter card played, until its effect is done (MC-59)
        self.hit = 0  # bits of the seats an attack will strike
        self.completed = 0  # at the expedition end of this turn: a mission, skills taken
        self.learned = 0
        self.payable = 0  # 1: its ready symbols alone would have paid for a skill (MC-53)
        self.pearl = NOBODY  # who has the card
        self.hong_kong = NOBODY
        self.gold_left = GOLD
        self.gems_left = copy_row(GEM_SUPPLY)
        self.skills_left = row_of([SKILL_SUPPLY] * len(SKILLS))
        self.missions = row(len(TILES))  # where each tile is
        self.display = row(display_for(int(seats)))  # 0: an empty place
        self.deck = Pile(NUMBERS)
        self.discard = Pile(NUMBERS)
        self.encounter_deck = Pile(ENCOUNTERS)
        self.encounter_discard = Pile(ENCOUNTERS)
        self.order = row(seats)  # of turns this round
        self.handed = row(2)  # by team
        self.captains = [Captain(junks_for(int(seats))) for _ in range(seats)]
        self.charts = Memory(seats, CARD_FACES)  # what is known of navigation cards
        self.charts.open(0)  # there is no such card
        self.rumours = Memory(seats, FACE_OF)  # and of encounter cards

    def partner(self, seat: Int) -> Int:
        """Opposite in the team game (MC-105)."""
        return (seat + 2) % 4 if self.teams else NOBODY

    def opponents(self, seat: Int) -> Int:
        """Bits of the seats an attack may be aimed at (MC-109)."""
        others: Int = ((1 << self.seats) - 1) & ~(1 << seat)
        return others & ~(1 << self.partner(seat)) if self.teams else others

    def hands(self) -> list[Pile]:
        """The navigation cards of each captain."""
        return [captain.hand for captain in self.captains]

    def encounter_hands(self) -> list[Pile]:
        return [captain.encounters for captain in self.captains]

    def expedition(self) -> Pile:
        """Of the junk whose turn it is."""
        return self.captains[self.active].junks[self.junk]

    def cards_due(self) -> Int:
        """How many navigation cards a captain plays in a round: one for each junk (MC-111)."""
        return len(self.captains[0].junks)

    def dump(self) -> dict[str, object]:
        fields: dict[str, object] = {"game": "ching", "seats": int(self.seats)}
        fields["version"] = DUMP_VERSION
        fields["chance"] = self.chance.dump()
        fields["agenda"] = self.dump_agenda(TASKS)
        fields.update(dump_fields(self, TABLE_FIELDS))
        fields["captains"] = [dump_captain(captain) for captain in self.captains]
        fields["charts"] = dump_memory(self.charts)
        fields["rumours"] = dump_memory(self.rumours)
        return fields


def dump_captain(captain: Captain) -> dict[str, object]:
    fields = dump_fields(captain, CAPTAIN_FIELDS)
    fields["junks"] = [junk.to_list() for junk in captain.junks]
    return fields


def dump_memory(memory: Memory) -> dict[str, object]:
    memory.settle()
    fields = dump_fields(memory, MEMORY_FIELDS)
    fields["beliefs"] = [
        None if belief is None else dump_fields(belief, BELIEF_FIELDS) for belief in memory.beliefs
    ]
    return fields
