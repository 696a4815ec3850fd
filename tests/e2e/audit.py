"""Checks of everything the bot ever sent, whatever the test did."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.sandbox import Message
from bot.sandbox.openapi import Checker, description_file
from tests.e2e.harness import AppHarness

_ASKED = re.compile(r"\*\*[^*]*(?:<@\d+>[^*]*)+\*\*")


async def audit(app: AppHarness) -> list[str]:
    """Return all violations; the bot must be running."""
    return [
        *_bodies_discord_would_refuse(app),
        *await _secrets_told(app),
        *await _strangers_mentioned(app),
        *(f"fault: {fault}" for fault in app.records.faults),
    ]


@cache
def _checker(path: Path) -> Checker:
    return Checker.load(path)


def _bodies_discord_would_refuse(app: AppHarness) -> list[str]:
    """Check every request against Discord's own API description, where available."""
    path = description_file()
    if path is None:
        return []
    entries = [entry for entry in app.server.transcript if entry.status in (200, 201, 204)]
    return _checker(path).check(entries)


async def _secrets_told(app: AppHarness) -> list[str]:
    """Return seeds of running games, and tokens, found in messages or logs."""

    def seeds(session: Session) -> list[str]:
        rows = session.execute(text("SELECT seed FROM tables WHERE status != 'finished'"))
        return [row[0] for row in rows]

    secret = [*await app.bot.service.store.read(seeds), app.server.token]
    pattern, raw = re.compile("|".join(map(re.escape, secret))), [one.encode() for one in secret]
    sent = [
        f"sent: {entry!r}"
        for entry in app.server.transcript
        if pattern.search(entry.text)
        or any(one in upload.data for upload in entry.files for one in raw)
    ]
    return sent + [f"logged: {line}" for line in app.records.lines if pattern.search(line)]


async def _strangers_mentioned(app: AppHarness) -> list[str]:
    """Return messages that pinged people other than those asked to move, or the lobby's role."""

    def roles(session: Session) -> set[str]:
        rows = session.execute(text("SELECT ping FROM tables WHERE ping IS NOT NULL"))
        return {row[0] for row in rows}

    wanted = await app.bot.service.store.read(roles)
    sent = [m for channel in app.server.channels for m in channel.messages if m.author.bot]
    return [
        f"mentioned {message.mentions}: {message.text}"
        for message in sent
        if {user.id for user in message.mentions} - _asked(message)
        or {str(role.id) for role in message.mentioned_roles} - wanted
        or message.mentions_everyone
    ]


def _asked(message: Message) -> set[int]:
    """Return the users a message asked to move, by its bold mentions."""
    posted = (message.revisions or [message.text])[0]
    bold = _ASKED.findall("\n".join(posted.splitlines()[:3]))
    return {int(user) for part in bold for user in re.findall(r"<@(\d+)>", part)}
