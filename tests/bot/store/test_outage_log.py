"""Log lines for a database outage."""

from __future__ import annotations

import logging

import pytest

from bot.store.database import OutageLog


def test_a_long_outage_logs_one_line_a_minute_and_one_at_its_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    now = 1000.0
    outages = OutageLog(lambda: now)
    outages.succeeded("read", now)
    for _ in range(1800):  # an hour of five loops that retry every two seconds
        for use in ("read", "write", "listen"):
            outages.failed(use, "connection refused")
        now += 2.0
    assert caplog.messages == ["database.unavailable"] * 60
    assert [vars(record)["seconds"] for record in caplog.records][:3] == [0, 60, 120]
    outages.succeeded("read", now)
    outages.succeeded("listen", now)
    assert len(caplog.messages) == 60, "it can't be written yet"
    outages.succeeded("write", now)
    outages.succeeded("write", now)
    assert caplog.messages[60:] == ["database.available"]
    assert vars(caplog.records[-1])["seconds"] == 3600


def test_a_result_that_was_on_its_way_does_not_end_an_outage(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    now = 1000.0
    outages = OutageLog(lambda: now)
    outages.failed("write", "connection refused")
    outages.succeeded("write", now - 0.1)
    outages.failed("write", "connection refused")
    assert caplog.messages == ["database.unavailable"]
    outages.succeeded("write", now + 0.1)
    assert caplog.messages == ["database.unavailable", "database.available"]
