"""Law 8: a refused move has a reason with a rule, which depends on nothing its seat does not know.

Tries are drawn from all a game's declarations allow, and from what is legal at other times.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from lorcha.core.chance import Fast
from lorcha.core.citations import rule_ids
from lorcha.core.fields import SET, Field
from lorcha.core.game import Game
from lorcha.core.moves import Verb
from lorcha.core.perspective import Perspective
from lorcha.core.refusals import find_objection
from lorcha.core.sentences import objection
from lorcha.core.state import State
from lorcha.core.text import LANGUAGES
from lorcha.games import SHELF, load
from lorcha.terminal.texts import game_texts
from tests.laws.tables import every_of, positions, sampled

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
NAMES: Final = ["Anna", "Boris", "Clara", "Dmitri", "Eva", "Fyodor"]
TRIES: Final = 600  # of each game in `make test`
ALL_TRIES: Final = 12_000
TRIED: Final = 40  # in one position
REMEMBERED: Final = 2_000  # moves that were legal at another time


@pytest.mark.parametrize("name", SHELF)
def test_every_refusal_has_its_reason(name: str) -> None:
    check_tries(load(name), TRIES)


@pytest.mark.soak
@pytest.mark.parametrize("name", SHELF)
def test_ten_thousand_refusals_have_their_reasons(name: str) -> None:
    check_tries(load(name), ALL_TRIES)


@pytest.mark.parametrize("name", SHELF)
def test_what_is_legal_meets_no_objection(name: str) -> None:
    """The reasons are written apart from the legal moves; here they agree."""
    game = load(name)
    for seats in game.seats:
        for state in sampled(game, seats, number=seats):
            for seat in state.actors():
                for move in state.legal(seat):
                    found = find_objection(state, seat, move)
                    assert found is None, f"{game.moves.to_text(move)} in {state!r}: {found}"
                    assert state.why_not(seat, move) is None


def check_tries(game: Game, tries: int) -> None:
    if game.refusals is None:
        pytest.skip(f"{game.title} gives no reasons yet")
    rules = set(rule_ids((RULES / f"{game.id}.md").read_text("utf-8")))
    languages = [game_texts(game.id, language) for language in LANGUAGES]
    for state, seat, move in illegal_tries(game, tries):
        found = state.why_not(seat, move)
        assert found, f"no reason against {game.moves.to_text(move)} of seat {seat} in {state!r}"
        assert found.rule in rules, f"{found} has no rule"
        world = state.redeal(seat, Fast(move % 1000))
        assert world.why_not(seat, move) == found
        told = Perspective(state, seat).why_not(move)
        assert told in (None, found)
        for texts in languages:
            assert objection(game, texts, found.to_json(), NAMES[: int(state.seats)])


def illegal_tries(game: Game, tries: int) -> Iterator[tuple[State, int, int]]:
    """Moves that a seat may not make: half of them by a seat that is asked."""
    chooser, number = Random(game.id), 0
    while tries > 0:
        known: list[int] = []
        for state in positions(game, chooser.choice(game.seats), number):
            known += [move for seat in state.actors() for move in state.legal(seat)]
            known = known[-REMEMBERED:]
            if state.over() or chooser.randrange(every_of(game.id)) == 0:
                for seat, move in tries_in(game, state, known, chooser):
                    tries -= 1
                    yield state, seat, move
        number += 1


def tries_in(
    game: Game, state: State, known: list[int], chooser: Random
) -> Iterator[tuple[int, int]]:
    for _ in range(TRIED):
        asked = state.actors() if chooser.random() < 0.8 else []
        seat = chooser.choice(asked or range(int(state.seats)))
        move = chooser.choice(known) if chooser.random() < 0.4 else any_move(game, state, chooser)
        if not state.may(seat, move) and state.expand(seat, move) == [move]:
            yield seat, move


def any_move(game: Game, state: State, chooser: Random) -> int:
    """A random move of the game; often one of a verb that answers the question."""
    assert game.refusals
    verbs = game.moves.verbs
    if not state.over() and chooser.random() < 0.8:
        verbs = list(game.refusals.questions[int(state.agenda.what())].answers)
    verb = chooser.choice(verbs)
    return verb.read([any_value(field, verb, chooser) for field in verb.fields])


def any_value(field: Field, verb: Verb, chooser: Random) -> int:
    """Any value there is; more often a small one, where there are many."""
    if field.kind == SET:
        return chooser.getrandbits(int(field.bits)) & chooser.getrandbits(int(field.bits))
    top = field.top if chooser.random() < 0.3 else min(field.top, field.low + 8)
    return chooser.randint(field.low, top)
