"""K. Who sees what, and what is asked (the options and the invariants have files of their own)."""

from typing import cast

import msgspec
import pytest

from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.games.dragon.box import CARDS
from lorcha.games.dragon.state import Table
from lorcha.games.dragon.view import DragonView
from tests.citing import rule
from tests.dragon.positions import (
    FOR_TWO,
    GAME,
    Json,
    cards,
    current_question,
    each,
    fresh,
    journal,
    left,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
    view,
)

# ---- information


@rule("YD-81")
def test_all_is_open_but_the_hands() -> None:
    """Every seat and a spectator see the same; each sees a hand of its own."""
    for state in random_game(3, 2):
        hidden = [cover(view(state, seat)) for seat in (-1, 0, 1, 2)]
        assert hidden[1:] == hidden[:-1]
        for seat in (-1, 0, 1, 2):
            hands = [p.hand for p in view(state, seat).princes]
            assert hands == [cards(state, s) if s == seat else None for s in range(3)]


def cover(view: object) -> object:
    """A view without the seat it is for and without hands."""
    fields = cast(Json, msgspec.to_builtins(view))
    return fields | {"seat": None, "princes": [p | {"hand": None} for p in fields["princes"]]}


@rule("YD-81", "YD-50")
def test_the_person_cards_played_are_open_to_all() -> None:
    for state in random_game(3, 4):
        entries = journal(state, "played")
        for seat in range(3):
            cards_played = sorted(
                (entry["card"] for entry in entries if entry["seat"] == seat), key=CARDS.index
            )
            for reader in (-1, 0, 1, 2):
                assert view(state, reader).princes[seat].played_cards == cards_played
    assert cards_played.count("wild") == 2


@rule("YD-81")
def test_what_lies_open() -> None:
    home = prince(
        "3 monk old_healer", "1", yuan=4, rice=2, fireworks=1, small=1, space=17, points=9
    )
    public = view(table(home, prince(space=17), month=5, event="drought", groups=FOR_TWO))
    mine = public.princes[0]
    assert (mine.yuan, mine.rice, mine.fireworks, mine.small, mine.large) == (4, 2, 1, 1, 0)
    assert (mine.points, mine.space, mine.cards) == (9, 17, 7)
    assert [(p.number, p.floors) for p in mine.palaces] == [(1, 3), (2, 1)]
    assert [(p.person, p.age) for p in mine.palaces[0].persons] == [
        *(("monk", "young"), ("healer", "old"))
    ]
    assert mine.symbols == {"monk": 1, "healer": 2}
    assert public.order == [1, 0]
    assert (public.month, public.events[4], len(public.events)) == (5, "drought", 12)
    assert [" ".join(group.cards) for group in public.groups] == list(FOR_TWO)
    assert {s.left for s in public.display if (s.person, s.age) == ("healer", "old")} == {0}
    assert (public.supplies.floors, public.supplies.rice, public.supplies.yuan) == (62, 22, None)


@rule("YD-81")
def test_only_the_future_is_hidden() -> None:
    """Worlds a seat cannot tell apart differ in how the action cards will fall."""
    state = table(prince(), prince(), at="action next", groups=FOR_TWO)
    deals = set()
    for seed in range(8):
        world = state.redeal(0, Fast(seed))
        assert world.dump() | {"chance": 0} == state.dump() | {"chance": 0}
        for seat in (0, 1):
            world.play(seat, GAME.moves.from_text("pass"))
        deals.add(str(world.dump()["groups"]))
    assert len(deals) > 1
    play(state, 0, "pass")
    preview = Perspective(state, 1).preview(GAME.moves.from_text("pass"))
    assert (preview.stop.at, preview.stop.what) == ("unknown", "action_cards")
    assert cast(DragonView, preview.view).question is None


@rule("YD-81", "YD-27")
def test_a_preview_shows_no_groups_before_the_cards_are_dealt() -> None:
    """It ends where the next month's cards fall; those of this month are collected by then."""
    state = table(prince(), prince(), at="action collect next", month=3, groups=FOR_TWO)
    play(state, 0, "act military")
    preview = preview_view(state, 1, "pass")
    assert (preview.month, preview.phase, preview.groups) == (4, "action", [])
    assert [p.group for p in preview.princes] == [None, None]


@rule("YD-81", "YD-10")
def test_a_preview_of_the_next_month_shows_its_turn_order() -> None:
    princes = prince(space=5), prince(space=4)
    state = table(*princes, at="action collect next", groups=FOR_TWO)
    play(state, 0, "pass")
    assert preview_view(state, 1, "pass").order == [0, 1]
    assert preview_view(state, 1, "act military").order == [1, 0]


@rule("YD-81", "YD-27")
def test_the_last_placement_of_the_setup_shows_no_groups() -> None:
    state = fresh(2, start_seat=0)
    play(state, 0, "pair monk healer", "place 1", "place 1")
    play(state, 1, "pair monk farmer", "place 1")
    preview = preview_view(state, 1, "place 1")
    assert (preview.month, preview.phase, preview.groups) == (1, "action", [])


def preview_view(state: Table, seat: int, move: str) -> DragonView:
    """What the table looks like in the preview of a move."""
    return cast(DragonView, Perspective(state, seat).preview(GAME.moves.from_text(move)).view)


# ---- decision points


@rule("YD-83")
def test_the_steps_of_a_start_pair() -> None:
    """The pair, then a palace for each; the tiles are in the display until they are placed."""
    state = fresh(2, start_seat=0)
    play(state, 0, "pair monk healer")
    for person in ("monk", "healer"):
        question = view(state).question
        assert question is not None
        assert question.person is not None
        assert (question.ask, question.seats) == ("place", [0])
        assert (question.person.person, question.person.age) == (person, "young")
        assert left(state, person) == 3
        play(state, 0, "place 1")
        assert left(state, person) == 2
    assert current_question(state) == ("pair", [1])


@rule("YD-83")
def test_the_steps_of_building() -> None:
    """The fee and the dragon come with the card, a floor leaves the reserve when it is placed."""
    state = table(prince("2"), prince("2 craftsman craftsman", "1"), groups=FOR_TWO)
    play(state, 0, "act taxes")
    reserve = state.floors_left
    play(state, 1, "act build")
    assert (each(state, "yuan")[1], each(state, "dragon")[1]) == (3, 0)
    for due, step in zip((3, 2, 1), ("build 2", "found", "build 3"), strict=True):
        question = view(state).question
        assert question is not None
        assert (question.ask, question.seats, question.floors) == ("floor", [1], due)
        assert state.floors_left == reserve - 3 + due
        play(state, 1, step)
    assert state.over()
    assert palaces(state, 1) == {1: "2 craftsman craftsman", 2: "2", 3: "2"}


@rule("YD-83")
def test_the_order_of_the_steps_makes_no_difference() -> None:
    ends = []
    for steps in (["build 1", "build 2", "found"], ["found", "build 2", "build 1"]):
        state = table(prince("2 craftsman craftsman", "1"), prince(), groups=FOR_TWO)
        play(state, 0, "act build", *steps)
        ends.append(state.dump())
    assert ends[0] == ends[1]


@rule("YD-83")
def test_the_steps_of_a_privilege() -> None:
    state = table(prince(), prince(yuan=9), groups=FOR_TWO)
    play(state, 0, "act research")
    play(state, 1, "act privilege")
    assert current_question(state) == ("size", [1])
    assert each(state, "yuan")[1] == 6
    assert moves(state, 1) == ["buy small", "buy large"]


@rule("YD-83")
def test_the_steps_of_a_person() -> None:
    """Card, tile, place; the tile stays in the display until it has a place or is discarded."""
    state = table(prince("1 monk"), prince("3"), at="person", month=1)
    play(state, 0, "card healer")
    question = view(state).question
    assert question is not None
    assert (question.ask, question.seats, question.card) == ("tile", [0], "healer")
    play(state, 0, "take healer old")
    assert current_question(state) == ("place", [0])
    assert left(state, "old_healer") == 1
    assert not GAME.broken_invariants(state)
    play(state, 0, "discard")
    assert left(state, "old_healer") == 0
    assert current_question(state) == ("card", [1])


@rule("YD-83")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_asked_without_a_choice(seats: int) -> None:
    """A forced choice is made by itself; a prince finishes before anybody else acts."""
    for state in random_game(seats, 12):
        question, actors = current_question(state)
        assert all(len(state.legal(seat)) > 1 for seat in actors)
        if question in ("place", "floor", "size", "tile"):
            begun = [e for e in journal(state) if e["event"] in ("paired", "chose", "played")]
            assert actors == [begun[-1]["seat"]]
    assert state.over()
