"""A decision in its parts: what a seat answers on end, as long as it can foresee what it is asked
next. Lines are written as in lessons, `act build; build 1`; what follows a right line is free."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from lorcha.core.game import Game
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.lessons.lines import begins, starts_with

MOST_PARTS: Final = 6


def is_right(best: Sequence[str], made: Sequence[str]) -> bool:
    return any(starts_with(line, made) for line in best)


def is_begun(best: Sequence[str], made: Sequence[str]) -> bool:
    """Right so far, with more to come?"""
    return any(begins(line, made) for line in best)


def openers(match: Match) -> set[str]:
    """The questions a decision begins with: those that were put after somebody else's answer."""
    replay, last, found = match.at(0), -1, set[str]()
    for seat, move in match.moves:
        if seat != last:
            found.add(match.game.question(replay.state))
        replay.play(seat, move)
        last = seat
    return found


def goes_on(state: State, seat: int, move: int, opening: Collection[str]) -> bool:
    """Is the seat itself asked for another part of it, with nothing in between that it cannot
    foresee?"""
    preview = Perspective(state, seat).preview(move)
    return preview.stop.seats == (seat,) and preview.question not in opening


def after_part(state: State, seat: int, move: int) -> State:
    copy = state.clone()
    for step in copy.expand(seat, move):
        copy.play(seat, step)
    return copy


def whole_decision(
    state: State, seat: int, choose: Callable[[State], int], opening: Collection[str]
) -> list[int]:
    """All parts as somebody chooses them."""
    moves: list[int] = []
    while len(moves) < MOST_PARTS:
        move = choose(state)
        moves.append(move)
        if not goes_on(state, seat, move, opening):
            break
        state = after_part(state, seat, move)
    return moves


def line_of(game: Game, moves: Sequence[int]) -> str:
    return "; ".join(map(game.moves.to_text, moves))
