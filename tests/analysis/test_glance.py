"""A decision judged at once, while the game goes on: by what its seat knew."""

import pytest

from lorcha import games
from lorcha.analysis.glance import Glance, glance
from lorcha.analysis.grades import FINE, GRADES
from lorcha.analysis.judge import NetJudge
from lorcha.core.chance import Fast
from lorcha.games import SHELF
from tests.analysis.matches import ScoreJudge
from tests.analysis.test_decisions import decisions_of
from tests.nets.small import small_net


@pytest.mark.parametrize("game_id", SHELF)
def test_what_the_seat_does_not_know_changes_nothing(game_id: str) -> None:
    game = games.load(game_id)
    judge = NetJudge(small_net(game))
    for state, seat, move in decisions_of(game_id, 3, 31)[:4]:
        worlds = (state.redeal(seat, Fast(seed)) for seed in (1, 2))
        first, second = (glance(game, judge, world, seat, [move]) for world in worlds)
        assert first == second


def test_what_gives_points_away_is_no_fine_decision() -> None:
    """Jamaica, judged by points: some moves give a lot away, others nothing."""
    game, judge = games.load("jamaica"), ScoreJudge()
    grades = set()
    for state, seat, _ in decisions_of("jamaica", 2, 5):
        for move in state.legal(seat)[:2]:
            verdict = glance(game, judge, state.clone(), seat, [move])
            assert verdict.grade in ("", "best", "fine") or verdict.loss > FINE
            grades.add(verdict.grade)
    assert grades >= {"best", "inaccuracy"}


def test_nothing_to_choose_is_not_judged() -> None:
    game = games.load("panda")
    state = game.new(2, chance=Fast(1))
    assert glance(game, ScoreJudge(), state, state.actors()[0], []) == Glance("", 0.0)


def test_the_worst_part_gives_the_grade() -> None:
    """Each part is judged in the position the parts before have led to."""
    game, judge = games.load("jamaica"), ScoreJudge()
    for state, seat, move in decisions_of("jamaica", 2, 1):
        world = state.clone()
        world.play(seat, move)
        if world.is_asked(seat) and len(world.legal(seat)) > 1:
            parts = [move, world.legal(seat)[0]]
            both = glance(game, judge, state.clone(), seat, parts)
            first = glance(game, judge, state.clone(), seat, parts[:1])
            order = ["", *GRADES]
            assert order.index(both.grade) >= order.index(first.grade)
            return
    raise AssertionError("no decision has two parts")
