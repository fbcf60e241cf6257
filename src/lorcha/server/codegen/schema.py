"""`lorcha schema`: the web client's types and tables, written from the declarations in Python.

`wire.ts` holds what goes over the wire; `games/<id>.ts` a game's view, moves, events, the
declarations its sentences are made from, and the figures of its box; `samples/<id>-<seats>.json` a
table to look at.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.fields import NUMBER, SET, WORD, Field
from lorcha.core.game import Game
from lorcha.core.refusals import Reason
from lorcha.core.state import SPECTATOR
from lorcha.server.codegen.typescript import declarations_of, entry_union, reason_union
from lorcha.server.wire import (
    analysis,
    lessons,
    live,
    people,
    positions,
    puzzles,
    tables,
    waiting,
)

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

KINDS: Final = {WORD: "word", NUMBER: "number", SET: "set"}
WRITTEN_BY: Final = "// Written by `lorcha schema` from the declarations in Python: do not edit.\n"
SEED: Final = 5  # of the tables to look at
DECISIONS: Final = 12  # of each seat there, before
UNIONS: Final = {"ClientMessage": live.ClientMessage, "ServerMessage": live.ServerMessage}


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("schema", help="write the web client's types into a folder")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    write(args.folder / "wire.ts", wire())
    for name in games.SHELF:
        game = games.load(name)
        write(args.folder / "games" / f"{name}.ts", game_types(game))
        for seats in game.seats:
            write(args.folder / "samples" / f"{name}-{seats}.json", sample(game, seats))
    return 0


def write(file: Path, text: str) -> None:
    """An unchanged file is not touched, so that nothing is built again because of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")


def wire() -> str:
    """All structs of the wire, and the two unions a socket carries."""
    structs = [
        struct
        for module in (people, tables, live, waiting, lessons, puzzles, analysis, positions)
        for struct in vars(module).values()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
        and struct not in (live.Command, live.Message)
    ]
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(part.__name__ for part in union.__args__)
        for name, union in UNIONS.items()
    ]
    preamble = [
        "export type Value = boolean | number | string",
        "export type Move = { move: string; [field: string]: unknown }",
        "export type Entry = { ply: number; event: string; seat?: number; "
        "[field: string]: unknown }",
        "export type Reason = { reason: string; rule: string; [field: string]: unknown }",
    ]
    return WRITTEN_BY + "\n".join([*preamble, *declarations_of(structs), *unions]) + "\n"


def sample(game: Game, seats: int) -> str:
    """A table a little into a game, as everybody may see it: to look at while one waits."""
    state, chooser = game.new(seats, chance=Fast(SEED)), Random(SEED)
    for _ in range(DECISIONS * seats):
        seat = state.actors()[0]
        state.play(seat, chooser.choice(state.legal(seat)))
    return msgspec.json.encode(game.view(state, SPECTATOR)).decode() + "\n"


def game_types(game: Game) -> str:
    view = type(game.view(game.new(game.seats[0], chance=Fast(SEED)), SPECTATOR))
    return WRITTEN_BY + "\n".join(
        [
            *declarations_of([view]),
            f"export type View = {view.__name__}",
            game.moves.typescript("Move"),
            entry_union("Entry", game.events.events),
            *([reason_union("Reason", reasons_of(game))] if game.refusals else []),
            f"export const declarations = {as_json(declarations(game))} as const",
            f"export const box = {as_json(game.box.figures)}",
            "",
        ]
    )


def declarations(game: Game) -> dict[str, Any]:
    """What the sentences about a game's moves, events and reasons are made from."""
    return {
        "verbs": {
            verb.name: [field_declaration(field) for field in verb.fields]
            for verb in game.moves.verbs
        },
        "events": {
            event.name: {
                "fields": [field_declaration(field) for field in event.fields],
                "secret": event.secret,
            }
            for event in game.events.events
        },
        "reasons": {
            reason.name: [field_declaration(field) for field in reason.fields]
            for reason in reasons_of(game)
        },
        "questions": sorted(set(game.questions.values())),
    }


def reasons_of(game: Game) -> list[Reason]:
    return game.refusals.book.reasons if game.refusals else []


def field_declaration(field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "kind": KINDS[field.kind],
        "words": field.words,
        "text": field.text,
    }


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
