"""A decision is judged by what its seat knew, and the best move is found where there is one."""

import pytest

from lorcha import games
from lorcha.analysis.decisions import choose_options, judge_decision
from lorcha.analysis.grades import grade_of
from lorcha.analysis.judge import NetJudge
from lorcha.analysis.unknowns import unknown_after
from lorcha.core.chance import Fast
from lorcha.core.state import State
from lorcha.games import SHELF
from tests.analysis.matches import GLANCE, ScoreJudge, finished
from tests.nets.small import small_net


def decisions_of(game_id: str, seats: int, every: int) -> list[tuple[State, int, int]]:
    """Some decisions of a random match: position, seat, move."""
    match = finished(game_id, seats)
    found = []
    replay = match.at(0)
    for ply, (seat, move) in enumerate(match.moves):
        if ply % every == 0 and len(replay.state.legal(seat)) > 1:
            found.append((replay.state.clone(), seat, move))
        replay.play(seat, move)
    return found


@pytest.mark.parametrize("game_id", SHELF)
def test_worlds_the_seat_cannot_tell_apart_are_judged_alike(game_id: str) -> None:
    game = games.load(game_id)
    judge = NetJudge(small_net(game))
    for state, seat, move in decisions_of(game_id, 3, 23)[:6]:
        other = state.redeal(seat, Fast(99))
        seen = [
            judge_decision(game, judge, world, seat, move, GLANCE, 2, seed=5)
            for world in (state, other)
        ]
        assert seen[0] == seen[1]


def test_the_move_that_brings_points_is_best() -> None:
    """Jamaica: of the answers of this seat some lead to more points at once."""
    game, judge = games.load("jamaica"), ScoreJudge()
    costs = []
    for state, seat, _ in decisions_of("jamaica", 2, 1):
        for move in state.legal(seat)[:2]:
            decision = judge_decision(game, judge, state, seat, move, GLANCE, 2, seed=1)
            assert decision is not None
            assert decision.options[0].move == decision.best
            assert decision.cost[seat] <= 0
            costs.append(decision.cost[seat])
    assert min(costs) < -0.05


def test_a_forced_answer_is_no_decision() -> None:
    match = finished("panda", 3)
    game, replay = match.game, match.at(0)
    forced = 0
    for seat, move in match.moves:
        if len(replay.state.legal(seat)) == 1:
            forced += 1
            judged = judge_decision(game, ScoreJudge(), replay.state, seat, move, GLANCE, 2, 0)
            assert judged is None
        replay.play(seat, move)
    assert forced


def test_the_played_move_is_always_among_the_options() -> None:
    policy = ScoreJudge().policies([finished("dragon", 2).at(0).state], [0])[0] * 0 + 0.1
    moves, _ = choose_options([11, 12, 13, 14], policy[:1].repeat(4), 14, 2)
    assert moves[0] == 14
    assert len(moves) == 2


@pytest.mark.parametrize(
    ("loss", "doubt", "spread", "grade"),
    [
        (0.0, 0.0, 0.2, "best"),
        (0.01, 0.0, 0.2, "fine"),
        (0.03, 0.0, 0.2, "inaccuracy"),
        (0.07, 0.0, 0.2, "mistake"),
        (0.15, 0.0, 0.2, "blunder"),
        (0.15, 0.08, 0.2, "mistake"),
        (0.005, 0.0, 0.009, ""),
    ],
)
def test_grades(loss: float, doubt: float, spread: float, grade: str) -> None:
    assert grade_of(loss, doubt, spread) == grade


def test_luck_is_named_after_what_the_seat_could_not_know() -> None:
    match = finished("jamaica", 3)
    replay, sources = match.at(0), set()
    for seat, move in match.moves:
        sources.add(unknown_after(replay.state, seat, move))
        replay.play(seat, move)
    assert {"", "dice"} & sources
    assert sources <= {"", "dice", "card", "combat_die", "treasure", "stolen_treasure", "gift"} | {
        "draws",
        "faces",
    }
