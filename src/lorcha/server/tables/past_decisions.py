"""A decision of a finished game, put to its seat once more: what could be chosen, and what each
choice would have done, as far as the seat could know it then."""

from collections.abc import Sequence
from typing import Any

from lorcha.core.match import Match, Record
from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove, State
from lorcha.server.refusal import Refusal, malformed
from lorcha.server.tables.analysis import record_to_analyse
from lorcha.server.tables.commands.move import reason_against, steps_of
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.messages import preview_message
from lorcha.server.tables.moves import read_moves
from lorcha.server.wire import live
from lorcha.server.wire.analysis import PastDecision


def question_at(table: LiveTable, ply: int) -> PastDecision:
    seat, state = position_at(table, ply)
    legal = [table.game.moves.to_json(move) for move in state.legal(seat)]
    return PastDecision(seat, live.Turn(table.game.question(state), state.actors(), legal))


def previews_at(
    table: LiveTable, ply: int, lines: Sequence[list[dict[str, Any]]]
) -> list[live.Preview]:
    seat, state = position_at(table, ply)
    perspective = Perspective(state, seat)
    return [preview_line(table, perspective, line, ply) for line in lines]


def preview_line(
    table: LiveTable, perspective: Perspective, line: list[dict[str, Any]], ply: int
) -> live.Preview:
    """What this line of moves would do."""
    try:
        moves = read_moves(table.game, line)
        return preview_message(table.game, perspective, perspective.preview(*moves), ply)
    except (Refusal, IllegalMove):
        return live.Preview("illegal")


def objection_at(
    table: LiveTable, ply: int, moves: Sequence[dict[str, Any]]
) -> dict[str, Any] | None:
    seat, state = position_at(table, ply)
    return reason_against(state, seat, read_moves(table.game, moves))


def attempt_at(table: LiveTable, ply: int, move: dict[str, Any]) -> tuple[Record, int]:
    """The record of the game, and the first step of the move, which must be allowed at this ply."""
    record = record_to_analyse(table)
    seat, state = position_at(table, ply)
    return record, steps_of(state, seat, read_moves(table.game, [move]))[0]


def position_at(table: LiveTable, ply: int) -> tuple[int, State]:
    """Who decided next, and the position then."""
    match: Match = table.history.match
    if not 0 <= ply < match.ply:
        raise malformed(f"there is no decision at ply {ply}; the last is at {match.ply - 1}")
    return match.moves[ply][0], match.at(ply).state
