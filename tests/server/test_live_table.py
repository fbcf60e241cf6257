"""Whole games at a live table, and commands that must not be carried out."""

from random import Random

import pytest

from lorcha.core.match import digest
from lorcha.games import SHELF, load
from lorcha.server.refusal import Refusal
from lorcha.server.store.rows import LogRow
from lorcha.server.tables import messages
from lorcha.server.tables.commands import decide
from lorcha.server.tables.history import leads_to_unknown
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.wire import live
from tests.server.live_tables import (
    answer,
    at_seat,
    do,
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

NONSENSE = {"move": "give", "place": 3}
SEATS = {"dragon": 3, "jamaica": 4, "ching": 3, "panda": 4}


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_ends_and_is_the_same_when_read_from_its_log(game: str) -> None:
    count = SEATS.get(game, load(game).seats[-1])
    table = live_table(game, *range(count))
    rows = play_out(table, Random(game))
    assert rows[-1].kind == "end"
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    again = LiveTable(table_row(game, *range(count)))
    for row in rows:
        again.apply(row)
    assert again.over
    assert digest(again.history.state) == digest(table.history.state)
    for reader in (spectator(), at_seat(0)):
        assert messages.snapshot(again, reader, 1.0) == messages.snapshot(table, reader, 1.0)
    results = table.results()
    assert results is not None
    assert sorted(result.seat for result in results) == list(range(count))


def test_only_the_seat_that_is_asked_gets_legal_moves() -> None:
    table = live_table("dragon", 0, 1)
    play_until_alone(table)
    asked = table.history.state.actors()
    assert len(asked) == 1
    assert legal(table, asked[0])
    assert not legal(table, 1 - asked[0])
    assert not messages.turn(table, -1).legal


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    table = live_table("jamaica", 0, 1, 2)
    play_until_alone(table)
    (seat,) = table.history.state.actors()
    move = legal(table, seat)[0]
    since = table.history.plies[seat + 1][table.history.asked_at[seat]]
    late = answer(table, seat, move, ply=since - 1)
    assert refused(table, seat, late) == "stale"
    early = answer(table, seat, move, ply=table.history.count(seat) + 1)
    assert refused(table, seat, early) == "stale"


def test_out_of_turn_illegal_and_malformed_moves_change_nothing() -> None:
    table = live_table("jamaica", 0, 1, 2)
    play_until_alone(table)
    (seat,) = table.history.state.actors()
    other = (seat + 1) % 3
    move = legal(table, seat)[0]
    assert refused(table, other, answer(table, other, move)) == "not_asked"
    assert refused(table, other, answer(table, seat, move)) == "not_yours"
    assert refused(table, seat, answer(table, 7, move, ply=1)) == "not_yours"
    assert refused(table, seat, answer(table, seat, {"move": "give", "place": 3})) == "illegal"
    for broken in ({}, {"move": "fly"}, {"move": "card"}, {"move": "give", "place": "three"}):
        assert refused(table, seat, answer(table, seat, broken)) == "malformed"
    huge = {"move": "give", "place": 1 << 80}
    assert refused(table, seat, answer(table, seat, huge)) == "malformed"


def test_simultaneous_choices_come_in_any_order_and_late() -> None:
    table = live_table("ching", 0, 1, 2)
    assert table.history.state.actors() == [0, 1, 2]
    commands = {seat: answer(table, seat, legal(table, seat)[-1]) for seat in range(3)}
    for seat in (2, 0, 1):
        do(table, seat, commands[seat])  # all answer ply 0
    assert table.history.match.ply == 3
    assert refused(table, 2, answer(table, 2, {"move": "forgo"}, ply=0)) == "stale"


def test_a_composed_move_is_played_as_a_whole_or_not_at_all() -> None:
    table = live_table("dragon", 0, 1)
    chooser = Random(2)
    while {"move": "act", "action": "build"} not in legal_now(table):
        step(table, chooser)
    (seat,) = table.history.state.actors()
    build, found = {"move": "act", "action": "build"}, {"move": "found"}
    assert refused(table, seat, answer(table, seat, build, build)) == "illegal"
    assert refused(table, seat, answer(table, seat, build, *[found] * 9)) == "illegal"
    rows = do(table, seat, answer(table, seat, build, found))
    assert [row.text for row in rows] == ["act build", "found"]
    assert [row.command != "" for row in rows] == [True, False]
    assert table.history.count(-1) == len(table.history.steps)


def test_a_composed_move_does_not_ask_what_cannot_be_known() -> None:
    """Two moves that differ only after something unknown are refused with the same text."""
    table = live_table("jamaica", 0, 1)
    chooser = Random(3)
    while True:
        for seat in table.history.state.actors():
            for move in legal(table, seat):
                code = table.game.moves.from_json(move)
                if leads_to_unknown(table.history.state, seat, code):
                    after = table.history.state.clone()
                    after.play(seat, code)
                    if after.legal(seat):
                        right = table.game.moves.to_json(after.legal(seat)[0])
                        said = {refusal(table, seat, move, then) for then in (right, NONSENSE)}
                        assert said == {"what follows part 1 cannot be known yet"}
                        return
        step(table, chooser)


def test_after_the_end_nothing_moves_but_people_may_talk() -> None:
    table = live_table("panda", 0, 1)
    play_out(table, Random(5))
    assert refused(table, 0, answer(table, 0, {"move": "pass"})) == "over"
    assert refused(table, 0, live.Undo(new_id(), 0)) == "over"
    assert refused(table, 0, live.Resign(new_id(), 0)) == "over"
    do(table, 0, live.Say(new_id(), "Well played!"))
    assert table.chat[-1].text == "Well played!"


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    table = live_table("dragon", 0, 1)
    with pytest.raises(BadLog, match="row 1"):
        table.apply(LogRow(1, "move", 0, "act taxes", "", 0.0))
    with pytest.raises(BadLog, match="comes after"):
        table.apply(LogRow(3, "say", 0, '["a","b"]', "", 0.0))


def play_until_alone(table: LiveTable) -> None:
    """Play at random until a single seat is asked."""
    chooser = Random(1)
    step(table, chooser)
    while len(table.history.state.actors()) != 1:
        step(table, chooser)


def refusal(table: LiveTable, seat: int, *moves: dict[str, object]) -> str:
    with pytest.raises(Refusal) as refused:
        decide(table, person(seat), answer(table, seat, *moves), 0.0)
    return refused.value.text


def legal_now(table: LiveTable) -> list[dict[str, object]]:
    return [move for seat in table.history.state.actors() for move in legal(table, seat)]
