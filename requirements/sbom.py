"""Writes a software bill of materials (CycloneDX 1.6, JSON): all that runs in a house of Lorcha.

    python requirements/sbom.py sbom.json

It reads the pinned packages of the server and the lock file of the web client, nothing else: the
same sources always give the same bill.
"""

import json
import re
import sys
import tomllib
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PINNED: Final = re.compile(r"([\w.-]+)(?:\[[\w,-]+\])?==([\w.!+-]+)")
HASHES: Final = {"sha512": "SHA-512", "sha384": "SHA-384", "sha256": "SHA-256"}
Component = dict[str, Any]


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    pinned = (ROOT / "requirements/run.txt").read_text("utf-8")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "lorcha",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [*python_packages(pinned), *web_packages(lock)],
    }


def python_packages(pinned: str) -> list[Component]:
    found = (PINNED.match(line) for line in pinned.splitlines())
    return [component("pypi", match[1].lower(), match[2]) for match in found if match]


def web_packages(lock: dict[str, Any]) -> list[Component]:
    """What the client is built with is `excluded`, as CycloneDX says: no browser gets it but
    the parts of Svelte that a build takes in."""
    found: dict[str, Component] = {}
    for path, package in lock["packages"].items():
        if not path or package.get("link"):
            continue
        name = path.rpartition("node_modules/")[2]
        one = component("npm", name, package["version"])
        one["scope"] = "excluded" if package.get("dev") and name != "svelte" else "required"
        one |= licenses_and_hashes(package)
        found[one["bom-ref"]] = one
    return [found[key] for key in sorted(found)]


def component(kind: str, name: str, version: str) -> Component:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    group, _, rest = name.rpartition("/")
    named = {"group": group, "name": rest} if group else {"name": rest}
    return {"type": "library", "bom-ref": purl, **named, "version": version, "purl": purl}


def licenses_and_hashes(package: dict[str, Any]) -> Component:
    told: Component = {}
    if license_text := package.get("license"):
        told["licenses"] = [{"expression": license_text}]
    method, _, digest = package.get("integrity", "").partition("-")
    if method in HASHES:
        told["hashes"] = [{"alg": HASHES[method], "content": b64decode(digest).hex()}]
    return told


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "sbom.json")
    target.write_text(json.dumps(bill(), indent=2) + "\n", "utf-8")
    print(f"{target}: {len(bill()['components'])} components")
