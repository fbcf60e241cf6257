"""What a table does by itself: its bots answer, its clocks run out."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.hub import TableHub
from lorcha.server.tables import commands

if TYPE_CHECKING:
    from lorcha.server.runtime.registry import TableRegistry

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 60.0  # seconds a bot waits while the others talk about taking a move back
RETRY: Final = 2.0
TRIES: Final = 3


class Automation:
    def __init__(self, registry: "TableRegistry", bots: BotPool) -> None:
        self.registry = registry
        self.bots = bots

    def look_after(self, hub: TableHub) -> None:
        """Start the bots that are asked, stop those whose question has gone, set the alarm.

        Whoever calls this holds the lock: no bot is stopped while its move is being written.
        """
        room = hub.room
        asked = {seat: (room.history.asked[seat], room.undone) for seat in room.bots_asked()}
        for seat, (question, task) in [*hub.thinking.items()]:
            if asked.get(seat) != question:
                del hub.thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        for seat, question in asked.items():
            if seat not in hub.thinking:
                task = asyncio.create_task(self.answer(hub, seat, question))
                hub.thinking[seat] = question, task
        self.set_alarm(hub)

    # ---- bots

    async def answer(self, hub: TableHub, seat: int, question: tuple[int, int]) -> None:
        """Think, wait until an answer may come, give it. A bot that cannot think plays anything:
        the others must not wait for ever."""
        tries = 0
        while not await self.try_to_answer(hub, seat, question, tries < TRIES):
            tries += 1
            await asyncio.sleep(RETRY)
        async with hub.lock:
            held = hub.thinking.get(seat)
            if held and held[1] is asyncio.current_task():
                del hub.thinking[seat]
                self.look_after(hub)

    async def try_to_answer(
        self, hub: TableHub, seat: int, question: tuple[int, int], can_think: bool
    ) -> bool:
        room, loop = hub.room, asyncio.get_running_loop()
        level = room.seating.level(seat)
        if level is None:
            return True
        ready = loop.time() + self.bots.takes(level)
        try:
            state = room.history.state
            moves = state.legal(seat)[:1]
            if can_think:
                moves = await self.bots.think(state, seat, level)
            await asyncio.sleep(max(0.0, ready - loop.time()))
            await self.wait_for_talk(hub)
            return await self.registry.act(
                hub,
                lambda room, now: (
                    commands.bot_moves(room, seat, question[0], moves, now)
                    if room.undone == question[1]
                    else []
                ),
            )
        except Exception:
            LOG.exception("table %s: the bot of seat %d failed", hub.key, seat)
            return False

    async def wait_for_talk(self, hub: TableHub) -> None:
        """A bot's move would settle whether one may be taken back."""
        while (proposal := hub.room.proposal) and proposal.what == "undo":
            left = hub.room.proposed_at + PATIENCE - time.time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.2))

    # ---- clocks

    def set_alarm(self, hub: TableHub) -> None:
        if hub.alarm:
            hub.alarm.cancel()
            hub.alarm = None
        due = hub.room.clocks.due() if hub.room.clocks else None
        if due is not None and not hub.room.over:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - time.time()) + 0.01
            hub.alarm = loop.call_later(wait, self.ring, hub)

    def ring(self, hub: TableHub) -> None:
        hub.alarm = None
        hub.ringing = asyncio.create_task(self.end_time(hub))

    async def end_time(self, hub: TableHub) -> None:
        try:
            await self.registry.act(hub, commands.time_outs)
        except Exception:
            LOG.exception("table %s: the clock could not be stopped", hub.key)
        self.set_alarm(hub)
