"""Undo at a live table without a server: at once, by consent, or not at all."""

from random import Random

import pytest

from lorcha.core.match import digest, verify
from lorcha.games import load
from lorcha.server.tables import messages
from lorcha.server.tables.commands import decide
from lorcha.server.tables.history import History
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from tests.server.live_tables import (
    TAXES,
    announcements,
    answer,
    asked,
    at_seat,
    do,
    dragon,
    live_table,
    new_id,
    person,
    refused,
    step,
)


def undo_mode(table: LiveTable, seat: int) -> str:
    return messages.turn(table, seat).undo


def test_a_move_that_revealed_nothing_is_undone_at_once() -> None:
    table = dragon(0, 1, 2)
    seat, before = asked(table), digest(table.history.state)
    count = table.history.count(seat)
    do(table, seat, answer(table, seat, TAXES))
    assert undo_mode(table, seat) == "free"
    do(table, seat, live.Undo(new_id(), seat))
    assert digest(table.history.state) == before
    assert table.history.count(seat) == count
    assert asked(table) == seat


def test_an_undo_can_be_prepared_in_another_thread() -> None:
    """The history is there when the row is applied; a row that never comes changes nothing."""
    table = dragon(0, 1, 2)
    seat, before = asked(table), digest(table.history.state)
    do(table, seat, answer(table, seat, TAXES))
    (row,), now = decide(table, person(seat), live.Undo(new_id(), seat), 0.0), table.history
    table.prepare_undo(row)
    assert table.history is now
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(History, "without_last", None)  # it was played again already
        table.apply(row)
    assert digest(table.history.state) == before


def test_what_others_have_answered_is_undone_by_consent() -> None:
    table = dragon(0, 1, 2)
    first, before = asked(table), digest(table.history.state)
    do(table, first, answer(table, first, TAXES))
    second = asked(table)
    do(table, second, answer(table, second, {"move": "pass"}))
    third = asked(table)
    assert undo_mode(table, first) == "ask"
    do(table, first, live.Undo(new_id(), first))
    assert table.proposal == live.Proposal("undo", first, [first])
    do(table, second, live.Answer(new_id(), second, True))
    assert table.proposal is not None
    assert refused(table, second, live.Answer(new_id(), second, True)) == "not_allowed"
    do(table, third, live.Answer(new_id(), third, True))
    assert table.proposal is None
    assert digest(table.history.state) == before


def test_an_undo_by_somebody_else_rejects_the_proposal() -> None:
    table = dragon(0, 1, 2)
    first = asked(table)
    do(table, first, answer(table, first, TAXES))
    second = asked(table)
    do(table, second, answer(table, second, {"move": "pass"}))
    do(table, first, live.Undo(new_id(), first))
    (row,) = decide(table, person(second), live.Undo(new_id(), second), 0.0)
    received = [announcement(at_seat(first)) for announcement in announcements(table, row)]
    assert live.Proposed(None, accepted=False) in received
    assert asked(table) == second


def test_a_no_or_another_move_ends_the_proposal_of_an_undo() -> None:
    for last in ("no", "move"):
        table = dragon(0, 1, 2)
        first = asked(table)
        do(table, first, answer(table, first, TAXES))
        second = asked(table)
        do(table, second, answer(table, second, {"move": "pass"}))
        third, ply = asked(table), table.history.match.ply
        do(table, first, live.Undo(new_id(), first))
        if last == "no":
            do(table, third, live.Answer(new_id(), third, False))
        else:
            do(table, third, answer(table, third, {"move": "pass"}))
            ply += 1
        assert table.proposal is None
        assert table.history.match.ply == ply


def test_bots_agree_at_once_unless_something_was_revealed() -> None:
    table = dragon(0, "sailor", "sailor")
    chooser = Random(1)
    seen = set()
    for _ in range(200):
        if table.over:
            break
        if table.history.last_command_of(0) is not None:
            start = table.history.last_command_of(0)
            reply = any(s.reveals for s in table.history.steps[start:])
            seen.add(undo_mode(table, 0))
            assert undo_mode(table, 0) == ("no" if reply else "free")
        step(table, chooser)
    assert seen == {"no", "free"}


def test_after_a_reveal_a_rated_game_goes_on_and_a_friendly_one_may_ask() -> None:
    for rated, expected in ((True, "no"), (False, "ask")):
        table = live_table("jamaica", 0, 1, rated=rated)
        chooser = Random(9)
        step(table, chooser)
        while not table.history.steps[-1].reveals:
            step(table, chooser)
        mover = table.history.steps[-1].seat
        assert undo_mode(table, mover) == expected
        if rated:
            assert refused(table, mover, live.Undo(new_id(), mover)) == "not_allowed"


def test_what_was_shown_cannot_be_undone_freely() -> None:
    table = live_table("panda", 0, 1)
    chooser = Random(2)
    bids = {"single", "set", "sequence", "formation", "bomb"}
    while not table.history.steps or verb(table) not in bids:
        step(table, chooser)
    assert undo_mode(table, table.history.steps[-1].seat) == "ask"


def test_undone_dice_are_rolled_again() -> None:
    rolls: list[tuple[int | None, int | None]] = []
    for number in range(12):
        table, chooser = live_table("jamaica", 0, 1, seed=bytes([number]) * 32), Random(9)
        rows = step(table, chooser)
        while last_dice(table) is None:
            rows += step(table, chooser)
        mover, first = table.history.steps[-1], last_dice(table)
        rows += do(table, mover.seat, live.Undo(new_id(), mover.seat))
        rows += do(table, 1 - mover.seat, live.Answer(new_id(), 1 - mover.seat, True))
        assert rows[-1].text.endswith(" afresh")
        rows += do(
            table, mover.seat, answer(table, mover.seat, table.game.moves.to_json(mover.move))
        )
        rolls.append((first, last_dice(table)))
        again = LiveTable(table.row)
        for row in rows:
            again.apply(row)
        assert digest(again.history.state) == digest(table.history.state)
        assert verify(table.history.match.record(), load) == []
    assert sum(one != other for one, other in rolls) > 6


def test_going_back_further_does_not_bring_the_seen_dice_back() -> None:
    table, chooser = live_table("jamaica", 0, 1), Random(9)
    for _ in range(9):
        step(table, chooser)
    history = table.history.without_last(2, stream=1)
    assert (history.match.seed.ply, history.match.seed.stream) == (7, 1)
    further = history.without_last(3)
    assert (further.match.seed.ply, further.match.seed.stream) == (4, 1)
    assert [seed.stream for seed in further.without_last(1, stream=2).match.seed.chain()] == [0, 2]
    assert [seed.stream for seed in table.history.without_last(5).match.seed.chain()] == [0]


def last_dice(table: LiveTable) -> int | None:
    """The dice of the round the last move led to, if it led to one."""
    reply = table.history.journal(-1, table.history.steps[-1].entry)
    return next((6 * e["one"] + e["other"] for e in reply if e["event"] == "round_began"), None)


def verb(table: LiveTable) -> str:
    return table.game.moves.verb_of(table.history.steps[-1].move).name


def test_a_composed_move_is_undone_as_a_whole() -> None:
    table = dragon(0, 1)
    seat, before = asked(table), digest(table.history.state)
    do(table, seat, answer(table, seat, {"move": "act", "action": "build"}, {"move": "found"}))
    do(table, seat, live.Undo(new_id(), seat))
    assert digest(table.history.state) == before


def test_nothing_can_be_undone_before_the_first_move() -> None:
    table = live_table("dragon", 0, 1)
    assert undo_mode(table, 0) == "no"
    assert undo_mode(table, -1) == "no"
    assert refused(table, 0, live.Undo(new_id(), 0)) == "not_allowed"
