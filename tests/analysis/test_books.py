"""The law of the books: luck, mistakes and what nothing explains add up to the result."""

import pytest

from lorcha.analysis.accounts import UNEXPLAINED
from lorcha.analysis.analyst import Analyst, analyse, judge_of
from lorcha.analysis.report import Analysis
from lorcha.core.match import BadMatch
from lorcha.games import SHELF, load
from tests.analysis.matches import GLANCE, ScoreJudge, finished, play

GAMES = 200
BY_NET = 50  # one game in this many


def broken_books(analysis: Analysis) -> list[str]:
    """What does not add up."""
    faults = []
    before = analysis.dealt
    for ply, step in enumerate(analysis.steps):
        cost = step.decision.cost if step.decision else (0.0,) * len(before)
        for seat, share in enumerate(step.shares):
            if abs(before[seat] + step.luck[seat] + cost[seat] - share) > 1e-9:
                faults.append(f"move {ply + 1}, seat {seat}")
        if step.decision and (abs(sum(cost)) > 1e-9 or cost[step.seat] > 0):
            faults.append(f"move {ply + 1} cost {cost}")
        before = step.shares
    for seat, account in enumerate(analysis.accounts):
        if abs(account.total - account.result) > 1e-9:
            faults.append(f"seat {seat}: {account.total}, not {account.result}")
        luck = account.own_luck + account.others_luck + account.sources[UNEXPLAINED]
        if abs(sum(account.sources.values()) - luck) > 1e-9:
            faults.append(f"seat {seat}: luck by source")
    return faults


@pytest.mark.parametrize(
    ("game_id", "seats"),
    [(game_id, 2 if game_id == "ching" else 4) for game_id in SHELF],  # at random it takes ages
)
def test_first_share_luck_and_mistakes_are_the_result(game_id: str, seats: int) -> None:
    match = finished(game_id, seats)
    analysis = analyse(match, GLANCE, ScoreJudge())
    assert broken_books(analysis) == []
    won = [standing.seat for standing in match.state.standings() if standing.place == 1]
    results = [account.result for account in analysis.accounts]
    assert results == [(seat in won) / len(won) for seat in range(seats)]
    assert sum(account.first for account in analysis.accounts) == pytest.approx(1)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", SHELF)
def test_the_books_of_two_hundred_games_balance(game_id: str) -> None:
    """With any number of players (in Ching two: at random it takes ages), judged by scores, and
    some of them by the net that ships."""
    game = load(game_id)
    for seed in range(GAMES):
        judge = judge_of(game) if seed % BY_NET == 0 else ScoreJudge()
        seats = 2 if game_id == "ching" else game.seats[seed % len(game.seats)]
        match = play(game_id, seats, seed)
        assert broken_books(analyse(match, GLANCE, judge)) == [], f"{seats} seats, seed {seed}"


def test_books_that_lost_something_are_found() -> None:
    analyst = Analyst(finished("jamaica", 2), GLANCE, ScoreJudge())
    steps = list(analyst.steps())
    del steps[len(steps) // 2]
    assert broken_books(analyst.report(steps)) != []


def test_a_match_that_is_not_finished_is_refused() -> None:
    match = finished("jamaica", 2)
    with pytest.raises(BadMatch, match="not finished"):
        Analyst(match.at(match.ply - 1), GLANCE, ScoreJudge())
