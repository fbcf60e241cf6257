"""Section 8: the skills."""

from tests.ching.positions import sea
from tests.citing import rule

HANDS = [[45, 9], [2, 7], [3, 8]]
REST = ["1 choose 2", "2 choose 3"]


@rule("MC-65", "MC-73")
def test_any_number_of_ready_skills_each_once() -> None:
    scene = sea(
        hands=[[30, 40, 41], [2, 7], [3, 8]],
        junks=[[10]],
        skills=[["cartography", "cartography", "night_navigation", "night_navigation"]],
        deck=[50, 51, 52, 53],
        display=[20, 21, 22],
    ).play("0 choose 30", *REST, "0 chart", "0 night 40", "0 chart", "0 night 41")
    assert scene.cards(0) == [10, 30, 40, 41]
    assert scene.options(0) == ["take 1", "take 2", "take 3"]
    scene.play("0 take 2")
    assert scene.hand(0) == [21, 50, 51, 52, 53]


@rule("MC-66")
def test_skills_wait_until_the_revealed_card_is_resolved_and_for_the_own_turn() -> None:
    scene = sea(
        hands=[[45, 9], [30, 7], [3, 8]],
        junks=[[4, 6, 12, 17, 19, 22, 25, 27]],
        skills=[["cartography"], ["cartography"]],
    ).play("0 choose 45", "1 choose 30", "2 choose 3")
    assert scene.asked() == "0 skills"
    assert not scene.may(0, "chart")
    scene.play("0 forgo")
    assert scene.may(0, "chart")
    assert scene.options(1) == []


@rule("MC-66")
def test_a_skill_without_an_effect_cannot_be_used() -> None:
    scene = sea(
        hands=[[45], [2], [3]],
        junks=[[4, 6, 12, 17, 19, 22, 25]],
        skills=[["battle", "night_navigation", "cartography"]],
    )
    scene.table.deck.count = 0
    assert scene.at(0) == (8, 3)
    scene.table.legal_seat = -1  # the deck was emptied by hand
    assert scene.options(0) == ["take 1", "take 2", "take 3"]


@rule("MC-67", "MC-68")
def test_cartography_makes_the_hand_larger_for_good() -> None:
    scene = sea(
        hands=HANDS,
        skills=[["cartography"]],
        met=[["veteran_sailor"]],
        deck=[50, 51],
        display=[20, 21, 22],
    ).play("0 choose 45", *REST, "0 chart", "0 play veteran_sailor", "0 chart", "0 take 2")
    assert scene.hand(0) == [9, 21, 50, 51]
    scene.play("2 take 1")
    assert scene.view(0).round == 2
    assert len(scene.hand(0)) == 4


@rule("MC-69", "MC-70", "MC-71")
def test_night_navigation_on_top_or_between_but_not_underneath() -> None:
    scene = sea(
        hands=[[40, 9, 15, 27, 50], [2, 7], [3, 8]],
        junks=[[10, 20]],
        skills=[["night_navigation"] * 3],
    ).play("0 choose 40", *REST)
    assert scene.at(0) == (3, 2)
    assert [o for o in scene.options(0) if o.startswith("night")] == [
        "night 15",
        "night 27",
        "night 50",
    ]
    scene.play("0 night 15")
    assert (scene.cards(0), scene.at(0)) == ([10, 15, 20, 40], (4, 2))
    scene.play("0 night 27")
    assert (scene.cards(0), scene.at(0)) == ([10, 15, 20, 27, 40], (5, 3))
    scene.play("0 night 50")
    assert (scene.cards(0), scene.at(0)) == ([10, 15, 20, 27, 40, 50], (6, 4))


@rule("MC-71")
def test_the_colour_of_an_inserted_card_is_compared_with_all_cards() -> None:
    scene = sea(
        hands=[[41, 40], [2, 7], [3, 8]], junks=[[10, 20]], skills=[["night_navigation"]]
    ).play("0 choose 41", *REST, "0 night 40")
    assert (scene.cards(0), scene.at(0)) == ([10, 20, 40, 41], (4, 2))


@rule("MC-71")
def test_night_navigation_on_a_brand_new_expedition() -> None:
    scene = sea(hands=[[5, 9, 4], [2], [3]], junks=[[10, 20]], skills=[["night_navigation"]]).play(
        "0 choose 5"
    )
    assert scene.cards(0) == [5]
    assert [o for o in scene.options(0) if o.startswith("night")] == ["night 9"]
    scene.play("0 night 9")
    assert scene.at(0) == (2, 2)


@rule("MC-72")
def test_the_display_card_comes_before_the_extra_card() -> None:
    scene = sea(
        hands=[[40, 15, 9], [2, 7], [3, 8]],
        junks=[[10, 20]],
        skills=[["night_navigation"]],
        display=[30, 31, 32],
        deck=[50],
    ).play("0 choose 40", *REST, "0 night 15", "0 take 3")
    assert scene.hand(0) == [9, 32, 50]
    order = [e["event"] for e in scene.journal.for_reader(0)]
    assert order.index("took") < order.index("drew")


@rule("MC-74", "MC-75")
def test_battle_looks_takes_and_gives() -> None:
    scene = sea(hands=[[45, 9], [2, 7, 33], [3, 8]], skills=[["battle"]])
    scene.play("0 choose 45", *REST, "0 attack battle 1")
    assert scene.events("looked", 0)[0]["cards"] == [7, 33]
    assert "cards" not in scene.events("looked", 2)[0]
    assert scene.options(0) == ["seize 7", "seize 33"]  # 2 is revealed and cannot be taken
    scene.play("0 seize 33")
    assert scene.options(0) == ["give 9", "give 33"]
    scene.play("0 give 9")
    assert (scene.hand(0), scene.hand(1)) == ([33], [7, 9])
    assert scene.events("seized", 1)[0]["card"] == 33
    assert "card" not in scene.events("seized", 2)[0]
    assert "card" not in scene.events("gave", -1)[0]


@rule("MC-75")
def test_the_card_just_taken_may_be_given_back_and_an_empty_hand_is_no_target() -> None:
    scene = sea(hands=[[45, 9], [2, 7], [3]], skills=[["battle"]]).play("0 choose 45", "1 choose 2")
    assert [o for o in scene.options(0) if o.startswith("attack")] == ["attack battle 1"]
    scene.play("0 attack battle 1", "0 give 7")
    assert (scene.hand(0), scene.hand(1)) == ([9], [7])


@rule("MC-76")
def test_battle_can_be_cancelled_before_the_look_and_is_spent_all_the_same() -> None:
    scene = sea(hands=HANDS, skills=[["battle"]], met=[(), ["helmsmen_none"]])
    scene.play("0 choose 45", *REST, "0 attack battle 1")
    assert scene.events("looked", 0) == []
    scene.play("1 play helmsmen_none")
    assert scene.events("looked", 0) == []
    assert scene.asked() == "0 window"
    assert scene.skills(0, spent=True) == {"battle": 1}


@rule("MC-77", "MC-78", "MC-79")
def test_meteorology_reaches_from_the_space_to_six_more() -> None:
    missions = ["17a", "19a", "23a", "29a"]
    scene = sea(
        hands=[[24, 9], [2], [3]],
        junks=[[6, 7, 8, 26, 27, 40]],
        missions=missions,
        skills=[["meteorology", "meteorology"]],
    ).play("0 choose 24")  # 18: up to 24, and two cards do not add up
    assert scene.asked() == "0 mission"
    assert scene.options(0) == [
        "complete 17a plain",
        "complete 19a meteorology",
        "complete 23a meteorology",
    ]
    scene.play("0 complete 23a meteorology")
    assert scene.asked() == "0 window"
    assert scene.skills(0) == {"meteorology": 1}


@rule("MC-80")
def test_an_elite_crew_has_no_effect_in_play() -> None:
    scene = sea(hands=HANDS, skills=[["elite_crew"]], junks=[[10]]).play("0 choose 45", *REST)
    assert scene.options(0) == ["take 1", "take 2", "take 3"]
    assert scene.standing(0).parts["skills"] == 1
