"""`why_not(state, 0, "act taxes")`: why a move is refused, as one line of a test."""

from lorcha.core.game import game_of
from lorcha.core.state import State


def why_not(state: State, seat: int, move: str) -> str:
    """`cannot_pay_fee fee=3 yuan=2 (YD-30)`; empty if the move is legal."""
    return str(state.why_not(seat, game_of(state).moves.from_text(move)) or "")
