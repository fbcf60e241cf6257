"""A server that is killed at random moments loses no acknowledged move, and makes none twice."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from lorcha.server.config import Config
from lorcha.server.store import Store
from lorcha.server.tables.commands.context import stored_id
from lorcha.server.tables.live_table import LiveTable
from tests.server.live_server import Client, Json, Player
from tests.server.process import Server

BROKEN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
A_WHILE = 600.0


class Seat:
    """Somebody who plays one seat at random, whatever happens to the server."""

    def __init__(self, player: Player, table: str, seat: int, chooser: Random) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.chooser = chooser
        self.acknowledged: list[str] = []
        self.unanswered: Json | None = None
        self.number = 0

    async def play(self) -> None:
        while True:
            try:
                async with self.player.live(self.table, seat=self.seat) as client:
                    await self.sit(client)
                    return
            except BROKEN:
                await asyncio.sleep(0.1)

    async def sit(self, client: Client) -> None:
        await client.until("snapshot")
        if self.unanswered:
            await self.send(client)
        while client.table["table"]["stage"] != "over" and not client.table.get("results"):
            legal = client.table["turn"]["legal"]
            if legal:
                self.number += 1
                move, ply = self.chooser.choice(legal), client.table["ply"]
                name = f"{self.seat}-{self.number}"
                self.unanswered = {"id": name, "seat": self.seat, "ply": ply, "moves": [move]}
                await self.send(client)
            else:
                await client.until("ply", "ended", "snapshot")

    async def send(self, client: Client) -> None:
        """Until it is answered: the same command again after the server was gone."""
        assert self.unanswered is not None
        reply = await client.ask("move", **self.unanswered)
        if reply["type"] == "done":
            self.acknowledged.append(self.unanswered["id"])
            while client.table["ply"] < reply["ply"]:
                await client.next()
        else:
            assert reply["code"] in ("stale", "not_asked", "over"), reply
        self.unanswered = None


async def killed_again_and_again(
    config: Config, faults: Path, games: list[str], kills: int, between: tuple[float, float]
) -> None:
    server, chooser = Server(config, faults), Random(7)
    await server.start()
    players = [Player(server.base) for _ in range(3)]
    for number, player in enumerate(players):
        await player.introduce(f"Player {number}")
    seats = [s for number, game in enumerate(games) for s in await table(players, game, number)]
    playing = asyncio.gather(*(seat.play() for seat in seats))
    try:
        for _ in range(kills):
            await asyncio.sleep(chooser.uniform(*between))
            await server.kill()
            await server.start()
        async with asyncio.timeout(A_WHILE):
            await playing
    finally:
        playing.cancel()
        await server.kill()
        for player in players:
            await player.http.aclose()
    await check(config, seats, len(games))


async def table(players: list[Player], game: str, number: int) -> list[Seat]:
    """One person against two bots, or two people and a bot."""
    host, guest = players[number % 3], players[(number + 1) % 3]
    alone = number % 2 == 0
    bot = {"who": "bot", "level": "ship_boy"}
    wanted = [{"who": "me"}, bot if alone else {"who": "open"}, bot]
    summary = await host.post("/api/tables", {"game": game, "seats": wanted})
    seats = [Seat(host, summary["id"], 0, Random(number))]
    if not alone:
        await guest.post(f"/api/tables/{summary['id']}/seats", {"seat": 1})
        seats.append(Seat(guest, summary["id"], 1, Random(-number)))
    await host.post(f"/api/tables/{summary['id']}/start", {})
    return seats


async def check(config: Config, seats: list[Seat], tables: int) -> None:
    """The log itself: every acknowledged move once, every game played by the rules to its end."""
    assert len({seat.table for seat in seats}) == tables
    assert sum(len(seat.acknowledged) for seat in seats) > tables
    with Store(config.database) as store:
        for seat in seats:
            row, log = await store.table(seat.table), await store.log(seat.table)
            assert row is not None
            assert row.stage == "over"
            named = [one.command for one in log]
            for command in seat.acknowledged:
                assert named.count(stored_id(seat.player.id, command)) == 1
            live_table = LiveTable(row)
            for one in log:
                live_table.apply(one)
            assert live_table.over
            assert row.results == live_table.results()


def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    config = Config(database=database, pause=(0.0, 0.0), limits=False, bots=1, web=str(tmp_path))
    faults = tmp_path / "faults.txt"
    games = ["dragon"] * 2
    asyncio.run(killed_again_and_again(config, faults, games, 2, (0.5, 2.0)))


@pytest.mark.soak
def test_a_killed_server_loses_nothing_of_fifty_games(database: str, tmp_path: Path) -> None:
    config = Config(database=database, pause=(0.0, 0.0), limits=False, bots=2, web=str(tmp_path))
    faults = tmp_path / "faults.txt"
    games = [*["dragon", "jamaica"] * 23, "panda", "panda", "panda", "ching"]
    asyncio.run(killed_again_and_again(config, faults, games, 12, (1.0, 6.0)))
