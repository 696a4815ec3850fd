"""What must be true of everything the bot ever sent, whatever the story was."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.sandbox import Channel, Message
from bot.sandbox.openapi import Checker, description_file
from tests.e2e.stage import Stage

_ASKED = re.compile(r"\*\*[^*]*(?:<@\d+>[^*]*)+\*\*")


async def audit(stage: Stage) -> None:
    """Run every check; the bot must be running."""
    assert bodies_discord_would_refuse(stage) == []
    assert await secrets_told(stage) == []
    assert strangers_mentioned(stage) == []
    assert stage.records.faults == []
    assert stage.server.gateway.missed_heartbeats() == []


@cache
def _checker(path: Path) -> Checker:
    return Checker.load(path)


def bodies_discord_would_refuse(stage: Stage) -> list[str]:
    """Complaints of Discord's own API description, where it is at hand."""
    path = description_file()
    if path is None:
        return []
    entries = [entry for entry in stage.server.transcript if entry.status in (200, 201, 204)]
    return _checker(path).check(entries)


async def secrets_told(stage: Stage) -> list[str]:
    """Seeds of games that still run, and the token, in anything sent or logged."""

    def seeds(session: Session) -> list[str]:
        rows = session.execute(text("SELECT seed FROM tables WHERE status != 'finished'"))
        return [row[0] for row in rows]

    secret = [*await stage.bot.store.read(seeds), stage.server.token]
    sent = [f"sent: {entry!r}" for word in secret for entry in stage.server.transcript.search(word)]
    logged = [f"logged: {line}" for line in stage.records.lines for word in secret if word in line]
    return sent + logged


def strangers_mentioned(stage: Stage) -> list[str]:
    """Messages that notified anybody but those they ask to move."""
    return [
        f"{message.text}: {message.mentions}"
        for channel in stage.server.channels
        for message in _public(channel)
        if {user.id for user in message.mentions} - _asked((message.revisions or [message.text])[0])
        or message.mentioned_roles
        or message.mentions_everyone
    ]


def _public(channel: Channel) -> list[Message]:
    return [message for message in channel.messages if message.author.bot]


def _asked(shown: str) -> set[int]:
    """Whom a message asks to move, by its bold mentions."""
    bold = _ASKED.findall("\n".join(shown.splitlines()[:3]))
    return {int(user) for part in bold for user in re.findall(r"<@(\d+)>", part)}
