"""What the forecast says of a card, compared with how the turn goes: in whole random games.

A turn is played with the real rules and real dice, on a copy of the table. Whatever the captain
chooses on the way must be among the ways the forecast lists, unless it says itself that a combat or
a treasure can change it.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from lorcha.core.chance import Fast
from lorcha.core.journal import Journal
from lorcha.core.options import Value
from lorcha.games.jamaica.box import ACTION_CARDS, CARDS
from lorcha.games.jamaica.state import ACT, CHOOSING, NONE, Table
from lorcha.games.jamaica.view.forecast import Prospect, foresee
from lorcha.games.jamaica.view.holds import Hold, view_holds
from lorcha.games.jamaica.view.voyage import Arrival, Load
from tests.jamaica.positions import Json, journal, random_game

HOUSE_RULES: list[dict[str, Value]] = [
    {},
    {"bank": "counted", "shortage_treasure": "must"},
    {"sabre": "die"},
]


class HalfTurn(msgspec.Struct):
    """Half a turn as it was played."""

    arrivals: list[Arrival] = []
    load: Load | None = None
    holds: list[Hold] = []

    def fought(self) -> bool:
        return any(arrival.foes for arrival in self.arrivals)


def turn(table: Table, seat: int, card: int, seed: int) -> Iterator[HalfTurn]:
    """The captain turns this card up now; all questions are answered at random."""
    world, chooser = table.clone(), Fast(seed)
    assert isinstance(world, Table)
    world.chance = Fast(seed + 1)
    world.ships[seat].played.add(card)
    for half in range(2):
        world.journal = Journal()
        world.agenda.size = 0
        world.agenda.push(ACT, 0, seat + 8 * half)
        world.go_on()
        while world.agenda.size:
            (actor,) = world.actors()
            moves = world.legal(actor)
            world.play(actor, moves[chooser.below(len(moves))])
        yield read(journal(world, seat), seat, int(world.seats), view_holds(world.ships[seat]))


def read(entries: list[Json], seat: int, ghost: int, holds: list[Hold]) -> HalfTurn:
    half = HalfTurn(holds=holds)
    arrivals = half.arrivals
    for entry in entries:
        if entry.get("seat") != seat:
            continue
        event = entry["event"]
        if event == "sailed":
            backward = entry["direction"] == "backward"
            arrivals.append(Arrival(entry["start"], entry["space"], entry["steps"], backward))
        elif event == "retreated":
            arrivals.append(Arrival(entry["start"], entry["space"], None, True))
        elif event == "attacked":
            arrivals[-1].foes = [entry["foe"]]
        elif event == "attacked_ghost":
            arrivals[-1].foes = [ghost]
        elif event == "fell_short":
            arrivals[-1].resource = entry["resource"]
            arrivals[-1].cost, arrivals[-1].paid = entry["cost"], entry["owned"]
        elif event == "paid" and arrivals[-1].paid == arrivals[-1].cost:
            arrivals[-1].resource = entry["resource"]
            arrivals[-1].cost = arrivals[-1].paid = arrivals[-1].cost + entry["amount"]
        elif event in ("found", "left_treasure"):
            arrivals[-1].treasure = True
        elif event == "finished":
            arrivals[-1].finish = True
        elif event == "dumped" and not arrivals:
            half.load = Load(entry["resource"], 0, None)
        elif event == "loaded" and not arrivals:
            emptied = half.load is not None
            half.load = Load(entry["resource"], entry["amount"], None if emptied else entry["hold"])
        elif event == "load_ignored":
            half.load = Load(entry["resource"], 0, None, ignored=True)
    return half


def agrees(prospect: Prospect, half: HalfTurn) -> bool:
    if prospect.certain:
        said = (prospect.arrivals, prospect.load)
        return said == (half.arrivals, half.load) and fits(prospect.holds, half.holds)
    return not half.fought() or same_till_combat(prospect.arrivals, half.arrivals)


def fits(said: list[Hold | None], holds: list[Hold]) -> bool:
    one_each = zip(said, holds, strict=False)
    return len(said) == len(holds) and all(one in (None, other) for one, other in one_each)


def same_till_combat(said: list[Arrival], arrivals: list[Arrival]) -> bool:
    """Up to the first combat, after which the forecast claims nothing."""
    for one, other in zip(said, arrivals, strict=False):
        if (one.start, one.space, one.steps) != (other.start, other.space, other.steps):
            return False
        if other.foes:
            return other.foes[0] in one.foes
    return False


def compare(table: Table, seat: int, card: int, seed: int) -> list[str]:
    """For each half of a turn that came as the forecast said: was it certain?."""
    prospects, results = foresee(table, seat, card), []
    for half in turn(table, seat, card, seed):
        ways = [prospect for prospect in prospects if agrees(prospect, half)]
        assert ways, (table.dump(), seat, ACTION_CARDS[card], seed, half, prospects)
        certain = [prospect for prospect in ways if prospect.certain]
        results.append("certain" if certain else "open")
        if not certain:
            break  # what follows is said for the case that nothing has changed
        prospects = [after for prospect in certain for after in prospect.then]
    return results


def compare_games(seats: int, seeds: range, **options: Value) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in seeds:
        for table in random_game(seats, seed, **options):
            if table.phase == CHOOSING and table.ships[table.actors()[0]].chosen == NONE:
                counts.update(compare_hand(table, table.actors()[0], seed))
    return counts


def compare_hand(table: Table, seat: int, seed: int) -> Iterator[str]:
    hand = int(table.ships[seat].hand)
    for card in range(CARDS):
        if hand >> card & 1:
            yield from compare(table, seat, card, seed + 97 * int(table.round) + card)


def check_games(seats: int, games: int) -> None:
    for number, options in enumerate(HOUSE_RULES):
        first = 1000 * seats + 100_000 * number
        counts = compare_games(seats, range(first, first + games), **options)
        assert counts["certain"] > counts["open"] > 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_as_the_forecast_says(seats: int) -> None:
    check_games(seats, 2)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_of_many_games_go_as_the_forecast_says(seats: int) -> None:
    check_games(seats, 150)
