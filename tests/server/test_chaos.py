"""`make chaos` itself: a short run of it, and that it finds what is wrong."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from chaos import run
from chaos.accidents import accidents_of
from chaos.records import Asked, Record, Told
from chaos.run import run_chaos
from chaos.verdict import judge
from lorcha.core.perspective import Perspective
from lorcha.server.runtime.hub import encode
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables.commands import decide
from lorcha.server.tables.messages import Reader
from lorcha.server.tables.past_decisions import preview_line
from tests.server.live_tables import announcements, answer, legal, live_table, person

SHORT = ("clients cut off", "disk full", "clock set wrong", "server killed")
READERS = (0, 1, -1)


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Only these kinds of accidents, each of which is short."""

    def set_kinds(*names: str) -> None:
        monkeypatch.setattr(
            run, "accidents_of", lambda house: {name: accidents_of(house)[name] for name in names}
        )
        monkeypatch.setattr("chaos.accidents.LONG", 0.0)
        monkeypatch.setattr(run, "PATIENCE", 4.0)

    return set_kinds


def test_a_house_under_accidents_loses_nothing(only: Callable[..., None]) -> None:
    only(*SHORT)
    report = asyncio.run(run_chaos("sqlite", accidents=len(SHORT), seed=1, tables=1))
    assert report.faults == []
    assert report.accidents.total() == len(SHORT)
    assert report.acknowledged.total() > 20
    assert report.told > 50
    assert report.lines()[-1].split()[:4] == ["|", "all", "|", str(len(SHORT))]


def test_a_server_that_acknowledges_too_early_is_found(
    only: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    only("server killed")
    monkeypatch.setattr(run, "TO_THE_END", 3.0)
    report = asyncio.run(run_chaos("sqlite", 1, 1, 1, "tests.server.acknowledges_early"))
    assert "lost" in {fault.kind for fault in report.faults}


# ---- the proof


class Played(NamedTuple):
    """A game as it is stored, and what its players and a spectator wrote down."""

    row: TableRow
    log: list[LogRow]
    records: list[Record]


@pytest.fixture
def played() -> Played:
    table, chance, log = live_table("panda", 0, 1), Random(5), list[LogRow]()
    records = [Record(table.row.id, reader, f"p{reader}") for reader in READERS]
    while not table.over:
        seat = table.history.state.actors()[0]
        move = chance.choice(legal(table, seat))
        ask_preview(records[seat], table, move)
        command = answer(table, seat, move)
        for row in decide(table, person(seat), command, 1.0):
            log.append(row)
            for announcement in announcements(table, row):
                for record in records:
                    message = announcement(Reader(record.reader, record.person))
                    if message is not None:
                        record.told.append(Told(json.loads(encode(message)), "none"))
        records[seat].acknowledged[command.id] = "none"
    over = msgspec.structs.replace(table.row, stage="over", results=table.results())
    return Played(over, log, records)


def ask_preview(record: Record, table: Any, move: dict[str, Any]) -> None:
    ply = table.history.count(record.reader)
    perspective = Perspective(table.history.state, record.reader)
    seen = preview_line(table, perspective, [move], ply)
    reply = {"ply": ply, "previews": [msgspec.to_builtins(seen)]}
    record.previews.append(Asked([[move]], json.loads(json.dumps(reply)), "none"))


def faults(played: Played) -> set[str]:
    return {fault.kind for fault in judge(*played)}


def test_a_sound_game_is_found_sound(played: Played) -> None:
    assert faults(played) == set()
    assert min(len(record.told) for record in played.records) > 20


def test_an_acknowledged_command_must_be_stored(played: Played) -> None:
    played.records[0].acknowledged["gone"] = "none"
    assert faults(played) == {"lost"}


def test_a_command_is_stored_once(played: Played) -> None:
    first, second = [n for n, row in enumerate(played.log) if row.command][:2]
    again = msgspec.structs.replace(played.log[second], command=played.log[first].command)
    played.log[second] = again
    assert "doubled" in faults(played)


def test_a_refused_command_is_not_stored(played: Played) -> None:
    refused = next(iter(played.records[1].acknowledged))
    played.records[1].refused[refused] = "none"
    assert faults(played) == {"refused but stored"}


def test_what_is_told_must_be_stored(played: Played) -> None:
    message = played.records[2].told[-3].message
    played.records[2].told.append(Told({**message, "ply": 9999}, "none"))
    assert faults(played) == {"told, not stored"}


def test_a_line_of_chat_that_is_told_must_be_stored(played: Played) -> None:
    line = {"number": 1, "seat": 0, "name": "Vera", "text": "Hello", "at": 1.0}
    played.records[2].told.append(Told({"type": "chatted", "line": line}, "none"))
    assert faults(played) == {"told, not stored"}


def test_a_view_of_somebody_else_is_a_secret(played: Played) -> None:
    """The spectator is shown what seat 0 sees."""
    theirs = {told.message["ply"]: told.message for told in played.records[0].told[:20]}
    for number, told in enumerate(played.records[2].told[:20]):
        if told.message["ply"] in theirs:
            view = theirs[told.message["ply"]]["view"]
            played.records[2].told[number] = Told({**told.message, "view": view}, "none")
    assert faults(played) == {"secrets"}


def test_a_preview_that_knows_more_is_a_secret(played: Played) -> None:
    played.records[0].previews[0].answer["previews"][0]["what"] = "the card below"
    assert faults(played) == {"secrets"}


def test_a_log_with_a_gap_is_lost_and_stuck(played: Played) -> None:
    assert faults(played._replace(log=played.log[-3:])) == {"lost", "stuck"}


def test_a_game_that_does_not_end_is_stuck(played: Played) -> None:
    row = msgspec.structs.replace(played.row, stage="playing")
    assert faults(played._replace(row=row)) == {"stuck"}


def test_nobody_runs_out_of_time(played: Played) -> None:
    late = LogRow(len(played.log) + 1, "seat", 0, "timeout", "", 2.0)
    assert faults(played._replace(log=[*played.log, late])) == {"out of time"}
