"""A Discord on loopback, good enough for the unmodified discord.py client.

REST v10, gateway and CDN on one port of 127.0.0.1. It enforces Discord's limits and refuses what
Discord refuses, with Discord's error codes; it records everything the bot sends; and people at
the keyboard can be scripted::

    async with LoopbackDiscord() as server:
        guild = server.add_guild("Test")
        games = guild.add_text_channel("games")
        alice = guild.add_member("Alice", locale="en-US")
        bob = guild.add_member("Bob", locale="zh-TW", permissions=discord.Permissions(...))
        with point_client_at(server):
            ...  # client.start(server.token), or: async with run_client(server, client):
            reply = await alice.at(games).slash("caylus place", target="12")
            reply.text, reply.ephemeral, reply.deferred, reply.ack_seconds, reply.message
            choices = await alice.at(games).autocomplete("move", "move", "pla")
            choices.labels, choices.values
            await bob.at(games).click("Pass")
            await bob.at(games).select("Place a worker", "12")
            await bob.at(games).submit_modal({"Reason": "late"})
            await server.settle()

What a person sees: `games.messages` (everybody), `games.visible_to(alice)`, `alice.dm.messages`,
`await games.wait_for(lambda m: "won" in m.text)`; of a message `text`, `buttons()`, `selects()`,
`attachments[0].data`, `shown`, `alt_texts`, `mentions` (whom it notified), `ephemeral`.

Trouble: `server.faults` (429, 5xx, slow, broken off, refused, repeated interactions),
`server.gateway.drop()`, `.reconnect()`, `.invalidate()`, `channel.delete()`, `server.advance()`.
Record: `server.transcript`, `server.gateway.heartbeats`, `.missed_heartbeats()`.
`bot.sandbox.openapi.complaints(server.transcript)` checks the record against Discord's own API
description, where `SENESCHAL_SHARED` says where that is.
"""

from bot.sandbox.client import point_client_at, run_client
from bot.sandbox.clock import Clock
from bot.sandbox.content import Attachment
from bot.sandbox.errors import ApiError
from bot.sandbox.keyboard import Keyboard
from bot.sandbox.model import Channel, Guild, Message, Role, User
from bot.sandbox.ratelimits import DISCORD, GENEROUS
from bot.sandbox.replies import Choices, NoAnswer, Reply
from bot.sandbox.server import LoopbackDiscord
from bot.sandbox.slash import CannotDo, NotAllowed
from bot.sandbox.transcript import Entry, Transcript
from bot.sandbox.widgets import Button, Option, Select

__all__ = [
    "DISCORD",
    "GENEROUS",
    "ApiError",
    "Attachment",
    "Button",
    "CannotDo",
    "Channel",
    "Choices",
    "Clock",
    "Entry",
    "Guild",
    "Keyboard",
    "LoopbackDiscord",
    "Message",
    "NoAnswer",
    "NotAllowed",
    "Option",
    "Reply",
    "Role",
    "Select",
    "Transcript",
    "User",
    "point_client_at",
    "run_client",
]
