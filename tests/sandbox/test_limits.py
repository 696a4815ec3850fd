"""Bodies that Discord refuses, each with the path of the error."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Channel, Guild, LoopbackDiscord
from tests.sandbox.conftest import Rest

V2 = 1 << 15


def button(**changes: Any) -> dict[str, Any]:
    """Return a valid button with changes."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def menu(**changes: Any) -> dict[str, Any]:
    """Return a valid select menu with changes."""
    return {"type": 3, "custom_id": "menu", "options": [option("a")], **changes}


def option(value: str, **changes: Any) -> dict[str, Any]:
    """Return a valid option with changes."""
    return {"label": value, "value": value, **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    """Return an action row."""
    return {"type": 1, "components": list(children)}


def rows(*children: dict[str, Any]) -> dict[str, Any]:
    """Return a message with one row."""
    return {"content": "x", "components": [row(*children)]}


def v2(*components: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a message with components v2."""
    return {"flags": V2, "components": list(components), **fields}


def text(content: str) -> dict[str, Any]:
    """Return a text display."""
    return {"type": 10, "content": content}


def numbered(count: int) -> list[dict[str, Any]]:
    """Return that many different buttons."""
    return [button(custom_id=f"b{n}") for n in range(count)]


def picture(**changes: Any) -> dict[str, Any]:
    """Return a gallery with one picture from the web."""
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **changes}]}


SOUND = {
    "text": {"content": "x" * 2000},
    "25 buttons": {
        "content": "x",
        "components": [row(*numbered(25)[n : n + 5]) for n in range(0, 25, 5)],
    },
    "full select": rows(menu(options=[option(str(n)) for n in range(25)], max_values=25)),
    "embed": {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    "40 components": v2(*(text("x") for _ in range(40))),
    "container": v2({"type": 17, "components": [text("x"), picture(), row(button())]}),
    "section": v2({"type": 9, "components": [text("x")], "accessory": button()}),
    "emoji only": rows(button(label=None, emoji={"name": "🏰"})),
    "keycap": rows(button(label=None, emoji={"name": "1️⃣"})),
}

REFUSED = {
    "long text": ({"content": "x" * 2001}, "content"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "long title": ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title"),
    "long description": ({"embeds": [{"description": "d" * 4097}]}, "embeds.0.description"),
    "long footer": ({"embeds": [{"footer": {"text": "f" * 2049}}]}, "embeds.0.footer.text"),
    "26 fields": (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields",
    ),
    "empty field": (
        {"embeds": [{"fields": [{"name": "", "value": "v"}]}]},
        "embeds.0.fields.0.name",
    ),
    "6001 in embeds": ({"embeds": [{"description": "d" * 4000}] * 2}, "embeds"),
    "six rows": ({"content": "x", "components": [row(b) for b in numbered(6)]}, "components"),
    "six buttons": (rows(*numbered(6)), "components.0.components"),
    "empty row": (rows(), "components.0.components"),
    "select beside button": (rows(menu(), button()), "components.0.components"),
    "same custom id": (rows(button(), button()), "components"),
    "long custom id": (
        rows(button(custom_id="x" * 101)),
        "components.0.components.0.custom_id",
    ),
    "no custom id": (rows(button(custom_id=None)), "components.0.components.0.custom_id"),
    "long label": (rows(button(label="x" * 81)), "components.0.components.0.label"),
    "no label": (rows(button(label="  ")), "components.0.components.0"),
    "link without url": (rows(button(style=5, custom_id=None)), "components.0.components.0.url"),
    "link with id": (
        rows(button(style=5, url="https://example.org")),
        "components.0.components.0",
    ),
    "wrong style": (rows(button(style=9)), "components.0.components.0.style"),
    "letter for emoji": (
        rows(button(emoji={"name": "x"})),
        "components.0.components.0.emoji.name",
    ),
    "star for emoji": (
        rows(button(emoji={"name": "★"})),
        "components.0.components.0.emoji.name",
    ),
    "foreign emoji": (
        rows(button(emoji={"name": "x", "id": "123"})),
        "components.0.components.0.emoji.name",
    ),
    "26 options": (
        rows(menu(options=[option(str(n)) for n in range(26)])),
        "components.0.components.0.options",
    ),
    "no options": (rows(menu(options=[])), "components.0.components.0.options"),
    "same value": (
        rows(menu(options=[option("a"), option("a")])),
        "components.0.components.0.options.0.value",
    ),
    "long option": (
        rows(menu(options=[option("x" * 101)])),
        "components.0.components.0.options.0.label",
    ),
    "long option description": (
        rows(menu(options=[option("x", description="x" * 101)])),
        "components.0.components.0.options.0.description",
    ),
    "long placeholder": (
        rows(menu(placeholder="x" * 151)),
        "components.0.components.0.placeholder",
    ),
    "more than there is": (rows(menu(max_values=2)), "components.0.components.0.max_values"),
    "26 values": (rows(menu(max_values=26)), "components.0.components.0.max_values"),
    "bare button": ({"content": "x", "components": [button()]}, "components.0.type"),
    "v2 without its flag": ({"content": "x", "components": [text("x")]}, "components.0.type"),
    "v2 with content": (v2(text("x"), content="x"), "content"),
    "v2 with embeds": (v2(text("x"), embeds=[{"title": "x"}]), "embeds"),
    "41 components": (v2(*(text("x") for _ in range(41))), "components"),
    "41 nested": (
        v2({"type": 17, "components": [text("x") for _ in range(40)]}),
        "components",
    ),
    "4001 characters": (v2(text("x" * 4000), text("y")), "components"),
    "empty text": (v2(text("")), "components.0.content"),
    "11 pictures": (v2({"type": 12, "items": picture()["items"] * 11}), "components.0.items"),
    "no pictures": (v2({"type": 12, "items": []}), "components.0.items"),
    "long alt text": (v2(picture(description="x" * 1025)), "components.0.items.0.description"),
    "local file": (
        v2({"type": 12, "items": [{"media": {"url": "file:///etc/passwd"}}]}),
        "components.0.items.0.media.url",
    ),
    "web file": (
        v2({"type": 13, "file": {"url": "https://example.org/a"}}),
        "components.0.file.url",
    ),
    "section alone": (v2({"type": 9, "components": [text("x")]}), "components.0.accessory"),
    "section of four": (
        v2({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        "components.0.components",
    ),
    "container in container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "components.0.components.0.type",
    ),
    "thumbnail on top": (v2({"type": 11, "media": {"url": "https://a.b/c"}}), "components.0.type"),
    "colour": (
        v2({"type": 17, "components": [text("x")], "accent_color": 1 << 24}),
        "components.0.accent_color",
    ),
    "long nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "both mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "unknown mention": (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
    ),
    "101 mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users",
    ),
    "long alt": (
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
    ),
    "no such file": ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
    "unknown reply": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
    ),
}


@pytest.mark.parametrize("body", SOUND.values(), ids=SOUND)
async def test_valid_bodies_are_accepted(games: Channel, rest: Rest, body: dict[str, Any]) -> None:
    status, answer = await rest("POST", f"/channels/{games.id}/messages", body)
    assert (status, answer.get("errors")) == (200, None)
    assert len(games.messages) == 1


@pytest.mark.parametrize(("body", "path"), REFUSED.values(), ids=REFUSED)
async def test_invalid_bodies_are_refused_with_the_path(
    games: Channel, rest: Rest, body: dict[str, Any], path: str
) -> None:
    status, answer = await rest("POST", f"/channels/{games.id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    node = answer["errors"]
    for part in path.split("."):
        assert part in node
        node = node[part]
    assert {"code", "message"} == set(node["_errors"][0])
    assert games.messages == []


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"content": "", "components": []}])
async def test_an_empty_message_is_refused(games: Channel, rest: Rest, body: object) -> None:
    status, answer = await rest("POST", f"/channels/{games.id}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_eleven_files_are_refused(games: Channel, rest: Rest) -> None:
    files = {f"{n}.txt": b"x" for n in range(11)}
    status, answer = await rest("POST", f"/channels/{games.id}/messages", {"content": "x"}, files)
    assert (status, answer["code"]) == (400, 50035)


async def test_a_components_v2_message_cannot_become_a_plain_one(
    games: Channel, rest: Rest
) -> None:
    _, sent = await rest("POST", f"/channels/{games.id}/messages", v2(text("x")))
    path = f"/channels/{games.id}/messages/{sent['id']}"
    status, _ = await rest("PATCH", path, {"components": [text("y")]})
    assert status == 200
    status, answer = await rest("PATCH", path, {"content": "z"})
    assert (status, answer["code"]) == (400, 50035)
    _, plain = await rest("POST", f"/channels/{games.id}/messages", {"content": "old"})
    path = f"/channels/{games.id}/messages/{plain['id']}"
    status, answer = await rest("PATCH", path, v2(text("y")))
    assert (status, list(answer["errors"])) == (400, ["content"])
    status, _ = await rest("PATCH", path, v2(text("y"), content=None))
    assert status == 200


async def test_a_missing_object_is_named(
    server: LoopbackDiscord, guild: Guild, games: Channel, rest: Rest
) -> None:
    stranger = server.add_guild("Elsewhere").owner
    for method, path, code in (
        ("GET", "/channels/1", 10003),
        ("POST", "/channels/1/messages", 10003),
        ("GET", f"/channels/{games.id}/messages/1", 10008),
        ("GET", "/guilds/1", 10004),
        ("GET", "/users/1", 10013),
        ("GET", f"/guilds/{guild.id}/members/{stranger.id}", 10007),
        ("POST", "/interactions/1/x/callback", 10062),
        ("POST", "/webhooks/1/x", 10015),
        ("GET", f"/applications/{server.bot.id}/commands/1", 10063),
        ("GET", "/applications/1/commands", 10002),
        ("GET", "/nonsense", 0),
    ):
        status, answer = await rest(method, path, {"content": "x"} if method == "POST" else None)
        assert (status, answer["code"]) == (404, code), path


async def test_a_wrong_token_is_refused(server: LoopbackDiscord, rest: Rest) -> None:
    server.core.token = "another"
    status, answer = await rest("GET", "/users/@me")
    assert (status, answer) == (401, {"message": "401: Unauthorized", "code": 0})
    assert server.core.invalid_requests == 1
