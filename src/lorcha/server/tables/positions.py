"""Positions that somebody writes, and those of finished games put in words."""

from collections.abc import Mapping
from typing import Final

import msgspec

from lorcha.core.dumps import BadPosition
from lorcha.core.game import Game
from lorcha.core.match import Match, fair
from lorcha.core.options import Value
from lorcha.core.position_text import BadText, SetUp, read_set_up, write_set_up
from lorcha.core.state import State
from lorcha.server.refusal import Refusal, conflict, malformed
from lorcha.server.store.rows import PersonRow, TableRow
from lorcha.server.tables.catalog import find_game
from lorcha.server.tables.create import new_seats
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.study import study_table
from lorcha.server.wire.live import Turn
from lorcha.server.wire.positions import (
    Fault,
    PositionTable,
    PositionText,
    SetUpPosition,
    WrittenPosition,
)

STEP_BACK: Final = 400  # moves: the beginning of the round is never further away


def look_at(written: WrittenPosition) -> SetUpPosition:
    game = find_game(written.game)
    try:
        set_up = read_set_up(game, written.text)
    except BadText as error:
        return SetUpPosition(game.words, Fault(error.line, error.text))
    state, seat = set_up.position(game), written.seat if written.seat < set_up.seats else -1
    legal = state.legal(seat) if seat in state.actors() else []
    return SetUpPosition(
        game.words,
        None,
        set_up.seats,
        set_up.options,
        game.view(state, seat),
        Turn(game.question(state), state.actors(), [game.moves.to_json(move) for move in legal]),
    )


def read_position(game: Game, text: str) -> SetUp:
    """Refusal if it is none."""
    try:
        return read_set_up(game, text)
    except BadText as error:
        raise Refusal("bad_position", str(error), 400) from error


def position_asked(written: WrittenPosition) -> State:
    """A position in which this seat has to decide."""
    game = find_game(written.game)
    state = read_position(game, written.text).position(game)
    if written.seat not in state.actors():
        raise Refusal("not_asked", "this seat is not asked there")
    return state


def open_table(request: PositionTable, person: PersonRow, now: float) -> TableRow:
    """A new table that begins with this position; what is hidden and not named is dealt again."""
    game = find_game(request.game)
    set_up = read_position(game, request.text)
    if len(request.seats) != set_up.seats:
        raise malformed(f"the position has {set_up.seats} seats")
    seats, seed = new_seats(request.seats, person.person), fair()
    try:
        match = Match(game, [""] * set_up.seats, set_up.options, seed, set_up.words)
    except BadPosition as error:
        raise Refusal("bad_position", str(error), 400) from error
    table = study_table(match, seats, person, seed, now)
    return msgspec.structs.replace(table, origin=match.record())


def starting_text(game: Game, seats: int) -> PositionText:
    """The game at its start, in words."""
    if seats not in game.seats:
        raise malformed(f"{game.title} is not for {seats}")
    try:
        text, _ = text_of(game, game.position(seats), {})
    except BadPosition:  # it has no words, or nothing says which
        text = f"seats = {seats}\n"
    return PositionText(game.id, text, 0, True)


def text_at(table: LiveTable, ply: int) -> PositionText:
    """The last position up to this ply that there are words for; the first one after it if there is
    none before."""
    match, game = table.history.match, table.game
    if not 0 <= ply <= match.ply:
        raise malformed(f"there is no ply {ply}; the last is {match.ply}")
    replay = match.at(max(0, ply - STEP_BACK))
    found: PositionText | None = None
    for number in range(replay.ply, match.ply + 1):
        try:
            text, exact = text_of(game, replay.state, match.options)
            found = PositionText(game.id, text, number, exact)
        except BadPosition:
            pass
        if number >= ply and found:
            return found
        if number < match.ply:
            replay.play(*match.moves[number])
    raise conflict("no_words", "no position near there can be put in words")


def text_of(game: Game, state: State, options: Mapping[str, Value]) -> tuple[str, bool]:
    words, exact = game.words_of(state, options)
    complete = game.complete(int(state.seats), options)
    usual = game.complete(int(state.seats), {})
    return write_set_up(SetUp(int(state.seats), complete, words), usual), exact
