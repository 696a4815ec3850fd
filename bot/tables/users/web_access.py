"""Who is signed in on the web page, and which tables have a page.

Tokens are random and only their SHA-256 hashes are stored, so that nobody can sign in with what a
database or its backup contains.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import KeyValueRow
from bot.store.models.web import PageOffRow, WebLinkRow, WebSessionRow
from bot.tables.domain.request import Person
from bot.tables.session.feature import Feature, reads, writes
from bot.tables.session.permissions import require_host

LINK_LIFETIME = timedelta(minutes=10)
SESSION_LIFETIME = timedelta(days=30)
TOKEN_BYTES = 32
WEB_KEY = "web-key"
"""Key of the secret from which the addresses of pages and pictures are made."""


class WebUser(NamedTuple):
    """A user who is signed in, by the name they had then."""

    id: str
    name: str


class SignedIn(NamedTuple):
    """A new session: its token, whose it is, and the table that the link was for, if any."""

    token: str
    user: WebUser
    table_id: int | None


class WebAccess(Feature):
    """Sign users in and out, and read who may see which page."""

    @writes
    def secret_key(self, session: Session) -> bytes:
        """Return the key of this database's addresses, made when it is first asked for."""
        row = session.get(KeyValueRow, WEB_KEY)
        if row is None:
            row = KeyValueRow(key=WEB_KEY, value=secrets.token_hex(TOKEN_BYTES))
            session.add(row)
        return bytes.fromhex(row.value)

    @writes
    def new_link(self, session: Session, user: WebUser, table_id: int | None = None) -> str:
        """Return the token of a link that signs a user in once, within ten minutes."""
        now, token = self._service.clock.now(), secrets.token_urlsafe(TOKEN_BYTES)
        session.execute(delete(WebLinkRow).where(col(WebLinkRow.expires_at) <= now))
        session.add(
            WebLinkRow(
                id=_hash_of(token),
                user_id=user.id,
                name=user.name,
                table_id=table_id,
                expires_at=now + LINK_LIFETIME,
            )
        )
        return token

    @writes
    def sign_in(self, session: Session, link_token: str) -> SignedIn | None:
        """Use a link up and return a new session; ``None`` if it is unknown, used or too old."""
        now = self._service.clock.now()
        link = session.get(WebLinkRow, _hash_of(link_token))
        if link is None:
            return None
        session.delete(link)
        if link.expires_at <= now:
            return None
        session.execute(delete(WebSessionRow).where(col(WebSessionRow.expires_at) <= now))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        session.add(
            WebSessionRow(
                id=_hash_of(token),
                user_id=link.user_id,
                name=link.name,
                created_at=now,
                expires_at=now + SESSION_LIFETIME,
            )
        )
        return SignedIn(token, WebUser(link.user_id, link.name), link.table_id)

    @reads
    def user_of(self, session: Session, token: str) -> WebUser | None:
        """Return whose session it is; ``None`` if it has ended.

        Sessions from before a restored backup have ended too: they may have been ended since.
        """
        row = session.get(WebSessionRow, _hash_of(token))
        if row is None or row.expires_at <= self._service.clock.now():
            return None
        if self._service.is_before_restore(row.created_at):
            return None
        return WebUser(row.user_id, row.name)

    @writes
    def sign_out(self, session: Session, token: str) -> None:
        """End one session."""
        ended = delete(WebSessionRow).where(col(WebSessionRow.id) == _hash_of(token))
        session.execute(ended)

    @writes
    def sign_out_everywhere(self, session: Session, user_id: str) -> None:
        """End all sessions of a user, and the links that would begin one."""
        for row in (WebSessionRow, WebLinkRow):
            session.execute(delete(row).filter_by(user_id=user_id))

    @reads
    def has_page(self, session: Session, table_id: int) -> bool:
        """Return whether the table's host has left its page on for visitors without a session."""
        return session.get(PageOffRow, table_id) is None

    @writes
    def turn_page(self, session: Session, person: Person, table_id: int, *, on: bool) -> None:
        """Turn a table's page on or off for visitors without a session, as its host or an admin."""
        require_host(person, self._service.load(session, table_id))
        if on:
            session.execute(delete(PageOffRow).where(col(PageOffRow.table_id) == table_id))
        else:
            session.merge(PageOffRow(table_id=table_id))


def _hash_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
