"""How the simulations of a search are run: by lookaheads and playing on, or by a net."""

from typing import Final, Protocol

from lorcha.bots.guided import Guided
from lorcha.bots.ismcts import ISMCTS
from lorcha.bots.simulation import Simulation
from lorcha.bots.tuning import Tuning
from lorcha.core.chance import Chance
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.nets.net import Net

PRIOR_WORLDS: Final = 8  # worlds looked at before the first simulation
AT_ONCE: Final = 16  # simulations for one look of a net
EACH_AFTER: Final = 8  # simulations: one more at once, until there are that many


class Simulator(Protocol):
    def prepare(self, perspective: Perspective, chance: Chance) -> None:
        """Give the moves at the root their priors."""
        ...

    def at_once(self, done: int) -> int:
        """How many simulations to run next."""
        ...

    def run(self, worlds: list[State]) -> None:
        """One simulation in each of these worlds; some may be left for the next run."""
        ...

    def finish(self) -> None:
        """No simulation is left."""
        ...


class Rollouts:
    """Without a net."""

    def __init__(self, ismcts: ISMCTS) -> None:
        self._ismcts = ismcts

    def prepare(self, perspective: Perspective, chance: Chance) -> None:
        self._ismcts.set_root_prior([perspective.sample(chance) for _ in range(PRIOR_WORLDS)])

    def at_once(self, done: int) -> int:
        return 1

    def run(self, worlds: list[State]) -> None:
        for world in worlds:
            self._ismcts.simulate(world)

    def finish(self) -> None:
        pass


class NetRounds:
    """With a net, which looks at several simulations at once: few at first, when each that comes
    back still changes where the next ones go."""

    def __init__(self, ismcts: ISMCTS, net: Net, tuning: Tuning) -> None:
        self._ismcts = ismcts
        self._guided = Guided(ismcts, *tuning)
        self._net = net
        self._waiting: list[Simulation] = []

    def prepare(self, perspective: Perspective, chance: Chance) -> None:
        world = perspective.sample(chance)
        policy = self._net.evaluate(world, perspective.seat).policy
        self._guided.judge_root(world, policy.tolist())

    def at_once(self, done: int) -> int:
        return min(AT_ONCE, 1 + done // EACH_AFTER)

    def run(self, worlds: list[State]) -> None:
        waiting, guided = self._waiting, self._guided
        for world in worlds:
            simulation = self._ismcts.start(world)
            if guided.descend(simulation):
                waiting.append(simulation)
        if waiting:
            self._waiting = self._judge(waiting)

    def finish(self) -> None:
        while self._waiting:
            self._waiting = self._judge(self._waiting)

    def _judge(self, waiting: list[Simulation]) -> list[Simulation]:
        """Those of them that wait again."""
        judged = self._net.evaluate_many([s.world for s in waiting], [s.actor for s in waiting])
        learn = self._guided.learn
        return [
            simulation
            for simulation, (policy, shares) in zip(waiting, judged, strict=True)
            if learn(simulation, policy.tolist(), shares.tolist())
        ]
