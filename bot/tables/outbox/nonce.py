"""The nonce of a parcel: the same for every attempt, so that it is posted once."""

from __future__ import annotations

import hashlib

from bot.store.models.table import OutboxRow

NONCE_LENGTH = 24
"""Discord takes at most 25 characters."""


def nonce_of(mark: str | None, row: OutboxRow) -> str:
    """Of this row in the database of that mark: another one, or this one restored, counts anew.

    The row's time keeps them apart too where a file was copied with its mark in it.
    """
    named = f"{mark}:{row.id}:{row.created_at.isoformat()}"
    return hashlib.sha256(named.encode()).hexdigest()[:NONCE_LENGTH]
