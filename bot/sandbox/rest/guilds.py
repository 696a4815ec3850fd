"""Guilds, their channels, members, roles, running threads and audit log."""

from __future__ import annotations

from typing import Final

from discord import Permissions

from bot.sandbox import payloads, permissions
from bot.sandbox.errors import ApiError
from bot.sandbox.rest.call import Call, ResponseBody, Route


def get(call: Call) -> ResponseBody:
    """GET a guild."""
    return payloads.guild(call.guild())


def channels(call: Call) -> ResponseBody:
    """GET the channels of a guild, without threads."""
    return [payloads.channel(c) for c in call.guild().channels.values() if not c.thread]


def member(call: Call) -> ResponseBody:
    """GET a member."""
    guild, user = call.guild(), call.user()
    if user.id not in guild.members:
        raise ApiError(10007)
    return payloads.member(guild.members[user.id])


def members(call: Call) -> ResponseBody:
    """GET the members, in the order of their ids."""
    everyone = sorted(call.guild().members.values(), key=lambda each: each.user.id)
    after, count = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    return [payloads.member(each) for each in everyone if each.user.id > after][:count]


def roles(call: Call) -> ResponseBody:
    """GET the roles."""
    return [payloads.role(role) for role in call.guild().roles.values()]


def active_threads(call: Call) -> ResponseBody:
    """GET the threads that are not archived."""
    guild, me = call.guild(), call.core.world.me
    call.core.world.archive_idle_threads()
    threads = [
        channel
        for channel in guild.channels.values()
        if channel.thread
        and not channel.thread.archived
        and permissions.can(me, channel, "view_channel")
    ]
    joined = [t for t in threads if t.thread and me.id in t.thread.members]
    return {
        "threads": [payloads.channel(thread) for thread in threads],
        "members": [payloads.thread_member(thread, me.id) for thread in joined],
        "has_more": False,
    }


BOT_ADD: Final = 28


def audit_log(call: Call) -> ResponseBody:
    """GET the audit log; here it only says who invited the bot."""
    guild, me = call.guild(), call.core.world.me
    if not permissions.in_guild(me, guild) & Permissions(view_audit_log=True).value:
        raise ApiError(50013)
    person = guild.invited_by or guild.owner
    entry = {
        "id": str(guild.id),
        "action_type": BOT_ADD,
        "user_id": str(person.id),
        "target_id": str(me.id),
    }
    listed = ("webhooks", "integrations", "guild_scheduled_events", "threads")
    return {
        **{name: [] for name in (*listed, "application_commands", "auto_moderation_rules")},
        "users": [payloads.user(person), payloads.user(me)],
        "audit_log_entries": [entry],
    }


GUILD: Final = "/guilds/{guild_id}"
ROUTES: Final[tuple[Route, ...]] = (
    ("GET", GUILD, get),
    ("GET", f"{GUILD}/audit-logs", audit_log),
    ("GET", f"{GUILD}/channels", channels),
    ("GET", f"{GUILD}/members", members),
    ("GET", f"{GUILD}/members/{{user_id}}", member),
    ("GET", f"{GUILD}/roles", roles),
    ("GET", f"{GUILD}/threads/active", active_threads),
)
