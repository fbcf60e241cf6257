"""All worlds a seat can think possible, found by trying everything, to check the memory against.

A world is the zone of each card: a hand, the card in transit, hidden (in a deck), or public.
"""

from collections.abc import Sequence
from itertools import permutations

from lorcha.core.chance import Chance
from lorcha.core.knowledge import Pile
from lorcha.core.rows import row_of, to_list
from lorcha.games.ching.knowledge.belief import HIDDEN, POOL, PUBLIC, Belief
from lorcha.games.ching.knowledge.cases import TRANSIT, ZONES, in_zone
from lorcha.games.ching.knowledge.memory import Memory

World = tuple[int, ...]
Worlds = set[World]


class Trial:
    """A memory, the truth, and for each seat and a spectator all worlds it can think possible."""

    def __init__(self, seats: int, faces: Sequence[int]) -> None:
        self.faces = list(faces)
        self.seats = seats
        self.memory = Memory(seats, row_of(self.faces))
        self.truth: World = (HIDDEN,) * len(faces)
        self.worlds: dict[int, Worlds] = {seat: {self.truth} for seat in range(-1, seats)}
        self.transit = -1

    # ---- what happens: in the memory, in truth, and as each seat sees it

    def draw(self, card: int, hand: int) -> None:
        """Only its owner sees the card."""
        self.memory.enter(card, hand)
        self._move(card, HIDDEN, hand, {hand})

    def take(self, card: int, hand: int) -> None:
        """A card that lies open."""
        self.memory.enter_openly(card, hand)
        self._move(card, PUBLIC, hand, set(self.worlds))

    def open(self, card: int) -> None:
        self.memory.open(card)
        self._move(card, HIDDEN, PUBLIC, set(self.worlds))

    def lay(self, card: int, hand: int) -> None:
        self.memory.lay_down(card, hand)
        self._move(card, hand, PUBLIC, set(self.worlds))

    def look(self, seat: int, hand: int) -> None:
        self.memory.look(seat, hand)
        self.worlds[seat] = {
            w
            for w in self.worlds[seat]
            if self._faces_in(w, hand) == self._faces_in(self.truth, hand)
        }

    def give(self, card: int, giver: int, taker: int) -> None:
        self.memory.give(card, giver, taker)
        self._move(card, giver, taker, {giver, taker})

    def steal(self, card: int, victim: int, thief: int, *, passing: bool = False) -> None:
        self.memory.steal(card, victim, thief, passing)
        self._move(card, victim, TRANSIT if passing else thief, {victim, thief})
        self.transit = card if passing else -1

    def keep(self, thief: int) -> None:
        self.memory.keep(self.transit, thief)
        self._move(self.transit, TRANSIT, thief, {thief})
        self.transit = -1

    def pass_on(self, thief: int, partner: int) -> None:
        self.memory.pass_on(self.transit, thief, partner)
        self._move(self.transit, TRANSIT, partner, {thief, partner})
        self.transit = -1

    def shuffle(self, *cards: int) -> None:
        """Open cards become the deck."""
        deck = pile_of(cards)
        self.memory.shuffle(deck)
        for card in cards:
            self._move(card, PUBLIC, HIDDEN, set(self.worlds))

    def _move(self, card: int, origin: int, to: int, witnesses: set[int]) -> None:
        """Who sees the card knows its face; for the others it may be any card from there."""
        self.truth = move_card(self.truth, card, to)
        for seat, worlds in self.worlds.items():
            self.worlds[seat] = {
                move_card(world, other, to)
                for world in worlds
                for other in range(len(world))
                if world[other] == origin
                and (seat not in witnesses or self.faces[other] == self.faces[card])
            }

    def _faces_in(self, world: World, hand: int) -> list[int]:
        return sorted(self.faces[card] for card in range(len(world)) if world[card] == hand)

    # ---- to compare

    def faces_of(self, worlds: Worlds) -> set[tuple[tuple[int, ...], ...]]:
        """Worlds as faces: cards with the same face look alike."""
        return {
            tuple(tuple(self._faces_in(world, zone)) for zone in range(PUBLIC + 1))
            for world in worlds
        }

    def possible(self, seat: int) -> Worlds:
        """All worlds the memory allows this seat, found by trying every order of the cards."""
        belief = self.memory.belief(seat)
        hidden = [c for c, group in enumerate(to_list(belief.groups)) if group >= POOL]
        zones = [self.truth[card] for card in hidden]
        counts = spread_over(belief, hidden, zones)
        return {
            put(self.truth, hidden, order)
            for order in set(permutations(zones))
            if allows(belief, counts, spread_over(belief, hidden, order))
        }

    def redeal(self, seat: int, chance: Chance) -> World:
        """A world the memory deals for this seat."""
        hands = [pile_of(self._cards_in(hand)) for hand in range(self.seats)]
        if self.transit >= 0:
            hands[int(self.memory.carrier)].add(self.transit)
        deck = pile_of(self._cards_in(HIDDEN))
        copy = Memory(self.seats, row_of(self.faces), self.memory)
        copy.redeal(hands, deck, Pile(0), seat, chance)
        world = list(self.truth)
        for zone, pile in [*enumerate(hands), (HIDDEN, deck)]:
            for card in pile.to_list():
                world[card] = zone
        if self.transit >= 0:
            world[int(copy.transit)] = TRANSIT
        return tuple(world)

    def _cards_in(self, zone: int) -> list[int]:
        return [card for card, place in enumerate(self.truth) if place == zone]


def move_card(world: World, card: int, to: int) -> World:
    return (*world[:card], to, *world[card + 1 :])


def put(world: World, cards: Sequence[int], zones: Sequence[int]) -> World:
    places = dict(zip(cards, zones, strict=True))
    return tuple(places.get(card, zone) for card, zone in enumerate(world))


Spread = dict[int, list[int]]


def spread_over(belief: Belief, cards: Sequence[int], zones: Sequence[int]) -> Spread:
    """How many cards of each group each hand has."""
    spread: Spread = {}
    for card, zone in zip(cards, zones, strict=True):
        counts = spread.setdefault(int(belief.groups[card]), [0] * (ZONES + 1))
        counts[zone] += 1
    return spread


def allows(belief: Belief, true: Spread, spread: Spread) -> bool:
    """Groups without a column lie as they do, the others as in one of the cases."""
    columns = to_list(belief.columns)
    if any(spread[group] != true[group] for group in spread if group not in columns):
        return False
    cases = to_list(belief.cases)
    return not columns or any(
        all(
            [int(in_zone(cases[at + i], zone)) for zone in range(ZONES)]
            == spread.get(group, [0] * ZONES)[:ZONES]
            for i, group in enumerate(columns)
        )
        for at in range(0, len(cases), len(columns))
    )


def pile_of(cards: Sequence[int]) -> Pile:
    pile = Pile(len(cards))
    for card in cards:
        pile.add(card)
    return pile
