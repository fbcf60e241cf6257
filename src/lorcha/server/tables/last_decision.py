"""The last decision of a seat, to be judged while the game goes on."""

from typing import NamedTuple

from lorcha.core.match import Match
from lorcha.core.state import State
from lorcha.server.refusal import Refusal
from lorcha.server.tables.live_table import LiveTable


class LastDecision(NamedTuple):
    """The moves of the seat's last command, and how many moves of the match came before them."""

    match: Match
    begin: int
    moves: list[int]

    def position(self) -> State:
        """Before the decision. The match is played again: not in the loop that serves moves."""
        return self.match.at(self.begin).state


def last_decision(table: LiveTable, seat: int) -> LastDecision:
    """Refusal where a verdict would be help that others do not have."""
    row, history = table.row, table.history
    others = [one for one in row.seats if one.seat != seat]
    if row.rated or not row.hints or any(one.level is None for one in others):
        raise Refusal("not_allowed", "only decisions against bots alone are judged")
    begin = history.last_command_of(seat)
    if begin is None:
        raise Refusal("not_asked", "this seat has not decided anything yet")
    moves = []
    for number, step in enumerate(history.steps[begin:]):
        if step.seat != seat or (number and step.first):
            break
        moves.append(step.move)
    return LastDecision(history.match, begin, moves)
