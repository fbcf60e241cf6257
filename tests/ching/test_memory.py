"""What the table remembers of hidden cards, and how they are dealt anew."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest

from lorcha.core.chance import Fast, Scripted
from lorcha.core.knowledge import Pile
from lorcha.core.perspective import Perspective, Stop
from lorcha.core.rows import row_of
from lorcha.games.ching import GAME
from lorcha.games.ching.memory import Memory
from tests.ching.positions import Scene, sea
from tests.citing import rule
from tests.laws.evenness import assert_even

HANDS = [[45, 9], [30, 7], [20, 8], [10, 11]]
CHOSEN = ["0 choose 45", "1 choose 30", "2 choose 20", "3 choose 10"]


def known(scene: Scene, reader: int, hand: int) -> list[int]:
    return [card.number for card in scene.view(reader).captains[hand].known]


def hands_in(scene: Scene, reader: int, card: int) -> set[int]:
    """The hands this reader thinks the card may be in."""
    hands = int(scene.table.charts.hands(reader, card))
    return {seat for seat in range(4) if hands >> seat & 1}


@rule("MC-62", "MC-119")
def test_a_card_taken_face_up_stays_known_until_it_is_played() -> None:
    scene = sea(4, hands=HANDS, display=[50, 51, 52, 53]).play(*CHOSEN, "0 take 2", "1 take 1")
    scene.play("2 take 3")
    assert known(scene, -1, 0) == [51]
    assert known(scene, 3, 1) == []
    worlds = [scene.table.redeal(3, Fast(n)) for n in range(20)]
    assert all(51 in world.captains[0].hand.to_list() for world in worlds)
    assert len({tuple(world.captains[1].hand.to_list()) for world in worlds}) > 10


@rule("MC-75")
def test_after_a_battle_the_two_know_and_the_others_know_one_of_two_hands() -> None:
    scene = sea(4, hands=HANDS, display=[50, 51, 52, 53], skills=[[], ["battle"]])
    scene.play(*CHOSEN, "0 take 2", "1 attack battle 0", "1 seize 51", "1 give 7")
    assert known(scene, 1, 0) == [7, 9]  # he saw the whole hand
    assert known(scene, 0, 1) == [51]
    for stranger in (-1, 2, 3):
        assert known(scene, stranger, 0) == known(scene, stranger, 1) == []
        assert hands_in(scene, stranger, 51) == {0, 1}
        worlds = [scene.table.redeal(stranger, Fast(n)) for n in range(60)]
        found = Counter(
            next(s for s in range(4) if 51 in w.captains[s].hand.to_list()) for w in worlds
        )
        assert set(found) == {0, 1}


@rule("MC-107")
def test_a_card_handed_over_is_known_to_the_partners_only() -> None:
    scene = sea(4, teams=True, hands=HANDS, display=[50, 51, 52, 53])
    scene.play(*CHOSEN, "0 take 2", "0 give 51")
    assert known(scene, 0, 2) == [51]
    assert hands_in(scene, 1, 51) == {0, 2}
    assert hands_in(scene, -1, 51) == {0, 2}


@rule("MC-87")
def test_a_third_player_no_longer_knows_who_holds_a_card_after_a_theft() -> None:
    scene = sea(4, hands=HANDS, met=[["traitress"], ["thief"], ["traitress", "merchant"], []])
    scene.play(*CHOSEN, "0 attack traitress 1", "1 endure", "0 take 1", "1 take 2")
    assert scene.view(1).captains[0].known_encounters == ["thief"]
    scene.play("2 attack traitress 0", "0 endure")
    assert scene.view(1).captains[2].known_encounters == []  # it may be the one, or not
    worlds = [scene.table.redeal(1, Fast(n)) for n in range(20)]
    thief = next(c for c in scene.table.captains[2].encounters.to_list() if c in (4, 5))
    assert all(thief in world.captains[2].encounters.to_list() for world in worlds)


def test_of_two_equal_cards_the_known_one_is_taken_for_the_one_shown() -> None:
    """Otherwise the play would tell that there is another."""
    faces = row_of([0, 0, 1])
    memory = Memory(2, 3)
    memory.enter(0, 0)
    memory.enter(1, 0)
    memory.show(0, 0, 1)  # seat 1 knows card 0 in the hand of seat 0
    memory.uncover(1, 0, faces)
    assert memory.hands(1, 0) == 0
    assert memory.hands(0, 0) == 1


def worlds_of(memory: Memory, piles: list[list[int]], seat: int) -> set[tuple[int, ...]]:
    """Found by trying: every order of the cards in which each lies where it may."""
    cards = [card for pile in piles for card in pile]
    owners = [owner for owner, pile in enumerate(piles, -1) for _ in pile]
    found = set()
    for order in permutations(cards):
        lies_right = all(may_lie(memory, seat, c, o) for c, o in zip(order, owners, strict=True))
        stays = all(order[i] == c for i, c in enumerate(cards) if certain(memory, seat, c))
        if lies_right and stays:
            found.add(order)
    return found


def may_lie(memory: Memory, seat: int, card: int, owner: int) -> bool:
    hands = int(memory.hands(seat, card))
    return hands == 0 or (owner >= 0 and bool(hands >> owner & 1))


def certain(memory: Memory, seat: int, card: int) -> bool:
    return int(memory.hands(seat, card)).bit_count() == 1


CHANGES: dict[str, list[tuple[int, int, int]]] = {
    "nothing changed hands": [],
    "a known card changed hands": [(1, 0, 1)],
    "an unknown card changed hands": [(2, 0, 1)],
    "two hands, then two others": [(1, 0, 1), (3, 1, 2)],
    "round the table": [(1, 0, 1), (3, 1, 2), (5, 2, 0)],
}


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_every_world_a_seat_thinks_possible_is_dealt_as_often(
    changes: list[tuple[int, int, int]], seat: int
) -> None:
    """A deck of one card and three hands of two, of which one each was taken openly."""
    piles = [[0], [1, 2], [3, 4], [5, 6]]
    memory = Memory(3, 7)
    for owner in range(3):
        memory.enter_openly(piles[owner + 1][0], owner)
        memory.enter(piles[owner + 1][1], owner)
    for card, giver, taker in changes:
        piles[giver + 1].remove(card)
        piles[taker + 1].append(card)
        memory.change_hands(card, giver, taker, 1 << giver | 1 << taker)
    possible = worlds_of(memory, piles, seat)
    assert tuple(card for pile in piles for card in pile) in possible
    counted: Counter[Hashable] = Counter()
    for number in range(40 * len(possible)):
        dealt = [pile_of(pile) for pile in piles]
        Memory(3, 7, memory).redeal(dealt, row_of([-1, 0, 1, 2]), seat, Fast(number))
        counted[tuple(card for pile in dealt for card in pile.to_list())] += 1
    assert_even(counted, possible)


def pile_of(cards: list[int]) -> Pile:
    pile = Pile(len(cards))
    for card in cards:
        pile.add(card)
    return pile


@rule("MC-87", "MC-119")
def test_a_stolen_card_cannot_be_told_from_its_twin() -> None:
    """Who knew of one Merchant in a hand and steals a Merchant from it takes it for that one."""
    found = []
    for drawn in (0, 1):
        scene = sea(
            hands=[[30, 9], [45, 7], [20, 8]],
            met=[["merchant", "traitress"], ["traitress", "merchant"], []],
            chance=Scripted([0, drawn]),
        )
        scene.play("0 choose 30", "1 choose 45", "2 choose 20", "1 attack traitress 0")
        scene.play("0 endure", "1 take 1", "0 attack traitress 1", "1 endure")
        found.append(scene.view(0).captains[1].known_encounters)
    assert found == [[], []]


@rule("MC-83", "MC-120")
def test_a_preview_of_a_theft_ends_before_the_gem_is_drawn() -> None:
    scene = sea(
        hands=[[45, 9], [30, 7], [20, 8]], met=[["thief"], [], []], gems=[(0, 0, 0), (1, 1, 0)]
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 20")
    theft = Perspective(scene.table, 0).preview(GAME.moves.from_text("attack thief 1"))
    assert theft.stop == Stop("unknown", "gem")
