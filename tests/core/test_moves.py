"""Moves: one int each, whose parts are declared once."""

from itertools import product

import pytest

from lorcha.core.fields import BadText, number, places, word
from lorcha.core.moves import MOVE_BITS, MoveBook, Moves
from tests.laws.schemas import fits

BOOK = MoveBook()
PASS = BOOK.verb("pass")
LOAD = BOOK.verb("load", number("hold", 1, 6), word("good", ["gold", "food", "gunpowder"]))
MAN = BOOK.verb("man", places("crew", 5), number("debt", -3, 3))
FAR = BOOK.verb("far", number("x", 0, (1 << 20) - 1), number("y", 5, 4 + (1 << 36)))

EVERY_LOAD = [LOAD.pack(hold, good) for hold, good in product(range(1, 7), range(3))]
EVERY_MAN = [MAN.pack(crew, debt) for crew, debt in product(range(32), range(-3, 4))]
FAR_ONES = [FAR.pack(0, 5), FAR.pack((1 << 20) - 1, 4 + (1 << 36)), FAR.pack(77, 1 << 35)]
EVERY_MOVE = [PASS.number, *EVERY_LOAD, *EVERY_MAN, *FAR_ONES]


def test_all_moves_are_different_and_fit() -> None:
    assert len(set(EVERY_MOVE)) == len(EVERY_MOVE)
    assert all(0 <= move < 1 << MOVE_BITS for move in EVERY_MOVE)


def test_the_parts_of_a_move_can_be_read() -> None:
    move = LOAD.pack(4, 2)
    assert (LOAD.get(move, 0), LOAD.get(move, 1)) == (4, 2)
    assert (LOAD.first(move), LOAD.second(move)) == (4, 2)
    assert (MAN.first(MAN.pack(3, -2)), MAN.second(MAN.pack(3, -2))) == (3, -2)
    assert MAN.values(MAN.pack(0b10001, -3)) == [0b10001, -3]
    assert FAR.values(FAR_ONES[1]) == [(1 << 20) - 1, 4 + (1 << 36)]
    assert BOOK.verb_of(move) is LOAD


def test_json_and_notation() -> None:
    assert BOOK.to_json(LOAD.pack(2, 0)) == {"move": "load", "hold": 2, "good": "gold"}
    assert BOOK.to_text(LOAD.pack(2, 0)) == "load 2 gold"
    assert BOOK.to_json(PASS.number) == {"move": "pass"}
    assert BOOK.to_text(MAN.pack(0b10010, -1)) == "man 2,5 -1"
    assert BOOK.to_text(MAN.pack(0, 0)) == "man - 0"


@pytest.mark.parametrize("move", EVERY_MOVE)
def test_every_move_reads_back(move: int) -> None:
    assert BOOK.from_json(BOOK.to_json(move)) == move
    assert BOOK.from_text(BOOK.to_text(move)) == move
    assert fits(BOOK.schema(), BOOK.to_json(move))


@pytest.mark.parametrize(
    "data",
    [
        None, 3, "pass", [], ["pass"], {}, {"move": None}, {"move": "sail"}, {"move": ["pass"]},
        {"move": "pass", "hold": 1}, {"move": "load"}, {"move": "load", "hold": 1},
        {"move": "load", "hold": 0, "good": "gold"}, {"move": "load", "hold": 7, "good": "gold"},
        {"move": "load", "hold": 1, "good": "rum"}, {"move": "load", "hold": "1", "good": "gold"},
        {"move": "load", "hold": 1, "good": "gold", "more": 1}, {"hold": 1, "good": "gold"},
        {"move": "man", "crew": [6], "debt": 0}, {"move": "man", "crew": [1, 1], "debt": 0},
    ],
    ids=repr,
)  # fmt: skip
def test_json_that_is_no_move_is_refused_and_the_schema_agrees(data: object) -> None:
    with pytest.raises(BadText):
        BOOK.from_json(data)
    assert not fits(BOOK.schema(), data)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "sail", "PASS", "pass 1", "load", "load 1", "load gold 1", "load 1 gold 1",
        "load 0 gold", "load 7 gold", "load 1 rum", "man 6 0", "man 1,1 0", "man 1", "far -1 5",
        "far 0 4",
    ],
)  # fmt: skip
def test_notation_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        BOOK.from_text(text)


@pytest.mark.parametrize(
    "move",
    [
        -1, 4, 63, PASS.number + 64, PASS.number + (1 << 61), LOAD.pack(1, 0) + (3 << 9),
        1 << 62, 1 << 63, 1 << 64, 10**30, -(10**30),
    ],
)  # fmt: skip
def test_a_number_that_is_no_move_has_neither_json_nor_notation(move: int) -> None:
    with pytest.raises(BadText):
        BOOK.to_json(move)
    with pytest.raises(BadText):
        BOOK.to_text(move)


def test_typescript_is_a_union_of_all_verbs() -> None:
    assert BOOK.typescript("Move").splitlines() == [
        "export type Move =",
        '  | { move: "pass" }',
        '  | { move: "load"; hold: number; good: "gold" | "food" | "gunpowder" }',
        '  | { move: "man"; crew: number[]; debt: number }',
        '  | { move: "far"; x: number; y: number };',
    ]


def test_a_book_has_64_verbs_of_62_bits() -> None:
    book = MoveBook()
    with pytest.raises(ValueError, match="need 63 bits"):
        book.verb("long", places("set", 57))
    assert book.verb("whole", places("set", 56)).pack((1 << 56) - 1) < 1 << MOVE_BITS
    for i in range(63):
        book.verb(f"verb_{i}", number("x", 0, 9))
    assert book.to_text(book.from_text("verb_62 7")) == "verb_62 7"
    with pytest.raises(ValueError, match="no more than 64 verbs"):
        book.verb("one_more")


def test_the_values_of_an_unordered_verb_are_read_in_any_order() -> None:
    book = MoveBook()
    one, two = word("one", ["a", "b", "c"]), word("two", ["a", "b", "c"])
    pair = book.verb("pair", one, two, unordered=True)
    assert book.from_text("pair c a") == book.from_text("pair a c") == pair.pack(0, 2)
    assert book.from_json({"move": "pair", "one": "c", "two": "a"}) == pair.pack(0, 2)
    assert book.to_text(pair.pack(0, 2)) == "pair a c"
    with pytest.raises(BadText):
        book.to_text(pair.pack(2, 0))  # it has one form only


def test_the_buffer_grows_and_keeps_its_order() -> None:
    moves = Moves()
    for move in range(100, 0, -1):
        moves.add(move)
    assert moves.to_list() == list(range(100, 0, -1))
    assert moves.has(1)
    assert not moves.has(0)
    moves.count = 0
    assert moves.to_list() == []
    assert not moves.has(1)
