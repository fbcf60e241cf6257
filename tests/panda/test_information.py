"""Who may know what: PS-79 to PS-82, and worlds that a seat cannot tell apart."""

from collections import Counter

import msgspec

from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.games.panda.moves import ELEMENT
from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import (
    bids,
    current_question,
    discards,
    do,
    hand,
    laid,
    lay,
    position,
    view_of,
)


def worlds(table: Panda, seat: int, number: int = 200) -> list[Panda]:
    return [table.redeal(seat, Fast(seed)) for seed in range(number)]


def possible_cards(table: Panda, seat: int, owner: int) -> set[str]:
    return {card for world in worlds(table, seat) for card in hand(world, owner).split()}


@rule("PS-79")
def test_what_all_can_see() -> None:
    table = position("fire-3 fire-4 fire-9@B", "fire-5 water-K@B", "earth-3 element-earth earth-9")
    lay(table, 0, "fire-3")
    lay(table, 1, "water-K", kind="single")
    for seat in (-1, 0, 1, 2):
        view = view_of(table, seat)
        assert [player.points for player in view.players] == [1, 1, 1]
        assert [player.cards for player in view.players] == [2, 1, 3]
        assert (view.mood, view.suits, view.deck) == ("hungry", ["fire", "earth", "water"], 34)
        (bid,) = view.players[1].bids
        assert (bid.cards[0].card, bid.cards[0].side, bid.combination.top) == (
            "water-K",
            "blue",
            "7",
        )
        assert (view.bidder, view.players[0].passed) == (1, False)
    do(table, 2, "shed earth")
    do(table, 2, "pass")
    do(table, 0, "pass")
    view = view_of(table, -1)
    assert [card.card for card in view.discard] == ["element-earth", "water-K"]
    assert discards(table) == "element-earth water-K@B"


@rule("PS-80")
def test_hands_and_deck_are_hidden() -> None:
    table = position("fire-3 fire-4", "fire-5 fire-6", "earth-3 earth-9")
    for seat in (-1, 0, 1, 2):
        is_open = [player.hand is not None for player in view_of(table, seat).players]
        assert is_open == [seat == owner for owner in range(3)]
        text = msgspec.json.encode(view_of(table, seat)).decode()
        assert ("earth-9" in text) == (seat == 2)
    assert len(possible_cards(table, 0, 1)) == 42 - 2  # could be any card but those of seat 0
    assert all(hand(world, 0) == "fire-3 fire-4" for world in worlds(table, 0))


@rule("PS-80")
def test_cards_drawn_are_seen_by_their_owner_alone() -> None:
    hands = ("earth-A earth-3", "element-wood fire-3 fire-4", "fire-5 fire-6")
    table = position(*hands, deck="wood-9 wood-10")
    lay(table, 0, "earth-A")
    do(table, 1, "element wood")
    assert table.journal is not None
    for seat in (-1, 0, 1, 2):
        (drew,) = [e for e in table.journal.for_reader(seat) if e["event"] == "drew"]
        assert drew["number"] == 2
        assert ("cards" in drew) == (seat == 1)


@rule("PS-80")
def test_cards_left_at_the_end_of_a_round_are_not_shown() -> None:
    table = position("fire-2", "fire-3 fire-4", points=(14, 1))
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    assert table.over()
    assert view_of(table, 0).players[1].hand is None
    assert len(possible_cards(table, 0, 1)) > 20


@rule("PS-81")
def test_cards_taken_back_are_known_until_they_are_played() -> None:
    table = position("fire-5 fire-6 fire-9", "fire-7 fire-8 earth-4", "earth-3 earth-9")
    lay(table, 0, "fire-5 fire-6")
    lay(table, 1, "fire-7 fire-8")
    do(table, 2, "pass")
    do(table, 0, "pass")
    for seat in (-1, 1, 2):
        known = view_of(table, seat).players[0].known
        assert [(card.card, card.side) for card in known] == [
            ("fire-5", "blue"),
            ("fire-6", "blue"),
        ]
        for world in worlds(table, seat, 20):
            assert {"fire-5@B", "fire-6@B"} <= set(hand(world, 0).split())
    assert table.journal is not None
    (taken,) = [e for e in table.journal.for_reader(-1) if e["event"] == "took_back"]
    assert taken["cards"] == ["fire-5", "fire-6"]
    lay(table, 1, "earth-4")
    do(table, 2, "pass")
    lay(table, 0, "fire-5")
    do(table, 0, "skip")
    assert [card.card for card in view_of(table, 2).players[0].known] == ["fire-6"]


@rule("PS-82")
def test_how_many_cards_a_panda_turned_is_known_but_not_which() -> None:
    table = position("earth-J fire-3 fire-4 element-fire", "fire-7", "earth-3 earth-9", mood="spin")
    lay(table, 0, "earth-J")
    do(table, 0, "spin fire-4")
    assert [view_of(table, seat).players[0].turned for seat in (-1, 0, 1, 2)] == [1, 1, 1, 1]
    assert table.journal is not None
    for seat in (-1, 0, 1):
        (spun,) = [e for e in table.journal.for_reader(seat) if e["event"] == "spun"]
        assert ("card" in spun) == (seat == 0)
    blue = Counter(
        card for world in worlds(table, 1) for card in hand(world, 0).split() if card.endswith("@B")
    )
    assert sum(blue.values()) == 200  # always exactly one
    assert len(blue) > 20
    assert not any(card.startswith("element") for card in blue)


@rule("PS-82")
def test_a_burnt_card_is_shown_with_its_side() -> None:
    table = position("fire-Q@B fire-3@T fire-4", "fire-7", "earth-3 earth-9")
    lay(table, 0, "fire-Q")
    assert view_of(table, 1).players[0].turned == 1
    do(table, 0, "burn fire-3")
    assert table.journal is not None
    (burnt,) = [e for e in table.journal.for_reader(1) if e["event"] == "burned"]
    assert (burnt["card"], burnt["side"]) == ("fire-3", "blue")
    assert view_of(table, 1).players[0].turned == 0


def test_every_world_is_as_likely_as_any_other() -> None:
    """Three unknown cards, one place for a blue one, one for a white one, one in the deck. The
    element card cannot be blue: 2 x 2 x 1 worlds."""
    table = position("earth-J fire-3", "fire-4@T fire-5", deck="element-fire")
    element = table.deck.draw()
    while table.deck.count > 0:
        table.discard.add(table.deck.draw())
    table.deck.add(element)
    counts = Counter(hand(world, 1) for world in worlds(table, 0, 4000))
    assert len(counts) == 4
    assert all(850 < number < 1150 for number in counts.values())


def test_an_unfinished_bid_is_known_to_its_owner_alone() -> None:
    many = "fire-9 earth-9 wood-9 water-9 metal-9 metal-A@B water-2@B wood-10 water-3@B earth-6@B"
    table = position(many, "fire-3", "fire-4", "fire-7", "fire-8")
    do(table, 0, "declare set 9 1 6")
    assert current_question(table) == "turn 0"
    own, others = view_of(table, 0).question, view_of(table, 1).question
    assert own is not None
    assert others is not None
    assert own.combination is not None
    assert (others.ask, others.combination) == ("turn", None)
    assert all(world.agenda.number() == 0 for world in worlds(table, 1, 5))
    assert table.redeal(0, Fast(1)).legal(0) == table.legal(0)


def test_a_preview_shows_the_price_of_a_pass_and_stops_at_a_draw() -> None:
    table = position("earth-A earth-3", "element-wood fire-3 fire-4", "wood-5 fire-6")
    lay(table, 0, "earth-A")
    preview = Perspective(table, 1).preview(next(m for m in table.legal(1) if ELEMENT.matches(m)))
    assert (preview.stop.at, preview.stop.what) == ("unknown", "draw")
    table = position("fire-3 fire-9", "fire-4 fire-5", lead=0)
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    preview = Perspective(table, 0).preview(0)
    assert [entry["event"] for entry in preview.journal][:2] == ["passed", "took_back"]
    assert bids(table, 0)
    assert laid(table, 0) == "fire-3"
