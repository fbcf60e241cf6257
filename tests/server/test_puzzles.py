"""Puzzles over HTTP: no account, nothing kept, nothing told too early; results follow a person."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.cli import main
from lorcha.core.chance import Fast
from lorcha.games import SHELF
from lorcha.puzzles.library import puzzles_of
from lorcha.server.config import BadSetup, Config
from lorcha.server.serve import check_puzzles
from lorcha.server.store.backup import open_database
from lorcha.server.store.progress import MOST_RESULTS
from lorcha.server.store.schema import PUZZLE_RESULTS
from lorcha.terminal import puzzles as command
from tests.puzzles.examples import BUILD, changed, example, written
from tests.server.http_app import Visitor, app_config, new_table, run_app, write_game

PATH = f"/api/puzzles/dragon/{BUILD}"
RIGHT = {"move": "act", "action": "build"}
WRONG = {"move": "act", "action": "fireworks"}


@pytest.fixture
def stranger(client: TestClient[Litestar]) -> Visitor:
    """Somebody without a name."""
    return Visitor(client)


def scene(visitor: Visitor, *answers: list[dict[str, Any]], give_up: bool = False) -> Any:
    body = {"language": "en", "answers": list(answers), "give_up": give_up}
    return visitor.post(PATH, body)


def test_the_shelf_holds_them_and_one_of_the_day(stranger: Visitor) -> None:
    shelf = stranger.get("/api/puzzles")
    assert list(shelf["puzzles"]) == list(SHELF)
    for game, found in shelf["puzzles"].items():
        assert [one["id"] for one in found] == [one.id for one in puzzles_of(game)]
    today = shelf["today"]
    assert today["id"] in [one["id"] for one in shelf["puzzles"][today["game"]]]
    assert stranger.get("/api/puzzles")["today"] == today
    games = {game["id"]: game for game in stranger.get("/api/games")}
    assert games["dragon"]["puzzles"] == len(shelf["puzzles"]["dragon"])


def test_a_stranger_solves_one_at_the_second_try(stranger: Visitor) -> None:
    asked = scene(stranger)
    assert (asked["verdict"], asked["reader"], asked["solution"]) == ("ask", 1, None)
    assert [seat["name"] for seat in asked["seats"]] == ["Mei", "You"]
    assert RIGHT in asked["turn"]["legal"]
    wrong = scene(stranger, [WRONG])
    assert (wrong["verdict"], wrong["wrong"], wrong["solution"]) == ("wrong", 1, None)
    assert wrong["view"] == asked["view"], "it is told, not played"
    solved = scene(stranger, [WRONG], [RIGHT])
    assert (solved["verdict"], solved["wrong"]) == ("solved", 1)
    assert solved["solution"]["best"] == [RIGHT]
    assert solved["view"] == asked["view"]
    other = solved["solution"]["worse"][0]
    assert other["moves"] == [WRONG]
    assert other["wins"] < solved["solution"]["wins"]
    assert solved["turn"]["legal"] == []
    assert scene(stranger, [WRONG], [RIGHT]) == solved


def test_who_gives_up_is_shown_it(stranger: Visitor) -> None:
    shown = scene(stranger, give_up=True)
    assert shown["verdict"] == "missed"
    assert shown["solution"]["best"] == [RIGHT]


def as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", SHELF)
def test_nothing_is_told_that_the_seat_may_not_know(stranger: Visitor, game: str) -> None:
    """The table is the same in another world the seat cannot tell apart; no word of the seed, the
    moves to come or the answer."""
    puzzle = puzzles_of(game)[0]
    body = {"language": "en", "answers": []}
    asked = stranger.post(f"/api/puzzles/{game}/{puzzle.id}", body)
    match, seat = puzzle.match(), puzzle.file.seat
    other = match.state.redeal(seat, Fast(99))
    assert asked["view"] == as_sent(puzzle.game.view(other, seat))
    assert asked["journal"] == as_sent(match.journal.for_reader(seat))
    assert "seed" not in json.dumps({**asked, "view": 0, "journal": 0})
    assert asked["solution"] is None


def test_a_preview_of_a_puzzle(stranger: Visitor) -> None:
    body = {"answers": [], "lines": [[WRONG], [{"move": "found"}]]}
    fireworks, found = stranger.post(f"{PATH}/previews", body)
    before = scene(stranger)["view"]["princes"][1]["fireworks"]
    assert fireworks["view"]["princes"][1]["fireworks"] > before
    assert found["at"] == "illegal"


@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        ([[]], (409, "stale")),
        ([[{"move": "found"}]], (409, "stale")),
        ([[{"move": "fly"}]], (400, "malformed")),
        ([[RIGHT], [RIGHT]], (409, "stale")),
        ([[WRONG]] * 25, (400, "malformed")),
    ],
)
def test_answers_that_cannot_be_given(
    stranger: Visitor, answers: list[Any], refusal: tuple[int, str]
) -> None:
    body = {"language": "en", "answers": answers}
    assert stranger.refused("POST", PATH, body) == refusal


def test_there_is_no_such_puzzle(stranger: Visitor) -> None:
    body = {"language": "en"}
    assert stranger.refused("POST", "/api/puzzles/dragon/none", body) == (404, "unknown")
    assert stranger.refused("POST", f"/api/puzzles/chess/{BUILD}", body) == (404, "unknown")


def result(puzzle: str, score: str) -> dict[str, str]:
    return {"game": "dragon", "puzzle": puzzle, "score": score}


def test_results_follow_the_person_and_the_first_one_counts(
    vera: Visitor, bo: Visitor, stranger: Visitor
) -> None:
    assert stranger.refused("POST", "/api/me/puzzles", {"results": []})[0] == 401
    vera.post("/api/me/puzzles", {"results": [result("b", "second"), result("a", "missed")]})
    more = {"results": [result("a", "solved"), result("c", "solved")]}
    assert vera.post("/api/me/puzzles", more)["results"] == [
        result("b", "second"),
        result("a", "missed"),
        result("c", "solved"),
    ]
    assert bo.post("/api/me/puzzles", {"results": []}) == {"results": []}
    bad = {"results": [result("a", "guessed")]}
    assert vera.refused("POST", "/api/me/puzzles", bad) == (400, "malformed")


def test_nobody_fills_the_database(vera: Visitor) -> None:
    for begin in range(0, MOST_RESULTS + 400, 400):
        many = [result(str(begin + n), "solved") for n in range(400)]
        known = vera.post("/api/me/puzzles", {"results": many})
    assert len(known["results"]) == MOST_RESULTS


def test_results_go_with_the_account(vera: Visitor, client: TestClient[Litestar]) -> None:
    vera.post("/api/me/puzzles", {"results": [result("a", "solved")]})
    vera.body_of(vera.ask("DELETE", "/api/me", {}))
    database = str(client.app.state.config.database)
    with open_database(database) as engine, engine.connect() as connection:
        assert connection.execute(PUZZLE_RESULTS.select()).all() == []


def test_nobody_solves_without_end(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        visitor = Visitor(client)
        client.app.state["reading_limits"].charge("testclient", 1000.0, 0)
        assert visitor.refused("POST", PATH, {"language": "en"}) == (429, "too_fast")


def test_puzzles_of_the_host(tmp_path: Path) -> None:
    written(changed(example(), margin=0.5), tmp_path)
    check_puzzles(Config(puzzles=str(tmp_path)))
    written(changed(example(), rules="0"), tmp_path)
    with pytest.raises(BadSetup, match=f"puzzle dragon/{BUILD}: it is of rules 0"):
        check_puzzles(Config(puzzles=str(tmp_path)))


def test_games_of_a_server(
    vera: Visitor,
    client: TestClient[Litestar],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only games that anybody may look at, and that are over, are looked through."""
    for visibility, moves in (("anyone", None), ("link", None), ("anyone", 5)):
        wanted = new_table("me", "+Ann", game="jamaica") | {"visibility": visibility}
        table = vera.post("/api/tables", wanted)["id"]
        vera.post(f"/api/tables/{table}/start", {})
        write_game(vera, table, moves)
    looked: list[int] = []

    def none_in(match: object, *_: object) -> list[object]:
        looked.append(match.ply)  # type: ignore[attr-defined]
        return []

    monkeypatch.setattr(command, "mine", none_in)
    database = str(client.app.state.config.database)
    code = main(["puzzles", "mine", "jamaica", "--database", database, "--out", str(tmp_path)])
    assert code == 0
    assert len(looked) == 1
    assert capsys.readouterr().out == f"0 puzzles found; 0 in {tmp_path / 'jamaica'}\n"
