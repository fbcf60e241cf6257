"""What is taken back, given up, proposed, and what the clock does, in rooms without a server."""

from random import Random

import pytest

from lorcha.core.match import digest, verify
from lorcha.games import load
from lorcha.table import hearing
from lorcha.table.clocks import GRACE
from lorcha.table.deciding import time_outs
from lorcha.table.room import Room
from lorcha.table.wire import live
from lorcha.table.wire.tables import Clock
from tests.table.rooms import (
    agreed,
    answer,
    at_seat,
    do,
    fresh,
    legal,
    play_out,
    refused,
    room,
    spectator,
    step,
)

LIVE = Clock("live", bank=100, increment=5)
DAYS = Clock("days", per_move=1000)
TAXES = {"move": "act", "action": "taxes"}


def dragon(*who: int | str, **terms: object) -> Room:
    """Somebody is about to act, and nothing hidden comes of taxes while others follow."""
    table = room("dragon", *who, **terms)
    chooser = Random(4)
    while TAXES not in [m for s in table.course.state.actors() for m in legal(table, s)]:
        step(table, chooser)
    return table


def asked(table: Room) -> int:
    (seat,) = table.course.state.actors()
    return seat


def way(table: Room, seat: int) -> str:
    return hearing.turn(table, seat).undo


# ---- undo


def test_a_move_by_which_nothing_came_to_light_is_taken_back_at_once() -> None:
    table = dragon(0, 1, 2)
    seat, before = asked(table), digest(table.course.state)
    count = table.course.count(seat)
    do(table, seat, answer(table, seat, TAXES))
    assert way(table, seat) == "free"
    do(table, seat, live.Undo(fresh(), seat))
    assert digest(table.course.state) == before
    assert table.course.count(seat) == count
    assert asked(table) == seat


def test_what_others_have_answered_is_taken_back_by_consent() -> None:
    table = dragon(0, 1, 2)
    first, before = asked(table), digest(table.course.state)
    do(table, first, answer(table, first, TAXES))
    second = asked(table)
    do(table, second, answer(table, second, {"move": "pass"}))
    third = asked(table)
    assert way(table, first) == "ask"
    do(table, first, live.Undo(fresh(), first))
    assert table.proposal == live.Proposal("undo", first, [first])
    do(table, second, live.Answer(fresh(), second, True))
    assert table.proposal is not None
    assert refused(table, second, live.Answer(fresh(), second, True)) == "not_allowed"
    do(table, third, live.Answer(fresh(), third, True))
    assert table.proposal is None
    assert digest(table.course.state) == before


def test_a_no_or_a_further_move_ends_the_talk_about_taking_back() -> None:
    for last in ("no", "move"):
        table = dragon(0, 1, 2)
        first = asked(table)
        do(table, first, answer(table, first, TAXES))
        second = asked(table)
        do(table, second, answer(table, second, {"move": "pass"}))
        third, ply = asked(table), table.course.match.ply
        do(table, first, live.Undo(fresh(), first))
        if last == "no":
            do(table, third, live.Answer(fresh(), third, False))
        else:
            do(table, third, answer(table, third, {"move": "pass"}))
            ply += 1
        assert table.proposal is None
        assert table.course.match.ply == ply


def test_bots_agree_at_once_unless_something_came_to_light() -> None:
    table = dragon(0, "sailor", "sailor")
    chooser = Random(1)
    seen = set()
    for _ in range(200):
        if table.over:
            break
        if table.course.last_of(0) is not None:
            start = table.course.last_of(0)
            told = any(s.tells for s in table.course.steps[start:])
            seen.add(way(table, 0))
            assert way(table, 0) == ("no" if told else "free")
        step(table, chooser)
    assert seen == {"no", "free"}


def test_after_a_reveal_a_rated_game_goes_on_and_a_friendly_one_may_ask() -> None:
    for rated, expected in ((True, "no"), (False, "ask")):
        table = room("jamaica", 0, 1, rated=rated)
        chooser = Random(9)
        step(table, chooser)
        while not table.course.steps[-1].tells:
            step(table, chooser)
        mover = table.course.steps[-1].seat
        assert way(table, mover) == expected
        if rated:
            assert refused(table, mover, live.Undo(fresh(), mover)) == "not_allowed"


def test_what_was_laid_open_cannot_be_picked_up_as_if_nobody_had_seen_it() -> None:
    table = room("panda", 0, 1)
    chooser = Random(2)
    bids = {"single", "set", "sequence", "formation", "bomb"}
    while not table.course.steps or verb(table) not in bids:
        step(table, chooser)
    assert way(table, table.course.steps[-1].seat) == "ask"


def test_dice_that_were_taken_back_are_rolled_afresh() -> None:
    rolls: list[tuple[int | None, int | None]] = []
    for number in range(12):
        table, chooser = room("jamaica", 0, 1, seed=bytes([number]) * 32), Random(9)
        rows = step(table, chooser)
        while rolled(table) is None:
            rows += step(table, chooser)
        mover, first = table.course.steps[-1], rolled(table)
        rows += do(table, mover.seat, live.Undo(fresh(), mover.seat))
        rows += do(table, 1 - mover.seat, live.Answer(fresh(), 1 - mover.seat, True))
        assert rows[-1].text.endswith(" afresh")
        rows += do(
            table, mover.seat, answer(table, mover.seat, table.game.moves.to_json(mover.move))
        )
        rolls.append((first, rolled(table)))
        again = Room(table.table)
        for row in rows:
            again.apply(row)
        assert digest(again.course.state) == digest(table.course.state)
        assert verify(table.course.match.record(), load) == []
    assert sum(one != other for one, other in rolls) > 6


def test_going_back_further_does_not_bring_the_seen_dice_back() -> None:
    table, chooser = room("jamaica", 0, 1), Random(9)
    for _ in range(9):
        step(table, chooser)
    course = table.course.back(2, stream=1)
    assert (course.match.seed.ply, course.match.seed.stream) == (7, 1)
    further = course.back(3)
    assert (further.match.seed.ply, further.match.seed.stream) == (4, 1)
    assert [seed.stream for seed in further.back(1, stream=2).match.seed.line()] == [0, 2]
    assert [seed.stream for seed in table.course.back(5).match.seed.line()] == [0]


def rolled(table: Room) -> int | None:
    """The dice of the round the last move led to, if it led to one."""
    told = table.course.journal(-1, table.course.steps[-1].entry)
    return next((6 * e["one"] + e["other"] for e in told if e["event"] == "round_began"), None)


def verb(table: Room) -> str:
    return table.game.moves.verb_of(table.course.steps[-1].move).name


def test_a_composed_move_is_taken_back_as_a_whole() -> None:
    table = dragon(0, 1)
    seat, before = asked(table), digest(table.course.state)
    do(table, seat, answer(table, seat, {"move": "act", "action": "build"}, {"move": "found"}))
    do(table, seat, live.Undo(fresh(), seat))
    assert digest(table.course.state) == before


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    table = room("dragon", 0, 1)
    assert way(table, 0) == "no"
    assert way(table, -1) == "no"
    assert refused(table, 0, live.Undo(fresh(), 0)) == "not_allowed"


# ---- giving up, leaving, coming back


def test_whoever_resigns_is_placed_last_whatever_the_stand_in_achieves() -> None:
    table = room("panda", 0, 1, 2)
    do(table, 1, live.Resign(fresh(), 1))
    assert table.seating.level(1) == "ship_boy"
    assert refused(table, 1, live.ComeBack(fresh(), 1)) == "not_allowed"
    assert refused(table, 1, live.Resign(fresh(), 1)) == "not_allowed"
    play_out(table, Random(3))
    places = {result.seat: result.place for result in table.results() or []}
    assert places[1] == 3
    assert {places[0], places[2]} <= {1, 2}
    assert table.reason == "played"


def test_the_game_ends_when_nobody_is_left_who_could_play_it() -> None:
    table = room("dragon", 0, "sailor", 1)
    do(table, 0, live.Resign(fresh(), 0))
    assert not table.over
    do(table, 1, live.Resign(fresh(), 2))
    assert (table.over, table.reason) == (True, "resigned")
    assert [result.seat for result in table.results() or []] == [1, 2, 0]


def test_a_stand_in_plays_until_its_person_comes_back() -> None:
    table = dragon(0, 1, 2)
    seat = asked(table)
    do(table, seat, live.Leave(fresh(), seat))
    assert table.bots_asked() == [seat]
    assert refused(table, seat, answer(table, seat, TAXES)) == "not_allowed"
    assert refused(table, seat, live.Leave(fresh(), seat)) == "not_allowed"
    do(table, seat, live.ComeBack(fresh(), seat))
    assert table.bots_asked() == []
    do(table, seat, answer(table, seat, TAXES))


# ---- proposals


def test_the_game_ends_as_it_stands_if_all_people_agree() -> None:
    table = dragon(0, 1, "sailor")
    do(table, 0, live.Propose(fresh(), 0, "end"))
    assert not table.over
    assert refused(table, 1, live.Propose(fresh(), 1, "end")) == "not_allowed"
    do(table, 1, live.Answer(fresh(), 1, True))
    assert (table.over, table.reason) == (True, "agreed")
    assert len(table.results() or []) == 3


def test_a_bot_does_not_agree_to_end_a_rated_game() -> None:
    table = dragon(0, "sailor", rated=True)
    assert refused(table, 0, live.Propose(fresh(), 0, "end")) == "not_allowed"


def test_somebody_with_all_seats_asks_nobody() -> None:
    table = dragon(0, 0, "sailor")
    do(table, 0, live.Propose(fresh(), 1, "end"))
    assert table.reason == "agreed"


def test_a_pause_stops_clocks_and_moves_until_all_want_to_go_on() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    do(table, 0, live.Propose(fresh(), 0, "pause"), 10.0)
    do(table, 1, live.Answer(fresh(), 1, True), 20.0)
    assert table.paused
    assert table.clocks is not None
    left = table.clocks.left[seat]
    assert refused(table, seat, answer(table, seat, TAXES), 30.0) == "not_allowed"
    assert refused(table, 0, live.Propose(fresh(), 0, "pause"), 30.0) == "not_allowed"
    do(table, 0, live.Propose(fresh(), 0, "resume"), 1000.0)
    do(table, 1, live.Answer(fresh(), 1, True), 2000.0)
    assert table.clocks.left[seat] == left
    do(table, seat, answer(table, seat, TAXES), 2001.0)
    assert table.clocks.left[seat] == left - 1 + LIVE.increment


def test_without_a_clock_there_is_nothing_to_pause() -> None:
    assert refused(dragon(0, 1), 0, live.Propose(fresh(), 0, "pause")) == "not_allowed"


# ---- clocks


def test_the_clock_of_those_who_are_asked_runs_and_a_move_adds_the_increment() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    assert table.clocks is not None
    before = table.clocks.face(10.0).left
    do(table, seat, answer(table, seat, TAXES), 30.0)
    after = table.clocks.face(30.0)
    assert after.left[seat] == before[seat] - 20 + LIVE.increment
    assert after.left[1 - seat] == before[1 - seat]
    assert after.running == [1 - seat]


def test_who_runs_out_of_time_is_replaced_and_may_come_back() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    assert table.clocks is not None
    due = table.clocks.due()
    assert due is not None
    assert time_outs(table, due - 0.1) == []
    for row in time_outs(table, due + 0.1):
        table.apply(row)
    assert table.seating.gone == {seat: "timeout"}
    assert table.bots_asked() == [seat]
    assert table.clocks.due() is None
    do(table, seat, live.ComeBack(fresh(), seat), due + 50)
    assert table.clocks.left[seat] == GRACE
    assert table.clocks.due() == due + 50 + GRACE


def test_over_days_every_move_has_its_own_time() -> None:
    table = dragon(0, 1, clock=DAYS)
    seat = asked(table)
    do(table, seat, answer(table, seat, TAXES), 900.0)
    other = asked(table)
    assert table.clocks is not None
    assert table.clocks.due() == 1900.0
    do(table, other, answer(table, other, {"move": "pass"}), 1800.0)
    assert table.clocks.left == [1000.0, 1000.0]


# ---- counting and talking


def test_the_same_command_counts_once() -> None:
    table = dragon(0, 1)
    seat = asked(table)
    command = answer(table, seat, TAXES)
    rows = do(table, seat, command)
    again = Room(table.table)
    assert table.answered[rows[0].command] == table.course.count(seat)
    assert rows[0].command not in again.answered


@pytest.mark.parametrize("text", ["  ", "\n\t", "\u202e", "\u200d"])
def test_nothing_that_cannot_be_read_is_said(text: str) -> None:
    assert refused(room("dragon", 0, 1), 0, live.Say(fresh(), text)) == "malformed"


def test_what_is_said_is_told_with_who_said_it() -> None:
    table = room("dragon", 0, 1)
    do(table, 1, live.Say(fresh(), " so,\n\u202ehello  there "), 5.0)
    do(table, 7, live.Say(fresh(), "I only look"), 6.0)
    assert [(line.seat, line.name, line.text) for line in table.chat] == [
        (1, "Captain 1", "so, hello there"),
        (-1, "Captain 7", "I only look"),
    ]


def test_who_comes_back_hears_only_what_came_after() -> None:
    table = dragon(0, 1, 2)
    known, seat = table.course.count(-1), asked(table)
    do(table, seat, answer(table, seat, TAXES))
    told = hearing.rest(table, spectator(), known, 0.0)
    assert isinstance(told, live.Ply)
    assert (told.ply, told.seat) == (known + 1, seat)
    assert {entry["ply"] for entry in told.journal} == {known + 1}
    for unknown in (known + 2, -3):
        assert isinstance(hearing.rest(table, spectator(), unknown, 0.0), live.Snapshot)


def test_who_has_read_what_was_taken_back_reads_everything_again() -> None:
    table = dragon(0, 1, 2)
    known, seat = table.course.count(-1), asked(table)
    do(table, seat, answer(table, seat, TAXES))
    do(table, seat, live.Undo(fresh(), seat))
    do(table, seat, answer(table, seat, {"move": "pass"}))
    assert isinstance(hearing.rest(table, at_seat(1), known + 1, 0.0), live.Snapshot)
    assert isinstance(hearing.rest(table, at_seat(1), known, 0.0), live.Ply)


def test_a_table_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="played by rules"):
        Room(agreed("dragon", 0, 1, rules="0"))
