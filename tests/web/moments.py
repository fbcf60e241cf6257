"""Any decision of any game in a browser: a match found in Python becomes a study on the server and
is gone on with from there."""

from collections.abc import Callable

import msgspec

from lorcha import games
from lorcha.core.match import Match
from tests.terminal.random_matches import random_match
from tests.web.sitter import Sitter

MATCHES = 400  # random ones that are looked through

Wanted = Callable[[Match, int], bool]


def moment(game_id: str, seats: int, wanted: Wanted) -> tuple[Match, int]:
    """A random match at a decision, and the seat it is wanted for."""
    for seed in range(MATCHES):
        for match in random_match(games.load(game_id), seats, seed):
            for seat in match.state.actors():
                if wanted(match, seat):
                    return match, seat
    raise AssertionError(f"no such moment in {MATCHES} matches of {game_id}")


def offers(verb: str) -> Wanted:
    """The seat may answer with such a move, and with another one."""

    def wanted(match: Match, seat: int) -> bool:
        legal = match.state.legal(seat)
        verbs = {match.game.moves.verb_of(move).name for move in legal}
        return verb in verbs and len(legal) > 1

    return wanted


def sit_in(sitter: Sitter, match: Match, seat: int) -> None:
    """The sitter takes the seat at this moment, bots take the others."""
    study = sitter.ask("POST", "/api/imports", msgspec.to_builtins(match.record()))
    bot = {"who": "bot", "level": "ship_boy"}
    seats = [{"who": "me"} if i == seat else bot for i in range(len(match.seats))]
    fork = {"ply": match.ply, "seats": seats}
    table = sitter.ask("POST", f"/api/tables/{study['id']}/fork", fork)
    sitter.sit_at(table["id"])
