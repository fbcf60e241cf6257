"""What a seat may see, as typed structs. The functions that fill them are compiled; mypyc would
forget what these classes say of themselves, so they have a module of their own."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Side(msgspec.Struct, frozen=True):
    """One of the two in a combat. `spoils` are the moves its victory would allow it."""

    ship: int
    powder: int
    die: int | None  # 0 is the star
    strength: int | None
    rethrown: bool
    spoils: list[Annotated[dict[str, Any], Meta(title="Move")]]


class Throw(msgspec.Struct, frozen=True):
    """A face of the combat die, the strength it gives, and the ship that would win by it.

    `winner` is null in a draw, and while the combat is still `open`: the defender is to throw.
    `sabre` is the ship that can have the die thrown again, and has reason to: it does not win by
    this face, and could by another.
    """

    throw: str
    strength: int
    winner: int | None
    open: bool
    sabre: int | None = None


class Combat(msgspec.Struct, frozen=True):
    """`throws` tells each face of the die that is to be thrown, or may be thrown again."""

    attack: Side
    defence: Side
    throws: list[Throw]


class Hold(msgspec.Struct, frozen=True):
    """`resource` is null in an empty hold."""

    resource: str | None
    tokens: int


class Arrival(msgspec.Struct):
    """The end of a move; `steps` is null where a ship drifts back.

    `foes` are the ships of which it must fight one, `cost` what is due after that, `paid` what it
    has of that: less is a shortage, and the next arrival says where the ship drifts to.
    """

    start: int
    space: int
    steps: int | None
    backward: bool
    foes: list[int] = []
    resource: str | None = None
    cost: int = 0
    paid: int = 0
    treasure: bool = False
    finish: bool = False


class Load(msgspec.Struct, frozen=True):
    """A cargo and its hold: null if one must be emptied for it, or if there is no room at all."""

    resource: str
    amount: int
    hold: int | None
    ignored: bool = False


class Prospect(msgspec.Struct, frozen=True):
    """One way in which half a turn can go, the holds after it, and what can follow.

    Where the route forks, or a ship may drift to several places, there are several of them. A hold
    is null where its contents hang on which hold the captain pays from, or empties. `certain` is
    false where a combat or a treasure before the end of it can change any of this; it then says
    what happens if they change nothing.
    """

    half: str
    arrivals: list[Arrival]
    load: Load | None
    holds: list[Hold | None]
    certain: bool
    then: list["Prospect"]


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom, and about what.

    The ship it is about; a cargo to stow, a bill to pay and its hold, a route to sail, a throw to
    judge, a player who has lost.
    """

    ask: str
    seats: list[int]
    ship: int | None = None
    resource: str | None = None
    amount: int | None = None
    hold: int | None = None
    steps: int | None = None
    direction: str | None = None
    throw: str | None = None
    foe: int | None = None


class Hidden(msgspec.Struct, frozen=True):
    """A face-down treasure. `face` is null unless this seat knows it."""

    face: str | None
    cursed: bool  # everybody knows that it is, because it was given away


class ShipView(msgspec.Struct, frozen=True):
    """A ship and its captain's cards; `hand` is null for all but its captain.

    `place` is the captain's in the race as it stands. `known_cards` are those in hand or chosen
    that everybody can work out. `points` is what the ship would score now, as far as this seat
    knows the face-down cards. `turn` is what its captain has done or will do in this phase.
    """

    captain: str
    colour: str
    ghost: bool
    space: int
    lap: int
    to_go: int
    place: int | None  # the Ghost Ship does not race
    finished: bool
    holds: list[Hold]
    powers: list[str]
    hidden: list[Hidden]
    hand: list[str] | None
    known_cards: list[str]
    cards: int
    deck: int
    played: list[str]
    has_chosen: bool
    chosen: str | None
    berth: int
    doubloons: int
    points: int
    turn: str | None


class JamaicaView(msgspec.Struct, frozen=True):
    """`order` are the seats as they act this round. `forecast` tells where the cards this seat may
    still play, or has chosen, would take it; `answers` tells where the ship that this seat moves
    would go after each of its legal moves, by the move in notation."""

    seat: int
    round: int
    phase: str
    captain: int
    order: list[int]
    acting: int | None
    half: str
    morning: int
    evening: int
    bank: dict[str, int] | None
    lairs: list[int]
    treasures: int
    ships: list[ShipView]
    combat: Combat | None
    question: Question | None
    forecast: dict[str, list[Prospect]]
    answers: dict[str, list[Prospect]]
