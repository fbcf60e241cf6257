"""Section 14: when something runs out."""

from tests.ching.positions import Scene, sea
from tests.citing import rule


def empty_the_deck(scene: Scene, discard: int = 0) -> None:
    """All cards of the deck go to seat 2, but some to the discard pile."""
    table = scene.table
    for i in range(int(table.deck.count)):
        card = table.deck.draw()
        if i < discard:
            table.charts.open(card)
            table.discard.add(card)
        else:
            table.captains[2].hand.add(card)
            table.charts.enter(card, 2)


@rule("MC-115")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    scene = sea(hands=[[45, 9], [30, 7], [20, 8]], skills=[["cartography"]])
    empty_the_deck(scene, discard=5)
    discarded = set(scene.table.discard.to_list())
    scene.play("0 choose 45", "1 choose 30", "2 choose 20", "0 chart")
    assert scene.events("reshuffled")[0]["deck"] == "navigation"
    assert set(scene.hand(0)) - {9} <= discarded
    assert int(scene.table.deck.count) == 4


@rule("MC-115")
def test_without_any_card_the_draw_is_skipped() -> None:
    scene = sea(hands=[[45, 46], [30, 7], [20, 8]], junks=[[40]], skills=[["night_navigation"]])
    empty_the_deck(scene)
    scene.play("0 choose 45", "1 choose 30", "2 choose 20", "0 night 46", "0 take 2")
    assert len(scene.hand(0)) == 1
    assert scene.events("drew", 0) == []


@rule("MC-115")
def test_a_display_that_cannot_be_filled_shows_what_there_is() -> None:
    scene = sea(hands=[[45, 9], [30, 7], [20, 8]], display=[50, 51, 52])
    empty_the_deck(scene)
    table = scene.table
    card = table.captains[2].hand.draw()
    table.charts.lay_down(card, 2)
    table.deck.add(card)
    table.charts.shuffle(table.deck)
    scene.play("0 choose 45", "1 choose 30", "2 choose 20", "0 take 2", "1 take 3")
    assert scene.view(0).round == 2
    assert [place.empty for place in scene.view(0).display] == [False, True, True]
    assert all(place.card is None for place in scene.view(0).display)


@rule("MC-115")
def test_with_no_card_anywhere_there_is_nothing_to_take() -> None:
    scene = sea(hands=[[45, 9], [30, 7], [20, 8]], display=[50])
    empty_the_deck(scene)
    scene.play("0 choose 45", "1 choose 30", "2 choose 20")
    assert scene.events("took_hidden", 0)[0]["card"] == 50
    assert scene.events("drew", 1) == []
    assert scene.hand(1) == [7]


@rule("MC-115")
def test_who_finds_the_display_empty_takes_the_top_card_of_the_deck() -> None:
    scene = sea(
        hands=[[45, 9], [30, 7], [20, 8]],
        skills=[["cartography"]],
        display=(),
        deck=[50, 51, 52],
    ).play("0 choose 45", "1 choose 30", "2 choose 20")
    assert scene.options(0) == ["forgo", "chart"]
    scene.play("0 forgo")
    assert scene.hand(0) == [9, 50]
    assert scene.hand(1) == [7, 51]


@rule("MC-115")
def test_who_has_no_card_has_a_turn_of_step_3c_after_all_others() -> None:
    scene = sea(
        hands=[[], [30, 7], [20, 8]],
        met=[["fortune_teller"]],
        skills=[["cartography"]],
        display=[50, 51, 52],
    )
    assert scene.asked() == "12 choice"
    scene.play("1 choose 30", "2 choose 20", "1 take 1", "2 take 2")
    assert scene.hand(0) == [52]
    assert scene.cards(0) == []
    assert scene.view(0).round == 2


@rule("MC-115")
def test_with_two_junks_each_card_lacking_is_such_a_turn() -> None:
    scene = sea(2, hands=[[30], []], display=[50, 51, 52, 53])
    assert scene.asked() == "0 junk"
    scene.play("0 sail b", "0 take 1")
    assert scene.asked() == "0 window"
    assert scene.options(0) == ["take 2", "take 3", "take 4"]
    scene.play("0 take 2", "1 take 3")
    assert [(e["seat"], e["card"]) for e in scene.events("took")] == [(0, 51), (1, 52), (1, 53)]


@rule("MC-116", "MC-59")
def test_an_empty_encounter_deck_is_made_anew_without_the_card_being_played() -> None:
    scene = sea(hands=[[45, 9], [30, 7], [20, 8]], met=[["fortune_teller"]])
    table = scene.table
    for i in range(int(table.encounter_deck.count)):
        card = table.encounter_deck.draw()
        if i < 2:
            table.rumours.open(card)
            table.encounter_discard.add(card)
        else:
            table.captains[1].encounters.add(card)
            table.rumours.enter(card, 1)
    scene.play("0 choose 45", "1 choose 30", "2 choose 20", "0 play fortune_teller")
    assert len(scene.met(0)) == 2  # as many as possible
    assert scene.view(1).encounter_discard == ["fortune_teller"]
    assert scene.events("reshuffled")[0]["deck"] == "encounter"


@rule("MC-117")
def test_gold_and_gems_never_fail() -> None:
    scene = sea(
        hands=[[5, 9], [30, 7], [20, 8]],
        junks=[[2, 6, 26, 40, 49, 54]],
        missions=["31a", "41a"],
        gems=[(0, 0, 0), (12, 12, 12)],
        display=[50, 51, 52],
    ).play("0 choose 5", "1 choose 30", "2 choose 20", "1 take 1", "2 take 2")
    assert scene.gems(0) == [1, 2, 0]
    assert int(scene.table.gems_left[1]) == -2
