"""N. Information: what is public, what is secret, and what a redealt world may change."""

from collections import Counter
from collections.abc import Hashable
from math import comb
from typing import cast

from lorcha.core.chance import Fast
from lorcha.games.jamaica.box import POWERS
from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import (
    events,
    fresh,
    ghost,
    hand,
    hidden,
    moves,
    play,
    question,
    random_game,
    ship,
    table,
    view,
)
from tests.jamaica.test_spoils import win
from tests.laws.chi_square import assert_uniform


def worlds(state: Table, seat: int, count: int = 300) -> list[Table]:
    return [cast(Table, state.redeal(seat, Fast(number))) for number in range(count)]


@rule("JA-117")
def test_what_lies_open_is_the_same_for_all() -> None:
    for state in random_game(3, 8):
        open_to = [view(state, seat) for seat in (-1, 0, 1, 2)]
        for other in open_to[1:]:
            assert (other.lairs, other.treasures) == (open_to[0].lairs, open_to[0].treasures)
            assert (other.morning, other.evening) == (open_to[0].morning, open_to[0].evening)
            for one, two in zip(open_to[0].ships, other.ships, strict=True):
                assert (one.space, one.lap, one.holds) == (two.space, two.lap, two.holds)
                assert (one.cards, one.deck, one.played) == (two.cards, two.deck, two.played)
                assert (one.powers, one.known_cards) == (two.powers, two.known_cards)
                assert len(one.hidden) == len(two.hidden)
                assert one.has_chosen == two.has_chosen
        if state.round == 12:
            return


@rule("JA-117")
def test_a_players_face_down_card_is_no_power() -> None:
    state = table(ship(), ship(4, "-", hidden="treasure_3"), ship())
    faces = Counter(hidden(world, 1)[0] for world in worlds(state, 0))
    assert set(faces) == {
        "treasure_3", "treasure_5", "treasure_7", "cursed_2", "cursed_3", "cursed_4",
    }  # fmt: skip


@rule("JA-117")
def test_nor_is_the_card_a_player_has_just_laid_face_down() -> None:
    state = table(ship(3, "-", card="forward_food"), ship(), pile="treasure_5")
    faces = {hidden(world, 0)[0] for world in worlds(state, 1)}
    assert len(faces) == 6
    assert not faces & set(POWERS)


@rule("JA-117")
def test_a_card_the_ghost_found_may_be_one() -> None:
    state = table(ship(), ship(), ghost(hidden="treasure_3"))
    faces = Counter(hidden(world, 2)[0] for world in worlds(state, 0))
    assert {"morgans_map", "sarans_sabre", "sixth_hold"} < set(faces)


@rule("JA-117")
def test_a_card_given_away_is_cursed_in_every_world() -> None:
    state = win(ship(holds="-", hidden="cursed_2"), ship(holds="-"))
    play(state, 0, "give 1")
    assert {hidden(world, 1)[0] for world in worlds(state, 2)} == {
        "cursed_2",
        "cursed_3",
        "cursed_4",
    }
    assert {hidden(world, 1)[0] for world in worlds(state, 0)} == {"cursed_2"}


@rule("JA-117")
def test_after_a_shuffle_the_hand_is_what_was_not_played() -> None:
    first = "food_forward forward_forward forward_backward backward_forward forward_gunpowder"
    seven = f"{first} gunpowder_gold gold_forward forward_food"
    player = ship(4, "-", card="gold_gold", hand="food_gunpowder gunpowder_food", played=seven)
    state = table(player, ship(4, "-"))
    assert view(state, 1).ships[0].known_cards == ["food_gunpowder", "gunpowder_food"]
    third = Counter(card for world in worlds(state, 1) for card in hand(world, 0))
    assert third["food_gunpowder"] == third["gunpowder_food"] == 300
    assert len(third) == 11
    play(state, 0, "card food_gunpowder")
    chosen = Counter(view(world, 0).ships[0].chosen for world in worlds(state, 1, 900))
    assert 200 < chosen["food_gunpowder"] < 400  # one of the three, which is not known
    assert {view(world, 0).ships[0].chosen for world in worlds(state, 0)} == {"food_gunpowder"}


@rule("JA-117")
def test_with_an_empty_deck_the_hand_is_no_secret() -> None:
    first = "food_forward forward_forward forward_backward backward_forward forward_gunpowder"
    seven = f"{first} gunpowder_gold gold_forward"
    player = ship(4, "-", card="gold_gold", hand="food_gunpowder gunpowder_food", played=seven)
    state = table(player, ship(4, "-"))
    assert state.ships[0].deck.count == 0
    assert view(state, -1).ships[0].known_cards == [
        "forward_food",
        "food_gunpowder",
        "gunpowder_food",
    ]
    assert {tuple(hand(world, 0)) for world in worlds(state, 1)} == {tuple(hand(state, 0))}


@rule("JA-118")
def test_every_hand_is_as_likely_as_any_other() -> None:
    state = fresh(3)
    counted: Counter[Hashable] = Counter(world.ships[1].hand for world in worlds(state, 0, 5000))
    assert len(counted) == comb(11, 3)
    assert_uniform(counted, list(counted))
    assert {world.ships[0].hand for world in worlds(state, 0)} == {state.ships[0].hand}


@rule("JA-118")
def test_decks_pile_and_removed_cards_are_secret_to_all() -> None:
    state = fresh(3)
    for seat in (-1, 0, 1, 2):
        samples = worlds(state, seat, 400)
        assert len({tuple(world.ships[0].deck.to_list()) for world in samples}) > 300
        assert {world.pile.to_list()[-1] for world in samples} == set(range(12))
        assert {card for world in samples for card in world.removed.to_list()} == set(range(12))


@rule("JA-118")
def test_a_chosen_card_is_secret_until_it_is_turned_up() -> None:
    state = fresh(3, 5)
    if question(state)[0] == "dice":
        play(state, state.captain, moves(state, state.captain)[0])
    play(state, 1, moves(state, 1)[0])
    assert len({world.ships[1].chosen for world in worlds(state, 0)}) == 11
    assert len({world.ships[1].chosen for world in worlds(state, 1)}) == 1


@rule("JA-119")
def test_whoever_has_owned_a_card_knows_it_wherever_it_goes() -> None:
    state = win(ship(holds="-"), ship(holds="-", hidden="treasure_5 treasure_3"))
    play(state, 0, "steal hidden_1")
    for seat, known in ((0, True), (1, True), (2, False)):
        faces = {hidden(world, 0)[0] for world in worlds(state, seat)}
        assert (faces == {"treasure_5"}) == known
    assert len({hidden(world, 1)[0] for world in worlds(state, 0)}) == 5


@rule("JA-120")
def test_nobody_can_tell_from_the_question_whether_the_winner_has_a_curse() -> None:
    cursed = win(ship(holds="-", hidden="cursed_2"), ship(holds="-"))
    honest = win(ship(holds="-", hidden="treasure_5"), ship(holds="-"))
    assert question(cursed) == question(honest) == ("spoils", [0])
    assert moves(cursed, 0) == ["give 1", "no_spoils"]
    assert moves(honest, 0) == ["no_spoils"]
    for seat in (1, 2, -1):
        assert view(cursed, seat) == view(honest, seat)
        assert "give 1" not in moves(cursed, seat)
    lists = {tuple(moves(world, 0)) for world in worlds(cursed, 1)}
    assert lists == {("give 1", "no_spoils"), ("no_spoils",)}


@rule("JA-121")
def test_sabre_gunpowder_and_payments_are_public() -> None:
    first = ship(11, "3 gunpowder, 3 food", card="forward_food", powers="sarans_sabre")
    state = table(first, ship(12, "-"), throws="4 8 2", lairs="")
    play(state, 0, "powder 2", "sabre again")
    play(state, 0, "no_spoils")
    for reader in (-1, 1, 2):
        assert events(state, "primed", reader)[0]["amount"] == 2
        assert events(state, "used_sabre", reader)[0]["seat"] == 0
        assert events(state, "paid", reader)[0]["amount"] == 2
