"""What the bot logs in end-to-end tests."""

from __future__ import annotations

import logging


class LogRecords(logging.Handler):
    """Records every log line of the bot, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.faults: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record) + str(vars(record)))
        if record.levelno >= logging.ERROR:
            self.faults.append(self.format(record))
