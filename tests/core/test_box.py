"""The box: our figures, or those of a host who owns the game."""

from importlib.resources import files
from pathlib import Path

import pytest

from lorcha.core.box import Box
from lorcha.games import SHELF

SHIPPED = (files("lorcha.games") / "dragon" / "box.toml").read_text("utf-8")


def test_our_figures_are_read_from_the_room() -> None:
    assert Box("dragon")["start"]["yuan"] == 6
    assert Box("dragon").fingerprint == Box("dragon").fingerprint


def test_a_host_may_correct_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Box("dragon")
    corrected = SHIPPED.replace("yuan = 6\n", "yuan = 7\n")
    assert corrected != SHIPPED
    (tmp_path / "dragon.toml").write_text(corrected, "utf-8")
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon")["start"]["yuan"] == 7
    assert Box("dragon").fingerprint != ours.fingerprint


def test_remarks_do_not_make_another_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Box("dragon")
    (tmp_path / "dragon.toml").write_text(f"# My own copy.\n{SHIPPED}", "utf-8")
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon").fingerprint == ours.fingerprint


def test_a_folder_without_the_game_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon")["start"]["yuan"] == 6


@pytest.mark.parametrize("game", SHELF)
def test_the_label_has_the_designer_and_what_to_expect(game: str) -> None:
    label, players = Box(game).label(), Box(game)["game"]["players"]
    assert label.designer
    assert 10 <= label.minutes <= 240
    assert players["min"] <= label.best <= players["max"]


def test_an_older_copy_of_a_box_still_has_a_label(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = SHIPPED.splitlines(keepends=True)
    older = [line for line in lines if not line.startswith(("minutes", "weight", "best"))]
    (tmp_path / "dragon.toml").write_text("".join(older), "utf-8")
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert (Box("dragon").label().weight, Box("dragon").label().best) == ("medium", 5)
