"""`lorcha service`: the unit for systemd, written into another root or only shown."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lorcha.cli import WRONG, main
from lorcha.server import config, service
from lorcha.server.service import HIDDEN
from lorcha.server.unit import WRITTEN_BY, Unit, quoted
from tests.web.server import free_port, wait_for

# Where the package is not installed the command finds it by these.
HERE = {name: text for name, text in os.environ.items() if name.startswith(("PYTHON", "HOME"))}
PLACE = "etc/systemd/system/lorcha.service"
Show = Callable[..., list[str]]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it lay where a service of the machine can see it, wherever these tests run."""
    monkeypatch.setattr(service, "HIDDEN", (Path("/home/nobody-here"),))


@pytest.fixture
def show(capsys: pytest.CaptureFixture[str]) -> Show:
    def run(*words: str) -> list[str]:
        assert main(["service", "show", *words]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["service", *words]) == WRONG
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("lorcha: ")
    return line


def test_the_unit_runs_this_installation_with_its_settings(show: Show) -> None:
    lines = show("--address", "https://play.example.org", "--port", "8123")
    assert f"ExecStart={sys.executable} -P -m lorcha serve" in lines
    assert "Environment=LORCHA_ADDRESS=https://play.example.org" in lines
    assert "Environment=LORCHA_PORT=8123" in lines
    assert "Environment=LORCHA_DATABASE=/var/lib/lorcha/lorcha.sqlite3" in lines
    assert "WantedBy=multi-user.target" in lines


@pytest.mark.parametrize(
    "line",
    ["NoNewPrivileges=yes", "ProtectSystem=strict", "StateDirectory=lorcha", "DynamicUser=yes",
     "ProtectHome=yes", "CapabilityBoundingSet=", "UMask=0077"],
)  # fmt: skip
def test_the_service_of_a_machine_is_confined(show: Show, line: str) -> None:
    assert line in show()


def test_a_low_port_needs_one_right(show: Show) -> None:
    assert "AmbientCapabilities=CAP_NET_BIND_SERVICE" in show("--port", "80")


def test_a_database_elsewhere_needs_an_account_that_may_write_it(
    show: Show, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--run-as" in refusal(capsys, "show", "--database", "/srv/games/t.sqlite3")
    lines = show("--database", "/srv/games/t.sqlite3", "--run-as", "games")
    assert {"User=games", "ReadWritePaths=/srv/games"} <= set(lines)
    assert "DynamicUser=yes" not in lines


def test_a_unit_of_a_user_has_no_account_and_their_data(show: Show) -> None:
    lines = show("--user", "--database", "/home/vera/my tables.sqlite3")
    assert 'Environment="LORCHA_DATABASE=/home/vera/my tables.sqlite3"' in lines
    assert "WantedBy=default.target" in lines
    assert not [line for line in lines if line.startswith(("User=", "DynamicUser=", "State"))]


def test_no_password_gets_into_a_unit(capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(capsys, "show", "--database", "postgresql://lorcha:secret@db/lorcha")
    assert "/etc/lorcha.env" in line
    assert "secret" not in line


def test_homes_are_hidden_from_a_service_of_the_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "HIDDEN", (Path(sys.prefix).resolve().parent,))
    assert "--user" in refusal(capsys, "show")
    assert main(["service", "show", "--user"]) == 0


def test_what_is_temporary_is_hidden_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tuple(folder for folder in HIDDEN if folder.name == "tmp")
    monkeypatch.setattr(service, "HIDDEN", temporary)
    words = ["show", "--database", "/tmp/tables/t.sqlite3", "--run-as", "games"]
    assert "cannot see" in refusal(capsys, *words)
    assert main(["service", "show", "--user", "--database", "/tmp/tables/t.sqlite3"]) == 0


@pytest.mark.parametrize("user", [[], ["--user"]])
def test_install_and_uninstall_in_another_root(
    tmp_path: Path, user: list[str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_CONFIG_HOME", "/home/vera/.config")
    main(["service", "show", *user])
    shown = capsys.readouterr().out
    words = [*user, "--root", str(tmp_path)]
    for _ in range(2):  # again: it replaces its own
        assert main(["service", "install", *words]) == 0
    file = tmp_path / ("home/vera/.config/systemd/user/lorcha.service" if user else PLACE)
    assert file.read_text() == shown
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [file]
    assert main(["service", "uninstall", *words]) == 0
    assert not file.exists()
    assert "there is no " in refusal(capsys, "uninstall", *words)


@pytest.mark.parametrize("deed", ["install", "uninstall"])
def test_a_unit_written_by_hand_is_left_alone(
    tmp_path: Path, deed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / PLACE
    file.parent.mkdir(parents=True)
    file.write_text("[Service]\n")
    assert "move it away" in refusal(capsys, deed, "--root", str(tmp_path))
    assert file.read_text() == "[Service]\n"


@pytest.mark.parametrize("deed", ["install", "uninstall"])
def test_without_systemd_it_says_so(
    tmp_path: Path, deed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "BOOTED", tmp_path / "missing")
    assert "systemd does not run here" in refusal(capsys, deed)


def test_without_permission_it_names_the_ways_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_text", refuse)  # root may write everywhere
    line = refusal(capsys, "install", "--root", str(tmp_path))
    assert "sudo" in line
    assert "--user" in line


@pytest.mark.parametrize("user", [[], ["--user"]])
def test_systemd_is_told(
    tmp_path: Path, user: list[str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """In this order; and what it answers to a failure is passed on."""
    fake, calls = tmp_path / "bin/systemctl", tmp_path / "calls"
    fake.parent.mkdir()
    fake.write_text(f'#!/bin/sh\necho "$*" >> {calls}\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{fake.parent}:/usr/bin:/bin")
    monkeypatch.setattr(service, "BOOTED", tmp_path)
    monkeypatch.setattr(service, "unit_file", lambda _: tmp_path / "lorcha.service")
    monkeypatch.setattr(config, "data_folder", lambda: tmp_path / "data")
    assert main(["service", "install", *user]) == 0
    assert main(["service", "uninstall", *user]) == 0
    asked = ["daemon-reload", "enable lorcha.service", "restart lorcha.service",
             "disable --now lorcha.service", "daemon-reload"]  # fmt: skip
    assert calls.read_text().splitlines() == [" ".join([*user, words]) for words in asked]
    assert (tmp_path / "data").is_dir() == bool(user)  # its tables have a place
    fake.write_text("#!/bin/sh\necho Access denied >&2\nexit 4\n")
    assert "daemon-reload: Access denied" in refusal(capsys, "install", *user)


def test_what_the_unit_starts_answers_and_stops(show: Show, tmp_path: Path) -> None:
    """Its command with its settings and nothing else, as systemd would run it."""
    port = free_port()
    lines = show("--user", "--port", str(port), "--database", str(tmp_path / "my tables.sqlite3"))
    told = [line.partition("=")[2] for line in lines if line.startswith("Environment=")]
    settings = dict(word.split("=", 1) for text in told for word in shlex.split(text))
    [command] = [line.partition("=")[2] for line in lines if line.startswith("ExecStart=")]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            shlex.split(command), cwd="/", env=settings | HERE, stdout=log, stderr=log
        )
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz")
    finally:
        server.terminate()
        assert server.wait(60) == 0, (tmp_path / "log").read_text()
    assert (tmp_path / "my tables.sqlite3").is_file()


@pytest.mark.parametrize(
    ("text", "word"),
    [("/opt/x", "/opt/x"), ("/my tables", '"/my tables"'), ("50%", "50%%"), ('a"b', '"a\\"b"')],
)
def test_words_are_quoted_for_systemd(text: str, word: str) -> None:
    assert quoted(text) == word


def faults(file: Path) -> str:
    """What systemd says of this file; it ends with 0 although it ignores a line."""
    command = ["systemd-analyze", "verify", "--man=no", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    return "\n".join(line for line in told.splitlines() if file.name in line)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze here")
@pytest.mark.parametrize("user", [False, True])
def test_systemd_understands_every_line(tmp_path: Path, user: bool) -> None:
    odd = tmp_path / "my 100% tables"
    made = Unit(python=sys.executable, web=str(odd), database=str(odd / "t"), port=80, user=user)
    file = tmp_path / "lorcha.service"
    file.write_text(made.text())
    assert made.text().startswith(WRITTEN_BY)
    assert faults(file) == ""
    file.write_text(made.text().replace("UMask=0077", "UMask=many"))
    assert "ignoring: many" in faults(file)
