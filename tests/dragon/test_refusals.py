"""Why a prince may not: every verb, in the order of the year."""

import pytest

from lorcha.core.state import IllegalMove
from tests.citing import rule
from tests.dragon.positions import FOR_TWO, GAME, everyone_passes, fresh, play, prince, table
from tests.why_not import why_not

HOUSE = ("2 monk", "2 farmer")  # two palaces, a free floor in each


@rule("YD-17", "YD-18")
def test_the_first_two_persons() -> None:
    state = fresh(3, start_seat=1)
    assert why_not(state, 0, "pair monk farmer") == "turn_of decider=1 (YD-17)"
    assert why_not(state, 1, "pair monk monk") == "same_type (YD-18)"
    assert why_not(state, 1, "act taxes") == "not_now question=pair (YD-18)"
    assert why_not(state, 1, "take healer old") == "only_young (YD-18)"
    assert why_not(state, 1, "take healer young") == "not_now question=pair (YD-18)"
    play(state, 1, "pair monk farmer", "place 1", "place 1")
    assert why_not(state, 2, "pair farmer monk") == "pair_taken owner=1 (YD-18)"
    assert why_not(state, 2, "pair monk healer") == ""


@rule("YD-28", "YD-30")
def test_an_action_in_a_taken_group_costs_three_yuan() -> None:
    state = table(prince(*HOUSE, yuan=9), prince(*HOUSE, yuan=2), groups=FOR_TWO)
    assert why_not(state, 1, "act taxes") == "turn_of decider=0 (YD-28)"
    play(state, 0, "act taxes")
    assert why_not(state, 1, "act harvest") == "cannot_pay_fee fee=3 yuan=2 (YD-30)"
    assert why_not(state, 1, "act research") == why_not(state, 1, "pass") == ""
    assert why_not(state, 0, "pass") == "turn_of decider=1 (YD-28)"
    assert why_not(state, 1, "card monk") == "not_now question=action (YD-28)"


@rule("YD-31", "YD-32", "YD-42")
def test_a_privilege_must_be_affordable_after_the_fee() -> None:
    poor = table(prince(*HOUSE, yuan=1), prince(*HOUSE), groups=FOR_TWO)
    reason = "cannot_buy privilege=small price=2 yuan=1 (YD-42)"
    assert why_not(poor, 0, "act privilege") == reason
    state = table(prince(*HOUSE), prince(*HOUSE, yuan=4), groups=FOR_TWO)
    play(state, 0, "act research")
    reason = "fee_before_privilege fee=3 price=2 yuan=4 (YD-31)"
    assert why_not(state, 1, "act privilege") == reason


@rule("YD-32", "YD-44")
def test_what_has_run_out() -> None:
    rich = prince("3 monk", *["3"] * 11, yuan=9, rice=12, fireworks=6, small=3, large=2)
    other = prince("3 monk", *["3"] * 9, yuan=9, rice=12, fireworks=6, small=2, large=1)
    state = table(rich, other, groups=FOR_TWO)
    assert why_not(state, 0, "act harvest") == "no_rice_left (YD-32)"
    assert why_not(state, 0, "act fireworks") == "no_fireworks_left (YD-32)"
    assert why_not(state, 0, "act build") == "no_floors_left (YD-32)"
    assert why_not(state, 0, "act privilege") == "no_privileges_left (YD-32)"


@rule("YD-82")
def test_a_counted_bank_may_be_empty() -> None:
    state = table(prince(*HOUSE, yuan=33), prince(*HOUSE, yuan=33), bank="components")
    assert why_not(state, 0, "act taxes") == "bank_empty (YD-82)"


@rule("YD-42")
def test_the_size_of_a_privilege_is_chosen_next() -> None:
    state = table(prince(*HOUSE, yuan=6), prince(*HOUSE), groups=FOR_TWO)
    play(state, 0, "act privilege")
    assert why_not(state, 0, "buy small") == why_not(state, 0, "buy large") == ""
    assert why_not(state, 0, "act taxes") == "not_now question=size (YD-42)"
    assert why_not(state, 1, "buy small") == "turn_of decider=0 (YD-28)"


@rule("YD-21", "YD-22", "YD-37")
def test_where_a_floor_may_go() -> None:
    state = table(prince("3 monk", "2 craftsman"), prince(*HOUSE), groups=FOR_TWO)
    play(state, 0, "act build")
    assert why_not(state, 0, "build 1") == "full_height palace=1 (YD-21)"
    assert why_not(state, 0, "build 3") == "no_palace palace=3 (YD-22)"
    assert why_not(state, 0, "build 2") == why_not(state, 0, "found") == ""
    assert why_not(state, 0, "buy small") == "not_now question=floor (YD-37)"


@rule("YD-48", "YD-50")
def test_a_card_is_played_once() -> None:
    state = table(prince(*HOUSE, hand="monk farmer"), prince(*HOUSE), at="person", month=10)
    assert why_not(state, 0, "card healer") == "card_played card=healer (YD-50)"
    assert why_not(state, 0, "card wild") == "card_played card=wild (YD-50)"
    assert why_not(state, 1, "card monk") == "turn_of decider=0 (YD-48)"
    assert why_not(state, 0, "take monk young") == "not_now question=card (YD-48)"


@rule("YD-12", "YD-47", "YD-51")
def test_which_tile_a_card_brings() -> None:
    princes = [prince(*HOUSE, hand="farmer wild"), prince(*HOUSE)]
    state = table(*princes, at="person", month=10, boxed={"healer": 3})
    play(state, 0, "card farmer")
    assert why_not(state, 0, "take monk old") == "other_type card=farmer (YD-51)"
    wild = table(*princes, at="person", month=10, boxed={"healer": 3})
    play(wild, 0, "card wild")
    assert why_not(wild, 0, "take healer young") == "none_left person=healer age=young (YD-47)"
    assert why_not(wild, 0, "take court_lady old") == "never_old person=court_lady (YD-12)"


@rule("YD-21", "YD-54", "YD-56")
def test_where_a_person_may_live() -> None:
    princes = [prince("1 monk", "2 farmer", "2", hand="wild"), prince(*HOUSE)]
    state = table(*princes, at="person", month=11)
    play(state, 0, "take scholar old")
    assert why_not(state, 0, "place 1") == "palace_full palace=1 (YD-21)"
    assert why_not(state, 0, "place 4") == "no_palace palace=4 (YD-22)"
    assert why_not(state, 0, "discard") == "has_room (YD-54)"
    assert why_not(state, 0, "replace 1 monk young") == "has_room (YD-54)"


@rule("YD-22", "YD-55")
def test_whom_a_new_person_may_replace() -> None:
    princes = [prince("1 monk", "2 farmer healer", hand="wild"), prince(*HOUSE)]
    state = table(*princes, at="person", month=11)
    play(state, 0, "take scholar old")
    nobody = "nobody_there palace=1 person=farmer age=young (YD-22)"
    assert why_not(state, 0, "replace 1 farmer young") == nobody
    assert why_not(state, 0, "replace 2 craftsman old") == "never_old person=craftsman (YD-12)"
    assert why_not(state, 0, "discard") == why_not(state, 0, "replace 1 monk young") == ""


@rule("YD-61", "YD-62", "YD-66")
def test_who_may_be_released() -> None:
    princes = [prince("2 monk farmer", "2 healer", "2 farmer scholar"), prince("2 monk", rice=1)]
    state = table(*princes, at="event", event="drought")
    assert why_not(state, 0, "release 1 scholar young").startswith("nobody_there palace=1")
    assert why_not(state, 1, "release 1 monk young") == "turn_of decider=0 (YD-61)"
    play(state, 0, "release 1 monk young")
    assert why_not(state, 0, "release 1 farmer young") == "palace_gave palace=1 (YD-66)"
    assert why_not(state, 0, "release 4 monk young") == "no_palace palace=4 (YD-22)"


@rule("YD-2")
def test_after_the_year_nothing_is_decided() -> None:
    state = table(prince(*HOUSE), prince(*HOUSE), at="end", month=12)
    assert why_not(state, 0, "pass") == "over (YD-2)"


@rule("YD-4")
def test_a_refused_move_carries_its_reason() -> None:
    state = table(prince(*HOUSE, yuan=9), prince(*HOUSE, yuan=2), groups=FOR_TWO)
    play(state, 0, "act taxes")
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, "act harvest")
    assert refused.value.objection is not None
    told = {"reason": "cannot_pay_fee", "rule": "YD-30", "fee": 3, "yuan": 2}
    assert refused.value.objection.to_json() == told
    everyone_passes(state)
    assert GAME.question(state) != "action"
