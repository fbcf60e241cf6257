"""What the view foretells by the rules' own functions: locked element cards, cards to be lost."""

from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.view.structs import Card
from tests.citing import rule
from tests.panda.positions import lay, position, view_of

EIGHTS = "fire-8 earth-8 wood-8 metal-8"


def element(table: Panda, seat: int) -> Card:
    (card,) = [card for card in view_of(table, seat).players[seat].hand or [] if card.number]
    return card


def locks(table: Panda, seat: int) -> tuple[bool | None, str | None]:
    card = element(table, seat)
    return card.lit, card.lock


@rule("PS-58")
def test_an_element_card_says_what_keeps_it_locked() -> None:
    table = position(
        "fire-5 fire-6 fire-7 fire-3 element-earth", "element-water water-3", "water-4"
    )
    assert locks(table, 0) == (False, "lead")
    assert locks(table, 1) == (False, "turn")
    lay(table, 0, "fire-3")
    assert locks(table, 1) == (False, "condition")


@rule("PS-58", "PS-62")
def test_an_element_card_that_may_be_played_has_no_lock() -> None:
    table = position("fire-5 fire-6 fire-7 fire-3", "element-water wood-3", "wood-4")
    lay(table, 0, "fire-5 fire-6 fire-7")
    assert locks(table, 1) == (True, None)


@rule("PS-58")
def test_a_bomb_locks_every_element_card() -> None:
    table = position(EIGHTS + " fire-3", "element-wood wood-3", "metal-3", "metal-4")
    lay(table, 0, EIGHTS)
    assert locks(table, 1) == (False, "bomb")


@rule("PS-53", "PS-54", "PS-55")
def test_all_can_see_whose_cards_will_not_come_back() -> None:
    table = position("fire-3 fire-5", "fire-4 wood-3", "fire-9@B metal-4")
    for seat, cards in ((0, "fire-3"), (1, "fire-4"), (2, "fire-9")):
        assert not view_of(table, -1).players[seat].lost
        lay(table, seat, cards)
    assert [player.lost for player in view_of(table, -1).players] == [False, False, True]
