"""M. Two players: the Ghost Ship in combat."""

from lorcha.games.jamaica.state import GHOST, Table
from tests.citing import rule
from tests.jamaica.positions import (
    Json,
    event_names,
    events,
    ghost,
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
from tests.jamaica.test_combat import strengths


def ghost_attack(player: Json, black: Json, throws: str = "star", **options: str) -> Table:
    """Seat 0 lies in plundered lair 4; the Ghost Ship, last of all, sails into it and throws."""
    other = ship(9, "-", powers=options.pop("other", ""))
    return table(
        player | {"space": 4},
        other,
        black | {"space": 3},
        dice="1 1",
        sails=True,
        throws=throws,
        lairs="",
    )


def beat_ghost(player: Json, black: Json) -> Table:
    """Seat 0 has sailed into the Ghost Ship and thrown the star."""
    first = player | {"space": 3, "card": "forward_gunpowder"}
    return table(first, ship(9, "-"), black | {"space": 4}, throws="star", lairs="")


@rule("JA-112")
def test_the_opponent_of_the_fighting_player_decides_for_it() -> None:
    state = ghost_attack(ship(holds="2 gold"), ghost())
    assert question(state) == ("ghost_spoils", [1])
    state = table(
        ship(3, "-", card="forward_food"), ship(9, "-"), ghost(4), throws="2 star", lairs=""
    )
    assert question(state)[0] != "powder"


@rule("JA-112")
def test_it_has_no_gunpowder_and_the_deciders_sabre_does_not_count() -> None:
    state = ghost_attack(ship(holds="2 gold"), ghost(), "4 4", other="sarans_sabre")
    assert "sabre" not in question(state)
    assert strengths(state) == (6, 4)
    assert question(state) == ("ghost_spoils", [1])


@rule("JA-112")
def test_the_fighting_player_uses_powder_and_sabre_against_it() -> None:
    state = ghost_attack(ship(holds="3 gunpowder", powers="sarans_sabre"), ghost(), "star 2 4")
    assert question(state) == ("sabre", [0])
    play(state, 0, "sabre again", "powder 1")
    assert strengths(state) == (4, 5)
    assert question(state) == ("spoils", [0])


@rule("JA-113")
def test_it_keeps_doubloons_and_throws_the_rest_into_the_sea() -> None:
    state = ghost_attack(ship(holds="2 gold, 3 food"), ghost())
    assert moves(state, 1) == ["plunder 1", "plunder 2", "no_spoils"]
    bank = state.bank[1]
    world = state.clone()
    play(state, 1, "plunder 2")
    assert state.bank[1] == bank + 3
    assert holds(state, GHOST) == ["5 gold", "3 gold", "-", "-", "-"]
    assert isinstance(world, Table)
    play(world, 1, "plunder 1")
    assert holds(world, GHOST) == ["5 gold", "3 gold", "2 gold", "-", "-"]
    assert holds(world, 0)[0] == "-"


@rule("JA-113")
def test_without_an_empty_hold_it_takes_no_doubloons() -> None:
    full = ghost(holds="1 gold, 1 gold, 1 gold, 1 gold, 1 gold")
    state = ghost_attack(ship(holds="2 gold, 3 food"), full)
    assert moves(state, 1) == ["plunder 2", "no_spoils"]


@rule("JA-113")
def test_it_takes_cards_and_gives_none() -> None:
    state = ghost_attack(ship(holds="-", hidden="treasure_7"), ghost(hidden="cursed_2"))
    assert moves(state, 1) == ["steal hidden_1", "no_spoils"]
    play(state, 1, "steal hidden_1")
    assert hidden(state, GHOST) == ["cursed_2", "treasure_7"]


@rule("JA-113")
def test_its_decider_is_not_asked_when_there_is_nothing_to_take() -> None:
    state = ghost_attack(ship(holds="-"), ghost())
    assert events(state, "ghost_won")
    assert question(state)[0] != "ghost_spoils"


@rule("JA-114", "JA-119")
def test_the_decider_does_not_look_at_what_it_steals() -> None:
    state = ghost_attack(ship(holds="-", hidden="treasure_7"), ghost())
    play(state, 1, "steal hidden_1")
    faces = [view(state, seat).ships[GHOST].hidden[0].face for seat in (0, 1, -1)]
    assert faces == ["treasure_7", None, None]


@rule("JA-114")
def test_its_sabre_is_used_by_the_decider() -> None:
    state = ghost_attack(ship(holds="-"), ghost(powers="lady_beth sarans_sabre"), "4 8 2")
    assert question(state) == ("sabre", [1])
    play(state, 1, "sabre keep")
    assert question(state) == ("sabre", [1])
    play(state, 1, "sabre again")
    assert events(state, "ghost_used_sabre")
    assert strengths(state) == (6, 2)


@rule("JA-114")
def test_of_a_sixth_hold_it_keeps_doubloons_only() -> None:
    rich = ship(holds="-, -, -, -, -, 4 gold", powers="sixth_hold")
    state = ghost_attack(rich, ghost())
    play(state, 1, "steal sixth_hold")
    assert holds(state, GHOST) == ["5 gold", "3 gold", "-", "-", "-", "4 gold"]
    fed = ship(holds="-, -, -, -, -, 4 food", powers="sixth_hold")
    state = ghost_attack(fed, ghost())
    bank = state.bank[1]
    play(state, 1, "steal sixth_hold")
    assert holds(state, GHOST)[5] == "-"
    assert state.bank[1] == bank + 4


@rule("JA-114")
def test_its_sixth_hold_is_a_hold_to_load() -> None:
    state = ghost_attack(ship(holds="2 gold"), ghost(powers="lady_beth sixth_hold"))
    play(state, 1, "plunder 1")
    assert question(state) == ("load", [1])
    assert moves(state, 1) == ["load 3", "load 6"]
    play(state, 1, "load 6")
    assert holds(state, GHOST)[5] == "2 gold"


@rule("JA-114")
def test_its_map_draws_nothing() -> None:
    state = ghost_attack(ship(holds="-", powers="morgans_map"), ghost())
    play(state, 1, "steal morgans_map")
    assert powers(state, GHOST) == ["morgans_map", "lady_beth"]
    assert state.ships[GHOST].hand == 0


@rule("JA-115")
def test_a_player_who_beats_it_takes_a_hold_a_card_or_gives_a_curse() -> None:
    state = beat_ghost(
        ship(holds="-", hidden="cursed_2"),
        ghost(powers="lady_beth morgans_map", hidden="treasure_3"),
    )
    assert moves(state, 0) == [
        "plunder 1", "plunder 2", "steal morgans_map", "steal hidden_1", "give 1", "no_spoils",
    ]  # fmt: skip
    play(state, 0, "plunder 1")
    assert holds(state, 0)[0] == "5 gold"


@rule("JA-115")
def test_a_hidden_power_is_turned_up_by_the_thief() -> None:
    state = beat_ghost(ship(holds="-"), ghost(hidden="treasure_3 sarans_sabre"))
    play(state, 0, "steal hidden_2")
    assert powers(state, 0) == ["sarans_sabre"]
    assert events(state, "uncovered", 1)[0]["power"] == "sarans_sabre"
    assert hidden(state, GHOST) == ["treasure_3"]


@rule("JA-115")
def test_the_other_player_does_not_look_at_a_curse_given_to_it() -> None:
    state = beat_ghost(ship(holds="-", hidden="cursed_2"), ghost(hidden="treasure_3"))
    play(state, 0, "give 1")
    assert hidden(state, GHOST) == ["treasure_3", "cursed_2"]
    cards = [view(state, seat).ships[GHOST].hidden[1] for seat in (0, 1)]
    assert [card.face for card in cards] == ["cursed_2", None]
    assert cards[1].cursed


@rule("JA-116")
def test_players_fight_each_other_or_the_ghost_as_they_like() -> None:
    first = ship(3, "-", card="forward_food")
    state = table(first, ship(4, "-"), ghost(4), throws="4 4", lairs="")
    assert question(state) == ("opponent", [0])
    assert moves(state, 0) == ["fight 1", "fight_ghost"]
    play(state, 0, "fight 1")
    assert events(state, "attacked")[0]["foe"] == 1
    assert "attacked_ghost" not in event_names(state)
