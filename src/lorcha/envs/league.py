"""A league of opponents: nets and bots that hold all seats of a lane but one.

Nets look at the positions of all lanes at once. Other bots choose one by one, each from its own
perspective.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lorcha import bots
from lorcha.bots import Bot
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.envs.config import EnvConfig
from lorcha.envs.lanes import ALL_SEATS, SEEDS, Lanes, play_index, seat_to_move
from lorcha.nets.net import Net
from lorcha.nets.shelf import load_net, shipped_net

RANDOM: Final = "random"


@dataclass
class Lineup:
    """Who has which seat of a game."""

    hero: int
    names: list[str]
    seed: int
    made: int = 0  # moves of the bots
    asked: bool = False  # the hero has had a decision
    made_bots: dict[int, Bot] = field(default_factory=dict, repr=False, compare=False)

    def bot(self, seat: int) -> Bot:
        if seat not in self.made_bots:
            self.made_bots[seat] = bots.load(self.names[seat], self.seed + seat)
        return self.made_bots[seat]


class League:
    """`lineups` has that of each lane's game."""

    def __init__(self, config: EnvConfig, names: Sequence[str], lanes: int, hero: int) -> None:
        for name in names:
            bots.load(name, 0)  # UnknownBot now, not in the middle of a game
        self.names = tuple(names)
        self._hero, self._seats = hero, config.seats
        self._nets = {name: net for name in names if (net := net_of(config, name)) is not None}
        self._states: list[State | None] = [None] * lanes
        self.lineups: list[Lineup] = [Lineup(0, [], 0) for _ in range(lanes)]

    def resume(self, states: Sequence[State], lineups: Sequence[Lineup]) -> None:
        self._states, self.lineups = list(states), list(lineups)

    def play(self, core: Lanes) -> None:
        """Until the hero is asked in every lane."""
        waiting = list(range(len(self._states)))
        while True:
            for lane in waiting:
                self._welcome(core, lane)
            waiting = [lane for lane in waiting if not self._heros_turn(core, lane)]
            if not waiting:
                return
            self._answer(core, waiting)

    def _welcome(self, core: Lanes, lane: int) -> None:
        """A new game has a new lineup, which depends on nothing but the lane's own chance."""
        if core.states[lane] is self._states[lane]:
            return
        seed = int(core.chances[lane].below(SEEDS))
        draw = random.Random(seed)
        hero = draw.randrange(self._seats) if self._hero == ALL_SEATS else self._hero
        names = [draw.choice(self.names) for _ in range(self._seats)]
        self._states[lane], self.lineups[lane] = core.states[lane], Lineup(hero, names, seed)

    def _heros_turn(self, core: Lanes, lane: int) -> bool:
        lineup = self.lineups[lane]
        if seat_to_move(core.states[lane]) != lineup.hero:
            return False
        lineup.asked = True
        return True

    def _answer(self, core: Lanes, lanes: Sequence[int]) -> None:
        by_net: dict[str, list[int]] = {}
        for lane in lanes:
            state, lineup = core.states[lane], self.lineups[lane]
            seat = seat_to_move(state)
            name = lineup.names[seat]
            if name in self._nets:
                by_net.setdefault(name, []).append(lane)
                continue
            perspective = Perspective(state, seat, lineup.seed + lineup.made)
            state.play(seat, lineup.bot(seat).choose(perspective))
        for name, own in by_net.items():
            states = [core.states[lane] for lane in own]
            seats = [seat_to_move(state) for state in states]
            judged = self._nets[name].evaluate_many(states, seats)
            for state, seat, evaluation in zip(states, seats, judged, strict=True):
                play_index(state, seat, int(evaluation.policy.argmax()))
        for lane in lanes:
            lineup = self.lineups[lane]
            lineup.made += 1
            core.settle(lane, lineup.asked)


def need_journal(names: Sequence[str]) -> bool:
    return any(name != RANDOM and not is_net(name) for name in names)


def is_net(name: str) -> bool:
    return name.partition(":")[0] == bots.NET


def net_of(config: EnvConfig, name: str) -> Net | None:
    """The net that this bot plays by; None if it is no net, or one that has no weights."""
    if not is_net(name):
        return None
    _, _, path = name.partition(":")
    return load_net(config.game, Path(path)) if path else shipped_net(config.game)
