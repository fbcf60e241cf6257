"""Many games at once: every step is one decision in each lane and writes all arrays."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import Value
from lorcha.envs.config import EnvConfig, make_config
from lorcha.envs.lanes import ALL_SEATS, Lanes
from lorcha.envs.league import League, need_journal
from lorcha.nets.arrays import Int16s, as_array, writable_array

Arrays = dict[str, NDArray[Any]]

MOVES: Final = "moves"
HIDDEN: Final = "hidden"


class Batch:
    """`lanes` games side by side; a game that is over is replaced by a new one at once.

    The arrays, all written by every `step`:
    - `observation` (lanes, size): what the deciding seat knows, as whole numbers;
    - `seat` (lanes): who decides; `count` (lanes): number of legal moves;
    - `mask` (lanes, max_moves): True for as many actions as there are legal moves;
    - `reward` (lanes, seats) and `done` (lanes): of a game that has just ended;
    - `moves` (rows, width), on request: a row for each legal move, lane after lane;
    - `hidden` (lanes, hidden size), on request: what the seat does not know.

    The long ones are the engine's own memory, unless `out` holds your arrays: of these shapes and
    any type, with as many rows for moves as you want.

    With a `hero` only that seat decides, the others play at random. With `opponents`, a league of
    bots by name, one seat decides (the hero, or another one in each game) and each of the others is
    given to a bot of the league, drawn for every game. With `skip_forced` a decision with a single
    legal move is not shown: the engine plays it. With `seeds`, one for each lane, a lane plays the
    same games whatever happens in the others.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        lanes: int = 256,
        *,
        seed: int = 0,
        seeds: Sequence[int] | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        extras: Sequence[str] = (),
        hero: int = ALL_SEATS,
        opponents: Sequence[str] = (),
        skip_forced: bool = False,
        out: Arrays | None = None,
    ) -> None:
        self.config = make_config(game, seats, options, reward)
        if unknown := set(extras) - {MOVES, HIDDEN}:
            raise ValueError(f"extras are {MOVES} and {HIDDEN}, not {', '.join(unknown)}")
        if lanes < 1 or not ALL_SEATS <= hero < self.config.seats:
            raise ValueError(f"there are no {lanes} lanes with seat {hero} in them")
        if seeds is not None and len(seeds) != lanes:
            raise ValueError(f"{lanes} lanes need a seed each, not {len(seeds)}")
        self.extras = tuple(extras)
        self.lanes = lanes
        self.core = Lanes(
            self.config.initial,
            self.config.features,
            self.config.rewards,
            lanes,
            seed,
            MOVES in extras,
            HIDDEN in extras,
            ALL_SEATS if opponents else hero,
            skip_forced,
            None if seeds is None else [int(own) for own in seeds],
            need_journal(opponents),
        )
        self.hero = hero
        self.league = League(self.config, opponents, lanes, hero) if opponents else None
        self._capacity = 0  # rows of moves in `_moves`
        self._moves: Int16s = np.zeros((0, 0), np.int16)
        self._own = {"observation": writable_array(self.core.observations).reshape(lanes, -1)}
        if HIDDEN in extras:
            self._own[HIDDEN] = writable_array(self.core.hidden).reshape(lanes, -1)
        self._masks = self.config.masks.view(np.bool_)
        self._zero_copy = out is None
        self.out = allocate(self.config, lanes) | self._own if out is None else out
        if self.league:
            self._clear()
            self.league.play(self.core)
            self.core.show_all()
        self.write()

    def step(self, actions: ArrayLike) -> Arrays:
        """The index of a legal move for each lane; IndexError changes nothing."""
        indices = np.asarray(actions).tolist()
        self.core.check(indices)
        self._clear()
        if self.league:
            self.core.play_all(indices)
            self.league.play(self.core)
            self.core.show_all()
        else:
            self.core.step(indices)
        self.write()
        return self.out

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled with its games; arrays of your own (`out`) are copied as well."""
        core, config = self.core, self.config
        settings = {
            "options": dict(config.options),
            "reward": config.reward,
            "extras": self.extras,
            "hero": self.hero,
            "opponents": self.league.names if self.league else (),
            "skip_forced": core.skip_forced,
            "out": None if self._zero_copy else self.out,
        }
        ended = (list(core.done), list(core.rewards), core.final)
        games = (core.states, core.chances, *ended, self.league and self.league.lineups)
        return restore, ((config.game.id, config.seats, self.lanes), settings, games)

    def _clear(self) -> None:
        """As bytes, which numpy sets several times as fast as wider numbers."""
        for array in self._own.values():
            array.view(np.uint8).fill(0)
        if MOVES in self.extras:
            self.moves.view(np.uint8).fill(0)

    def write(self) -> None:
        """Write the current decisions into the arrays."""
        core, out = self.core, self.out
        count = as_array(core.counts)
        copy(out["count"], count)
        if out["mask"].dtype == np.bool_:
            self._masks.take(count, 0, out["mask"], "clip")  # without a copy in between
        else:
            copy(out["mask"], self._masks[count])
        copy(out["seat"], as_array(core.seat))
        copy(out["done"], as_array(core.done))
        copy(out["reward"], np.asarray(core.rewards).reshape(self.lanes, -1))
        if not self._zero_copy:
            for name, array in self._own.items():
                copy(out[name], array)
        if MOVES in self.extras:
            self._write_moves()

    def _write_moves(self) -> None:
        rows = self.moves
        if self._zero_copy:
            self.out[MOVES] = rows
        elif len(rows) > len(self.out[MOVES]):
            raise OverflowError(f"{len(rows)} moves do not fit into {len(self.out[MOVES])} rows")
        else:
            copy(self.out[MOVES][: len(rows)], rows)

    @property
    def moves(self) -> Int16s:
        """A row for each legal move of each lane, without copying."""
        core = self.core
        if self._capacity != core.capacity:
            width = int(self.config.features.move_size)
            self._capacity, self._moves = (
                core.capacity,
                writable_array(core.moves).reshape(-1, width),
            )
        return self._moves[: int(core.total)]


def restore(table: tuple[str, int, int], settings: dict[str, Any], games: tuple[Any, ...]) -> Batch:
    batch = Batch(*table, **settings)
    states, chances, done, rewards, final, lineups = games
    core = batch.core
    batch._clear()
    if batch.league:
        batch.league.resume(states, lineups)
    core.set_games(states, chances)
    for lane, ended in enumerate(done):
        core.done[lane] = ended
    for place, reward in enumerate(rewards):
        core.rewards[place] = reward
    core.final = final
    batch.write()
    return batch


def allocate(config: EnvConfig, lanes: int, extras: Sequence[str] = ()) -> Arrays:
    """Arrays a batch can write into; any others of these shapes will do.

    `moves` has a row for every possible move; rows that are never written take no memory.
    """
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(config, lanes, extras)}


def shapes(
    config: EnvConfig, lanes: int, extras: Sequence[str]
) -> list[tuple[str, tuple[tuple[int, ...], type[Any]]]]:
    features = config.features
    result: dict[str, tuple[tuple[int, ...], type[Any]]] = {
        "observation": ((lanes, int(features.size)), np.int16),
        "seat": ((lanes,), np.int16),
        "count": ((lanes,), np.int16),
        "mask": ((lanes, int(features.max_moves)), np.bool_),
        "reward": ((lanes, config.seats), np.float32),
        "done": ((lanes,), np.bool_),
    }
    if HIDDEN in extras:
        result[HIDDEN] = ((lanes, int(features.hidden_size)), np.int16)
    if MOVES in extras:
        result[MOVES] = ((lanes * int(features.max_moves), int(features.move_size)), np.int16)
    return list(result.items())


def copy(to: NDArray[Any], source: NDArray[Any]) -> None:
    np.copyto(to, source, casting="unsafe")
