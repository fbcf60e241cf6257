"""The rows of the log that no command asks for: moves of bots, and seats that ran out of time."""

from collections.abc import Sequence
from typing import Final

from lorcha.core.state import SPECTATOR, IllegalMove
from lorcha.server.store.rows import LogRow
from lorcha.server.tables.live_table import LiveTable

BOT: Final = "bot"  # in place of a command's id


def bot_moves(
    table: LiveTable, seat: int, asked_at: int, moves: Sequence[int], now: float
) -> list[LogRow]:
    """A bot's answer to the question that was asked when this number of moves had been made; no
    rows if the question has gone."""
    state, history = table.history.state, table.history
    if table.over or table.paused or not state.is_asked(seat):
        return []
    if history.asked_at[seat] != asked_at or table.seating.level(seat) is None:
        return []
    rows: list[LogRow] = []
    trial, book = state.clone(), table.game.moves
    for move in moves:
        try:
            trial.play(seat, move)
        except IllegalMove:
            break
        command = "" if rows else BOT
        rows.append(LogRow(table.n + 1 + len(rows), "move", seat, book.to_text(move), command, now))
    if trial.over():
        rows.append(LogRow(table.n + 1 + len(rows), "end", SPECTATOR, "played", "", now))
    return rows


def timeouts(table: LiveTable, now: float) -> list[LogRow]:
    """Stand-ins for the seats whose clocks have run out."""
    seats = table.clocks.out_of_time(now) if table.clocks and not table.over else []
    return [
        LogRow(table.n + n, "seat", seat, "timeout", "", now) for n, seat in enumerate(seats, 1)
    ]
