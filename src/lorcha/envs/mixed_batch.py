"""Several kinds of tables in one batch: lanes for two players beside lanes for four, in teams."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import BadOption, Value
from lorcha.envs.batch import MOVES, Arrays, Batch, allocate, copy
from lorcha.envs.config import EnvConfig, make_config

NO_OPTIONS: Final[Mapping[str, Value]] = MappingProxyType({})
LONG: Final = ("observation", "hidden", "mask", "count", "seat", "done")  # one row a lane


class Table(NamedTuple):
    seats: int
    options: Mapping[str, Value] = NO_OPTIONS


class MixedBatch:
    """Like a `Batch`; its lanes are divided among the tables by how often each is named.

    `tables` are numbers of players, or `Table`s with options of the game. `seats` tells how many
    play in each lane; `reward` has a column for each seat of the largest table. What else a `Batch`
    takes is taken here too; arrays that `out` lacks are not written.
    """

    def __init__(
        self,
        game: str,
        tables: Sequence[int | Table],
        lanes: int = 256,
        *,
        seed: int = 0,
        out: Arrays | None = None,
        **settings: Any,
    ) -> None:
        self.tables = share_out(tables, lanes)
        self.lanes = lanes
        self.config = largest(game, tables, settings.get("reward", "win"))
        self.seats: NDArray[np.int64] = np.repeat(
            [table.seats for table, _ in self.tables], [share for _, share in self.tables]
        )
        batches = [
            Batch(
                game,
                table.seats,
                share,
                seed=seed * len(self.tables) + place,
                options=table.options,
                **settings,
            )
            for place, (table, share) in enumerate(self.tables)
        ]
        ends = accumulate(batch.lanes for batch in batches)
        self.batches = [
            (batch, slice(end - batch.lanes, end)) for batch, end in zip(batches, ends, strict=True)
        ]
        self.rows = 0  # of moves
        extras = settings.get("extras", ())
        self.out = allocate(self.config, lanes, extras) if out is None else out
        self.write()

    def step(self, actions: ArrayLike) -> Arrays:
        """The index of a legal move for each lane; IndexError changes nothing."""
        indices = np.asarray(actions)
        if indices.shape != (self.lanes,):
            raise IndexError(f"there are {self.lanes} lanes, not {indices.shape}")
        for batch, part in self.batches:
            batch.core.check(indices[part].tolist())
        for batch, part in self.batches:
            batch.step(indices[part])
        self.write()
        return self.out

    def write(self) -> None:
        out, self.rows = self.out, 0
        for batch, part in self.batches:
            for name in LONG:
                if name in out:
                    copy(out[name][part], batch.out[name])
            copy(out["reward"][part, : batch.config.seats], batch.out["reward"])
            if MOVES in out:
                self._add_moves(batch.moves)

    def _add_moves(self, rows: NDArray[np.int16]) -> None:
        end, room = self.rows + len(rows), len(self.out[MOVES])
        if end > room:
            raise OverflowError(f"{end} moves do not fit into {room} rows")
        copy(self.out[MOVES][self.rows : end], rows)
        self.rows = end

    @property
    def moves(self) -> NDArray[Any]:
        """A row for each legal move, lane after lane."""
        return self.out[MOVES][: self.rows]


def as_table(table: int | Table) -> Table:
    return table if isinstance(table, Table) else Table(table)


def largest(game: str, tables: Sequence[int | Table], reward: str = "win") -> EnvConfig:
    """The configuration of the table with the most seats."""
    seats, options = max(map(as_table, tables), key=lambda table: table.seats)
    return make_config(game, seats, options, reward)


def share_out(tables: Sequence[int | Table], lanes: int) -> list[tuple[Table, int]]:
    """How many of the lanes each kind of table gets, in proportion to how often it is named."""
    named = list(map(as_table, tables))
    kinds = [table for place, table in enumerate(named) if table not in named[:place]]
    if lanes < len(kinds):
        raise BadOption(f"{len(kinds)} kinds of tables need as many lanes, not {lanes}")
    spare, so_far = lanes - len(kinds), accumulate(named.count(table) for table in kinds)
    ends = [round(spare * count / len(named)) for count in so_far]
    starts = [0, *ends]
    return [(table, 1 + ends[i] - starts[i]) for i, table in enumerate(kinds)]
