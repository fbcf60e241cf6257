"""A whole game at the terminal, and every way out of it."""

import re
from pathlib import Path

import pytest

from lorcha import games
from lorcha.bots import UnknownBot
from lorcha.core.match import Match, fast, read_record, replay, verify
from lorcha.core.options import BadOption
from lorcha.core.perspective import Perspective
from lorcha.core.standing import Standing
from lorcha.core.text import LANGUAGES
from lorcha.games.dragon.terminal.board import Board
from lorcha.terminal.choices import Choice, choices_of
from lorcha.terminal.screen import Screen
from lorcha.terminal.texts import game_texts, shell_texts
from tests.terminal.random_matches import NAMES, ONES, Terminal

DRAGON = games.load("dragon")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["me,random,random", "me:Anna,me:Вера"])
def test_a_game_by_numbers_to_the_end(
    terminal: Terminal, tmp_path: Path, language: str, seats: str
) -> None:
    file = tmp_path / "match.json"
    code, output = terminal.run(
        f"play dragon --seed 1 --seats {seats} --lang {language} --save {file}", ONES
    )
    assert code == 0
    record = read_record(file.read_text("utf-8"))
    assert verify(record, games.load) == []
    assert record.scores is not None
    table = output[output.rindex(shell_texts(language).say("final")) :]
    total = next(line for line in table.splitlines() if shell_texts(language).say("total") in line)
    assert sorted(map(int, re.findall(r"\d+", total))) == sorted(record.scores)
    assert "\x1b" not in output
    curtain = shell_texts(language).say("curtain", {"who": "Anna"})
    assert (curtain in output) == ("Anna" in seats), "one person needs no curtain"


def test_the_list_offers_what_is_legal_and_a_number_plays_it(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    terminal.run(f"play dragon --seed 5 --seats me,random --save {file}", "7\n2\n1\n")
    record = read_record(file.read_text("utf-8"))
    mine = [line for line in record.moves if line.startswith("0 ")]
    match = Match(DRAGON, record.seats, {}, fast(5))
    while match.state.actors() != [0]:
        seat, text = record.moves[match.ply].split(" ", 1)
        match.play(int(seat), DRAGON.moves.from_text(text))
    assert mine[0] == f"0 {DRAGON.moves.to_text(match.state.legal(0)[6])}"
    assert len(mine) == 3


def test_wrong_answers_are_asked_again(terminal: Terminal) -> None:
    code, output = terminal.run("play dragon --seed 1", "0\n99\nfoo\n\n-1\n?99\n² \n1\nq\n")
    assert code == 0
    assert output.count("Answer with a number from 1 to") == 7
    assert "Find a home for" in output


def test_a_move_may_be_typed_and_a_refused_one_says_why(terminal: Terminal) -> None:
    typed = "pair monk monk\npass\npair monk farmer\nplace 3\nq\n"
    code, output = terminal.run("play dragon --seed 1 --seats me,me --lang en", "\n" + typed)
    assert code == 0
    assert "two people of two different types. (rule YD-18)" in output
    assert "Not now: first choose the two people you begin with. (rule YD-18)" in output
    assert "You have no palace 3. (rule YD-22)" in output


def test_help_explains_the_table_and_the_choices(terminal: Terminal) -> None:
    _, output = terminal.run(
        "play dragon --seed 1 --option large_privilege_price=7", "1\n1\n1\n?\n?1\nq\n"
    )
    assert "Everyone pays the emperor 4 yuan" in output
    assert "Costs 7 yuan" in output
    assert "You choose Taxes.\n  You collect 2 yuan.\nThen it is for " in output


def test_the_person_at_the_screen_is_you_and_nobody_else(terminal: Terminal) -> None:
    _, output = terminal.run("play dragon --seed 1 --seats me:Anna,me:Vera", "1\n" * 40 + "q\n")
    news = output.split("Since your last decision")[1:]
    assert any(re.search(r"\bYou settle\b", part) for part in news)
    assert any(re.search(r"\b(Anna|Vera) settles\b", part) for part in news)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games.SHELF)
def test_a_tie_on_points_is_explained(
    game_id: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    standings = [Standing(seat, place=seat + 1, score=7, parts={}) for seat in range(2)]
    Screen(games.load(game_id), NAMES, language).winners(standings)
    assert game_texts(game_id, language).say("table-tie-break") in capsys.readouterr().out


def test_the_same_seed_is_the_same_game(terminal: Terminal) -> None:
    first = terminal.run("play dragon", "1\n" * 12)
    seed = first[1].rsplit("--seed ", 1)[1].split()[0]
    assert terminal.run(f"play dragon --seed {seed}", "1\n" * 12) == first
    assert terminal.run("play dragon", "1\n" * 12) != first


def test_the_end_of_input_ends_politely(terminal: Terminal) -> None:
    code, output = terminal.run("play dragon --seed 1", "1\n")
    assert code == 0
    assert "You leave after" in output
    assert "--seed 1 the same game begins again" in output


def test_an_interrupt_ends_politely(terminal: Terminal, tmp_path: Path) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    terminal.patch.setattr(Screen, "answer", interrupted)
    file = tmp_path / "match.json"
    code, output = terminal.run(f"play dragon --seed 1 --save {file}")
    assert code == 130
    assert "You leave after" in output
    assert replay(read_record(file.read_text("utf-8")), games.load).ply > 0


def test_a_match_is_saved_when_asked_and_again_at_the_end(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.patch.chdir(tmp_path)
    terminal.run("play dragon --seed 1", "1\nq\n")
    assert list(tmp_path.iterdir()) == []
    _, output = terminal.run("play dragon --seed 1", "s\n1\n1\nq\n")
    assert output.count("Saved in dragon-1.json.") == 2
    moves = read_record(Path("dragon-1.json").read_text("utf-8")).moves
    assert [line for line in moves if line.startswith("0 ")] == ["0 pair monk scholar", "0 place 1"]


def test_a_file_that_cannot_be_written_is_reported_before_the_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    with pytest.raises(OSError, match="No such file"):
        terminal.run(f"play dragon --save {tmp_path / 'nowhere' / 'match.json'}", ONES)


def test_a_save_that_fails_does_not_end_the_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal.patch.chdir(tmp_path)
    (tmp_path / "dragon-1.json").mkdir()
    _, output = terminal.run("play dragon --seed 1", "s\n1\n")
    assert "Not saved: " in output
    assert "Find a home for" in output


def test_people_at_one_device_never_see_each_others_hands(terminal: Terminal) -> None:
    drawn_seats: list[int] = []
    drew = Board.__rich_console__

    def watch(board: Board, *console: object) -> object:
        drawn_seats.append(board.view.seat)
        hands = [seat for seat, prince in enumerate(board.view.princes) if prince.hand is not None]
        assert hands == [board.view.seat]
        return drew(board, *console)  # type: ignore[arg-type]

    terminal.patch.setattr(Board, "__rich_console__", watch)
    _, text = terminal.run("play dragon --seed 2 --seats me:Anna,me:Вера,random", "1\n" * 40)
    turns = [seat for i, seat in enumerate(drawn_seats) if i == 0 or drawn_seats[i - 1] != seat]
    assert len(turns) > 5
    curtains = re.findall(r"Pass the device to (\w+)\.", text)
    assert curtains == [["Anna", "Вера"][seat] for seat in turns]


def test_the_news_are_those_since_the_last_decision(terminal: Terminal) -> None:
    _, output = terminal.run("play dragon --seed 1 --seats me,random", ONES)
    assert output.count("● You play ") == 11, "every card is reported once"


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    code, output = terminal.run("play dragon --seed 1 --seats random,random")
    assert code == 0
    assert "Final standing" in output


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("play dragon --seats me,grandmaster", UnknownBot),
        ("play dragon --seats me,", BadOption),
        ("play dragon --seats me", BadOption),
        ("play dragon --option bank=mine", BadOption),
        ("play chess", games.UnknownGame),
    ],
)
def test_what_cannot_be_played_is_refused(
    terminal: Terminal, command: str, fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        terminal.run(command)


# ---- what choices say beforehand


def choices_at(question: str) -> list[Choice]:
    """The choices when a question is first put, in a game where all chose the first answer."""
    match = Match(DRAGON, NAMES[:2], {}, fast(1))
    while DRAGON.question(match.state) != question:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    mine = Perspective(match.state, match.state.actors()[0])
    return choices_of(mine, game_texts("dragon", "en"), NAMES)


def test_a_choice_shows_its_effects() -> None:
    effects = {choice.label: choice.effects for choice in choices_at("action")}
    assert effects["Taxes"] == ("+2 yuan",)
    assert effects["Military parade"] == ("+1 space",)
    assert effects["Pass"] == ()


def test_a_choice_that_leads_to_another_question_shows_it() -> None:
    effects = {choice.label: choice.effects for choice in choices_at("action")}
    assert effects["Build"] == ("…",)


def test_what_all_choices_bring_alike_is_left_out() -> None:
    choices = choices_at("place")
    assert [choice.label for choice in choices] == ["Palace 1", "Palace 2"]
    assert all(choice.effects == () for choice in choices)
