# compiled by mypyc
"""Information-set Monte Carlo tree search for several players: a tree for each of them.

A node of a seat's tree is identified by its own moves and by what it reads in the journal, so
no seat in here acts on what it cannot know. Seats that are asked the same question at the same time
answer before they read the answers of the others. If the game's valuation has `own_moves_only`,
nodes are identified by the seat's own moves alone: there are fewer of them, so simulations visit
them again and plans reach further. Every simulation runs in another world that the searching seat
considers possible.
"""

from typing import Final, final

from lorcha.bots.glance import QUICK, glance, moves_of, worth_after
from lorcha.bots.outcome import Outcome
from lorcha.bots.tree import Node
from lorcha.core.chance import Chance
from lorcha.core.journal import Journal, mix
from lorcha.core.rows import Int, Row, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

WARMTH: Final = 0.12  # of the prior, in spreads of the game
TRIES: Final = 3  # moves compared at each decision that is only played on
MOST_NODES: Final = 100_000  # kept from one decision to the next


@final
class Forest:
    """All that one seat has thought so far."""

    def __init__(self, judge: Valuation, seat: Int, seats: Int, chance: Chance) -> None:
        self.judge: Valuation = judge
        self.seat: Int = seat
        self.seats: Int = seats
        self.chance: Chance = chance
        self.warmth: float = WARMTH * float(int(judge.spread))
        self.trees: list[dict[int, Node]] = []
        self.key: Int = 0  # the mark of all that the thinking seat knows now
        self.root: Node = Node(seats)
        self.known: Row = row(seats)  # what each seat knows, along the way
        self.held: Row = row(seats)  # what it will read when the others have answered too
        self.path: list[Node] = []
        self.places: list[int] = []
        self.actors: list[int] = []
        self.go_to(0)

    def go_to(self, key: Int) -> None:
        """The seat has come to know this. What it thought of such a place before stays.

        What it thought for others is dropped: they have read what it has not.
        """
        own: dict[int, Node] = self.trees[self.seat] if self.trees else {}
        if int(key) not in own or len(own) > MOST_NODES:
            own = {int(key): Node(self.seats)}
        self.trees = [{} for _ in range(int(self.seats))]
        self.trees[self.seat] = own
        self.root = own[int(key)]
        self.key = key

    def look_round(self, worlds: list[State]) -> None:
        """Prefer at the root what seems best in the middle of these worlds."""
        codes = moves_of(worlds[0], self.seat)
        totals = row(len(codes))
        for world in worlds:
            worths = glance(self.judge, world, self.seat, self.chance)
            for i in range(len(codes)):
                totals[i] += worths[i]
        for i in range(len(codes)):
            totals[i] = totals[i] // len(worlds)
        self.root.lean(codes, totals, self.warmth)

    def simulate(self, world: State) -> None:
        """Walk down the trees, play on a little, and let all on the way learn how it came out."""
        self.set_out()
        world.journal = Journal()
        while world.agenda.size > 0:
            if not self.descend(world):
                break
        world.journal = None
        self.play_on(world)
        outcome = Outcome(self.judge, world)
        for i in range(len(self.path)):
            self.path[i].learn(self.places[i], self.actors[i], outcome)

    def set_out(self) -> None:
        self.path = []
        self.places = []
        self.actors = []
        for seat in range(self.seats):
            self.known[seat] = self.key
            self.held[seat] = 0

    def descend(self, world: State) -> bool:
        """One decision down; False if nobody has been there yet."""
        if not self.path:  # whoever else is asked the same: the thinking seat answers first
            actor: Int = self.seat
        else:
            actor = world.first_of(world.agenda.who())
        moves = world.legal_buffer(actor)
        if moves.count == 1 and self.path:
            self.step(world, actor, moves.codes[0])
            return True
        tree = self.trees[actor]
        key = self.place_of(actor, world)
        node = tree.get(key)
        fresh = node is None
        if node is None:
            node = Node(self.seats)
            tree[key] = node
        if not node.knows(moves):
            codes = moves_of(world, actor)
            worths = glance(self.judge, world, actor, self.chance, QUICK)
            node.lean(codes, worths, self.warmth)
        place = node.pick(world.legal_buffer(actor), self.judge.exploration)
        self.path.append(node)
        self.places.append(int(place))
        self.actors.append(int(actor))
        self.step(world, actor, node.codes[place])
        return not fresh

    def place_of(self, actor: Int, world: State) -> int:
        """The node the seat is at; with `own_moves_only` one node could hold several questions."""
        known: Int = self.known[actor]
        if self.judge.own_moves_only and self.path:
            known = mix(known, world.agenda.what())
        return int(known)

    def step(self, world: State, actor: Int, move: Int) -> None:
        """Make a move, and let every seat read of it, unless all look at themselves alone."""
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
        self.known[actor] = mix(self.known[actor], move)
        if not self.judge.own_moves_only:
            self.read(journal, actor, asked)

    def read(self, journal: Journal, actor: Int, asked: Int) -> None:
        """Every seat what it may; those who still owe an answer to the same question, later."""
        for seat in range(self.seats):
            if seat != actor and (asked >> seat) & 1:
                self.held[seat] = journal.fingerprint(seat, self.held[seat])
            else:
                if self.held[seat] != 0:
                    self.known[seat] = mix(self.known[seat], self.held[seat])
                    self.held[seat] = 0
                self.known[seat] = journal.fingerprint(seat, self.known[seat])

    def play_on(self, world: State) -> None:
        """As far as the game's judgement needs it, everyone by a quick look at a few moves."""
        left: Int = self.judge.rollout
        while left > 0 and world.agenda.size > 0:
            actor = world.first_of(world.agenda.who())
            world.advance(actor, self.quick_move(world, actor))
            left -= 1

    def quick_move(self, world: State, actor: Int) -> Int:
        codes = moves_of(world, actor)
        best = codes[self.chance.below(len(codes))]
        if len(codes) == 1:
            return best
        imagined = world.redeal(actor, self.chance)
        most = worth_after(self.judge, imagined, actor, best, 1)
        for _ in range(1, TRIES):
            other = codes[self.chance.below(len(codes))]
            worth = worth_after(self.judge, imagined, actor, other, 1)
            if worth > most:
                most = worth
                best = other
        return best
