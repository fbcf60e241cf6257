"""How long bots take: as people wish, and never as long as something hidden would have it."""

from pathlib import Path

import pytest

from lorcha import games
from lorcha.bots.budget import Budget
from lorcha.bots.levels import LEVELS
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.server.runtime.bot_pace import answer_time, answers_in_a_row
from tests.server.live_server import RunningServer
from tests.server.scenarios import run_scenario, start_table, wait_for

PAUSE = (0.6, 2.5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thoughtful_answer_takes_longer_than_any_thought(level: str) -> None:
    times = [answer_time(level, "thoughtful", row, PAUSE) for row in range(5)]
    assert all(total >= max(thought, PAUSE[0]) for total, thought in times)


@pytest.mark.parametrize("level", ["ship_boy", "sailor", "boatswain", "captain"])
@pytest.mark.parametrize("speed", ["brisk", "at_once"])
def test_many_brisk_answers_do_not_add_up(level: str, speed: str) -> None:
    times = [answer_time(level, speed, row, PAUSE) for row in range(20)]  # type: ignore[arg-type]
    assert sum(total for total, _ in times) < 0.9
    assert times == [answer_time(level, speed, row, PAUSE) for row in range(20)]  # type: ignore[arg-type]
    assert all(thought <= max(total, 0.02) for total, thought in times)


def test_a_server_without_pauses_never_waits() -> None:
    assert answer_time("captain", "thoughtful", 0, (0.0, 0.0)).total == 0.0
    assert answer_time("captain", "brisk", 0, (0.0, 0.0)).total == 0.0


def test_a_search_ends_when_it_must() -> None:
    state = games.load("dragon").new(2, chance=Fast(1))
    seat = state.actors()[0]
    bot = Search(1, Budget(seconds=600.0))
    bot.limit(0.01)
    assert bot.choose(Perspective(state, seat)) in state.legal(seat)


def test_the_slowest_wish_of_those_who_play_is_kept(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo, ann = [await server.player(name) for name in ("Vera", "Bo", "Ann")]
        table = await start_table(vera, bo)
        hub = await server.registry.open(table)

        def speed() -> str:
            return hub.bot_speed

        assert speed() == "brisk"
        async with vera.live(table) as one, ann.live(table, seat=-1) as watching:
            assert (await one.ask("bot_speed", speed="at_once"))["type"] == "done"
            await watching.ask("bot_speed", speed="thoughtful")
            assert speed() == "at_once"
            async with bo.live(table, seat=1) as other:
                await wait_for(lambda: speed() == "brisk")
                await other.ask("bot_speed", speed="thoughtful")
                assert speed() == "thoughtful"
            await wait_for(lambda: speed() == "at_once")

    run_scenario(scenario, tmp_path)


def test_answers_are_counted_since_a_person_answered(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy", "seats": 3})
        async with vera.live(table["id"]):
            hub = await server.registry.open(table["id"])
            await wait_for(lambda: not hub.table.bots_asked() and not hub.lock.locked())
            bots = [step for step in hub.table.history.steps if step.seat != 0 and step.first]
            assert answers_in_a_row(hub.table) == len(bots)

    run_scenario(scenario, tmp_path)
