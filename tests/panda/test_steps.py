"""Bids made in steps: given whole, and counted by nobody but their player."""

import pytest

from lorcha.arena import simulate
from lorcha.core.journal import Journal
from lorcha.core.match import Match, fast
from lorcha.core.moves import Moves
from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove, State
from lorcha.games.panda import GAME
from lorcha.games.panda.rules.combination import without_cards
from lorcha.games.panda.rules.finder import Fan
from lorcha.games.panda.rules.game import Panda
from tests.panda.positions import do, laid, position

MANY = "fire-9 earth-9 wood-9 water-9 metal-9 metal-A@B water-2@B wood-10 water-3@B earth-6@B"


def in_steps() -> Panda:
    return position(MANY, "fire-3", "fire-4", "fire-7", "fire-8")


def every_bid(table: Panda) -> list[int]:
    fan = Fan(table.players[0].hand, table.sides, Moves())
    fan.find(-1, False, 100_000)
    return fan.out.to_list()


def play_steps(table: Panda, bid: int) -> None:
    for step in table.expand(0, bid):
        table.play(0, step)


def test_every_bid_can_be_given_whole() -> None:
    bids = every_bid(in_steps())
    assert len(bids) > 40
    for bid in bids:
        table = in_steps()
        assert bid not in table.legal(0)
        play_steps(table, bid)
        assert table.actors() == [1] or GAME.question(table) == "symbol"
        assert table.highest == without_cards(bid)


def test_the_cards_laid_are_those_of_the_bid() -> None:
    table = in_steps()
    play_steps(table, GAME.moves.from_text("bomb 1,2,3,4 9 4"))
    assert laid(table, 0) == "fire-9 earth-9 wood-9 water-9"


def test_a_bid_can_be_completed_from_its_middle() -> None:
    table = in_steps()
    do(table, 0, "declare bomb 9 1 4")
    do(table, 0, "pick 1")
    whole = GAME.moves.from_text("bomb 1,2,3,5 9 4")
    assert [GAME.moves.to_text(step) for step in table.expand(0, whole)] == [
        "pick 2",
        "pick 3",
        "pick 5",
    ]
    other = GAME.moves.from_text("bomb 2,3,4,5 9 4")  # not with the card picked already
    assert table.expand(0, other) == [other]


@pytest.mark.parametrize("text", ["bomb 1,2,3,10 9 4", "sequence 1,2 K 2", "single 9 3"])
def test_what_is_no_bid_is_refused_by_its_name(text: str) -> None:
    table = in_steps()
    move = GAME.moves.from_text(text)
    assert table.expand(0, move) == [move]
    with pytest.raises(IllegalMove, match=f"seat 0 cannot play '{text}'"):
        table.play(0, move)


def test_moves_that_need_no_steps_stay_as_they_are() -> None:
    table = position("fire-3 fire-9", "fire-4 fire-5")
    assert [table.expand(0, move) for move in table.legal(0)] == [[m] for m in table.legal(0)]
    assert table.expand(1, table.legal(0)[0]) == [table.legal(0)[0]]  # it is not asked
    assert table.expand(0, -1) == [-1]
    assert table.expand(0, 1 << 70) == [1 << 70]


def test_a_preview_takes_a_whole_bid() -> None:
    table = in_steps()
    preview = Perspective(table, 0).preview(GAME.moves.from_text("bomb 1,2,3,4 9 4"))
    assert [entry["event"] for entry in preview.journal] == ["bid"]


# ---- who counts the steps


def match_in_steps() -> Match:
    """A match that has come to a hand whose bids are asked for in steps."""
    match = Match(GAME, list("abcde"), {}, fast(1))
    match.state = in_steps()
    match.state.journal = match.journal = Journal()
    return match


def played(*moves: str) -> Match:
    """Seat 0 makes these moves, seat 1 passes."""
    match = match_in_steps()
    for text in moves:
        match.play(0, GAME.moves.from_text(text))
    match.play(1, GAME.moves.from_text("pass"))
    return match


WHOLE = "bomb 1,2,3,4 9 4"
IN_STEPS = ["declare bomb 9 1 4", "pick 1", "pick 2", "pick 3", "pick 4"]


def test_a_match_records_the_steps_of_a_whole_bid() -> None:
    assert [GAME.moves.to_text(move) for _, move in played(WHOLE).moves] == [*IN_STEPS, "pass"]


@pytest.mark.parametrize(("reader", "count"), [(-1, 2), (0, 6), (1, 2), (4, 2)])
def test_the_steps_of_others_are_not_counted(reader: int, count: int) -> None:
    match = played(*IN_STEPS)
    assert match.journal.plies(reader)[-1] == count
    assert len(match.journal.plies(reader)) == match.ply + 1


@pytest.mark.parametrize(("reader", "plies"), [(-1, [1, 2]), (0, [5, 6]), (1, [1, 2])])
def test_a_perspective_tells_plies_as_its_seat_counts_them(reader: int, plies: list[int]) -> None:
    match = played(*IN_STEPS)
    assert [entry["ply"] for entry in Perspective(match.state, reader).journal()] == plies
    assert [entry["ply"] for entry in match.journal.for_reader(reader)] == plies
    assert [entry["ply"] for entry in match.journal.for_review(reader)] == [5, 6]


def test_a_longer_bid_reads_the_same_to_others() -> None:
    """A step more or less of a bid that shows the same cards leaves no trace for them."""
    quick, slow = match_in_steps(), match_in_steps()
    quick.play(0, GAME.moves.from_text("declare bomb 9 1 4"))
    for text in IN_STEPS[:3]:
        slow.play(0, GAME.moves.from_text(text))
    for reader in (-1, 1, 2, 3, 4):
        assert quick.journal.plies(reader)[-1] == slow.journal.plies(reader)[-1] == 0


def test_the_seed_of_a_perspective_counts_the_own_moves_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How many moves the others have made would tell of their hidden steps."""
    seeds: dict[int, list[int]] = {0: [], 1: [], 2: []}

    def noted(state: State, seat: int, seed: int = 0) -> Perspective:
        seeds[seat].append(seed)
        return Perspective(state, seat, seed)

    monkeypatch.setattr(simulate, "Perspective", noted)
    contest = simulate.Contest(GAME, ("random",) * 3, GAME.complete(3, {}))
    contest.play(1)
    assert all(own == list(range(len(own))) for own in seeds.values())
