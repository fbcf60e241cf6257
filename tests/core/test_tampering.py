"""A match file that lies, breaks the rules or is no match file is detected."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.match import BadMatch, fair, read_record, replay, verify
from lorcha.games import load
from tests.core.matches import finished

Saved = dict[str, Any]
FAIR = fair(bytes(range(32)))


def saved_match(seed: bool = False) -> Saved:
    saved: Saved = json.loads(finished(FAIR if seed else None).save())
    return saved


def read(saved: object) -> None:
    replay(read_record(json.dumps(saved)), load)


def test_an_honest_file_has_no_faults() -> None:
    for seed in (False, True):
        assert verify(read_record(json.dumps(saved_match(seed))), load) == []


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "hello", "null", "3", "[]", "{}", '"dragon"', b"\xff\xfe", "{", "[" * 100_000,
        '{"lorcha": 1}', '{"\\ud800": 1}', "\ud800",
    ],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_what_is_no_match_file_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMatch):
        read_record(text)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_off_is_refused(share: float) -> None:
    text = finished().save()
    with pytest.raises(BadMatch, match="not a saved match"):
        read_record(text[: int(len(text) * share)])


def set_to(**values: object) -> Callable[[Saved], object]:
    return lambda saved: saved.update(values)


def deep(levels: int) -> object:
    hole: object = []
    for _ in range(levels):
        hole = [hole]
    return hole


def move_to(ply: int, line: str) -> Callable[[Saved], object]:
    return lambda saved: saved["moves"].__setitem__(ply - 1, line)


def other_seat(saved: Saved) -> None:
    seat, _, move = saved["moves"][0].partition(" ")
    saved["moves"][0] = f"{1 - int(seat)} {move}"


WRONG: dict[str, tuple[Callable[[Saved], object], str]] = {
    "an unknown key": (set_to(cheat=True), "cheat"),
    "a missing key": (lambda saved: saved.pop("box"), "box"),
    "another format": (set_to(lorcha=2), "format 2"),
    "format in words": (set_to(lorcha="1"), "not a saved match"),
    "another game": (set_to(game="chess"), "chess"),
    "other rules and another end": (set_to(rules="0", scores=[999, 1]), "rules 0.*another end"),
    "other rules and no end": (set_to(rules="0", scores=None), "rules 0.*not over"),
    "another box and another end": (set_to(box="0123456789ab", digest="0"), "box 0123456789ab"),
    "other rules that allow a move": (
        lambda saved: (set_to(rules="0")(saved), move_to(7, "0 pass")(saved)),
        "rules 0.*move 7",
    ),
    "too few seats": (set_to(seats=["Ann"]), "players"),
    "too many seats": (set_to(seats=["x"] * 6), "players"),
    "another number of seats": (set_to(seats=["x"] * 3), "move"),
    "seats without names": (set_to(seats=2), "not a saved match"),
    "an unknown option": (set_to(options={"moon": 1}), "moon"),
    "an impossible option": (set_to(options={"large_privilege_price": 8}), "is one of"),
    "an option in fractions": (set_to(options={"large_privilege_price": 6.5}), "not a saved"),
    "a start that is not there": (set_to(options={"start_seat": 4}), "start_seat"),
    "another seed": (set_to(chance={"kind": "fast", "seed": 6}), "move"),
    "a remark on the seed": (lambda saved: saved["chance"].update(note="x"), "note"),
    "a hole without a bottom": (lambda saved: saved["chance"].update(x=deep(200)), "x"),
    "an unknown chance": (set_to(chance={"kind": "dice", "seed": 6}), "not a saved match"),
    "a fast seed in words": (set_to(chance={"kind": "fast", "seed": "6"}), "seed"),
    "a fair seed in figures": (set_to(chance={"kind": "fair", "seed": 6}), "seed"),
    "a short fair seed": (set_to(chance={"kind": "fair", "seed": "00"}), "32 bytes"),
    "a fair seed out of hex": (set_to(chance={"kind": "fair", "seed": "zz" * 32}), "hex"),
    "a move that is none": (move_to(1, "0 sail"), "move 1"),
    "a move not allowed": (move_to(7, "0 pass"), "move 7"),
    "a move without a seat": (move_to(1, "pair monk farmer"), "move 1"),
    "a move of nobody": (move_to(1, "-1 pair monk farmer"), "move 1"),
    "a move of seat 10^30": (move_to(1, f"{10**30} pair monk farmer"), "move 1"),
    "an empty move": (move_to(1, ""), "move 1"),
    "a move in figures": (lambda saved: saved["moves"].__setitem__(0, 7), "not a saved match"),
    "a move of another seat": (other_seat, "move 1"),
    "a move too many": (lambda saved: saved["moves"].append("0 pass"), "move"),
    "a move left out": (lambda saved: saved["moves"].pop(3), "move"),
}


@pytest.mark.parametrize(("spoil", "why"), WRONG.values(), ids=WRONG)
def test_a_file_that_breaks_the_rules_is_refused(
    spoil: Callable[[Saved], object], why: str
) -> None:
    saved = saved_match()
    spoil(saved)
    with pytest.raises(BadMatch, match=why):
        read(saved)


@pytest.mark.parametrize("other", [{"rules": "0"}, {"box": "0123456789ab"}])
def test_a_match_of_other_rules_is_replayed_if_it_ends_alike(other: Saved) -> None:
    saved = saved_match()
    again = replay(read_record(json.dumps(saved)), load).record()
    set_to(**other)(saved)
    assert replay(read_record(json.dumps(saved)), load).record() == again
    assert verify(read_record(json.dumps(saved)), load) == []


LIES: dict[str, tuple[Callable[[Saved], object], str]] = {
    "scores": (set_to(scores=[999, 1]), "scores"),
    "no scores": (set_to(scores=None), "scores"),
    "places": (lambda saved: saved["places"].reverse(), "places"),
    "digest": (set_to(digest="0" * 16), "digest"),
    "moves left out at the end": (lambda saved: saved["moves"].pop(), "scores"),
    "the published hash": (lambda saved: saved["chance"].update(hash="0" * 64), "published hash"),
    "no published hash": (lambda saved: saved["chance"].pop("hash"), "published hash"),
}


@pytest.mark.parametrize(("spoil", "fault"), LIES.values(), ids=LIES)
def test_a_file_that_claims_what_is_not_so_is_detected(
    spoil: Callable[[Saved], object], fault: str
) -> None:
    saved = saved_match(seed=True)
    spoil(saved)
    faults = verify(read_record(json.dumps(saved)), load)
    assert any(fault in line for line in faults)


def test_a_swapped_fair_seed_is_detected() -> None:
    saved = saved_match(seed=True)
    saved["chance"]["seed"] = "00" * 32
    try:
        faults = verify(read_record(json.dumps(saved)), load)
    except BadMatch as refusal:
        faults = [str(refusal)]
    assert faults
