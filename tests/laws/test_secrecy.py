"""Law 5: what a seat sees depends on nothing it does not know. A spectator is a seat too."""

from random import Random

import pytest

from lorcha.core.chance import Fast
from lorcha.core.game import Game, SharedView
from lorcha.core.journal import Journal
from lorcha.core.match import digest
from lorcha.core.perspective import NoChance, Perspective
from lorcha.core.state import SPECTATOR, Horizon, State
from tests.laws.differences import differences
from tests.laws.tables import sampled, tables

STRANGER = 31  # foresees what a spectator does; a preview of nobody's would see everything
PREVIEWED = 12  # moves of a position


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_a_redealt_world_looks_the_same_to_the_seat(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            before = digest(state)
            for seat in range(SPECTATOR, seats):
                world = state.redeal(seat, Fast(number))
                assert game.broken_invariants(world) == []
                assert not differences(seen_by(game, world, seat), seen_by(game, state, seat))
                assert world.journal is None
                assert world.chance.dump() != state.chance.dump()
            assert digest(state) == before


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_a_redealt_world_depends_on_nothing_the_seat_does_not_know(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            for seat in range(SPECTATOR, seats):
                other = state.redeal(seat, Fast(number + 1))
                redealt = state.redeal(seat, Fast(number)).dump()
                assert not differences(other.redeal(seat, Fast(number)).dump(), redealt)


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_previews_depend_on_nothing_the_seat_does_not_know(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        chooser = Random(number)
        for state in sampled(game, seats, number):
            for seat in state.actors():
                one = Perspective(state, seat, seed=number)
                other = Perspective(state, seat, seed=number + 1)
                assert one.legal() == other.legal() == state.legal(seat)
                assert not differences(one.journal(), other.journal())
                moves = one.legal()
                for move in chooser.sample(moves, min(PREVIEWED, len(moves))):
                    preview = one.preview(move)
                    assert not differences(preview, other.preview(move))
                    assert preview.stop.what != "chance", "a rule forgot to announce it"


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=100))
def test_whatever_others_do_looks_the_same_in_worlds_the_seat_cannot_tell_apart(
    game: Game, seats: int, numbers: range
) -> None:
    """Two such worlds go on with the same moves until something comes to light for the seat."""
    for number in numbers:
        for state in sampled(game, seats, number):
            for seat in range(SPECTATOR, seats):
                check_side_by_side(game, state, seat, number)


def check_side_by_side(game: Game, state: State, seat: int, number: int) -> None:
    worlds = [foreseen(state, seat, number), foreseen(state, seat, number + 1)]
    chooser = Random(number)
    while not worlds[0].over():
        actor = chooser.choice(worlds[0].actors())
        moves = sorted(set(worlds[0].legal(actor)) & set(worlds[1].legal(actor)))
        if not moves:
            return  # what one may do here the other may not: nothing to compare
        move = chooser.choice(moves)
        one, other = (told_of(game, world, seat, actor, move) for world in worlds)
        assert not differences(one, other)
        if one[0]:
            return


def foreseen(state: State, seat: int, number: int) -> State:
    """A world of the seat's knowledge that stops where the seat would learn something."""
    world = state.redeal(seat, Fast(number))
    world.chance = NoChance()
    world.previewer = STRANGER if seat == SPECTATOR else seat
    world.journal = Journal()
    return world


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_shared_views_are_what_each_reader_would_see_alone(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            shared, readers = SharedView(game, state), range(SPECTATOR, seats)
            together = [shared.of(seat) for seat in readers]
            assert not differences(together, [game.view(state, seat) for seat in readers])
            assert not differences(together, [shared.of(seat) for seat in readers])


def told_of(game: Game, world: State, seat: int, actor: int, move: int) -> tuple[object, ...]:
    """Play a move: where it stopped, and what the seat has seen of it."""
    assert world.journal is not None
    before, stop = len(world.journal.entries), ""
    try:
        world.play(actor, move)
    except Horizon as horizon:
        stop = str(horizon)
    return stop, world.journal.for_reader(seat, before), game.view(world, seat), world.actors()


def seen_by(game: Game, state: State, seat: int) -> tuple[object, ...]:
    return (
        state.over(),
        state.actors(),
        state.legal(seat),
        "" if state.over() else game.question(state),
        game.view(state, seat),
        [vars_of(standing) for standing in state.standings()] if state.over() else [],
    )


def vars_of(standing: object) -> tuple[object, ...]:
    return tuple(getattr(standing, name) for name in ("seat", "place", "score", "parts"))
