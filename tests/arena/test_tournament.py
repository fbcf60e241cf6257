"""A tournament: fair seats, stored game by game, reported with its uncertainty."""

import csv
import json
import re
from itertools import count
from pathlib import Path

import pytest

from lorcha.arena.html_report import html_report
from lorcha.arena.pool import play_all
from lorcha.arena.result import GameResult, play
from lorcha.arena.results_file import OtherTournament, ResultsFile
from lorcha.arena.schedule import Schedule, schedule
from lorcha.arena.summary import interval, rate, summarise
from lorcha.bots import UnknownBot
from lorcha.core.options import BadOption
from tests.cli.command import Command


def plan(*names: str, seats: int | None = None, seed: int = 0) -> Schedule:
    return schedule("dragon", names, seats, seed, {})


def result(number: int, names: tuple[str, ...], places: list[int]) -> GameResult:
    scores = [100 - place for place in places]
    return GameResult(number, number, names, scores, places, [10] * len(names), [0.5] * len(names))


def test_every_seat_gets_the_same_deals() -> None:
    games = [plan("greedy", "random", seed=5).pairing(number) for number in range(4)]
    assert [game.deal for game in games] == [5, 5, 6, 6]
    assert [game.bots for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]


def test_one_among_others_sits_on_every_seat() -> None:
    lineups = plan("search:9", "greedy", "greedy", "greedy").lineups()
    assert sorted(lineup.index("search:9") for lineup in lineups) == [0, 1, 2, 3]


def test_more_bots_than_seats_meet_in_all_ways() -> None:
    lineups = plan("random", "greedy", "sailor", seats=2).lineups()
    assert len(lineups) == len(set(lineups)) == 6


def test_what_cannot_be_played_is_reported_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        plan("greedy", "nobody")
    with pytest.raises(BadOption):
        plan("greedy", seats=2)
    with pytest.raises(BadOption):
        plan(*["random"] * 6)


def test_a_game_is_the_same_in_any_process_at_any_time() -> None:
    match = plan("greedy", "random", seed=3)
    alone = [play(match, match.pairing(number)) for number in range(4)]
    in_pool = sorted(play_all(match, range(4), 2), key=lambda r: r.number)
    for one, other in zip(alone, in_pool, strict=True):
        assert (one.number, one.scores, one.places, one.moves) == (
            other.number,
            other.scores,
            other.places,
            other.moves,
        )


def test_after_the_deadline_no_game_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by a second at each look."""
    ticks = count()
    monkeypatch.setattr("lorcha.arena.pool.monotonic", lambda: float(next(ticks)))
    match = plan("greedy", "random")
    assert [r.number for r in play_all(match, range(9), 1, seconds=2.5)] == [0, 1]


def test_partners_and_ties_share_the_win() -> None:
    shared = result(0, ("greedy", "random", "greedy"), [1, 1, 3])
    assert (shared.wins("greedy"), shared.wins("random")) == (0.5, 0.5)


def test_shares_come_with_their_interval() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(100, 100)[1] == 1
    assert interval(10, 10)[0] == pytest.approx(0.722, abs=0.001)
    assert interval(0, 10)[1] == pytest.approx(0.278, abs=0.001)


def test_a_summary_counts_seats_not_names() -> None:
    match = plan("search:9", "greedy", "greedy", "greedy")
    results = [result(n, match.pairing(n).bots, [1, 2, 3, 4]) for n in range(4)]
    first, second = summarise(match, results).entrants
    assert (first.wins, second.wins) == (0.25, 0.25)
    assert first.low < 0.25 < first.high
    assert second.high - second.low < first.high - first.low
    assert (first.fair, first.milliseconds, first.moves) == (0.25, 50, 10)


def test_a_winner_is_rated_higher() -> None:
    match = plan("greedy", "random")
    ratings = rate(match, [result(n, ("greedy", "random"), [1, 2]) for n in range(20)])
    assert ratings["greedy"][0] > ratings["random"][0]
    assert ratings["greedy"][1] < rate(match, [])["greedy"][1]


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    match, file = plan("greedy", "random"), tmp_path / "new" / "games.jsonl"
    for number in (0, 2):
        ResultsFile(file, match).add(result(number, ("greedy", "random"), [1, 2]))
    with file.open("ab") as torn:
        torn.write(b'{"number":1,"deal"')
    again = ResultsFile(file, match)
    assert again.missing(5) == [1, 3, 4]
    assert [r.number for r in again.first(2)] == [0]
    again.add(result(1, ("greedy", "random"), [2, 1]))
    assert ResultsFile(file, match).missing(3) == []


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ResultsFile(file, plan("greedy", "random"))
    before = file.read_bytes()
    with pytest.raises(OtherTournament):
        ResultsFile(file, plan("greedy", "random", seed=1))
    (tmp_path / "notes.txt").write_text("buy rice\n")
    with pytest.raises(OtherTournament):
        ResultsFile(tmp_path / "notes.txt", plan("greedy", "random"))
    assert file.read_bytes() == before


def test_the_report_is_self_contained() -> None:
    match = plan("greedy", "random")
    results = [result(n, match.pairing(n).bots, [1, 2]) for n in range(2)]
    text = html_report(summarise(match, results), results)
    assert not re.search(r"(src|href)=|@import|url\(", text)
    assert text.count("<svg") == text.count("</svg>") == 3
    assert "50.0%" in text


def test_the_command_plays_stores_and_reports(lorcha: Command, tmp_path: Path) -> None:
    words = ("arena", "dragon", "--bots", "greedy,random", "--workers", 1, "--into", tmp_path)
    output = lorcha(*words, "--games", 2)
    assert output.code == 0
    assert "greedy" in output.out
    assert "fair share is 50.0%" in output.out
    more = json.loads(lorcha(*words, "--games", 4, "--json").out)
    assert more["games"] == 4
    assert {e["bot"] for e in more["entrants"]} == {"greedy", "random"}
    (file,) = tmp_path.glob("*.csv")
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [row["game"] for row in rows] == ["0", "0", "1", "1", "2", "2", "3", "3"]
    assert len(file.with_suffix(".jsonl").read_text("utf-8").splitlines()) == 5
    assert file.with_suffix(".html").is_file()
    assert json.loads(file.with_suffix(".json").read_text("utf-8")) == more


def test_an_interrupt_reports_what_was_played(
    lorcha: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished: list[int] = []

    def stopped(match: Schedule, pairing: object) -> GameResult:
        if finished:
            raise KeyboardInterrupt
        finished.append(0)
        return result(0, ("greedy", "random"), [1, 2])

    monkeypatch.setattr("lorcha.arena.pool.play", stopped)
    output = lorcha(
        "arena", "dragon", "--bots", "greedy,random", "--workers", 1, "--into", tmp_path
    )
    assert output.code == 130
    assert "1 games for 2" in output.out
