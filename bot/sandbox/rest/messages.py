"""Messages: create, get, list, edit, delete."""

from __future__ import annotations

from typing import Final

from bot.sandbox import limits, payloads, permissions
from bot.sandbox.clock import first_id_at
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.flags import FORUM_CHANNEL
from bot.sandbox.model import Channel, Message
from bot.sandbox.rest.call import Call, ResponseBody, Route
from bot.sandbox.sending import edit, send
from bot.sandbox.validate.messages import read


def create(call: Call) -> ResponseBody:
    """POST a message; a recent nonce returns the message that has it."""
    channel, world = call.channel(), call.core.world
    _may_send(call, channel)
    draft = read(world, call.json, call.uploads, file_limit=payloads.file_limit(channel.guild))
    if call.json.get("enforce_nonce") and draft.nonce is not None:
        again = _with_nonce(call, str(draft.nonce))
        if again is not None:
            return payloads.message(again)
    message = send(world, channel, draft, reply_to=_replied(call, channel))
    return payloads.message(message)


def _may_send(call: Call, channel: Channel) -> None:
    me = call.core.world.me
    if channel.type == FORUM_CHANNEL:
        raise ApiError(50008)
    if channel.recipient is not None and not channel.recipient.accepts_dms:
        raise ApiError(50007)
    if channel.thread:
        permissions.require(me, channel, "send_messages_in_threads")
        if channel.thread.locked and not permissions.can(me, channel, "manage_threads"):
            raise ApiError(160005)
    else:
        permissions.require(me, channel, "send_messages")
    if call.uploads:
        permissions.require(me, channel, "attach_files")
    if call.json.get("embeds"):
        permissions.require(me, channel, "embed_links")


def _with_nonce(call: Call, nonce: str) -> Message | None:
    world = call.core.world
    since = first_id_at(world.clock.now() - limits.NONCE_MEMORY)
    message = world.by_nonce.get(nonce)
    if message is None or message.id < since or message.deleted or message.channel.deleted:
        return None
    return message


def _replied(call: Call, channel: Channel) -> Message | None:
    reference = call.json.get("message_reference")
    if not reference:
        return None
    permissions.require(call.core.world.me, channel, "read_message_history")
    target = channel.find(int(reference.get("message_id") or 0))
    if target is not None and target.only_for is None:
        return target
    if reference.get("fail_if_not_exists", True):
        problems = Problems()
        problems.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        problems.check()
    return None


def get(call: Call) -> ResponseBody:
    """GET one message."""
    channel = call.channel()
    permissions.require(call.core.world.me, channel, "read_message_history")
    return payloads.message(call.message(channel))


def history(call: Call) -> ResponseBody:
    """GET messages, newest first, around, before or after one."""
    channel, world = call.channel(), call.core.world
    permissions.require(world.me, channel)
    count = int(call.query.get("limit", 50))
    problems = Problems()
    problems.number(("limit",), count, 1, limits.HISTORY)
    problems.check()
    if not permissions.can(world.me, channel, "read_message_history"):
        return []
    messages = channel.messages
    if "before" in call.query:
        messages = [m for m in messages if m.id < int(call.query["before"])]
    if "after" in call.query:
        messages = [m for m in messages if m.id > int(call.query["after"])][:count]
    if "around" in call.query:
        middle = sum(m.id < int(call.query["around"]) for m in messages)
        messages = messages[max(0, middle - count // 2) :][:count]
    return [payloads.message(message) for message in reversed(messages[-count:])]


def patch(call: Call) -> ResponseBody:
    """PATCH one of the bot's own messages."""
    channel, world = call.channel(), call.core.world
    permissions.require(world.me, channel)
    message = call.message(channel)
    if message.author is not world.me:
        raise ApiError(50005)
    if channel.thread and channel.thread.archived:
        raise ApiError(50083)
    if call.uploads:
        permissions.require(world.me, channel, "attach_files")
    draft = read(
        world,
        call.json,
        call.uploads,
        file_limit=payloads.file_limit(channel.guild),
        current=message,
    )
    _spend_old_edit(call, message)
    return payloads.message(edit(world, message, draft))


def _spend_old_edit(call: Call, message: Message) -> None:
    """Refuse more than a few edits per hour and channel of messages older than an hour."""
    now = call.core.world.clock.now()
    if now - message.created_at <= limits.OLD_MESSAGE:
        return
    edits = call.core.old_edits.setdefault(message.channel.id, [])
    edits[:] = [at for at in edits if now - at < limits.OLD_EDITS_PERIOD]
    if len(edits) >= limits.OLD_EDITS:
        raise ApiError(30046, extra={"retry_after": 0.1, "global": False})
    edits.append(now)


def delete(call: Call) -> ResponseBody:
    """DELETE the bot's own message, or another one with Manage Messages."""
    channel, world = call.channel(), call.core.world
    permissions.require(world.me, channel)
    message = call.message(channel)
    if message.author is not world.me:
        permissions.require(world.me, channel, "manage_messages")
    if channel.thread and channel.thread.archived:
        raise ApiError(50083)
    world.delete_message(message)
    return None


def bulk_delete(call: Call) -> ResponseBody:
    """POST a list of messages to delete at once."""
    channel, world = call.channel(), call.core.world
    permissions.require(world.me, channel, "manage_messages")
    problems = Problems()
    ids = problems.count(("messages",), call.json.get("messages"), *limits.BULK_DELETE)
    problems.check()
    messages = [m for m in map(channel.find, map(int, ids)) if m and m.only_for is None]
    if any(world.clock.now() - m.created_at > limits.BULK_DELETE_AGE for m in messages):
        raise ApiError(50034)
    for message in messages:
        world.delete_message(message)
    return None


def typing(call: Call) -> ResponseBody:
    """POST that the bot is typing."""
    permissions.require(call.core.world.me, call.channel())
    return None


MESSAGES: Final = "/channels/{channel_id}/messages"
ROUTES: Final[tuple[Route, ...]] = (
    ("POST", MESSAGES, create),
    ("GET", MESSAGES, history),
    ("POST", f"{MESSAGES}/bulk-delete", bulk_delete),
    ("GET", f"{MESSAGES}/{{message_id}}", get),
    ("PATCH", f"{MESSAGES}/{{message_id}}", patch),
    ("DELETE", f"{MESSAGES}/{{message_id}}", delete),
    ("POST", "/channels/{channel_id}/typing", typing),
)
