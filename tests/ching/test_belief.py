"""What a seat knows is exact: it thinks those worlds possible that are, and all equally likely."""

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from random import Random

import pytest

from lorcha.core.chance import Fast
from lorcha.core.rows import row_of
from lorcha.games.ching.knowledge.belief import HIDDEN, POOL, PUBLIC, TRACED, Belief
from lorcha.games.ching.knowledge.cases import one_in
from tests.ching.oracle import Trial
from tests.citing import rule
from tests.laws.chi_square import assert_uniform


def deal(*hands: tuple[list[int], list[int]], cards: int = 9) -> Trial:
    """A hand has cards taken openly and cards drawn; the rest is in the deck."""
    trial = Trial(len(hands), range(cards))
    for hand, (openly, drawn) in enumerate(hands):
        for card in openly:
            trial.open(card)
            trial.take(card, hand)
        for card in drawn:
            trial.draw(card, hand)
    return trial


def nothing_changed() -> Trial:
    return deal(([0, 1], [2]), ([3], [4]), ([5], [6]))


def one_card_changed_hands() -> Trial:
    trial = nothing_changed()
    trial.give(1, 0, 1)
    return trial


def a_battle() -> Trial:
    """One card each way, after a look at the whole hand."""
    trial = nothing_changed()
    trial.look(1, 0)
    trial.give(1, 0, 1)
    trial.give(3, 1, 0)
    return trial


def a_card_given_back() -> Trial:
    trial = nothing_changed()
    trial.give(1, 0, 1)
    trial.give(1, 1, 0)
    return trial


def round_the_table() -> Trial:
    trial = nothing_changed()
    trial.give(1, 0, 1)
    trial.give(4, 1, 2)
    trial.give(5, 2, 0)
    return trial


def the_card_comes_to_light() -> Trial:
    """Then the others of its hand are where they were."""
    trial = one_card_changed_hands()
    trial.lay(1, 1)
    return trial


def an_unknown_card_comes_to_light() -> Trial:
    """The whole hand was known before: it must be the card that changed hands."""
    trial = deal(([0, 1], [2]), ([3, 4], []), ([5], [6]))
    trial.give(2, 0, 1)
    trial.lay(2, 1)
    return trial


def knowledge_of_one_seat_only() -> Trial:
    """Seat 2 has looked at the hand of which a card is then given away."""
    trial = deal(([0], [1, 2]), ([3], [4]), ([5], [6]))
    trial.look(2, 0)
    trial.give(2, 0, 1)
    return trial


def a_new_deck() -> Trial:
    """What was shuffled into the deck is in no hand."""
    trial = deal(([0], [1]), ([2], [3]), ([4], [5]), cards=8)
    trial.open(6)
    trial.draw(7, 0)
    trial.lay(0, 0)
    trial.lay(2, 1)
    trial.shuffle(0, 2, 6)
    trial.draw(2, 1)
    trial.give(7, 0, 2)
    return trial


def two_teams() -> Trial:
    """Partners hand over a card each way, in two rounds with cards taken and played between."""
    trial = deal(([0, 1], []), ([2], [3]), ([4], [5]), ([6], []), cards=9)
    trial.give(0, 0, 2)
    trial.give(3, 1, 3)
    trial.give(4, 2, 0)
    trial.give(6, 3, 1)
    trial.lay(1, 0)
    trial.open(7)
    trial.take(7, 0)
    trial.give(7, 0, 2)
    trial.give(5, 2, 0)
    return trial


def teams_and_a_battle() -> Trial:
    trial = deal(([0, 1], []), ([2], [3]), ([4], []), ([5, 6], []), cards=8)
    trial.give(1, 0, 2)
    trial.give(4, 2, 0)
    trial.look(3, 0)
    trial.give(0, 0, 3)
    trial.give(6, 3, 0)
    trial.lay(5, 3)
    trial.give(3, 1, 3)
    trial.give(0, 3, 1)
    return trial


TRIALS: list[Callable[[], Trial]] = [
    nothing_changed,
    one_card_changed_hands,
    a_battle,
    a_card_given_back,
    round_the_table,
    the_card_comes_to_light,
    an_unknown_card_comes_to_light,
    knowledge_of_one_seat_only,
    a_new_deck,
    two_teams,
    teams_and_a_battle,
]
every_trial = pytest.mark.parametrize("make", TRIALS, ids=lambda make: make.__name__)


@rule("MC-75", "MC-107", "MC-119")
@every_trial
def test_a_seat_thinks_those_worlds_possible_that_are(make: Callable[[], Trial]) -> None:
    trial = make()
    for seat, worlds in trial.worlds.items():
        assert trial.truth in worlds
        assert trial.possible(seat) == worlds


@rule("MC-75", "MC-107", "MC-119")
@every_trial
def test_every_world_a_seat_thinks_possible_is_dealt_as_often(make: Callable[[], Trial]) -> None:
    trial = make()
    for seat, worlds in trial.worlds.items():
        if 1 < len(worlds) <= 150:
            counted: Counter[Hashable] = Counter(
                trial.redeal(seat, Fast(number)) for number in range(25 * len(worlds))
            )
            assert_uniform(counted, worlds)


def random_trial(number: int, seats: int) -> Trial:
    """Cards are drawn, taken, given, looked at, played and shuffled again in any order."""
    chooser = Random(number)
    trial = Trial(seats, range(8))
    for _ in range(14):
        happenings: list[Callable[[], None]] = []
        for card, zone in enumerate(trial.truth):
            hand = chooser.randrange(seats)
            if zone == HIDDEN:
                happenings.append(partial(trial.draw, card, hand))
                happenings.append(partial(trial.open, card))
            elif zone == PUBLIC:
                happenings.append(partial(trial.take, card, hand))
            elif hand == zone:
                happenings.append(partial(trial.lay, card, hand))
            else:
                happenings += [partial(trial.give, card, zone, hand)] * 2
                happenings.append(partial(trial.look, hand, zone))
        public = [card for card, zone in enumerate(trial.truth) if zone == PUBLIC]
        if HIDDEN not in trial.truth and public:
            happenings.append(partial(trial.shuffle, *public))
        chooser.choice(happenings)()
    return trial


@rule("MC-119")
@pytest.mark.parametrize("number", range(60))
def test_whatever_happens_knowledge_is_exact(number: int) -> None:
    trial = random_trial(number, 3 + number % 2)
    for seat, worlds in trial.worlds.items():
        assert trial.possible(seat) == worlds, (number, seat)


# ---- encounter cards: some have the same face

FACES = [0, 0, 1, 2, 3, 4, 5]


def theft() -> Trial:
    """Seat 2 has given a card to seat 1, from whom seat 0 steals one."""
    trial = Trial(4, FACES)
    for card, hand in ((2, 2), (3, 1), (4, 1), (5, 0)):
        trial.draw(card, hand)
    trial.steal(2, 2, 1)
    trial.steal(3, 1, 0)
    return trial


def theft_passed_on() -> Trial:
    """The same card goes from the victim to the thief's partner."""
    trial = Trial(4, FACES)
    for card, hand in ((2, 3), (3, 1), (4, 1), (5, 0), (6, 2)):
        trial.draw(card, hand)
    trial.steal(2, 3, 1)
    trial.steal(3, 1, 0, passing=True)
    return trial


@rule("MC-87", "MC-108", "MC-119")
def test_theft_is_known_exactly() -> None:
    trial = theft()
    for seat, worlds in trial.worlds.items():
        assert trial.faces_of(trial.possible(seat)) == trial.faces_of(worlds)


@rule("MC-87", "MC-108", "MC-119")
@pytest.mark.parametrize("passes", [None, False, True])
def test_a_stolen_card_that_may_be_passed_on_is_one_card(passes: bool | None) -> None:
    trial = theft_passed_on()
    if passes is not None:
        if passes:
            trial.pass_on(0, 2)
        else:
            trial.keep(0)
    for seat, worlds in trial.worlds.items():
        assert trial.faces_of(trial.possible(seat)) == trial.faces_of(worlds)
        dealt = {trial.redeal(seat, Fast(n)) for n in range(300)}
        assert trial.faces_of(dealt) <= trial.faces_of(worlds)


@rule("MC-87", "MC-119")
def test_of_two_cards_with_one_face_the_one_known_of_is_taken_for_the_one_shown() -> None:
    trial = Trial(3, FACES)
    for card, hand in ((0, 0), (1, 1), (4, 1)):
        trial.draw(card, hand)
    trial.steal(0, 0, 1)  # seat 0 knows of one card with face 0 in hand 1, which has two
    trial.lay(1, 1)
    for seat, worlds in trial.worlds.items():
        assert trial.faces_of(trial.possible(seat)) == trial.faces_of(worlds)


@rule("MC-119")
@pytest.mark.parametrize("number", range(40))
def test_no_possible_world_is_ruled_out_where_cards_look_alike(number: int) -> None:
    """Where cards of several groups may be the one shown, more is thought possible than is."""
    chooser = Random(number)
    trial = Trial(3, [0, 0, 1, 1, 2, 2, 3])
    for _ in range(12):
        happenings: list[Callable[[], None]] = []
        for card, zone in enumerate(trial.truth):
            hand = chooser.randrange(3)
            if zone == HIDDEN:
                happenings += [partial(trial.draw, card, hand)] * 2
            elif zone < 3 and hand == zone:
                happenings.append(partial(trial.lay, card, hand))
            elif zone < 3:
                happenings += [partial(trial.steal, card, zone, hand)] * 2
        public = [card for card, zone in enumerate(trial.truth) if zone == PUBLIC]
        if HIDDEN not in trial.truth and public:
            happenings.append(partial(trial.shuffle, *public))
        chooser.choice(happenings)()
    for seat, worlds in trial.worlds.items():
        assert trial.faces_of(worlds) <= trial.faces_of(trial.possible(seat)), (number, seat)


def test_a_group_united_with_a_pool_may_be_in_the_deck() -> None:
    """Too many cases: cards known to be in two hands become one group with those of a deck."""
    belief = Belief(0, 6)
    for card in (0, 1):
        belief.groups[card] = TRACED
    belief.columns = row_of([TRACED, POOL])
    belief.cases = row_of(
        [2 * one_in(1), one_in(2), one_in(1) + one_in(2), one_in(1), 2 * one_in(2), 0]
    )
    belief._simplify()
    assert list(belief.groups) == [POOL] * 6
    assert [belief.hands(card) for card in range(6)] == [0] * 6


def test_a_seat_that_takes_two_decks_for_one_knows_that_it_allows_too_much() -> None:
    """Otherwise what everyone knows would rule out worlds that are dealt for this seat."""
    belief = Belief(0, TRACED)
    for card in range(TRACED - POOL):
        assert not belief.coarse
        belief.open(card)
        belief.hide(card, belief.new_pool())
    assert belief.coarse
    assert belief.groups[TRACED - POOL - 1] == belief.groups[TRACED - POOL - 2] == TRACED - 1
