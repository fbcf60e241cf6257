"""The archive of the sources is enough to build from, in a folder of its own."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/dist"
BUILD = [sys.executable, "-m", "uv", "build", "--quiet", "--no-build-isolation"]


def build(folder: Path, *words: str | Path) -> None:
    command = [*BUILD, "--python", sys.executable, "--out-dir", folder, *words]
    subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | {"LORCHA_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("archive")
    build(folder, "--sdist")
    [archive] = folder.glob("*.tar.gz")
    return archive


def test_a_wheel_of_the_archive_has_all_that_runs(archive: Path, tmp_path: Path) -> None:
    build(tmp_path, "--wheel", archive)
    [wheel] = tmp_path.glob("*-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    sources = ROOT / "src"
    needed = {
        str(file.relative_to(sources))
        for file in (sources / "lorcha").rglob("*")
        if file.suffix in (".py", ".toml", ".ftl", ".safetensors")
    }
    client = {
        f"lorcha/server/static/{file.relative_to(CLIENT)}"
        for file in CLIENT.rglob("*")
        if file.is_file()
    }
    assert len(needed) > 400
    assert needed | client <= names
    assert not [name for name in names if name.startswith(("tests", "web"))]


def test_the_metadata_has_the_readme_and_the_changes(archive: Path) -> None:
    with tarfile.open(archive) as tar:
        [info] = [one for one in tar.getnames() if one.count("/") == 1 and "PKG-INFO" in one]
        read = tar.extractfile(info)
        assert read is not None
        text = read.read().decode()
    for page in ("README.md", "CHANGELOG.md"):
        assert (ROOT / page).read_text("utf-8").splitlines()[0] in text


def test_the_archive_has_what_the_compiler_needs(archive: Path) -> None:
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    headers = {str(file.relative_to(ROOT)) for file in (ROOT / "src").rglob("*.h")}
    assert headers
    assert headers | {"setup.py", "pyproject.toml", "LICENSE"} <= names
    assert not [name for name in names if name.endswith(".so")]
