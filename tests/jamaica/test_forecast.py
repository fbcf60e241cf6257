"""What a captain knows beforehand: where a card, or an answer, would take the ship."""

from lorcha.games.jamaica.box import (
    AHEAD,
    AHEAD_TOO,
    BEHIND,
    BEHIND_TOO,
    DIE,
    NO_SPACE,
    SPACES,
)
from lorcha.games.jamaica.view import JamaicaView
from lorcha.games.jamaica.view.structs import Arrival, Hold, Load, Prospect
from tests.citing import rule
from tests.jamaica.positions import fresh, ghost, play, question, ship, table, view
from tests.jamaica.positions import moves as offered


def ahead(seat: int, *ships: dict[str, object], dice: str, lairs: str | None = None) -> JamaicaView:
    """The view of a captain whose card lies face down while somebody before them is asked."""
    return view(table(*ships, dice=dice, lairs=lairs, throws="2 2"), seat)


def ends(prospects: list[Prospect]) -> list[list[int]]:
    return [[arrival.space for arrival in prospect.arrivals] for prospect in prospects]


FIRST = ship(19, "3 food", card="forward_forward")  # asked for its lane
BARE = "5 gunpowder"


def test_a_card_is_foreseen_at_the_fork_in_both_lanes() -> None:
    mine = ahead(1, FIRST, ship(15, "3 food, 3 gold", card="forward_food"), dice="6 2")
    ways = mine.forecast["forward_food"]
    assert ends(ways) == [[21], [27, 19]]
    outer, inner = ways
    assert outer.arrivals == [Arrival(15, 21, 6, False, resource="gold", cost=3, paid=3)]
    assert inner.arrivals[0] == Arrival(15, 27, 6, False, resource="food", cost=4, paid=3)
    assert outer.then[0].load == Load("food", 2, 2)  # into the hold the port has emptied
    assert outer.then[0].holds[1] == Hold("food", 2)
    assert inner.then[0].load == Load("food", 2, 1)


@rule("JA-51", "JA-52")
def test_a_shortage_tells_every_place_to_drift_to_and_the_treasure_there() -> None:
    mine = ahead(1, FIRST, ship(40, BARE, card="forward_food"), dice="2 1")
    ways = mine.forecast["forward_food"]
    assert ends(ways) == [[42, 37], [42, 25], [42, 19]]
    assert ways[0].arrivals[0] == Arrival(40, 42, 2, False, resource="food", cost=2, paid=0)
    assert ways[0].arrivals[1] == Arrival(42, 37, None, True, treasure=True)
    assert ways[2].arrivals[1].foes == [0]


def test_it_tells_whom_one_would_meet_and_what_a_lair_gives() -> None:
    mine = ahead(
        1,
        FIRST,
        ship(2, "3 food", card="forward_backward"),
        ship(4, "3 food", card="food_forward"),
        dice="2 1",
        lairs="4",
    )
    (morning,) = mine.forecast["forward_backward"]
    assert morning.arrivals == [Arrival(2, 4, 2, False, foes=[2], treasure=True)]
    assert morning.then[0].arrivals == [Arrival(4, 3, 1, True, resource="food", cost=2, paid=2)]


@rule("JA-89")
def test_it_tells_the_finish_after_which_nothing_follows() -> None:
    mine = ahead(1, FIRST, ship(48, "9 food", card="forward_forward"), dice="6 6")
    (morning,) = mine.forecast["forward_forward"]
    assert morning.arrivals == [Arrival(48, 0, 2, False, finish=True)]
    assert morning.then[0].arrivals == []


@rule("JA-29", "JA-31")
def test_it_tells_a_load_without_room() -> None:
    full = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    mine = ahead(1, FIRST, ship(0, full, card="gold_gold"), dice="4 2")
    (morning,) = mine.forecast["gold_gold"]
    assert morning.load == Load("gold", 0, None, ignored=True)
    mine = ahead(1, FIRST, ship(0, full, card="food_gunpowder"), dice="4 2")
    (morning,) = mine.forecast["food_gunpowder"]
    assert morning.load == Load("food", 4, None)


@rule("JA-20", "JA-29")
def test_a_load_for_which_a_hold_is_emptied_pays_in_the_evening() -> None:
    full = "1 gold, 1 gold, 1 gold, 1 gunpowder, 1 gunpowder"
    mine = ahead(1, FIRST, ship(1, full, card="food_forward"), dice="4 1")
    (morning,) = mine.forecast["food_forward"]
    assert morning.load == Load("food", 4, None)
    assert morning.holds == [None] * 5  # any of them may be the one
    (evening,) = morning.then
    assert evening.arrivals == [Arrival(1, 2, 1, False, resource="food", cost=3, paid=3)]
    assert evening.certain


@rule("JA-29", "JA-49")
def test_every_evening_is_listed_where_it_hangs_on_the_hold_that_is_emptied() -> None:
    full = "3 food, 1 gunpowder, 1 gunpowder, 1 gunpowder, 1 gunpowder"
    mine = ahead(1, FIRST, ship(1, full, card="gold_forward"), dice="4 1")
    (morning,) = mine.forecast["gold_forward"]
    assert morning.certain
    assert [(way.arrivals[0].paid, ends([way])) for way in morning.then] == [
        (0, [[2, 0]]),  # without its food it drifts back
        (3, [[2]]),
    ]


@rule("JA-45")
def test_a_hold_that_may_pay_is_left_open_but_one_that_must_is() -> None:
    holds = "3 food, 3 food, 2 gold"
    mine = ahead(1, FIRST, ship(1, holds, card="forward_backward"), dice="1 1")
    (morning,) = mine.forecast["forward_backward"]
    assert morning.holds == [None, None, Hold("gold", 2), Hold(None, 0), Hold(None, 0)]
    mine = ahead(1, FIRST, ship(1, "3 food, 2 gold", card="forward_backward"), dice="1 1")
    (morning,) = mine.forecast["forward_backward"]
    assert morning.holds[:2] == [Hold(None, 0), Hold("gold", 2)]


@rule("JA-27", "JA-45")
def test_where_an_evening_load_goes_hangs_on_the_hold_that_has_paid() -> None:
    holds = "3 food, 3 food, 1 gold, 1 gold, 1 gold"
    mine = ahead(1, FIRST, ship(1, holds, card="forward_gunpowder"), dice="1 2")
    (morning,) = mine.forecast["forward_gunpowder"]
    loads = [way.load for way in morning.then]
    assert loads == [Load("gunpowder", 2, hold) for hold in (2, None, 1)]


@rule("JA-47")
def test_a_treasure_taken_in_the_morning_is_not_there_when_the_ship_drifts_back() -> None:
    mine = ahead(1, FIRST, ship(2, BARE, card="forward_forward"), dice="2 1", lairs="4")
    (morning,) = mine.forecast["forward_forward"]
    assert morning.arrivals[-1].treasure
    (evening,) = morning.then
    assert ends([evening]) == [[5, 4]]
    assert not any(arrival.treasure for arrival in evening.arrivals)


@rule("JA-47")
def test_a_treasure_left_in_the_morning_is_there_in_the_evening() -> None:
    mine = ahead(1, FIRST, ship(4, BARE, card="forward_forward"), dice="1 1", lairs="4")
    (morning,) = mine.forecast["forward_forward"]
    assert ends([morning]) == [[5, 4]]
    assert [way.arrivals[-1].treasure for way in morning.then] == [False, True]


def test_a_combat_or_a_sixth_hold_in_a_lair_makes_it_uncertain() -> None:
    foe = ship(4, "3 food", card="food_forward")
    mine = ahead(1, FIRST, ship(2, "3 food", card="forward_food"), foe, dice="2 1", lairs="9")
    (morning,) = mine.forecast["forward_food"]
    assert not morning.certain
    assert not morning.then[0].certain
    finder = ship(2, "3 food", card="forward_food")
    mine = ahead(1, FIRST, finder, dice="2 1", lairs="4")
    assert not mine.forecast["forward_food"][0].certain
    owner = FIRST | ship(19, "3 food", card="forward_forward", powers="sixth_hold")
    mine = ahead(1, owner, finder, dice="2 1", lairs="4")
    assert mine.forecast["forward_food"][0].certain


def test_it_is_there_for_the_hand_once_the_dice_are_placed_and_for_its_captain_alone() -> None:
    state = fresh(3)
    captain = int(state.captain)
    assert view(state, captain).forecast == {}
    play(state, captain, offered(state, captain)[0])
    mine = view(state, captain)
    assert list(mine.forecast) == mine.ships[captain].hand
    play(state, captain, offered(state, captain)[0])
    assert list(view(state, captain).forecast) == [view(state, captain).ships[captain].chosen]
    assert view(state, -1).forecast == {}


def test_it_tells_the_ghost_ship_among_those_one_would_meet() -> None:
    state = table(
        ship(19, "3 food", card="forward_forward"),
        ship(2, "3 food", card="forward_food"),
        ghost(4),
        dice="2 1",
    )
    (morning,) = view(state, 1).forecast["forward_food"]
    assert morning.arrivals[0].foes == [2]


# ---- a turn under way: after each legal move of the captain who is asked


def test_each_landing_at_the_fork_is_told_by_the_move_that_leads_there() -> None:
    state = table(ship(15, "3 food, 3 gold", card="forward_food"), ship(), dice="6 2")
    answers = view(state, 0).answers
    assert list(answers) == offered(state, 0) == ["sail 21", "sail 27"]
    (outer,), (inner,) = answers.values()
    assert outer.arrivals == [Arrival(15, 21, 6, False, resource="gold", cost=3, paid=3)]
    assert outer.then[0].load == Load("food", 2, 2)
    assert inner.arrivals[0] == Arrival(15, 27, 6, False, resource="food", cost=4, paid=3)
    assert inner.arrivals[1] == Arrival(27, 19, None, True, treasure=True)
    assert view(state, 1).answers == view(state, -1).answers == {}


@rule("JA-34")
def test_a_landing_needs_no_route_to_be_told_apart() -> None:
    """The lanes are of such lengths that no two routes of a move end on the same space."""
    for steps in range(1, max(DIE) + 1):
        for start in range(SPACES):
            for ways in ((AHEAD, AHEAD_TOO), (BEHIND, BEHIND_TOO)):
                ends = [start]
                for _ in range(steps):
                    ends = [way[at] for at in ends for way in ways if way[at] != NO_SPACE]
                assert len(ends) == len({*ends})


@rule("JA-45")
def test_a_landing_tells_its_cost_though_several_holds_could_pay_it() -> None:
    state = table(ship(19, "3 food, 3 food", card="forward_gunpowder"), ship(), dice="1 1")
    arrival = view(state, 0).answers["sail 20"][0].arrivals[0]
    assert (arrival.resource, arrival.cost, arrival.paid) == ("food", 3, 3)
    play(state, 0, "sail 20")
    assert question(state) == ("payment", [0])


def test_a_landing_tells_all_the_ships_that_could_be_fought() -> None:
    mover = ship(19, "5 food", card="forward_gunpowder")
    state = table(mover, ship(20, "3 food"), ship(20, "3 food"), dice="1 1")
    answers = view(state, 0).answers
    assert answers["sail 20"][0].arrivals[0].foes == [1, 2]
    assert answers["sail 26"][0].arrivals[0].foes == []


@rule("JA-51")
def test_each_place_to_drift_to_is_told_with_what_is_found_there() -> None:
    state = table(ship(40, BARE, card="forward_food"), ship(), dice="2 1", lairs="37")
    assert question(state) == ("retreat", [0])
    answers = view(state, 0).answers
    assert [ends(prospects) for prospects in answers.values()] == [[[37]], [[25]], [[19]]]
    assert answers["sail 37"][0].arrivals == [Arrival(42, 37, None, True, treasure=True)]


@rule("JA-29", "JA-49")
def test_each_hold_to_empty_tells_the_evening_that_follows() -> None:
    full = "3 food, 1 gunpowder, 1 gunpowder, 1 gunpowder, 1 gunpowder"
    state = table(ship(1, full, card="gold_forward"), ship(), dice="4 1")
    answers = view(state, 0).answers
    assert list(answers) == [f"dump {hold}" for hold in range(1, 6)]
    evenings = {move: ends(prospects[0].then) for move, prospects in answers.items()}
    assert evenings.pop("dump 1") == [[2, 0]]  # without its food it drifts back
    assert [*evenings.values()] == [[[2]]] * 4


@rule("JA-106", "JA-109", "JA-111")
def test_each_direction_tells_where_the_ghost_ship_would_go() -> None:
    state = table(ship(9, "-"), ship(2, "-"), ghost(3), dice="1 2", sails=True, lairs="4")
    answers = view(state, 0).answers
    assert answers["steer forward"][0].arrivals == [Arrival(3, 4, 1, False, treasure=True)]
    assert answers["steer backward"][0].arrivals == [Arrival(3, 2, 1, True, foes=[1])]
    assert all(prospect.then == [] for ways in answers.values() for prospect in ways)
    assert view(state, 1).answers == {}
