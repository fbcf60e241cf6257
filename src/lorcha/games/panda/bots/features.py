# compiled by mypyc
"""A position of Panda Spin as a row of numbers: the own hand and all that is known.

Cards are told by their faces: the place of a card is twice its number in the box, and one more if
the blue side is up.
"""

from typing import Final, cast, final

from lorcha.core.agenda import question_place
from lorcha.core.features import Features, relative
from lorcha.core.knowledge import PUBLIC
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, put
from lorcha.core.state import State
from lorcha.games.panda.bots.card_features import (
    DECK,
    FACES,
    FAN,
    write_cards,
    write_face,
)
from lorcha.games.panda.bots.move_features import MORE, write_move
from lorcha.games.panda.box import (
    BOX,
    LONGEST,
    MOST_CARDS,
    SUITS,
    TARGET,
    VALUES,
)
from lorcha.games.panda.moves import KINDS, MOVES
from lorcha.games.panda.rules.combination import (
    cards_of,
    kind_of,
    length_of,
    times_of,
    top_of,
)
from lorcha.games.panda.rules.symbols import count_of, robbed_seat
from lorcha.games.panda.state import (
    ASK_SYMBOL,
    ASK_TURN,
    BAMBOO,
    BLUE,
    FLAME,
    NO_BID,
    PANDA,
    Player,
    Table,
)

MOST: Final[Int] = max(int(players) for players in BOX["game"]["suits"])
WIDEST: Final = 160  # legal moves; random games have 51 at most, the widest hand known has 81

COMBINATION: Final = Layout()
KIND: Final[Int] = COMBINATION.one_of("kind", KINDS, "one of; none: there is no such bid")
TOP: Final[Int] = COMBINATION.one_of("top", VALUES, "the highest value")
LENGTH: Final[Int] = COMBINATION.part("length", 1, "different values", LONGEST)
TIMES: Final[Int] = COMBINATION.part("times", 1, "how often each of them", 4)

PLAYER: Final = Layout()
PRESENT: Final[Int] = PLAYER.part("present", 1, "somebody plays here")
ASKED: Final[Int] = PLAYER.part("asked", 1, "owes a decision now")
LEADER: Final[Int] = PLAYER.part("leader", 1, "leads this trick")
BIDDER: Final[Int] = PLAYER.part("bidder", 1, "has made the highest bid")
ROBBED: Final[Int] = PLAYER.part("robbed", 1, "loses a point to a hungry panda")
POINTS: Final[Int] = PLAYER.part("points", 1, "for the game", TARGET)
IN_HAND: Final[Int] = PLAYER.part("cards", 1, "in hand", 8)
IN_ROUND: Final[Int] = PLAYER.part("in round", 1, "has not gone out")
PASSED: Final[Int] = PLAYER.part("passed", 1, "in this trick")
PLAYED: Final[Int] = PLAYER.part("played", 2, "white cards, blue cards in this trick")
BOMBED: Final[Int] = PLAYER.part("bombed", 1, "in this trick")
OUT: Final[Int] = PLAYER.part("out", MOST, "place in the order of going out")
EMPTIED: Final[Int] = PLAYER.part("emptied", 1, "when the hand last became empty; 0: never", MOST)
TURNED: Final[Int] = PLAYER.part("turned", 1, "blue cards in hand that not all know", 4)
KNOWN: Final[Int] = PLAYER.part("known", FACES, "cards all know to be in this hand")
LAID: Final[Int] = PLAYER.part("laid", FACES, "cards bid in this trick")
PLAYER_SIZE: Final[Int] = PLAYER.size

LAYOUT: Final = Layout()
SEATS: Final[Int] = LAYOUT.part("players", MOST, "how many: 1 to 5")
ROUND: Final[Int] = LAYOUT.part("round", 1, "of the game", 10)
TRICK: Final[Int] = LAYOUT.part("trick", 1, "of the round", 10)
GOAL: Final[Int] = LAYOUT.part("target", 1, "points that end the game", TARGET)
MOOD: Final[Int] = LAYOUT.part("mood", 1, "pandas are 0 hungry, 1 spinning")
OPTIONS: Final[Int] = LAYOUT.part("options", 2, "with elements; bids of the same shape only")
IN_PLAY: Final[Int] = LAYOUT.one_of("suits", SUITS, "in play")
DECK_LEFT: Final[Int] = LAYOUT.part("deck", 1, "cards left", 20)
DISCARD: Final[Int] = LAYOUT.part("discard", DECK, "cards in the discard pile")
QUESTION: Final[Int] = LAYOUT.part("question", 2, "what is asked: turn, symbol")
LEFT: Final[Int] = LAYOUT.part("symbols", 3, "left of the bid just made: bamboo, fire, panda", 2)
HIGHEST: Final[Int] = LAYOUT.blocks("highest", COMBINATION, 1)
SO_FAR: Final[Int] = LAYOUT.blocks("own bid so far", COMBINATION, 1)
PICKED: Final[Int] = LAYOUT.part("picked", MOST_CARDS, "places of the cards in it")
HAND: Final[Int] = LAYOUT.part("hand", FACES, "own cards")
OWN: Final[Int] = LAYOUT.blocks("hand", FAN, 1)
PLAYERS: Final[Int] = LAYOUT.blocks("seat", PLAYER, MOST)

HIDDEN: Final = Layout()
HANDS: Final[Int] = HIDDEN.part("hands", (MOST - 1) * FACES, "of the others, seat after seat")
ORDER: Final[Int] = HIDDEN.part("deck", DECK, "the place of each card; 1 is drawn next", DECK)


@final
class PandaFeatures(Features):
    def __init__(self) -> None:
        super().__init__(MOVES, MOST, LAYOUT, HIDDEN, WIDEST, MORE)

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        write_round(table, out, at)
        for owner in range(table.seats):
            first: Int = at + PLAYERS + relative(owner, seat, table.seats) * PLAYER_SIZE
            write_player(table, table.players[owner], out, first)
            put(out, first + LEADER, 1 if table.leader == owner else 0)
            place = table.out.find(owner)
            if place >= 0:
                put(out, first + OUT + place, 1)
        if table.highest != NO_BID:
            bidder = relative(table.bidder, seat, table.seats)
            put(out, at + PLAYERS + bidder * PLAYER_SIZE + BIDDER, 1)
            write_combination(table.highest, out, at + HIGHEST)
        hand = table.players[seat].hand
        write_cards(table, hand, out, at + HAND)
        for i in range(hand.count):
            write_face(table.face(hand.cards[i]), out, at + OWN)
        if table.agenda.size > 0:
            write_question(table, seat, out, at)

    def observe_hidden(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        for owner in range(table.seats):
            if owner != seat:
                first: Int = (relative(owner, seat, table.seats) - 1) * FACES
                write_cards(table, table.players[owner].hand, out, at + HANDS + first)
        deck = table.deck
        for i in range(deck.count):
            put(out, at + ORDER + deck.cards[i], deck.count - i)

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        write_move(cast(Table, state), seat, move, out, at)


def write_round(table: Table, out: Cells, at: Int) -> None:
    put(out, at + SEATS + table.seats - 1, 1)
    put(out, at + ROUND, table.round)
    put(out, at + TRICK, table.trick)
    put(out, at + GOAL, table.target)
    put(out, at + MOOD, table.mood)
    put(out, at + OPTIONS, table.with_elements)
    put(out, at + OPTIONS + 1, table.same_shape)
    put(out, at + DECK_LEFT, table.deck.count)
    for suit in range(len(SUITS)):
        put(out, at + IN_PLAY + suit, (table.suits >> suit) & 1)
    for i in range(table.discard.count):
        put(out, at + DISCARD + table.discard.cards[i], 1)


def write_combination(bid: Int, out: Cells, at: Int) -> None:
    put(out, at + KIND + kind_of(bid), 1)
    put(out, at + TOP + top_of(bid), 1)
    put(out, at + LENGTH, length_of(bid))
    put(out, at + TIMES, times_of(bid))


def write_player(table: Table, player: Player, out: Cells, at: Int) -> None:
    put(out, at + PRESENT, 1)
    put(out, at + POINTS, player.points)
    put(out, at + IN_HAND, player.hand.count)
    put(out, at + IN_ROUND, player.in_round)
    put(out, at + PASSED, player.passed)
    put(out, at + PLAYED, player.white)
    put(out, at + PLAYED + 1, player.blue)
    put(out, at + BOMBED, player.bombed)
    put(out, at + EMPTIED, player.emptied)
    write_cards(table, player.laid, out, at + LAID)
    sides = table.sides
    seen = table.known.seen
    cards = player.hand.cards
    turned: Int = 0
    for i in range(player.hand.count):
        card = cards[i]
        if seen[card] & PUBLIC:
            put(out, at + KNOWN + 2 * card + sides[card], 1)
        elif sides[card] == BLUE:
            turned += 1
    put(out, at + TURNED, turned)


def write_question(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """The steps of an unfinished bid are its owner's alone."""
    what = table.agenda.what()
    number = table.agenda.number()
    actor = table.first_of(table.agenda.who())
    put(out, at + QUESTION + question_place(what), 1)
    put(out, at + PLAYERS + relative(actor, seat, table.seats) * PLAYER_SIZE + ASKED, 1)
    if what == ASK_SYMBOL:
        put(out, at + LEFT, count_of(number, BAMBOO))
        put(out, at + LEFT + 1, count_of(number, FLAME))
        put(out, at + LEFT + 2, count_of(number, PANDA))
        robbed = robbed_seat(number)
        if robbed >= 0:
            place = relative(robbed, seat, table.seats)
            put(out, at + PLAYERS + place * PLAYER_SIZE + ROBBED, 1)
    elif what == ASK_TURN and number != 0 and actor == seat:
        write_combination(number, out, at + SO_FAR)
        for card in range(MOST_CARDS):
            put(out, at + PICKED + card, (cards_of(number) >> card) & 1)


FEATURES: Final = PandaFeatures()
