"""What a captain is told to expect is what then happens."""

from lorcha.games.ching import GAME
from lorcha.games.ching.box import COLOUR_OF
from tests.ching.positions import Scene, sea


def leads_of(scene: Scene, seat: int) -> dict[int, str]:
    leads = scene.view(seat).captains[seat].leads
    assert leads is not None
    return {lead.card: f"{lead.does} {lead.number}" for lead in leads}


def test_each_card_in_hand_tells_where_it_leads() -> None:
    same, other = 41, 52  # yellow like the 40 that lies there; another colour
    assert COLOUR_OF[same] == COLOUR_OF[40] != COLOUR_OF[other]
    scene = sea(hands=[[5, same, other], [7], [8]], junks=[[30, 40]])
    assert leads_of(scene, 0) == {5: "end 4", same: "sail 6", other: "sail 9"}


def test_a_junk_in_harbour_starts_with_any_card() -> None:
    assert leads_of(sea(hands=[[5, 41], [7], [8]]), 0) == {5: "start 1", 41: "start 1"}


def test_at_the_edge_of_the_world_every_card_ends() -> None:
    scene = sea(hands=[[54, 55], [7], [9]], junks=[[1, 2, 3, 4, 5, 6, 8, 10]])
    assert {text.split()[0] for text in leads_of(scene, 0).values()} == {"end"}


def test_the_cards_of_a_line_are_foretold_and_drawn() -> None:
    scene = sea(hands=[[14, 55], [1], [2]], junks=[[11, 12, 13]])
    lead = next(lead for lead in scene.view(0).captains[0].leads or [] if lead.card == 14)
    before = scene.view(0).captains[0].encounter_count
    scene.play("0 choose 14")
    assert lead.encounters == 1
    assert scene.view(0).captains[0].encounter_count == before + lead.encounters


def test_what_an_end_would_earn_stands_open() -> None:
    scene = sea(hands=[[5, 6], [7], [8]], junks=[[30, 40]], missions=("11a", "41a"))
    junk = scene.view(-1).captains[0].junks[0]
    assert junk.number < 11
    assert junk.earnings.mission is None
    rich = sea(hands=[[9, 6], [7], [8]], junks=[[4, 10, 30, 50]], missions=("11a", "13a", "41a"))
    earned = rich.view(-1).captains[0].junks[0]
    assert earned.number == 16
    assert earned.earnings.mission == 13


def test_leads_and_the_worth_of_hidden_cards_are_for_the_owner() -> None:
    scene = sea(hands=[[5, 6], [7], [8]], met=[["sacred_treasure_3"]], gems=[(1, 0, 0)])
    own, other = scene.view(0).captains[0], scene.view(1).captains[0]
    assert own.hidden_points == 3
    assert other.hidden_points is None
    assert other.leads is None
    assert own.points == other.points > 0
    assert GAME.broken_invariants(scene.table) == []
