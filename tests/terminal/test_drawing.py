"""The table as it is drawn: readable at every width, open only where it may be."""

import re
from collections.abc import Iterator, Sequence
from io import StringIO

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from lorcha import games
from lorcha.core.match import Match, fast
from lorcha.core.state import SPECTATOR
from lorcha.core.text import LANGUAGES
from lorcha.games.dragon.view import DragonView
from lorcha.games.dragon.view.structs import Palace, Person
from lorcha.games.drawing import drawing
from lorcha.terminal.texts import game_texts
from tests.terminal.random_matches import random_match, random_matches

every_game = pytest.mark.parametrize("game_id", games.SHELF)
every_language = pytest.mark.parametrize("language", LANGUAGES)
LONG_NAMES = ["Maximilian Crown", "Анастасия Павлов", "Bo", "Случай 12", "Eve", "Gu"]


def draw(game_id: str, view: msgspec.Struct, language: str, width: int) -> list[str]:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(drawing(games.load(game_id))(view, game_texts(game_id, language), LONG_NAMES))
    return console.export_text().splitlines()


@every_game
@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(game_id: str, language: str, width: int) -> None:
    game = games.load(game_id)
    for i, match in enumerate(random_matches(game, each=1)):
        if i % 60 == 0 or match.state.over():
            lines = draw(game_id, game.view(match.state, 0), language, width)
            assert max(map(cell_len, lines)) <= width
            assert not any("…" in line for line in lines), "nothing is cut short"


def dragon(**changes: object) -> DragonView:
    """A position of the first month as the first of three princes sees it."""
    game = games.load("dragon")
    for match in random_match(game, 3, 7):
        view = game.view(match.state, 0)
        assert isinstance(view, DragonView)
        if view.groups:
            return msgspec.structs.replace(view, **changes)
    raise AssertionError("no month began")


def text_of(lines: Sequence[str]) -> str:
    return "\n".join(line.rstrip() for line in lines)


def test_the_current_month_is_marked_by_more_than_colour() -> None:
    view = dragon(
        month=3, events=["peace", "peace", "drought", *["tribute", "mongols"] * 4, "festival"]
    )
    text = text_of(draw("dragon", view, "en", 80))
    assert "▶ 3 Drought" in text
    assert text.count("▶ 3") == 1


def test_a_group_with_a_dragon_shows_its_fee_and_whose_it_is() -> None:
    view = dragon()
    taken = msgspec.structs.replace(view.groups[0], cards=["taxes"], dragons=[1], fee=3)
    free = msgspec.structs.replace(view.groups[0], cards=["harvest"], dragons=[], fee=0)
    lines = draw("dragon", dragon(groups=[taken, free]), "en", 80)
    top = next(i for i, line in enumerate(lines) if line.startswith("╭"))
    assert lines[top].count("3 yuan") == 1
    assert "Taxes" in lines[top + 1]
    assert "Harvest" in lines[top + 1]
    assert "◆" in lines[top + 2]


def test_palaces_stand_on_one_ground_with_their_people() -> None:
    view = dragon()
    tall = Palace(1, 3, [Person("monk", "old"), Person("court_lady", "young")])
    low = Palace(2, 1, [])
    mine = msgspec.structs.replace(view.princes[0], palaces=[tall, low], hand=["wild", "wild"])
    text = text_of(draw("dragon", dragon(princes=[mine, *view.princes[1:]]), "en", 80))
    assert text.endswith(
        """
▗▄▄▄▄▄●▄▄▄▄▖
│░░░░░░░░░░│
│Lady      │ ▗▄▄▄▄▄●▄▄▄▄▖
│Monk°     │ │░░░░░░░░░░│
└────1─────┘ └────2─────┘
Your cards: Any ×2"""
    )


@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_every_palace_has_its_roof_and_its_foot(language: str, width: int) -> None:
    view = dragon()
    counts = [4, 3, 12]
    princes = [
        msgspec.structs.replace(
            prince, palaces=[Palace(i + 1, 1 + i % 3, []) for i in range(count)]
        )
        for prince, count in zip(view.princes, counts, strict=True)
    ]
    lines = draw("dragon", dragon(princes=princes), language, width)
    for mark, prince in zip("●◆▲", princes, strict=True):
        assert sorted(heights(lines, mark)) == sorted(p.floors for p in prince.palaces)


def heights(lines: list[str], mark: str) -> Iterator[int]:
    """The floors between each roof with this mark and the foot below it."""
    for top, line in enumerate(lines):
        for roof in re.finditer(f"▗▄+{mark}▄+▖", line):
            walls = [below[roof.start() : roof.start() + 1] for below in lines[top + 1 : top + 5]]
            yield "".join(walls).index("└")


def test_only_the_own_hand_is_shown() -> None:
    game = games.load("dragon")
    match = Match(game, LONG_NAMES[:3], {}, fast(8))
    for seat, shown in ((SPECTATOR, 0), (0, 1), (2, 1)):
        text = text_of(draw("dragon", game.view(match.state, seat), "en", 80))
        assert text.count("cards: ") == shown
    opened = Match(game, LONG_NAMES[:3], {"open_hands": True}, fast(8))
    text = text_of(draw("dragon", game.view(opened.state, 0), "en", 120))
    assert text.count("Your cards: ") == 1
    assert text.count("Cards: ") == 2


def test_coming_events_are_shown_with_what_they_will_cost() -> None:
    view = dragon()
    mine = msgspec.structs.replace(view.princes[0], yuan=1, fireworks=2)
    other = msgspec.structs.replace(view.princes[1], fireworks=5)
    events = ["tribute", "festival", *["drought"] * 10]
    changed = dragon(princes=[mine, other, other], events=events, month=1)
    text = text_of(draw("dragon", changed, "en", 80))
    assert "1 Tribute: 4 yuan to pay, you have 1 yuan" in text
    assert "2 Festival: you have 2 fireworks, the most is 5" in text
