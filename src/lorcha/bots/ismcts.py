# compiled by mypyc
"""Information-set Monte Carlo tree search for several players: a tree for each of them.

A node of a seat's tree is identified by the seat's own moves and by what it reads in the journal,
so no seat in here acts on what it cannot know. Seats that are asked the same question at the same
time answer before they read the answers of the others. If the game's valuation has
`own_moves_only`, nodes are identified by the seat's own moves alone: there are fewer of them, so
simulations visit them again and plans reach further. Every simulation runs in another world that
the searching seat considers possible.
"""

from typing import Final, final

from lorcha.bots.lookahead import QUICK, THOROUGH, Lookahead, legal_codes
from lorcha.bots.outcome import Outcome
from lorcha.bots.simulation import Simulation
from lorcha.bots.tree import Node
from lorcha.core.chance import Chance
from lorcha.core.journal import Journal
from lorcha.core.rows import Int, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

ROLLOUT_TRIES: Final = 3  # moves compared at each decision of a rollout
MAX_NODES: Final = 100_000  # that survive from one decision to the next


@final
class ISMCTS:
    """The trees of one searching seat."""

    def __init__(self, valuation: Valuation, seat: Int, seats: Int, chance: Chance) -> None:
        self.valuation: Valuation = valuation
        self.ahead: Lookahead = Lookahead(valuation)
        self.journal: Journal | None = None if valuation.own_moves_only else Journal(int(seats))
        self.seat: Int = seat
        self.seats: Int = seats
        self.chance: Chance = chance
        self.temperature: float = valuation.prior_temperature * float(int(valuation.spread))
        self.trees: list[dict[int, Node]] = []
        self.key: Int = 0  # the fingerprint of all that the searching seat knows now
        self.root: Node = Node(seats)
        self.move_root(0)

    def move_root(self, key: Int) -> None:
        """The seat now knows what this key stands for; its own tree below it stays.

        The trees of the others are dropped: they have read what the seat has not.
        """
        own: dict[int, Node] = self.trees[self.seat] if self.trees else {}
        if int(key) not in own or len(own) > MAX_NODES:
            own = {int(key): Node(self.seats)}
        self.trees = [{} for _ in range(int(self.seats))]
        self.trees[self.seat] = own
        self.root = own[int(key)]
        self.key = key

    def start(self, world: State) -> Simulation:
        return Simulation(world, self.seat, self.key, self.journal)

    def node_of(self, simulation: Simulation, actor: Int) -> Node:
        """Where the simulation has come to; a new node if nobody was there before."""
        tree = self.trees[actor]
        key = simulation.node_key(actor)
        node = tree.get(key)
        if node is None:
            node = Node(self.seats)
            tree[key] = node
        return node

    # ---- without a net: priors by lookaheads, values by playing on

    def set_root_prior(self, worlds: list[State]) -> None:
        """Prefer at the root what looks best on average over these worlds."""
        codes = legal_codes(worlds[0], self.seat)
        totals = row(len(codes))
        for world in worlds:
            values = self.ahead.values(world, self.seat, self.chance, THOROUGH)
            for i in range(len(codes)):
                totals[i] += values[i]
        for i in range(len(codes)):
            totals[i] = totals[i] // len(worlds)
        self.root.set_prior(codes, totals, self.temperature)
        self.root.judged = True

    def simulate(self, world: State) -> None:
        """Descend the trees, roll out a little, and update every node on the path."""
        simulation = self.start(world)
        while world.agenda.size > 0:
            if not self.descend(simulation):
                break
        world.journal = None
        self.roll_out(world)
        simulation.back_up(Outcome(self.valuation, world))

    def descend(self, simulation: Simulation) -> bool:
        """One decision down; False if its node is new."""
        world = simulation.world
        actor = simulation.next_actor()
        moves = world.legal_buffer(actor)
        if moves.count == 1 and simulation.path:
            simulation.step(actor, moves.codes[0])
            return True
        node = self.node_of(simulation, actor)
        fresh = not node.judged
        node.judged = True
        if not node.has_prior_for(moves):
            codes = legal_codes(world, actor)
            values = self.ahead.values(world, actor, self.chance, QUICK)
            node.set_prior(codes, values, self.temperature)
        slot = node.select(world.legal_buffer(actor), self.valuation.exploration)
        simulation.take(node, slot, actor)
        return not fresh

    def roll_out(self, world: State) -> None:
        """Play as many decisions as the valuation asks for, each by a look at a few moves."""
        left: Int = self.valuation.rollout
        while left > 0 and world.agenda.size > 0:
            actor = world.first_of(world.agenda.who())
            world.advance(actor, self.rollout_move(world, actor))
            left -= 1

    def rollout_move(self, world: State, actor: Int) -> Int:
        moves = world.legal_buffer(actor)
        best = moves.codes[self.chance.below(moves.count)]
        if moves.count == 1:
            return best
        ahead = self.ahead
        imagined = ahead.imagine(world, actor, self.chance)
        most = ahead.value_after(imagined, actor, best, 1)
        for _ in range(1, ROLLOUT_TRIES):
            other = moves.codes[self.chance.below(moves.count)]
            value = ahead.value_after(imagined, actor, other, 1)
            if value > most:
                most = value
                best = other
        return best
