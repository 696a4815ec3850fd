"""The bot's own account, other users, private channels, and the gateway's address."""

from __future__ import annotations

from typing import Final

from bot.sandbox import payloads, permissions
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.rest.call import Call, ResponseBody, Route


def me(call: Call) -> ResponseBody:
    """GET the bot's account."""
    account = payloads.user(call.core.world.me)
    return {**account, "verified": True, "mfa_enabled": False, "locale": "en-US"}


def user(call: Call) -> ResponseBody:
    """GET a user."""
    return payloads.user(call.user())


def application(call: Call) -> ResponseBody:
    """GET the bot's application."""
    bot = call.core.world.me
    owner = next((u for u in call.core.world.users.values() if not u.bot), bot)
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": payloads.user(owner),
        "team": None,
        "flags": 0,
        "flags_new": "0",
        "type": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(call.core.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def gateway(call: Call) -> ResponseBody:
    """GET the gateway's address and how many shards to use."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    core = call.core.gateway
    return {"url": core.url, "shards": core.shards, "session_start_limit": limit}


def open_dm(call: Call) -> ResponseBody:
    """POST a recipient; returns the private channel."""
    number = str(call.json.get("recipient_id"))
    recipient = call.core.world.users.get(int(number)) if number.isdigit() else None
    if recipient is None or recipient.bot:
        problems = Problems()
        problems.add(("recipient_id",), "CHANNEL_RECIPIENT_REQUIRED", "Recipient(s) required")
        problems.check()
        raise ApiError(10013)
    return payloads.channel(recipient.dm)


def guilds(call: Call) -> ResponseBody:
    """GET the guilds the bot is in."""
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(permissions.in_guild(call.core.world.me, guild)),
            "features": [],
        }
        for guild in call.core.world.guilds.values()
    ]


def leave(call: Call) -> ResponseBody:
    """DELETE the bot's membership of a guild."""
    call.core.world.remove_guild(call.guild())
    return None


ROUTES: Final[tuple[Route, ...]] = (
    ("GET", "/users/@me", me),
    ("GET", "/users/@me/guilds", guilds),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway),
)
