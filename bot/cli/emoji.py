"""``python -m bot emoji``: upload the emoji of goods, coins, workers, points and houses."""

from __future__ import annotations

import argparse
import asyncio

import aiohttp
import discord

from bot.app_emoji import upload_missing
from bot.cli.configure import configure
from bot.cli.errors import StartupError, UsageError


def add_arguments(_: argparse.ArgumentParser) -> None:
    """Add no arguments: everything is in the settings."""


def run(_: argparse.Namespace) -> int:
    """Upload what is missing, and say what is there."""
    token = configure().token
    if token is None:
        raise UsageError("set DISCORD_TOKEN: emoji belong to the bot's application")
    print(asyncio.run(upload(token)))
    return 0


async def upload(token: str) -> str:
    """Upload the missing emoji; return what was done.

    Raises:
        StartupError: Discord cannot be reached, or refuses the token or an emoji.
    """
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            uploaded = await upload_missing(client)
        except discord.LoginFailure:
            raise StartupError("Discord rejects this DISCORD_TOKEN") from None
        except discord.HTTPException as refused:
            raise StartupError(
                f"Discord refuses an emoji ({refused.text or refused.status}); messages show"
                " names without emoji until it is uploaded"
            ) from None
        except aiohttp.ClientError as error:
            raise StartupError(f"Discord cannot be reached: {error}") from None
    added = ", ".join(uploaded.added) or "none"
    return f"{len(uploaded.ids)} emoji are there; uploaded now: {added}"
