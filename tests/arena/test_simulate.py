"""The same seed gives the same games, whatever else happens."""

import json
from pathlib import Path

import pytest

from lorcha import bots, games
from lorcha.arena.simulate import Contest, SimulationResult, share_of_win
from lorcha.core.match import read_record, replay
from tests.cli.command import Command


def simulate(lorcha: Command, *words: object) -> list[dict[str, object]]:
    output = lorcha("simulate", "dragon", "--json", *words)
    assert (output.code, output.err) == (0, "")
    return [json.loads(line) for line in output.out.splitlines()]


def test_a_line_of_json_for_each_game(lorcha: Command) -> None:
    results = simulate(lorcha, "--seats", 4, "--games", 5, "--seed", 11)
    assert [game["seed"] for game in results] == [11, 12, 13, 14, 15]
    for game in results:
        assert list(game) == ["seed", "moves", "scores", "places", "digest"]
        assert isinstance(game["scores"], list)
        assert isinstance(game["places"], list)
        assert len(game["scores"]) == len(game["places"]) == 4
        assert 1 in game["places"]


def test_the_same_seed_gives_the_same_games(lorcha: Command) -> None:
    words = ("--games", 4, "--seed", 3)
    assert simulate(lorcha, *words) == simulate(lorcha, *words)


def test_a_game_does_not_depend_on_those_before_it(lorcha: Command) -> None:
    assert simulate(lorcha, "--games", 4, "--seed", 3)[2:] == simulate(
        lorcha, "--games", 2, "--seed", 5
    )


def test_another_seed_gives_another_game(lorcha: Command) -> None:
    results = simulate(lorcha, "--games", 8)
    assert len({game["digest"] for game in results}) == 8


def test_a_seed_below_zero_is_a_seed(lorcha: Command) -> None:
    assert [game["seed"] for game in simulate(lorcha, "--games", 3, "--seed", -2)] == [-2, -1, 0]


def test_every_bot_has_its_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def load(name: str, seed: int) -> bots.Bot:
        seeds.append(seed)
        return seat(name, seed)

    seat = bots.load
    monkeypatch.setattr(bots, "load", load)
    Contest(games.load("dragon"), ("random",) * 5, {}).play(8)
    assert len({8, *seeds}) == 6


def test_saved_matches_hold_what_was_printed(lorcha: Command, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    words = ("--games", 3, "--seed", 40, "--save", folder, "--option", "bank=components")
    results = simulate(lorcha, *words)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["dragon-40.json", "dragon-41.json", "dragon-42.json"]
    assert lorcha("verify", *files).code == 0
    for file, result in zip(files, results, strict=True):
        record = read_record(file.read_bytes())
        assert record.options["bank"] == "components"
        assert record.seats == ["random"] * 3
        assert len(record.moves) == result["moves"]
        assert replay(record, games.load).record().digest == result["digest"]


def test_options_change_the_game(lorcha: Command) -> None:
    assert simulate(lorcha, "--games", 3) != simulate(
        lorcha, "--games", 3, "--option", "large_privilege_price=7"
    )


def test_bots_by_seat_give_the_number_of_seats(lorcha: Command) -> None:
    results = simulate(lorcha, "--games", 1, "--bots", "random,random")
    assert results == simulate(lorcha, "--games", 1, "--seats", 2)


def test_the_summary(lorcha: Command) -> None:
    output = lorcha("simulate", "dragon", "--games", 3)
    assert output.code == 0
    assert "3 games of" in output.out
    assert "games/s" in output.out
    assert output.out.count("random") == 3


@pytest.mark.parametrize(("places", "shares"), [([2, 1, 3], [0, 1, 0]), ([1, 3, 1], [0.5, 0, 0.5])])
def test_winners_share_a_win(places: list[int], shares: list[float]) -> None:
    result = SimulationResult(0, 1, [0, 0, 0], places, "")
    assert [share_of_win(result, seat) for seat in range(3)] == shares
