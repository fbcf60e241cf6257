# compiled by mypyc
"""What one seat may see, as typed structs: the race and its ships, a combat, the question."""

from typing import cast

from msgspec.structs import replace

from lorcha.core.rows import to_list
from lorcha.core.state import SPECTATOR, State
from lorcha.games.jamaica.box import ACTION_CARDS, CARDS, RESOURCES, SPACES
from lorcha.games.jamaica.rules.captain import in_turn
from lorcha.games.jamaica.state import CHOOSING, NONE, PHASES, Table
from lorcha.games.jamaica.view.combat import seat_combat, view_combat
from lorcha.games.jamaica.view.forecast import foresee, foresee_answers
from lorcha.games.jamaica.view.question import view_question
from lorcha.games.jamaica.view.ship import seat_ship, view_ship
from lorcha.games.jamaica.view.structs import JamaicaView


def public_view(state: State) -> JamaicaView:
    table = cast(Table, state)
    return JamaicaView(
        seat=SPECTATOR,
        round=table.round,
        phase=PHASES[table.phase],
        captain=table.captain,
        order=[int(in_turn(table, nth)) for nth in range(table.seats)],
        acting=None if table.acting == NONE else table.acting,
        half="evening" if table.half else "morning",
        morning=table.morning,
        evening=table.evening,
        bank=dict(zip(RESOURCES, to_list(table.bank), strict=True)) if table.counted_bank else None,
        lairs=[space for space in range(SPACES) if table.lairs >> space & 1],
        treasures=table.pile.count,
        ships=[view_ship(table, number) for number in range(len(table.ships))],
        combat=view_combat(table),
        question=view_question(table),
        forecast={},
        answers={},
    )


def seat_view(state: State, seat: int, public: JamaicaView) -> JamaicaView:
    table = cast(Table, state)
    cards = playable_cards(table, seat)
    return replace(
        public,
        seat=seat,
        ships=[seat_ship(table, number, seat, ship) for number, ship in enumerate(public.ships)],
        combat=seat_combat(table, seat, public.combat),
        forecast={ACTION_CARDS[card]: foresee(table, seat, card) for card in cards},
        answers=foresee_answers(table, seat),
    )


def playable_cards(table: Table, seat: int) -> list[int]:
    """The card a captain has chosen, or those to choose from once the dice are placed."""
    ship = table.ships[seat]
    if ship.chosen != NONE:
        return [int(ship.chosen)]
    choosing = table.phase == CHOOSING
    return [card for card in range(CARDS) if choosing and ship.hand >> card & 1]
