"""Any decision of any game in a browser: a match that reached it in Python becomes a study on the
server, and the browser plays on from there."""

from collections.abc import Callable

import msgspec

from lorcha import games
from lorcha.core.match import Match
from tests.terminal.random_matches import random_match
from tests.web.browser_player import BrowserPlayer

MATCHES = 400  # random ones to look through

Wanted = Callable[[Match, int], bool]


def find_decision(game_id: str, seats: int, wanted: Wanted) -> tuple[Match, int]:
    """A random match at a decision that is `wanted`, and the seat that decides."""
    for seed in range(MATCHES):
        for match in random_match(games.load(game_id), seats, seed):
            for seat in match.state.actors():
                if wanted(match, seat):
                    return match, seat
    raise AssertionError(f"no such decision in {MATCHES} matches of {game_id}")


def offers(verb: str) -> Wanted:
    """The seat may answer with a move of this verb, and with another one."""

    def wanted(match: Match, seat: int) -> bool:
        legal = match.state.legal(seat)
        verbs = {match.game.moves.verb_of(move).name for move in legal}
        return verb in verbs and len(legal) > 1

    return wanted


def play_from(player: BrowserPlayer, match: Match, seat: int) -> None:
    """The player takes the seat at this point of the match, bots take the others."""
    study = player.request("POST", "/api/imports", msgspec.to_builtins(match.record()))
    bot = {"who": "bot", "level": "ship_boy"}
    seats = [{"who": "me"} if i == seat else bot for i in range(len(match.seats))]
    fork = {"ply": match.ply, "seats": seats}
    table = player.request("POST", f"/api/tables/{study['id']}/fork", fork)
    player.sit_at(table["id"])
