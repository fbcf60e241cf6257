"""The box: our figures, or those of a host who owns the game."""

from importlib.resources import files
from pathlib import Path

import pytest

from lorcha.core.box import Box

SHIPPED = (files("lorcha.games") / "dragon" / "box.toml").read_text("utf-8")


def test_our_figures_are_read_from_the_room() -> None:
    assert Box("dragon")["start"]["yuan"] == 6
    assert Box("dragon").mark == Box("dragon").mark


def test_a_host_may_correct_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Box("dragon")
    corrected = SHIPPED.replace("yuan = 6\n", "yuan = 7\n")
    assert corrected != SHIPPED
    (tmp_path / "dragon.toml").write_text(corrected, "utf-8")
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon")["start"]["yuan"] == 7
    assert Box("dragon").mark != ours.mark


def test_remarks_do_not_make_another_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Box("dragon")
    (tmp_path / "dragon.toml").write_text(f"# My own copy.\n{SHIPPED}", "utf-8")
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon").mark == ours.mark


def test_a_folder_without_the_game_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LORCHA_BOXES", str(tmp_path))
    assert Box("dragon")["start"]["yuan"] == 6
