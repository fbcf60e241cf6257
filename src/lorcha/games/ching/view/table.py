# compiled by mypyc
"""What one seat may see, as typed structs: what lies on the table, the captains, the question."""

from functools import cache
from math import isqrt
from typing import cast

from msgspec.structs import replace

from lorcha.core.agenda import ASK
from lorcha.core.rows import to_list
from lorcha.core.state import SPECTATOR, State
from lorcha.games.ching.box import (
    FACE_OF,
    FACES,
    GEMS,
    SKILLS,
    SYMBOLS,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
    TILES,
)
from lorcha.games.ching.events import ENDINGS
from lorcha.games.ching.moves import ATTACKS, JUNKS
from lorcha.games.ching.rules.drawing import card_in_question
from lorcha.games.ching.state import (
    ASIDE,
    ASK_PASS_ON,
    ASK_SHIELD,
    ASK_TURN,
    FACE_DOWN,
    NOBODY,
    NOTHING,
    ON_BOARD,
    TAKE_TURN,
    TAKEN,
    TASKS,
    Table,
)
from lorcha.games.ching.view.captain import card_of, faces, other_captain, own_captain, view_captain
from lorcha.games.ching.view.structs import ChingView, Display, Mission, Question, Turn


def public_view(state: State) -> ChingView:
    table = cast(Table, state)
    return ChingView(
        seat=SPECTATOR,
        round=table.round,
        teams=bool(table.teams),
        ending=ENDINGS[table.ending],
        active=None if table.active < 0 else table.active,
        junk=None if table.active < 0 or table.junk == NOTHING else JUNKS[table.junk],
        played=None if table.lying == NOTHING else FACES[FACE_OF[table.lying]],
        order=to_list(table.order),
        turns=view_turns(table),
        display=[view_place(place, card) for place, card in enumerate(to_list(table.display))],
        missions=view_missions(table),
        skills_left=dict(zip(SKILLS, to_list(table.skills_left), strict=True)),
        deck=table.deck.count,
        discard=table.discard.to_list(),
        encounter_deck=table.encounter_deck.count,
        encounter_discard=faces(table.encounter_discard),
        captains=[view_captain(table, owner) for owner in range(table.seats)],
        question=view_question(table),
    )


def seat_view(state: State, seat: int, seen: ChingView) -> ChingView:
    table = cast(Table, state)
    return replace(
        seen,
        seat=seat,
        captains=[
            own_captain(table, seat, captain)
            if owner == seat
            else other_captain(table, owner, seat, captain)
            for owner, captain in enumerate(seen.captains)
        ],
        question=own_question(table, seat, seen.question),
    )


def view_turns(table: Table) -> list[Turn]:
    """In their order (MC-24): those taken, the one being taken, those to come."""
    if table.active == NOBODY:
        return [
            Turn(seat, None, "chosen" if len(captain.chosen) else "choosing")
            for seat, captain in enumerate(table.captains)
        ]
    revealed = {card: seat for seat in range(table.seats) for card in cards_before(table, seat)}
    coming = [card for card in sorted(revealed, reverse=True) if is_to_come(table, card)]
    laying = [card_of(card) for card in revealed if card not in coming]
    waiting = {table.active, *(revealed[card] for card in coming)}
    return [
        *(Turn(seat, None, "done") for seat in to_list(table.order) if seat not in waiting),
        Turn(int(table.active), laying[0] if laying else None, "now"),
        *(Turn(revealed[card], card_of(card), "next") for card in coming),
    ]


def cards_before(table: Table, seat: int) -> list[int]:
    """The revealed cards that are not laid out yet."""
    return to_list(table.captains[seat].revealed)


def is_to_come(table: Table, card: int) -> bool:
    agenda = table.agenda
    tasks = ((agenda.what_at(place), agenda.number_at(place)) for place in range(agenda.size))
    return (TAKE_TURN, card) in tasks


@cache
def view_place(place: int, card: int) -> Display:
    shown = card > 0 and place != FACE_DOWN
    return Display(place + 1, card == 0, card_of(card) if shown else None)


def view_missions(table: Table) -> list[Mission]:
    """Those drawn in the set-up; the others are in the box, unseen (MC-16)."""
    return [mission_of(tile, where) for tile, where in enumerate(to_list(table.missions)) if where]


@cache
def mission_of(tile: int, where: int) -> Mission:
    return Mission(
        tile=TILES[tile],
        number=TILE_NUMBER[tile],
        row=isqrt(TILE_NUMBER[tile] - 1) + 1,
        gold=TILE_GOLD[tile],
        gems={gem: TILE_GEMS[3 * tile + g] for g, gem in enumerate(GEMS)},
        encounters=TILE_CARDS[tile],
        where={ON_BOARD: "on", ASIDE: "aside"}.get(where, "taken"),
        by=where - TAKEN if where >= TAKEN else None,
    )


def view_question(table: Table) -> Question | None:
    if table.over() or not table.agenda.what() & ASK:
        return None
    what, number = int(table.agenda.what()), int(table.agenda.number())
    ask, seats = TASKS[what], table.actors()
    if what == ASK_SHIELD:
        return Question(ask, seats, weapon=ATTACKS[number])
    if what == ASK_TURN:
        return Question(ask, seats, symbol=SYMBOLS[number])
    if ask == "junk":
        return Question(ask, seats, card=number)
    return Question(ask, seats)


def own_question(table: Table, seat: int, seen: Question | None) -> Question | None:
    """Which card is to be passed on, its holder alone knows."""
    if seen and seen.ask == TASKS[ASK_PASS_ON] and seat in seen.seats:
        return replace(seen, face=FACES[FACE_OF[card_in_question(table)]])
    return seen
