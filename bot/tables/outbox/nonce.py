"""The nonce of a parcel: the same for every attempt, so that it is posted once."""

from __future__ import annotations

import hashlib

from sqlalchemy.orm import Session

from bot.store.rows import MARK, NoteRow, OutboxRow

LENGTH = 24
"""Discord takes at most 25 characters."""


def nonce_of(session: Session, row: OutboxRow) -> str:
    """Of this row in this database: another database, or this one restored, counts anew.

    The row's time keeps them apart too where a file was copied with its mark in it.
    """
    mark = session.get(NoteRow, MARK)
    named = f"{mark and mark.value}:{row.id}:{row.created_at.isoformat()}"
    return hashlib.sha256(named.encode()).hexdigest()[:LENGTH]
