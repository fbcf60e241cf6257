"""The laws catch broken games: a toy that leaks, cheats or loses cards fails the law it breaks."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Self

import pytest

from lorcha.core.chance import Chance, Fast
from lorcha.core.game import Game
from lorcha.core.journal import EVERYONE, Event
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.state import State
from tests.laws import test_copies, test_moves, test_play, test_secrecy
from tests.toy import TOY, restore
from tests.toy.box import CARDS, STAKE
from tests.toy.rules import Toy
from tests.toy.table import ASK_STAKE
from tests.toy.view import ToyView, seat_view

NUMBERS = range(40)


class TellsAll(Toy):
    def tell_only(
        self, seen: Int, event: Event, seat: Int, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0
    ) -> None:
        super().tell_only(EVERYONE, event, seat, a, b, c, d)


class AsksOnlyThoseWithShields(Toy):
    def threaten(self, seat: int, victim: int, place: int) -> None:
        super().threaten(seat, victim, place)
        for other in self.actors():
            shields = Moves()
            self.find_legal(other, shields)
            if shields.count == 1:
                self.agenda.answered(other)


class PreviewsTheDeck(Toy):
    def reveal(self, what: str, knowers: Int = 0) -> None:
        super().reveal(what, EVERYONE if what == "deck" else knowers)


class RedealsOnlyTheDeck(Toy):
    def redeal(self, seat: Int, chance: Chance) -> Self:
        world = self.clone()
        world.deck.shuffle(chance)
        world.chance = Fast(chance.below(1 << 30))
        return world


class KeepsItsChance(Toy):
    def redeal(self, seat: Int, chance: Chance) -> Self:
        world = super().redeal(seat, chance)
        world.chance = self.chance.clone()
        return world


class SharesHands(Toy):
    def clone(self) -> Self:
        twin = super().clone()
        twin.pirates[0].hand = self.pirates[0].hand
        return twin


class LosesCards(Toy):
    def throw_away(self, card: int) -> None:
        self.knowledge.show_all(card)


class ForgetsOnLoading(Toy):
    pass


def restore_all_but_the_round(toy: Toy, data: Mapping[str, Any]) -> None:
    restore(toy, data)
    toy.round = 1


class OffersTooMuch(Toy):
    def find_legal(self, seat: Int, out: Moves) -> None:
        super().find_legal(seat, out)
        if self.agenda.what() == ASK_STAKE:
            out.add(STAKE.pack(len(CARDS) - 1))


class PaysBeforeItAsks(Toy):
    def play(self, seat: int, move: int) -> None:
        self.pirates[0].coins += 1
        super().play(seat, move)


class ShowsAHand(Toy):
    pass


def show_hand_of_the_first(state: State, seat: int, seen: ToyView) -> ToyView:
    return seat_view(state, 0, seen)


def game_of_state(kind: type[Toy]) -> Game:
    return replace(TOY, state=kind)


CAUGHT: list[tuple[Game, Callable[[Game, int, range], None]]] = [
    (game_of_state(LosesCards), test_play.test_random_games_end_and_nothing_is_lost),
    (game_of_state(OffersTooMuch), test_moves.test_every_legal_move_can_be_played),
    (game_of_state(PaysBeforeItAsks), test_moves.test_anything_else_is_refused_and_changes_nothing),
    (game_of_state(SharesHands), test_copies.test_a_clone_is_the_same_and_shares_nothing),
    (
        replace(game_of_state(ForgetsOnLoading), restore=restore_all_but_the_round),
        test_copies.test_a_dump_reads_back_from_json_and_goes_on_the_same,
    ),
    (game_of_state(KeepsItsChance), test_secrecy.test_a_redealt_world_looks_the_same_to_the_seat),
    (
        replace(game_of_state(ShowsAHand), seat_view=show_hand_of_the_first),
        test_secrecy.test_a_redealt_world_looks_the_same_to_the_seat,
    ),
    (
        game_of_state(RedealsOnlyTheDeck),
        test_secrecy.test_a_redealt_world_depends_on_nothing_the_seat_does_not_know,
    ),
    (
        game_of_state(PreviewsTheDeck),
        test_secrecy.test_previews_depend_on_nothing_the_seat_does_not_know,
    ),
    (
        game_of_state(TellsAll),
        test_secrecy.test_whatever_others_do_looks_the_same_in_worlds_the_seat_cannot_tell_apart,
    ),
    (
        game_of_state(AsksOnlyThoseWithShields),
        test_secrecy.test_whatever_others_do_looks_the_same_in_worlds_the_seat_cannot_tell_apart,
    ),
]


@pytest.mark.parametrize(("game", "law"), CAUGHT, ids=[game.state.__name__ for game, _ in CAUGHT])
def test_a_law_catches_the_toy_that_breaks_it(
    game: Game, law: Callable[[Game, int, range], None]
) -> None:
    with pytest.raises((AssertionError, LookupError)):
        law(game, 3, NUMBERS)
