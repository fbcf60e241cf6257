"""Commands at a live table without a server: resign, leave, propose, chat; and the clocks."""

from random import Random

import pytest

from lorcha.server.tables import messages
from lorcha.server.tables.automatic import timeouts
from lorcha.server.tables.clocks import GRACE, PAUSE
from lorcha.server.tables.commands import decide
from lorcha.server.tables.commands.propose import LAPSES
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.tables import Clock
from tests.server.live_tables import (
    TAXES,
    announcements,
    answer,
    asked,
    at_seat,
    do,
    dragon,
    legal,
    live_table,
    new_id,
    person,
    play_out,
    refused,
    spectator,
    step,
    table_row,
)

LIVE = Clock("live", bank=100, increment=5)
DAYS = Clock("days", per_move=1000)


# ---- giving up, leaving, coming back


def test_a_seat_that_resigns_is_placed_last_whatever_its_stand_in_scores() -> None:
    table = live_table("panda", 0, 1, 2)
    do(table, 1, live.Resign(new_id(), 1))
    assert table.seating.level(1) == "ship_boy"
    assert refused(table, 1, live.ComeBack(new_id(), 1)) == "not_allowed"
    assert refused(table, 1, live.Resign(new_id(), 1)) == "not_allowed"
    play_out(table, Random(3))
    places = {result.seat: result.place for result in table.results() or []}
    assert places[1] == 3
    assert {places[0], places[2]} <= {1, 2}
    assert table.reason == "played"


def test_the_game_ends_when_nobody_is_left_who_could_play_it() -> None:
    table = live_table("dragon", 0, "sailor", 1)
    do(table, 0, live.Resign(new_id(), 0))
    assert not table.over
    do(table, 1, live.Resign(new_id(), 2))
    assert (table.over, table.reason) == (True, "resigned")
    assert [result.seat for result in table.results() or []] == [1, 2, 0]


def test_a_stand_in_plays_until_its_person_comes_back() -> None:
    table = dragon(0, 1, 2)
    seat = asked(table)
    do(table, seat, live.Leave(new_id(), seat))
    assert table.bots_asked() == [seat]
    assert refused(table, seat, answer(table, seat, TAXES)) == "not_allowed"
    assert refused(table, seat, live.Leave(new_id(), seat)) == "not_allowed"
    do(table, seat, live.ComeBack(new_id(), seat))
    assert table.bots_asked() == []
    do(table, seat, answer(table, seat, TAXES))


def test_a_seat_taken_back_gets_its_legal_moves() -> None:
    table = dragon(0, 1, 2)
    seat = asked(table)
    do(table, seat, live.Leave(new_id(), seat))
    assert legal(table, seat) == []
    (row,) = decide(table, person(seat), live.ComeBack(new_id(), seat), 0.0)
    (announcement,) = announcements(table, row)
    own, other = announcement(at_seat(seat)), announcement(at_seat((seat + 1) % 3))
    assert isinstance(own, live.Snapshot)
    assert TAXES in own.turn.legal
    assert isinstance(other, live.Seats)


# ---- proposals


def test_the_game_ends_as_it_stands_if_all_people_agree() -> None:
    table = dragon(0, 1, "sailor")
    do(table, 0, live.Propose(new_id(), 0, "end"))
    assert not table.over
    assert refused(table, 1, live.Propose(new_id(), 1, "end")) == "not_allowed"
    do(table, 1, live.Answer(new_id(), 1, True))
    assert (table.over, table.reason) == (True, "agreed")
    assert len(table.results() or []) == 3


def test_a_bot_does_not_agree_to_end_a_rated_game() -> None:
    table = dragon(0, "sailor", rated=True)
    assert refused(table, 0, live.Propose(new_id(), 0, "end")) == "not_allowed"


def test_somebody_with_all_seats_asks_nobody() -> None:
    table = dragon(0, 0, "sailor")
    do(table, 0, live.Propose(new_id(), 1, "end"))
    assert table.reason == "agreed"


def test_a_pause_stops_clocks_and_moves_until_all_want_to_go_on() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    do(table, 0, live.Propose(new_id(), 0, "pause"), 10.0)
    do(table, 1, live.Answer(new_id(), 1, True), 20.0)
    assert table.paused
    assert table.clocks is not None
    left = table.clocks.left[seat]
    assert refused(table, seat, answer(table, seat, TAXES), 30.0) == "not_allowed"
    assert refused(table, 0, live.Propose(new_id(), 0, "pause"), 30.0) == "not_allowed"
    do(table, 0, live.Propose(new_id(), 0, "resume"), 200.0)
    do(table, 1, live.Answer(new_id(), 1, True), 300.0)
    assert table.clocks.left[seat] == left
    do(table, seat, answer(table, seat, TAXES), 301.0)
    assert table.clocks.left[seat] == left - 1 + LIVE.increment


def test_after_a_long_pause_one_person_may_resume() -> None:
    for clock, longest in ((LIVE, PAUSE), (DAYS, DAYS.per_move)):
        table = dragon(0, 1, clock=clock)
        do(table, 0, live.Propose(new_id(), 0, "pause"), 10.0)
        do(table, 1, live.Answer(new_id(), 1, True), 20.0)
        do(table, 0, live.Propose(new_id(), 0, "resume"), longest)
        assert table.paused
        do(table, 0, live.Answer(new_id(), 0, False), longest)
        do(table, 0, live.Propose(new_id(), 0, "resume"), 20.0 + longest)
        assert not table.paused


def test_a_proposal_can_be_withdrawn_and_lapses() -> None:
    table = dragon(0, 1, 2)
    do(table, 0, live.Propose(new_id(), 0, "end"), 10.0)
    assert refused(table, 0, live.Answer(new_id(), 0, True), 11.0) == "not_allowed"
    do(table, 0, live.Answer(new_id(), 0, False), 11.0)
    assert table.proposal is None
    do(table, 0, live.Propose(new_id(), 0, "end"), 20.0)
    assert refused(table, 1, live.Propose(new_id(), 1, "end"), 19.0 + LAPSES) == "not_allowed"
    do(table, 1, live.Propose(new_id(), 1, "end"), 20.0 + LAPSES)
    assert table.proposal == live.Proposal("end", 1, [1])


def test_without_a_clock_there_is_nothing_to_pause() -> None:
    assert refused(dragon(0, 1), 0, live.Propose(new_id(), 0, "pause")) == "not_allowed"


def test_those_who_stay_may_end_a_rated_game_somebody_has_resigned() -> None:
    table = dragon(0, 1, 2, rated=True)
    do(table, 1, live.Resign(new_id(), 1))
    do(table, 0, live.Propose(new_id(), 0, "end"))
    do(table, 2, live.Answer(new_id(), 2, True))
    assert table.reason == "agreed"
    assert {result.seat: result.place for result in table.results() or []}[1] == 3


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


def test_a_seat_out_of_time_is_replaced_and_may_come_back() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    assert table.clocks is not None
    due = table.clocks.due()
    assert due is not None
    assert timeouts(table, due - 0.1) == []
    for row in timeouts(table, due + 0.1):
        table.apply(row)
    assert table.seating.absent == {seat: "timeout"}
    assert table.bots_asked() == [seat]
    assert table.clocks.due() is None
    assert refused(table, seat, live.ComeBack(new_id(), seat), due + 40) == "not_allowed"
    step(table, Random(1), due + 45)
    do(table, seat, live.ComeBack(new_id(), seat), due + 50)
    assert table.clocks.left[seat] == GRACE


def test_leaving_and_coming_back_adds_no_time() -> None:
    table = dragon(0, 1, clock=LIVE)
    seat = asked(table)
    assert table.clocks is not None
    before = table.clocks.left[seat]
    do(table, seat, live.Leave(new_id(), seat), 90.0)
    do(table, seat, live.ComeBack(new_id(), seat), 95.0)
    assert table.clocks.left[seat] == before - 90


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_an_undo_adds_no_time(clock: Clock) -> None:
    table = dragon(0, 1, clock=clock)
    seat = asked(table)
    assert table.clocks is not None
    before = table.clocks.left[:]
    for moment in (10.0, 20.0, 30.0):
        do(table, seat, answer(table, seat, TAXES), moment)
        do(table, seat, live.Undo(new_id(), seat), moment)
    assert table.clocks.left[seat] == before[seat] - 30
    assert table.clocks.left[1 - seat] == before[1 - seat]


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
    again = LiveTable(table.row)
    assert table.answered[rows[0].command] == table.history.count(seat)
    assert rows[0].command not in again.answered


@pytest.mark.parametrize("text", ["  ", "\n\t", "\u202e", "\u200d", "\u3164\u2800"])
def test_chat_without_visible_letters_is_refused(text: str) -> None:
    assert refused(live_table("dragon", 0, 1), 0, live.Say(new_id(), text)) == "malformed"


def test_a_chat_line_has_the_name_of_its_author() -> None:
    table = live_table("dragon", 0, 1)
    do(table, 1, live.Say(new_id(), " so,\n\u202ehello  there "), 5.0)
    do(table, 7, live.Say(new_id(), "I only look"), 6.0)
    assert [(line.seat, line.name, line.text) for line in table.chat] == [
        (1, "Captain 1", "so, hello there"),
        (-1, "Captain 7", "I only look"),
    ]


def test_a_reader_who_comes_back_gets_only_what_is_new() -> None:
    table = dragon(0, 1, 2)
    known, seat = table.history.count(-1), asked(table)
    do(table, seat, answer(table, seat, TAXES))
    reply = messages.update_since(table, spectator(), known, 0.0)
    assert isinstance(reply, live.Ply)
    assert (reply.ply, reply.seat) == (known + 1, seat)
    assert {entry["ply"] for entry in reply.journal} == {known + 1}
    for unknown in (known + 2, -3):
        assert messages.update_since(table, spectator(), unknown, 0.0) is None


def test_a_reader_of_undone_moves_needs_a_snapshot() -> None:
    table = dragon(0, 1, 2)
    known, seat = table.history.count(-1), asked(table)
    do(table, seat, answer(table, seat, TAXES))
    do(table, seat, live.Undo(new_id(), seat))
    do(table, seat, answer(table, seat, {"move": "pass"}))
    assert messages.update_since(table, at_seat(1), known + 1, 0.0) is None
    assert isinstance(messages.update_since(table, at_seat(1), known, 0.0), live.Ply)


def test_a_table_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="played by rules"):
        LiveTable(table_row("dragon", 0, 1, rules="0"))
