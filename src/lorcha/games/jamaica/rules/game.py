# compiled by mypyc
"""The race: which task follows which, who is asked, and what an answer leads to."""

from typing import Final, final

from lorcha.core.chance import Chance, Fast
from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.core.state import State
from lorcha.games.jamaica.box import RANK_OF
from lorcha.games.jamaica.moves import (
    CARD,
    DICE,
    DUMP,
    LOAD,
    PAY,
    POWDER,
    SABRE,
    SAIL,
    STEER,
    TREASURE,
)
from lorcha.games.jamaica.rules.captain import begin_round, offer_dice, place_dice
from lorcha.games.jamaica.rules.choose import (
    choose,
    offer_cards,
    redeal_cards,
    symbol_of,
    take_turn,
)
from lorcha.games.jamaica.rules.combat import (
    answer_sabre,
    attack,
    commit,
    offer_opponents,
    offer_powder,
    offer_sabre,
    see_throw,
    throw,
)
from lorcha.games.jamaica.rules.ghost import move_ghost, offer_directions, steer
from lorcha.games.jamaica.rules.land import land, meet_cost
from lorcha.games.jamaica.rules.load import dump, load, offer_dumps, offer_empty, put
from lorcha.games.jamaica.rules.move import offer_ends, sail, set_sail
from lorcha.games.jamaica.rules.payment import offer_amounts, pay
from lorcha.games.jamaica.rules.scoring import end_round, standings
from lorcha.games.jamaica.rules.setup import set_up
from lorcha.games.jamaica.rules.shortage import offer_retreats, retreat
from lorcha.games.jamaica.rules.spoils import answer_spoils, offer_spoils, take_spoils
from lorcha.games.jamaica.rules.tasks import flag_of, ship_of
from lorcha.games.jamaica.rules.treasure import answer_treasure, offer_treasure
from lorcha.games.jamaica.state import (
    ACT,
    ASK_CARD,
    ASK_DICE,
    ASK_DIRECTION,
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LAIR,
    ASK_LOAD,
    ASK_OPPONENT,
    ASK_PAYMENT,
    ASK_POWDER,
    ASK_RETREAT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    BACKWARD,
    BEGIN_ROUND,
    END_ROUND,
    FORWARD,
    LAND,
    MEET_COST,
    MOVE_GHOST,
    SEE_THROW,
    SET_UP,
    TAKE_SPOILS,
    TAKE_TURN,
    THROW,
    Table,
)

WORLDS: Final = 1 << 30


@final
class Jamaica(Table):
    def clone(self) -> "Jamaica":
        return Jamaica(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> "Jamaica":
        world = self.clone()
        world.mix_unknown(seat, chance)
        return world

    def mix_unknown(self, seat: Int, chance: Chance) -> None:
        """Cards in hand, decks, treasures: whatever the seat has not seen (JA-117 to JA-119)."""
        self.chance = Fast(chance.below(WORLDS))
        piles: list[Pile] = [self.pile, self.removed]
        for ship in self.ships:
            piles.append(ship.hidden)
        self.faces.redeal(piles, RANK_OF, seat, chance)
        for owner in range(self.seats):
            redeal_cards(self.ships[owner], owner == seat, chance)

    def become(self, source: State) -> bool:
        if not isinstance(source, Jamaica) or source.seats != self.seats:
            return False
        self.copy(source)
        self.copy_table(source)
        for number in range(len(self.ships)):
            self.ships[number].copy(source.ships[number])
        return True

    def standings(self) -> list[Standing]:
        return standings(self)

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == ACT:
            act(self, ship_of(number), flag_of(number))
        elif what == LAND:
            land(self, ship_of(number), flag_of(number))
        elif what == MEET_COST:
            meet_cost(self, ship_of(number), flag_of(number))
        elif what == TAKE_TURN:
            take_turn(self, number)
        elif what == THROW:
            throw(self, number)
        elif what == SEE_THROW:
            see_throw(self, number)
        elif what == TAKE_SPOILS:
            take_spoils(self, number)
        elif what == MOVE_GHOST:
            move_ghost(self, number)
        elif what == END_ROUND:
            end_round(self)
        elif what == BEGIN_ROUND:
            begin_round(self)
        elif what == SET_UP:
            set_up(self)

    def find_legal(self, seat: Int, out: Moves) -> None:
        what = self.agenda.what()
        if what == ASK_CARD:
            offer_cards(self.ships[seat], out)
        elif what == ASK_DICE:
            offer_dice(self, out)
        elif what == ASK_ROUTE:
            offer_ends(self, out)
        elif what == ASK_LOAD:
            offer_empty(self, out)
        elif what == ASK_DUMP:
            offer_dumps(self, out)
        elif what == ASK_PAYMENT:
            offer_amounts(self, out)
        elif what == ASK_OPPONENT:
            offer_opponents(self, out)
        elif what == ASK_POWDER:
            offer_powder(self, seat, out)
        elif what == ASK_SABRE:
            offer_sabre(out)
        elif what in (ASK_SPOILS, ASK_GHOST_SPOILS):
            offer_spoils(self, out)
        elif what == ASK_RETREAT:
            offer_retreats(self, out)
        elif what == ASK_LAIR:
            offer_treasure(out)
        elif what == ASK_DIRECTION:
            offer_directions(self, out)

    def answer(self, seat: Int, move: Int) -> None:
        what = self.agenda.what()
        if what == ASK_CARD:
            choose(self, seat, CARD.first(move))
        elif what == ASK_DICE:
            place_dice(self, seat, DICE.first(move))
        elif what == ASK_ROUTE:
            sail(self, seat, SAIL.first(move))
        elif what == ASK_LOAD:
            put(self, seat, LOAD.first(move) - 1)
        elif what == ASK_DUMP:
            dump(self, seat, DUMP.first(move) - 1)
        elif what == ASK_PAYMENT:
            pay(self, seat, PAY.second(move))
        elif what == ASK_OPPONENT:
            attack(self, seat, move)
        elif what == ASK_POWDER:
            commit(self, seat, POWDER.first(move))
        elif what == ASK_SABRE:
            answer_sabre(self, seat, SABRE.first(move))
        elif what in (ASK_SPOILS, ASK_GHOST_SPOILS):
            answer_spoils(self, seat, move)
        elif what == ASK_RETREAT:
            retreat(self, seat, SAIL.first(move))
        elif what == ASK_LAIR:
            answer_treasure(self, seat, TREASURE.first(move))
        elif what == ASK_DIRECTION:
            steer(self, seat, STEER.first(move))


def act(table: Table, seat: Int, half: Int) -> None:
    """Compulsory (JA-19), but nothing is left to do after the finish (JA-90)."""
    ship = table.ships[seat]
    if ship.finished():
        return
    table.half = half
    symbol = symbol_of(ship, half)
    value = table.evening if half else table.morning
    if symbol < FORWARD:
        load(table, seat, symbol, value)
    else:
        set_sail(table, seat, value, 1 if symbol == BACKWARD else 0)
