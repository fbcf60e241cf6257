"""A position in words is the same position: the same question, the same points, and it goes on."""

from random import Random

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.position_text import SetUp, read_set_up, write_set_up
from lorcha.core.state import State
from lorcha.games import SHELF, load
from tests.core.matches import finished

LONGEST_GAP = {"dragon": 25, "jamaica": 30, "panda": 60, "ching": 60}  # moves without words
PLAYED_ON = 40  # moves


def scores(state: State) -> list[int]:
    return [one.score for one in sorted(state.standings(), key=lambda one: one.seat)]


@pytest.mark.parametrize("game_id", SHELF)
def test_words_of_a_position_lead_back_to_it(game_id: str) -> None:
    game = load(game_id)
    if game.describe is None:
        pytest.skip(f"{game.title} does not put its positions into words")
    match = finished(game=game_id)
    replay, gap, chooser = match.at(0), 0, Random(1)
    seats, usual = len(match.seats), game.complete(len(match.seats), {})
    described = 0
    for seat, move in match.moves:
        gap += 1
        try:
            words, _ = game.words_of(replay.state, match.options)
        except BadPosition:
            assert gap <= LONGEST_GAP[game_id]
        else:
            gap, described = 0, described + 1
            text = write_set_up(SetUp(seats, match.options, words), usual)
            again = read_set_up(game, text).position(game)
            assert game.asks_the_same(replay.state, again)
            assert scores(again) == scores(replay.state)
            play_on(again, chooser)
            assert game.broken_invariants(again) == []
        replay.play(seat, move)
    assert described >= 8


def play_on(state: State, chooser: Random) -> None:
    for _ in range(PLAYED_ON):
        if not state.over():
            seat = chooser.choice(state.actors())
            state.play(seat, chooser.choice(state.legal(seat)))


def test_in_the_midst_of_a_turn_there_are_no_words() -> None:
    game, match = load("dragon"), finished()
    with pytest.raises(BadPosition, match="no words"):
        game.words_of(match.at(0).state, match.options)  # the pairs are being chosen
