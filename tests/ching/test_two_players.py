"""Section 13: two players with two junks each."""

from typing import cast

from lorcha.core.chance import Fast
from lorcha.games.ching import GAME
from lorcha.games.ching.rules.game import Ching
from tests.ching.positions import Scene, sea
from tests.citing import rule

SIMON, SANDRA = 0, 1


def worked_example() -> Scene:
    """Simon reveals 20 and 43, Sandra 12 and 48; 52 and 27 lie on the display."""
    return sea(
        2,
        hands=[[20, 43, 1, 2, 3], [12, 48, 4, 5, 6]],
        junks=[[40], [21, 26], [41], [8]],
        display=[33, 52, 27, 50],
    ).play("0 choose 20,43", "1 choose 12,48")


@rule("MC-110")
def test_each_has_two_junks_and_five_cards_and_the_rest_is_as_with_four() -> None:
    table = cast(Ching, GAME.new(2, chance=Fast(1)))
    assert [len(captain.junks) for captain in table.captains] == [2, 2]
    assert [captain.hand.count for captain in table.captains] == [5, 5]
    assert len(table.display) == 4
    assert sum(where == 1 for where in table.dump()["missions"]) == 14  # type: ignore[attr-defined]


@rule("MC-111", "MC-112")
def test_the_round_of_48_43_20_and_12() -> None:
    scene = worked_example()
    assert scene.asked() == "1 junk"  # A: Sandra puts 48 to her first junk and takes 52
    scene.play("1 sail a")
    assert scene.cards(SANDRA, 0) == [41, 48]
    scene.play("1 take 2")
    assert scene.hand(SANDRA) == [4, 5, 6, 52]
    assert scene.asked() == "0 junk"  # B: Simon, 43, the face-down card
    scene.play("0 sail a", "0 take 1")
    assert scene.cards(SIMON, 0) == [40, 43]
    assert scene.events("ended")[0]["seat"] == SIMON  # C: Simon again, 20 ends the other expedition
    assert scene.cards(SIMON, 1) == [20]
    scene.play("0 take 3")
    assert scene.hand(SIMON) == [1, 2, 3, 27, 33]
    assert scene.cards(SANDRA, 1) == [8, 12]  # D: 12 to her other junk, the last card
    assert scene.hand(SANDRA) == [4, 5, 6, 50, 52]
    assert scene.view(0).round == 2


@rule("MC-111")
def test_two_cards_are_one_decision_in_no_order() -> None:
    scene = sea(2, hands=[[20, 43, 1], [12, 48, 4]])
    assert scene.options(0) == ["choose 1,20", "choose 1,43", "choose 20,43"]


@rule("MC-112")
def test_the_owner_decides_which_junk_gets_the_first_card() -> None:
    scene = worked_example()
    assert scene.options(1) == ["sail a", "sail b"]
    scene.play("1 sail b", "1 take 2")
    assert scene.cards(SANDRA, 1) == [8, 48]
    scene.play("0 sail a", "0 take 1", "0 take 3")
    assert scene.events("ended")[-1]["junk"] == "a"  # her 12 must go to the other one
    assert scene.cards(SANDRA, 0) == [12]


@rule("MC-113")
def test_each_turn_has_its_own_encounter_card() -> None:
    scene = sea(
        2,
        hands=[[43, 48, 1], [12, 13, 4]],
        junks=[[44], [40], [], []],
        met=[["fortune_teller", "fortune_teller", "helmsmen_none"]],
    ).play("0 choose 43,48", "1 choose 12,13", "0 sail b", "0 play fortune_teller")
    assert not scene.may(0, "play fortune_teller")
    scene.play("0 take 1")
    assert scene.events("ended")[0]["junk"] == "a"  # 43 ends the other junk's expedition
    assert scene.may(0, "play fortune_teller")
    assert not scene.may(0, "play helmsmen_none")


@rule("MC-113")
def test_helmsmen_and_night_navigation_work_on_the_junk_whose_turn_it_is() -> None:
    scene = sea(
        2,
        hands=[[43, 48, 46, 1], [12, 13, 4]],
        junks=[[44], [40], [], []],
        met=[["helmsmen_none"]],
        skills=[["night_navigation"]],
    ).play("0 choose 43,48", "1 choose 12,13", "0 sail b", "0 play helmsmen_none", "0 night 46")
    assert scene.at(0, 1) == (4, 2)
    assert scene.at(0, 0) == (1, 1)
    before = len(scene.hand(0))
    scene.play("0 take 1")
    assert len(scene.hand(0)) == before + 2  # the extra card belongs to this turn
    scene.play("0 take 2")
    assert len(scene.hand(0)) == before + 3


@rule("MC-114")
def test_skills_belong_to_the_player_and_a_siren_turns_one_card_in_all() -> None:
    scene = sea(
        2,
        hands=[[43, 48, 1], [12, 13, 4]],
        junks=[[], [], [6], [18, 24]],
        met=[["siren_cartography"]],
    ).play("0 choose 43,48", "1 choose 12,13", "0 sail a", "0 play siren_cartography")
    assert scene.options(1) == ["turn a 1", "turn b 1", "turn b 2"]
    scene.play("1 turn b 2")
    assert scene.asked() == "0 window"


@rule("MC-114")
def test_the_pearl_counts_the_skills_of_both_junks() -> None:
    scene = sea(
        2,
        hands=[[5, 48, 1], [12, 13, 4]],
        junks=[[44], [6, 18, 24]],
        skills=[["battle", "night_navigation", "meteorology"]],
        display=[50, 51, 52, 53],
    ).play("0 choose 5,48", "1 choose 12,13", "0 sail a", "0 take 1")
    scene.play("1 sail a", "1 take 2", "1 take 3")
    scene.play("0 learn cartography none none alone")
    assert scene.table.pearl == 0


@rule("MC-98", "MC-114")
def test_the_end_resolves_all_cards_and_counts_each_junk() -> None:
    scene = sea(
        2,
        hands=[[35, 48, 11], [12, 13, 9]],
        junks=[[1, 10, 44], [6, 7, 8, 26, 27, 40], [4, 5], []],
        missions=["17a"],
        display=[50, 51, 52, 53],
    ).play("0 choose 35,48", "1 choose 12,13", "0 sail a", "0 take 1", "0 take 2")
    scene.play("1 sail a", "1 take 3")
    assert scene.table.over()
    assert scene.gold(0) == 1  # battle; the one-card expedition brings nothing
    assert scene.gold(1) == 2
    assert scene.hand(1) == [9, 52, 53]
