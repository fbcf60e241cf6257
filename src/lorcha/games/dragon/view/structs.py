"""What a seat may see, as typed structs. The functions that fill them are compiled; mypyc would
forget what these classes say of themselves, so they have a module of their own."""

import msgspec


class EventForecast(msgspec.Struct, frozen=True):
    """An event still to strike, if nothing else changes: the events before it have taken their
    yuan, rice and fireworks. What it asks for (yuan, rice, the most fireworks or the fewest helmets
    of all, people) and what there is of it then; people lost, points won."""

    month: int
    event: str
    due: int
    have: int
    lost: int
    points: int


class Person(msgspec.Struct, frozen=True):
    person: str
    age: str


class Palace(msgspec.Struct, frozen=True):
    number: int
    floors: int
    persons: list[Person]


class Prince(msgspec.Struct, frozen=True):
    """A province. `hand` is there for its owner, and for all with the option `open_hands`.
    `played_cards` are the person cards played so far this year, in the order of the box.

    As things stand: `forecast` is what the coming events would do, one after another, `income` what
    a month that ended now would score by source, `yields` what each action would bring. `barred`
    are the action cards that cannot be chosen, each with the reason: `fee`, `privilege` or `left`.
    `turn` is what the prince has done or will do in this phase.
    """

    points: int
    space: int
    yuan: int
    rice: int
    fireworks: int
    small: int
    large: int
    palaces: list[Palace]
    symbols: dict[str, int]
    pair: list[str]
    group: int | None
    owes: int
    cards: int
    hand: list[str] | None
    played_cards: list[str]
    forecast: list[EventForecast]
    income: dict[str, int]
    yields: dict[str, int]
    barred: dict[str, str]
    turn: str | None


class Group(msgspec.Struct, frozen=True):
    cards: list[str]
    dragons: list[int]
    fee: int


class Stack(msgspec.Struct, frozen=True):
    person: str
    age: str
    left: int


class Supplies(msgspec.Struct, frozen=True):
    """What the reserve still holds; null where it never runs out."""

    floors: int | None
    rice: int | None
    fireworks: int | None
    small: int | None
    large: int | None
    yuan: int | None


class Prices(msgspec.Struct, frozen=True):
    small: int
    large: int


class Question(msgspec.Struct, frozen=True):
    """The question and its subject: the person to place, the card played, floors due."""

    ask: str
    seats: list[int]
    person: Person | None = None
    card: str | None = None
    floors: int | None = None


class DragonView(msgspec.Struct, frozen=True):
    """`order` is that of this phase; `track` is how the markers stand now, the foremost first.
    `prices` are those of the privileges."""

    seat: int
    month: int
    phase: str
    events: list[str]
    order: list[int]
    track: list[int]
    groups: list[Group]
    display: list[Stack]
    supplies: Supplies
    prices: Prices
    princes: list[Prince]
    question: Question | None
