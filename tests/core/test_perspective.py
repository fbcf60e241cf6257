"""What a seat may know, and what a move would do, on Dragon and on the toy."""

import pytest

from lorcha.core.chance import Scripted
from lorcha.core.journal import Journal
from lorcha.core.match import digest
from lorcha.core.perspective import Perspective, Preview
from lorcha.core.state import IllegalMove
from lorcha.games.dragon.state import Table
from tests.dragon import positions
from tests.dragon.positions import FOR_TWO, prince, table
from tests.toy import TOY
from tests.toy.rules import Toy

MONTH = "action collect person event decay scoring"


def dragon(at: str = MONTH, month: int = 3) -> Table:
    """Two princes before the action phase; the first is asked."""
    return table(prince("2 monk", yuan=4), prince("2 farmer"), at=at, month=month, groups=FOR_TWO)


def preview_of(state: Table, seat: int, *moves: str) -> Preview:
    book = positions.GAME.moves
    return Perspective(state, seat).preview(*[book.from_text(move) for move in moves])


def happened(preview: Preview) -> list[object]:
    return [entry["event"] for entry in preview.journal]


def test_a_preview_stops_at_the_choice_of_another() -> None:
    preview = preview_of(dragon(), 0, "act taxes")
    assert (preview.stop.at, preview.stop.seats) == ("choice", (1,))
    assert happened(preview) == ["chose", "taxed"]
    assert preview.view.princes[0].yuan == 6  # type: ignore[attr-defined]


def test_a_preview_stops_at_the_next_choice_of_the_same_seat() -> None:
    preview = preview_of(dragon(), 0, "act build")
    assert (preview.stop.at, preview.stop.seats) == ("choice", (0,))


def test_a_move_made_of_parts_is_previewed_as_a_whole() -> None:
    preview = preview_of(dragon(), 0, "act build", "found")
    assert happened(preview) == ["chose", "founded"]
    assert preview.stop.seats == (1,)


def test_a_preview_stops_before_cards_nobody_has_seen() -> None:
    state = dragon("action collect next")
    positions.play(state, 0, "pass")
    preview = preview_of(state, 1, "act military")
    assert (preview.stop.at, preview.stop.what, preview.stop.seats) == (
        "unknown",
        "action_cards",
        (),
    )
    assert happened(preview) == ["chose", "paraded", "month_began"]
    assert preview.view.month == 4  # type: ignore[attr-defined]


def test_a_preview_goes_to_the_end_of_the_game() -> None:
    state = dragon("action collect event decay scoring end", month=12)
    positions.play(state, 0, "pass")
    preview = preview_of(state, 1, "act research")
    assert preview.stop.at == "end"
    assert happened(preview)[-1] == "final_scored"
    positions.play(state, 1, "act research")
    assert preview.view == positions.GAME.view(state, 1)


def test_a_preview_changes_nothing() -> None:
    state = dragon()
    perspective, before = Perspective(state, 0), digest(state)
    first = [perspective.preview(move) for move in perspective.legal()]
    assert [perspective.preview(move) for move in perspective.legal()] == first
    assert digest(state) == before


@pytest.mark.parametrize("move", [-1, 1 << 62, 1 << 70, positions.GAME.moves.from_text("discard")])
def test_an_illegal_move_cannot_be_previewed(move: int) -> None:
    perspective = Perspective(dragon(), 0)
    with pytest.raises(IllegalMove):
        perspective.preview(move)


def test_parts_beyond_the_own_turn_cannot_be_previewed() -> None:
    with pytest.raises(IllegalMove):
        preview_of(dragon(), 0, "pass", "pass")


def test_what_a_perspective_shows() -> None:
    state = dragon()
    one, other = Perspective(state, 0), Perspective(state, 1)
    assert one.actors() == other.actors() == [0]
    assert (one.question(), one.over()) == ("action", False)
    assert one.legal() == state.legal(0)
    assert other.legal() == []
    assert one.view() == positions.GAME.view(state, 0)
    with pytest.raises(ValueError, match="not over"):
        one.standings()
    with pytest.raises(ValueError, match="no seat 2"):
        Perspective(state, 2)


def test_the_standings_are_shown_at_the_end() -> None:
    state = dragon("action collect event decay scoring end", month=12)
    positions.everyone_passes(state)
    standings = Perspective(state, -1).standings()
    assert [(s.seat, s.place, s.score) for s in standings] == [
        (s.seat, s.place, s.score) for s in state.standings()
    ]


# ---- hidden cards


def toy() -> Toy:
    """The deck is in falling order, and seat 0 is drawn."""
    state = TOY.new(2, chance=Scripted([*range(17, 0, -1), 0]), journal=Journal())
    assert isinstance(state, Toy)
    return state


def play(state: Toy, seat: int, move: str) -> None:
    state.play(seat, TOY.moves.from_text(move))


def test_the_own_cards_are_seen_and_the_others_are_not() -> None:
    hands = Perspective(toy(), 0).view().hands  # type: ignore[attr-defined]
    assert hands == [["curse_5", "curse_4", "curse_3"], ["?", "?", "?"]]
    cards = [entry.get("card") for entry in Perspective(toy(), 1).journal()]
    assert cards == [None, None, None, "curse_2", "curse_1", "shield_4"]


@pytest.mark.parametrize(
    ("move", "what"),
    [("roll", "die"), ("draw", "deck"), ("look 1 0", "looked_at"), ("give 1 0", "deck")],
)
def test_a_preview_stops_where_its_seat_would_learn_something(move: str, what: str) -> None:
    state = toy()
    play(state, 0, "stake 2")
    play(state, 1, "stake 2")
    assert state.actors() == [0]
    preview = Perspective(state, 0).preview(TOY.moves.from_text(move))
    assert (preview.stop.at, preview.stop.what) == ("unknown", what)


def test_a_secret_choice_is_not_foreseen_by_the_last_to_choose() -> None:
    state = toy()
    play(state, 0, "stake 0")
    preview = Perspective(state, 1).preview(TOY.moves.from_text("stake 0"))
    assert (preview.stop.at, preview.stop.what) == ("unknown", "stakes")
    assert preview.view.stakes == [["?"], ["curse_2"]]  # type: ignore[attr-defined]
