"""Section 3: the round."""

import pytest

from lorcha.core.state import IllegalMove
from lorcha.games.ching.box import BOX, SKILL_SUPPLY, SKILLS, STANDSTILL
from lorcha.games.ching.rules.round import begin_round
from tests.ching.positions import sea
from tests.citing import rule

HANDS = [[10, 50], [30, 8], [20, 40]]


@rule("MC-21")
def test_the_first_card_of_the_display_lies_face_down() -> None:
    scene = sea(hands=HANDS, deck=[1, 2, 3], begin=True)
    display = scene.view(0).display
    assert [scene.table.display[i] for i in range(3)] == [1, 2, 3]
    assert [place.card.number if place.card else None for place in display] == [None, 2, 3]
    assert scene.events("laid_out")[0]["cards"] == [2, 3]


@rule("MC-20", "MC-22", "MC-24")
def test_display_choice_reveal_then_turns_from_the_highest_card() -> None:
    scene = sea(hands=HANDS, deck=[1, 2, 3], begin=True)
    assert scene.asked() == "012 choice"
    assert scene.events("laid_out")
    scene.play("0 choose 10", "2 choose 40")
    assert scene.asked() == "1 choice"
    assert scene.events("revealed") == []
    scene.play("1 choose 30")
    assert [e["cards"] for e in scene.events("revealed")] == [[10], [30], [40]]
    turns = []
    for _ in range(2):
        seat = scene.table.actors()[0]
        turns.append(seat)
        scene.play(f"{seat} {scene.options(seat)[-1]}")
    assert turns == [2, 1]
    assert scene.events("started")[2]["seat"] == 0


@rule("MC-22", "MC-119")
def test_a_choice_is_secret_until_all_are_revealed() -> None:
    scene = sea(hands=HANDS, display=[1, 2, 3]).play("0 choose 10")
    assert scene.events("chose", 0)[0]["cards"] == [10]
    assert "cards" not in scene.events("chose", 1)[0]
    assert "cards" not in scene.events("chose")[0]
    mine, theirs = scene.view(0).captains[0], scene.view(1).captains[0]
    assert (mine.chosen, theirs.chosen) == ([10], None)
    assert theirs.has_chosen


@rule("MC-23")
def test_a_choice_is_binding_and_nothing_else_may_be_done() -> None:
    scene = sea(
        hands=HANDS,
        display=[1, 2, 3],
        skills=[["cartography"]],
        met=[["fortune_teller"]],
    )
    assert scene.options(0) == ["choose 10", "choose 50"]
    scene.play("0 choose 10")
    with pytest.raises(IllegalMove):
        scene.play("0 choose 50")


@rule("MC-25", "MC-63")
def test_a_turn_plans_the_expedition_and_ends_with_a_display_card() -> None:
    scene = sea(hands=HANDS, display=[1, 2, 3])
    scene.play("0 choose 50", "1 choose 30", "2 choose 20")
    assert scene.cards(0) == [50]
    assert scene.options(0) == ["take 1", "take 2", "take 3"]
    scene.play("0 take 3")
    assert scene.hand(0) == [3, 10]
    assert scene.asked() == "1 window"
    assert scene.cards(1) == [30]


@rule("MC-26")
def test_night_navigation_does_not_change_the_turn_order() -> None:
    scene = sea(
        hands=[[10, 55], [30, 8], [20, 40]],
        junks=[[6]],
        skills=[["night_navigation"]],
        display=[1, 2, 3],
    )
    scene.play("0 choose 10", "1 choose 30", "2 choose 20", "1 take 2", "2 take 3")
    assert scene.asked() == "0 window"
    scene.play("0 night 55")
    assert scene.view(0).order == [1, 2, 0]


@rule("MC-27", "MC-64")
def test_after_the_last_turn_the_display_is_empty_and_a_round_begins() -> None:
    scene = sea(hands=HANDS, display=[1, 2, 3], deck=[5, 6, 7])
    scene.play("0 choose 50", "1 choose 30", "2 choose 20", "0 take 2", "1 take 1")
    assert scene.events("took")[-1] == {"ply": 0, "event": "took", "seat": 2, "card": 3}
    assert scene.view(0).round == 2
    assert scene.asked() == "012 choice"
    assert [place.empty for place in scene.view(0).display] == [False, False, False]


@rule("MC-122")
def test_the_journal_counts_as_many_rounds_as_a_game_can_have() -> None:
    """Each mission and each skill card can come a round before the game would stand still."""
    missions, skills = BOX["setup"]["by_players"][-1]["missions"], len(SKILLS) * SKILL_SUPPLY
    last = (missions + skills + 1) * STANDSTILL
    scene = sea(hands=HANDS)
    for rounds in (1023, last - 1):
        scene.table.round = rounds
        begin_round(scene.table)
        assert scene.events("round_began")[-1]["round"] == rounds + 1
