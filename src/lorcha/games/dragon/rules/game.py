# compiled by mypyc
"""The year: which phase follows which, who is asked, and what an answer leads to."""

from typing import Final, final

from lorcha.core.chance import Chance, Fast
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.core.state import State
from lorcha.games.dragon.box import MONTHS
from lorcha.games.dragon.events import MONTH_BEGAN
from lorcha.games.dragon.moves import ACT, BUY, CARD, PASS
from lorcha.games.dragon.rules.action import (
    act,
    begin_actions,
    build,
    buy,
    end_actions,
    offer_actions,
    offer_floors,
    offer_sizes,
    pass_turn,
)
from lorcha.games.dragon.rules.event import decay, meet_event, offer_releases, release
from lorcha.games.dragon.rules.person import (
    begin_persons,
    offer_cards,
    offer_places,
    offer_tiles,
    place,
    play_card,
    take_tile,
)
from lorcha.games.dragon.rules.scoring import score_end, score_month, standings
from lorcha.games.dragon.rules.setup import choose_pair, offer_pairs, set_up
from lorcha.games.dragon.state import (
    ASK_ACTION,
    ASK_CARD,
    ASK_FLOOR,
    ASK_PAIR,
    ASK_PLACE,
    ASK_RELEASE,
    ASK_SIZE,
    ASK_TILE,
    BEGIN_ACTIONS,
    BEGIN_MONTH,
    BEGIN_PERSONS,
    DECAY,
    END_ACTIONS,
    MEET_EVENT,
    SCORE_END,
    SCORE_MONTH,
    SET_UP,
    Table,
)

WORLDS: Final = 1 << 30


@final
class Dragon(Table):
    def clone(self) -> "Dragon":
        return Dragon(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> "Dragon":
        """Only the future is hidden: how the action cards will fall (YD-81)."""
        return Dragon(self.seats, Fast(chance.below(WORLDS)), self)

    def mix_unknown(self, seat: Int, chance: Chance) -> None:
        self.chance = Fast(chance.below(WORLDS))

    def become(self, source: State) -> bool:
        if not isinstance(source, Dragon) or source.seats != self.seats:
            return False
        self.copy(source)
        self.copy_table(source)
        for seat in range(self.seats):
            self.provinces[seat].copy(source.provinces[seat])
        return True

    def standings(self) -> list[Standing]:
        return standings(self)

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == SET_UP:
            set_up(self)
        elif what == BEGIN_MONTH:
            begin_month(self, number)
        elif what == BEGIN_ACTIONS:
            begin_actions(self)
        elif what == END_ACTIONS:
            end_actions(self)
        elif what == BEGIN_PERSONS:
            begin_persons(self)
        elif what == MEET_EVENT:
            meet_event(self)
        elif what == DECAY:
            decay(self)
        elif what == SCORE_MONTH:
            score_month(self)
        elif what == SCORE_END:
            score_end(self)

    def find_legal(self, seat: Int, out: Moves) -> None:
        what = self.agenda.what()
        province = self.provinces[seat]
        if what == ASK_ACTION:
            offer_actions(self, province, out)
        elif what == ASK_CARD:
            offer_cards(province, out)
        elif what == ASK_TILE:
            offer_tiles(self, out)
        elif what == ASK_PLACE:
            offer_places(province, out)
        elif what == ASK_FLOOR:
            offer_floors(province, out)
        elif what == ASK_SIZE:
            offer_sizes(self, province, out)
        elif what == ASK_RELEASE:
            offer_releases(self, province, out)
        elif what == ASK_PAIR:
            offer_pairs(self, out)

    def answer(self, seat: Int, move: Int) -> None:
        what = self.agenda.what()
        if what == ASK_ACTION:
            if move == PASS.number:
                pass_turn(self, seat)
            else:
                act(self, seat, ACT.first(move))
        elif what == ASK_CARD:
            play_card(self, seat, CARD.first(move))
        elif what == ASK_TILE:
            take_tile(self, move)
        elif what == ASK_PLACE:
            place(self, seat, move)
        elif what == ASK_FLOOR:
            build(self, seat, move)
        elif what == ASK_SIZE:
            buy(self, seat, BUY.first(move))
        elif what == ASK_RELEASE:
            release(self, seat, move)
        elif what == ASK_PAIR:
            choose_pair(self, seat, move)


def begin_month(table: Table, month: Int) -> None:
    """A month's phases (YD-2); the last month has no person phase (YD-48)."""
    table.month = month
    if month < MONTHS:
        table.agenda.push(BEGIN_MONTH, 0, month + 1)
    else:
        table.agenda.push(SCORE_END)
    table.agenda.push(SCORE_MONTH)
    table.agenda.push(DECAY)
    table.agenda.push(MEET_EVENT)
    if month < MONTHS:
        table.agenda.push(BEGIN_PERSONS)
    table.agenda.push(END_ACTIONS)
    table.agenda.push(BEGIN_ACTIONS)
    table.tell(MONTH_BEGAN, -1, month, table.tiles[month - 1])
