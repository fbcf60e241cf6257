"""Section 4: planning the expedition."""

from tests.ching.positions import Laid, sea
from tests.citing import rule


@rule("MC-28")
def test_the_first_card_puts_the_junk_on_space_1() -> None:
    scene = sea(hands=[[30], [2], [3]])
    assert scene.cards(0) == [30]
    assert scene.at(0) == (1, 1)
    assert scene.events("crossed") == scene.events("sailed") == []


@rule("MC-29")
def test_a_higher_card_continues() -> None:
    scene = sea(hands=[[30], [2], [3]], junks=[[10, 12]])
    assert scene.cards(0) == [10, 12, 30]
    assert scene.events("ended") == []


@rule("MC-30", "MC-32")
def test_a_lower_card_ends_the_expedition_and_begins_the_next() -> None:
    scene = sea(hands=[[30], [2], [3]], junks=[[10, 31]], display=[50, 51, 52])
    assert scene.events("ended")[0]["number"] == 4
    assert scene.cards(0) == [30]
    assert scene.at(0) == (1, 1)
    assert sorted(scene.table.discard.to_list()) == [10, 31]


@rule("MC-31")
def test_helmsmen_have_no_number_and_an_inserted_card_is_not_the_highest() -> None:
    crew = sea(hands=[[30], [2], [3]], junks=[[10, 29, "helmsmen_battle"]])
    assert crew.events("ended") == []
    inserted = sea(
        hands=[[30, 15], [2, 4], [3, 5]],
        junks=[[10, 20]],
        skills=[["night_navigation"]],
        display=[50, 51, 52],
        deck=[41, 42, 43, 44],
    )
    inserted.play("0 choose 30", "1 choose 2", "2 choose 3", "0 night 15", "0 take 2")
    inserted.play("2 take 3", "0 choose 41", "1 choose 4", "2 choose 5")
    assert inserted.cards(0) == [10, 15, 20, 30, 41]


@rule("MC-33")
def test_both_lines_pay_in_one_expedition_and_again_in_the_next() -> None:
    scene = sea(
        hands=[[11, 5], [2, 1], [3, 4]],
        junks=[[6, 7, 8, 9, 10]],
        display=[12, 13, 14],
    ).play("0 choose 11", "1 choose 2", "2 choose 3")
    assert [e["line"] for e in scene.events("crossed")] == [2]
    assert len(scene.met(0)) == 2
    first = sea(hands=[[9], [2], [3]], junks=[[6, 7, 8]])
    assert [e["line"] for e in first.events("crossed")] == [1]
    assert len(first.met(0)) == 1


@rule("MC-34")
def test_every_kind_of_move_crosses_lines_one_after_the_other() -> None:
    scene = sea(
        hands=[[11, 10, 12], [2], [3]],
        junks=[[6, 7, 9]],
        skills=[["night_navigation", "night_navigation"]],
        display=[50, 51, 52],
    ).play("0 choose 11")
    assert [e["line"] for e in scene.events("crossed")] == [1]
    scene.play("0 night 10")
    assert [e["line"] for e in scene.events("crossed")] == [1]
    scene.play("0 night 12")
    assert [e["line"] for e in scene.events("crossed")] == [1, 2]
    assert len(scene.met(0)) == 3


@rule("MC-34")
def test_a_diagonal_move_crosses_no_line() -> None:
    scene = sea(hands=[[26], [2], [3]], junks=[[6, 7, 8]])
    assert scene.at(0) == (4, 2)
    assert scene.met(0) == []


@rule("MC-35")
def test_only_the_first_in_hong_kong_plunders_it() -> None:
    rest = [[2, 3], [4, 5]]
    junk: list[Laid] = [1, 6, 26, 40, 49, "helmsmen_none"]
    scene = sea(hands=[[54, 9], *rest], junks=[junk], display=[20, 21, 22])
    scene.play("0 choose 54", "1 choose 2", "2 choose 4")
    assert scene.table.hong_kong == 0
    assert scene.cards(0)[-1] == 54
    scene = sea(hands=[[54, 9], *rest], junks=[junk], display=[20, 21, 22])
    scene.table.hong_kong = 2
    scene.play("0 choose 54", "1 choose 2", "2 choose 4")
    assert scene.table.hong_kong == 2
    assert scene.events("plundered") == []


@rule("MC-36")
def test_helmsmen_and_night_navigation_may_reach_hong_kong() -> None:
    by_crew = sea(hands=[[54, 9], [2], [3]], junks=[[1, 6, 26, 40, 49]], met=[["helmsmen_none"]])
    by_crew.play("0 choose 54", "0 play helmsmen_none")
    assert by_crew.table.hong_kong == 0
    by_night = sea(
        hands=[[55, 49], [2], [3]],
        junks=[[1, 6, 26, 40, "helmsmen_none"]],
        skills=[["night_navigation"]],
    ).play("0 choose 55", "0 night 49")
    assert by_night.at(0) == (7, 7)
    assert by_night.table.hong_kong == 0


EDGE = [4, 6, 12, 17, 19, 22, 25, 27]


@rule("MC-37")
def test_at_the_edge_of_the_world_any_card_ends_the_expedition() -> None:
    for card in (45, 5):
        scene = sea(hands=[[card, 9], [2], [3]], junks=[EDGE]).play(f"0 choose {card}")
        assert scene.events("ended")[0]["number"] == 24
        assert scene.asked() == "0 skills"
        scene.play("0 forgo")
        assert scene.cards(0) == [card]


@rule("MC-38")
def test_arriving_at_the_edge_ends_nothing_and_nothing_can_be_added_there() -> None:
    scene = sea(
        hands=[[28, 50], [2], [3]],
        junks=[EDGE[:-1]],
        skills=[["night_navigation"]],
        met=[["helmsmen_none"]],
        display=[20, 21, 23],
    ).play("0 choose 28")
    assert scene.at(0) == (8, 3)
    assert scene.events("ended") == []
    assert scene.options(0) == ["take 1", "take 2", "take 3"]
