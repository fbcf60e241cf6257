# compiled by mypyc
"""What one seat may see of a captain: fleet and goods, the own cards, what the seat remembers."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from lorcha.core.knowledge import Pile
from lorcha.core.rows import to_list
from lorcha.core.state import SPECTATOR
from lorcha.games.ching.box import (
    COLOUR_OF,
    COLOURS,
    FACE_OF,
    FACES,
    FOR_PEARL,
    GEMS,
    NO_SYMBOL,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
)
from lorcha.games.ching.knowledge.memory import Memory
from lorcha.games.ching.moves import JUNKS
from lorcha.games.ching.rules.expedition import (
    board_row,
    column,
    crew_of,
    is_crew,
    is_ready,
    number_of,
    space,
    symbol_on,
)
from lorcha.games.ching.rules.scoring import points
from lorcha.games.ching.state import ELITE_CREW, Captain, Table
from lorcha.games.ching.view.forecast import earnings, leads, symbols_of
from lorcha.games.ching.view.structs import CaptainView, Card, Junk, Laid, Skill

OPEN_PARTS: Final = 5  # of a score: the others lie in the encounter cards


@cache
def card_of(number: int) -> Card:
    symbol = SYMBOL_OF[number]
    return Card(
        number, COLOURS[COLOUR_OF[number]], None if symbol == NO_SYMBOL else SYMBOLS[symbol]
    )


def faces(pile: Pile) -> list[str]:
    return [FACES[FACE_OF[card]] for card in pile.to_list()]


def view_captain(table: Table, owner: int) -> CaptainView:
    captain = table.captains[owner]
    return CaptainView(
        points=sum(to_list(points(table, owner))[:OPEN_PARTS]),
        hidden_points=None,
        gold=captain.gold,
        gems=dict(zip(GEMS, to_list(captain.gems), strict=True)),
        skills=view_skills(captain),
        toward_pearl=toward_pearl(captain),
        junks=[view_junk(table, i, junk) for i, junk in enumerate(captain.junks)],
        cards=captain.hand.count - len(captain.chosen),
        hand=None,
        leads=None,
        known=known_cards(table, owner, SPECTATOR),
        has_chosen=len(captain.chosen) > 0,
        chosen=None,
        revealed=to_list(captain.revealed),
        encounter_count=captain.encounters.count,
        encounters=None,
        known_encounters=known_encounters(table, owner, SPECTATOR),
        pearl=table.pearl == owner,
        hong_kong=table.hong_kong == owner,
        partner=table.partner(owner) if table.teams else None,
    )


def view_skills(captain: Captain) -> list[Skill]:
    standing = zip(SKILLS, to_list(captain.ready), to_list(captain.spent), strict=True)
    return [skill_of(skill, ready, spent) for skill, ready, spent in standing if ready or spent]


def toward_pearl(captain: Captain) -> int:
    """MC-51, MC-52: different skills, and every Elite Crew for one that is missing."""
    different = sum(captain.owned(skill) > 0 for skill in range(ELITE_CREW))
    return min(int(different + captain.owned(ELITE_CREW)), FOR_PEARL)


@cache
def skill_of(skill: str, ready: int, spent: int) -> Skill:
    return Skill(skill, ready, spent)


def own_captain(table: Table, seat: int, seen: CaptainView) -> CaptainView:
    """With all that only the captain sees; there is nothing to know besides."""
    captain = table.captains[seat]
    return replace(
        seen,
        hidden_points=sum(to_list(points(table, seat))[OPEN_PARTS:]),
        hand=[card_of(card) for card in sorted(captain.hand.to_list())],
        leads=leads(table, captain),
        known=[],
        chosen=to_list(captain.chosen),
        encounters=sorted(faces(captain.encounters)),
        known_encounters=[],
    )


def other_captain(table: Table, owner: int, seat: int, seen: CaptainView) -> CaptainView:
    """With the cards of another's hands that the seat knows to be there."""
    return replace(
        seen,
        known=known_cards(table, owner, seat),
        known_encounters=known_encounters(table, owner, seat),
    )


def known_cards(table: Table, owner: int, seat: int) -> list[Card]:
    known = surely(table.charts, table.hands(), owner, seat)
    return [card_of(card) for card in sorted(known)]


def known_encounters(table: Table, owner: int, seat: int) -> list[str]:
    known = surely(table.rumours, table.encounter_hands(), owner, seat)
    return sorted(FACES[FACE_OF[card]] for card in known)


def surely(memory: Memory, hands: list[Pile], owner: int, seat: int) -> list[int]:
    """The cards this seat knows to be in the owner's hand."""
    belief = memory.belief(seat)
    cards = hands[owner].to_list()
    return [card for card in cards if memory.possible_hands(belief, card) == 1 << owner]


def view_junk(table: Table, index: int, junk: Pile) -> Junk:
    return Junk(
        name=JUNKS[index],
        cards=[view_laid(laid) for laid in junk.to_list()],
        column=column(junk),
        row=board_row(junk),
        number=space(junk),
        symbols=symbols_of(junk),
        earnings=earnings(table, junk),
    )


@cache
def view_laid(laid: int) -> Laid:
    symbol = symbol_on(laid)
    crew = is_crew(laid)
    return Laid(
        number=None if crew else number_of(laid),
        colour=None if crew else COLOURS[COLOUR_OF[number_of(laid)]],
        face=FACES[FACE_OF[crew_of(laid)]] if crew else None,
        symbol=None if symbol == NO_SYMBOL else SYMBOLS[symbol],
        turned=not is_ready(laid),
    )
