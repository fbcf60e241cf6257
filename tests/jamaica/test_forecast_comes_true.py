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
from lorcha.games.jamaica.view.forecast import foresee
from lorcha.games.jamaica.view.holds import view_holds
from lorcha.games.jamaica.view.structs import Arrival, Hold, Load, Prospect
from tests.jamaica.positions import GAME, Json, journal, random_game, view

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
    for entry in entries:
        if entry.get("seat") == seat:
            read_move(entry, half.arrivals)
            if half.arrivals:
                read_landing(entry, half.arrivals[-1], ghost)
            else:
                half.load = read_load(entry, half.load)
    return half


def read_move(entry: Json, arrivals: list[Arrival]) -> None:
    if entry["event"] == "sailed":
        backward = entry["direction"] == "backward"
        arrivals.append(Arrival(entry["start"], entry["space"], entry["steps"], backward))
    elif entry["event"] == "retreated":
        arrivals.append(Arrival(entry["start"], entry["space"], None, True))


def read_landing(entry: Json, arrival: Arrival, ghost: int) -> None:
    event = entry["event"]
    if event in ("attacked", "attacked_ghost"):
        arrival.foes = [entry.get("foe", ghost)]
    elif event == "fell_short":
        arrival.resource, arrival.cost, arrival.paid = (
            entry["resource"],
            entry["cost"],
            entry["owned"],
        )
    elif event == "paid" and arrival.paid == arrival.cost:
        arrival.resource = entry["resource"]
        arrival.cost = arrival.paid = arrival.cost + entry["amount"]
    elif event in ("found", "left_treasure"):
        arrival.treasure = True
    elif event == "finished":
        arrival.finish = True


def read_load(entry: Json, load: Load | None) -> Load | None:
    """A hold that was emptied for it is not named, so `load` is there before it is loaded."""
    if entry["event"] == "load_ignored":
        return Load(entry["resource"], 0, None, ignored=True)
    if entry["event"] == "dumped":
        return Load(entry["resource"], 0, None)
    if entry["event"] == "loaded":
        return Load(entry["resource"], entry["amount"], None if load else entry["hold"])
    return load


def agrees(prospect: Prospect, half: HalfTurn) -> bool:
    if half.fought():
        return not prospect.certain and same_till_combat(prospect.arrivals, half.arrivals)
    same = (prospect.arrivals, prospect.load) == (half.arrivals, half.load)
    return same and (not prospect.certain or fits(prospect.holds, half.holds))


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
    """For each half of a turn that came as the forecast said: was it certain?"""
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


# ---- the Captain acts first: nothing moves between the choice of the card and the turn


class Round(msgspec.Struct):
    """What the Captain could read before choosing, and where their ship came to lie."""

    captain: int
    forecast: dict[str, list[Prospect]]
    card: str = ""
    spaces: list[int] = []


def rounds(seats: int, seed: int) -> Iterator[Round]:
    """The rounds of a random game, read from its journal when it is over."""
    first: dict[int, Round] = {}
    for table in random_game(seats, seed):
        if table.phase == CHOOSING and int(table.round) not in first:
            captain = int(table.captain)
            first[int(table.round)] = Round(captain, view(table, captain).forecast)
    number = 0
    for entry in journal(table, -1):
        number += entry["event"] == "round_began"
        if number and entry.get("seat") == first[number].captain:
            if entry["event"] == "revealed":
                first[number].card = entry["card"]
            elif entry["event"] in ("sailed", "retreated"):
                first[number].spaces.append(entry["space"])
    yield from first.values()


def leads_to(prospects: list[Prospect], spaces: list[int]) -> bool:
    """Some way goes over these spaces, as far as the forecast is certain."""
    return not prospects or any(follows(prospect, spaces) for prospect in prospects)


def follows(prospect: Prospect, spaces: list[int]) -> bool:
    for place, arrival in enumerate(prospect.arrivals):
        if spaces[place : place + 1] != [arrival.space]:
            return False
        if arrival.foes:
            return True
    rest = spaces[len(prospect.arrivals) :]
    return leads_to(prospect.then, rest) if prospect.then else rest == []


# ---- in a turn under way: each legal move of a captain who is asked


def rest_of_turn(table: Table, seat: int, move: int, seed: int) -> list[Arrival]:
    """Where the acting ship comes to after this move; what is asked later is answered at random."""
    world, chooser = table.clone(), Fast(seed)
    assert isinstance(world, Table)
    world.chance, world.journal = Fast(seed + 1), Journal()
    world.play(seat, move)
    while not world.over() and (world.round, world.acting) == (table.round, table.acting):
        if world.is_ghost(world.acting) and world.half != table.half:
            break
        (actor,) = world.actors()
        moves = world.legal(actor)
        world.play(actor, moves[chooser.below(len(moves))])
    entries = journal(world, seat)
    if table.is_ghost(table.acting):
        return read_ghost(entries, int(table.seats))
    return read(entries, seat, int(world.seats), []).arrivals


def read_ghost(entries: list[Json], ghost: int) -> list[Arrival]:
    """The first move of the Ghost Ship: its next one is steered on its own."""
    arrivals: list[Arrival] = []
    for entry in entries:
        if entry["event"] == "ghost_sailed" and arrivals:
            break
        event = entry["event"].removeprefix("ghost_")
        read_move(entry | {"event": event}, arrivals)
        if arrivals and entry["event"].startswith("ghost_"):
            read_landing(entry | {"event": event}, arrivals[-1], ghost)
    return arrivals


def comes_true(prospects: list[Prospect], arrivals: list[Arrival]) -> bool:
    """Some way has these arrivals, as far as it is certain."""
    if not prospects:
        return not arrivals
    return any(comes_true_by(prospect, arrivals) for prospect in prospects)


def comes_true_by(prospect: Prospect, arrivals: list[Arrival]) -> bool:
    these, later = arrivals[: len(prospect.arrivals)], arrivals[len(prospect.arrivals) :]
    if any(arrival.foes for arrival in these):
        return not prospect.certain and same_till_combat(prospect.arrivals, these)
    same = prospect.arrivals == these
    return same and (not prospect.certain or comes_true(prospect.then, later))


def compare_answers(seats: int, seed: int, **options: Value) -> Iterator[str]:
    """The question of every answer that was compared, and of which ship it was."""
    for table in random_game(seats, seed, **options):
        for seat in table.actors():
            answers = view(table, seat).answers
            for notation, prospects in answers.items():
                move = GAME.moves.from_text(notation)
                arrivals = rest_of_turn(table, seat, move, seed + 97 * int(table.round))
                details = (table.dump(), seat, notation, arrivals, prospects)
                assert comes_true(prospects, arrivals), details
                yield f"{GAME.question(table)} {'ghost' if table.acting == seats else 'own'}"
            asked = GAME.question(table) in ("route", "retreat", "direction")
            assert not asked or len(answers) == len(table.legal(seat))


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_each_answer_leads_to_comes_true(seats: int) -> None:
    counts: Counter[str] = Counter()
    for number, options in enumerate(HOUSE_RULES):
        counts.update(compare_answers(seats, 100 * number + seats, **options))
    assert counts["route own"]
    assert counts["dump own"]
    assert seats > 2 or (counts["direction ghost"] and counts["route ghost"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_as_the_forecast_says(seats: int) -> None:
    check_games(seats, 2)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_captain_lands_where_the_forecast_says(seats: int) -> None:
    for seed in range(5):
        for one in rounds(seats, seed):
            assert leads_to(one.forecast[one.card], one.spaces), (seed, one)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_of_many_games_go_as_the_forecast_says(seats: int) -> None:
    check_games(seats, 150)
