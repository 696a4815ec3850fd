"""Log lines: ``key=value`` pairs or JSON, and never the token."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from bot.config import LogFormat, Settings

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_QUIET = ("discord", "aiohttp.access", "alembic", "fontTools", "PIL")


class Structured(logging.Formatter):
    """One line a record: time, level, logger, event, then whatever was given as ``extra``."""

    def __init__(self, form: LogFormat, token: str | None) -> None:
        super().__init__()
        self._form = form
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line; a fault's traceback is one of its fields."""
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        fields |= {name: v for name, v in vars(record).items() if name not in _OWN}
        if record.exc_info:
            fields["fault"] = self.formatException(record.exc_info)
        if self._form is LogFormat.JSON:
            line = json.dumps(fields, ensure_ascii=False, default=str)
        else:
            line = " ".join(f"{name}={_quoted(value)}" for name, value in fields.items())
        return line.replace(self._token, "[token]") if self._token else line


def _quoted(value: Any) -> str:
    text = str(value)
    plain = text and not any(c.isspace() or c in '"=' for c in text)
    return text if plain else json.dumps(text, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Send all log lines to standard error in the form that was asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured(settings.log_format, settings.token))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
