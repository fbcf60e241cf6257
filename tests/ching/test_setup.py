"""Section 2: setting up."""

from typing import cast

import pytest

from lorcha.core.chance import Fast
from lorcha.core.rows import to_list
from lorcha.games.ching import GAME
from lorcha.games.ching.box import TILE_NUMBER, TILE_PLACES, TILES
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.state import ASIDE, ON_BOARD
from tests.citing import rule


def new(seats: int, seed: int = 1) -> Ching:
    return cast(Ching, GAME.new(seats, chance=Fast(seed)))


@rule("MC-14")
def test_the_encounter_deck_is_shuffled_and_the_skills_lie_ready() -> None:
    decks = [new(3, seed).encounter_deck.to_list() for seed in range(4)]
    assert all(sorted(deck) == list(range(33)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 4
    assert to_list(new(3).skills_left) == [4] * 5
    assert new(3).pearl == new(3).hong_kong == -1


@rule("MC-15", "MC-16")
@pytest.mark.parametrize(("seats", "placed"), [(2, 14), (3, 12), (4, 14)])
def test_missions_are_placed_and_set_aside_where_all_places_are_taken(
    seats: int, placed: int
) -> None:
    aside = 0
    for seed in range(30):
        missions = to_list(new(seats, seed).missions)
        on_board = [tile for tile, where in enumerate(missions) if where == ON_BOARD]
        numbers = [TILE_NUMBER[tile] for tile in on_board]
        assert len(on_board) == placed
        for tile in range(len(TILES)):
            assert numbers.count(TILE_NUMBER[tile]) <= TILE_PLACES[tile]
            if missions[tile] == ASIDE:
                assert numbers.count(TILE_NUMBER[tile]) == TILE_PLACES[tile]
                aside += 1
    assert aside > 0


@rule("MC-16")
def test_the_draw_cannot_fail() -> None:
    places = {TILE_NUMBER[tile]: TILE_PLACES[tile] for tile in range(len(TILES))}
    assert sum(places.values()) == 17
    assert len(TILES) - sum(places.values()) == 6
    missions = GAME.view(new(4, 3), 0)
    seen = {mission.where for mission in missions.missions}  # type: ignore[attr-defined]
    assert seen <= {"on", "aside"}


@rule("MC-17")
def test_the_navigation_cards_are_shuffled_and_four_are_dealt() -> None:
    table = new(3)
    hands = [captain.hand.to_list() for captain in table.captains]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert int(table.deck.count) == 55 - 12 - 3
    assert hands != [captain.hand.to_list() for captain in new(3, 2).captains]


@rule("MC-18")
def test_nobody_has_an_expedition_or_anything_else() -> None:
    for seats, junks in ((2, 2), (3, 1), (4, 1)):
        for captain in new(seats).captains:
            assert [junk.count for junk in captain.junks] == [0] * junks
            assert captain.gold == captain.gem_count() == captain.encounters.count == 0


@rule("MC-19", "MC-22")
def test_there_is_no_start_player() -> None:
    for seats in (2, 3, 4):
        assert new(seats).actors() == list(range(seats))
