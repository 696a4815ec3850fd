"""Keep a list of users who deleted their data, as salted hashes of their ids.

A backup made before a user deleted their data still contains it. The list names no one, but
shows whether an id that a restored backup brings back must be deleted again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import KeyValueRow

PREFIX = "forgotten"
"""The key of an entry is ``forgotten:SALT:HASH``; its value is when the data was deleted."""
HASH_ROUNDS = 10_000
"""Rounds of hashing. They take a few milliseconds, so that trying every possible id is slow."""

Forgotten = Mapping[str, str]
"""The entries: when a user's data was deleted, by key."""


def read(session: Session) -> Forgotten:
    """Return the whole list."""
    query = select(col(KeyValueRow.key), col(KeyValueRow.value))
    rows = session.execute(query.where(col(KeyValueRow.key).startswith(f"{PREFIX}:")))
    return {row.key: row.value for row in rows}


def add(session: Session, user_id: str, now: datetime) -> None:
    """Add a user, or update when they last deleted their data."""
    salt = next(iter(_salts(read(session))), None) or secrets.token_hex(16)
    session.merge(KeyValueRow(key=_key(salt, user_id), value=now.isoformat()))


def merge(session: Session, others: Forgotten) -> Forgotten:
    """Add the entries of another list; return those that were missing here, or older."""
    here = read(session)
    newer = {key: at for key, at in others.items() if at > here.get(key, "")}
    for key, at in newer.items():
        session.merge(KeyValueRow(key=key, value=at))
    return newer


def matching(user_ids: Iterable[str], listed: Forgotten) -> list[str]:
    """Return the ids that are on a list."""
    salts = _salts(listed)
    return [who for who in user_ids if any(_key(salt, who) in listed for salt in salts)]


def _salts(listed: Forgotten) -> set[str]:
    return {key.split(":")[1] for key in listed}


def _key(salt: str, user_id: str) -> str:
    digest = hashlib.pbkdf2_hmac("sha256", user_id.encode(), salt.encode(), HASH_ROUNDS)
    return f"{PREFIX}:{salt}:{digest.hex()}"
