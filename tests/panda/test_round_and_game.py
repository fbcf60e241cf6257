"""End of the round, end of the game, two players: PS-74 to PS-78, PS-83."""

from lorcha.core.chance import Fast
from lorcha.games.panda import GAME
from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import current_question, do, lay, points, position


def places(table: Panda) -> list[int]:
    by_seat = sorted(table.standings(), key=lambda standing: standing.seat)
    return [standing.place for standing in by_seat]


@rule("PS-74")
def test_the_round_ends_when_at_most_one_player_has_cards() -> None:
    table = position("fire-2", "fire-3 fire-4", "metal-2 metal-4")
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert table.round == 1  # two have cards

    table = position("fire-2", "fire-9@B", "metal-3 metal-4", lead=1)
    lay(table, 1, "fire-9")
    do(table, 2, "pass")
    lay(table, 0, "fire-2")
    assert table.round == 2
    assert points(table) == [3, 3, 1]  # nothing for the last one


@rule("PS-74")
def test_a_round_has_fewer_tricks_than_cards() -> None:
    for seed in range(10):
        table = GAME.new(4, chance=Fast(seed))
        assert isinstance(table, Panda)
        random = Fast(seed)
        while not table.over():
            moves = table.legal(table.actors()[0])
            table.play(table.actors()[0], moves[random.below(len(moves))])
            assert table.trick < 56


@rule("PS-75")
def test_the_fewest_points_start_the_next_round() -> None:
    table = position("fire-2", "fire-9@B", "metal-3 metal-4", lead=1, points=(5, 3, 4))
    lay(table, 1, "fire-9")
    do(table, 2, "pass")
    lay(table, 0, "fire-2")
    assert (points(table), current_question(table)) == ([7, 5, 4], "turn 2")


@rule("PS-75")
def test_among_equals_who_was_out_earlier_starts() -> None:
    table = position("fire-2", "fire-9@B", "metal-3 metal-4", lead=1, points=(2, 2, 4))
    lay(table, 1, "fire-9")  # empty first
    do(table, 2, "pass")
    lay(table, 0, "fire-2")
    assert (points(table), current_question(table)) == ([4, 4, 4], "turn 1")


@rule("PS-77")
def test_the_target_counts_at_the_end_of_a_round_only() -> None:
    table = position("wood-9@B fire-3 fire-4", "earth-2 earth-3", "fire-5", points=(14, 1, 1))
    lay(table, 0, "wood-9")
    do(table, 0, "bamboo")
    assert points(table) == [15, 1, 1]
    assert current_question(table) == "turn 1"


@rule("PS-77")
def test_a_point_can_be_lost_again_to_a_hungry_panda() -> None:
    table = position(
        "wood-3@B fire-3 wood-4", "earth-K wood-5 earth-3", "fire-5", points=(14, 1, 1)
    )
    lay(table, 0, "wood-3")  # J with bamboo
    do(table, 0, "bamboo")
    lay(table, 1, "earth-K")
    do(table, 1, "rob")
    assert points(table) == [14, 2, 1]


@rule("PS-77")
def test_the_target_is_an_option() -> None:
    for target, over in ((10, True), (15, False)):
        table = position("fire-2", "fire-3 fire-4", points=(8, 1), target=target)
        lay(table, 0, "fire-2")
        do(table, 1, "pass")
        assert points(table) == [10, 1]
        assert table.over() == over


@rule("PS-78")
def test_the_most_points_win() -> None:
    table = position("fire-2", "fire-9@B", "metal-3 metal-4", lead=1, points=(5, 14, 17))
    lay(table, 1, "fire-9")
    do(table, 2, "pass")
    lay(table, 0, "fire-2")
    assert table.over()
    assert (points(table), places(table)) == ([7, 16, 17], [3, 2, 1])


@rule("PS-78")
def test_among_equals_who_was_out_earlier_in_the_final_round() -> None:
    table = position("fire-2", "fire-9@B", "metal-3 metal-4", lead=1, points=(14, 14, 16))
    lay(table, 1, "fire-9")
    do(table, 2, "pass")
    lay(table, 0, "fire-2")
    assert (points(table), places(table)) == ([16, 16, 16], [2, 1, 3])


@rule("PS-83")
def test_two_players_play_with_three_suits_and_a_larger_deck() -> None:
    table = GAME.new(2, chance=Fast(4))
    assert isinstance(table, Panda)
    assert bin(table.suits).count("1") == 3
    assert table.deck.count == 18


@rule("PS-83")
def test_with_two_the_trick_ends_with_the_first_pass_and_the_round_with_the_first_out() -> None:
    table = position("fire-5 fire-2", "fire-3 fire-4")
    lay(table, 0, "fire-5")
    do(table, 1, "pass")
    assert (table.trick, table.round, current_question(table)) == (2, 1, "turn 0")
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    assert table.round == 2
