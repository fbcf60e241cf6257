"""A match: played, saved, read and played again."""

import json

import msgspec
import pytest

from lorcha.core.chance import Fair
from lorcha.core.match import (
    BadMatch,
    Match,
    Seed,
    digest,
    fair,
    fast,
    read_record,
    replay,
    verify,
)
from lorcha.core.options import BadOption
from lorcha.core.state import IllegalMove
from lorcha.games import load
from tests.core.matches import DRAGON, finished


def test_a_match_counts_its_moves_and_dates_its_journal() -> None:
    match = Match(DRAGON, ["Ann", "Bo"], {"start_seat": 1}, fast(1))
    assert (match.ply, match.seats, match.options["start_seat"]) == (0, ["Ann", "Bo"], 1)
    match.play(1, DRAGON.moves.from_text("pair monk farmer"))
    match.play(1, DRAGON.moves.from_text("place 2"))
    assert match.ply == 2
    assert [entry.ply for entry in match.journal.entries] == [0, 1, 2]


def test_a_refused_move_is_not_recorded() -> None:
    match = Match(DRAGON, ["Ann", "Bo"], {"start_seat": 1}, fast(1))
    before = match.save()
    with pytest.raises(IllegalMove):
        match.play(0, DRAGON.moves.from_text("pair monk farmer"))
    assert match.save() == before


def test_a_saved_match_is_readable() -> None:
    saved = json.loads(finished().save())
    assert saved["lorcha"] == 1
    assert saved["game"] == "dragon"
    assert saved["seats"] == ["Ann", "Bo"]
    assert saved["chance"] == {"kind": "fast", "seed": 5}
    assert saved["moves"][0].split()[1] == "pair"
    assert sorted(saved["places"]) == [1, 2]
    assert "Ли" in Match(DRAGON, ["Ли", "Bo"], {}, fast(1)).save()


def test_an_unfinished_match_claims_no_result() -> None:
    match = finished().at(20)
    record = read_record(match.save())
    assert (record.scores, record.places, record.digest) == (None, None, None)
    assert verify(record, load) == []
    assert digest(replay(record, load).state) == digest(match.state)


def test_earlier_positions_of_a_match() -> None:
    match = finished()
    again = match.at(match.ply)
    assert digest(again.state) == digest(match.state)
    assert match.at(0).moves == []
    earlier = match.at(10)
    earlier.play(*match.moves[10])
    assert digest(earlier.state) == digest(match.at(11).state)
    assert match.ply == len(match.moves) > 11


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_there_is_no_ply_before_the_first_or_after_the_last(ply: int) -> None:
    with pytest.raises(BadMatch, match=f"no ply {ply}"):
        finished().at(ply)


def test_a_fair_match_is_the_same_every_time_and_shows_its_hash() -> None:
    seed = fair(bytes(range(32)))
    match = finished(seed)
    assert seed.hash == Fair(bytes(range(32))).seed_hash()
    record = read_record(match.save())
    assert verify(record, load) == []
    assert digest(replay(record, load).state) == digest(match.state)


def test_a_match_that_goes_on_from_another_has_its_moves_and_its_own_chance() -> None:
    jamaica = load("jamaica")
    first = Match(jamaica, ["Ann", "Bo"], {}, fair(b"a" * 32))
    play_on(first, 40)
    seed = Seed("fair", (b"b" * 32).hex(), Fair(b"b" * 32).seed_hash(), 20, first.seed)
    other = Match(jamaica, ["Ann", "Bo"], {}, seed)
    for seat, move in first.moves[:20]:
        other.play(seat, move)
    assert digest(other.state) == digest(first.at(20).state)
    play_on(other, 20)
    assert other.moves[:20] == first.moves[:20]
    assert digest(other.state) != digest(first.state)
    record = read_record(other.save())
    assert verify(record, load) == []
    assert digest(replay(record, load).state) == digest(other.state)


def test_every_seed_of_a_match_must_have_its_published_hash() -> None:
    seed = Seed("fair", (b"b" * 32).hex(), Fair(b"b" * 32).seed_hash(), 20, fair(b"a" * 32))
    false = msgspec.structs.replace(seed, before=Seed("fair", (b"a" * 32).hex(), "other"))
    record = Match(DRAGON, ["Ann", "Bo"], {}, false).record()
    assert verify(record, load) == ["the seed does not have the published hash"]


def test_a_branch_has_the_seeds_of_the_match_up_to_there() -> None:
    first = fair()
    second = first.branch(30)
    assert [seed.ply for seed in second.branch(40).chain()] == [0, 30, 40]
    earlier = second.branch(10)
    assert [seed.ply for seed in earlier.chain()] == [0, 10]
    assert earlier.before == first
    assert earlier.seed not in (first.seed, second.seed)


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[-1])


def test_fair_seeds_are_new_each_time() -> None:
    assert fair().seed != fair().seed
    assert len(bytes.fromhex(str(fair().seed))) == 32


def test_digests_tell_positions_apart() -> None:
    match = finished()
    marks = {digest(match.at(ply).state) for ply in range(0, match.ply, 10)}
    assert len(marks) == len(range(0, match.ply, 10))


@pytest.mark.parametrize(
    ("names", "options", "why"),
    [
        (["Ann"], {}, "2 to 5 players"),
        (["Ann"] * 6, {}, "2 to 5 players"),
        (["Ann", "Bo"], {"start_seat": 2}, "start_seat"),
        (["Ann", "Bo"], {"moon": 1}, "moon"),
    ],
)
def test_a_match_that_cannot_begin(names: list[str], options: dict[str, int], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Match(DRAGON, names, options, fast(1))


def test_another_stream_of_a_seed_is_another_chance_under_the_same_hash() -> None:
    seed = fair(bytes(range(32)))
    other = seed.next_stream(3, 1)
    chances = [seed.chance(), other.chance(), seed.next_stream(3, 2).chance()]
    assert len({chance.below(1 << 40) for chance in chances}) == 3
    assert (other.hash, other.matches_hash()) == (seed.hash, True)
    assert not msgspec.structs.replace(other, hash="0" * 64).matches_hash()
    with pytest.raises(BadMatch):
        msgspec.structs.replace(fast(1), stream=1).chance()


def test_a_stream_is_taken_up_only_where_the_one_before_was_left() -> None:
    """Otherwise a person who knows a seed could look for the stream they like best."""
    seed = fair(bytes(range(32)))
    later = seed.next_stream(3, 1).next_stream(5, 4)
    branch = later.branch(8)
    assert all(one.is_in_order() for one in (seed, later, branch, branch.next_stream(8, 2)))
    change = msgspec.structs.replace
    for false in (
        change(seed, stream=7),
        change(seed, ply=3),
        change(later, stream=1),
        change(later, stream=-1),
        change(later, stream=1 << 80),
        change(later, ply=2),
        change(later, before=fair(bytes(32))),
    ):
        assert not false.is_in_order()
        with pytest.raises(BadMatch, match="chance"):
            verify(Match(DRAGON, ["Ann", "Bo"], {}, false).record(), load)


def test_a_match_can_begin_with_a_position() -> None:
    position = {"month": 11, "princes": ["3 monk farmer", "2 scholar, 2 healer"]}
    match = Match(DRAGON, ["Ann", "Bo"], {}, fair(), position)
    assert match.state.dump()["month"] == 11
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    record = read_record(match.save())
    assert record.position == position
    assert verify(record, load) == []
    assert digest(replay(record, load).at(3).state) == digest(match.at(3).state)


def test_other_matches_are_saved_as_ever() -> None:
    assert "position" not in json.loads(finished().save())


def test_a_position_that_does_not_hold_together_is_no_match() -> None:
    record = finished().record()
    record.position = {"month": 13}
    with pytest.raises(BadMatch, match="there is no month 13"):
        replay(record, load)
