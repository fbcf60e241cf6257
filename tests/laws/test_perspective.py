"""Law 5, the other half: from a perspective there is no way back to the real position."""

import gc
from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType

import pytest

from lorcha.core.game import Game
from lorcha.core.perspective import Perspective
from lorcha.core.state import SPECTATOR
from tests.laws.tables import sampled, tables


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=500))
def test_a_perspective_holds_nothing_of_the_position_it_was_made_from(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        for state in sampled(game, seats, number, sparser=4):
            journal = state.journal
            assert journal is not None
            real = {id(state), id(state.chance), id(state.agenda), id(journal)}
            real |= {id(entry) for entry in journal.entries}
            for seat in range(SPECTATOR, seats):
                perspective = Perspective(state, seat, seed=number)
                assert not real & {id(thing) for thing in reachable(perspective)}


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=100))
def test_a_preview_that_ends_at_an_own_choice_shows_what_may_be_chosen(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        for state in sampled(game, seats, number, sparser=2):
            for seat in state.actors():
                perspective = Perspective(state, seat, seed=number)
                for move in perspective.legal()[:6]:
                    preview, after = perspective.preview(move), state.clone()
                    if seat not in preview.stop.seats:
                        assert (preview.question, preview.legal) == ("", [])
                        continue
                    after.play(seat, move)
                    assert preview.question == game.question(after)
                    assert preview.legal == after.legal(seat)


def test_the_way_back_would_be_found_if_there_were_one() -> None:
    """The walk goes through native objects, lists and closures."""
    (game, seats, numbers), *_ = (param.values for param in tables())
    assert isinstance(game, Game)
    assert isinstance(seats, int)
    assert isinstance(numbers, range)
    state = next(sampled(game, seats, numbers[0]))
    perspective = Perspective(state, 0)
    perspective._world.journal = state.journal
    assert state.journal in list(reachable(perspective))
    perspective.__dict__["way"] = [lambda: state]
    ids = {id(thing) for thing in reachable(perspective)}
    assert {id(state), id(state.chance), id(state.agenda)} <= ids


def reachable(start: object) -> Iterator[object]:
    """Everything that hangs on an object, short of modules and classes, which hold no position."""
    seen, waiting = {id(start)}, [start]
    while waiting:
        thing = waiting.pop()
        yield thing
        for part in held_by(thing):
            if id(part) not in seen:
                seen.add(id(part))
                waiting.append(part)


def held_by(thing: object) -> list[object]:
    if isinstance(thing, ModuleType | type):
        return []
    if isinstance(thing, FunctionType):  # its globals are a module's
        return [*(thing.__closure__ or ()), thing.__defaults__, thing.__kwdefaults__]
    if isinstance(thing, MethodType):
        return [thing.__self__, thing.__func__]
    return gc.get_referents(thing)
