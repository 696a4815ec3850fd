"""Compute the nonce of an outbox message, which lets Discord reject duplicate posts."""

from __future__ import annotations

import hashlib

from bot.store.models.table import OutboxRow

NONCE_LENGTH = 24
"""Characters; Discord accepts at most 25."""


def nonce_of(database_id: str | None, row: OutboxRow) -> str:
    """Return the nonce of a row, which is the same for every attempt.

    The database id tells restored databases apart, the creation time copies with the same id.
    """
    key = f"{database_id}:{row.id}:{row.created_at.isoformat()}"
    return hashlib.sha256(key.encode()).hexdigest()[:NONCE_LENGTH]
