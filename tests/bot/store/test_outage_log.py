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
    outages.succeeded("read")
    for _ in range(1800):  # an hour of five loops that retry every two seconds
        for use in ("read", "write", "listen"):
            outages.failed(use, "connection refused")
        now += 2.0
    assert caplog.messages == ["database.unavailable"] * 60
    assert [vars(record)["seconds"] for record in caplog.records][:3] == [0, 60, 120]
    outages.succeeded("read")
    outages.succeeded("listen")
    assert len(caplog.messages) == 60, "it can't be written yet"
    outages.succeeded("write")
    outages.succeeded("write")
    assert caplog.messages[60:] == ["database.available"]
    assert vars(caplog.records[-1])["seconds"] == 3600
