"""Authority, terms and components: PS-1 to PS-8."""

from itertools import pairwise

from lorcha.core.chance import Fast
from lorcha.games.panda import GAME
from lorcha.games.panda.box import (
    ANIMALS,
    BOX,
    CARDS,
    COUNT_OF,
    HAND,
    RANKS,
    SUITS,
    SYMBOL_OF,
    TARGET,
    VALUE_OF,
    VALUES,
)
from tests.citing import rule
from tests.panda.positions import bids, do, lay, may, names, points, position


@rule("PS-1")
def test_where_sources_differ_the_rulebook_is_followed() -> None:
    """Others have 11 cards and a wind card, a game to 20, no bomb as a lead, fire as the joker."""
    assert (HAND, TARGET, len(CARDS)) == (12, 15, 65 + 5)
    table = position("fire-8 earth-8 metal-K@B", "fire-4 fire-3@B", "fire-5")
    assert names(table, 0, "fire-8 earth-8 metal-K") == ["bomb 1x5 to 8"]
    lay(table, 0, "fire-8")
    assert names(table, 1, "fire-3") == ["single 1x1 to 10"]  # its fire stands for no value


@rule("PS-2")
def test_values_count_and_not_cards() -> None:
    table = position("metal-8@B fire-4", "fire-5 earth-5 metal-5", "fire-6")
    lay(table, 0, "metal-8", kind="set")  # one card: 3 3 3
    assert names(table, 1) == ["set 1x3 to 5"]  # three cards beat it


@rule("PS-3")
def test_a_position_holds_what_a_trick_needs() -> None:
    table = position("fire-3 fire-4 fire-9@B", "fire-5 fire-6", "earth-3 metal-4")
    lay(table, 0, "fire-3")
    dump = table.dump()
    assert {
        "suits",
        "mood",
        "deck",
        "discard",
        "out",
        "leader",
        "highest",
        "bidder",
        "turn",
    } <= set(dump)
    player = GAME.load(dump).dump()["players"]
    assert isinstance(player, list)
    wanted = {"points", "hand", "bids", "in_round", "passed", "white", "blue", "bombed", "emptied"}
    assert wanted <= set(player[0])
    assert (player[0]["white"], player[0]["blue"]) == (1, 0)


@rule("PS-4")
def test_only_the_upper_half_counts() -> None:
    assert names(position("metal-8", "fire-3", "fire-4"), 0) == ["single 1x1 to 8"]
    assert names(position("metal-8@B", "fire-3", "fire-4"), 0) == ["set 1x3 to 3"]
    for card in range(ANIMALS):
        assert COUNT_OF[2 * card] == 1
        assert 1 <= COUNT_OF[2 * card + 1] <= 3
    blue = [card for suit in BOX["suits"] for card in suit["cards"]]
    assert all(len(set(card["blue"])) == 1 for card in blue)


@rule("PS-4")
def test_symbols_of_the_lower_half_do_nothing() -> None:
    table = position("wood-9 fire-3", "fire-4", "fire-5")  # a 9 below which is a 2 with bamboo
    lay(table, 0, "wood-9")
    assert table.actors() == [1]
    table = position("wood-9@B fire-3", "fire-4", "fire-5")
    lay(table, 0, "wood-9", top="2")
    assert may(table, 0) == {"bamboo", "skip"}


@rule("PS-5")
def test_values_from_low_to_high() -> None:
    for low, high in pairwise(VALUES):
        table = position(f"fire-{low} fire-{high}", f"earth-{high} earth-{low}", "metal-3")
        lay(table, 0, f"fire-{low}")
        assert names(table, 1) == [f"single 1x1 to {high}"]
    assert " ".join(VALUES) == "3 4 5 6 7 8 9 10 J Q K A 2"


@rule("PS-6")
def test_thirteen_animals_and_an_element_in_each_suit() -> None:
    assert SUITS == ["fire", "earth", "wood", "water", "metal"]
    for suit in range(len(SUITS)):
        cards = range(suit * RANKS, (suit + 1) * RANKS)
        assert [VALUE_OF[2 * card] for card in cards] == list(range(RANKS))
    assert CARDS[ANIMALS:] == [f"element-{suit}" for suit in SUITS]


@rule("PS-6")
def test_no_suit_is_stronger_than_another() -> None:
    for first in SUITS:
        for second in SUITS:
            if first != second:
                table = position(
                    f"{first}-7 {first}-9", f"{second}-7 {second}-3", "fire-4", "fire-5"
                )
                lay(table, 0, f"{first}-7")
                assert bids(table, 1) == []


@rule("PS-7")
def test_an_element_card_is_in_no_combination_but_counts_in_the_hand() -> None:
    table = position("fire-3", "element-fire element-wood fire-5", "fire-6 fire-7")
    lay(table, 0, "fire-3")
    assert names(table, 1) == ["single 1x1 to 5"]
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert points(table) == [1 + 3, 1, 1]  # the largest hand has three cards


@rule("PS-8")
def test_points_come_from_three_things_and_are_never_negative() -> None:
    for seed in range(6):
        state = GAME.new(3, {"mood": "hungry"}, chance=Fast(seed))
        random = Fast(seed + 50)
        while not state.over():
            seat = state.actors()[0]
            moves = state.legal(seat)
            state.play(seat, moves[random.below(len(moves))])
        for standing in state.standings():
            assert standing.score == sum(standing.parts.values()) >= 0
            assert set(standing.parts) == {"start", "going_out", "bamboo", "panda"}


@rule("PS-8", "PS-49")
def test_nobody_is_robbed_of_what_he_has_not() -> None:
    table = position("fire-3 fire-4", "earth-J fire-5", "metal-3", points=(0, 2, 1))
    lay(table, 0, "fire-3")
    lay(table, 1, "earth-J")
    assert table.actors() == [2]
    assert points(table) == [0, 2, 1]


def test_every_symbol_is_on_its_own_suit() -> None:
    """What the rulebook says of the blue sides holds for every reconstructed card."""
    for card in range(ANIMALS):
        suit, blue = SUITS[card // RANKS], 2 * card + 1
        count, symbol = COUNT_OF[blue], SYMBOL_OF[blue]
        if suit in ("wood", "water"):
            assert (count, symbol) == (1, {"wood": 2, "water": 1}[suit])
        elif suit == "metal":
            assert count in (2, 3)
            assert symbol == 0
        else:
            higher = VALUE_OF[blue] > VALUE_OF[2 * card]
            assert (count == 2 and symbol == 0) or (
                higher and symbol == {"fire": 3, "earth": 4}[suit]
            )
