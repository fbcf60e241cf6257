"""Exams during a training: the net as it is now against greedy and against itself of a while ago.

They are held in a process of their own and never waited for.
"""

import os
import signal
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from lorcha import games
from lorcha.arena.simulate import play_out
from lorcha.bots.bot import Bot
from lorcha.bots.greedy import Greedy
from lorcha.bots.net import NetBot
from lorcha.core.chance import Fast
from lorcha.train.tables import TableKind

GAMES: Final = 60  # of an exam, half of them against each
EARLIER: Final = 3  # exams ago: the net that it plays against


class Examiner:
    """`result` holds what the last finished exam found."""

    def __init__(self, game: str, kind: TableKind, seed: int) -> None:
        self._folder = TemporaryDirectory()
        self._files: list[Path] = []
        self._busy = self._gone = False
        self.result: dict[str, float] = {}
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: Any = context.Process(
            target=examine, args=(theirs, game, kind, seed), daemon=True
        )
        self._process.start()
        theirs.close()

    def offer(self, save: Callable[[Path], None]) -> None:
        """Begin an exam, unless one is still held. If the examiner is gone, training goes on."""
        if self._gone:
            return
        try:
            if self._busy and self._connection.poll():
                self.result = self._connection.recv()
                self._busy = False
            if not self._busy:
                self._begin(save)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            self._gone = True

    def _begin(self, save: Callable[[Path], None]) -> None:
        path = Path(self._folder.name) / f"{len(self._files)}.safetensors"
        save(path)
        self._files.append(path)
        self._connection.send((path, self._files[max(0, len(self._files) - 1 - EARLIER)]))
        self._busy = True

    def close(self) -> None:
        self._connection.close()
        self._process.kill()
        self._process.join()
        self._folder.cleanup()


def examine(connection: Connection, game: str, kind: TableKind, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)  # those that play must not wait for it
    try:
        while True:
            now, earlier = connection.recv()
            against_greedy = mean_share(game, kind, now, Greedy, seed)
            result = {"against_greedy": against_greedy}
            if now != earlier:
                result["against_earlier"] = mean_share(
                    game, kind, now, partial(net_player, path=earlier), seed
                )
            connection.send(result)
            seed += GAMES
    except (EOFError, BrokenPipeError):
        return
    except Exception:
        traceback.print_exc()


def net_player(seed: int, path: Path) -> Bot:
    """It varies a little, so that two of them do not play the same game again and again."""
    return NetBot(seed, path, temperature=0.3)


def mean_share(
    game: str, kind: TableKind, net: Path, other: Callable[[int], Bot], seed: int
) -> float:
    """Of the win, one net among others; at a table for two 0.5 is as good as they are."""
    loaded, total = games.load(game), 0.0
    for number in range(GAMES // 2):
        seat = number % kind.seats
        state = loaded.new(kind.seats, kind.options, chance=Fast(seed + number // kind.seats))
        players = [other(seed + number * 10 + i) for i in range(kind.seats)]
        players[seat] = net_player(seed + number, net)
        play_out(state, players)
        places = {standing.seat: standing.place for standing in state.standings()}
        if places[seat] == 1:
            total += 1 / list(places.values()).count(1)
    return total / (GAMES // 2)
