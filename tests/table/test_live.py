"""The live socket end to end: real HTTP, real sockets, a real store."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorcha.games import SHELF
from lorcha.table import keeper, line, tending
from tests.table.server import Client, House, Player, Told, house, quick

Evening = Callable[[House], Awaitable[None]]
BOT = {"who": "bot", "level": "ship_boy"}
ME = {"who": "me"}
OPEN = {"who": "open"}


def spend(evening: Evening, folder: Path, **changes: Any) -> None:
    async def spent() -> None:
        async with house(quick(folder, **changes)) as opened:
            await evening(opened)

    asyncio.run(spent())


async def begun(*people: Player, game: str = "dragon", **agreed: Any) -> str:
    """A table where these people sit, the first of them its host, and a bot if one is alone."""
    host, *guests = people
    seats = [ME, *[OPEN for _ in guests], *([] if guests else [BOT])]
    made = await host.post("/api/tables", {"game": game, "seats": seats} | agreed)
    for guest in guests:
        await guest.post(f"/api/tables/{made['id']}/seats", {})
    await host.post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


@pytest.mark.parametrize("game", SHELF)
def test_a_game_against_bots_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": game, "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            first = await client.next()
            assert (first["type"], first["reader"]) == ("snapshot", 0)
            await client.play(0, Random(game))
            ended = client.heard[-1]
            if ended["type"] != "ended":
                ended = await client.until("ended")
            assert ended["seed"]
            assert ended["table"]["stage"] == "over"
            assert ended["table"]["results"]
            plies = [told["ply"] for told in client.heard if told["type"] == "ply"]
            assert plies == list(range(first["ply"] + 1, first["ply"] + 1 + len(plies)))
        rows = await opened.store.log(table["id"])
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))

    spend(evening, tmp_path)


def test_all_hear_of_a_move_and_the_same_command_counts_once(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo, stranger = await opened.player(), await opened.player("Bo"), opened.stranger()
        table = await begun(vera, bo, game="ching")
        async with vera.live(table) as one, bo.live(table) as other, stranger.live(table) as third:
            for client, reader in ((one, 0), (other, 1), (third, -1)):
                assert (await client.next())["reader"] == reader
            assert third.table["turn"]["legal"] == []
            move = one.table["turn"]["legal"][0]
            for _ in range(3):
                told = await one.ask("move", id="once", seat=0, ply=0, moves=[move])
                assert told == {"type": "done", "id": "once", "ply": 1}
            for client in (one, other, third):
                if client.table["ply"] == 0:
                    await client.until("ply")
                assert client.table["ply"] == 1
            # Bo's question still stands, though the table has gone on
            answer = other.heard[0]["turn"]["legal"][0]
            assert (await other.ask("move", seat=1, ply=0, moves=[answer]))["type"] == "done"
        assert [row.kind for row in await opened.store.log(table)].count("move") == 2

    spend(evening, tmp_path)


def test_who_was_away_reads_on_where_they_were(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo, game="ching")
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

    spend(evening, tmp_path)


def test_guests_at_one_device_see_their_cards_only_when_asked_for(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        seats = [ME, {"who": "guest", "name": "Ann"}]
        made = await vera.post("/api/tables", {"game": "ching", "seats": seats})
        await vera.post(f"/api/tables/{made['id']}/start", {})
        async with vera.live(made["id"]) as client:
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
            told = await client.ask("look", seat=2)
            assert told["code"] == "not_yours"

    spend(evening, tmp_path)


def test_previews_and_hints_are_for_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other:
            asked, seat = await both(one, other)
            ply, legal = asked.table["ply"], asked.table["turn"]["legal"]
            lines = [[move] for move in legal] + [[{"move": "found"}], [{"move": "what"}]]
            told = await asked.ask("preview", seat=seat, ply=ply, lines=lines)
            assert [one["at"] for one in told["lines"][-2:]] == ["illegal", "illegal"]
            assert {one["at"] for one in told["lines"][:-2]} <= {"choice", "unknown", "end"}
            for foreseen in told["lines"][:-2]:
                own = foreseen["seats"] == [seat]
                assert (foreseen["turn"] is not None) == own
                assert not own or foreseen["turn"]["legal"]
            hint = await asked.ask("hint", seat=seat, ply=ply)
            assert hint["type"] == "hinted"
            assert all(advice["move"] in legal for advice in hint["advice"])
            idle = other if asked is one else one
            assert (await idle.ask("hint", seat=seat, ply=ply))["code"] == "not_yours"
            told = await idle.ask("preview", seat=1 - seat, ply=ply, lines=lines[:1])
            assert told["code"] == "not_asked"
            told = await asked.ask("preview", seat=seat, ply=ply + 1, lines=lines[:1])
            assert told["code"] == "stale"

    spend(evening, tmp_path)


async def both(one: Client, other: Client) -> tuple[Client, int]:
    """Whichever of the two is asked."""
    await one.next()
    await other.next()
    seat = one.table["turn"]["seats"][0]
    return (one, other)[seat], seat


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo, hints=False)
        async with vera.live(table) as one, bo.live(table) as other:
            asked, seat = await both(one, other)
            told = await asked.ask("hint", seat=seat, ply=asked.table["ply"])
            assert told["code"] == "not_allowed"

    spend(evening, tmp_path)


def test_presence_is_told_and_a_stand_in_takes_over(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo, stand_in="ship_boy")
        async with vera.live(table) as one:
            await one.next()
            async with bo.live(table):
                while not (await one.until("seats"))["seats"][1]["present"]:
                    pass
            while (await one.until("seats"))["seats"][1]["present"]:
                pass
            await one.say("leave", seat=0)
            left = await one.until("seats")
            assert (left["seats"][0]["away"], left["seats"][0]["level"]) == (True, "ship_boy")
            while one.table["turn"]["seats"] != [1]:  # the stand-in plays as long as it is asked
                await one.until("ply")
            assert (await one.ask("come_back", seat=0))["type"] == "done"

    spend(evening, tmp_path)


def test_a_server_that_starts_again_goes_on_by_itself(tmp_path: Path) -> None:
    """Bots that were asked when it stopped answer without anybody asking for the table."""

    async def evening() -> None:
        async with house(quick(tmp_path)) as opened:
            opened.keeper.bots.close()  # nobody thinks any more
            vera = await opened.player()
            table = await begun(vera, stand_in="ship_boy")
            async with vera.live(table) as client:
                assert (await client.ask("leave", seat=0))["type"] == "done"
            assert (await opened.store.log(table))[-1].kind == "seat"
        async with house(quick(tmp_path)) as opened:
            async with asyncio.timeout(60):
                while (await opened.store.log(table))[-1].kind != "move":
                    await asyncio.sleep(0.05)

    asyncio.run(evening())


def test_a_clock_that_runs_out_calls_the_stand_in(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await begun(vera, clock={"pace": "live", "bank": 600}, stand_in="ship_boy")
        gathering = await opened.keeper.open(table)
        await wait_for(lambda: not gathering.room.bots_asked() and not gathering.lock.locked())
        assert gathering.room.clocks is not None
        gathering.room.clocks.since -= 1000.0  # as if Vera had thought for long
        opened.keeper._tending.set_alarm(gathering)
        await wait_for(lambda: gathering.room.over)
        assert gathering.room.seating.gone == {0: "timeout"}

    spend(evening, tmp_path)


async def wait_for(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


def test_a_bot_that_cannot_think_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tending, "RETRY", 0.01)

    async def evening(opened: House) -> None:
        async def fail(*_: Any) -> list[int]:
            raise ValueError("no idea")

        monkeypatch.setattr(opened.keeper.bots, "think", fail)
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await until_bots_have_moved(client)

    spend(evening, tmp_path)


async def until_bots_have_moved(client: Client) -> None:
    """Whoever is asked answers, until every seat but the first has moved once more."""
    movers = {seat["seat"] for seat in client.table["table"]["seats"][1:]}
    while movers:
        if legal := client.table["turn"]["legal"]:
            await client.say("move", seat=0, ply=client.table["ply"], moves=legal[:1])
        movers -= {(await client.until("ply"))["seat"]}


def test_a_bot_whose_process_dies_is_called_anew(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await wait_for(lambda: opened.keeper.bots.waiting == 0)
            for worker in [*opened.keeper.bots._pool._processes]:
                os.kill(worker, signal.SIGKILL)
            await until_bots_have_moved(client)

    spend(evening, tmp_path)


def test_a_store_that_fails_loses_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo, game="ching")

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        async with vera.live(table) as client:
            first = await client.next()
            answer = {"seat": 0, "ply": 0, "moves": [first["turn"]["legal"][0]]}
            with monkeypatch.context() as patch:
                patch.setattr(opened.store, "append", fail)
                told = await client.ask("move", **answer, id="one")
                assert told["code"] == "failed"
            assert client.table["ply"] == 0
            with monkeypatch.context() as patch:
                patch.setattr(opened.store, "append", fail)
                patch.setattr(opened.store, "log", fail)
                await client.say("move", **answer, id="one")
                assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["ply"] == 0
            assert (await client.ask("move", **answer, id="one"))["type"] == "done"
        assert [row.n for row in await opened.store.log(table)] == [1]

    spend(evening, tmp_path)


def test_an_idle_room_is_let_go_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as client:
            before = await client.next()
        monkeypatch.setattr(keeper, "IDLE", -1.0)
        await wait_for(lambda: not opened.keeper.gatherings[table].listeners)
        opened.keeper._let_go()
        assert table not in opened.keeper.gatherings
        async with vera.live(table) as client:
            after = await client.next()
        for name in ("view", "journal", "turn", "ply"):
            assert after[name] == before[name]

    spend(evening, tmp_path)


def test_a_client_that_does_not_listen_is_dropped_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "OUTGOING", 8)

    async def evening(opened: House) -> None:
        vera, deaf = await opened.player(), opened.stranger()
        table = await begun(vera)
        async with vera.live(table) as client, deaf.live(table) as silent:
            await client.next()
            silent.line.transport.pause_reading()
            gathering = await opened.keeper.open(table)
            while len(gathering.listeners) > 1:  # until all buffers on the way are full
                await silent.say("look", seat=-1)
                assert (await client.ask("ping"))["type"] == "done"

    spend(evening, tmp_path)


def test_a_rematch_is_told_at_the_old_table(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other:
            await both(one, other)
            await one.say("propose", seat=0, what="end")
            await other.until("proposed")
            await other.say("answer", seat=1, yes=True)
            ended = await other.until("ended")
            assert (ended["table"]["reason"], ended["table"]["rematch"]) == ("agreed", None)
            made = await vera.post(f"/api/tables/{table}/rematch", {})
            assert (await other.until("ended"))["table"]["rematch"] == made["id"]

    spend(evening, tmp_path)


async def closed(player: Player, table: str, **query: Any) -> int:
    """With which code the server closes the socket."""
    async with player.live(table, **query) as client:
        return await client.closed()


def test_what_is_not_for_everybody_stays_closed(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo, eve = await opened.player(), await opened.player("Bo"), await opened.player("Eve")
        table = await begun(vera, bo, spectators=False)
        assert await closed(eve, table) == 4403
        assert await closed(opened.stranger(), table) == 4403
        assert await closed(vera, table, seat=1) == 4403
        assert await closed(vera, table, seat="one") == 4404
        assert await closed(vera, "no-such-table") == 4404
        waiting = await vera.post("/api/tables", {"game": "dragon", "seats": [ME, OPEN]})
        assert await closed(vera, waiting["id"]) == 4404

    spend(evening, tmp_path)


def test_who_signs_out_everywhere_is_heard_no_more(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as client:
            await client.next()
            await vera.http.delete("/api/sessions")
            assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["reader"] == -1

    spend(evening, tmp_path)


def test_what_others_hold_cannot_be_commanded(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo, eve = await opened.player(), await opened.player("Bo"), await opened.player("Eve")
        table = await begun(vera, bo, game="ching")
        async with vera.live(table) as owner, eve.live(table) as client:
            legal = (await owner.next())["turn"]["legal"]
            commands: list[tuple[str, Told]] = [
                ("move", {"seat": 0, "ply": 0, "moves": [legal[0]]}),
                ("preview", {"seat": 0, "ply": 0, "lines": [[legal[0]]]}),
                ("hint", {"seat": 0, "ply": 0}),
                ("undo", {"seat": 0}),
                ("propose", {"seat": 0, "what": "end"}),
                ("answer", {"seat": 0, "yes": True}),
                ("resign", {"seat": 0}),
                ("leave", {"seat": 0}),
                ("come_back", {"seat": 0}),
                ("look", {"seat": 0}),
            ]
            for kind, what in commands:
                assert (await client.ask(kind, **what))["code"] == "not_yours"
            assert (await client.ask("say", text="May I look?"))["type"] == "done"
        async with opened.stranger().live(table) as client:
            assert (await client.ask("say", text="May I?"))["code"] == "not_yours"
        kinds = [row.kind for row in await opened.store.log(table)]
        assert kinds == ["say"]

    spend(evening, tmp_path)
