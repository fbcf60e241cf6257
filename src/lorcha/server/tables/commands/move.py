"""Make a move: one move, or the parts of a composed one. All are played or none."""

from collections.abc import Sequence
from typing import Any

from lorcha.core.perspective import NoChance, Perspective
from lorcha.core.state import SPECTATOR, Horizon, State
from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.moves import read_moves
from lorcha.server.wire import live


def move(context: CommandContext, command: live.MakeMove) -> None:
    context.check_playing(command.seat)
    moves = read_moves(context.table.game, command.moves)
    check_question(context.table, command.seat, command.ply, moves)
    if context.table.paused:
        raise Refusal("not_allowed", "the game is paused")
    steps = steps_of(context.table.history.state, command.seat, moves)
    write_moves(context, command.seat, steps)


def check_question(table: LiveTable, seat: int, ply: int, moves: Sequence[int] = ()) -> None:
    """The seat is asked, and the question of this ply is the one that is asked now."""
    history = table.history
    if history.state.is_asked(seat) and history.still_asks(seat, ply):
        return
    if ply == history.count(seat):
        reason = reason_against(history.state, seat, moves) if moves else None
        raise Refusal("not_asked", "it is not for this seat to decide now", reason=reason)
    raise Refusal("stale", f"the table is at ply {history.count(seat)}, the answer is to ply {ply}")


def steps_of(state: State, seat: int, moves: Sequence[int]) -> list[int]:
    """The parts of a composed move, each in the steps in which it is asked for. All must be legal,
    and known to be: otherwise a refusal would tell the future."""
    if len(moves) == 1 and moves[0] in state.legal(seat):
        return list(moves)
    world = state.clone()
    world.chance = NoChance()
    world.previewer = seat
    steps: list[int] = []
    for number, part in enumerate(moves, 1):
        if steps:
            play_known(world, seat, steps[-1], number - 1)
        first, *others = world.expand(seat, part)
        steps.append(check_legal(world, seat, first, number))
        for step in others:
            play_known(world, seat, steps[-1], number)
            steps.append(check_legal(world, seat, step, number))
    return steps


def check_legal(world: State, seat: int, move: int, part: int) -> int:
    if move not in world.legal(seat):
        text = f"part {part} is not a legal move of this seat now"
        raise Refusal("illegal", text, reason=reason_against(world, seat, [move]))
    return move


def reason_against(state: State, seat: int, moves: Sequence[int]) -> dict[str, Any] | None:
    """Why the seat may not make this move, or the last of its parts: as far as the seat knows, so
    that the reason tells nothing else."""
    objection = Perspective(state, seat).why_not(*moves)
    return objection.to_json() if objection else None


def play_known(world: State, seat: int, move: int, part: int) -> None:
    try:
        world.play(seat, move)
    except Horizon as horizon:
        raise Refusal("illegal", f"what follows part {part} cannot be known yet") from horizon


def write_moves(context: CommandContext, seat: int, moves: Sequence[int]) -> None:
    trial, book = context.table.history.state.clone(), context.table.game.moves
    for part in moves:
        trial.play(seat, part)
        context.write("move", seat, book.to_text(part))
    if trial.over():
        context.write("end", SPECTATOR, "played")
