"""Section 5: the end of an expedition."""

from lorcha.games.ching.rules.missions import nearest
from tests.ching.positions import Scene, sea
from tests.citing import rule

YELLOW = [4, 6, 12, 17, 19, 22, 25, 27]  # 24 at the edge: four cartography, one of each other
RED = [10, 15, 20, 25, 26, 29, 35]  # 14, and no skill to be had
LAST = [[2], [3]]


def yellow(**more: object) -> Scene:
    """The worked example: 24 at the edge, missions 23, 23 and 29."""
    missions = ["23a", "23b", "29a"]
    return sea(hands=[[45, 9], *LAST], junks=[YELLOW], missions=missions, **more).play(  # type: ignore[arg-type]
        "0 choose 45"
    )


@rule("MC-40", "MC-41", "MC-44")
def test_24_at_the_edge_takes_one_of_the_two_23s() -> None:
    scene = yellow()
    assert scene.asked() == "0 mission"
    assert scene.options(0) == ["complete 23a plain", "complete 23b plain"]
    scene.play("0 complete 23b plain")
    assert scene.gold(0) == 5
    assert len(scene.met(0)) == 1
    assert [m.by for m in scene.view(0).missions if m.tile == "23b"] == [0]
    gems = yellow().play("0 complete 23a plain")
    assert gems.gems(0) == [1, 1, 0]
    assert int(gems.table.gems_left[0]) == 11


@rule("MC-77", "MC-78")
def test_with_meteorology_it_takes_the_29() -> None:
    scene = yellow(skills=[["meteorology"]])
    assert "complete 29a meteorology" in scene.options(0)
    scene.play("0 complete 29a meteorology")
    assert scene.gems(0) == [1, 1, 1]
    assert scene.skills(0, spent=True) == {"meteorology": 1}


@rule("MC-45", "MC-46")
def test_the_worked_example_buys_cartography_and_an_elite_crew() -> None:
    scene = yellow().play("0 complete 23a plain")
    assert scene.asked() == "0 skills"
    assert scene.options(0) == [
        "forgo",
        "learn cartography none none alone",
        "learn cartography elite_crew none alone",
        "learn elite_crew none none alone",
    ]
    scene.play("0 learn cartography elite_crew none alone")
    assert scene.skills(0) == {"cartography": 1, "elite_crew": 1}


@rule("MC-53", "MC-55")
def test_14_earns_nothing_but_the_luck_of_the_sea() -> None:
    scene = sea(
        hands=[[34, 9], *LAST], junks=[RED], missions=["17a"], encounter_deck=["thief"]
    ).play("0 choose 34")
    assert scene.events("ended")[0]["number"] == 14
    assert scene.events("completed") == scene.events("learned") == []
    assert scene.met(0) == ["thief"]
    assert scene.cards(0) == [34]
    assert sorted(scene.table.discard.to_list()) == RED


@rule("MC-39")
def test_mission_then_skills_then_luck_then_discard_and_the_new_card_counts_for_nothing() -> None:
    scene = sea(  # 12 = 4 x 3; card 24 would be the third cartography
        hands=[[24, 9], *LAST],
        junks=[[4, 12, 15, 25, 26]],
        missions=["11a"],
        met=[["thief"]],
    ).play("0 choose 24")
    order = [e["event"] for e in scene.journal.for_reader(-1)]
    assert order[-3:] == ["completed", "rewarded", "ending"]
    assert scene.asked() == "0 skills"  # two cartography: one more symbol would do
    assert scene.options(0) == ["forgo"]
    assert scene.cards(0) == [4, 12, 15, 25, 26]
    scene.play("0 forgo")
    assert scene.cards(0) == [24]


@rule("MC-42")
def test_an_equal_number_counts_as_nearest() -> None:
    scene = sea(hands=[[24], *LAST], missions=["11a", "13a", "23a"])
    assert [int(nearest(scene.table, n)) for n in (10, 11, 12, 13, 22, 23)] == [
        0,
        11,
        11,
        13,
        13,
        23,
    ]


@rule("MC-43")
def test_the_nearest_mission_is_compulsory_and_no_lower_one_may_be_picked() -> None:
    scene = sea(
        hands=[[24, 9], *LAST], junks=[[6, 7, 8, 26, 27, 40]], missions=["11a", "17a", "19a"]
    )
    scene.play("0 choose 24")  # 18
    assert [e["tile"] for e in scene.events("completed")] == ["17a"]
    choice = sea(
        hands=[[24, 9], *LAST],
        junks=[[6, 7, 8, 26, 27, 40]],
        missions=["11a", "17a", "19a"],
        skills=[["meteorology"]],
    ).play("0 choose 24")
    assert choice.options(0) == ["complete 17a plain", "complete 19a meteorology"]
    free = sea(
        hands=[[24, 9], *LAST],
        junks=[[6, 7, 26]],
        missions=["11a"],
        skills=[["meteorology"]],
    ).play("0 choose 24")  # 6
    assert free.options(0) == ["complete 11a meteorology", "forgo"]


@rule("MC-47")
def test_turned_symbols_pay_for_nothing_and_helmsmen_show_theirs() -> None:
    turned = sea(hands=[[5, 9], *LAST], junks=[[6, 12, -18]]).play("0 choose 5")
    assert turned.events("lucky")
    crew = sea(hands=[[5, 9], *LAST], junks=[[6, 12, "helmsmen_cartography"]]).play("0 choose 5")
    assert crew.may(0, "learn cartography none none alone")


@rule("MC-48")
def test_a_skill_that_has_run_out_cannot_be_bought_but_its_symbols_may_serve() -> None:
    scene = sea(
        hands=[[45, 9], *LAST],
        junks=[YELLOW],
        skills=[(), ["cartography"] * 4],
    ).play("0 choose 45")
    assert scene.options(0) == ["forgo", "learn elite_crew none none alone"]
    gone = sea(
        hands=[[5, 9], *LAST],
        junks=[[6, 12, 18]],
        skills=[(), ["cartography"] * 4],
    ).play("0 choose 5")
    assert gone.events("lucky")


@rule("MC-49", "MC-50")
def test_a_new_skill_is_ready_at_once() -> None:
    scene = sea(hands=[[5, 9], *LAST], junks=[[6, 12, 18]], deck=[50]).play(
        "0 choose 5", "0 learn cartography none none alone"
    )
    assert scene.asked() == "0 window"
    scene.play("0 chart")
    assert scene.hand(0) == [9, 50]
    assert scene.skills(0, spent=True) == {"cartography": 1}


@rule("MC-50")
def test_meteorology_bought_now_comes_too_late_for_this_mission() -> None:
    scene = sea(hands=[[5, 9], *LAST], junks=[[8, 14, 16, 26]], missions=["11a"]).play("0 choose 5")
    assert scene.asked() == "0 skills"
    scene.play("0 learn meteorology none none alone")
    assert scene.events("completed") == []


@rule("MC-51", "MC-97")
def test_four_skills_make_the_commander_of_the_china_pearl() -> None:
    three = ["night_navigation", "battle", "meteorology"]
    scene = sea(hands=[[5, 9], *LAST], junks=[[6, 12, 18]], spent=[three]).play(
        "0 choose 5", "0 learn cartography none none alone"
    )
    assert scene.table.pearl == 0
    assert scene.view(1).ending == "china_pearl"


@rule("MC-51", "MC-52")
def test_elite_crews_stand_for_missing_skills_and_doubles_do_not_help() -> None:
    def after(*owned: str) -> int:
        scene = sea(hands=[[5, 9], *LAST], junks=[[6, 12, 18]], skills=[owned]).play(
            "0 choose 5", "0 learn cartography none none alone"
        )
        return int(scene.table.pearl)

    assert after("elite_crew", "elite_crew", "elite_crew") == 0
    assert after("battle", "elite_crew", "elite_crew") == 0
    assert after("battle", "battle", "battle") == -1
    assert after("battle", "elite_crew", "cartography") == -1


@rule("MC-51")
def test_only_the_first_gets_the_pearl() -> None:
    three = ["night_navigation", "battle", "meteorology"]
    scene = sea(hands=[[5, 9], *LAST], junks=[[6, 12, 18]], skills=[three, ["elite_crew"] * 4])
    scene.table.pearl = 1
    scene.play("0 choose 5", "0 learn cartography none none alone")
    assert scene.table.pearl == 1


@rule("MC-53")
def test_declining_a_possible_skill_brings_no_luck_but_an_unused_card_costs_none() -> None:
    declined = sea(hands=[[5, 9], *LAST], junks=[[6, 12, 18]]).play("0 choose 5", "0 forgo")
    assert declined.events("lucky") == []
    unused = sea(hands=[[5, 9], *LAST], junks=[[6, 12]], met=[["madame_ching"]])
    unused.play("0 choose 5", "0 forgo")
    assert len(unused.events("lucky")) == 1


@rule("MC-54")
def test_luck_also_comes_to_an_expedition_of_one_card() -> None:
    scene = sea(hands=[[5, 9], *LAST], junks=[[6]]).play("0 choose 5")
    assert len(scene.events("lucky")) == len(scene.met(0)) == 1


@rule("MC-55")
def test_helmsmen_go_to_the_encounter_discard() -> None:
    scene = sea(hands=[[5, 9], *LAST], junks=[[6, "helmsmen_battle", 10]]).play("0 choose 5")
    assert scene.view(0).encounter_discard == ["helmsmen_battle"]
    assert sorted(scene.table.discard.to_list()) == [6, 10]
