"""The analysis of a finished game on the server: made once in the background, kept, refused where
it would be a guess."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.match import Match, fair
from lorcha.server.runtime import analysis_worker
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.tables import create
from tests.analysis.matches import GLANCE, ScoreJudge
from tests.server.http_app import Visitor, new_table, write_game

SECONDS = 60


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The jobs that were done; in this process, by a judge of scores."""
    jobs: list[tuple[Any, ...]] = []

    async def run_later(_: BotPool, owner: str, job: Callable[..., Any], *args: Any) -> Any:
        jobs.append((job.__name__, *args[1:]))
        return job(*args)

    monkeypatch.setattr(BotPool, "run_later", run_later)
    monkeypatch.setattr(analysis_worker, "QUICK", GLANCE)
    monkeypatch.setattr("lorcha.analysis.analyst.judge_of", lambda game: ScoreJudge())
    return jobs


@pytest.fixture
def over(vera: Visitor, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Match]:
    """A game that is always dealt alike, and in which something went wrong."""
    monkeypatch.setattr(create, "fair", lambda: fair(bytes(32)))
    table = vera.post("/api/tables", new_table("me", "+Ann", game="jamaica"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    return f"/api/tables/{table}/analysis", write_game(vera, table)


def wait_for(visitor: Visitor, path: str) -> Any:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        answer = visitor.get(path)
        if answer["stage"] == "ready":
            return answer["analysis"]
        time.sleep(0.05)
    raise AssertionError("the analysis takes too long")


def test_it_is_made_once_and_anybody_may_look(
    vera: Visitor, bo: Visitor, over: tuple[str, Match], looked: list[tuple[Any, ...]]
) -> None:
    path, match = over
    assert vera.get(path)["stage"] == "none"
    assert vera.post(path)["total"] == match.ply
    analysis = wait_for(vera, path)
    assert len(analysis["curve"]) == match.ply + 1
    results = [player["result"] for player in analysis["players"]]
    assert analysis["curve"][-1] == results
    assert sum(results) == pytest.approx(1)
    decision = analysis["decisions"][0]
    seat, move = match.moves[decision["ply"]]
    assert (decision["seat"], decision["played"]) == (seat, match.game.moves.to_json(move))
    jobs = len(looked)
    assert bo.post(path)["analysis"] == analysis
    assert len(looked) == jobs


def test_a_game_under_way_has_none(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann", game="jamaica"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    for method in ("GET", "POST"):
        path = f"/api/tables/{table}/analysis"
        assert vera.refused(method, path) == (409, "not_over")


def mistakes(vera: Visitor, path: str) -> tuple[str, dict[str, Any]]:
    """Where it is asked once more, and a decision that was not good, with some moves compared."""
    vera.post(path)
    decisions = wait_for(vera, path)["decisions"]
    decision = next(one for one in decisions if len(one["options"]) > 1)
    return path.replace("analysis", f"decisions/{decision['ply']}"), decision


def test_a_mistake_says_how_good_each_move_compared_was(
    vera: Visitor, over: tuple[str, Match], looked: list[tuple[Any, ...]]
) -> None:
    _, decision = mistakes(vera, over[0])
    grades = {str(option["move"]): option["grade"] for option in decision["options"]}
    assert grades[str(decision["played"])] == decision["grade"]
    assert grades[str(decision["best"])] == "best"


def test_a_decision_is_asked_once_more(
    vera: Visitor, bo: Visitor, over: tuple[str, Match], looked: list[tuple[Any, ...]]
) -> None:
    """As its seat was asked then: the legal moves, and what each would do as far as it knew."""
    place, decision = mistakes(vera, over[0])
    past = bo.get(place)
    assert past["seat"] == decision["seat"]
    assert decision["best"] in past["turn"]["legal"]
    assert decision["played"] in past["turn"]["legal"]
    state = over[1].at(decision["ply"]).state
    assert len(past["turn"]["legal"]) == len(state.legal(decision["seat"]))
    first, broken = bo.post(f"{place}/previews", {"lines": [[decision["best"]], [{"move": "x"}]]})
    assert first["at"] in ("choice", "unknown", "end")
    assert first["view"]
    assert broken["at"] == "illegal"
    reason = bo.post(f"{place}/reason", {"moves": [decision["best"]]})
    assert reason == {"reason": None}


def test_a_move_that_was_not_compared_is_judged_as_the_analysis_judges(
    vera: Visitor, over: tuple[str, Match], looked: list[tuple[Any, ...]]
) -> None:
    place, decision = mistakes(vera, over[0])
    verdict = vera.post(f"{place}/attempt", {"move": decision["played"]})
    assert verdict["grade"] == decision["grade"]
    assert verdict["loss"] == pytest.approx(decision["loss"], abs=1e-4)
    assert vera.post(f"{place}/attempt", {"move": decision["best"]})["grade"] == "best"
    assert looked[-1][0] == "judge_attempt"


def test_what_was_not_allowed_there_is_refused(
    vera: Visitor, over: tuple[str, Match], looked: list[tuple[Any, ...]]
) -> None:
    place, _ = mistakes(vera, over[0])
    strange = {"move": {"move": "no such move"}}
    assert vera.refused("POST", f"{place}/attempt", strange) == (400, "malformed")
    late = f"{place.rsplit('/', 1)[0]}/{over[1].ply}"
    assert vera.refused("GET", late) == (400, "malformed")
