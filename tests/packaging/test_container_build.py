"""The steps of the Containerfile, run in a folder of their own instead of an image: each absolute
path of theirs lies in that folder. What comes out is served from a place that cannot be written."""

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.containerfile import ROOT, Stage, environment, health_check, stages

PLACES = re.compile(r"(?<![\w.])/(?=src\b|opt\b|data\b)")
PORT = "8377"
KEPT = ("HOME", "PATH", "LANG", "TMPDIR")  # beside what tells pip and npm where packages are
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "generated", "__pycache__", "*.so")


class Folder:
    """Stands for the file systems of all stages: what one of them makes, the next ones find where
    they would copy it to."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.place = root
        python = root / "bin/python"
        python.parent.mkdir()
        python.write_text(f'#!/bin/sh\nexec {python_for_all()} "$@"\n')
        python.chmod(0o755)

    def inside(self, text: str) -> str:
        return PLACES.sub(f"{self.root}/", text)

    def build(self, stage: Stage) -> None:
        for instruction, text in stage.steps:
            if instruction == "WORKDIR":
                self.place = Path(self.inside(text))
                self.place.mkdir(parents=True, exist_ok=True)
            elif instruction == "COPY":
                self.copy(text)
            elif instruction == "RUN":
                self.run(text)

    def copy(self, text: str) -> None:
        *sources, target = [word for word in text.split() if not word.startswith("--")]
        if "--from=" in text:
            assert all(Path(self.inside(source)).exists() for source in sources), text
            return
        for source in sources:
            to = self.place / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, to, dirs_exist_ok=True, ignore=LEFT_OUT)
            else:
                is_folder = target.endswith("/")
                (to if is_folder else to.parent).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, to)

    def run(self, text: str) -> None:
        asked = {key: value for key, value in os.environ.items() if needed(key)}
        path = f"{self.root}/bin:{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-c", self.inside(text)],
            cwd=self.place,
            env=asked | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{text}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


def needed(variable: str) -> bool:
    start = variable.lower().split("_")[0]
    return variable in KEPT or start in ("pip", "npm", "ssl", "node", "http", "https", "no")


def python_for_all() -> Path:
    """One that the user of the container may run, too: not that in somebody's home."""
    for place in (Path(sys.base_prefix, "bin/python3"), Path("/usr/bin/python3")):
        if all(folder.stat().st_mode & stat.S_IXOTH for folder in place.resolve().parents):
            return place
    pytest.skip("no Python that every user may run")


def answers(folder: Folder, surroundings: dict[str, str]) -> bool:
    command = [folder.inside("/opt/lorcha/bin/python"), *health_check()[1:]]
    return (
        subprocess.run(command, env=surroundings, capture_output=True, check=False).returncode == 0
    )


@pytest.fixture
def root() -> Iterator[Path]:
    """A folder that the user of the container can enter, unlike those of pytest."""
    with tempfile.TemporaryDirectory(prefix="lorcha-image-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="the steps run as root")
@pytest.mark.skipif(not (shutil.which("cc") and shutil.which("npm")), reason="no cc, or no npm")
def test_the_steps_make_a_server_that_runs_without_rights(root: Path) -> None:
    folder = Folder(root)
    for stage in stages():
        folder.build(stage)
    shutil.rmtree(root / "src")  # the image has nothing but the two folders
    surroundings = {key: folder.inside(text) for key, text in environment().items()}
    surroundings |= {"PATH": f"{root}/opt/lorcha/bin:/usr/bin:/bin", "LORCHA_PORT": PORT}
    version = subprocess.check_output(["lorcha", "--version"], env=surroundings, text=True)
    assert ", compiled" in version
    before = sorted((root / "opt").rglob("*"))
    with (root / "log").open("w") as log:
        server = subprocess.Popen(
            ["lorcha", "serve"], env=surroundings, user=10001, group=10001, extra_groups=[],
            cwd=root / "data", stdout=log, stderr=log,
        )  # fmt: skip
    try:
        end = time.monotonic() + 60
        while not answers(folder, surroundings):
            assert server.poll() is None, (root / "log").read_text()
            assert time.monotonic() < end, (root / "log").read_text()
            time.sleep(0.5)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(40) == 0
    assert "There is no web client" not in (root / "log").read_text()
    assert (root / "data/lorcha.sqlite3").is_file()
    assert sorted((root / "opt").rglob("*")) == before
