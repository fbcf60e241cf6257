"""Why a captain may not: every verb, in the order of a round."""

from tests.ching.positions import Scene, sea
from tests.citing import rule
from tests.why_not import why_not


def why(scene: Scene, seat: int, move: str) -> str:
    return why_not(scene.table, seat, move)


@rule("MC-22", "MC-111")
def test_the_choice_of_the_round() -> None:
    scene = sea(hands=[[40, 45], [20, 30], [25, 35]])
    assert why(scene, 0, "choose 20") == "not_in_hand card=20 (MC-22)"
    assert why(scene, 0, "choose 40,45") == "one_card (MC-22)"
    assert why(scene, 0, "take 1") == "not_now question=choice (MC-22)"
    scene.play("0 choose 40")
    assert why(scene, 0, "choose 45") == "answered (MC-22)"
    pair = sea(2, hands=[[40, 45, 50], [20, 30]])
    assert why(pair, 0, "choose 40") == "two_cards (MC-111)"


@rule("MC-112", "MC-24")
def test_the_junk_that_sails() -> None:
    scene = sea(2, hands=[[40, 45, 50], [20, 30, 33]])
    scene.play("0 choose 45,50", "1 choose 20,30")
    assert scene.asked() == "0 junk"
    assert why(scene, 1, "sail a") == "turn_of decider=0 (MC-24)"
    assert why(scene, 0, "take 1") == "not_now question=junk (MC-112)"


@rule("MC-25", "MC-61")
def test_the_card_of_the_display() -> None:
    scene = sea(hands=[[40, 45], [20, 30], [25, 35]])
    scene.play("0 choose 40", "1 choose 20", "2 choose 25")
    assert scene.asked() == "0 window"
    assert why(scene, 0, "forgo") == "must_take (MC-61)"
    assert why(scene, 0, "take 4") == "no_such_place (MC-21)"
    scene.play("0 take 2")
    assert why(scene, 2, "take 2") == "place_empty (MC-61)"
    assert why(scene, 0, "take 1") == "turn_of decider=2 (MC-24)"


@rule("MC-49", "MC-65", "MC-69", "MC-70")
def test_skills_in_the_turn() -> None:
    scene = sea(
        hands=[[40, 45, 10], [20, 30], [25, 35]],
        junks=[[12, 33]],
        skills=[["night_navigation"]],
        spent=[["cartography"]],
    )
    scene.play("0 choose 40", "1 choose 20", "2 choose 25")
    assert why(scene, 0, "chart") == "skill_spent skill=cartography (MC-65)"
    assert why(scene, 0, "attack battle 1") == "skill_not_owned skill=battle (MC-49)"
    assert why(scene, 0, "night 20") == "not_in_hand card=20 (MC-69)"
    assert why(scene, 0, "night 10") == "too_low card=12 (MC-70)"
    assert why(scene, 0, "night 45") == ""


@rule("MC-56", "MC-58", "MC-81", "MC-91", "MC-95")
def test_the_encounter_card_of_the_turn() -> None:
    met = ["thief", "merchant", "madame_ching", "veteran_sailor", "siren_battle", "fortune_teller"]
    scene = sea(hands=[[40, 45], [20, 30], [25, 35]], met=[met], skills=[["battle"]])
    scene.play("0 choose 40", "1 choose 20", "2 choose 25")
    assert why(scene, 0, "attack thief 1") == "no_gems target=1 (MC-58)"
    assert why(scene, 0, "attack traitress 1") == "not_held face=traitress (MC-56)"
    assert why(scene, 0, "attack battle 0") == "not_yourself (MC-95)"
    assert why(scene, 0, "attack battle 3") == "no_such_captain (MC-95)"
    assert why(scene, 0, "play thief") == "aim_it face=thief (MC-95)"
    assert why(scene, 0, "play merchant") == "kept_to_the_end face=merchant (MC-91)"
    assert why(scene, 0, "play madame_ching") == "only_at_the_end (MC-81)"
    assert why(scene, 0, "play veteran_sailor") == "nothing_spent (MC-58)"
    assert why(scene, 0, "play siren_battle") == "nobody_hears symbol=battle (MC-58)"
    scene.play("0 play fortune_teller")
    assert why(scene, 0, "attack thief 1") == "encounter_played (MC-56)"


@rule("MC-94", "MC-95", "MC-74", "MC-75")
def test_under_attack() -> None:
    scene = sea(hands=[[40, 45], [20, 30, 33], [25, 35]], skills=[["battle"]], met=[[], ["thief"]])
    scene.play("0 choose 40", "1 choose 20", "2 choose 25", "0 attack battle 1")
    assert scene.asked() == "1 shield"
    assert why(scene, 1, "play thief") == "only_helmsmen face=thief (MC-94)"
    assert why(scene, 1, "play helmsmen_none") == "not_held face=helmsmen_none (MC-56)"
    assert why(scene, 2, "endure") == "turn_of decider=1 (MC-95)"
    scene.play("1 endure")
    assert scene.asked() == "0 seize"
    assert why(scene, 0, "seize 25") == "not_in_their_hand card=25 target=1 (MC-74)"
    scene.play("0 seize 30")
    assert scene.asked() == "0 return"
    assert why(scene, 0, "give 35") == "not_in_hand card=35 (MC-75)"


@rule("MC-84", "MC-85")
def test_the_card_a_siren_turns() -> None:
    junks = [[], [1, 7, 8, -11]]  # three swords, one of them turned, and a kite
    scene = sea(hands=[[40, 45], [20, 30], [25, 35]], junks=junks, met=[["siren_battle"]])
    scene.play("0 choose 40", "1 choose 20", "2 choose 25", "0 play siren_battle")
    assert scene.asked() == "1 turn"
    assert why(scene, 1, "turn b 1") == "one_junk (MC-18)"
    assert why(scene, 1, "turn a 8") == "no_card_laid place=8 (MC-84)"
    assert why(scene, 1, "turn a 3") == "other_symbol symbol=battle (MC-84)"
    assert why(scene, 1, "turn a 4") == "already_turned (MC-85)"
    assert why(scene, 2, "turn a 1") == "turn_of decider=1 (MC-85)"


def ended(**words: object) -> Scene:
    """Seat 0 has ended an expedition of four colours, on space 16."""
    hands, junks = [[2, 45], [20, 30], [25, 35]], words.pop("junks", [[3, 12, 22, 40]])
    scene = sea(hands=hands, junks=junks, **words)  # type: ignore[arg-type]
    return scene.play("0 choose 2", "1 choose 20", "2 choose 25", "2 take 2", "1 take 3")


@rule("MC-41", "MC-43", "MC-77")
def test_the_mission_of_an_expedition() -> None:
    missions = ["41a", "11a", "13a", "17a"]
    scene = ended(missions=missions, skills=[["meteorology"]])
    assert scene.asked() == "0 mission"
    assert why(scene, 0, "forgo") == "mission_compulsory mission=11 (MC-43)"
    assert why(scene, 0, "complete 13a plain") == "mission_too_far mission=13 space=12 (MC-41)"
    assert why(scene, 0, "complete 41a meteorology") == "out_of_reach space=12 reach=18 (MC-77)"
    assert why(scene, 0, "complete 19a plain") == "mission_not_there mission=19 (MC-41)"
    far = ["41a", "11a", "17a", "23a"]
    nearer = ended(junks=[[3, 12, 22, 33, 40]], missions=far, skills=[["meteorology"]])
    assert why(nearer, 0, "complete 11a plain") == "nearer_mission mission=17 (MC-43)"


@rule("MC-45", "MC-46", "MC-48", "MC-81", "MC-82")
def test_the_skills_of_an_expedition() -> None:
    swords = [[1, 7, 11, 12]]
    scene = ended(junks=swords, missions=["41a"])
    assert scene.asked() == "0 skills"
    assert why(scene, 0, "learn none none none alone") == "no_skill_named (MC-46)"
    lacking = why(scene, 0, "learn meteorology none none alone")
    assert lacking.startswith("symbols_lacking lacking=")
    madame = "no_madame_ching (MC-81)"
    assert why(scene, 0, "learn battle none none madame_ching") == madame
    assert why(scene, 0, "learn none battle none alone") == "skills_in_order (MC-46)"
    assert why(scene, 0, "learn battle none none alone") == why(scene, 0, "forgo") == ""
    gone = [["battle", "battle"], ["battle"], ["battle"]]
    sold = ended(junks=swords, missions=["41a"], skills=gone, met=[["madame_ching"]])
    assert sold.asked() == "0 window"  # nothing to learn is left, so nobody is asked
    assert why(sold, 0, "learn battle none none alone") == "not_now question=window (MC-25)"
    two_kinds = [[1, 7, 8, 11, 14, 16]]  # three swords, three kites
    left = ended(junks=two_kinds, missions=["41a"], skills=gone)
    assert why(left, 0, "learn battle none none alone") == "skill_sold_out skill=battle (MC-48)"
    assert why(left, 0, "learn meteorology none none alone") == ""
    helped = ended(junks=swords, missions=["41a"], met=[["madame_ching"]])
    needless = "needs_no_help (MC-82)"
    assert why(helped, 0, "learn battle none none madame_ching") == needless


@rule("MC-106", "MC-107", "MC-109", "MC-108")
def test_partners() -> None:
    scene = sea(4, hands=[[40, 45], [20, 30], [25, 35], [15, 50]], teams=True, skills=[["battle"]])
    scene.play("0 choose 40", "1 choose 20", "2 choose 25", "3 choose 15")
    assert why(scene, 0, "attack battle 2") == "not_your_partner target=2 (MC-109)"
    scene.play("0 take 2")
    assert scene.asked() == "0 hand_over"
    assert why(scene, 0, "give 20") == "not_in_hand card=20 (MC-107)"
    scene.play("0 give 45", "2 take 3")
    assert scene.asked() == "2 give_back"
    assert why(scene, 2, "keep") == "must_give_back (MC-106)"
    assert why(scene, 2, "pass_on") == "not_now question=give_back (MC-106)"
