"""Show the last interaction to developers: who did what, and each request that followed."""

from __future__ import annotations

import json
from typing import Any, Final

from bot.sandbox.core import Core
from bot.sandbox.interactions import Interaction
from bot.sandbox.transcript import Entry

Json = dict[str, Any]

MAX_REQUESTS: Final = 40
"""Maximum number of requests shown."""
MAX_BODY_LENGTH: Final = 6000
"""Maximum characters of a body shown."""
KINDS: Final = {2: "command", 3: "component", 4: "autocomplete", 5: "modal"}
"""Names of interaction types."""
RESPONSES: Final = {
    4: "message",
    5: "deferred message",
    6: "deferred update",
    7: "update",
    8: "choices",
    9: "modal",
}
"""Names of response types."""


def trace(core: Core) -> Json:
    """Return the last interaction and the requests that followed it."""
    last = core.interactions.latest
    if last is None:
        return {"interaction": None, "requests": []}
    since = [entry for entry in core.transcript if entry.started >= last.at]
    return {
        "interaction": _interaction_json(last),
        "requests": [request_json(entry, last.at) for entry in since[:MAX_REQUESTS]],
        "more": max(0, len(since) - MAX_REQUESTS),
    }


def _interaction_json(interaction: Interaction) -> Json:
    seconds = interaction.ack_seconds
    return {
        "kind": KINDS[interaction.type],
        "who": interaction.user.name,
        "where": interaction.channel.name,
        "locale": interaction.user.locale,
        "data": _text(interaction.data),
        "answer": RESPONSES.get(interaction.response_type or 0),
        "ms": None if seconds is None else round(seconds * 1000, 1),
    }


def request_json(entry: Entry, since: float | None = None) -> Json:
    """Return a request with its response; tokens in paths are removed."""
    return {
        "method": entry.method,
        "path": entry.template,
        "at": 0 if since is None else round((entry.started - since) * 1000, 1),
        "ms": round(entry.seconds * 1000, 1),
        "status": entry.status,
        "body": _text(entry.body),
        "answer": _text(entry.response),
    }


def _text(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, indent=1)
    return text if len(text) <= MAX_BODY_LENGTH else f"{text[:MAX_BODY_LENGTH]}\n… ({len(text)})"
