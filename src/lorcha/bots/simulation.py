# compiled by mypyc
"""One way down the trees of a search: a possible world, what each seat knows on the way, and the
decisions taken so far."""

from typing import final

from lorcha.bots.outcome import Outcome
from lorcha.bots.tree import Node
from lorcha.core.journal import Journal, mix
from lorcha.core.rows import Int, Row, row
from lorcha.core.state import State


@final
class Simulation:
    """It begins where the searching seat (`seat`) knows what `key` stands for."""

    def __init__(self, world: State, seat: Int, key: Int, journal: Journal | None) -> None:
        """All simulations may share a journal, which holds what the last step of one of them told.
        Without one, nodes are identified by own moves only."""
        world.journal = journal
        self.world: State = world
        self.seat: Int = seat
        self.seats: Int = world.seats
        self.journal: Journal | None = journal
        self.keys: Row = row(world.seats)  # the fingerprint of what each seat knows
        self.pending: Row = row(world.seats)  # what it will read when the others have answered too
        self.path: list[Node] = []
        self.slots: list[int] = []
        self.actors: list[int] = []
        self.actor: Int = seat  # who decides at `leaf`
        self.leaf: Node | None = None  # the node it has come to
        for other in range(world.seats):
            self.keys[other] = key

    def next_actor(self) -> Int:
        """Of all seats asked the same question at first the searching seat answers first."""
        return self.world.first_of(self.world.agenda.who()) if self.path else self.seat

    def node_key(self, actor: Int) -> int:
        """Without a journal the key takes in the question: own moves alone do not tell it."""
        key: Int = self.keys[actor]
        if self.journal is None and self.path:
            key = mix(key, self.world.agenda.what())
        return int(key)

    def take(self, node: Node, slot: Int, actor: Int) -> None:
        """Decide at a node."""
        node.waiting[slot] += 1.0
        self.path.append(node)
        self.slots.append(int(slot))
        self.actors.append(int(actor))
        self.step(actor, node.codes[slot])

    def step(self, actor: Int, move: Int) -> None:
        """Make a move, and let every seat read of it, unless there is no journal."""
        world = self.world
        journal = self.journal
        if journal is not None:
            journal.clear()
        depth = world.agenda.size
        question = world.agenda.what()
        asked = world.agenda.who()
        world.advance(actor, move)
        if world.agenda.size != depth or world.agenda.what() != question:
            asked = 0
        else:
            asked &= world.agenda.who()
        self.keys[actor] = mix(self.keys[actor], move)
        if journal is not None:
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

    def back_up(self, outcome: Outcome) -> None:
        """Every node on the way learns what came of it."""
        for i in range(len(self.path)):
            self.path[i].update(self.slots[i], self.actors[i], outcome)
