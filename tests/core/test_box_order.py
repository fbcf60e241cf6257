"""The rules refer to rows of a box by index: a box with another order is refused."""

import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from lorcha.core.box import BadBox, Box
from lorcha.games.ching import box as ching
from lorcha.games.ching import state as ching_state
from lorcha.games.dragon import box as dragon
from lorcha.games.dragon import state as dragon_state
from lorcha.games.dragon.rules import action, event
from lorcha.games.jamaica import box as jamaica
from lorcha.games.jamaica import state as jamaica_state
from lorcha.games.panda import box as panda
from lorcha.games.panda import state as panda_state

BUILD = {"build": "BUILDING"}  # ids whose constant has another name
POWERS = {"morgans_map": "MAP", "sarans_sabre": "SABRE", "lady_beth": "BETH", "sixth_hold": "SIXTH"}


@pytest.mark.parametrize(
    ("ids", "module", "names"),
    [
        (dragon.PERSONS, dragon_state, {}),
        (dragon.ACTIONS, action, BUILD),
        (dragon.EVENT_TILES[1:], event, {}),  # nothing happens in peace: it has no constant
        (jamaica.SYMBOLS, jamaica_state, {}),
        (jamaica.POWERS, jamaica_state, POWERS),
        (ching.SKILLS, ching_state, {}),
        (ching.KINDS, ching_state, {}),
        (panda.SUITS[:4], panda_state, {}),  # the rules do not name metal
        (panda.MOODS[:1], panda_state, {}),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_constants_and_rows_agree(ids: list[str], module: object, names: dict[str, str]) -> None:
    first = 1 if module is event else 0
    for row, name in enumerate(ids, first):
        assert getattr(module, names.get(name, name.upper())) == row


def test_an_error_names_the_row_the_expected_id_and_the_actual_one() -> None:
    box = Box("dragon")
    box.expect("persons", ["monk", "scholar"], ["monk", "scholar"])
    for ids, message in (
        (["scholar", "monk"], "row 1 of persons must be 'monk', found 'scholar'"),
        (["monk"], "row 2 of persons must be 'scholar', found nothing"),
        (["monk", "scholar", "monk"], "row 3 of persons must be nothing, found 'monk'"),
    ):
        with pytest.raises(BadBox, match=rf"the box of dragon \(.*\): {message}"):
            box.expect("persons", ids, ["monk", "scholar"])


def swapped(text: str, one: str, other: str) -> str:
    """The lines that hold these words, the other way round."""
    lines = text.splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if one in line)
    second = next(i for i, line in enumerate(lines) if other in line)
    lines[first], lines[second] = lines[second], lines[first]
    return "".join(lines)


SWAPPED = {
    "dragon persons": ("dragon", 'id = "monk"', 'id = "tax_collector"', "persons.types", "monk"),
    "dragon actions": ("dragon", 'id = "build"', 'id = "harvest"', "actions.cards", "build"),
    "dragon events": ("dragon", 'id = "drought"', 'id = "mongols"', "events.tiles", "drought"),
    "jamaica spaces": ("jamaica", "{ id = 3,", "{ id = 4,", "board.spaces", "3"),
    "ching skills": ("ching", 'id = "battle"', 'id = "meteorology"', "symbols.kinds", "battle"),
    "ching kinds": ("ching", 'id = "thief"', 'id = "siren"', "encounters.kinds", "thief"),
}


def refusal(folder: Path, game: str, text: str) -> str:
    """The error message of `lorcha` about this box."""
    (folder / f"{game}.toml").write_text(text, "utf-8")
    paths = [path for path in sys.path if path]
    process = subprocess.run(
        [sys.executable, "-m", "lorcha", "simulate", game, "--games", "1"],
        env=os.environ | {"LORCHA_BOXES": str(folder), "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 2, process
    assert len(process.stderr.splitlines()) == 1, process.stderr
    return process.stderr


def shipped(game: str) -> str:
    return (files("lorcha.games") / game / "box.toml").read_text("utf-8")


@pytest.mark.parametrize("which", SWAPPED)
def test_a_box_with_swapped_rows_is_refused_in_one_line(tmp_path: Path, which: str) -> None:
    game, one, other, table, expected = SWAPPED[which]
    message = refusal(tmp_path, game, swapped(shipped(game), one, other))
    assert message.startswith(f"lorcha: the box of {game} (")
    assert f" of {table} must be '{expected}', found '" in message


@pytest.mark.parametrize(
    ("game", "old", "new", "message"),
    [
        ("jamaica", '["gold", "food"', '["food", "gold"', "action_cards.symbols must be 'gold'"),
        ("jamaica", '"lady_beth", "sixth_hold"', '"sixth_hold"', "powers must be 'lady_beth'"),
        ("panda", 'moods = ["hungry", "spin"]', 'moods = ["spin"]', "moods must be 'hungry'"),
        ("panda", 'id = "wood"', 'id = "metal"', "row 3 of suits must be 'wood', found 'metal'"),
        ("panda", '{ white = "3"', '{ white = "4"', "row 1 of cards of the suit fire must be '3'"),
        ("dragon", "[start]", "[begin]", "the table 'start' is missing"),
        ("dragon", "[start]", "[start", "not TOML"),
    ],
)
def test_other_boxes_that_cannot_be_used(
    tmp_path: Path, game: str, old: str, new: str, message: str
) -> None:
    text = shipped(game)
    assert old in text
    assert message in refusal(tmp_path, game, text.replace(old, new, 1))


def test_a_missing_row_is_named(tmp_path: Path) -> None:
    text = re.sub(r'\n *\{ id = "contagion".*', "", shipped("dragon"))
    message = refusal(tmp_path, "dragon", text)
    assert "row 6 of events.tiles must be 'contagion', found nothing" in message


@pytest.mark.parametrize("game", ["dragon", "jamaica", "ching", "panda"])
def test_our_own_boxes_are_in_order(game: str) -> None:
    assert import_module(f"lorcha.games.{game}").GAME.box.game == game
