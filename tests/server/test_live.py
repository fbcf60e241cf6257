"""The messages of the live socket: real HTTP, real sockets, a real store."""

from pathlib import Path

import pytest

from lorcha.server.live import client
from lorcha.server.live.client import DROPPED
from tests.server.live_server import RunningServer
from tests.server.scenarios import ME, asked_client, run_scenario, start_table


def test_all_hear_of_a_move_and_the_same_command_counts_once(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo, stranger = await server.player(), await server.player("Bo"), server.stranger()
        table = await start_table(vera, bo, game="ching")
        async with vera.live(table) as one, bo.live(table) as other, stranger.live(table) as third:
            for client, reader in ((one, 0), (other, 1), (third, -1)):
                assert (await client.next())["reader"] == reader
            assert third.table["turn"]["legal"] == []
            move = one.table["turn"]["legal"][0]
            for _ in range(3):
                reply = await one.ask("move", id="once", seat=0, ply=0, moves=[move])
                assert reply == {"type": "done", "id": "once", "ply": 1}
            for client in (one, other, third):
                if client.table["ply"] == 0:
                    await client.until("ply")
                assert client.table["ply"] == 1
            # Bo's question still stands, though the table has gone on
            answer = other.messages[0]["turn"]["legal"][0]
            assert (await other.ask("move", seat=1, ply=0, moves=[answer]))["type"] == "done"
        assert [row.kind for row in await server.store.log(table)].count("move") == 2

    run_scenario(scenario, tmp_path)


def test_a_client_that_was_away_continues_where_it_was(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, game="ching")
        async with vera.live(table) as one:
            await one.next()
            legal = one.table["turn"]["legal"]
            assert (await one.ask("say", text="Hello"))["type"] == "done"
            assert (await one.ask("move", seat=0, ply=0, moves=[legal[0]]))["type"] == "done"
        async with bo.live(table, known=0) as other:
            rest = await other.next()
            assert (rest["type"], rest["ply"]) == ("ply", 1)
            assert {entry["ply"] for entry in rest["journal"]} == {1}
            assert (await other.until("chatted"))["line"]["text"] == "Hello"
        async with bo.live(table, known=77) as other:
            assert (await other.next())["type"] == "snapshot"

    run_scenario(scenario, tmp_path)


def test_guests_at_one_device_see_their_cards_only_when_asked_for(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        seats = [ME, {"who": "guest", "name": "Ann"}]
        summary = await vera.post("/api/tables", {"game": "ching", "seats": seats})
        await vera.post(f"/api/tables/{summary['id']}/start", {})
        async with vera.live(summary["id"]) as client:
            first = await client.next()
            assert first["view"]["captains"][1]["hand"] is None
            assert [seat["mine"] for seat in first["table"]["seats"]] == [True, True]
            await client.ask("look", seat=1)
            second = await client.until("snapshot")
            assert second["reader"] == 1
            assert second["view"]["captains"][0]["hand"] is None
            assert second["view"]["captains"][1]["hand"] is not None
            await client.ask("look", seat=-1)
            assert (await client.until("snapshot"))["turn"]["legal"] == []
            reply = await client.ask("look", seat=2)
            assert reply["code"] == "not_yours"

    run_scenario(scenario, tmp_path)


def test_a_refused_move_says_why_and_so_does_a_question(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other:
            asked, seat = await asked_client(one, other)
            idle = other if asked is one else one
            ply, twins = asked.table["ply"], {"move": "pair", "first": "monk", "second": "monk"}
            reply = await asked.ask("reason", seat=seat, ply=ply, moves=[twins])
            assert reply["type"] == "objection"
            assert reply["reason"] == {"reason": "same_type", "rule": "YD-18"}
            legal = asked.table["turn"]["legal"][0]
            reply = await asked.ask("reason", seat=seat, ply=ply, moves=[legal])
            assert reply["reason"] is None
            after = [legal, {"move": "place", "palace": 7}]
            reply = await asked.ask("reason", seat=seat, ply=ply, moves=after)
            assert reply["reason"] == {"reason": "no_palace", "rule": "YD-22", "palace": 7}
            turn = {"reason": "turn_of", "rule": "YD-17", "decider": seat}
            reply = await idle.ask("reason", seat=1 - seat, ply=ply, moves=[legal])
            assert reply["reason"] == turn
            assert (await idle.ask("reason", seat=seat, ply=ply, moves=[legal]))["code"] == (
                "not_yours"
            )
            refused = await asked.ask("move", seat=seat, ply=ply, moves=[twins])
            assert (refused["code"], refused["reason"]["reason"]) == ("illegal", "same_type")
            refused = await idle.ask("move", seat=1 - seat, ply=ply, moves=[legal])
            assert (refused["code"], refused["reason"]) == ("not_asked", turn)
            late = await asked.ask("reason", seat=seat, ply=ply + 1, moves=[twins])
            assert late["code"] == "stale"

    run_scenario(scenario, tmp_path)


def test_previews_and_hints_are_for_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other:
            asked, seat = await asked_client(one, other)
            ply, legal = asked.table["ply"], asked.table["turn"]["legal"]
            lines = [[move] for move in legal] + [[{"move": "found"}], [{"move": "what"}]]
            answer = await asked.ask("previews", seat=seat, ply=ply, lines=lines)
            *previews, missing, nonsense = answer["previews"]
            assert [missing["at"], nonsense["at"]] == ["illegal", "illegal"]
            assert {preview["at"] for preview in previews} <= {"choice", "unknown", "end"}
            for preview in previews:
                own = preview["seats"] == [seat]
                assert (preview["turn"] is not None) == own
                assert not own or preview["turn"]["legal"]
            hint = await asked.ask("hint", seat=seat, ply=ply)
            assert hint["type"] == "hint"
            assert all(candidate["move"] in legal for candidate in hint["candidates"])
            outlook = hint["candidates"][0]["outlook"]
            assert outlook, "a hint says what usually follows"
            assert all(outcome["entry"]["seat"] == seat for outcome in outlook)
            idle = other if asked is one else one
            assert (await idle.ask("hint", seat=seat, ply=ply))["code"] == "not_yours"
            reply = await idle.ask("previews", seat=1 - seat, ply=ply, lines=lines[:1])
            assert reply["code"] == "not_asked"
            reply = await asked.ask("previews", seat=seat, ply=ply + 1, lines=lines[:1])
            assert reply["code"] == "stale"

    run_scenario(scenario, tmp_path)


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, hints=False)
        async with vera.live(table) as one, bo.live(table) as other:
            asked, seat = await asked_client(one, other)
            reply = await asked.ask("hint", seat=seat, ply=asked.table["ply"])
            assert reply["code"] == "not_allowed"

    run_scenario(scenario, tmp_path)


def test_a_stand_in_takes_over_until_its_person_comes_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, stand_in="ship_boy")
        async with vera.live(table) as one:
            await one.next()
            await one.send("leave", seat=0)
            left = await one.until("seats")
            assert (left["seats"][0]["away"], left["seats"][0]["level"]) == (True, "ship_boy")
            while one.table["turn"]["seats"] != [1]:  # the stand-in plays as long as it is asked
                await one.until("ply")
            assert (await one.ask("come_back", seat=0))["type"] == "done"

    run_scenario(scenario, tmp_path)


def test_signing_out_closes_the_sockets(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera)
        async with vera.live(table) as client, bo.live(table) as looking:
            await client.next()
            await looking.next()
            await bo.http.delete("/api/session")
            assert await looking.closed() == DROPPED
            assert (await client.ask("ping"))["type"] == "done"
            await vera.http.delete("/api/sessions")
            assert await client.closed() == DROPPED

    run_scenario(scenario, tmp_path)


def test_nobody_chats_faster_by_coming_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table, replies = await start_table(vera), []
        for _ in range(3):
            async with vera.live(table) as client:
                replies += [(await client.ask("say", text="ahoy"))["type"] for _ in range(6)]
        assert replies.count("done") < 12
        assert replies[-1] == "refused"

    run_scenario(scenario, tmp_path, limits=True)


def test_nobody_pesters_the_others_with_proposals(tmp_path: Path) -> None:
    """Each one is shown to all, and is a row of the log."""

    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as client:
            await client.next()
            codes = []
            for _ in range(8):
                reply = await client.ask("propose", seat=0, what="end")
                codes.append(reply.get("code"))
                await client.ask("answer", seat=0, yes=False)
            assert codes == [None] * 6 + ["too_fast"] * 2
            undo = [(await client.ask("undo", seat=0))["code"] for _ in range(14)]
            assert undo == ["not_allowed"] * 12 + ["too_fast"] * 2

    run_scenario(scenario, tmp_path, limits=True)


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "QUEUE", 8)

    async def scenario(server: RunningServer) -> None:
        vera, deaf = await server.player(), server.stranger()
        table = await start_table(vera)
        async with vera.live(table) as client, deaf.live(table) as silent:
            await client.next()
            silent.connection.transport.pause_reading()
            hub = await server.registry.open(table)
            while len(hub.subscribers) > 1:  # until all buffers on the way are full
                await silent.send("look", seat=-1)
                assert (await client.ask("ping"))["type"] == "done"

    run_scenario(scenario, tmp_path)


def test_a_rematch_is_announced_at_the_old_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other:
            await asked_client(one, other)
            await one.send("propose", seat=0, what="end")
            await other.until("proposed")
            await other.send("answer", seat=1, yes=True)
            ended = await other.until("ended")
            assert (ended["table"]["reason"], ended["table"]["rematch"]) == ("agreed", None)
            rematch = await vera.post(f"/api/tables/{table}/rematch", {})
            assert (await other.until("ended"))["table"]["rematch"] == rematch["id"]

    run_scenario(scenario, tmp_path)
