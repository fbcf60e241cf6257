"""`game.position`: captains at sea in one line, checked, ready to play."""

from random import Random
from typing import Any, cast

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.journal import Journal
from lorcha.games.ching import GAME
from lorcha.games.ching.rules.game import Ching
from tests.ching.positions import Scene


def set_up(seats: int = 3, **words: Any) -> Scene:
    options = {"mode": "team"} if words.pop("teams", False) else {}
    return Scene(cast(Ching, GAME.position(seats, options, journal=Journal(), **words)))


def play_on(scene: Scene, seed: int) -> None:
    chooser, table = Random(seed), scene.table
    while not table.over():
        seat = chooser.choice(table.actors())
        table.play(seat, chooser.choice(table.legal(seat)))
        assert GAME.broken_invariants(table) == []


def test_one_line_is_a_position_ready_to_play() -> None:
    scene = set_up(
        hands=["40 45", "20 30", "25"],
        junks=["3 12", "-6"],
        met=["siren_cartography merchant"],
        skills=["battle elite_crew"],
        gems=[(1, 0, 2)],
        gold=[0, 3],
    )
    assert scene.asked() == "012 choice" or scene.asked() == "01 choice"  # one card chooses itself
    assert (scene.hand(0), scene.met(0)) == ([40, 45], ["merchant", "siren_cartography"])
    assert scene.cards(0) == [3, 12]
    assert (scene.gems(0), scene.gold(1)) == ([1, 0, 2], 3)
    assert scene.skills(0) == {"battle": 1, "elite_crew": 1}


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("at", ["round", "choice"])
def test_every_moment_can_be_played_from_to_the_end(seats: int, teams: bool, at: str) -> None:
    scene = set_up(seats, teams=teams, at=at, round=4, junks=["5 14"], skills=["cartography"])
    assert scene.table.round == 4
    play_on(scene, seats)
    assert len(scene.table.standings()) == seats


def test_without_hands_all_are_dealt_one() -> None:
    scene = set_up()
    sizes = {captain.hand.count for captain in scene.table.captains}
    assert len(sizes) == 1
    assert sizes != {0}
    assert [entry.event.name for entry in scene.journal.entries][:2] == ["round_began", "laid_out"]


def test_the_display_the_decks_and_the_missions() -> None:
    scene = set_up(
        hands=["40 45", "20 30", "25 26"], display="1 2 4", deck="7 8", missions="41a 11b"
    )
    assert [int(card) for card in scene.table.display] == [1, 2, 4]
    assert scene.table.deck.to_list()[-2:] == [8, 7]
    assert {mission.tile for mission in scene.view(0).missions} == {"41a", "11b"}


def test_missions_that_are_taken_or_aside_and_what_was_discarded() -> None:
    scene = set_up(
        hands=["40 45", "20 30", "25 26"],
        missions="41a",
        taken=["", "11b"],
        aside="13a",
        discard="7 8",
        encounter_discard="thief",
    )
    view = scene.view(0)
    lying = {mission.tile: (mission.where, mission.by) for mission in view.missions}
    assert lying == {"41a": ("on", None), "11b": ("taken", 1), "13a": ("aside", None)}
    assert (view.discard, view.encounter_discard) == ([7, 8], ["thief"])
    assert not {7, 8} & set(scene.table.deck.to_list())


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no such number": ({"hands": ["56"]}, "a navigation card is a number from 1 to 55: 56"),
    "no number": ({"hands": ["ace"]}, "a navigation card is a number from 1 to 55: 'ace'"),
    "one card twice": ({"hands": ["10", "10"]}, "navigation card 10 is in two places"),
    "a falling row": ({"junks": ["12 3"]}, "an expedition is no rising row of cards"),
    "no such encounter": ({"met": ["dragon"]}, "unknown encounter card 'dragon'"),
    "too many thieves": ({"met": ["thief thief thief"]}, "not enough cards 'thief'"),
    "no such skill": ({"skills": ["sleep"]}, "unknown skill 'sleep'"),
    "no such mission": ({"missions": "99z"}, "unknown mission '99z'"),
    "no such mission taken": ({"taken": ["99z"]}, "unknown mission '99z'"),
    "discarded, and in a hand": ({"hands": ["10"], "discard": "10"}, "10 is in two places"),
    "no such moment": ({"at": "night"}, "unknown moment 'night'"),
    "too many junks": ({"junks": ["1", "2", "3", "4"]}, "4 junks are too many for 3 seats"),
    "too many hands": ({"hands": ["1", "2", "3", "4"]}, "4 hands are too many for 3 seats"),
    "an early display": ({"display": "1 2", "at": "round"}, "before the display is laid out"),
    "a long display": (
        {"display": "1 2 3 4 5 6 7 8", "hands": ["10 11"]},
        "does not hold together",
    ),
}


@pytest.mark.parametrize(("words", "message"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_hold_together_is_refused_and_said_why(
    words: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(3, **words)
