"""J. Spoils."""

import pytest

from lorcha.core.state import IllegalMove
from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import (
    Json,
    event_names,
    events,
    hidden,
    holds,
    moves,
    play,
    powers,
    question,
    ship,
    table,
    view,
)


def win(winner: Json, loser: Json) -> Table:
    """Seat 0 has attacked seat 1 in plundered lair 4 and thrown the star."""
    first = winner | {"space": 3, "card": "forward_gunpowder"}
    return table(first, loser | {"space": 4}, throws="star", lairs="")


@rule("JA-78")
def test_one_hold_or_one_card_or_a_curse_or_nothing() -> None:
    state = win(
        ship(holds="1 food", hidden="treasure_3 cursed_2"),
        ship(holds="-, 2 gold", powers="lady_beth", hidden="treasure_7"),
    )
    assert question(state) == ("spoils", [0])
    assert moves(state, 0) == [
        "plunder 2", "steal lady_beth", "steal hidden_1", "give 2", "no_spoils",
    ]  # fmt: skip
    play(state, 0, "no_spoils")
    assert question(state)[0] != "spoils"
    assert holds(state, 1)[1] == "2 gold"


@rule("JA-78")
def test_a_defender_who_wins_has_the_same_choice() -> None:
    first = ship(3, "2 gold", card="forward_gunpowder", powers="lady_beth")
    state = table(first, ship(4, "-", hidden="cursed_3"), throws="2 star", lairs="")
    assert moves(state, 1) == ["plunder 1", "steal lady_beth", "give 1", "no_spoils"]


@rule("JA-79")
def test_a_stolen_hold_is_loaded_whole_into_an_empty_one() -> None:
    state = win(ship(holds="1 food"), ship(holds="4 gold"))
    play(state, 0, "plunder 1")
    assert holds(state, 0)[:2] == ["1 food", "4 gold"]
    assert holds(state, 1) == ["-"] * 5


@rule("JA-79")
def test_or_into_one_emptied_for_it() -> None:
    state = win(
        ship(holds="1 food, 2 gold, 3 gold, 1 gunpowder, 1 gold"), ship(holds="4 gold, 1 food")
    )
    play(state, 0, "powder 0", "plunder 1")
    assert question(state) == ("dump", [0])
    assert moves(state, 0) == ["dump 1", "dump 4"]
    assert holds(state, 1)[0] == "4 gold"
    play(state, 0, "dump 4")
    assert holds(state, 0)[3] == "4 gold"
    assert holds(state, 1) == ["-", "1 food", "-", "-", "-"]


@rule("JA-80")
def test_what_cannot_be_loaded_cannot_be_stolen() -> None:
    state = win(ship(holds="1 gold, 2 gold, 3 gold, 1 gold, 1 gold"), ship(holds="4 gold, 1 food"))
    assert moves(state, 0) == ["plunder 2", "no_spoils"]


@rule("JA-81")
def test_the_sixth_hold_is_plundered_like_any_other() -> None:
    state = win(ship(holds="-"), ship(holds="-, -, -, -, -, 4 gold", powers="sixth_hold"))
    assert moves(state, 0) == ["plunder 6", "steal sixth_hold", "no_spoils"]
    play(state, 0, "plunder 6")
    assert holds(state, 0)[0] == "4 gold"
    assert powers(state, 1) == ["sixth_hold"]


@rule("JA-81", "JA-88")
def test_or_taken_as_a_card_with_all_that_is_in_it() -> None:
    full = "1 gold, 1 gold, 1 gold, 1 gold, 1 gold"
    state = win(ship(holds=full), ship(holds="-, -, -, -, -, 4 gold", powers="sixth_hold"))
    play(state, 0, "steal sixth_hold")
    assert holds(state, 0) == ["1 gold"] * 5 + ["4 gold"]
    assert holds(state, 1) == ["-"] * 5
    assert powers(state, 0) == ["sixth_hold"]


@rule("JA-82")
def test_a_face_down_card_is_chosen_by_its_place() -> None:
    state = win(ship(holds="-"), ship(holds="-", hidden="treasure_3 cursed_4 treasure_7"))
    assert moves(state, 0) == ["steal hidden_1", "steal hidden_2", "steal hidden_3", "no_spoils"]
    assert [card.face for card in view(state, 0).ships[1].hidden] == [None, None, None]
    play(state, 0, "steal hidden_2")
    assert hidden(state, 0) == ["cursed_4"]
    assert hidden(state, 1) == ["treasure_3", "treasure_7"]
    assert events(state, "stole", 2)[0]["place"] == 2


@rule("JA-83")
def test_a_stolen_card_stays_face_down_and_is_looked_at_by_the_thief() -> None:
    state = win(ship(holds="-"), ship(holds="-", hidden="treasure_7"))
    play(state, 0, "steal hidden_1")
    faces = [view(state, seat).ships[0].hidden[0].face for seat in (0, 1, 2, -1)]
    assert faces == ["treasure_7", "treasure_7", None, None]


@rule("JA-83")
def test_a_stolen_power_works_at_once_but_not_in_the_combat_just_ended() -> None:
    first = ship(3, "-", card="forward_forward")
    loser = ship(4, "-", powers="lady_beth")
    state = table(first, loser, ship(5, "-"), throws="10 2 2 2", lairs="")
    play(state, 0, "steal lady_beth")
    compared = [(e["attack"], e["defence"]) for e in events(state, "compared")]
    assert compared == [(10, 4), (4, 2)]


@rule("JA-84")
def test_only_a_cursed_card_can_be_given() -> None:
    state = win(ship(holds="-", hidden="treasure_3 cursed_2"), ship(holds="-", hidden="treasure_7"))
    with pytest.raises(IllegalMove):
        play(state, 0, "give 1")
    play(state, 0, "give 2")
    assert hidden(state, 0) == ["treasure_3"]
    assert hidden(state, 1) == ["treasure_7", "cursed_2"]


@rule("JA-84")
def test_everybody_learns_that_it_is_cursed_and_only_its_owners_how_much() -> None:
    state = win(ship(holds="-", hidden="cursed_2"), ship(holds="-"))
    play(state, 0, "give 1")
    cards = [view(state, seat).ships[1].hidden[0] for seat in (0, 1, 2, -1)]
    assert [card.face for card in cards] == ["cursed_2", "cursed_2", None, None]
    assert all(card.cursed for card in cards)
    assert events(state, "gave", 2)[0]["place"] == 1
    assert "face" not in events(state, "gave", 2)[0]
    assert events(state, "gave", 1)[0]["face"] == "cursed_2"


@rule("JA-85", "JA-120")
def test_with_nothing_to_take_the_winner_is_asked_all_the_same() -> None:
    state = win(ship(holds="-"), ship(holds="-"))
    assert question(state) == ("spoils", [0])
    assert moves(state, 0) == ["no_spoils"]
    play(state, 0, "no_spoils")
    assert event_names(state).count("took_nothing") == 1
