"""The people of the house: they found tables, again and again while accidents happen, and play each
game to its end."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Final

from chaos.house import House
from chaos.records import Journal, Json, Record
from chaos.robots import BROKEN, Robot
from tests.server.live_server import Player

GAMES: Final = ("dragon", "panda", "jamaica", "dragon", "ching")  # the shorter ones more often
BOT: Final = {"who": "bot", "level": "ship_boy"}
CLOCK: Final = {"pace": "live", "bank": 3600, "increment": 5}
ANSWER: Final = 10.0  # seconds

Finished = Callable[[str, list[Record]], Awaitable[None]]


class Crowd:
    """`finished` is called with each game that was played to its end, and its records."""

    def __init__(self, house: House, journal: Journal, seed: int, finished: Finished) -> None:
        self.house = house
        self.journal = journal
        self.finished = finished
        self.playing: dict[str, list[Record]] = {}
        self.closing = False  # no new tables
        self._seed = seed
        self._numbers = count()

    async def keep_playing(self, place: int) -> None:
        """One table after the other."""
        chance = Random(f"{self._seed} {place}")
        people = [await self._newcomer(f"Robot {place}-{n}") for n in range(2)]
        try:
            while not self.closing:
                await self._play_once(people, chance)
        finally:
            for player in people:
                await player.http.aclose()

    async def _newcomer(self, name: str) -> Player:
        while True:
            player = Player(self.house.addresses[0])
            player.http.timeout = ANSWER
            try:
                await player.introduce(name)
                return player
            except (*BROKEN, AssertionError):
                await player.http.aclose()
                await asyncio.sleep(0.3)

    async def _play_once(self, people: list[Player], chance: Random) -> None:
        number = next(self._numbers)
        game = GAMES[number % len(GAMES)]
        try:
            table = await self._found(people, game, number, chance)
        except (*BROKEN, AssertionError):  # not acknowledged: another one
            await asyncio.sleep(0.3)
            return
        robots = self._robots(people, table, number)
        self.playing[table] = [robot.record for robot in robots]
        await asyncio.gather(*(robot.stay() for robot in robots))
        await self.finished(table, self.playing.pop(table))

    async def _found(self, people: list[Player], game: str, number: int, chance: Random) -> str:
        """Two people, and now and then a bot; now and then with a clock, which an hour of the wrong
        time would use up."""
        host, guest = people
        seats = [{"who": "me"}, {"who": "open"}, *([BOT] if number % 3 else [])]
        terms: Json = {"game": game, "seats": seats}
        if number % 2:
            terms["clock"] = CLOCK
        table = str((await self._post(host, "/api/tables", terms, chance))["id"])
        await self._post(guest, f"/api/tables/{table}/seats", {"seat": 1}, chance)
        await self._post(host, f"/api/tables/{table}/start", {}, chance)
        return table

    async def _post(self, player: Player, path: str, body: Json, chance: Random) -> Json:
        return await player.post(f"{chance.choice(self.house.addresses)}{path}", body)

    def _robots(self, people: list[Player], table: str, number: int) -> list[Robot]:
        """The players and somebody who watches, without a name."""
        watching = Player(self.house.addresses[0])
        seated = [*enumerate(people), (-1, watching)]
        return [
            Robot(
                player,
                self.house.addresses,
                Record(table, seat, player.id),
                self.journal,
                f"{self._seed} {number} {seat}",
            )
            for seat, player in seated
        ]
