"""Secrecy on the wire: whatever a reader hears would be the same, byte for byte, in any other world
that reader cannot tell from the real one. Chance and ids aside, which are the same here.

A whole game is played. Again and again, at some ply, for every reader, the world is redeal for
that reader, and the same moves are made in both as long as they can be made in both and nothing
new comes to light for the reader. Now and then a move is undone in both. Messages are those of the
socket with its previews, of the archive and of the lists; besides, what a hint is made from.
"""

from copy import copy
from random import Random

import msgspec
import pytest

from lorcha.core.chance import Fast
from lorcha.core.journal import Journal
from lorcha.core.perspective import NoChance, Perspective
from lorcha.core.state import Horizon, State
from lorcha.games import SHELF, load
from lorcha.server.runtime.hub import encode
from lorcha.server.store.rows import LogRow
from lorcha.server.tables import messages
from lorcha.server.tables.commands import decide
from lorcha.server.tables.history import History
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.messages import Reader
from lorcha.server.tables.moments import moments_so_far
from lorcha.server.tables.replay import snapshot_at
from lorcha.server.wire import live
from lorcha.server.wire.tables import Clock
from tests.laws.differences import differences
from tests.server.live_tables import (
    announcements,
    at_seat,
    live_table,
    new_id,
    person,
    spectator,
    step,
)

STRANGER = 31  # foresees what a spectator does
SEATS = {"dragon": 3, "jamaica": 3, "ching": 3, "panda": 3}
EVERY = {"dragon": 9, "jamaica": 8, "ching": 97, "panda": 17}
TOGETHER = 12  # moves made in both worlds
PREVIEWED = 3
UNDONE = 0.3  # of the moves, where that is free
UNDONE_IN_BOTH: list[str] = []  # for each undo, its game


def seats_of(game: str) -> int:
    return SEATS.get(game, load(game).seats[-1])


def every_of(game: str) -> int:
    return EVERY.get(game, 2)


@pytest.mark.parametrize("game", SHELF)
def test_messages_reveal_nothing_hidden(game: str) -> None:
    assert compare_worlds(game, seats_of(game), 0, every_of(game)) > 20
    assert game in UNDONE_IN_BOTH


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "count"), [(game, count) for game in SHELF for count in load(game).seats]
)
def test_messages_reveal_nothing_in_many_games(game: str, count: int) -> None:
    assert (
        sum(compare_worlds(game, count, number, every_of(game) // 2) for number in range(1, 6))
        > 100
    )


def compare_worlds(game: str, count: int, number: int, every: int) -> int:
    """Play a whole game; how many of its moves were made in two worlds with the same messages."""
    chooser, compared, moves = Random(f"wire {game} {number}"), 0, 0
    terms = {"clock": Clock("live", bank=10_000, increment=7), "seed": bytes([number]) * 32}
    table, rows = live_table(game, *range(count), **terms), list[LogRow]()
    while not table.over:
        rows += step(table, chooser, float(moves))
        moves += 1
        if moves % every == 0 and not table.over:
            for reader in (spectator(), *map(at_seat, range(count))):
                compared += side_by_side(table, rows, reader, moves)
    return compared


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = messages.turn

    def leaky(table: LiveTable, seat: int) -> live.Turn:
        asked = table.history.state.actors()
        return honest(table, asked[0] if asked else seat)

    monkeypatch.setattr(messages, "turn", leaky)
    table, chooser, rows = live_table("panda", 0, 1, 2), Random(1), []
    for _ in range(10):
        rows += step(table, chooser)
    with pytest.raises(AssertionError):
        side_by_side(table, rows, spectator(), 1)


def side_by_side(table: LiveTable, rows: list[LogRow], reader: Reader, number: int) -> int:
    """How many moves were made in both worlds."""
    one, other = again(table, rows), again(table, rows)
    other.history.match.state = redeal(table.history.state, reader.seat, number)
    other.history.match.state.journal = other.history.match.journal
    check(one, other, reader, float(number))
    chooser, moves = Random(number), 0
    while moves < TOGETHER and not one.history.state.over():
        seat = chooser.choice(one.history.state.actors())
        both = set(one.history.state.legal(seat)) & set(other.history.state.legal(seat))
        if not both:
            break  # what is possible in one is not in the other: nothing to compare
        move = chooser.choice(sorted(both))
        if any(learns(world.history.state, reader.seat, seat, move) for world in (one, other)):
            break  # something comes to light for the reader: from here the worlds differ
        text, before = one.game.moves.to_text(move), keep(other.history)
        now = float(number + moves)
        row = LogRow(one.n + 1, "move", seat, text, f"x:{moves}", now)
        received = [[a(reader) for a in announcements(world, row)] for world in (one, other)]
        assert not differences(*received)
        assert [*map(encoded, received[0])] == [*map(encoded, received[1])]
        check(one, other, reader, now)
        moves += 1
        if chooser.random() < UNDONE and undo_in_both(one, other, seat, before, reader, now):
            check(one, other, reader, now)
    return moves


def undo_in_both(
    one: LiveTable, other: LiveTable, seat: int, before: History, reader: Reader, now: float
) -> bool:
    """The seat undoes its last move, if it may in both worlds; the messages are the same. The world
    that was dealt again cannot be played again from its seed: it returns to `before`."""
    if not one.undo_mode(seat) == other.undo_mode(seat) == "free":
        return False
    row = LogRow(one.n + 1, "undo", seat, "1", f"x:undo{one.n}", now)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(other.history, "without_last", lambda count, stream: before, raising=False)
        received = [[a(reader) for a in announcements(world, row)] for world in (one, other)]
    UNDONE_IN_BOTH.append(one.game.id)
    assert [*map(encoded, received[0])] == [*map(encoded, received[1])]
    return True


def keep(history: History) -> History:
    """A copy that stays as it is when the game goes on."""
    match, journal = copy(history.match), Journal()
    journal.entries, journal.ply = [*match.journal.entries], match.journal.ply
    journal._counted_by = [*match.journal._counted_by]
    match.journal, match.moves, match.state = journal, [*match.moves], match.state.clone()
    match.state.journal = journal
    kept = copy(history)
    kept.match, kept.steps, kept.asked_at = match, [*history.steps], [*history.asked_at]
    return kept


@pytest.mark.parametrize("game", SHELF)
def test_a_replay_shows_what_could_be_seen_then(game: str) -> None:
    """The archive's replay during the game: the views and the journal are those that were sent."""
    table, chooser = (
        live_table(game, *range(seats_of(game))),
        Random(f"back {game}"),
    )
    seen: dict[tuple[int, int], bytes] = {}
    readers = (spectator(), at_seat(0))
    for _ in range(min(60, length(game, f"back {game}") - 1)):
        for reader in readers:
            count = table.history.count(reader.seat)
            seen[reader.seat, count] = encode_view(
                table.game.view(table.history.state, reader.seat)
            )
        step(table, chooser)
    for (seat, ply), view in seen.items():
        snapshot_then = snapshot_at(table, seat, ply, None)
        assert encode_view(snapshot_then.view) == view
        assert snapshot_then.journal == [e for e in table.history.journal(seat) if e["ply"] <= ply]


def length(game: str, seed: str) -> int:
    """Moves of the game that is played with this seed."""
    table, chooser, moves = live_table(game, *range(seats_of(game))), Random(seed), 0
    while not table.over and moves < 100:
        step(table, chooser)
        moves += 1
    return moves


def encode_view(view: object) -> bytes:
    return msgspec.json.encode(view)


def test_steps_of_a_large_decision_are_not_counted_by_others() -> None:
    """The others get one message about a bid, no matter in how many steps it was made."""
    steps = 0
    for number in range(16):
        table, chooser = live_table("panda", 0, 1, seed=bytes([number]) * 32), Random(number)
        for _ in range(80):
            if table.over:
                break
            steps += follow(table, chooser)
    assert steps > 5


def follow(table: LiveTable, chooser: Random) -> int:
    """Make a move, and check who gets a message about it; 1 if it was a hidden step."""
    seat = table.history.state.actors()[0]
    before = {reader: table.history.count(reader) for reader in (-1, 0, 1)}
    snapshots = {reader: encode_view(snapshot_now(table, reader)) for reader in (-1, 1 - seat)}
    legal = messages.turn(table, seat).legal
    steps = [move for move in legal if move["move"] in ("declare", "pick")]
    chosen = live.MakeMove(new_id(), seat, before[seat], [chooser.choice(steps or legal)])
    received = {-1: 0, 0: 0, 1: 0}
    for row in decide(table, person(seat), chosen, float(table.n)):
        for announcement in announcements(table, row):
            for reader in received:
                received[reader] += announcement(Reader(reader, f"p{reader}")) is not None
    if not table.history.steps[-1].hidden:
        return 0
    assert received == {-1: 0, seat: 1, 1 - seat: 0}
    for reader in (-1, 1 - seat):
        assert table.history.count(reader) == before[reader]
        assert encode_view(snapshot_now(table, reader)) == snapshots[reader]
    assert table.history.count(seat) == before[seat] + 1
    if chooser.random() < 0.3:
        check_silent_undo(table, seat, chooser)
    return 1


def check_silent_undo(table: LiveTable, seat: int, chooser: Random) -> None:
    """The undo of a hidden step is not announced."""
    assert messages.turn(table, seat).undo == "free"
    before = table.changed, table.public_changes
    for row in decide(table, person(seat), live.Undo(new_id(), seat), float(table.n)):
        messages_of_row = announcements(table, row)
        assert [a(Reader(seat, f"p{seat}")) for a in messages_of_row] != [None]
        assert [a(Reader(1 - seat, f"p{1 - seat}")) for a in messages_of_row] == [None]
        assert [a(spectator()) for a in messages_of_row] == [None]
    assert (table.changed, table.public_changes) == before


def snapshot_now(table: LiveTable, reader: int) -> live.Snapshot:
    return messages.snapshot(table, Reader(reader, f"p{reader}" if reader >= 0 else ""), 0.0)


def encoded(message: live.Message | None) -> bytes:
    return b"" if message is None else encode(message)


def check(one: LiveTable, other: LiveTable, reader: Reader, now: float) -> None:
    """All a reader could ask for at this moment."""
    for ask in (snapshot_of, since_of, summary_of, moments_of, listed_of, previews_of, hint_of):
        assert not differences(ask(one, reader, now), ask(other, reader, now))
    assert encoded(messages.snapshot(one, reader, now)) == encoded(
        messages.snapshot(other, reader, now)
    )


def snapshot_of(table: LiveTable, reader: Reader, now: float) -> object:
    return messages.snapshot(table, reader, now)


def since_of(table: LiveTable, reader: Reader, now: float) -> object:
    return messages.update_since(table, reader, max(0, table.history.count(reader.seat) - 3), now)


def summary_of(table: LiveTable, reader: Reader, now: float) -> object:
    return messages.live_summary(table, reader.person, now)


def moments_of(table: LiveTable, reader: Reader, now: float) -> object:
    return moments_so_far(table.history, reader.seat)


def listed_of(table: LiveTable, reader: Reader, now: float) -> object:
    """What is stored for the lobby, which does not play tables."""
    return table.waiting_and_due(), table.changed, table.public_changes


def previews_of(table: LiveTable, reader: Reader, now: float) -> object:
    """The previews of a few moves for a seat that is asked."""
    state, seat = table.history.state, reader.seat
    if seat < 0 or not state.is_asked(seat):
        return []
    perspective, ply = Perspective(state, seat), table.history.count(seat)
    return [
        messages.preview_message(table.game, perspective, perspective.preview(move), ply)
        for move in state.legal(seat)[:PREVIEWED]
    ]


def hint_of(table: LiveTable, reader: Reader, now: float) -> object:
    """The world a hint for this seat is thought over in, with the same chance. Madame Ching draws
    it by shuffling what is hidden: each world is as likely (tests/ching), but not the same."""
    state, seat = table.history.state, reader.seat
    if table.game.id == "ching":
        return None
    return state.redeal(seat, Fast(9)).dump() if seat >= 0 and state.is_asked(seat) else None


def again(table: LiveTable, rows: list[LogRow]) -> LiveTable:
    copy = LiveTable(table.row)
    for row in rows:
        copy.apply(row)
    return copy


def redeal(state: State, seat: int, number: int) -> State:
    return state.redeal(seat, Fast(number))


def learns(state: State, reader: int, seat: int, move: int) -> bool:
    """Does the reader learn by this move what could not be known before?"""
    world = state.clone()
    world.chance = NoChance()
    world.previewer = STRANGER if reader < 0 else reader
    try:
        world.play(seat, move)
    except Horizon:
        return True
    return False
