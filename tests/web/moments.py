"""Fixed moments of fixed games: bots have played them, the same ones each time."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, cast

from lorcha import games
from lorcha.arena.simulate import Contest
from lorcha.core.match import Match
from lorcha.games.ching.state import Table
from tests.web.browser_player import CONFIRM, PICKED, BrowserPlayer, Json
from tests.web.decisions import Wanted, offers, play_from
from tests.web.test_mistakes import key

LEVEL: Final = "mate"  # plays sensibly, and by its seed alone
SEED: Final = 7
MOST_CLICKS: Final = 100

Show = Callable[[BrowserPlayer, Json], None]  # with the move the bot made


class Moment(NamedTuple):
    name: str
    wanted: Wanted  # the decision at which it is
    share: float  # of the game that is played before
    show: Show


@cache
def played(game_id: str, seats: int) -> Match:
    """A game of bots, to its end."""
    contest = Contest(games.load(game_id), (LEVEL,) * seats, {})
    return contest.match(SEED, contest.play(SEED)[1])


def sit_at(player: BrowserPlayer, game_id: str, seats: int, moment: Moment) -> None:
    """Takes the place of the bot that had this decision, and shows what is to be seen."""
    whole = played(game_id, seats)
    match = whole.at(int(moment.share * (whole.ply - 1)))
    while not moment.wanted(match, whole.moves[match.ply][0]):
        match.play(*whole.moves[match.ply])
    seat, move = whole.moves[match.ply]
    play_from(player, match, seat)
    player.await_turn()
    moment.show(player, whole.game.moves.to_json(move))


def look(player: BrowserPlayer, move: Json) -> None:
    """Just the table."""


def ask_for_a_hint(player: BrowserPlayer, move: Json) -> None:
    player.page.keyboard.press("h")
    player.page.locator(".hint").wait_for()


def choose(player: BrowserPlayer, move: Json) -> None:
    """As the bot did; the move is completed in any way if it has more parts."""
    exact = player.page.locator(f"[data-move='{key(move)}'][data-may]:visible")
    if exact.count():
        exact.first.click()
    for _ in range(MOST_CLICKS):
        if player.page.locator(PICKED).count():
            return
        player.click()
    raise AssertionError(f"no choice is complete after {MOST_CLICKS} clicks")


def finish(player: BrowserPlayer, move: Json) -> None:
    """The last move of the game; if it was the only one there is no choice."""
    if not player.page.locator(CONFIRM).count():
        choose(player, move)
    player.page.locator(CONFIRM).first.click()
    player.play_out(player.click)


def always(match: Match, seat: int) -> bool:
    return True


def far_at_sea(match: Match, seat: int) -> bool:
    """Before the cards are chosen, and this seat has laid some."""
    junks = cast(Table, match.state).captains[seat].junks
    return offers("choose")(match, seat) and max(junk.count for junk in junks) > 4


def leads_with_many_ways(match: Match, seat: int) -> bool:
    verbs = {match.game.moves.verb_of(move).name for move in match.state.legal(seat)}
    return len(verbs) > 3 and "pass" not in verbs


def may_follow(match: Match, seat: int) -> bool:
    return offers("pass")(match, seat) and len(match.state.legal(seat)) > 4


def at_one_turn(wanted: Wanted) -> list[Moment]:
    """In the middle of the game: as it is, with a choice picked, with a hint; and the end."""
    shown = {"turn": look, "choice": choose, "hint": ask_for_a_hint}
    return [
        *(Moment(name, wanted, 0.5, show) for name, show in shown.items()),
        Moment("end", always, 1, finish),
    ]


MOMENTS: Final = {
    "dragon": at_one_turn(offers("act")),
    "jamaica": [*at_one_turn(offers("card")), Moment("combat", offers("powder"), 0.3, look)],
    "ching": at_one_turn(far_at_sea),
    "panda": [
        *at_one_turn(leads_with_many_ways),
        Moment("answer", may_follow, 0.4, look),
        Moment("follow", may_follow, 0.4, choose),
    ],
}
