"""A decision is judged by what its seat knew, and the best move is found where there is one."""

from collections.abc import Sequence

import msgspec
import numpy as np
import pytest

from lorcha import games
from lorcha.analysis.analyst import Analyst
from lorcha.analysis.decisions import (
    choose_options,
    disputed_by,
    judge_decision,
    rivals_of,
)
from lorcha.analysis.further import AHEAD, to_same_moment
from lorcha.analysis.grades import NOT_GOOD, grade_of
from lorcha.analysis.judge import NetJudge, Policy, Shares
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
    moves = choose_options([11, 12, 13, 14], policy[:1].repeat(4), 14, 2)
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


def test_another_move_is_judged_beside_the_same_best_one() -> None:
    """Of a mistake: what was compared gets the same grade again; what was not is weighed too."""
    analyst = Analyst(finished("jamaica", 2), GLANCE, ScoreJudge())
    seen = 0
    for ply in range(analyst.match.ply):
        decision = analyst.look_at(ply).decision
        if decision is None or decision.grade not in NOT_GOOD:
            continue
        moves = analyst.match.game.moves
        for option in decision.options:
            found = analyst.judge_instead(ply, moves.from_text(option.move))
            assert found is not None
            assert found.grade == option.grade
            seen += 1
        (seat, _), state = analyst.match.moves[ply], analyst.states[ply]
        found = analyst.judge_instead(ply, state.legal(seat)[-1])
        assert found is not None
        assert found.loss >= 0
    assert seen > 10


def test_a_move_the_policy_hardly_ever_takes_is_not_called_better() -> None:
    """However good it seems in a few worlds."""
    own, priors = np.array([0.9, 0.5, 0.6]), np.array([0.001, 0.8, 0.199])
    assert rivals_of(own, priors) == [0, 1, 2]


def test_a_mistake_is_measured_by_the_move_the_policy_prefers_to_it() -> None:
    """Two moves it likes as little say nothing of each other; both have the same rival."""
    own, priors = np.array([0.24, 0.55, 0.48]), np.array([0.053, 0.059, 0.888])
    assert rivals_of(own, priors) == [2, 1, 2]


def test_where_one_opinion_alone_calls_a_move_bad_it_is_disputed() -> None:
    likes_both, likes_one = np.array([0.6, 0.4]), np.array([0.99, 0.01])
    assert disputed_by(np.array([0.5, 0.5]), likes_both, 1) == []
    assert disputed_by(np.array([0.5, 0.5]), likes_one, 1) == [0]
    assert disputed_by(np.array([0.5, 0.5]), likes_one, 0) == []
    assert disputed_by(np.array([0.5, 0.65]), likes_one, 0) == [1]


def test_where_the_policy_dislikes_a_move_any_other_may_be_the_right_one() -> None:
    """Its favourite may be as bad."""
    assert disputed_by(np.array([0.5, 0.5, 0.4]), np.array([0.01, 0.97, 0.02]), 0) == [1, 2]


def test_what_may_be_a_mistake_is_looked_at_once_more() -> None:
    """Only what was played, and the same way when it is asked about again."""
    match, mode = finished("jamaica", 2), msgspec.structs.replace(GLANCE, again=4)
    once, twice = (Analyst(match, each, ScoreJudge()) for each in (GLANCE, mode))
    changed = 0
    for ply, (_, played) in enumerate(match.moves):
        first, second = once.look_at(ply).decision, twice.look_at(ply).decision
        if first is None or second is None:
            continue
        changed += first.cost != second.cost
        found = twice.judge_instead(ply, played)
        assert found is not None
        assert (found.grade, found.doubt) == (second.grade or "best", second.doubt)
    assert changed > 5


class LateJudge(ScoreJudge):
    """Sees no difference until two rounds later, but would hardly ever take another than the first
    move."""

    def __init__(self, begin: int) -> None:
        self.begin = begin

    def shares(self, states: Sequence[State]) -> Shares:
        late = [state.over() or state.round >= self.begin + AHEAD for state in states]  # type: ignore[attr-defined]
        return np.where(np.array(late)[:, None], super().shares(states), 0.5)

    def policies(self, states: Sequence[State], seats: Sequence[int]) -> list[Policy]:
        likely = super().policies(states, seats)
        return [weights**8 / (weights**8).sum() for weights in likely]


def test_what_shows_only_rounds_later_is_found_where_the_policy_warns_of_it() -> None:
    """Jamaica: all moves look alike at first."""
    game, grades = games.load("jamaica"), set()
    for state, seat, _ in decisions_of("jamaica", 2, 5):
        judge = LateJudge(state.round)  # type: ignore[attr-defined]
        first, *_, last = state.legal(seat)
        liked = judge_decision(game, judge, state, seat, first, GLANCE, 2, seed=1)
        warned = judge_decision(game, judge, state, seat, last, GLANCE, 2, seed=1)
        assert liked is not None
        assert warned is not None
        assert liked.grade in ("", "best")
        grades.add(warned.grade)
    assert "blunder" in grades


def test_parts_of_the_score_are_compared_at_the_same_moment() -> None:
    """Dragon: who builds is asked once more where to. A count of decisions would end a month
    earlier in that line, and a month of points would seem lost."""
    dragon = games.load("dragon")
    begin = dragon.position(3, month=7, at="action")
    lines = []
    for text in ("act build", "act military"):
        line = begin.clone()
        line.play(line.actors()[0], dragon.moves.from_text(text))
        lines.append(line)
    to_same_moment(ScoreJudge(), lines, [1, 1], begin)
    assert [line.month for line in lines] == [7 + AHEAD] * 2  # type: ignore[attr-defined]
