"""What the view tells of the turn: who has chosen, who acts, who is next."""

from collections.abc import Iterator

from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import moves, play, question, random_game, view


def turns(state: Table) -> list[str | None]:
    """Of the captains, in the order of the round."""
    public = view(state, -1)
    return [public.ships[seat].turn for seat in public.order]


def in_the_order_of_the_round(seats: int) -> Iterator[list[str | None]]:
    """The turns of each moment of a match in which a captain acts without a combat."""
    for state in random_game(seats, 3):
        public = view(state, -1)
        if public.phase == "actions" and public.combat is None and public.acting in public.order:
            yield turns(state)


@rule("JA-21")
def test_captains_act_in_the_order_of_the_round() -> None:
    seen = {tuple(at) for at in in_the_order_of_the_round(3)}
    assert seen == {
        ("acts", "next", "later"),
        ("acted", "acts", "next"),
        ("acted", "acted", "acts"),
    }


def test_a_captain_who_has_chosen_a_card_is_told() -> None:
    state = next(state for state in random_game(3, 1) if question(state)[0] == "card")
    seat = state.actors()[0]
    play(state, seat, moves(state, seat)[0])
    assert [one.turn for one in view(state, -1).ships] == [
        "chosen" if one == seat else None for one in range(3)
    ]


def test_the_one_who_is_attacked_defends() -> None:
    defenders = 0
    for state in random_game(3, 2):
        public = view(state, -1)
        for seat, one in enumerate(public.ships):
            attacked = public.combat is not None and public.combat.defence.ship == seat
            assert (one.turn == "defends") == attacked
            defenders += attacked
    assert defenders


@rule("JA-104")
def test_the_ghost_ship_has_no_turn_and_sails_when_all_have_acted() -> None:
    for state in random_game(2, 4):
        public = view(state, -1)
        assert public.ships[2].turn is None
        if public.acting == 2 and public.combat is None:
            assert turns(state) == ["acted", "acted"]
