"""Many games at once: every step is one decision in each lane and writes all there is to see."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import Value
from lorcha.envs.lanes import EVERYBODY, Lanes
from lorcha.envs.setting import Setting, Small, opened, setting, small

Arrays = dict[str, NDArray[Any]]

MOVES: Final = "moves"
HIDDEN: Final = "hidden"


class Batch:
    """`lanes` games side by side; what is over begins anew at once.

    The arrays, all written by every `step`:
    - `observation` (lanes, size): what the seat to decide knows, as whole numbers;
    - `seat` (lanes): who decides; `count` (lanes): legal moves; `mask` (lanes, widest): the same;
    - `reward` (lanes, seats) and `done` (lanes): of a game that has just ended;
    - `moves` (rows, width), on request: a row for each legal move, lane after lane;
    - `hidden` (lanes, hidden size), on request: what the seat does not know.

    The long ones are the engine's own memory, unless `out` has arrays of yours: of these shapes and
    any type, with room for as many rows of moves as you want.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        lanes: int = 256,
        *,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        extras: Sequence[str] = (),
        hero: int = EVERYBODY,
        out: Arrays | None = None,
    ) -> None:
        self.setting = setting(game, seats, options, reward)
        if unknown := set(extras) - {MOVES, HIDDEN}:
            raise ValueError(f"extras are {MOVES} and {HIDDEN}, not {', '.join(unknown)}")
        if lanes < 1 or not EVERYBODY <= hero < self.setting.seats:
            raise ValueError(f"there are no {lanes} lanes with seat {hero} in them")
        self.extras = tuple(extras)
        self.lanes = lanes
        self.core = Lanes(
            self.setting.begun,
            self.setting.features,
            self.setting.rewards,
            lanes,
            seed,
            MOVES in extras,
            HIDDEN in extras,
            hero,
        )
        self._room = 0  # rows of moves in `_moves`
        self._moves: Small = np.zeros((0, 0), np.int16)
        self._own = {"observation": opened(self.core.seen).reshape(lanes, -1)}
        if HIDDEN in extras:
            self._own[HIDDEN] = opened(self.core.hidden).reshape(lanes, -1)
        self._masks = self.setting.masks.view(np.bool_)
        self._borrowed = out is None
        self.out = allocated(self.setting, lanes) | self._own if out is None else out
        self.write()

    def step(self, actions: ArrayLike) -> Arrays:
        """The number of a legal move for each lane; IndexError changes nothing."""
        chosen = np.asarray(actions).tolist()
        self.core.check(chosen)
        self._clear()
        self.core.step(chosen)
        self.write()
        return self.out

    def _clear(self) -> None:
        for array in self._own.values():
            array.fill(0)
        if MOVES in self.extras:
            self.moves.fill(0)

    def write(self) -> None:
        """All there is to see now into the arrays."""
        core, out = self.core, self.out
        count = small(core.counts)
        copy(out["count"], count)
        if out["mask"].dtype == np.bool_:
            self._masks.take(count, 0, out["mask"], "clip")  # without a copy in between
        else:
            copy(out["mask"], self._masks[count])
        copy(out["seat"], small(core.seat))
        copy(out["done"], small(core.done))
        copy(out["reward"], np.asarray(core.rewards).reshape(self.lanes, -1))
        if not self._borrowed:
            for name, array in self._own.items():
                copy(out[name], array)
        if MOVES in self.extras:
            self._write_moves()

    def _write_moves(self) -> None:
        rows = self.moves
        if self._borrowed:
            self.out[MOVES] = rows
        elif len(rows) > len(self.out[MOVES]):
            raise OverflowError(f"{len(rows)} moves do not fit into {len(self.out[MOVES])} rows")
        else:
            copy(self.out[MOVES][: len(rows)], rows)

    @property
    def moves(self) -> Small:
        """A row for each legal move of each lane, without copying."""
        core = self.core
        if self._room != core.room:
            width = int(self.setting.features.move_size)
            self._room, self._moves = core.room, opened(core.moves).reshape(-1, width)
        return self._moves[: int(core.total)]


def allocated(setting: Setting, lanes: int, extras: Sequence[str] = ()) -> Arrays:
    """Arrays a batch can write into; any others of these shapes will do.

    `moves` has a row for every move there can be; what is never written takes no memory.
    """
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(setting, lanes, extras)}


def shapes(
    setting: Setting, lanes: int, extras: Sequence[str]
) -> list[tuple[str, tuple[tuple[int, ...], type[Any]]]]:
    features = setting.features
    found: dict[str, tuple[tuple[int, ...], type[Any]]] = {
        "observation": ((lanes, int(features.size)), np.int16),
        "seat": ((lanes,), np.int16),
        "count": ((lanes,), np.int16),
        "mask": ((lanes, int(features.widest)), np.bool_),
        "reward": ((lanes, setting.seats), np.float32),
        "done": ((lanes,), np.bool_),
    }
    if HIDDEN in extras:
        found[HIDDEN] = ((lanes, int(features.hidden_size)), np.int16)
    if MOVES in extras:
        found[MOVES] = ((lanes * int(features.widest), int(features.move_size)), np.int16)
    return list(found.items())


def copy(to: NDArray[Any], what: NDArray[Any]) -> None:
    np.copyto(to, what, casting="unsafe")
