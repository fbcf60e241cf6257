"""A table without a clock whose player has vanished: the others vote for a stand-in."""

from lorcha.server.tables import messages
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.tables import Clock
from tests.server.live_tables import (
    TAXES,
    answer,
    asked,
    do,
    dragon,
    new_id,
    refused,
)

PATIENCE = Clock().patience


def waits_for_somebody(*who: int | str, gone: int = 0, **terms: object) -> tuple[LiveTable, int]:
    """A table at which all are but the one who is asked, and from when on a vote is possible."""
    table = dragon(*who, **terms)
    seat = asked(table)
    table.attendance.note([s for s in range(len(who)) if s != seat], 0, 0.0)
    table.attendance.last_seen[seat] = float(gone)
    return table, seat


def voter(table: LiveTable, about: int) -> int:
    return table.seating.others(about)[0]


def stand_in(seat: int, about: int) -> live.Propose:
    return live.Propose(new_id(), seat, "stand_in", about)


def test_the_others_seat_a_bot_for_somebody_who_has_vanished() -> None:
    table, gone = waits_for_somebody(0, 1, 2, gone=40)
    one, other = table.seating.others(gone)
    begins = 40.0 + PATIENCE
    (shown,) = [seat for seat in messages.seats(table, "", begins - 7.0) if seat.vote_in]
    assert (shown.seat, shown.vote_in, shown.present) == (gone, 7.0, False)
    do(table, one, stand_in(one, gone), begins)
    assert table.bots_asked() == []
    assert refused(table, gone, live.Answer(new_id(), gone, True), begins) == "not_allowed"
    do(table, other, live.Answer(new_id(), other, True), begins)
    assert table.bots_asked() == [gone]
    assert table.proposal is None
    do(table, gone, live.ComeBack(new_id(), gone), begins + 5)
    assert table.bots_asked() == []


def test_nobody_hurries_the_vote() -> None:
    table, gone = waits_for_somebody(0, 1, gone=40)
    one = voter(table, gone)
    early = 39.0 + PATIENCE
    assert refused(table, one, stand_in(one, gone), early) == "not_allowed"
    assert refused(table, one, live.Propose(new_id(), one, "stand_in"), 1e6) == "not_allowed"
    assert refused(table, one, stand_in(one, 99), 1e6) == "not_allowed"
    table.asked_since[gone] = 60.0  # missed for long, but asked only since then
    assert refused(table, one, stand_in(one, gone), 59.0 + PATIENCE) == "not_allowed"
    do(table, one, stand_in(one, gone), 60.0 + PATIENCE)  # nobody else is there to be asked
    assert table.bots_asked() == [gone]


def test_a_restart_hurries_nobody_out_of_the_seat() -> None:
    table, gone = waits_for_somebody(0, 1)
    table.attendance.last_seen.clear()
    table.attendance.since = 5000.0
    one = voter(table, gone)
    assert refused(table, one, stand_in(one, gone), 4999.0 + PATIENCE) == "not_allowed"
    do(table, one, stand_in(one, gone), 5000.0 + PATIENCE)
    assert table.bots_asked() == [gone]


def test_nobody_who_is_at_the_table_is_voted_out() -> None:
    table, gone = waits_for_somebody(0, 1, 2)
    one, other = table.seating.others(gone)
    later = PATIENCE + 1.0
    assert refused(table, one, stand_in(one, other), later) == "not_allowed"  # not waited for
    do(table, one, stand_in(one, gone), later)
    table.attendance.note(range(3), 0, later)  # back before the last vote
    do(table, other, live.Answer(new_id(), other, True), later)
    assert (table.bots_asked(), table.proposal) == ([], None)
    assert refused(table, one, stand_in(one, gone), 2 * later) == "not_allowed"


def test_a_vote_about_somebody_who_came_back_is_in_nobodys_way() -> None:
    table, gone = waits_for_somebody(0, 1, 2)
    one, other = table.seating.others(gone)
    do(table, one, stand_in(one, gone), PATIENCE)
    assert refused(table, other, live.Propose(new_id(), other, "end"), PATIENCE) == "not_allowed"
    table.attendance.note(range(3), 0, PATIENCE + 1.0)
    do(table, other, live.Propose(new_id(), other, "end"), PATIENCE + 1.0)


def test_those_who_are_away_themselves_are_not_asked() -> None:
    table, gone = waits_for_somebody(0, 1, 2)
    one, other = table.seating.others(gone)
    table.attendance.note([one], 0, 10.0)
    do(table, one, stand_in(one, gone), PATIENCE + 20.0)
    assert table.bots_asked() == [gone]
    assert other not in table.seating.absent


def test_a_clock_needs_no_vote() -> None:
    table, gone = waits_for_somebody(0, 1, clock=Clock("days", per_move=1000))
    one = voter(table, gone)
    assert refused(table, one, stand_in(one, gone), 1e6) == "not_allowed"


def test_a_vanished_person_with_guests_gets_bots_on_all_seats() -> None:
    gone = asked(dragon(0, 1, 2))
    one = (gone + 1) % 3
    table = dragon(*[int(seat == one) for seat in range(3)])
    table.attendance.note([one], 0, 0.0)
    do(table, 1, stand_in(one, gone), PATIENCE + 1.0)
    assert set(table.seating.absent) == {0, 1, 2} - {one}


def test_the_wait_begins_again_with_each_question() -> None:
    table, gone = waits_for_somebody(0, 1)
    assert list(table.asked_since) == [gone]
    do(table, gone, answer(table, gone, TAXES), 500.0)
    assert set(table.asked_since.values()) == {500.0}
