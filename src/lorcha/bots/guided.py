# compiled by mypyc
"""A tree search that asks a net: what would the seat do where nobody was yet, and who will win?

A simulation goes down to a decision the net has not judged, and waits there. The net looks at all
that wait at once. A new node takes its priors from the policy, and the simulation ends with the
shares of the win: nothing is played on. In another world a seat may have moves that were not
legal here before; the simulation then goes on once the net has said what it thinks of them.
"""

from typing import final

from lorcha.bots.ismcts import ISMCTS
from lorcha.bots.outcome import Outcome
from lorcha.bots.simulation import Simulation
from lorcha.bots.tree import Node
from lorcha.core.rows import Int
from lorcha.core.state import State


@final
class Guided:
    """`exploration` says how much less promising moves are tried, `temperature` how much the net's
    policy is flattened, `untried` how much worse than the average an untried move counts, `least`
    is the least prior of a move at the root, next to 1 for the best."""

    def __init__(
        self, trees: ISMCTS, exploration: float, temperature: float, untried: float, least: float
    ) -> None:
        self.trees: ISMCTS = trees
        self.exploration: float = exploration
        self.temperature: float = temperature
        self.untried: float = untried
        self.least: float = least

    def judge_root(self, world: State, policy: list[float]) -> None:
        root = self.trees.root
        root.set_policy(world.legal_buffer(self.trees.seat), policy, self.temperature)
        root.flatten_prior(self.least)
        root.judged = True

    def descend(self, simulation: Simulation) -> bool:
        """Down to a decision for the net to judge; False if the game ended before, and all is
        learnt."""
        world = simulation.world
        while world.agenda.size > 0:
            actor = simulation.next_actor()
            moves = world.legal_buffer(actor)
            if moves.count == 1 and simulation.path:
                simulation.step(actor, moves.codes[0])
                continue
            node = self.trees.node_of(simulation, actor)
            if not node.judged or not node.has_prior_for(moves):
                simulation.leaf = node
                simulation.actor = actor
                return True
            self.decide(simulation, node, actor)
        simulation.back_up(Outcome(self.trees.valuation, world))
        return False

    def decide(self, simulation: Simulation, node: Node, actor: Int) -> None:
        moves = simulation.world.legal_buffer(actor)
        slot = node.select(moves, self.exploration, self.untried)
        simulation.take(node, slot, actor)

    def learn(self, simulation: Simulation, policy: list[float], shares: list[float]) -> bool:
        """What the net says of the decision a simulation waits at; True if it waits again."""
        node = simulation.leaf
        assert node is not None
        world = simulation.world
        fresh = not node.judged
        node.set_policy(world.legal_buffer(simulation.actor), policy, self.temperature)
        node.judged = True
        if fresh:
            simulation.back_up(Outcome(self.trees.valuation, world, shares))
            return False
        self.decide(simulation, node, simulation.actor)
        return self.descend(simulation)
