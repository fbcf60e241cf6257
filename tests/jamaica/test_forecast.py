"""What a captain is told beforehand: where a card would take the ship."""

from lorcha.games.jamaica.view import JamaicaView
from lorcha.games.jamaica.view.forecast import Prospect
from lorcha.games.jamaica.view.holds import Hold
from lorcha.games.jamaica.view.voyage import Arrival, Load
from tests.citing import rule
from tests.jamaica.positions import fresh, ghost, play, ship, table, view
from tests.jamaica.positions import moves as offered


def ahead(seat: int, *ships: dict[str, object], dice: str, lairs: str | None = None) -> JamaicaView:
    """The view of a captain whose card lies face down while somebody before them is asked."""
    return view(table(*ships, dice=dice, lairs=lairs, throws="2 2"), seat)


def ends(prospects: list[Prospect]) -> list[list[int]]:
    return [[arrival.space for arrival in prospect.arrivals] for prospect in prospects]


FIRST = ship(19, "3 food", card="forward_forward")  # asked for its lane
BARE = "5 gunpowder"


def test_a_card_is_told_at_the_fork_in_both_lanes() -> None:
    seen = ahead(1, FIRST, ship(15, "3 food, 3 gold", card="forward_food"), dice="6 2")
    told = seen.forecast["forward_food"]
    assert ends(told) == [[21], [27, 19]]
    outer, inner = told
    assert outer.arrivals == [Arrival(15, 21, 6, False, resource="gold", cost=3, paid=3)]
    assert inner.arrivals[0] == Arrival(15, 27, 6, False, resource="food", cost=4, paid=3)
    assert outer.then[0].load == Load("food", 2, 2)  # into the hold the port has emptied
    assert outer.then[0].holds[1] == Hold("food", 2)
    assert inner.then[0].load == Load("food", 2, 1)


@rule("JA-51", "JA-52")
def test_a_shortage_tells_every_place_to_drift_to_and_the_treasure_there() -> None:
    seen = ahead(1, FIRST, ship(40, BARE, card="forward_food"), dice="2 1")
    told = seen.forecast["forward_food"]
    assert ends(told) == [[42, 37], [42, 25], [42, 19]]
    assert told[0].arrivals[0] == Arrival(40, 42, 2, False, resource="food", cost=2, paid=0)
    assert told[0].arrivals[1] == Arrival(42, 37, None, True, treasure=True)
    assert told[2].arrivals[1].foes == [0]


def test_it_tells_whom_one_would_meet_and_what_a_lair_gives() -> None:
    seen = ahead(
        1,
        FIRST,
        ship(2, "3 food", card="forward_backward"),
        ship(4, "3 food", card="food_forward"),
        dice="2 1",
        lairs="4",
    )
    (told,) = seen.forecast["forward_backward"]
    assert told.arrivals == [Arrival(2, 4, 2, False, foes=[2], treasure=True)]
    assert told.then[0].arrivals == [Arrival(4, 3, 1, True, resource="food", cost=2, paid=2)]


@rule("JA-89")
def test_it_tells_the_finish_after_which_nothing_follows() -> None:
    seen = ahead(1, FIRST, ship(48, "9 food", card="forward_forward"), dice="6 6")
    (told,) = seen.forecast["forward_forward"]
    assert told.arrivals == [Arrival(48, 0, 2, False, finish=True)]
    assert told.then[0].arrivals == []


@rule("JA-29", "JA-31")
def test_it_tells_a_load_without_room() -> None:
    full = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    seen = ahead(1, FIRST, ship(0, full, card="gold_gold"), dice="4 2")
    (told,) = seen.forecast["gold_gold"]
    assert told.load == Load("gold", 0, None, ignored=True)
    seen = ahead(1, FIRST, ship(0, full, card="food_gunpowder"), dice="4 2")
    (told,) = seen.forecast["food_gunpowder"]
    assert told.load == Load("food", 4, None)


@rule("JA-20", "JA-29")
def test_a_load_for_which_a_hold_is_emptied_pays_in_the_evening() -> None:
    full = "1 gold, 1 gold, 1 gold, 1 gunpowder, 1 gunpowder"
    seen = ahead(1, FIRST, ship(1, full, card="food_forward"), dice="4 1")
    (told,) = seen.forecast["food_forward"]
    assert told.load == Load("food", 4, None)
    assert told.holds == [None] * 5  # any of them may be the one
    (evening,) = told.then
    assert evening.arrivals == [Arrival(1, 2, 1, False, resource="food", cost=3, paid=3)]
    assert evening.certain


@rule("JA-29", "JA-49")
def test_every_evening_is_told_where_it_hangs_on_the_hold_that_is_emptied() -> None:
    full = "3 food, 1 gunpowder, 1 gunpowder, 1 gunpowder, 1 gunpowder"
    seen = ahead(1, FIRST, ship(1, full, card="gold_forward"), dice="4 1")
    (told,) = seen.forecast["gold_forward"]
    assert told.certain
    assert [(way.arrivals[0].paid, ends([way])) for way in told.then] == [
        (0, [[2, 0]]),  # without its food it drifts back
        (3, [[2]]),
    ]


@rule("JA-45")
def test_a_hold_that_may_pay_is_not_told_but_one_that_must_is() -> None:
    holds = "3 food, 3 food, 2 gold"
    seen = ahead(1, FIRST, ship(1, holds, card="forward_backward"), dice="1 1")
    (told,) = seen.forecast["forward_backward"]
    assert told.holds == [None, None, Hold("gold", 2), Hold(None, 0), Hold(None, 0)]
    seen = ahead(1, FIRST, ship(1, "3 food, 2 gold", card="forward_backward"), dice="1 1")
    (told,) = seen.forecast["forward_backward"]
    assert told.holds[:2] == [Hold(None, 0), Hold("gold", 2)]


@rule("JA-27", "JA-45")
def test_where_an_evening_load_goes_hangs_on_the_hold_that_has_paid() -> None:
    holds = "3 food, 3 food, 1 gold, 1 gold, 1 gold"
    seen = ahead(1, FIRST, ship(1, holds, card="forward_gunpowder"), dice="1 2")
    (told,) = seen.forecast["forward_gunpowder"]
    loads = [way.load for way in told.then]
    assert loads == [Load("gunpowder", 2, hold) for hold in (2, None, 1)]


@rule("JA-47")
def test_a_treasure_taken_in_the_morning_is_not_there_when_the_ship_drifts_back() -> None:
    seen = ahead(1, FIRST, ship(2, BARE, card="forward_forward"), dice="2 1", lairs="4")
    (told,) = seen.forecast["forward_forward"]
    assert told.arrivals[-1].treasure
    (evening,) = told.then
    assert ends([evening]) == [[5, 4]]
    assert not any(arrival.treasure for arrival in evening.arrivals)


@rule("JA-47")
def test_a_treasure_left_in_the_morning_is_there_in_the_evening() -> None:
    seen = ahead(1, FIRST, ship(4, BARE, card="forward_forward"), dice="1 1", lairs="4")
    (told,) = seen.forecast["forward_forward"]
    assert ends([told]) == [[5, 4]]
    assert [way.arrivals[-1].treasure for way in told.then] == [False, True]


def test_a_combat_or_a_sixth_hold_in_a_lair_makes_it_uncertain() -> None:
    foe = ship(4, "3 food", card="food_forward")
    seen = ahead(1, FIRST, ship(2, "3 food", card="forward_food"), foe, dice="2 1", lairs="9")
    (told,) = seen.forecast["forward_food"]
    assert not told.certain
    assert not told.then[0].certain
    finder = ship(2, "3 food", card="forward_food")
    seen = ahead(1, FIRST, finder, dice="2 1", lairs="4")
    assert not seen.forecast["forward_food"][0].certain
    owner = FIRST | ship(19, "3 food", card="forward_forward", powers="sixth_hold")
    seen = ahead(1, owner, finder, dice="2 1", lairs="4")
    assert seen.forecast["forward_food"][0].certain


def test_it_is_there_for_the_hand_once_the_dice_are_placed_and_for_its_captain_alone() -> None:
    state = fresh(3)
    captain = int(state.captain)
    assert view(state, captain).forecast == {}
    play(state, captain, offered(state, captain)[0])
    seen = view(state, captain)
    assert list(seen.forecast) == seen.ships[captain].hand
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
    (told,) = view(state, 1).forecast["forward_food"]
    assert told.arrivals[0].foes == [2]
