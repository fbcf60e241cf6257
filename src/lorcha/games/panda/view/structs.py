"""What a seat may see, as typed structs. The functions that fill them are compiled; mypyc would
forget what these classes say of themselves, so they have a module of their own."""

import msgspec


class Half(msgspec.Struct, frozen=True):
    """One half of an animal card: one to three equal values, and a symbol or none."""

    values: list[str]
    symbol: str | None


class Card(msgspec.Struct, frozen=True):
    """An animal card with the half that is up and the other; an element card with its number."""

    card: str
    suit: str
    side: str | None = None
    up: Half | None = None
    down: Half | None = None
    number: int | None = None
    lit: bool | None = None  # an element card in the own hand: may it be played now?
    lock: str | None = None  # and if not, what keeps it from that


class Combination(msgspec.Struct, frozen=True):
    """A declared bid: `length` different values up to `top`, each of them `times` times."""

    kind: str
    top: str
    length: int
    times: int


class Bid(msgspec.Struct, frozen=True):
    combination: Combination
    cards: list[Card]
    jokers: list[str]  # the values the used jokers stand for


class PlayerView(msgspec.Struct, frozen=True):
    """`hand` is there for its owner; `known` are the cards taken back, `turned` counts the other
    blue cards in the hand."""

    points: int
    cards: int
    hand: list[Card] | None
    known: list[Card]
    turned: int
    bids: list[Bid]
    lost: bool  # the cards of these bids do not come back
    in_round: bool
    passed: bool
    out: int | None  # the place in the order of going out


class Symbols(msgspec.Struct, frozen=True):
    """Symbols of the bid just made that are not used yet, and who is robbed by a hungry panda."""

    bamboo: int
    fire: int
    panda: int
    robbed: int | None


class Question(msgspec.Struct, frozen=True):
    """The question and its seats; for its owner the bid so far, if it is made in steps.

    `length` is there for the prompt: without a combination it is 0.
    """

    ask: str
    seats: list[int]
    length: int = 0
    symbols: Symbols | None = None
    combination: Combination | None = None
    picked: list[int] | None = None


class PandaView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    trick: int
    target: int
    mood: str
    suits: list[str]
    deck: int
    discard: list[Card]
    leader: int
    turn: int
    highest: Combination | None
    bidder: int | None
    players: list[PlayerView]
    question: Question | None
