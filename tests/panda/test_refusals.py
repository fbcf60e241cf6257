"""Why a player may not: every verb, bids first."""

from lorcha.games.panda.state import Table
from tests.citing import rule
from tests.panda.positions import do, lay, places_of, position
from tests.panda.test_steps import in_steps
from tests.why_not import why_not


def bid(table: Table, seat: int, kind: str, cards: str, shape: str) -> str:
    """Why these cards may not be bid as this."""
    places = places_of(table, seat, cards)
    listed = ",".join(str(place + 1) for place in range(20) if places >> place & 1)
    return why_not(table, seat, f"{kind} {listed} {shape}")


@rule("PS-17", "PS-18")
def test_the_leader_must_bid() -> None:
    table = position("fire-3 fire-9", "fire-4 fire-5")
    assert why_not(table, 0, "pass") == "leader_bids (PS-17)"
    assert why_not(table, 1, "pass") == "turn_of decider=0 (PS-18)"
    assert why_not(table, 0, "skip") == "not_now question=turn (PS-19)"


@rule("PS-7", "PS-24", "PS-25")
def test_what_a_bid_is_made_of() -> None:
    table = position("fire-3 fire-9 element-wood", "fire-4 fire-5")
    assert why_not(table, 0, "single - 3") == "no_cards (PS-24)"
    assert why_not(table, 0, "single 9 3") == "no_card_there place=9 (PS-19)"
    assert bid(table, 0, "single", "element-wood", "3") == "element_in_bid (PS-7)"


@rule("PS-26", "PS-27", "PS-28", "PS-29", "PS-30")
def test_cards_that_are_not_the_combination() -> None:
    table = position("fire-3 fire-5 wood-5 fire-2", "fire-4 fire-7")
    assert bid(table, 0, "single", "fire-3 fire-5", "5") == "not_in_the_cards kind=single (PS-26)"
    assert bid(table, 0, "set", "fire-3 fire-5", "5 2") == "not_in_the_cards kind=set (PS-27)"
    sequence = "not_in_the_cards kind=sequence (PS-28)"
    assert bid(table, 0, "sequence", "fire-3 fire-5", "5 3") == sequence
    formation = "not_in_the_cards kind=formation (PS-29)"
    assert bid(table, 0, "formation", "fire-5 wood-5", "5 2 2") == formation
    assert bid(table, 0, "bomb", "fire-5 wood-5", "5 2") == "no_such_bid kind=bomb (PS-30)"
    assert bid(table, 0, "sequence", "fire-2 fire-3", "2 2") == "two_in_row (PS-28)"
    assert bid(table, 0, "set", "fire-5 wood-5", "5 2") == ""


@rule("PS-31", "PS-36")
def test_jokers_and_bombs() -> None:
    nines = "fire-9 earth-9 wood-9 water-9"
    table = position(nines + " fire-3", "fire-4", "fire-7", "fire-8", "fire-5")
    assert bid(table, 0, "set", nines, "9 4") == "makes_a_bomb (PS-31)"
    assert bid(table, 0, "bomb", nines, "9 4") == ""


@rule("PS-39", "PS-40", "PS-42", "PS-43")
def test_a_bid_that_does_not_beat() -> None:
    four = "fire-6 earth-6 wood-6 water-6"
    table = position("fire-8 wood-8 fire-3", "fire-4 wood-4 earth-9 fire-10", four, "fire-5")
    lay(table, 0, "fire-8 wood-8")
    assert bid(table, 1, "single", "earth-9", "9") == "other_kind kind=set (PS-39)"
    assert bid(table, 1, "set", "fire-4 wood-4", "4 2") == "not_higher top=8 (PS-40)"
    do(table, 1, "pass")
    assert bid(table, 2, "set", "fire-6 earth-6 wood-6", "6 3") == "other_size size=2 (PS-39)"
    lay(table, 2, four)
    reason = "bomb_on_table times=4 top=6 (PS-42)"
    assert bid(table, 3, "single", "fire-5", "5") == reason


@rule("PS-58", "PS-64", "PS-63", "PS-68")
def test_element_cards() -> None:
    table = position("fire-3 element-earth", "fire-4 wood-4 element-wood element-fire")
    assert why_not(table, 0, "element earth") == "element_leads (PS-58)"
    assert why_not(table, 0, "element wood") == "no_element suit=wood (PS-58)"
    assert why_not(table, 0, "shed fire") == "no_element suit=fire (PS-58)"
    lay(table, 0, "fire-3")
    assert why_not(table, 1, "element wood") == "wood_unmet (PS-63)"
    assert why_not(table, 1, "element fire") == why_not(table, 1, "shed wood") == ""


@rule("PS-24", "PS-25")
def test_a_bid_in_steps() -> None:
    table = in_steps()
    assert why_not(table, 0, "pick 1") == why_not(table, 0, "lay") == "declare_first (PS-25)"
    assert why_not(table, 0, "declare set 3 1 2") == "not_in_hand kind=set (PS-27)"
    assert why_not(table, 0, "declare bomb 9 2 4") == "no_such_bid kind=bomb (PS-30)"
    do(table, 0, "declare set 9 1 2")
    assert why_not(table, 0, "pass") == "bid_begun kind=set (PS-25)"
    assert why_not(table, 0, "element wood") == "bid_begun kind=set (PS-25)"
    assert why_not(table, 0, "lay") == "incomplete kind=set (PS-24)"
    assert why_not(table, 0, "pick 12") == "no_card_there place=12 (PS-19)"
    table.play(0, table.legal(0)[-1])
    assert why_not(table, 0, "pick 1") == "picked_past place=1 (PS-24)" or table.actors() != [0]


@rule("PS-24")
def test_few_bids_are_made_at_once() -> None:
    table = position("fire-3 fire-9", "fire-4 fire-5")
    assert why_not(table, 0, "declare single 3 1 1") == "bid_at_once (PS-24)"


@rule("PS-45", "PS-46", "PS-47", "PS-48", "PS-49", "PS-50")
def test_symbols_a_bid_does_not_have() -> None:
    table = position("wood-9@B fire-3", "fire-4 fire-9", "fire-5")  # bamboo
    lay(table, 0, "wood-9")
    assert why_not(table, 0, "pass") == "not_now question=symbol (PS-45)"
    assert why_not(table, 0, "burn 1") == "no_fire (PS-48)"
    assert why_not(table, 0, "rob") == why_not(table, 0, "spin 1") == "no_panda (PS-46)"
    assert why_not(table, 0, "bamboo") == why_not(table, 0, "skip") == ""
    assert why_not(table, 1, "skip") == "turn_of decider=0 (PS-18)"


@rule("PS-48")
def test_fire_burns_animals_only() -> None:
    table = position("fire-Q@B fire-3 element-fire", "fire-4", "fire-5")
    lay(table, 0, "fire-Q")
    assert why_not(table, 0, "bamboo") == "no_bamboo (PS-47)"
    assert why_not(table, 0, "burn 2") == "elements_do_not_burn (PS-48)"
    assert why_not(table, 0, "burn 3") == "no_card_there place=3 (PS-19)"
    assert why_not(table, 0, "burn 1") == ""


@rule("PS-7", "PS-49", "PS-50")
def test_what_pandas_may_do() -> None:
    cards = "earth-J fire-3 fire-Q@B element-fire"
    table = position(cards, "fire-4", "fire-5", mood="spin")
    lay(table, 0, "earth-J")
    assert why_not(table, 0, "rob") == "pandas_spin (PS-50)"
    assert why_not(table, 0, "spin 2") == "already_blue (PS-50)"
    assert why_not(table, 0, "spin 3") == "elements_do_not_turn (PS-7)"
    assert why_not(table, 0, "spin 1") == ""
    hungry = position("fire-3 fire-4", "earth-J fire-5 wood-9@B", "fire-6", points=(0, 1, 1))
    lay(hungry, 0, "fire-3")
    lay(hungry, 1, "earth-J")
    assert hungry.actors() == [2]  # who has no points has none to lose: nobody is asked
    assert why_not(hungry, 1, "rob") == "turn_of decider=2 (PS-18)"


@rule("PS-49")
def test_hungry_pandas_find_nothing() -> None:
    pair = "fire-7@B earth-8@B"  # two queens, with fire and a panda
    table = position("fire-3 wood-3 fire-4", f"{pair} fire-5 fire-6", "fire-9", points=(0, 1, 1))
    lay(table, 0, "fire-3 wood-3")
    lay(table, 1, pair)
    assert table.actors() == [1]  # the fire may burn
    assert why_not(table, 1, "rob") == "nothing_to_take victim=0 (PS-49)"
    assert why_not(table, 1, "burn 1") == ""
