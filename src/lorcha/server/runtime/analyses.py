"""Analyses under way: in the bots' processes, a few moves at a time, after every bot that somebody
waits for. What is ready is kept with its table."""

import asyncio
import logging
from typing import Final

import msgspec

from lorcha import games
from lorcha.analysis.decisions import Comparison
from lorcha.analysis.report import Step
from lorcha.core.match import Record
from lorcha.server import house_time
from lorcha.server.log_id import log_id
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.analysis_worker import judge_attempt, look_at_moves, make_report
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.store import Store
from lorcha.server.store.analyses import read_analysis, save_analysis
from lorcha.server.tables.analysis import wire_analysis
from lorcha.server.wire.analysis import AnalysisProgress

LOG: Final = logging.getLogger(__name__)
PART: Final = 25  # moves in one go: about half a second
MOST_RUNNING: Final = 16
NOT_ASKED: Final = AnalysisProgress("none")


class Analyses:
    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._running: dict[str, AnalysisProgress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def progress(self, table: str) -> AnalysisProgress:
        if table in self._running:
            return self._running[table]
        found = await self._store.read(lambda connection: read_analysis(connection, table))
        return AnalysisProgress("ready", analysis=found) if found else NOT_ASKED

    def start(self, table: str, record: Record, owner: str) -> AnalysisProgress:
        """Unless it is under way; its time is charged to the owner's share of the processes."""
        if table not in self._running:
            if len(self._running) >= MOST_RUNNING:
                raise Refusal("too_fast", "many games are being analysed; try again later", 429)
            self._running[table] = AnalysisProgress("running", 0, len(record.moves))
            task = asyncio.create_task(self._analyse(table, record, owner))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._running[table]

    async def judge(self, record: Record, ply: int, move: int, owner: str) -> Comparison | None:
        """What this move would have been worth; None if there was no choice."""
        text = msgspec.json.encode(record)
        return await self._bots.run_later(owner, judge_attempt, text, ply, move)

    async def _analyse(self, table: str, record: Record, owner: str) -> None:
        text, total = msgspec.json.encode(record), len(record.moves)
        steps: list[Step] = []
        try:
            while len(steps) < total:
                end = min(total, len(steps) + PART)
                steps += await self._bots.run_later(owner, look_at_moves, text, len(steps), end)
                self._running[table] = AnalysisProgress("running", len(steps), total)
            report = await self._bots.run_later(owner, make_report, text, steps)
            analysis, made = wire_analysis(games.load(record.game), report), house_time.now()
            await self._store.write(
                lambda connection: save_analysis(connection, table, analysis, made)
            )
        except Exception:
            LOG.exception("table %s: the analysis failed", log_id(table))
        finally:
            del self._running[table]
