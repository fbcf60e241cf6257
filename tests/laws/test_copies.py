"""Law 3: copies share nothing, dumps and moves read back, a replay reaches the same position."""

import json
from random import Random

import pytest

from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.match import Match, digest, fair, fast, read_record, replay, verify
from lorcha.core.state import State
from tests.laws.differences import differences
from tests.laws.schemas import fits
from tests.laws.tables import GAMES, options_of, positions, sampled, step, tables

FILLABLE = ("dragon", "jamaica")  # games whose positions can become copies of others


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_a_clone_is_the_same_and_shares_nothing(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            before, journal = digest(state), entries_of(state)
            twin, untouched = state.clone(), state.clone()
            assert digest(twin) == before
            play_on(twin, number)
            assert digest(state) == digest(untouched) == before
            assert not differences(entries_of(state), journal)


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50, names=FILLABLE))
def test_a_position_that_becomes_another_is_as_good_as_its_clone(
    game: Game, seats: int, numbers: range
) -> None:
    used = end_of_another_game(game, seats)
    for number in numbers:
        for state in sampled(game, seats, number):
            before = digest(state)
            assert used.become(state)
            assert digest(used) == before
            assert used.journal is None
            world = state.redeal(0, Fast(number))
            used.mix_unknown(0, Fast(number))
            assert digest(used) == digest(world)
            assert play_on(used, number) == play_on(world, number)
            assert digest(state) == before


@pytest.mark.parametrize("name", FILLABLE)
def test_a_position_does_not_become_one_for_more_seats_or_of_another_game(name: str) -> None:
    state = end_of_another_game(GAMES[name], 3)
    before = digest(state)
    assert not state.become(end_of_another_game(GAMES[name], 4))
    assert not state.become(end_of_another_game(GAMES["toy"], 3))
    assert digest(state) == before


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=100))
def test_a_game_goes_on_without_touching_its_earlier_clones(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        clones: list[tuple[State, str]] = []
        for state in sampled(game, seats, number):
            clones.append((state.clone(), digest(state)))
        assert all(digest(clone) == before for clone, before in clones)


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_a_dump_reads_back_from_json_and_goes_on_the_same(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            text = json.dumps(state.dump())
            again = game.load(json.loads(text))
            assert not differences(again.dump(), state.dump())
            assert again.actors() == state.actors()
            for seat in range(seats):
                assert again.legal(seat) == state.legal(seat)
            assert play_on(again, number) == play_on(state.clone(), number)


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_a_saved_match_replays_to_the_same_position(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        seed = fair(number.to_bytes(32, "big")) if number % 2 else fast(number)
        names = [f"Игрок {seat}" for seat in range(seats)]
        match = Match(game, names, options_of(game, seats, number), seed)
        chooser = Random(number)
        while not match.state.over():
            seat = chooser.choice(match.state.actors())
            match.play(seat, chooser.choice(match.state.legal(seat)))
        record = read_record(match.save())
        again = replay(record, GAMES.__getitem__)
        assert digest(again.state) == digest(match.state)
        assert not differences(again.save(), match.save())
        for reader in range(-1, seats):
            assert not differences(
                again.journal.for_reader(reader), match.journal.for_reader(reader)
            )
        assert verify(record, GAMES.__getitem__) == []


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_every_move_reads_back_from_json_and_notation(
    game: Game, seats: int, numbers: range
) -> None:
    schema, book = game.moves.schema(), game.moves
    checked: set[int] = set()
    for number in numbers:
        for state in positions(game, seats, number):
            for seat in state.actors():
                for move in set(state.legal(seat)) - checked:
                    data = json.loads(json.dumps(book.to_json(move)))
                    assert book.from_json(data) == move
                    assert book.from_text(book.to_text(move)) == move
                    assert fits(schema, data), f"the schema does not know {data}"
                    checked.add(move)
    texts = {book.to_text(move) for move in checked}
    assert len(texts) == len(checked) > 0


def end_of_another_game(game: Game, seats: int) -> State:
    state = game.new(seats, chance=Fast(12345))
    play_on(state, 12345)
    return state


def entries_of(state: State) -> list[dict[str, object]]:
    assert state.journal is not None
    return state.journal.for_reader(0)


def play_on(state: State, number: int) -> str:
    chooser = Random(number)
    while not state.over():
        step(state, chooser)
    return digest(state)
