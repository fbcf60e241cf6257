"""The web client's types are written from the declarations."""

from pathlib import Path

import msgspec
import pytest

from lorcha import cli, games
from lorcha.core.fields import number, several
from lorcha.core.journal import EventBook
from lorcha.server.codegen.schema import declarations, game_types, wire
from lorcha.server.codegen.typescript import declarations_of, entry, entry_union, shape


class Inner(msgspec.Struct, frozen=True):
    count: int
    names: list[str] | None = None


class Received(msgspec.Struct, frozen=True):
    inner: Inner
    marks: dict[str, int] = {}


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    loud: bool = False


def test_received_fields_are_always_there_and_sent_ones_may_be_left_out() -> None:
    inner, received = sorted(declarations_of([Received]))
    assert (
        received
        == "export type Received = {\n  inner: Inner\n  marks: { [key: string]: number }\n}"
    )
    assert inner == "export type Inner = {\n  count: number\n  names: string[] | null\n}"
    assert declarations_of([Sent]) == ["export type Sent = {\n  text: string\n  loud?: boolean\n}"]


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({}, "unknown"),
        ({"enum": ["a", 1, True]}, '"a" | 1 | true'),
        ({"type": "array", "items": {"anyOf": [{"type": "null"}, {"type": "integer"}]}},
         "(null | number)[]"),
        ({"type": "object", "title": "Move"}, "Move"),
    ],
)  # fmt: skip
def test_shapes(schema: dict[str, object], expected: str) -> None:
    assert shape(schema) == expected


def test_an_entry_may_lack_its_seat_and_its_secrets() -> None:
    book = EventBook()
    dealt = book.event("dealt", number("cards", 0, 9), several("suits", ["a", "b"]), secret="suits")
    book.event("shuffled")
    assert entry(dealt) == (
        '{ event: "dealt"; ply: number; seat?: number; cards: number; suits?: ("a" | "b")[] }'
    )
    assert entry_union("Entry", book.events).splitlines() == [
        "export type Entry =",
        f"  | {entry(dealt)}",
        '  | { event: "shuffled"; ply: number; seat?: number }',
    ]


def test_every_struct_of_the_wire_is_there() -> None:
    written = wire()
    for name in ("Snapshot", "TableSummary", "NewTable", "Me", "ClientMessage", "ServerMessage"):
        assert f"export type {name} =" in written
    assert "export type Command " not in written


@pytest.mark.parametrize("name", games.SHELF)
def test_a_game_declares_its_view_moves_and_events(name: str) -> None:
    game = games.load(name)
    written = game_types(game)
    assert "export type View =" in written
    assert game.moves.typescript("Move") in written
    for event in game.events.events:
        assert f'  | {{ event: "{event.name}"; ply: number; seat?: number' in written
    expected = declarations(game)
    assert set(expected["verbs"]) == {verb.name for verb in game.moves.verbs}
    assert set(expected["events"]) == {event.name for event in game.events.events}
    assert set(game.questions.values()) == set(expected["questions"])


def test_an_unchanged_file_is_not_touched(tmp_path: Path) -> None:
    assert cli.main(["schema", str(tmp_path)]) == 0
    files = sorted(tmp_path.rglob("*.ts"))
    assert len(files) == 1 + len(games.SHELF)
    before = [file.stat().st_mtime_ns for file in files]
    assert cli.main(["schema", str(tmp_path)]) == 0
    assert [file.stat().st_mtime_ns for file in files] == before


def test_a_folder_that_cannot_be_created_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file")
    assert cli.main(["schema", str(tmp_path / "taken")]) == 2
    assert "taken" in capsys.readouterr().err
