"""Section 9: the encounter cards."""

import pytest

from lorcha.core.chance import Scripted
from tests.ching.positions import sea
from tests.citing import rule

HANDS = [[45, 9], [2, 7], [3, 8]]
REST = ["1 choose 2", "2 choose 3"]


@rule("MC-81", "MC-82")
def test_madame_ching_adds_the_one_symbol_that_is_lacking() -> None:
    scene = sea(
        hands=[[5, 9], [2], [3]], junks=[[6, 12, 26]], met=[["madame_ching", "madame_ching"]]
    ).play("0 choose 5")
    assert scene.options(0) == ["forgo", "learn cartography none none madame_ching"]
    scene.play("0 learn cartography none none madame_ching")
    assert scene.skills(0) == {"cartography": 1}
    assert scene.met(0) == ["madame_ching"]
    assert scene.view(1).encounter_discard == ["madame_ching"]
    assert scene.events("ended")[0]["number"] == 6  # she is no card of the expedition


@rule("MC-82")
def test_madame_ching_only_helps_where_she_is_needed_and_two_do_not_add_up() -> None:
    paid = sea(hands=[[5, 9], [2], [3]], junks=[[6, 12, 18]], met=[["madame_ching"] * 2])
    paid.play("0 choose 5")
    assert paid.options(0) == ["forgo", "learn cartography none none alone"]
    two_short = sea(hands=[[5, 9], [2], [3]], junks=[[6, 10]], met=[["madame_ching"] * 2])
    two_short.play("0 choose 5")
    assert two_short.events("lucky")
    assert two_short.asked() == "0 window"


@rule("MC-82")
def test_madame_ching_just_drawn_as_a_reward_may_help() -> None:
    scene = sea(
        hands=[[5, 9], [2], [3]],
        junks=[[6, 12, 26, 40]],  # 12
        missions=["11c", "41a"],
        encounter_deck=["madame_ching"],
    ).play("0 choose 5")
    assert scene.may(0, "learn cartography none none madame_ching")


@rule("MC-81")
def test_madame_ching_is_played_at_the_end_of_an_expedition_only() -> None:
    scene = sea(hands=HANDS, junks=[[6, 12]], met=[["madame_ching"]]).play("0 choose 45", *REST)
    assert scene.options(0) == ["take 1", "take 2", "take 3"]


@rule("MC-83", "MC-120")
@pytest.mark.parametrize(
    ("drawn", "gem", "left"),
    [(0, "white", [1, 1, 3]), (2, "red", [2, 0, 3]), (5, "blue", [2, 1, 2])],
)
def test_the_thief_takes_a_gem_drawn_blindly(drawn: int, gem: str, left: list[int]) -> None:
    scene = sea(
        hands=HANDS,
        met=[["thief"]],
        gems=[(0, 0, 0), (2, 1, 3)],
        chance=Scripted([drawn]),
    ).play("0 choose 45", *REST)
    assert [o for o in scene.options(0) if o.startswith("attack")] == ["attack thief 1"]
    scene.play("0 attack thief 1")
    assert scene.events("stole_gem")[0]["gem"] == gem
    assert scene.gems(1) == left
    assert sum(scene.gems(0)) == 1


@rule("MC-84", "MC-85")
def test_the_siren_turns_one_card_of_every_opponent() -> None:
    scene = sea(
        hands=[[45, 9], [30, 8], [29, 10]],
        junks=[[6, 12], [4, 18, 24], [27]],
        met=[["siren_cartography"]],
    ).play("0 choose 45", "1 choose 30", "2 choose 29", "0 play siren_cartography")
    assert scene.asked() == "1 turn"
    assert scene.options(1) == ["turn a 1", "turn a 2", "turn a 3"]
    scene.play("1 turn a 2")
    assert [laid.turned for laid in scene.view(0).captains[1].junks[0].cards] == [
        False,
        True,
        False,
    ]
    assert [laid.turned for laid in scene.view(0).captains[2].junks[0].cards] == [True]
    assert not any(laid.turned for laid in scene.view(0).captains[0].junks[0].cards)


@rule("MC-85")
def test_a_siren_passes_by_those_without_a_ready_card_and_helmsmen_hear_her() -> None:
    scene = sea(
        hands=[[45, 9], [30, 8], [29, 10]],
        junks=[[6], [26, "helmsmen_cartography"], [-27]],
        met=[["siren_cartography"]],
    ).play("0 choose 45", "1 choose 30", "2 choose 29", "0 play siren_cartography")
    assert scene.events("turned") == [
        {"ply": 0, "event": "turned", "seat": 1, "junk": "a", "place": 2, "symbol": "cartography"}
    ]


@rule("MC-86")
def test_a_turned_card_keeps_number_and_colour_but_pays_for_no_skill() -> None:
    scene = sea(hands=[[30, 9], [2], [3]], junks=[[6, 12, -18, -26]]).play("0 choose 30")
    assert scene.at(0) == (5, 2)
    ended = sea(hands=[[25, 9], [2], [3]], junks=[[6, 12, -18, -26]]).play("0 choose 25")
    assert ended.events("lucky")
    assert 18 in ended.table.discard.to_list()


@rule("MC-87")
def test_the_traitress_takes_a_random_card_seen_by_the_two() -> None:
    scene = sea(
        hands=HANDS,
        met=[["traitress"], ["merchant", "thief", "siren_battle"]],
        chance=Scripted([1]),
    ).play("0 choose 45", *REST)
    assert [o for o in scene.options(0) if o.startswith("attack")] == ["attack traitress 1"]
    scene.play("0 attack traitress 1", "1 endure")
    assert (scene.met(0), scene.met(1)) == (["thief"], ["merchant", "siren_battle"])
    assert scene.events("stole_card", 1)[0]["face"] == "thief"
    assert "face" not in scene.events("stole_card", 2)[0]
    assert scene.view(1).captains[0].known_encounters == ["thief"]
    assert scene.view(2).captains[0].known_encounters == []


@rule("MC-88")
def test_the_veteran_sailor_readies_all_skills_for_this_very_turn() -> None:
    scene = sea(
        hands=HANDS,
        met=[["veteran_sailor"]],
        spent=[["cartography", "cartography", "battle"]],
    ).play("0 choose 45", *REST)
    assert not scene.may(0, "chart")
    scene.play("0 play veteran_sailor")
    assert scene.skills(0) == {"cartography": 2, "battle": 1}
    assert scene.may(0, "chart")


@rule("MC-89")
def test_the_fortune_teller_draws_three() -> None:
    scene = sea(
        hands=HANDS,
        met=[["fortune_teller"]],
        encounter_deck=["thief", "merchant", "siren_battle"],
    ).play("0 choose 45", *REST, "0 play fortune_teller")
    assert scene.met(0) == ["merchant", "siren_battle", "thief"]


@rule("MC-90", "MC-91")
def test_merchants_and_treasures_stay_in_hand_and_can_be_stolen() -> None:
    scene = sea(
        hands=HANDS,
        met=[["merchant", "sacred_treasure_3", "traitress"], ["sacred_treasure_2"]],
    ).play("0 choose 45", *REST)
    assert scene.options(0)[3:] == ["attack traitress 1"]
    scene.play("0 attack traitress 1", "1 endure")
    assert scene.met(0) == ["merchant", "sacred_treasure_2", "sacred_treasure_3"]


@rule("MC-92", "MC-93")
def test_helmsmen_are_a_card_of_a_new_colour_each() -> None:
    scene = sea(
        hands=[[20, 9], [2, 7], [3, 8]],
        junks=[[10, "helmsmen_none"]],
        met=[["helmsmen_battle"]],
    ).play("0 choose 20", *REST)
    assert scene.at(0) == (3, 2)
    scene.play("0 play helmsmen_battle")
    assert scene.at(0) == (4, 3)
    assert scene.view(1).captains[0].junks[0].cards[-1].symbol == "battle"
    assert scene.view(1).encounter_discard == []


@rule("MC-92")
def test_helmsmen_and_the_end_of_an_expedition_exclude_each_other() -> None:
    scene = sea(hands=[[5, 9], [2], [3]], junks=[[10, 20]], met=[["helmsmen_none"]])
    scene.play("0 choose 5")
    assert not scene.may(0, "play helmsmen_none")


@rule("MC-93")
def test_helmsmen_may_follow_the_first_card_and_lead_to_the_edge() -> None:
    first = sea(hands=HANDS, met=[["helmsmen_none"]]).play("0 choose 45", *REST)
    first.play("0 play helmsmen_none")
    assert first.at(0) == (2, 2)
    edge = sea(
        hands=[[30, 50], [2, 7], [3, 8]],
        junks=[[4, 6, 12, 17, 19, 22]],
        met=[["helmsmen_none"]],
        display=[51, 52, 53],
        deck=[40, 41, 42],
    ).play("0 choose 30", *REST, "0 play helmsmen_none", "0 take 2", "2 take 3")
    assert edge.at(0) == (8, 4)
    edge.play("0 choose 50", "1 choose 7", "2 choose 8")
    assert edge.events("ended")[0]["number"] == 32


@rule("MC-34", "MC-92")
def test_helmsmen_cross_no_line_of_this_box() -> None:
    scene = sea(hands=[[8, 9], [2, 7], [3, 5]], junks=[[6]], met=[["helmsmen_none"]])
    scene.play("0 choose 8", "1 choose 2", "2 choose 3", "0 play helmsmen_none")
    assert scene.events("crossed") == []
    assert scene.at(0) == (3, 2)
