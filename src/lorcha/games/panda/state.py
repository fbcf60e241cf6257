# compiled by mypyc
"""What is on the table: the players with their hands and bids, the deck and the discard pile."""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.knowledge import Knowledge, Pile
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.core.state import State
from lorcha.games.panda.box import CARDS, HAND, KEY_OF, START_POINTS, TARGET
from lorcha.games.panda.moves import dump_bid

# Suits, in the order of the box; the fifth is metal
FIRE: Final = 0
EARTH: Final = 1
WOOD: Final = 2
WATER: Final = 3

# Symbols, in the order of the box; 0 is none
JOKER: Final = 1
BAMBOO: Final = 2
FLAME: Final = 3
PANDA: Final = 4

WHITE: Final = 0
BLUE: Final = 1

HUNGRY: Final = 0  # the other mood is to spin
UNSET: Final = -1

# Where points come from
PARTS: Final = ["start", "going_out", "bamboo", "panda"]
BY_START: Final = 0
BY_GOING_OUT: Final = 1
BY_BAMBOO: Final = 2
BY_PANDA: Final = 3

# The agenda's tasks: those that run by themselves, then the questions
ASK: Final = 64  # as in `core/agenda.py`: the compiler only counts with numbers of the same file
ALWAYS: Final = 128
SET_UP: Final = 0
BEGIN_ROUND: Final = 1  # number: who leads
BEGIN_TRICK: Final = 2  # number: who leads
BEGIN_TURN: Final = 3  # number: whose
NEXT_TURN: Final = 4
END_TRICK: Final = 5  # number: who won it
END_ROUND: Final = 6
ASK_TURN: Final = ASK + ALWAYS + 0  # number: the bid so far if it is made in steps, else 0
ASK_SYMBOL: Final = ASK + ALWAYS + 1  # number: the symbols left, as `symbols` packs them
TASKS: Final = {
    SET_UP: "set_up",
    BEGIN_ROUND: "begin_round",
    BEGIN_TRICK: "begin_trick",
    BEGIN_TURN: "begin_turn",
    NEXT_TURN: "next_turn",
    END_TRICK: "end_trick",
    END_ROUND: "end_round",
    ASK_TURN: "turn",
    ASK_SYMBOL: "symbol",
}

NO_BID: Final = -1
NEVER: Final = 0

PLAYER_FIELDS: Final = [
    "points", "earned", "hand", "laid", "bids", "sizes", "in_round", "passed", "white", "blue",
    "bombed", "emptied",
]  # fmt: skip
TABLE_FIELDS: Final = [
    "wanted_mood", "wanted_suits", "with_elements", "target", "same_shape", "mood", "suits",
    "round", "trick", "leader", "turn", "highest", "bidder", "clock", "deck", "discard", "out",
    "sides",
]  # fmt: skip
KNOWN_FIELDS: Final = ["seen", "limit"]


@final
class Player:
    """One player: points for the game, a hand for the round, bids for the trick."""

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.points: Int = source.points
            self.earned: Row = copy_row(source.earned)
            self.hand: Pile = Pile(0, source.hand)
            self.laid: Pile = Pile(0, source.laid)
            self.bids: Pile = Pile(0, source.bids)
            self.sizes: Pile = Pile(0, source.sizes)
            self.in_round: Int = source.in_round
            self.passed: Int = source.passed
            self.white: Int = source.white
            self.blue: Int = source.blue
            self.bombed: Int = source.bombed
            self.emptied: Int = source.emptied
            return
        self.points = START_POINTS
        self.earned = row(len(PARTS))
        self.earned[BY_START] = START_POINTS
        self.hand = Pile(HAND)  # always sorted, see `key_of`
        self.laid = Pile(HAND)  # cards bid in this trick and still on the table (PS-22)
        self.bids = Pile(4)  # the combinations declared for them, one a bid
        self.sizes = Pile(4)  # how many of the cards belong to each bid
        self.in_round = 0
        self.passed = 0
        self.white = 0  # has played a white card in this trick
        self.blue = 0
        self.bombed = 0
        self.emptied = NEVER  # the time at which the hand last became empty (PS-72)

    def earn(self, part: Int, points: Int) -> None:
        self.points += points
        self.earned[part] += points

    def active(self) -> bool:
        """In the round, and has not passed in this trick (PS-2)."""
        return self.in_round == 1 and self.passed == 0


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        if source is not None:
            self.wanted_mood: Int = source.wanted_mood
            self.wanted_suits: Int = source.wanted_suits
            self.with_elements: Int = source.with_elements
            self.target: Int = source.target
            self.same_shape: Int = source.same_shape
            self.mood: Int = source.mood
            self.suits: Int = source.suits
            self.round: Int = source.round
            self.trick: Int = source.trick
            self.leader: Int = source.leader
            self.turn: Int = source.turn
            self.highest: Int = source.highest
            self.bidder: Int = source.bidder
            self.clock: Int = source.clock
            self.deck: Pile = Pile(0, source.deck)
            self.discard: Pile = Pile(0, source.discard)
            self.out: Pile = Pile(0, source.out)
            self.sides: Row = copy_row(source.sides)
            self.known: Knowledge = Knowledge(0, source.known)
            self.players: list[Player] = [Player(player) for player in source.players]
            return
        self.wanted_mood = UNSET  # options; UNSET: left to chance
        self.wanted_suits = 0  # bits; 0: drawn
        self.with_elements = 1
        self.target = TARGET
        self.same_shape = 0
        self.mood = HUNGRY
        self.suits = 0  # bits of those in play
        self.round = 0
        self.trick = 0  # of this round
        self.leader = 0
        self.turn = 0
        self.highest = NO_BID  # the combination of the highest bid
        self.bidder = 0  # its owner
        self.clock = 0  # how often a hand became empty in this round
        self.deck = Pile(len(CARDS))
        self.discard = Pile(len(CARDS))
        self.out = Pile(seats)  # who went out in this round, in order
        self.sides = row(len(CARDS))  # which half of each card is up
        self.known = Knowledge(len(CARDS))
        self.players = [Player() for _ in range(seats)]

    def face(self, card: Int) -> Int:
        """An animal card with the side that is up."""
        return 2 * card + self.sides[card]

    def active(self) -> Int:
        """How many players are."""
        count: Int = 0
        for player in self.players:
            if player.active():
                count += 1
        return count

    def dump(self) -> dict[str, object]:
        fields: dict[str, object] = {"game": "panda", "seats": int(self.seats)}
        fields["chance"] = self.chance.dump()
        fields["agenda"] = self.dump_agenda(TASKS)
        fields.update(dump_fields(self, TABLE_FIELDS))
        fields["known"] = dump_fields(self.known, KNOWN_FIELDS)
        fields["highest"] = int(dump_bid(self.highest))
        fields["players"] = [dump_player(player) for player in self.players]
        return fields


def dump_player(player: Player) -> dict[str, object]:
    fields = dump_fields(player, PLAYER_FIELDS)
    fields["bids"] = [int(dump_bid(bid)) for bid in player.bids.to_list()]
    return fields


# ---- the hand, sorted


def key_of(table: Table, card: Int) -> Int:
    """Hands are sorted by the upper value, white before blue; element cards are at the end."""
    return KEY_OF[table.face(card)]


def sort_hand(table: Table, hand: Pile) -> None:
    cards = hand.cards
    for i in range(1, hand.count):
        card = cards[i]
        key = key_of(table, card)
        j: Int = i
        while j > 0 and key_of(table, cards[j - 1]) > key:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
