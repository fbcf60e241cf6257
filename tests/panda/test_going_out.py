"""Going out and the next leader: PS-69 to PS-73."""

from tests.citing import rule
from tests.panda.positions import current_question, do, hand, lay, points, position

SIX = "wood-3 wood-4 wood-5 wood-6 wood-8 wood-9"
NINE = SIX + " wood-10 wood-J wood-Q"


@rule("PS-69")
def test_out_at_the_end_of_the_trick_won_or_passed() -> None:
    table = position("fire-9@B", "fire-A", "metal-3 metal-4 metal-5")
    lay(table, 0, "fire-9")  # K, blue: lost when they pass
    lay(table, 1, "fire-A")
    assert table.out.count == 0  # not yet
    do(table, 2, "pass")
    assert table.round == 2
    assert points(table) == [1 + 3, 1 + 3, 1]


@rule("PS-69")
def test_an_empty_hand_is_not_enough_while_white_cards_may_come_back() -> None:
    table = position("fire-3", "fire-A fire-4", "metal-3 metal-4 metal-5")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-A")
    do(table, 2, "pass")
    assert hand(table, 0) == "fire-3@B"
    assert (table.out.count, points(table)) == (0, [1, 1, 1])


@rule("PS-70")
def test_as_many_points_as_the_largest_hand_at_most_seven() -> None:
    table = position("fire-2", "fire-3 fire-4", SIX)
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert points(table) == [1 + 6, 1, 1]
    table = position("fire-2", "fire-3 fire-4", NINE)
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert points(table) == [1 + 7, 1, 1]


@rule("PS-71")
def test_all_who_go_out_together_get_the_same() -> None:
    table = position("fire-9@B", "fire-A", NINE, "metal-3 metal-4")
    lay(table, 0, "fire-9")
    lay(table, 1, "fire-A")
    do(table, 2, "pass")
    do(table, 3, "pass")
    assert points(table) == [8, 8, 1, 1]


@rule("PS-71")
def test_nobody_gets_a_point_if_all_hands_are_empty() -> None:
    table = position("fire-9@B", "fire-A", points=(3, 2))
    lay(table, 0, "fire-9")
    lay(table, 1, "fire-A")
    assert (points(table), table.round) == ([3, 2], 2)


@rule("PS-72")
def test_whose_hand_was_empty_first_comes_first() -> None:
    """Both are out in one trick with equal points: the earlier one starts the next round."""
    table = position("fire-9@B", "fire-A", "metal-3 metal-4", points=(2, 2, 9))
    lay(table, 0, "fire-9")
    lay(table, 1, "fire-A")
    do(table, 2, "pass")
    assert points(table) == [4, 4, 9]
    assert current_question(table) == "turn 0"


@rule("PS-72")
def test_a_hand_that_was_filled_again_counts_from_the_last_time() -> None:
    """Seat 0 is empty first, takes its white card back and is empty again after seat 1."""
    table = position("fire-3", "fire-4 metal-Q@B", "fire-10 metal-3", "earth-3 earth-4 earth-5")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    lay(table, 2, "fire-10")
    do(table, 3, "pass")  # seat 0 has an empty hand and passes: fire-3 comes back as a 10
    do(table, 1, "pass")
    assert (table.players[0].emptied, hand(table, 0)) == (1, "fire-3@B")
    lay(table, 2, "metal-3")  # leads on
    do(table, 3, "pass")
    lay(table, 0, "fire-3")  # empty for the second time
    assert table.players[0].emptied == 3
    assert table.players[2].emptied == 2


@rule("PS-72")
def test_burning_and_discarding_empty_a_hand_too() -> None:
    table = position("fire-9@B fire-3", "fire-A element-fire", "metal-3 metal-4", points=(2, 2, 9))
    lay(table, 0, "fire-9")
    do(table, 0, "burn fire-3")
    assert table.players[0].emptied == 1
    do(table, 1, "shed fire")
    lay(table, 1, "fire-A")
    assert table.players[1].emptied == 2
    table = position("fire-A fire-3", "element-fire", "metal-3 metal-4")
    lay(table, 0, "fire-A")
    do(table, 1, "shed fire")
    assert table.players[1].emptied == 1


@rule("PS-73")
def test_the_winner_leads_or_if_he_is_out_who_has_most_cards() -> None:
    table = position("fire-2 fire-3", "fire-4", "metal-3 metal-4")
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert current_question(table) == "turn 0"
    table = position("fire-2", "fire-4 fire-5", "metal-3 metal-4 metal-5", "wood-3")
    lay(table, 0, "fire-2")
    for seat in (1, 2, 3):
        do(table, seat, "pass")
    assert current_question(table) == "turn 2"


@rule("PS-73")
def test_among_equals_the_first_clockwise_from_the_winner() -> None:
    table = position("fire-4 fire-5", "metal-3 metal-4", "fire-2", "wood-3 wood-4", lead=2)
    lay(table, 2, "fire-2")
    for seat in (3, 0, 1):
        do(table, seat, "pass")
    assert current_question(table) == "turn 3"
