"""What a table does by itself: its bots answer, and its clocks run out.

When a clock has run out is decided in `tables/clocks.py`; here an alarm is set for that moment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import uniform
from typing import Final

from lorcha.server import house_time
from lorcha.server.log_id import log_id
from lorcha.server.runtime.attention import Attention, attention
from lorcha.server.runtime.bot_pace import answer_time, answers_in_a_row
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.bot_worker import Thinker, Thought
from lorcha.server.runtime.hub import TableHub
from lorcha.server.runtime.leases import Leases
from lorcha.server.store.rows import LogRow
from lorcha.server.tables.automatic import bot_moves, timeouts
from lorcha.server.tables.live_table import LiveTable

LOG: Final = logging.getLogger(__name__)
STUCK: Final = 15.0  # seconds a bot's answer is missing before another process takes over
UNDO_PATIENCE: Final = 60.0  # seconds a bot waits while people decide about an undo
RETRY: Final = 2.0
# An answer takes as long if there was nothing to think over, and is told as late if it took few
# steps to write: what is beyond a bot's time to think, and what writing takes at most. What still
# differs, about a millisecond, is lost in a wait of random length.
OVERTIME: Final = 0.03
WRITING: Final = 0.015
RANDOM: Final = 0.04
TRIES: Final = 3
# The rows to write, given the table and the time.
Decision = Callable[[LiveTable, float], list[LogRow]]
# Writes the rows of a decision, and announces them after so many seconds; False if another process
# wrote first.
Act = Callable[[TableHub, Decision, float], Awaitable[bool]]


class Automation:
    """`pause` are the least and the most seconds a thoughtful bot takes for an answer."""

    def __init__(self, act: Act, bots: BotPool, leases: Leases, pause: tuple[float, float]) -> None:
        self._act = act
        self._bots = bots
        self._leases = leases
        self._pause = pause

    def update(self, hub: TableHub) -> None:
        """Start the bots that are asked, stop those whose question has gone, set the alarm.

        The caller holds the lock: no bot is stopped while its move is being written.
        """
        table = hub.table
        asked = bots_to_start(hub)
        if not (asked or hub.thinking or table.clocks):
            return  # people alone, without a clock: nothing happens by itself
        if not hub.lease.held:
            self._claim_soon(hub, asked)
            asked = []
        questions = {s: (table.history.asked_at[s], table.undo_count) for s in asked}
        for seat, (question, task) in [*hub.thinking.items()]:
            if questions.get(seat) != question:
                del hub.thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        for seat, question in questions.items():
            if seat not in hub.thinking:
                task = asyncio.create_task(self._answer(hub, seat, question))
                hub.thinking[seat] = question, task
        self.set_alarm(hub)

    def presence_changed(self, hub: TableHub) -> None:
        """Somebody came: bots that were asleep answer. When all have gone, see `send_to_sleep`."""
        if not hub.thinking and not hub.closed and attention(hub) is not Attention.ASLEEP:
            hub.waking = asyncio.create_task(self._update(hub))

    def _claim_soon(self, hub: TableHub, asked: list[int]) -> None:
        has_work = asked or (hub.table.clocks and hub.table.clocks.due() is not None)
        if has_work and hub.lease.may_claim:
            hub.lease.claiming = asyncio.create_task(self._claim(hub))

    async def _claim(self, hub: TableHub) -> None:
        """Another process that keeps the table but lets people wait does not hear of them."""
        waits = house_time.now() - hub.table.changed
        force = bool(hub.subscribers and bots_to_start(hub)) and waits > STUCK
        if await self._leases.claim(hub.key, hub.lease, force=force):
            await self._update(hub)

    async def claim_free(self, hubs: Iterable[TableHub]) -> None:
        """Claim again what another process kept."""
        for hub in [*hubs]:
            if hub.lease.may_claim:
                await self._update(hub)

    async def send_to_sleep(self, hubs: Iterable[TableHub]) -> None:
        """Stop the bots of tables that everybody has left."""
        for hub in [*hubs]:
            if hub.thinking and attention(hub) is Attention.ASLEEP:
                await self._update(hub)

    async def _update(self, hub: TableHub) -> None:
        async with hub.lock:
            if not hub.closed:
                self.update(hub)

    # ---- bots

    async def _answer(self, hub: TableHub, seat: int, question: tuple[int, int]) -> None:
        """Think, wait until an answer may come, give it. A bot that fails to think plays any legal
        move, so that the others do not wait for ever."""
        tries = 0
        while not await self._try_to_answer(hub, seat, question, tries < TRIES):
            tries += 1
            await asyncio.sleep(RETRY)
        async with hub.lock:
            current = hub.thinking.get(seat)
            if current and current[1] is asyncio.current_task():
                del hub.thinking[seat]
                self.update(hub)

    async def _try_to_answer(
        self, hub: TableHub, seat: int, question: tuple[int, int], can_think: bool
    ) -> bool:
        table, loop = hub.table, asyncio.get_running_loop()
        level = table.seating.level(seat)
        if level is None:
            return True
        total, thought = answer_time(level, hub.bot_speed, answers_in_a_row(table), self._pause)
        ready = loop.time() + total
        try:
            async with hub.lock:  # what is being written may not be stored in the end
                state = hub.table.history.state.clone()
            answer = Thought(state.legal(seat)[:1], 0.0)
            if can_think:
                owner, bot = table.row.creator.id, Thinker(level, thought)
                answer = await self._bots.think(state, seat, bot, owner, partial(attention, hub))
            if total:
                least = thought + OVERTIME - answer.seconds
                rest = max(0.0, least, ready - WRITING - loop.time())
                await asyncio.sleep(rest + uniform(0.0, RANDOM))
            await self._wait_for_undo_proposal(hub)
            return await self._act(
                hub,
                lambda table, now: (
                    bot_moves(table, seat, question[0], answer.moves, now)
                    if table.undo_count == question[1]
                    else []
                ),
                WRITING if total else 0.0,
            )
        except Exception:
            LOG.exception("table %s: the bot of seat %d failed", log_id(hub.key), seat)
            return False

    async def _wait_for_undo_proposal(self, hub: TableHub) -> None:
        """A bot's move would reject a proposed undo, so the bot waits for the answers."""
        while (proposal := hub.table.proposal) and proposal.what == "undo":
            left = hub.table.proposed_at + UNDO_PATIENCE - house_time.now()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.2))

    # ---- clocks

    def set_alarm(self, hub: TableHub) -> None:
        if hub.alarm:
            hub.alarm.cancel()
            hub.alarm = None
        due = hub.table.clocks.due() if hub.table.clocks else None
        if due is not None and not hub.table.over and hub.lease.held:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - house_time.now()) + 0.01
            hub.alarm = loop.call_later(wait, self._ring, hub)

    def _ring(self, hub: TableHub) -> None:
        hub.alarm = None
        hub.timeout_task = asyncio.create_task(self._time_out(hub))

    async def _time_out(self, hub: TableHub) -> None:
        try:
            await self._act(hub, timeouts, 0.0)
        except Exception:
            LOG.exception("table %s: the timeout could not be written", log_id(hub.key))
            await asyncio.sleep(RETRY)
        self.set_alarm(hub)


def bots_to_start(hub: TableHub) -> list[int]:
    """The seats whose bots are asked, at a table that is awake."""
    asked = hub.table.bots_asked()
    return asked if asked and attention(hub) is not Attention.ASLEEP else []
