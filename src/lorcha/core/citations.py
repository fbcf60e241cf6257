"""Which rules the tests prove: ids from `docs/rules/`, citations from the source of the tests."""

import ast
import re
from pathlib import Path
from typing import Final

ID: Final = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
CITES: Final = "rule"


def rule_ids(markdown: str) -> list[str]:
    """The rules of a document, written `**XX-12**`, in its order."""
    return list(dict.fromkeys(ID.findall(markdown)))


def citations(tests: Path) -> dict[str, list[str]]:
    """For each rule the tests that cite it (`@rule("XX-12")`), as `dragon/test_x.py::test_y`."""
    tests_of: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for test in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                for rule in cited_by(test):
                    name = f"{file.relative_to(tests).as_posix()}::{test.name}"
                    tests_of.setdefault(rule, []).append(name)
    return tests_of


def cited_by(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """A citation proves something only above a test, and only if it can be read from the source."""
    calls = [d for d in test.decorator_list if isinstance(d, ast.Call)]
    rules: list[str] = []
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == CITES:
            if not test.name.startswith("test_"):
                raise ValueError(f"{test.name} cites a rule and is no test")
            rules += [ast.literal_eval(argument) for argument in call.args]
    return rules
