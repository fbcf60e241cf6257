"""Section 15: information, randomness, questions."""

from lorcha.core.chance import Scripted
from tests.ching.positions import sea
from tests.citing import rule

HANDS = [[45, 9], [30, 7], [20, 8]]
CHOSEN = ["0 choose 45", "1 choose 30", "2 choose 20"]


@rule("MC-118")
def test_what_lies_on_the_table_is_public() -> None:
    scene = sea(
        hands=HANDS,
        junks=[[6, -12]],
        skills=[["battle"]],
        spent=[["cartography"]],
        gems=[(1, 2, 3)],
        met=[["thief", "merchant"]],
        missions=["23a"],
        display=[50, 51, 52],
    )
    seen = scene.view(-1)
    captain = seen.captains[0]
    assert (captain.cards, captain.encounter_count) == (2, 2)
    assert [laid.turned for laid in captain.junks[0].cards] == [False, True]
    assert captain.junks[0].number == 2
    assert [(s.skill, s.ready, s.spent) for s in captain.skills] == [
        ("cartography", 0, 1),
        ("battle", 1, 0),
    ]
    assert captain.gems == {"white": 1, "red": 2, "blue": 3}
    assert [mission.tile for mission in seen.missions] == ["23a"]
    assert [place.card.number for place in seen.display if place.card] == [51, 52]
    assert seen.deck + 3 + 6 + 2 == 55
    assert seen.encounter_deck == 31


@rule("MC-119")
def test_hands_are_private_and_decks_known_to_nobody() -> None:
    scene = sea(hands=HANDS, met=[["thief"], ["merchant"]])
    for reader in (-1, 1, 2):
        captain = scene.view(reader).captains[0]
        assert captain.hand is None
        assert captain.encounters is None
        assert captain.known == []
        assert captain.known_encounters == []
    own = scene.view(0).captains[0]
    assert own.hand is not None
    assert [card.number for card in own.hand] == [9, 45]
    assert own.encounters == ["thief"]


@rule("MC-120")
def test_chance_decides_nothing_but_shuffles_thieves_and_traitresses() -> None:
    scene = sea(
        hands=[[45, 9, 10], [30, 7], [20, 8]],
        junks=[[6, 12], [4, 18, 24]],
        skills=[["cartography", "night_navigation", "battle"]],
        met=[["siren_cartography"]],
        chance=Scripted([]),  # gives nothing at all
    ).play(*CHOSEN, "0 chart", "0 night 10", "0 attack battle 1", "0 give 9")
    scene.play("0 play siren_cartography", "1 turn a 1", "0 take 1", "1 take 2")
    assert scene.view(0).round == 2


@rule("MC-121")
def test_the_questions_of_a_turn_come_in_order() -> None:
    scene = sea(
        2,
        hands=[[45, 28, 9], [2, 3, 8]],
        junks=[[], [4, 6, 12, 17, 19, 22, 25, 27]],
        missions=["23a", "23b"],
    )
    questions = [scene.asked()]
    for line in ("0 choose 28,45", "1 choose 2,3", "0 sail b", "0 complete 23a plain"):
        scene.play(line)
        questions.append(scene.asked())
    scene.play("0 forgo")
    questions.append(scene.asked())
    assert questions == ["01 choice", "1 choice", "0 junk", "0 mission", "0 skills", "0 window"]


@rule("MC-123")
def test_skills_are_asked_if_one_symbol_more_and_any_encounter_card_might_do() -> None:
    holder = sea(hands=[[5, 9], [2], [3]], junks=[[6, 12]], met=[["madame_ching"]])
    bluffer = sea(hands=[[5, 9], [2], [3]], junks=[[6, 12]], met=[["thief"]])
    empty = sea(hands=[[5, 9], [2], [3]], junks=[[6, 12]], encounter_deck=["merchant"])
    for scene in (holder, bluffer, empty):
        scene.play("0 choose 5")
    assert holder.asked() == bluffer.asked() == "0 skills"
    assert bluffer.options(0) == ["forgo"]
    assert empty.asked() == "0 window"
    assert empty.events("lucky")


@rule("MC-123")
def test_the_last_turn_is_asked_if_a_hidden_card_might_be_played() -> None:
    def last_turn(met: list[str], skills: list[str], junk: list[int]) -> str:
        scene = sea(
            hands=[[45, 9], [30, 7], [20, 8]],
            junks=[[], [], junk],
            met=[[], [], met],
            skills=[[], [], skills],
        ).play(*CHOSEN, "0 take 1", "1 take 2")
        return scene.asked()

    assert last_turn([], [], []) == "012 choice"  # everyone sees there is nothing to decide
    assert last_turn(["merchant"], [], []) == "2 window"
    assert last_turn([], ["night_navigation"], []) == "2 window"  # 8 is too low: nobody sees that
    assert last_turn([], ["battle"], []) == "2 window"


@rule("MC-123")
def test_there_is_no_question_whether_to_play_a_card() -> None:
    scene = sea(hands=HANDS, met=[["fortune_teller"]], skills=[["cartography"]]).play(*CHOSEN)
    assert scene.options(0) == ["take 1", "take 2", "take 3", "chart", "play fortune_teller"]
    scene.play("0 take 1")
    assert scene.asked() == "1 window"
