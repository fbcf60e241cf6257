"""Named arrays in a file, in the safetensors format: read and written with numpy alone.

A file begins with the length of its header (8 bytes, little-endian) and the header, as JSON: for
each array its type, its shape and where its bytes lie after the header. Under `__metadata__` there
are texts.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Arrays = dict[str, Array]

METADATA: Final = "__metadata__"
TYPES: Final[dict[str, np.dtype[Any]]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}
NAMES: Final = {kind: name for name, kind in TYPES.items()}
MAX_HEADER: Final = 1_000_000  # bytes


class BadFile(ValueError):
    """The file does not hold what it should; the message names it and says why."""


def write_tensors(path: Path, arrays: Mapping[str, Array], texts: Mapping[str, str]) -> None:
    """A file that is there is replaced in one step, so that it is never half of something."""
    header: dict[str, object] = {METADATA: dict(texts)}
    at = 0
    for name, array in arrays.items():
        end = at + array.nbytes
        shape = list(array.shape)
        header[name] = {"dtype": NAMES[array.dtype], "shape": shape, "data_offsets": [at, end]}
        at = end
    head = json.dumps(header, ensure_ascii=False).encode()
    head += b" " * (-len(head) % 8)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with unfinished.open("wb") as file:
            file.write(len(head).to_bytes(8, "little") + head)
            for array in arrays.values():
                file.write(np.ascontiguousarray(array).tobytes())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_tensors(path: Path) -> tuple[Arrays, dict[str, str]]:
    """The arrays and the texts; OSError, or BadFile."""
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    if len(data) < 8 or not 0 < length <= min(MAX_HEADER, len(data) - 8):
        raise BadFile(f"{path} is not a file of weights")
    try:
        header: dict[str, Any] = json.loads(data[8 : 8 + length])
        texts = {str(key): str(text) for key, text in header.pop(METADATA, {}).items()}
        body = memoryview(data)[8 + length :]
        arrays = {name: read_array(entry, body) for name, entry in header.items()}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadFile(f"{path} is not a file of weights, or is damaged: {error}") from error
    return arrays, texts


def read_array(entry: Mapping[str, Any], body: memoryview) -> Array:
    first, end = entry["data_offsets"]
    kind: np.dtype[Any] = TYPES[entry["dtype"]]
    array: Array = np.frombuffer(body[first:end], kind)
    return array.reshape(entry["shape"])
