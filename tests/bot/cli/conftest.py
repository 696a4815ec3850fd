"""Commands hush the log of their process; here it is one that other tests read."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.logs import _LEAST


@pytest.fixture(autouse=True)
def _as_loud_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, *_LEAST)]
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
