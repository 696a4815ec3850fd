"""The progress of long work: lines in a log, a bar on a terminal, nothing for short work."""

from __future__ import annotations

import pytest

from engine.cli.progress import progress

Captured = pytest.CaptureFixture[str]


def test_long_work_prints_plain_lines_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("engine.cli.progress._SECONDS_BETWEEN_LINES", 0.0)
    assert list(progress("abc", 3, "letters")) == ["a", "b", "c"]
    assert capsys.readouterr().err == "1 of 3 letters\n2 of 3 letters\n3 of 3 letters\n"


def test_short_work_prints_nothing(capsys: Captured) -> None:
    assert list(progress("abc", 3, "letters")) == ["a", "b", "c"]
    assert capsys.readouterr().err == ""


def test_long_work_shows_a_bar_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(progress("abc", 3, "letters")) == ["a", "b", "c"]
    assert "0/3 [" in capsys.readouterr().err
