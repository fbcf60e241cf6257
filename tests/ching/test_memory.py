"""What the table remembers of hidden cards, and how they are dealt again."""

from collections import Counter

from lorcha.core.chance import Fast, Scripted
from lorcha.core.perspective import Perspective, Stop
from lorcha.games.ching import GAME
from tests.ching.positions import Scene, sea
from tests.citing import rule

HANDS = [[45, 9], [30, 7], [20, 8], [10, 11]]
CHOSEN = ["0 choose 45", "1 choose 30", "2 choose 20", "3 choose 10"]


def known(scene: Scene, reader: int, hand: int) -> list[int]:
    return [card.number for card in scene.view(reader).captains[hand].known]


def hands_in(scene: Scene, reader: int, card: int) -> set[int]:
    """The hands this reader thinks the card may be in."""
    charts = scene.table.charts
    hands = int(charts.possible_hands(charts.belief(reader), card))
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
    assert known(scene, 1, 0) == [7, 9]  # they saw the whole hand
    assert known(scene, 0, 1) == [51]
    for stranger in (-1, 2, 3):
        assert known(scene, stranger, 0) == known(scene, stranger, 1) == []
        assert hands_in(scene, stranger, 51) == {0, 1}
        worlds = [scene.table.redeal(stranger, Fast(n)) for n in range(60)]
        results = Counter(
            next(s for s in range(4) if 51 in w.captains[s].hand.to_list()) for w in worlds
        )
        assert set(results) == {0, 1}


@rule("MC-107")
def test_a_card_handed_over_is_known_to_the_partners_only() -> None:
    scene = sea(4, teams=True, hands=HANDS, display=[50, 51, 52, 53])
    scene.play(*CHOSEN, "0 take 2", "0 give 51")
    assert known(scene, 0, 2) == [51]
    assert hands_in(scene, 1, 51) == {0, 2}
    assert hands_in(scene, -1, 51) == {0, 2}


@rule("MC-87")
def test_who_knew_the_only_card_of_a_hand_knows_which_one_was_stolen() -> None:
    scene = sea(4, hands=HANDS, met=[["traitress"], ["thief"], ["traitress", "merchant"], []])
    scene.play(*CHOSEN, "0 attack traitress 1", "1 endure", "0 take 1", "1 take 2")
    assert scene.view(1).captains[0].known_encounters == ["thief"]
    scene.play("2 attack traitress 0", "0 endure")
    assert scene.view(1).captains[2].known_encounters == ["thief"]  # the only card of that hand
    worlds = [scene.table.redeal(1, Fast(n)) for n in range(20)]
    thief = next(c for c in scene.table.captains[2].encounters.to_list() if c in (4, 5))
    assert all(thief in world.captains[2].encounters.to_list() for world in worlds)


@rule("MC-107")
def test_partners_hand_over_one_card_and_no_more() -> None:
    hands = [[20, 40, 1], [19, 39, 2], [18, 38, 3], [17, 37, 4]]
    scene = sea(4, teams=True, hands=hands, display=[50, 51, 52, 53])
    scene.play("0 choose 20", "1 choose 19", "2 choose 18", "3 choose 17")
    scene.play("0 take 2", "0 keep", "1 take 3", "1 keep", "2 take 4")
    newest = int(scene.table.display[1])
    scene.play("0 choose 40", "1 choose 39", "2 choose 38", "3 choose 37")
    scene.play("0 take 2", "0 give 51")
    public = {51, newest}  # taken openly by seat 0, who has given one of them away
    assert set(scene.hand(0)) == {1, newest}
    for stranger in (-1, 1, 3):
        worlds = [scene.table.redeal(stranger, Fast(n)) for n in range(60)]
        known = {frozenset(public & {*world.captains[0].hand.to_list()}) for world in worlds}
        assert known == {frozenset({51}), frozenset({newest}), frozenset(public)}


@rule("MC-87", "MC-119")
def test_a_stolen_card_cannot_be_told_from_its_twin() -> None:
    """Who knew of one Merchant in a hand and steals a Merchant from it takes it for that one."""
    results = []
    for drawn in (0, 1):
        scene = sea(
            hands=[[30, 9], [45, 7], [20, 8]],
            met=[["merchant", "traitress"], ["traitress", "merchant"], []],
            chance=Scripted([0, drawn]),
        )
        scene.play("0 choose 30", "1 choose 45", "2 choose 20", "1 attack traitress 0")
        scene.play("0 endure", "1 take 1", "0 attack traitress 1", "1 endure")
        results.append(scene.view(0).captains[1].known_encounters)
    assert results == [[], []]


@rule("MC-83", "MC-120")
def test_a_preview_of_a_theft_ends_before_the_gem_is_drawn() -> None:
    scene = sea(
        hands=[[45, 9], [30, 7], [20, 8]], met=[["thief"], [], []], gems=[(0, 0, 0), (1, 1, 0)]
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 20")
    theft = Perspective(scene.table, 0).preview(GAME.moves.from_text("attack thief 1"))
    assert theft.stop == Stop("unknown", "gem")
