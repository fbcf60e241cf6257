"""What a server says that cannot listen where it is told to, and what it says is missing."""

import errno
import socket
from pathlib import Path

import pytest

from lorcha.cli import main
from lorcha.server import config, serve
from lorcha.server.config import BadSetup, Config
from lorcha.server.listening import check_free, reason
from lorcha.server.store import engine


def test_a_taken_port_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(database), "--no-open"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        f"lorcha: port {port} is taken, perhaps by a Lorcha that runs already "
        f"(http://127.0.0.1:{port}): choose another with --port"
    ]
    assert not database.exists()


def test_a_free_port_stays_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as before:
        port = before.getsockname()[1]
    for _ in range(2):
        check_free("127.0.0.1", port)
    socket.create_server(("127.0.0.1", port)).close()


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("192.0.2.1", "192.0.2.1 is no address of this machine"),
        ("nowhere.invalid", "'nowhere.invalid' is neither an address nor the name of a machine"),
    ],
)
def test_a_host_that_is_not_this_machine(host: str, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        check_free(host, 8000)


def test_a_port_for_root_only() -> None:
    assert "choose one from 1024 on" in reason(OSError(errno.EACCES, "denied"), "::", 80)


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(config, "data_folder", lambda: tmp_path / "file/lorcha")
    with pytest.raises(BadSetup, match=r"cannot be made .*name a file with --database"):
        config.make_folder(config.usual_database())


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (serve, engine):
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    with pytest.raises(BadSetup, match=r"pip install 'lorcha\[redis\]'"):
        serve.check(Config(redis="redis://127.0.0.1"))
    with pytest.raises(BadSetup, match=r"pip install 'lorcha\[postgres\]'"):
        engine.connect("postgresql://host/lorcha")
