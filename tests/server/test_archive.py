"""The archive: games at any ply, as files, as studies, and continued."""

import json
from typing import Any

import msgspec
import pytest

from lorcha import games
from lorcha.core.match import Match, digest, fast, read_record, verify
from tests.server.http_app import Visitor, new_table, write_game


def start_table(visitor: Visitor, *seats: str, **terms: Any) -> str:
    table: str = visitor.post("/api/tables", new_table(*seats, **terms))["id"]
    visitor.post(f"/api/tables/{table}/start", {})
    return table


@pytest.fixture
def over(vera: Visitor) -> tuple[str, Match]:
    """Vera and Ann have played Jamaica at one device to its end."""
    table = start_table(vera, "me", "+Ann", game="jamaica")
    return f"/api/tables/{table}", write_game(vera, table)


def test_a_review_has_the_rounds_and_the_points(vera: Visitor, over: tuple[str, Match]) -> None:
    path, match = over
    review = vera.get(f"{path}/review")
    assert review["plies"] == match.ply
    assert review["seed"] == match.seed.seed
    rounds = [moment for moment in review["moments"] if moment["event"] == "round_began"]
    assert [one["number"] for one in rounds] == list(range(1, len(rounds) + 1))
    assert [one["ply"] for one in rounds] == sorted(one["ply"] for one in rounds)
    last = review["moments"][-1]
    results = {one["seat"]: one["score"] for one in review["table"]["results"]}
    assert (last["ply"], dict(enumerate(last["points"]))) == (match.ply, results)


def test_any_ply_from_any_seat_after_the_end(
    vera: Visitor, bo: Visitor, over: tuple[str, Match]
) -> None:
    path, match = over
    for seat, ply in [(-1, 0), (0, 7), (1, 7), (1, match.ply)]:
        snapshot = bo.get(f"{path}/replay?seat={seat}&ply={ply}")
        then = match.at(ply)
        view = json.loads(msgspec.json.encode(match.game.view(then.state, seat)))
        assert (snapshot["type"], snapshot["reader"], snapshot["ply"]) == ("snapshot", seat, ply)
        assert snapshot["view"] == view
        assert snapshot["journal"] == json.loads(json.dumps(then.journal.for_review(seat)))
        assert snapshot["turn"]["seats"] == then.state.actors()
    for wrong in (f"ply={match.ply + 1}", "ply=-1", "ply=0&seat=2", "ply=x", "seat=0"):
        assert bo.refused("GET", f"{path}/replay?{wrong}") == (400, "malformed")
    assert vera.get("/api/lobby")["over"][0]["id"] in path


def test_during_the_game_only_from_the_own_seat(vera: Visitor, bo: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "open", game="jamaica"))["id"]
    path = f"/api/tables/{table}"
    bo.post(f"{path}/seats", {})
    vera.post(f"{path}/start", {})
    assert vera.get(f"{path}/replay?seat=0&ply=0")["reader"] == 0
    assert (
        bo.get(f"{path}/replay?seat=1&ply=0")["view"]
        != vera.get(f"{path}/replay?seat=0&ply=0")["view"]
    )
    assert vera.refused("GET", f"{path}/replay?seat=1&ply=0") == (403, "forbidden")
    assert vera.refused("GET", f"{path}/replay?seat=0&ply=1") == (400, "malformed")
    assert vera.get(f"{path}/review")["seed"] is None
    assert [one["points"] for one in vera.get(f"{path}/review")["moments"]] == [[]]
    assert vera.refused("GET", f"{path}/export") == (409, "not_over")
    assert vera.refused("POST", f"{path}/fork", {"ply": 0, "seats": []}) == (409, "not_over")


def test_an_open_table_has_nothing_to_look_through(vera: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'open'))['id']}"
    for rest in ("review", "replay?ply=0", "export"):
        assert vera.refused("GET", f"{path}/{rest}") == (409, "not_begun")


def test_an_export_can_be_verified(vera: Visitor, over: tuple[str, Match]) -> None:
    path, match = over
    answer = vera.ask("GET", f"{path}/export")
    assert answer.headers["content-disposition"].startswith('attachment; filename="lorcha-jamaica')
    record = read_record(answer.content)
    assert record.seats == ["Vera", "Ann"]
    assert verify(record, games.load) == []
    assert record.digest == digest(match.state)


def test_an_exported_game_is_imported_as_a_study(
    vera: Visitor, bo: Visitor, over: tuple[str, Match]
) -> None:
    path, match = over
    study = bo.post("/api/imports", vera.get(f"{path}/export"))
    assert (study["stage"], study["study"], study["mine"]) == ("over", True, True)
    assert [seat["name"] for seat in study["seats"]] == ["Vera", "Ann"]
    assert study["results"] == vera.get(path)["results"]
    theirs = bo.get(f"/api/tables/{study['id']}/review")
    assert theirs["moments"] == vera.get(f"{path}/review")["moments"]
    assert bo.get(f"/api/people/{bo.id}")["records"] == []
    assert bo.get(f"/api/tables/{study['id']}/export")["digest"] == digest(match.state)


def test_a_match_from_the_terminal_that_was_not_finished_can_be_studied(vera: Visitor) -> None:
    match = Match(games.load("dragon"), ["You", "sailor"], {"start_seat": 0}, fast(3))
    match.play(0, match.state.legal(0)[0])
    study = vera.post("/api/imports", json.loads(match.save()))
    assert [seat["level"] for seat in study["seats"]] == [None, "sailor"]
    assert vera.get(f"/api/tables/{study['id']}/review")["plies"] == 1


def altered(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


def test_files_that_are_refused(vera: Visitor, over: tuple[str, Match]) -> None:
    record = vera.get(f"{over[0]}/export")
    deep: dict[str, Any] = record["chance"]
    for _ in range(400):
        deep = {**record["chance"], "before": deep}
    false: list[dict[str, Any]] = [
        {"scores": [99, 99]},
        {"lorcha": 2},
        {"rules": "0", "scores": [99, 99]},
        {"box": "other", "digest": "0"},
        {"game": "chess"},
        {"moves": ["0 fly"]},
        {"moves": ["zero card food_forward"]},
        {"moves": ["7 card food_forward"]},
        {"seats": []},
        {"options": {"moon": 1}},
        {"chance": {"kind": "fair", "seed": "00"}},
        {"chance": {**record["chance"], "hash": "0" * 64}},
    ]
    for changes in false:
        refused = vera.refused("POST", "/api/imports", altered(record, **changes))
        assert refused == (400, "bad_match"), changes
    shapeless: list[Any] = [{}, [], altered(record, moves=1), altered(record, surprise=1)]
    for body in shapeless:
        assert vera.refused("POST", "/api/imports", body) == (400, "malformed")
    assert vera.ask("POST", "/api/imports", altered(record, chance=deep)).is_client_error
    assert len(vera.get("/api/lobby")["over"]) == 1


def test_playing_on_from_a_ply_of_a_finished_game(vera: Visitor, over: tuple[str, Match]) -> None:
    path, match = over
    seats = new_table("me", "+Ann")["seats"]
    # Both are asked for a card, and neither has laid one face down.
    ply = next(ply for ply in range(5, match.ply) if match.at(ply).state.actors() == [0, 1])
    summary = vera.post(f"{path}/fork", {"ply": ply, "seats": seats})
    assert (summary["stage"], summary["study"], summary["rated"]) == ("playing", True, False)
    assert summary["waiting"] == [0, 1]
    assert summary["hash"] != vera.get(path)["hash"]
    whole = vera.get(f"/api/tables/{summary['id']}/review")
    assert whole["plies"] == ply
    last = match.ply
    assert vera.refused("POST", f"{path}/fork", {"ply": last, "seats": seats}) == (409, "over")
    for wrong in ({"ply": last + 1, "seats": seats}, {"ply": 3, "seats": seats[:1]}, {"ply": 3}):
        assert vera.refused("POST", f"{path}/fork", wrong) == (400, "malformed")


def test_a_fork_may_wait_for_others(vera: Visitor, bo: Visitor, over: tuple[str, Match]) -> None:
    summary = vera.post(f"{over[0]}/fork", {"ply": 3, "seats": new_table("me", "open")["seats"]})
    assert summary["stage"] == "open"
    bo.post(f"/api/tables/{summary['id']}/seats", {})
    started_table = vera.post(f"/api/tables/{summary['id']}/start", {})
    assert started_table["waiting"] == over[1].at(3).state.actors()


def rewrite(vera: Visitor, change: str) -> None:
    with vera.client.app.state.store.engine.begin() as connection:
        assert connection.exec_driver_sql(f"UPDATE tables SET {change}").rowcount == 1


# As if scores had counted other things: `"score":7` becomes `"score":1000000000,"before":7`.
OTHER_SCORES = (
    "rules = '0', results = replace(results, '\"score\":', '\"score\":1000000000,\"before\":')"
)


@pytest.mark.parametrize("change", ["rules = '0'", "box = 'old'"])
def test_a_game_of_other_rules_is_shown_if_it_goes_the_same_way(
    vera: Visitor, over: tuple[str, Match], change: str
) -> None:
    path, match = over
    before = vera.get(f"{path}/replay?ply=5")
    rewrite(vera, change)
    review = vera.get(f"{path}/review")
    assert review["plies"] == match.ply
    other = review["table"]["other_rules"]
    game = match.game
    assert (other["rules"], other["box"]) == (
        ("0", game.box.fingerprint) if "rules" in change else (game.rules_version, "old")
    )
    assert (other["rules_here"], other["box_here"]) == (
        game.rules_version,
        game.box.fingerprint,
    )
    assert vera.get(f"{path}/replay?ply=5")["view"] == before["view"]
    assert vera.ask("GET", f"{path}/export").status_code == 200


def test_a_game_of_other_rules_that_would_end_otherwise_is_refused(
    vera: Visitor, over: tuple[str, Match]
) -> None:
    path, _ = over
    rewrite(vera, OTHER_SCORES)
    assert vera.get(path)["stage"] == "over"
    assert vera.get(path)["other_rules"]["rules"] == "0"
    for rest in ("review", "replay?ply=0", "export"):
        answer = vera.ask("GET", f"{path}/{rest}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert "rules 0" in answer.json()["text"]
    assert vera.refused("POST", f"{path}/analysis") == (409, "other_rules")


def test_a_finished_game_counts_for_those_who_played(vera: Visitor, bo: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "open", rated=True))["id"]
    bo.post(f"/api/tables/{table}/seats", {})
    vera.post(f"/api/tables/{table}/start", {})
    write_game(vera, table)
    places = [vera.get(f"/api/people/{one.id}")["records"][0]["places"] for one in (vera, bo)]
    assert sorted(places) in ([[0, 1], [1]], [[1], [1]])
    listed = vera.get("/api/ratings/dragon")
    assert {one["person"]["id"] for one in listed} == {vera.id, bo.id}
    assert listed[0]["record"]["rank"] >= listed[1]["record"]["rank"]
    assert vera.refused("GET", "/api/ratings/chess") == (404, "unknown")
