"""The addresses of pages and pictures: keyed, so that nobody can guess or enumerate them."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode

CODE_BYTES = 16
"""Bytes of a code; 128 bits cannot be guessed."""
_PAGE = re.compile(r"(?P<id>[1-9][0-9]{0,17})-(?P<code>[A-Za-z0-9_-]{22})")


class Addresses:
    """Makes addresses from a key that only the bot has, and reads them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def page(self, table_id: int) -> str:
        """Return the address of a table's page."""
        return f"/t/{table_id}-{self.code('table', str(table_id))}"

    def table_of(self, named: str) -> int | None:
        """Return the table that the last part of a page's address names; ``None`` if forged."""
        return self._read(named, "table")

    def season(self, season_id: int) -> str:
        """Return the address of the page of a league's season or a cup."""
        return f"/l/{season_id}-{self.code('season', str(season_id))}"

    def season_of(self, named: str) -> int | None:
        """Return the season that the last part of a page's address names; ``None`` if forged."""
        return self._read(named, "season")

    def is_page(self, path: str) -> bool:
        """Return whether a path is the address of a table's or a season's page."""
        kind = {"/t/": "table", "/l/": "season"}.get(path[:3])
        return kind is not None and self._read(path[3:], kind) is not None

    def _read(self, named: str, kind: str) -> int | None:
        match = _PAGE.fullmatch(named)
        if match is None:
            return None
        expected = self.code(kind, match["id"])
        return int(match["id"]) if hmac.compare_digest(match["code"], expected) else None

    def code(self, *parts: str | bytes) -> str:
        """Return a code that only the bot can make from these parts; equal parts, equal code."""
        digest = hmac.new(self._key, digestmod="sha256")
        for part in parts:
            data = part.encode() if isinstance(part, str) else part
            digest.update(len(data).to_bytes(8) + data)
        return urlsafe_b64encode(digest.digest()[:CODE_BYTES]).rstrip(b"=").decode()
