"""One-line log formatters (key=value or JSON) that redact secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

from bot.config import LogFormat, Settings

_OWN = frozenset(
    {*vars(logging.LogRecord("", 0, "", 0, "", (), None)), "message", "asctime", "color_message"}
)
"""Attributes of every record; all others come from ``extra`` and are logged."""

_SEED = re.compile(r"(?<![0-9A-Fa-f])[0-9a-f]{32}(?![0-9A-Fa-f])")
_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
_HIDDEN = "[hidden]"

_LIBRARY_LEVELS = {
    "discord": logging.INFO,
    "aiohttp.access": logging.WARNING,
    "alembic": logging.WARNING,
    "fontTools": logging.WARNING,
    "PIL": logging.WARNING,
}
"""Libraries whose DEBUG output (requests, heartbeats, fonts) is suppressed."""


class RedactingFormatter(logging.Formatter):
    """Formats a record as one line, and redacts tokens, passwords and seeds.

    Seeds have 32 hexadecimal digits; their published hashes have 64 and are not redacted.
    """

    def __init__(self, style: LogFormat, secrets: Iterable[str | None] = ()) -> None:
        super().__init__()
        self._line = _json if style is LogFormat.JSON else _pairs
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """Return the redacted line."""
        fields = {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        line = self._line(record, fields)
        for secret in self._secrets:
            line = line.replace(secret, _HIDDEN)
        return _TOKEN.sub(_HIDDEN, _SEED.sub(_HIDDEN, line))


def _pairs(record: logging.LogRecord, fields: Mapping[str, Any]) -> str:
    """Return ``2026-01-31T12:00:00.000Z INFO bot.cli.run action table=31 sequence=7``."""
    pairs = "".join(f" {key}={_quoted(value)}" for key, value in fields.items())
    message = record.getMessage().replace("\n", "\\n")
    return f"{_time(record)} {record.levelname} {record.name} {message}{pairs}"


def _json(record: logging.LogRecord, fields: Mapping[str, Any]) -> str:
    head = {
        "time": _time(record),
        "level": record.levelname,
        "logger": record.name,
        "message": record.getMessage(),
    }
    return json.dumps({**head, **fields}, ensure_ascii=False, default=str)


def _time(record: logging.LogRecord) -> str:
    time = datetime.fromtimestamp(record.created, UTC)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _quoted(value: Any) -> str:
    """Quote values with spaces or quotes as in JSON, so that each record is one line."""
    text = str(value)
    plain = text and not any(c.isspace() or c in '"=' for c in text)
    return text if plain else json.dumps(text, ensure_ascii=False)


def start_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Log to ``stream`` (standard error by default) in the format of the settings."""
    secrets = [settings.token, settings.client_secret, settings.database_password]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(RedactingFormatter(settings.log_format, secrets))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(settings.log_level)
    for name, level in _LIBRARY_LEVELS.items():
        logging.getLogger(name).setLevel(max(root.level, level))


def raise_log_level(level: int) -> None:
    """Log nothing below this level from now on."""
    for name in (None, *_LIBRARY_LEVELS):
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.level, level))
