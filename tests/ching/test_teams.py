"""Section 12: the team game."""

import pytest

from lorcha.core.chance import Fast
from lorcha.core.options import BadOption
from lorcha.games.ching import GAME
from tests.ching.positions import Scene, sea
from tests.citing import rule

HANDS = [[45, 9], [30, 7], [35, 8], [20, 10]]
CHOSEN = ["0 choose 45", "1 choose 30", "2 choose 35", "3 choose 20"]  # turns: 0, 2, 1, 3


def team(**more: object) -> Scene:
    return sea(4, teams=True, hands=HANDS, **more).play(*CHOSEN)  # type: ignore[arg-type]


@rule("MC-105")
def test_partners_sit_opposite_and_share_a_place() -> None:
    scene = team(gems=[(1, 0, 0), (5, 0, 0), (4, 1, 0), (0, 0, 1)])
    assert [scene.view(0).captains[seat].partner for seat in range(4)] == [2, 3, 0, 1]
    assert [scene.standing(seat).score for seat in range(4)] == [4, 20, 19, 2]
    assert [scene.standing(seat).place for seat in range(4)] == [1, 3, 1, 3]
    assert [scene.standing(seat).team for seat in range(4)] == [0, 1, 0, 1]


@rule("MC-105")
def test_ties_are_broken_by_the_gems_of_the_team() -> None:
    scene = team(gems=[(2, 0, 0), (0, 4, 0), (1, 0, 0), (0, 0, 0)])
    assert [scene.standing(seat).place for seat in range(4)] == [1, 3, 1, 3]


@rule("MC-105")
def test_skills_of_partners_are_not_pooled() -> None:
    scene = sea(
        4,
        teams=True,
        hands=[[5, 9], [1], [2], [3]],
        junks=[[6, 12, 18]],
        skills=[["battle"], [], ["night_navigation", "meteorology"]],
    ).play("0 choose 5", "0 learn cartography none none alone")
    assert scene.table.pearl == -1


@rule("MC-105")
def test_the_team_game_is_for_four() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOption):
            GAME.new(seats, {"mode": "team"}, chance=Fast(1))


@rule("MC-106", "MC-107")
def test_the_first_partner_may_give_a_card_then_the_second_must() -> None:
    scene = team(display=[50, 51, 52, 53]).play("0 take 2")
    assert scene.asked() == "0 hand_over"
    assert scene.options(0) == ["keep", "give 9", "give 51"]
    scene.play("0 give 51")
    assert scene.hand(2) == [8, 51]
    scene.play("2 take 3")
    assert scene.asked() == "2 give_back"
    assert scene.options(2) == ["give 8", "give 51", "give 52"]
    scene.play("2 give 51")
    assert (scene.hand(0), scene.hand(2)) == ([9, 51], [8, 52])
    assert scene.asked() == "1 window"


@rule("MC-106", "MC-107")
def test_if_the_first_gives_nothing_the_second_gives_nothing() -> None:
    scene = team().play("0 take 2", "0 keep", "2 take 3")
    assert scene.asked() == "1 window"
    scene.play("1 take 1")
    assert scene.asked() == "1 hand_over"  # the other team decides for itself


@rule("MC-107")
def test_only_the_partners_see_the_card_and_it_comes_after_all_draws() -> None:
    scene = team(
        junks=[[6]], skills=[["night_navigation"]], display=[50, 51, 52, 53], deck=[40]
    ).play("0 night 9", "0 take 2")
    assert scene.options(0) == ["keep", "give 40", "give 51"]
    scene.play("0 give 40")
    assert scene.events("gave", 2)[0]["card"] == 40
    for stranger in (-1, 1, 3):
        assert "card" not in scene.events("gave", stranger)[0]
    assert [card.number for card in scene.view(0).captains[2].known] == [40]
    assert scene.view(1).captains[2].known == []


@rule("MC-108", "MC-123")
def test_each_card_received_may_be_passed_on_in_the_order_drawn() -> None:
    scene = team(met=[["fortune_teller"]], encounter_deck=["thief", "merchant", "traitress"]).play(
        "0 play fortune_teller"
    )
    assert scene.asked() == "0 pass_on"
    question = scene.view(0).question
    assert question is not None
    assert question.face == "thief"
    hidden = scene.view(2).question
    assert hidden is not None
    assert hidden.face is None
    scene.play("0 pass_on", "0 keep", "0 pass_on")
    assert (scene.met(0), scene.met(2)) == (["merchant"], ["thief", "traitress"])
    assert scene.asked() == "0 window"
    assert [e.get("face") for e in scene.events("passed_on", 2)] == ["thief", "traitress"]
    assert [e.get("face") for e in scene.events("passed_on", 1)] == [None, None]


@rule("MC-108")
def test_cards_of_lines_missions_luck_and_traitress_may_be_passed_on() -> None:
    line = sea(4, teams=True, hands=[[9, 5], [1], [2], [3]], junks=[[6, 7, 8]]).play("0 choose 9")
    assert line.asked() == "0 pass_on"
    luck = sea(4, teams=True, hands=[[5, 9], [1], [2], [3]], junks=[[6]]).play("0 choose 5")
    assert luck.asked() == "0 pass_on"
    reward = sea(
        4,
        teams=True,
        hands=[[5, 9], [1], [2], [3]],
        junks=[[6, 13, 26, 40]],
        missions=["11c", "41a"],
    ).play("0 choose 5")
    assert reward.asked() == "0 pass_on"
    assert reward.cards(0) == [6, 13, 26, 40]  # nothing else happens until they have decided
    stolen = team(met=[["traitress"], ["thief"]]).play("0 attack traitress 1", "1 endure")
    assert stolen.asked() == "0 pass_on"
    stolen.play("0 pass_on")
    assert stolen.met(2) == ["thief"]
    assert stolen.view(1).captains[2].known_encounters == ["thief"]
    assert stolen.view(3).captains[2].known_encounters == []


@rule("MC-109")
def test_a_partner_is_no_target() -> None:
    scene = team(
        met=[["thief", "traitress", "siren_cartography"], ["merchant"], ["thief"]],
        gems=[(0, 0, 0), (1, 0, 0), (1, 0, 0)],
        skills=[["battle"]],
        junks=[[], [6], [12]],
    )
    attacks = [o for o in scene.options(0) if o.startswith("attack")]
    assert attacks == [
        "attack battle 1",
        "attack battle 3",
        "attack thief 1",
        "attack traitress 1",
    ]
    scene.play("0 play siren_cartography", "1 endure")
    assert [e["seat"] for e in scene.events("turned")] == [1]
