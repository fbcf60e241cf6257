"""Every error is printed in one line, with exit code 2 and without a traceback."""

import json
from pathlib import Path

import pytest

from lorcha import __version__, games
from lorcha.arena import simulate
from lorcha.cli import CLOSED_PIPE, INTERRUPTED, WRONG, main
from tests.cli.command import Command, CommandResult, start_process
from tests.cli.matches import save_match

BROKEN = {
    "empty": b"",
    "text": b"Dear Anna,",
    "cut short": b'{"lorcha": 1, "game": "dra',
    "a list": b"[1, 2, 3]",
    "something else": b'{"name": "Anna"}',
    "no text": bytes(range(128, 256)),
    "deep": b"[" * 100_000,
    "numbers for moves": b'{"lorcha": 1, "game": "dragon", "moves": [1]}',
}


def is_one_line(output: CommandResult, *words: str) -> bool:
    lines = output.err.splitlines()
    one_line = len(lines) == 1 and lines[0].startswith("lorcha: ")
    return output.code == WRONG and one_line and all(word in output.err for word in words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("dance", "dance"),
        ("simulate", "GAME"),
        ("simulate chess", "unknown game 'chess'"),
        ("simulate dragon --seats 9", "not 9"),
        ("simulate dragon --seats none", "'none'"),
        ("simulate dragon --games 0", "'0'"),
        ("simulate dragon --games -3", "'-3'"),
        ("simulate dragon --games ²", "'²'"),
        ("simulate dragon --seed x", "'x'"),
        ("simulate dragon --bots genius", "genius"),
        ("simulate dragon --seats 3 --bots random,random", "2 bots cannot take 3 seats"),
        ("simulate dragon --option bank", "'bank'"),
        ("simulate dragon --option moon=full", "'moon=full'"),
        ("simulate dragon --option bank=empty", "bank is one of"),
        ("simulate dragon --option start_seat=4", "start_seat is 4"),
        ("play chess", "unknown game 'chess'"),
        ("play dragon --seats me", "not 1"),
        ("play dragon --seats me,genius", "genius"),
        ("replay", "file"),
        ("verify", "FILE"),
        ("rules chess", "unknown game 'chess'"),
        ("bench chess", "unknown game 'chess'"),
        ("bench dragon --seats 9", "not 9"),
        ("bench dragon --rounds 0", "'0'"),
        ("bench dragon --seconds soon", "'soon'"),
        ("bench dragon --seconds nan", "'nan'"),
        ("bench dragon --seconds -1", "'-1'"),
    ],
)
def test_wrong_arguments(lorcha: Command, words: str, message: str) -> None:
    output = lorcha(*words.split())
    assert is_one_line(output, message), output
    assert output.out == ""


def test_without_a_command_all_are_told(lorcha: Command) -> None:
    output = lorcha()
    assert (output.code, output.err) == (WRONG, "")
    assert all(f"\n    {command} " in output.out for command in ("serve", "play", "upgrade"))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file(lorcha: Command, tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    output = lorcha(command, file)
    assert is_one_line(output, "not a saved match"), output


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_match_of_another_game(lorcha: Command, tmp_path: Path, command: str) -> None:
    assert is_one_line(lorcha(command, save_match(tmp_path, game="chess")), "unknown game 'chess'")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_of_the_future(lorcha: Command, tmp_path: Path, command: str) -> None:
    assert is_one_line(lorcha(command, save_match(tmp_path, lorcha=2)), "format 2")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_such_file(lorcha: Command, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "nowhere.json"
    assert is_one_line(lorcha(command, missing), f"{missing}: No such file")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_instead_of_a_file(lorcha: Command, tmp_path: Path, command: str) -> None:
    assert is_one_line(lorcha(command, tmp_path), f"{tmp_path}: Is a directory")


def test_a_ply_that_is_not_there(lorcha: Command, tmp_path: Path) -> None:
    assert is_one_line(lorcha("replay", save_match(tmp_path), "--at", "9999"), "9999")


def test_a_file_where_a_folder_is_wanted(lorcha: Command, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    output = lorcha("simulate", "dragon", "--games", 1, "--save", tmp_path / "taken")
    assert is_one_line(output, str(tmp_path / "taken"))


def test_a_folder_in_the_way_of_a_match(lorcha: Command, tmp_path: Path) -> None:
    (tmp_path / "dragon-7.json").mkdir()
    output = lorcha("simulate", "dragon", "--games", 1, "--seed", 7, "--save", tmp_path)
    assert is_one_line(output, "dragon-7.json: Is a directory")


def test_a_full_disk() -> None:
    with open("/dev/full", "wb") as full:
        process = start_process(
            "simulate", "dragon", "--games", "2", "--json", stdout=full.fileno()
        )
        _, err = process.communicate()
    assert (process.returncode, err) == (WRONG, "lorcha: No space left on device\n")


def test_a_closed_pipe_is_no_error() -> None:
    process = start_process("simulate", "dragon", "--games", "3000", "--json")
    assert process.stdout
    assert process.stderr
    first = json.loads(process.stdout.readline())
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait() == CLOSED_PIPE
    assert first["seed"] == 0


def test_an_interrupt(lorcha: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_out", interrupted)
    assert lorcha("simulate", "dragon") == CommandResult(INTERRUPTED, "", "")


VERSIONS = [f"lorcha {__version__}, {engine}" for engine in ("compiled", "interpreted")]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first in VERSIONS
    dragon = games.load("dragon")
    assert f"  dragon   rules {dragon.rules_version}, box {dragon.box.fingerprint}" in rest
    assert len(rest) == len(games.SHELF)


def test_the_module_is_the_command() -> None:
    out, err = start_process("--version").communicate()
    assert out.splitlines()[0] in VERSIONS
    assert err == ""
