"""Sections 6 and 7: the encounter card of a turn, and taking a navigation card."""

from tests.ching.positions import sea
from tests.citing import rule

HANDS = [[45, 9], [2, 7], [3, 8]]
REST = ["1 choose 2", "2 choose 3"]


@rule("MC-56", "MC-60")
def test_one_encounter_card_a_turn() -> None:
    scene = sea(
        hands=HANDS,
        met=[["fortune_teller", "fortune_teller"]],
        encounter_deck=["fortune_teller", "thief", "thief"],
        gems=[(0, 0, 0), (1, 0, 0)],
    )
    scene.play("0 choose 45", *REST, "0 play fortune_teller")
    assert len(scene.met(0)) == 4
    assert scene.options(0) == ["take 1", "take 2", "take 3"]


@rule("MC-57")
def test_madame_ching_is_the_card_of_the_turn_a_shield_is_not() -> None:
    scene = sea(
        hands=[[5, 9], [2], [3]],
        junks=[[6, 12]],
        met=[["madame_ching", "fortune_teller"]],
    ).play("0 choose 5", "0 learn cartography none none madame_ching")
    assert not scene.may(0, "play fortune_teller")
    shielded = sea(
        hands=[[45, 9], [30, 7], [3, 8]],
        met=[["traitress"], ["helmsmen_none", "fortune_teller"]],
    ).play("0 choose 45", "1 choose 30", "2 choose 3", "0 attack traitress 1")
    shielded.play("1 play helmsmen_none", "0 take 1")
    assert shielded.may(1, "play fortune_teller")


@rule("MC-58")
def test_a_card_without_an_effect_cannot_be_played() -> None:
    cards = ["thief", "traitress", "siren_battle", "veteran_sailor", "merchant", "madame_ching"]
    idle = sea(hands=HANDS, met=[cards]).play("0 choose 45", *REST)
    assert idle.options(0) == ["take 1", "take 2", "take 3"]
    useful = sea(
        hands=[[45, 9], [2, 12], [3, 8]],
        met=[cards, ["merchant"]],
        gems=[(0, 0, 0), (0, 0, 1)],
        junks=[[10], [1], [7]],
        spent=[["battle"]],
    ).play("0 choose 45", "1 choose 2", "2 choose 3")
    assert useful.options(0)[3:] == [
        "attack thief 1",
        "attack traitress 1",
        "play siren_battle",
        "play veteran_sailor",
    ]


@rule("MC-59")
def test_a_played_card_lies_open_until_its_effect_is_done() -> None:
    scene = sea(hands=HANDS, met=[["traitress"], ["thief"]]).play("0 choose 45", *REST)
    scene.play("0 attack traitress 1")
    assert scene.view(2).played == "traitress"
    assert scene.view(2).encounter_discard == []
    scene.play("1 endure")
    assert scene.view(2).played is None
    assert scene.view(2).encounter_discard == ["traitress"]


@rule("MC-59", "MC-96")
def test_a_cancelled_card_is_discarded_too() -> None:
    scene = sea(hands=HANDS, met=[["traitress"], ["helmsmen_none"]]).play("0 choose 45", *REST)
    scene.play("0 attack traitress 1", "1 play helmsmen_none")
    assert sorted(scene.view(2).encounter_discard) == ["helmsmen_none", "traitress"]
    assert scene.met(0) == scene.met(1) == []


@rule("MC-60")
def test_a_card_drawn_in_this_turn_may_be_played_in_it() -> None:
    scene = sea(
        hands=[[9, 5], [2], [3]], junks=[[6, 7, 8]], encounter_deck=["fortune_teller"]
    ).play("0 choose 9")
    assert scene.may(0, "play fortune_teller")


@rule("MC-61", "MC-62")
def test_a_face_down_card_is_seen_by_its_taker_only() -> None:
    scene = sea(hands=HANDS, display=[50, 51, 52]).play("0 choose 45", *REST, "0 take 1")
    assert scene.hand(0) == [9, 50]
    assert scene.events("took_hidden", 0)[0]["card"] == 50
    assert "card" not in scene.events("took_hidden", 1)[0]
    assert scene.view(1).captains[0].known == []
    assert not scene.may(2, "take 1")


@rule("MC-61", "MC-62")
def test_a_face_up_card_taken_is_known_to_all() -> None:
    scene = sea(hands=HANDS, display=[50, 51, 52]).play("0 choose 45", *REST, "0 take 2")
    for reader in (-1, 1, 2):
        assert [card.number for card in scene.view(reader).captains[0].known] == [51]
        assert scene.events("took", reader)[0]["card"] == 51


@rule("MC-66", "MC-123")
def test_skills_and_encounter_card_in_any_order() -> None:
    for order in (["0 chart", "0 play fortune_teller"], ["0 play fortune_teller", "0 chart"]):
        scene = sea(hands=HANDS, met=[["fortune_teller"]], skills=[["cartography"]])
        scene.play("0 choose 45", *REST, *order)
        assert len(scene.hand(0)) == 2
        assert len(scene.met(0)) == 3
        assert scene.asked() == "0 window"
        scene.play("0 take 2")
        assert scene.asked() == "2 window"
