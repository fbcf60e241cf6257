"""What a table does by itself: its bots answer, its clocks run out."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from lorcha.server.runtime.bot_pool import Bots
from lorcha.server.runtime.hub import Gathering
from lorcha.server.tables import commands

if TYPE_CHECKING:
    from lorcha.server.runtime.registry import Keeper

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 60.0  # seconds a bot waits while the others talk about taking a move back
RETRY: Final = 2.0
TRIES: Final = 3


class Tending:
    def __init__(self, keeper: "Keeper", bots: Bots) -> None:
        self.keeper = keeper
        self.bots = bots

    def look_after(self, gathering: Gathering) -> None:
        """Start the bots that are asked, stop those whose question has gone, set the alarm.

        Whoever calls this holds the lock: no bot is stopped while its move is being written.
        """
        room = gathering.room
        asked = {seat: (room.course.asked[seat], room.undone) for seat in room.bots_asked()}
        for seat, (question, task) in [*gathering.thinking.items()]:
            if asked.get(seat) != question:
                del gathering.thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        for seat, question in asked.items():
            if seat not in gathering.thinking:
                task = asyncio.create_task(self.answer(gathering, seat, question))
                gathering.thinking[seat] = question, task
        self.set_alarm(gathering)

    # ---- bots

    async def answer(self, gathering: Gathering, seat: int, question: tuple[int, int]) -> None:
        """Think, wait until an answer may come, give it. A bot that cannot think plays anything:
        the others must not wait for ever."""
        tries = 0
        while not await self.try_to_answer(gathering, seat, question, tries < TRIES):
            tries += 1
            await asyncio.sleep(RETRY)
        async with gathering.lock:
            held = gathering.thinking.get(seat)
            if held and held[1] is asyncio.current_task():
                del gathering.thinking[seat]
                self.look_after(gathering)

    async def try_to_answer(
        self, gathering: Gathering, seat: int, question: tuple[int, int], can_think: bool
    ) -> bool:
        room, loop = gathering.room, asyncio.get_running_loop()
        level = room.seating.level(seat)
        if level is None:
            return True
        ready = loop.time() + self.bots.takes(level)
        try:
            state = room.course.state
            moves = state.legal(seat)[:1]
            if can_think:
                moves = await self.bots.think(state, seat, level)
            await asyncio.sleep(max(0.0, ready - loop.time()))
            await self.wait_for_talk(gathering)
            return await self.keeper.act(
                gathering,
                lambda room, now: (
                    commands.bot_moves(room, seat, question[0], moves, now)
                    if room.undone == question[1]
                    else []
                ),
            )
        except Exception:
            LOG.exception("table %s: the bot of seat %d failed", gathering.key, seat)
            return False

    async def wait_for_talk(self, gathering: Gathering) -> None:
        """A bot's move would settle whether one may be taken back."""
        while (proposal := gathering.room.proposal) and proposal.what == "undo":
            left = gathering.room.proposed_at + PATIENCE - time.time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.2))

    # ---- clocks

    def set_alarm(self, gathering: Gathering) -> None:
        if gathering.alarm:
            gathering.alarm.cancel()
            gathering.alarm = None
        due = gathering.room.clocks.due() if gathering.room.clocks else None
        if due is not None and not gathering.room.over:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - time.time()) + 0.01
            gathering.alarm = loop.call_later(wait, self.ring, gathering)

    def ring(self, gathering: Gathering) -> None:
        gathering.alarm = None
        gathering.ringing = asyncio.create_task(self.end_time(gathering))

    async def end_time(self, gathering: Gathering) -> None:
        try:
            await self.keeper.act(gathering, commands.time_outs)
        except Exception:
            LOG.exception("table %s: the clock could not be stopped", gathering.key)
        self.set_alarm(gathering)
