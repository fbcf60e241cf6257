"""Lessons over HTTP: no account, nothing kept, and progress that follows a person."""

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.server.config import BadSetup, Config
from lorcha.server.serve import check_lessons
from tests.server.http_app import Visitor, app_config, run_app

LESSON = "/api/lessons/dragon/year"
HARVEST = {"move": "act", "action": "harvest"}


@pytest.fixture
def stranger(client: TestClient[Litestar]) -> Visitor:
    """Somebody without a name."""
    return Visitor(client)


def scene(visitor: Visitor, *answers: dict[str, Any], language: str = "en") -> Any:
    return visitor.post(LESSON, {"language": language, "answers": list(answers)})


def test_the_list_speaks_both_languages(stranger: Visitor) -> None:
    english = stranger.get("/api/lessons")["dragon"]
    russian = stranger.get("/api/lessons?language=ru")["dragon"]
    assert [one["id"] for one in english] == [one["id"] for one in russian]
    assert english[0]["title"] == "A year in China"
    assert russian[0]["title"] == "Год в Китае"
    games = {game["id"]: game for game in stranger.get("/api/games")}
    assert games["dragon"]["lessons"] == len(english)
    assert games["dragon"]["lesson_minutes"] == sum(one["minutes"] for one in english)


def test_a_stranger_learns_and_the_same_answers_lead_to_the_same_scene(stranger: Visitor) -> None:
    first = scene(stranger)
    assert (first["part"], first["step"], first["turn"]["legal"]) == ("say", 0, [])
    asked = scene(stranger, {}, {}, {})
    assert asked["part"] == "ask"
    assert HARVEST in asked["turn"]["legal"]
    done = scene(stranger, {}, {}, {}, {"moves": [HARVEST]})
    assert (done["part"], done["step"]) == ("say", 4)
    assert [ply["seat"] for ply in done["plies"]] == [0, 1, 2]
    assert done["plies"][-1]["ply"] == done["ply"]
    assert done == scene(stranger, {}, {}, {}, {"moves": [HARVEST]})
    russian = scene(stranger, {}, {}, {}, {"moves": [HARVEST]}, language="ru")
    assert russian["view"] == done["view"]
    assert russian["text"].startswith("Два мешка")


def test_a_preview_of_a_lesson(stranger: Visitor) -> None:
    body = {"answers": [{}, {}, {}], "lines": [[HARVEST], [{"move": "found"}]]}
    harvest, found = stranger.post(f"{LESSON}/previews", body)
    assert harvest["view"]["princes"][0]["rice"] == 2
    assert found["at"] == "illegal"


def test_why_a_move_of_a_lesson_is_not_allowed(stranger: Visitor) -> None:
    found = {"answers": [{}, {}, {}], "moves": [{"move": "found"}]}
    assert stranger.post(f"{LESSON}/reason", found) == {
        "reason": {"reason": "not_now", "rule": "YD-28", "question": "action"}
    }
    allowed = {"answers": [{}, {}, {}], "moves": [HARVEST]}
    assert stranger.post(f"{LESSON}/reason", allowed) == {"reason": None}
    nothing: Any = {"answers": [{}, {}, {}], "moves": []}
    assert stranger.refused("POST", f"{LESSON}/reason", nothing) == (400, "malformed")


@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        ([{"moves": [HARVEST]}], (409, "stale")),
        ([{}, {}, {}, {"moves": [{"move": "found"}]}], (409, "stale")),
        ([{}, {}, {}, {"moves": [{"move": "fly"}]}], (400, "malformed")),
        ([{}, {}, {}, {"moves": []}], (409, "stale")),
        ([{}] * 121, (400, "malformed")),
    ],
)
def test_answers_that_cannot_be_given(
    stranger: Visitor, answers: list[Any], refusal: tuple[int, str]
) -> None:
    body = {"language": "en", "answers": answers}
    assert stranger.refused("POST", LESSON, body) == refusal


def test_there_is_no_such_lesson(stranger: Visitor) -> None:
    body = {"language": "en", "answers": []}
    assert stranger.refused("POST", "/api/lessons/dragon/flying", body) == (404, "unknown")
    assert stranger.refused("POST", "/api/lessons/chess/year", body) == (404, "unknown")


def test_the_quiz_speaks_both_languages_and_asks_them_alike(stranger: Visitor) -> None:
    english = stranger.get("/api/quiz/dragon")
    russian = stranger.get("/api/quiz/dragon?language=ru")
    assert len(english) == 10
    for key in ("id", "right", "rule", "lesson"):
        assert [one[key] for one in english] == [one[key] for one in russian]
    asked = {one["id"]: one for one in english}["pass"]
    assert asked["answers"][asked["right"]] == "3"
    assert (asked["rule"], asked["lesson"]) == ("YD-33", "turn")
    assert russian[0]["text"].startswith("Пришла засуха")
    assert stranger.refused("GET", "/api/quiz/chess") == (404, "unknown")


def test_what_was_learnt_follows_the_person(vera: Visitor, stranger: Visitor) -> None:
    assert stranger.refused("POST", "/api/me/lessons", {})[0] == 401
    assert vera.post("/api/me/lessons", {}) == {"learnt": {}, "played": {}}
    vera.post("/api/me/lessons", {"learnt": {"dragon": ["year"]}})
    more = vera.post("/api/me/lessons", {"learnt": {"dragon": ["turn", "year"]}})
    assert sorted(more["learnt"]["dragon"]) == ["turn", "year"]


def test_nobody_learns_without_end(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        visitor = Visitor(client)
        body = {"language": "en", "answers": []}
        client.app.state["reading_limits"].charge("testclient", 1000.0, 0)
        assert visitor.refused("POST", LESSON, body) == (429, "too_fast")


def test_a_bad_lesson_of_the_host_is_named_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "dragon" / "1_own"
    folder.mkdir(parents=True)
    (folder / "lesson.toml").write_text('game = "dragon"\nminutes = 1\nseats = 2\n', "utf-8")
    for language in ("en", "ru"):
        (folder / f"{language}.ftl").write_text("title = T\nabout = A\nlearnt = L\n", "utf-8")
    with pytest.raises(BadSetup, match="lesson dragon/own: there are no steps"):
        check_lessons(Config(lessons=str(tmp_path)))
