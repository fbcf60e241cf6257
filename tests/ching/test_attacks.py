"""Section 10: attacks, and Helmsmen as a shield."""

from tests.ching.positions import Scene, sea
from tests.citing import rule

HANDS = [[45, 9], [30, 7], [35, 8], [20, 10]]


def siren(*met: list[str]) -> Scene:
    """Seat 0 sings to three; the turn order is 0, 2, 1, 3."""
    scene = sea(
        4,
        hands=HANDS,
        junks=[[5], [6], [12], [18]],
        met=[["siren_cartography"], *met],
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 35", "3 choose 20")
    return scene.play("0 play siren_cartography")


@rule("MC-94")
def test_the_four_attacks_can_be_cancelled() -> None:
    crew = ["helmsmen_none"]
    attacks = {
        "attack battle 1": {"skills": [["battle"]], "met": [[], crew]},
        "attack thief 1": {"met": [["thief"], crew], "gems": [(0, 0, 0), (1, 0, 0)]},
        "attack traitress 1": {"met": [["traitress"], crew]},
        "play siren_cartography": {"met": [["siren_cartography"], crew], "junks": [[], [6]]},
    }
    for attack, extra in attacks.items():
        scene = sea(hands=HANDS[:3], **extra)  # type: ignore[arg-type]
        scene.play("0 choose 45", "1 choose 30", "2 choose 35", f"0 {attack}")
        assert scene.asked() == "1 shield"
        assert scene.options(1) == ["play helmsmen_none", "endure"]
        scene.play("1 play helmsmen_none")
        assert scene.asked() == "0 window"
        assert scene.hand(0) == [9]
        assert scene.gems(0) == [0, 0, 0]
        assert scene.met(0) == []
        assert scene.events("turned") == []


@rule("MC-95")
def test_shields_are_asked_one_by_one_in_turn_order_after_the_attacker() -> None:
    scene = siren(["helmsmen_none"], ["thief"], ["helmsmen_battle"])
    assert scene.asked() == "2 shield"
    scene.play("2 endure")
    assert scene.asked() == "1 shield"
    scene.play("1 play helmsmen_none")
    assert scene.events("shielded")[0]["seat"] == 1
    assert scene.asked() == "3 shield"
    scene.play("3 endure")
    assert [e["seat"] for e in scene.events("turned")] == [2, 3]


@rule("MC-95")
def test_the_order_goes_on_from_the_last_to_the_first() -> None:
    met = [["merchant"], ["siren_cartography"], ["thief"], ["thief"]]
    scene = sea(4, hands=HANDS, junks=[[5], [6], [12], [18]], met=met)
    scene.play("0 choose 45", "1 choose 30", "2 choose 35", "3 choose 20")
    scene.play("0 take 1", "2 take 2", "1 play siren_cartography")
    assert scene.asked() == "3 shield"
    scene.play("3 endure")
    assert scene.asked() == "2 shield"


@rule("MC-95")
def test_a_shield_protects_only_its_player_and_nobody_else_is_asked() -> None:
    scene = siren(["helmsmen_none"], [], [])
    assert scene.asked() == "1 shield"
    scene.play("1 play helmsmen_none")
    assert [e["seat"] for e in scene.events("turned")] == [2, 3]
    aimed = sea(4, hands=HANDS, met=[["traitress"], ["thief"], ["helmsmen_none"]])
    aimed.play("0 choose 45", "1 choose 30", "2 choose 35", "3 choose 20", "0 attack traitress 1")
    assert aimed.asked() == "1 shield"
    aimed.play("1 endure")
    assert aimed.asked() == "0 window"


@rule("MC-96")
def test_nothing_is_revealed_before_the_shield_and_a_card_in_an_expedition_is_none() -> None:
    scene = sea(
        hands=HANDS[:3],
        junks=[[], [6, "helmsmen_none"]],
        met=[["traitress"], ["thief", "merchant"]],
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 35", "0 attack traitress 1")
    assert scene.options(1) == ["endure"]
    assert scene.events("stole_card", 0) == []


@rule("MC-96")
def test_shields_may_be_used_any_number_of_times_and_the_skill_is_spent() -> None:
    scene = sea(
        hands=HANDS[:3],
        skills=[["battle", "battle"]],
        met=[[], ["helmsmen_none", "helmsmen_battle"]],
    )
    scene.play("0 choose 45", "1 choose 30", "2 choose 35")
    scene.play("0 attack battle 1", "1 play helmsmen_none")
    scene.play("0 attack battle 1", "1 play helmsmen_battle")
    assert scene.skills(0, spent=True) == {"battle": 2}
    assert scene.met(1) == []


@rule("MC-123")
def test_who_is_asked_for_a_shield_depends_on_the_number_of_cards_only() -> None:
    holder = siren(["helmsmen_none"], [], ["thief"])
    bluffer = siren(["thief"], [], ["helmsmen_none"])
    for scene in (holder, bluffer):
        assert scene.asked() == "1 shield"
        scene.play("1 endure")
        assert scene.asked() == "3 shield"
