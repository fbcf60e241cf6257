"""Weights are stored in a common format, and a damaged file is told from a good one."""

from pathlib import Path

import numpy as np
import pytest

from lorcha.nets.tensors import Arrays, BadFile, read_tensors, write_tensors


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.safetensors"
    arrays: Arrays = {
        "a": np.arange(6, dtype=np.float32).reshape(2, 3),
        "b": np.ones(4, np.float16),
    }
    write_tensors(path, arrays, {"word": "жемчуг"})
    return path


def test_what_is_written_is_read_again(path: Path) -> None:
    arrays, texts = read_tensors(path)
    assert texts == {"word": "жемчуг"}
    assert arrays["a"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert arrays["b"].dtype == np.float16
    assert arrays["b"].tolist() == [1, 1, 1, 1]


def test_the_format_is_that_of_safetensors(path: Path) -> None:
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    assert length % 8 == 0
    assert data[8:9] == b"{"
    assert len(data) == 8 + length + 6 * 4 + 4 * 2


@pytest.mark.parametrize("keep", [0, 5, 40, -1])
def test_a_file_cut_short_is_refused(path: Path, keep: int) -> None:
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(BadFile, match=r"some\.safetensors is not a file of weights"):
        read_tensors(path)


@pytest.mark.parametrize(
    "text", [b"\xff" * 200, b"x" * 8 + b"{}", (2).to_bytes(8, "little") + b"[]"]
)
def test_any_other_file_is_refused(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with pytest.raises(BadFile):
        read_tensors(path)


def test_a_failed_write_leaves_the_old_file(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(KeyError):
        write_tensors(path, {"a": np.ones(3, np.int64)}, {})
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
