"""Positions as JSON: what is no position is refused, and said why."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from lorcha.core.chance import Fast
from lorcha.core.dumps import LIMIT, BadPosition, dump_fields, load_fields, whole
from lorcha.core.game import Game
from tests.core.corrupt_dumps import corrupt, paths
from tests.laws.tables import GAMES, begin, step
from tests.toy.table import PIRATE_FIELDS, Pirate

DRAGON = GAMES["dragon"]
Dump = dict[str, Any]


def dump_of(game: Game, seats: int = 3, moves: int = 30) -> Dump:
    state, chooser = begin(game, seats, 0), Random(1)
    for _ in range(moves):
        step(state, chooser)
    dump: Dump = json.loads(json.dumps(state.dump()))
    return dump


@pytest.mark.parametrize("dump", [None, 3, "dragon", [], [1], {}, {"game": "chess"}], ids=repr)
def test_what_is_no_position_of_the_game_is_refused(dump: object) -> None:
    with pytest.raises(BadPosition):
        DRAGON.load(dump)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="not a position of"):
        DRAGON.load(dump_of(GAMES["toy"], moves=2))


@pytest.mark.parametrize("key", sorted(dump_of(DRAGON)))
def test_every_part_must_be_there(key: str) -> None:
    dump = dump_of(DRAGON)
    del dump[key]
    with pytest.raises(BadPosition):
        DRAGON.load(dump)


@pytest.mark.parametrize("key", sorted(dump_of(DRAGON)["provinces"][0]))
def test_every_part_of_a_province_must_be_there(key: str) -> None:
    dump = dump_of(DRAGON)
    del dump["provinces"][1][key]
    with pytest.raises(BadPosition, match=key):
        DRAGON.load(dump)


@pytest.mark.parametrize(
    "value", [None, "1", 1.0, True, [1], {}, LIMIT, -LIMIT, 1 << 64, 10**40], ids=repr
)
def test_a_number_must_be_a_whole_number_of_62_bits(value: object) -> None:
    with pytest.raises(BadPosition, match="whole number"):
        whole(value, "month")
    dump = dump_of(DRAGON)
    dump["month"] = value
    with pytest.raises(BadPosition, match="month"):
        DRAGON.load(dump)


@pytest.mark.parametrize("value", [None, 1, "12", {}, [None], ["1"], [1.5], [1 << 64]], ids=repr)
def test_a_row_must_be_a_list_of_whole_numbers(value: object) -> None:
    dump = dump_of(DRAGON)
    dump["display"] = value
    with pytest.raises(BadPosition, match="display"):
        DRAGON.load(dump)


def shift(dump: Dump, key: str, by: int) -> None:
    dump["provinces"][0][key] += by


BROKEN: dict[str, Callable[[Dump], object]] = {
    "money out of nothing": lambda dump: shift(dump, "yuan", 1),
    "points out of nothing": lambda dump: shift(dump, "points", 1),
    "a person too many": lambda dump: shift(dump, "people", 1),
    "a card too many": lambda dump: shift(dump, "wilds", 3),
    "a tile too few": lambda dump: dump["display"].__setitem__(0, dump["display"][0] - 1),
    "an order of strangers": lambda dump: dump.update(order=[0, 1, 7]),
    "an order without somebody": lambda dump: dump.update(order=[0, 1, 1]),
    "no display": lambda dump: dump.update(display=[]),
    "no floors": lambda dump: dump["provinces"][0].update(floors=[]),
    "a month too late": lambda dump: dump.update(month=13),
    "a province too few": lambda dump: dump["provinces"].pop(),
    "too many seats": lambda dump: dump.update(seats=9),
    "provinces in no list": lambda dump: dump.update(provinces={}),
    "a province that is a number": lambda dump: dump["provinces"].__setitem__(0, 4),
}


@pytest.mark.parametrize("spoil", BROKEN.values(), ids=BROKEN)
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Dump], object]) -> None:
    dump = dump_of(DRAGON)
    DRAGON.load(dump)
    spoil(dump)
    with pytest.raises(BadPosition):
        DRAGON.load(dump)


@pytest.mark.parametrize(
    "agenda",
    [
        None,
        {},
        "action",
        [3],
        [["action", [0]]],
        [["sail", [0], 0]],
        [[["action"], [0], 0]],
        [["action", 0, 0]],
        [["action", [3], 0]],
        [["action", [-1], 0]],
        [["action", [1 << 70], 0]],
        [["action", ["0"], 0]],
        [["action", [0], None]],
        [["action", [0], 1 << 70]],
        [["action", [], 0]],
        [["action", [0], 0], ["decay", [], 0]],
        [["tile", [0], 99]],
    ],
    ids=str,
)
def test_an_agenda_must_end_with_a_question_to_somebody_here(agenda: object) -> None:
    with pytest.raises(BadPosition):
        DRAGON.load(dump_of(DRAGON) | {"agenda": agenda})


@pytest.mark.parametrize("chance", [None, 3, {}, {"kind": "fast", "now": -1}], ids=str)
def test_chance_must_be_one(chance: object) -> None:
    with pytest.raises(BadPosition, match="chance"):
        DRAGON.load(dump_of(DRAGON) | {"chance": chance})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whatever_is_spoilt_the_answer_is_a_sound_position_or_a_refusal(game: Game) -> None:
    chooser, refusals = Random(7), []
    for number in range(300):
        dump = dump_of(game, game.seats[0], number % 8)
        corrupt_dump = corrupt(dump, chooser.choice(list(paths(dump))), chooser)
        try:
            state = game.load(corrupt_dump)
        except BadPosition as refusal:
            refusals.append(str(refusal))
        else:
            assert game.broken_invariants(state) == []
            assert all(state.legal(seat) for seat in state.actors())
    assert 100 < len(refusals) < 300
    assert all(refusals)


def test_piles_numbers_and_rows_keep_their_kind() -> None:
    one, other = Pirate(), Pirate()
    one.coins = 4
    for card in (7, 2, 5):
        one.hand.add(card)
    dump = dump_fields(one, PIRATE_FIELDS)
    assert dump == {"coins": 4, "hand": [7, 2, 5], "stake": []}
    load_fields(other, PIRATE_FIELDS, dump)
    assert dump_fields(other, PIRATE_FIELDS) == dump
    other.hand.add(9)
    assert one.hand.to_list() == [7, 2, 5]
    with pytest.raises(BadPosition, match="hand"):
        load_fields(other, PIRATE_FIELDS, dump | {"hand": 3})


def test_a_dump_is_not_tied_to_the_position() -> None:
    state = DRAGON.new(2, chance=Fast(1))
    dump = state.dump()
    before = deepcopy(dump)
    step(state, Random(1))
    assert dump == before
