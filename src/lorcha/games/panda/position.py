"""A position of a round in words: `game.position(2, hands=["fire-3 fire-9", "fire-4 water-2@B"])`.

A card is written `fire-Q` (white side up), `fire-Q@B` (blue and known to all, as after a pass),
`fire-Q@T` (turned to blue by a panda, so hidden) or `element-wood`.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from lorcha.core.chance import Fast
from lorcha.core.dumps import BadPosition, load_fields, place_in
from lorcha.games.panda.box import ANIMALS, CARDS, MOODS, RANKS, SUITS, suits_for
from lorcha.games.panda.rules.deal import in_play
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.state import BLUE, BY_START, TABLE_FIELDS, Table, sort_hand

Data: TypeAlias = dict[str, Any]

TASKS: Final = {"round": "begin_round", "trick": "begin_trick", "turn": "turn"}
OPTION_FIELDS: Final = TABLE_FIELDS[:5]  # what the options set


def arrange(
    opening: Data,
    *,
    hands: Sequence[str] = (),
    mood: str = "hungry",
    lead: int = 0,
    points: Sequence[int] = (),
    deck: str = "",
    discard: str = "",
    round: int = 1,  # noqa: A002 (the game's own word)
    at: str = "",
) -> Data:
    """The dump of a new game, changed to the position these words describe.

    `at` is the start of a `round`, which is dealt, of a `trick`, or the `turn` of who leads it; the
    rest of the game follows. All cards of the suits in play that are neither in a hand nor in the
    `discard` pile are the deck, where those named lie on top, the first to be drawn first.
    """
    seats: int = opening["seats"]
    at = at or ("trick" if hands else "round")
    place_in(list(TASKS), at, "moment")
    if not 0 <= lead < seats:
        raise BadPosition(f"there is no seat {lead} to lead")
    if len(points) > seats or len(hands) not in (0, seats):
        raise BadPosition(f"hands and points are for {seats} seats")
    table = Panda(seats, Fast(0))
    load_fields(table, OPTION_FIELDS, opening)
    table.mood = place_in(MOODS, mood, "mood")
    table.leader = table.turn = table.bidder = lead
    table.round = round - (at == "round")
    table.trick = int(at == "turn")
    for player in table.players:
        player.in_round = 1
    for seat, number in enumerate(points):
        table.players[seat].points = table.players[seat].earned[BY_START] = number
    deal(table, hands, deck, discard, opening)
    task: list[object] = [TASKS[at], [lead] if at == "turn" else [], 0 if at == "turn" else lead]
    return dict(table.dump()) | {"agenda": [task]}


def deal(table: Table, hands: Sequence[str], deck: str, discard: str, opening: Data) -> None:
    """The hands and the discard pile as given, and the deck of all that is left."""
    named = " ".join([*hands, deck, discard])
    table.suits = suits_of(named, opening["suits"], int(table.seats))
    for seat, hand in enumerate(hands):
        for card in hand.split():
            give(table, seat, card)
        sort_hand(table, table.players[seat].hand)
    for card in discard.split():
        throw_away(table, card)
    held = {card for player in table.players for card in player.hand.to_list()}
    held |= set(table.discard.to_list())
    top = [number_of(card) for card in deck.split()]
    rest = [c for c in range(len(CARDS)) if in_play(table, c) and c not in held and c not in top]
    for number in rest + top[::-1]:
        table.deck.add(number)


def suits_of(cards: str, drawn: int, seats: int) -> int:
    """Bits of the suits named, and of others until there are enough."""
    if not cards.strip():
        return drawn
    named = {number_of(card) for card in cards.split()}
    suits = {card - ANIMALS if card >= ANIMALS else card // RANKS for card in named}
    for suit in range(len(SUITS)):
        if len(suits) < suits_for(seats):
            suits.add(suit)
    return sum(1 << suit for suit in suits)


def give(table: Table, seat: int, card: str) -> None:
    number = number_of(card)
    table.players[seat].hand.add(number)
    table.known.show(number, seat)
    if "@" in card:
        table.sides[number] = BLUE
    if card.endswith("@T"):
        table.known.narrow(number, 1)
    elif card.endswith("@B"):
        table.known.show_all(number)


def throw_away(table: Table, card: str) -> None:
    """On the discard pile a card lies with the side up that was played."""
    number = number_of(card)
    table.discard.add(number)
    if "@" in card:
        table.sides[number] = BLUE


def number_of(card: str) -> int:
    name, at, side = card.partition("@")
    if at and side not in ("B", "T"):
        raise BadPosition(f"a side is @B (known to all) or @T (turned by a panda): {card!r}")
    return place_in(CARDS, name, "card")
