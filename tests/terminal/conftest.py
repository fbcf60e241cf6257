import pytest

from tests.terminal.random_matches import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return Terminal(monkeypatch, capsys)
