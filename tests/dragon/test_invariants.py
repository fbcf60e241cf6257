"""K. What always holds (YD-84), and that a position where it does not is refused."""

from functools import reduce
from typing import Any, cast

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.options import Value
from lorcha.core.rows import to_list
from tests.citing import rule
from tests.dragon.positions import (
    FOR_TWO,
    GAME,
    Json,
    cards,
    current_question,
    each,
    journal,
    kind,
    play,
    prince,
    random_game,
    table,
)

ALL_OPTIONS: list[dict[str, Value]] = [
    {},
    {"goods_supply": "unlimited", "large_privilege_price": 7},
    {"bank": "components", "festival_zero_scores": True, "open_hands": True},
]


@rule("YD-84")
@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_holds_all_year(seats: int, options: dict[str, Value]) -> None:
    for seed in range(3):
        for state in random_game(seats, seed, **options):
            assert GAME.broken_invariants(state) == []


@rule("YD-84")
@pytest.mark.parametrize("seats", [2, 5])
def test_points_and_markers_never_fall(seats: int) -> None:
    for seed in range(4):
        before = [0] * 2 * seats
        for state in random_game(seats, seed):
            now = each(state, "points") + each(state, "space")
            assert all(a >= b for a, b in zip(now, before, strict=True))
            before = now


@rule("YD-84")
@pytest.mark.parametrize(
    ("seats", "out", "of"), [(2, 26, 36), (3, 39, 54), (4, 52, 72), (5, 65, 90)]
)
def test_a_wild_card_always_finds_a_tile(seats: int, out: int, of: int) -> None:
    """Two tiles at the start and one for each card that finds one leave the display."""
    for seed in range(3):
        *_, state = random_game(seats, seed)
        nobody = len(journal(state, "none_left"))
        assert sum(to_list(state.display)) == of - out + nobody


@rule("YD-84", "YD-79")
def test_a_counted_bank_keeps_66_yuan_until_the_final_sale() -> None:
    for state in random_game(4, 5, bank="components"):
        if not state.over():
            assert state.bank + sum(each(state, "yuan")) == 66
            assert state.bank >= 0


@rule("YD-84")
def test_the_hand_at_the_start_of_a_month() -> None:
    for state in random_game(3, 3):
        if current_question(state)[0] == "action":
            assert {len(cards(state, seat)) for seat in range(3)} == {12 - state.month}


# ---- broken positions


def sound() -> Json:
    """A position of month 3: two princes, the first with a palace of three floors."""
    home = prince("3 monk farmer", "1", rice=1, fireworks=1, small=1, large=1)
    return table(home, prince("2 healer"), groups=FOR_TWO, bank="components").dump()


def edited(*changes: tuple[str, int]) -> Json:
    """The sound position with numbers changed: `("provinces 0 yuan", -1)` takes one yuan away."""
    position: Any = sound()
    for path, change in changes:
        *way, last = [int(step) if step.isdigit() else step for step in path.split()]
        reduce(lambda at, step: at[step], way, position)[last] += change
    return cast(Json, position)


@rule("YD-84")
def test_the_sound_position_is_sound() -> None:
    assert GAME.load(sound()).dump() == sound()


THE_MONTH: list[list[object]] = [
    *(["score_month", [], 0], ["decay", [], 0], ["meet_event", [], 0]),
    *(["begin_persons", [], 0], ["end_actions", [], 0]),
]
BROKEN: dict[str, list[tuple[str, int]]] = {
    "a fourth floor": [("provinces 0 floors 0", 1), ("floors_left", -1)],
    "floors below nothing": [("provinces 0 floors 2", -1), ("floors_left", 1)],
    "two persons on a floor": [("provinces 0 floors 0", -2), ("floors_left", 2)],
    "a person nobody counts": [("provinces 0 people", 1)],
    "a symbol of nobody": [("provinces 0 skill 4", 1)],
    "a person twice": [("provinces 0 tenants 1", -2), ("provinces 0 skill 2", -1),
                       ("provinces 0 skill 0", 1)],
    "a tile too many in the display": [("display 9", 1)],
    "a tile too few in the display": [("display 0", -1)],
    "a tile too many in the box": [("gone 8", 1)],
    "a stack below nothing": [("display 9", -2), ("gone 9", 2)],
    "a box below nothing": [("display 8", 1), ("gone 8", -1)],
    "a floor invented": [("floors_left", 1)],
    "rice lost": [("rice_left", -1)],
    "rice invented": [("provinces 1 rice", 1)],
    "fireworks lost": [("fireworks_left", -1)],
    "a small privilege lost": [("smalls_left", -1)],
    "a large privilege invented": [("provinces 1 large", 1)],
    "more rice than there is": [("rice_left", -24), ("provinces 1 rice", 24)],
    "more fireworks than there are": [("fireworks_left", -12), ("provinces 1 fireworks", 12)],
    "more small privileges": [("smalls_left", -5), ("provinces 1 small", 5)],
    "more large privileges": [("larges_left", -3), ("provinces 1 large", 3)],
    "a yuan lost": [("bank", -1)],
    "a yuan invented": [("provinces 0 yuan", 1)],
    "a bank in debt": [("bank", -60), ("provinces 0 yuan", 60)],
    "points from nowhere": [("provinces 0 points", 1)],
    "a prince twice in the order": [("order 1", -1)],
    "a stranger in the order": [("order 1", 1)],
    "a card too many": [("provinces 0 hand", 1)],
    "a card too few": [("provinces 0 wilds", -1)],
    "a debt of persons nobody can pay": [("provinces 0 owes", 3)],
    "a first pair that is none": [("provinces 0 pair", 100)],
    "a month that is none": [("month", 10)],
    "an event that is none": [("tiles 4", 9)],
    "a card in no group": [("groups 2", 7)],
}  # fmt: skip


@rule("YD-84")
@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_position_is_refused(fault: str) -> None:
    with pytest.raises(BadPosition):
        GAME.load(edited(*BROKEN[fault]))


REFUSED: dict[str, tuple[Json, str]] = {  # what is edited, and a part of the refusal
    "a large privilege for nothing": ({"large_price": 0}, "costs 0 yuan"),
    "a negative price": ({"large_price": -6}, "costs -6 yuan"),
    "an option that is no yes or no": ({"endless_goods": 2}, "option"),
    "fewer steps than arrivals": ({"steps": 1}, "steps"),
    "an agenda of another phase": ({"agenda": [["card", [0], 0]]}, "card"),
    "a question twice": ({"agenda": [["action", [0], 0], ["action", [0], 0]]}, "turn order"),
    "a question out of turn": ({"agenda": [["action", [0], 0], ["action", [1], 0]]}, "turn order"),
    "a question to two": ({"agenda": [["action", [0, 1], 0]]}, "one seat"),
    "a question below a task": ({"agenda": [["action", [1], 0], ["end_actions", [], 0]]}, "agenda"),
    "month 13": ({"agenda": [["begin_month", [], 13], *THE_MONTH, ["action", [1], 0]]}, "13"),
    "the next month but one": (
        {"agenda": [["begin_month", [], 5], *THE_MONTH, ["action", [1], 0]]}, "month 5"
    ),
    "the end in month 3": (
        {"agenda": [["score_end", [], 0], *THE_MONTH, ["action", [1], 0]]}, "score_end"
    ),
    "a task left out": ({"agenda": [*THE_MONTH[:-2], ["action", [1], 0]]}, "meet_event"),
    "a floor nobody is due": ({"agenda": [["action", [1], 0], ["floor", [0], 9]]}, "floors"),
    "no floor at all": ({"agenda": [["action", [1], 0], ["floor", [0], 0]]}, "floors"),
}  # fmt: skip


@rule("YD-84")
@pytest.mark.parametrize("fault", REFUSED)
def test_a_refusal_says_what_is_wrong(fault: str) -> None:
    edit, reason = REFUSED[fault]
    with pytest.raises(BadPosition, match=reason):
        GAME.load(sound() | edit)


@rule("YD-84")
def test_the_agenda_may_hold_the_rest_of_the_month() -> None:
    questions = [["action", [1], 0], ["action", [0], 0]]
    state = GAME.load(sound() | {"agenda": [["begin_month", [], 4], *THE_MONTH, *questions]})
    assert state.actors() == [0]


@rule("YD-84", "YD-9")
def test_no_two_markers_are_equal() -> None:
    """The order is strict, so two markers on a space came there one after the other."""
    position = sound()
    for province in position["provinces"]:
        province |= {"space": 12, "arrival": 2}
    with pytest.raises(BadPosition, match=r"seats 0 and 1 .* arrival 2"):
        GAME.load(position)


@rule("YD-84", "YD-19")
def test_every_marker_has_moved_when_the_year_begins() -> None:
    position = sound()
    position["provinces"][1] |= {"arrival": 0}
    with pytest.raises(BadPosition, match="seat 1"):
        GAME.load(position)


@rule("YD-84", "YD-62")
@pytest.mark.parametrize("seats", [[0], [1], [0, 1]])
def test_only_a_prince_who_owes_a_person_is_asked_for_one(seats: list[int]) -> None:
    """Seat 0 has no helmet and owes a person to the Mongols."""
    state = table(prince("2 monk farmer"), prince("2 warrior"), at="event", event="mongols")
    position = state.dump() | {"agenda": [["release", seats, 0]]}
    if seats == [0]:
        assert GAME.load(position).actors() == [0]
    else:
        with pytest.raises(BadPosition, match=r"seat 1 .* release"):
            GAME.load(position)


@rule("YD-84", "YD-66")
def test_a_drought_takes_no_second_person_from_a_palace() -> None:
    state = table(prince("2 monk farmer", "1 healer"), prince("1"), at="event", event="drought")
    position: Json = state.dump()
    assert GAME.load(position).actors() == [0]
    position["provinces"][0] |= {"gave": 1}  # the first palace has given, two are still due
    with pytest.raises(BadPosition, match="drought"):
        GAME.load(position)


@rule("YD-84", "YD-83")
@pytest.mark.parametrize(("task", "number"), [("tile", 99), ("tile", -1), ("place", 99)])
def test_a_tile_or_card_that_is_not_in_the_box_is_refused(task: str, number: int) -> None:
    state = table(prince("2 monk"), prince("2"), at="person")
    play(state, 0, "card wild")
    position: Json = state.dump()
    assert GAME.load(position).actors() == [0]
    position["agenda"][-1] = [task, [0], number]
    with pytest.raises(BadPosition, match=f"{number}"):
        GAME.load(position)


@rule("YD-84", "YD-57")
def test_a_tile_that_is_not_in_the_display_cannot_be_placed() -> None:
    state = table(prince("2 monk"), prince("2"), at="person", boxed={"old_monk": 1})
    play(state, 0, "card wild")
    position: Json = state.dump()
    position["agenda"][-1] = ["place", [0], kind("old_monk")]
    with pytest.raises(BadPosition, match="display"):
        GAME.load(position)


@rule("YD-84", "YD-48")
def test_a_prince_has_played_a_card_or_is_still_asked_for_it() -> None:
    princes = prince("2 monk"), prince("2"), prince("2")
    state = table(*princes, at="person", month=3)
    play(state, 0, "card healer", "take healer young")
    position: Json = state.dump()
    GAME.load(position)
    position["agenda"] = position["agenda"][1:]  # nobody asks seat 2 any more
    with pytest.raises(BadPosition, match="seat 2: 9 cards"):
        GAME.load(position)


@rule("YD-84", "YD-43")
def test_more_floors_than_the_box_holds_are_refused() -> None:
    table(prince(*["3"] * 22), prince())
    with pytest.raises(BadPosition):
        table(prince(*["3"] * 22), prince("1"))


@rule("YD-84")
@pytest.mark.parametrize(("phase", "month", "size"), [(2, 3, 8), (3, 3, 8), (4, 3, 8), (3, 12, 0)])
def test_the_card_of_the_month_is_played_in_phase_two(phase: int, month: int, size: int) -> None:
    """Nine cards in month 3 until the person phase, eight after it."""
    hand = {"hand": (1 << (size - 2)) - 1 if size else 0, "wilds": 2 if size else 0}
    position = sound() | {"phase": phase, "month": month, "agenda": []}
    position["provinces"] = [province | hand for province in position["provinces"]]
    GAME.load(position)
    position["provinces"][1] |= {"wilds": hand["wilds"] + (1 if phase > 2 else 2)}
    with pytest.raises(BadPosition):
        GAME.load(position)


@rule("YD-84")
@pytest.mark.parametrize("row", ["tiles", "groups", "display", "order"])
def test_a_row_too_short_is_refused(row: str) -> None:
    position = sound()
    cast(list[int], position[row]).pop()
    with pytest.raises(BadPosition):
        GAME.load(position)


@rule("YD-84")
@pytest.mark.parametrize("row", ["tiles", "groups", "display", "gone", "order"])
def test_a_row_too_long_is_refused(row: str) -> None:
    position = sound()
    cast(list[int], position[row]).append(0)
    with pytest.raises(BadPosition):
        GAME.load(position)
