"""What a seat may see, as typed structs. The functions that fill them are compiled; mypyc would
forget what these classes say of themselves, so they have a module of their own."""

from typing import Literal

import msgspec


class Card(msgspec.Struct, frozen=True):
    """A navigation card."""

    number: int
    colour: str
    symbol: str | None


class Laid(msgspec.Struct, frozen=True):
    """A card of an expedition: a navigation card, or Helmsmen with their face."""

    number: int | None
    colour: str | None
    face: str | None
    symbol: str | None
    turned: bool


class Earnings(msgspec.Struct, frozen=True):
    """If an expedition ended as it is: the number of the mission, and the skills its symbols pay
    for, each by itself."""

    mission: int | None
    skills: list[str]


class Junk(msgspec.Struct, frozen=True):
    """An expedition and the space of its junk; column 0: it has not put out yet.

    `symbols` are those that count for skills; `earnings` what an end would bring now.
    """

    name: str
    cards: list[Laid]
    column: int
    row: int
    number: int
    symbols: dict[str, int]
    earnings: Earnings


class Skill(msgspec.Struct, frozen=True):
    skill: str
    ready: int
    spent: int


class Lead(msgspec.Struct, frozen=True):
    """What a card would do with a junk: `start` an expedition, `end` it, or `sail` to a space.

    `encounters` are the cards drawn on the way, `earnings` what an end there would bring.
    """

    card: int
    junk: str
    does: Literal["start", "sail", "end"]
    column: int
    row: int
    number: int
    encounters: int
    hong_kong: bool
    earnings: Earnings


class CaptainView(msgspec.Struct, frozen=True):
    """`hand`, `leads`, `chosen`, `encounters` are for their owner; `known` is what the seat knows.

    `points` are those everyone can count, `hidden_points` those of the own encounter cards;
    `toward_pearl` how many of the skills that win the China Pearl are there, jokers included.
    """

    points: int
    hidden_points: int | None
    gold: int
    gems: dict[str, int]
    skills: list[Skill]
    toward_pearl: int
    junks: list[Junk]
    cards: int
    hand: list[Card] | None
    leads: list[Lead] | None
    known: list[Card]
    has_chosen: bool
    chosen: list[int] | None
    revealed: list[int]
    encounter_count: int
    encounters: list[str] | None
    known_encounters: list[str]
    pearl: bool
    hong_kong: bool
    partner: int | None


class Mission(msgspec.Struct, frozen=True):
    """A tile that was drawn: `on` the board, `aside`, or `taken` by a seat.

    It lies ashore beside a `row` of the sea: that of the next square number.
    """

    tile: str
    number: int
    row: int
    gold: int
    gems: dict[str, int]
    encounters: int
    where: str
    by: int | None


class Display(msgspec.Struct, frozen=True):
    """A place of the display: empty, face down (no card to see) or with a card face up."""

    place: int
    empty: bool
    card: Card | None


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom, and about what."""

    ask: str
    seats: list[int]
    card: int | None = None
    weapon: str | None = None
    symbol: str | None = None
    face: str | None = None


class Turn(msgspec.Struct, frozen=True):
    """A turn of the round, with its card while that lies open in front of its owner; before the
    reveal, who has chosen."""

    seat: int
    card: Card | None
    state: Literal["choosing", "chosen", "done", "now", "next"]


class ChingView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    teams: bool
    ending: str
    active: int | None
    junk: str | None
    played: str | None
    order: list[int]
    turns: list[Turn]
    display: list[Display]
    missions: list[Mission]
    skills_left: dict[str, int]
    deck: int
    discard: list[int]
    encounter_deck: int
    encounter_discard: list[str]
    captains: list[CaptainView]
    question: Question | None
