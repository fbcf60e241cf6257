"""A wheel is all a host needs: installed into an empty environment, in an empty folder, without
Node and without a compiler, it serves the table, and somebody plays."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.test_isolated_build import OFFLINE

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser

from tests.web.browser_player import BrowserPlayer
from tests.web.server import CLIENT, free_port, wait_for

ROOT = Path(__file__).parents[2]
UV = [sys.executable, "-m", "uv"]


def run(*command: str | Path, **environment: str) -> None:
    result = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode and any(sign in result.stderr for sign in OFFLINE):
        pytest.skip("the packages Lorcha needs cannot be fetched here")
    assert result.returncode == 0, result.stderr[-5000:]


def build_wheel(folder: Path, pure: str) -> Path:
    run(*UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable,
        "--out-dir", folder, LORCHA_PURE=pure)  # fmt: skip
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, environment: Path) -> Path:
    """The command `lorcha` in an environment that has nothing else."""
    run(*UV, "venv", "--quiet", "--python", sys.executable, environment)
    run(*UV, "pip", "install", "--quiet", "--python", environment, wheel)
    return environment / "bin" / "lorcha"


@contextmanager
def serve(lorcha: Path, folder: Path) -> Iterator[str]:
    """In a folder with nothing in it; neither Node nor a compiler is on the PATH."""
    port = free_port()
    folder.mkdir()
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [str(lorcha), "serve", "--port", str(port), "--pause", "0"],
            cwd=folder,
            env={"PATH": str(lorcha.parent), "HOME": str(folder)},
            stdout=log,
            stderr=log,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


@pytest.mark.parametrize(
    "pure", ["1", pytest.param("0", marks=pytest.mark.soak)], ids=["interpreted", "compiled"]
)
def test_a_wheel_serves_the_table(pure: str, browser: Browser, tmp_path: Path) -> None:
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    wheel = build_wheel(tmp_path, pure)
    assert ("py3-none-any" in wheel.name) == (pure == "1")
    assert "lorcha/server/static/index.html" in ZipFile(wheel).namelist()
    lorcha = install(wheel, tmp_path / "environment")
    with serve(lorcha, tmp_path / "folder") as address:
        vera = BrowserPlayer(browser, address, "Vera")
        vera.play_bots(seats=2)
        vera.await_turn()
        vera.decide(vera.click)
        assert vera.decisions > 0
        vera.leave()
        assert vera.problems == []
    assert list((tmp_path / "folder").rglob("lorcha.sqlite3"))
