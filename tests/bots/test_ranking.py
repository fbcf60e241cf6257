"""Which of the moves a search has tried is taken, and when the time left cannot change that."""

from lorcha.bots.bot import Candidate
from lorcha.bots.ranking import is_settled, is_settled_by_visits, rank, rank_by_visits


def candidate(move: int, visits: int, gain: float) -> Candidate:
    return Candidate(move, visits, (gain, 1 - gain) if visits else (), gain)


def order(*candidates: Candidate) -> list[int]:
    return [one.move for one in rank(candidates)]


def test_a_move_that_came_up_late_and_is_clearly_better_is_taken() -> None:
    often, better = candidate(1, 180, 0.50), candidate(2, 100, 0.60)
    assert order(often, better) == [2, 1]
    assert [one.move for one in rank_by_visits([better, often])] == [1, 2]


def test_a_mean_of_few_tries_may_be_luck() -> None:
    assert order(candidate(1, 180, 0.50), candidate(2, 20, 0.55)) == [1, 2]


def test_moves_tried_too_little_come_last_by_their_visits() -> None:
    hardly, untried = candidate(2, 9, 0.99), candidate(3, 0, 0.0)
    assert order(untried, hardly, candidate(1, 200, 0.2)) == [1, 2, 3]


def test_nothing_is_settled_before_half_of_the_simulations() -> None:
    clear = [candidate(1, 300, 0.9), candidate(2, 40, 0.1)]
    assert not is_settled(clear, left=300)
    assert is_settled(clear, left=299)


def test_a_close_second_may_still_win() -> None:
    close = [candidate(1, 300, 0.60), candidate(2, 200, 0.58)]
    assert not is_settled(close, left=200)
    assert is_settled(close, left=20)
    assert not is_settled_by_visits(close, left=100)
    assert is_settled_by_visits(close, left=99)


def test_what_was_hardly_tried_so_far_does_not_keep_the_search_waiting() -> None:
    assert is_settled([candidate(1, 300, 0.6), candidate(2, 3, 0.6), candidate(3, 0, 0.0)], 100)
