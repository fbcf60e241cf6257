"""Section 11: the end of the game and scoring."""

import pytest

from tests.ching.positions import Scene, sea
from tests.citing import rule

HOME = [6, 7, 8, 26, 27, 40]  # 18


def last_mission(**more: object) -> Scene:
    """Seat 0 completes the last mission; the others have their turns."""
    return sea(
        hands=[[35, 9], [30, 10], [20, 11]],
        junks=more.pop("junks", [HOME]),  # type: ignore[arg-type]
        missions=["17a"],
        **more,  # type: ignore[arg-type]
    ).play("0 choose 35", "1 choose 30", "2 choose 20")


def to_the_end(scene: Scene) -> Scene:
    while not scene.table.over():
        seat = scene.table.actors()[0]
        scene.play(f"{seat} {scene.options(seat)[0]}")
    return scene


@rule("MC-97", "MC-98")
def test_the_last_mission_ends_the_game_after_the_round() -> None:
    scene = last_mission()
    assert scene.events("ending")[0]["reason"] == "missions"
    assert scene.asked() == "0 window"
    scene.play("0 take 1")
    assert scene.asked() == "1 window"
    scene.play("1 take 2")
    assert scene.table.over()
    assert scene.view(0).round == 1


@rule("MC-99")
def test_in_the_last_turns_everything_still_works() -> None:
    scene = last_mission(
        junks=[HOME, [12, 18, 24, 31], [1]],
        skills=[[], ["night_navigation", "battle", "meteorology"]],
        met=[[], ["thief"]],
    )
    scene.play("0 take 1")
    assert scene.asked() == "1 skills"  # no mission is left
    scene.play("1 learn cartography none none alone")
    assert scene.table.pearl == 1
    assert scene.may(1, "attack thief 0")
    assert to_the_end(scene).view(0).ending == "missions"
    luck = last_mission(junks=[HOME, [12, 31]]).play("0 take 1")
    assert luck.events("lucky")[0]["seat"] == 1


@rule("MC-100", "MC-101", "MC-103")
def test_unfinished_expeditions_bring_gold_for_different_symbols() -> None:
    scene = last_mission(junks=[HOME, [1, -5, 12], [15, "helmsmen_battle", -16]])
    to_the_end(scene)
    assert [e["seat"] for e in scene.events("unfinished")] == [1, 2]
    assert scene.gold(0) == 0  # one card only, although 35 had followed the end
    assert scene.gold(1) == 3  # battle, a turned night navigation, cartography; 30 adds none
    assert scene.gold(2) == 2
    assert int(scene.table.gold_left) == 46 - 5


@rule("MC-1", "MC-102")
def test_what_everything_is_worth() -> None:
    scene = last_mission(
        gems=[(1, 2, 3)],
        skills=[["battle", "elite_crew"]],
        spent=[["battle"]],
        met=[["sacred_treasure_2", "sacred_treasure_3", "merchant", "merchant", "thief"]],
    )
    scene.table.hong_kong = 0
    to_the_end(scene)
    # mission 17a adds a red and a blue gem: 1 white, 3 red, 4 blue
    assert scene.standing(0).parts == {
        "gold": 0,
        "gems": 4 + 9 + 8,
        "skills": 3,
        "china_pearl": 0,
        "hong_kong": 10,
        "treasures": 5,
        "merchants": 8,
    }
    assert scene.standing(0).score == 47
    assert scene.standing(0).place == 1
    assert scene.events("final_scored")[0]["points"] == 47


@rule("MC-102")
def test_the_china_pearl_is_worth_five() -> None:
    scene = sea(hands=[[4], [2], [3]], skills=[["elite_crew"] * 4])
    scene.table.pearl = 0
    assert scene.standing(0).parts["china_pearl"] == 5


@rule("MC-90")
def test_merchants_name_the_colour_of_which_there_are_most() -> None:
    scene = sea(hands=[[4], [2], [3]], gems=[(1, 5, 2)], met=[["merchant", "merchant"]])
    assert scene.standing(0).parts["merchants"] == 10


@rule("MC-90", "MC-91")
def test_hands_of_encounter_cards_are_laid_open_at_the_end() -> None:
    scene = to_the_end(last_mission(met=[["merchant"], ["sacred_treasure_1"]]))
    assert [e["face"] for e in scene.events("showed")] == ["merchant", "sacred_treasure_1"]
    assert scene.view(-1).captains[0].known_encounters == ["merchant"]


@rule("MC-104")
@pytest.mark.parametrize(
    ("gems", "places"),
    [
        ([(3, 0, 0), (0, 4, 0), (0, 0, 6)], [1, 2, 3]),
        ([(1, 2, 1), (1, 0, 4), (0, 4, 0)], [1, 2, 3]),
        ([(0, 2, 3), (0, 4, 0), (0, 0, 6)], [2, 1, 3]),
        ([(3, 0, 0), (3, 0, 0), (0, 0, 0)], [1, 1, 3]),
    ],
)
def test_ties_go_to_white_then_red_then_blue_gems_and_are_shared_at_last(
    gems: list[tuple[int, int, int]], places: list[int]
) -> None:
    scene = sea(hands=[[4], [2], [3]], gems=gems)
    assert [scene.standing(seat).place for seat in range(3)] == places


@rule("MC-122")
def test_a_hundred_rounds_without_mission_or_skill_end_the_game() -> None:
    def round_after(quiet: int, junk: list[int]) -> Scene:
        scene = sea(hands=[[5, 9], [30, 10], [20, 11]], junks=[junk])
        scene.table.quiet = quiet
        scene.play("0 choose 5", "1 choose 30", "2 choose 20", "1 take 1", "2 take 2")
        if scene.asked() == "0 skills":
            scene.play("0 learn cartography none none alone")
        while scene.table.round == 1 and not scene.table.over():
            scene.play(f"0 {scene.options(0)[0]}")
        return scene

    assert round_after(99, [13]).view(0).ending == "standstill"
    assert round_after(99, [13]).table.over()
    assert not round_after(98, [13]).table.over()
    assert int(round_after(99, [6, 12, 18]).table.quiet) == 0
