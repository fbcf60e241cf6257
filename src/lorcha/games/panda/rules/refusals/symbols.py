"""Why a player may not use a symbol of the bid just made (PS-45 to PS-51)."""

from lorcha.core.refusals import Objection
from lorcha.games.panda.box import ANIMALS
from lorcha.games.panda.moves import BURN, SPIN
from lorcha.games.panda.reasons import (
    ALREADY_BLUE,
    ELEMENTS_DO_NOT_BURN,
    ELEMENTS_DO_NOT_TURN,
    NO_BAMBOO,
    NO_CARD_THERE,
    NO_FIRE,
    NO_PANDA,
    NOTHING_BEATEN,
    NOTHING_TO_TAKE,
    PANDAS_ARE_HUNGRY,
    PANDAS_SPIN,
)
from lorcha.games.panda.rules.symbols import count_of, robbed_seat
from lorcha.games.panda.state import BAMBOO, BLUE, FLAME, HUNGRY, PANDA, Table


def left(table: Table, symbol: int) -> int:
    return int(count_of(table.agenda.number(), symbol))


def refuse_bamboo(table: Table, seat: int, move: int) -> Objection | None:
    return None if left(table, BAMBOO) else NO_BAMBOO.given()


def refuse_burning(table: Table, seat: int, move: int) -> Objection | None:
    hand, (place,) = table.players[seat].hand, BURN.values(move)
    if not left(table, FLAME):
        return NO_FIRE.given()
    if place > hand.count:
        return NO_CARD_THERE.given(place)
    return ELEMENTS_DO_NOT_BURN.given() if hand.cards[place - 1] >= ANIMALS else None


def refuse_robbing(table: Table, seat: int, move: int) -> Objection | None:
    victim = int(robbed_seat(table.agenda.number()))
    if not left(table, PANDA):
        return NO_PANDA.given()
    if table.mood != HUNGRY:
        return PANDAS_SPIN.given()
    if victim < 0:
        return NOTHING_BEATEN.given()
    return None if table.players[victim].points > 0 else NOTHING_TO_TAKE.given(victim)


def refuse_spinning(table: Table, seat: int, move: int) -> Objection | None:
    hand, (place,) = table.players[seat].hand, SPIN.values(move)
    if not left(table, PANDA):
        return NO_PANDA.given()
    if table.mood == HUNGRY:
        return PANDAS_ARE_HUNGRY.given()
    if place > hand.count:
        return NO_CARD_THERE.given(place)
    card = hand.cards[place - 1]
    if card >= ANIMALS:
        return ELEMENTS_DO_NOT_TURN.given()
    return ALREADY_BLUE.given() if table.sides[card] == BLUE else None
