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

from lorcha.bots.lookahead import QUICK, legal_codes, lookahead, value_after
from lorcha.bots.outcome import Outcome
from lorcha.bots.tree import Node
from lorcha.core.chance import Chance
from lorcha.core.journal import Journal, mix
from lorcha.core.rows import Int, Row, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

ROLLOUT_TRIES: Final = 3  # moves compared at each decision of a rollout
MAX_NODES: Final = 100_000  # that survive from one decision to the next


@final
class ISMCTS:
    """The trees of one searching seat."""

    def __init__(self, valuation: Valuation, seat: Int, seats: Int, chance: Chance) -> None:
        self.valuation: Valuation = valuation
        self.seat: Int = seat
        self.seats: Int = seats
        self.chance: Chance = chance
        self.temperature: float = valuation.prior_temperature * float(int(valuation.spread))
        self.trees: list[dict[int, Node]] = []
        self.key: Int = 0  # the fingerprint of all that the searching seat knows now
        self.root: Node = Node(seats)
        self.keys: Row = row(seats)  # of what each seat knows, along a simulation
        self.pending: Row = row(seats)  # what it will read when the others have answered too
        self.path: list[Node] = []
        self.slots: list[int] = []
        self.actors: list[int] = []
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

    def set_root_prior(self, worlds: list[State]) -> None:
        """Prefer at the root what looks best on average over these worlds."""
        codes = legal_codes(worlds[0], self.seat)
        totals = row(len(codes))
        for world in worlds:
            values = lookahead(self.valuation, world, self.seat, self.chance)
            for i in range(len(codes)):
                totals[i] += values[i]
        for i in range(len(codes)):
            totals[i] = totals[i] // len(worlds)
        self.root.set_prior(codes, totals, self.temperature)

    def simulate(self, world: State) -> None:
        """Descend the trees, roll out a little, and update every node on the path."""
        self.start_simulation()
        world.journal = Journal()
        while world.agenda.size > 0:
            if not self.descend(world):
                break
        world.journal = None
        self.roll_out(world)
        outcome = Outcome(self.valuation, world)
        for i in range(len(self.path)):
            self.path[i].update(self.slots[i], self.actors[i], outcome)

    def start_simulation(self) -> None:
        self.path = []
        self.slots = []
        self.actors = []
        for seat in range(self.seats):
            self.keys[seat] = self.key
            self.pending[seat] = 0

    def descend(self, world: State) -> bool:
        """One decision down; False if its node is new."""
        if not self.path:  # of all seats asked the same question the searching seat answers first
            actor: Int = self.seat
        else:
            actor = world.first_of(world.agenda.who())
        moves = world.legal_buffer(actor)
        if moves.count == 1 and self.path:
            self.step(world, actor, moves.codes[0])
            return True
        tree = self.trees[actor]
        key = self.node_key(actor, world)
        node = tree.get(key)
        fresh = node is None
        if node is None:
            node = Node(self.seats)
            tree[key] = node
        if not node.has_prior_for(moves):
            codes = legal_codes(world, actor)
            values = lookahead(self.valuation, world, actor, self.chance, QUICK)
            node.set_prior(codes, values, self.temperature)
        slot = node.select(world.legal_buffer(actor), self.valuation.exploration)
        self.path.append(node)
        self.slots.append(int(slot))
        self.actors.append(int(actor))
        self.step(world, actor, node.codes[slot])
        return not fresh

    def node_key(self, actor: Int, world: State) -> int:
        """With `own_moves_only` the key takes in the question: own moves alone do not tell it."""
        key: Int = self.keys[actor]
        if self.valuation.own_moves_only and self.path:
            key = mix(key, world.agenda.what())
        return int(key)

    def step(self, world: State, actor: Int, move: Int) -> None:
        """Make a move, and let every seat read of it, unless keys are made of own moves only."""
        journal = world.journal
        assert journal is not None
        journal.entries.clear()
        depth = world.agenda.size
        question = world.agenda.what()
        asked = world.agenda.who()
        world.advance(actor, move)
        if world.agenda.size != depth or world.agenda.what() != question:
            asked = 0
        else:
            asked &= world.agenda.who()
        self.keys[actor] = mix(self.keys[actor], move)
        if not self.valuation.own_moves_only:
            self.read(journal, actor, asked)

    def read(self, journal: Journal, actor: Int, asked: Int) -> None:
        """Each seat reads what it may; seats that still owe the same answer read it later."""
        for seat in range(self.seats):
            if seat != actor and (asked >> seat) & 1:
                self.pending[seat] = journal.fingerprint(seat, self.pending[seat])
            else:
                if self.pending[seat] != 0:
                    self.keys[seat] = mix(self.keys[seat], self.pending[seat])
                    self.pending[seat] = 0
                self.keys[seat] = journal.fingerprint(seat, self.keys[seat])

    def roll_out(self, world: State) -> None:
        """Play as many decisions as the valuation asks for, each by a look at a few moves."""
        left: Int = self.valuation.rollout
        while left > 0 and world.agenda.size > 0:
            actor = world.first_of(world.agenda.who())
            world.advance(actor, self.rollout_move(world, actor))
            left -= 1

    def rollout_move(self, world: State, actor: Int) -> Int:
        codes = legal_codes(world, actor)
        best = codes[self.chance.below(len(codes))]
        if len(codes) == 1:
            return best
        imagined = world.redeal(actor, self.chance)
        most = value_after(self.valuation, imagined, actor, best, 1)
        for _ in range(1, ROLLOUT_TRIES):
            other = codes[self.chance.below(len(codes))]
            value = value_after(self.valuation, imagined, actor, other, 1)
            if value > most:
                most = value
                best = other
        return best
