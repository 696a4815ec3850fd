"""Channels and threads."""

from __future__ import annotations

from typing import Final

from bot.sandbox import limits, payloads, permissions
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.flags import FORUM_CHANNEL, PUBLIC_THREAD, TEXT_CHANNEL
from bot.sandbox.model import Channel, Message
from bot.sandbox.rest.call import Call, Json, ResponseBody, Route, as_id
from bot.sandbox.sending import send
from bot.sandbox.validate.messages import read


def get(call: Call) -> ResponseBody:
    """GET a channel or thread."""
    channel = call.channel()
    permissions.require(call.core.world.me, channel)
    return payloads.channel(channel)


def patch(call: Call) -> ResponseBody:
    """PATCH a channel's name, or a thread's name and archive settings."""
    channel, me = call.channel(), call.core.world.me
    permissions.require(me, channel)
    if channel.thread is None:
        permissions.require(me, channel, "manage_channels")
    problems = Problems()
    if "name" in call.json:
        problems.text(("name",), call.json["name"], limits.CHANNEL_NAME)
    _check_thread_settings(problems, call.json)
    problems.check()
    if channel.type == FORUM_CHANNEL and call.json.get("available_tags") is not None:
        _change_tags(problems, call.json, channel)
    if channel.thread is not None:
        _change_thread(call, channel)
    channel.name = call.json.get("name", channel.name)
    call.core.world.channel_changed(channel)
    return payloads.channel(channel)


def _check_thread_settings(problems: Problems, body: Json) -> None:
    if body.get("auto_archive_duration") is not None:
        problems.one_of(
            ("auto_archive_duration",), body["auto_archive_duration"], limits.AUTO_ARCHIVE
        )
    if body.get("rate_limit_per_user") is not None:
        problems.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, limits.SLOWMODE)


def _change_thread(call: Call, channel: Channel) -> None:
    """Check that the bot may change a thread: its owner may, others may unarchive it."""
    thread, me, body = channel.thread, call.core.world.me, call.json
    assert thread is not None
    manager = permissions.can(me, channel, "manage_threads")
    archived, locked = body.get("archived", thread.archived), body.get("locked", thread.locked)
    waking = thread.archived and not archived
    if not waking and not manager and (thread.owner is not me or locked != thread.locked):
        raise ApiError(50013)
    if waking and thread.locked and not manager:
        raise ApiError(50013)
    if thread.archived and archived:
        raise ApiError(50083)
    if body.get("applied_tags") is not None:
        problems = Problems()
        tags = _applied_tags(problems, body, thread.parent)
        problems.check()
        thread.applied_tags = tags
    thread.locked = locked
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.slowmode = body.get("rate_limit_per_user") or thread.slowmode
    if archived != thread.archived:
        call.core.world.archive(channel, archived)


def delete(call: Call) -> ResponseBody:
    """DELETE a channel or thread."""
    channel, me = call.channel(), call.core.world.me
    if channel.guild is None:
        return payloads.channel(channel)
    permissions.require(me, channel, "manage_threads" if channel.thread else "manage_channels")
    body = payloads.channel(channel)
    call.core.world.delete_channel(channel)
    return body


def _open_post(call: Call, forum: Channel) -> ResponseBody:
    """Open a post with its first message, which needs the permission to send messages only."""
    world, body = call.core.world, call.json
    permissions.require(world.me, forum, "send_messages")
    if call.uploads:
        permissions.require(world.me, forum, "attach_files")
    problems = Problems()
    problems.text(("name",), body.get("name"), limits.CHANNEL_NAME)
    _check_thread_settings(problems, body)
    tags = _applied_tags(problems, body, forum)
    if not isinstance(body.get("message"), dict):
        problems.required(("message",))
    problems.check()
    file_limit = payloads.file_limit(forum.guild)
    draft = read(world, body["message"], call.uploads, file_limit=file_limit)
    minutes = body.get("auto_archive_duration") or 1440
    post = world.create_post(forum, body["name"], world.me, minutes, tags)
    message = send(world, post, draft, number=post.id)
    return {**payloads.channel(post), "message": payloads.message(message)}


def _applied_tags(problems: Problems, body: Json, forum: Channel) -> list[int]:
    """Return the ids of a post's tags, which must be tags of its forum."""
    ids = problems.count(("applied_tags",), body.get("applied_tags"), 0, limits.APPLIED_TAGS)
    tags = [as_id(str(each)) for each in ids]
    for index, tag in enumerate(tags):
        if tag not in forum.tags:
            problems.add(("applied_tags", index), "INVALID_FORM_BODY_TAG", "Unknown tag")
    return tags


def _change_tags(problems: Problems, body: Json, forum: Channel) -> None:
    """Replace the tags of a forum; a tag without an id is new."""
    listed = problems.count(("available_tags",), body["available_tags"], 0, limits.FORUM_TAGS)
    for index, tag in enumerate(listed):
        problems.text(("available_tags", index, "name"), tag.get("name"), limits.TAG_NAME)
    problems.check()
    new_id = forum.world.new_id
    forum.tags = {int(tag.get("id") or new_id()): tag["name"] for tag in listed}


def _open_thread(call: Call, parent: Channel, start: Message | None) -> ResponseBody:
    world, body = call.core.world, call.json
    if parent.type == FORUM_CHANNEL and start is None:
        return _open_post(call, parent)
    permissions.require(world.me, parent, "create_public_threads")
    if parent.type != TEXT_CHANNEL:
        raise ApiError(50024)
    problems = Problems()
    problems.text(("name",), body.get("name"), limits.CHANNEL_NAME)
    _check_thread_settings(problems, body)
    if start is None:
        problems.one_of(("type",), body.get("type", PUBLIC_THREAD), (PUBLIC_THREAD,))
    problems.check()
    minutes = body.get("auto_archive_duration") or 1440
    thread = world.create_thread(parent, body["name"], world.me, minutes, start)
    return payloads.channel(thread)


def thread_from_channel(call: Call) -> ResponseBody:
    """POST a public thread."""
    return _open_thread(call, call.channel(), None)


def thread_from_message(call: Call) -> ResponseBody:
    """POST a public thread that starts at a message."""
    channel = call.channel()
    message = call.message(channel)
    if message.thread is not None:
        raise ApiError(160004)
    return _open_thread(call, channel, message)


def _thread(call: Call) -> Channel:
    channel = call.channel()
    permissions.require(call.core.world.me, channel)
    if channel.thread is None:
        raise ApiError(50024)
    return channel


def _set_member(call: Call, *, present: bool) -> None:
    channel, user = _thread(call), call.user()
    thread, me = channel.thread, call.core.world.me
    assert thread is not None
    if thread.archived:
        raise ApiError(50083)
    if user is not me and present:
        permissions.require(me, channel, "send_messages_in_threads")
        if not permissions.can(user, channel, "view_channel"):
            raise ApiError(50001)
    if user is not me and not present:
        permissions.require(me, channel, "manage_threads")
    call.core.world.set_thread_member(channel, user, present)


def add_member(call: Call) -> ResponseBody:
    """PUT a user into a thread."""
    _set_member(call, present=True)
    return None


def remove_member(call: Call) -> ResponseBody:
    """DELETE a user from a thread."""
    _set_member(call, present=False)
    return None


def members(call: Call) -> ResponseBody:
    """GET the members of a thread."""
    channel = _thread(call)
    assert channel.thread is not None
    return [payloads.thread_member(channel, number) for number in channel.thread.members]


def archived(call: Call) -> ResponseBody:
    """GET the archived public threads of a channel, latest first."""
    channel, me = call.channel(), call.core.world.me
    permissions.require(me, channel, "read_message_history")
    asleep = [t for t in channel.threads if t.thread and t.thread.archived]
    asleep.sort(key=lambda t: -t.thread.archived_at if t.thread else 0)
    joined = [t for t in asleep if t.thread and me.id in t.thread.members]
    return {
        "threads": [payloads.channel(thread) for thread in asleep],
        "members": [payloads.thread_member(thread, me.id) for thread in joined],
        "has_more": False,
    }


CHANNEL: Final = "/channels/{channel_id}"
ROUTES: Final[tuple[Route, ...]] = (
    ("GET", CHANNEL, get),
    ("PATCH", CHANNEL, patch),
    ("DELETE", CHANNEL, delete),
    ("POST", f"{CHANNEL}/threads", thread_from_channel),
    ("POST", f"{CHANNEL}/messages/{{message_id}}/threads", thread_from_message),
    ("GET", f"{CHANNEL}/threads/archived/public", archived),
    ("GET", f"{CHANNEL}/thread-members", members),
    ("PUT", f"{CHANNEL}/thread-members/{{user_id}}", add_member),
    ("DELETE", f"{CHANNEL}/thread-members/{{user_id}}", remove_member),
)
