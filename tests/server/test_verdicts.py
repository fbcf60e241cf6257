"""A decision is judged right after it was made: against bots alone, for no rating, by what its seat
knew."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorcha.core.state import State
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.bot_pool import draw_world
from lorcha.server.tables.last_decision import last_decision
from lorcha.server.tables.live_table import LiveTable
from tests.server.live_server import RunningServer
from tests.server.live_tables import answer, do, legal, live_table, step
from tests.server.scenarios import ME, run_scenario


def decided(*who: int | str, **terms: Any) -> tuple[LiveTable, State]:
    """A game in which seat 0 has made a decision with a choice; the position before it."""
    table, chooser = live_table("dragon", *who, **terms), Random(3)
    while not table.history.state.is_asked(0) or len(legal(table, 0)) < 2:
        step(table, chooser)
    before = table.history.state.clone()
    do(table, 0, answer(table, 0, legal(table, 0)[-1]))
    return table, before


def test_the_last_decision_and_the_position_before_it() -> None:
    table, before = decided(0, "ship_boy", "ship_boy")
    made = table.history.steps[-1].move
    for _ in range(3):  # the others go on
        if not table.history.state.is_asked(0):
            step(table, Random(1))
    found = last_decision(table, 0)
    assert found.moves == [made]
    assert found.position().dump() == before.dump()


def test_only_against_bots_for_no_rating_and_with_hints() -> None:
    for who, terms in (
        ((0, 1, "ship_boy"), {}),
        ((0, "ship_boy"), {"rated": True}),
        ((0, "ship_boy"), {"hints": False}),
    ):
        table, _ = decided(*who, **terms)
        with pytest.raises(Refusal) as refusal:
            last_decision(table, 0)
        assert refusal.value.code == "not_allowed"


def test_before_the_first_decision_there_is_nothing_to_judge() -> None:
    with pytest.raises(Refusal) as refusal:
        last_decision(live_table("dragon", 0, "ship_boy"), 0)
    assert refusal.value.code == "not_asked"


def test_what_goes_to_the_bots_process_is_a_world_of_the_seats_own() -> None:
    """In Ching the others' cards differ from world to world, its own do not."""
    table, chooser = live_table("ching", 0, "ship_boy", "ship_boy"), Random(3)
    while not table.history.state.is_asked(0):
        step(table, chooser)
    do(table, 0, answer(table, 0, legal(table, 0)[0]))
    position = last_decision(table, 0).position()
    worlds = [draw_world(position, 0) for _ in range(6)]
    game = table.game
    views = {str(game.view(game.load(world), 0)) for world in worlds}
    assert views == {str(game.view(position, 0))}
    assert len({str(world) for world in worlds}) > 1


def test_a_verdict_over_the_socket(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        terms = {"game": "dragon", "level": "ship_boy", "seats": 2}
        table = (await vera.post("/api/play", terms))["id"]
        async with vera.live(table, seat=0) as one, bo.live(table) as other:
            assert (await one.ask("judge", seat=0))["code"] == "not_asked"
            assert (await other.ask("judge", seat=0))["code"] == "not_yours"
            while not one.table["turn"]["legal"]:
                await one.until("ply")
            turn, ply = one.table["turn"], one.table["ply"]
            await one.ask("move", seat=0, ply=ply, moves=turn["legal"][:1])
            verdict = await one.ask("judge", seat=0)
            assert verdict["type"] == "judged"
            assert verdict["grade"] in ("", "best", "fine", "inaccuracy", "mistake", "blunder")
            assert -0.001 <= verdict["loss"] <= 1

        seats = [ME, {"who": "guest", "name": "Ann"}]
        table = (await vera.post("/api/tables", {"game": "dragon", "seats": seats}))["id"]
        await vera.post(f"/api/tables/{table}/start")
        async with vera.live(table, seat=0) as one:
            assert (await one.ask("judge", seat=0))["code"] == "not_allowed"

    run_scenario(scenario, tmp_path)
