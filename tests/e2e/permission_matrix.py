"""Six kinds of people, every command and every control, and what each of them may change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId
from bot.discord_ui.dispatch import VOTE_ACTS
from bot.sandbox import Channel, Guild, Message, Reply, User
from bot.store.models import METADATA
from bot.tables.domain.request import Person as TablePerson
from bot.tables.domain.table import Table
from engine.core.registry import game_names
from tests.e2e.harness import TOY, AppHarness

STRANGER, SEATED_ELSEWHERE, ADMIN_ELSEWHERE = "stranger", "seated elsewhere", "admin elsewhere"
ADMIN, RESIGNED, HOST = "admin", "resigned", "host"
KINDS = (STRANGER, SEATED_ELSEWHERE, ADMIN_ELSEWHERE, ADMIN, RESIGNED, HOST)
UNSEATED = {STRANGER, SEATED_ELSEWHERE, ADMIN_ELSEWHERE, ADMIN}
"""People without a seat at the table; what they manage or play elsewhere gives them no rights."""
PHASES = ("lobby", "running", "vote", "final", "paused")

COMMANDS: dict[str, dict[str, Any]] = {
    "play": {},
    "start": {},
    "game new": {"game": "caylus", "thread": False},
    "game join": {},
    "game leave": {},
    "game colour": {"colour": "blue"},
    "game start": {},
    "game cancel": {},
    "game end": {},
    "game remove": {"seat": "2"},
    "game computer": {"seat": "2", "strength": "easy"},
    "game resume": {},
    "game takeover": {},
    "move": {"move": "pass"},
    "view": {"text": True},
    "status": {},
    "rules": {"card": "farm"},
    "undo": {},
    "settings": {},
    "away": {},
    "game substitute": {},
    "help": {},
    "about": {},
    "recap": {},
    "history": {},
    "record": {},
    "leaderboard": {"game": "caylus"},
    "tables": {},
    "plan": {},
    "server": {},
    "league open": {"title": "Club", "game": "caylus", "pace": "none"},
    "league show": {},
    "league replace": {"league": 1, "member": "1"},
}
"""Every command except the games' own, with a value for each option."""

_VERBS = ("pass", "draw", "roll", "do", "toll", "bury", "bid")
_MOVING = {"move", *(f"{TOY} {verb}" for verb in _VERBS)}
_SEATED = _MOVING | {
    "m",
    "sure",
    "undo",
    "askundo",
    "endask",
    "endalone",
    "resign-now",
    "interval",
    "nudge",
    "snooze",
    "shape",
}
_RUNNING = {
    HOST: _SEATED | {"vote"},
    ADMIN: {"endnow", "remove", "interval", "shape", "game computer"},
}
_OPENING = {"game new"}
_SETTLING = {"game start", "start", "game cancel", "cancel", "option", "language", "interval"}
_SETTLING |= {
    "time-control",
    "pauses",
    "empty-seat",
    "shape",
    "computers",
    "hints",
    "rated",
    "start-alone",
    "invite-only",
}

MAY: dict[str, dict[str, set[str]]] = {
    "lobby": {kind: {"game join", "join"} for kind in UNSEATED}
    | {
        HOST: _SETTLING | {"game leave", "leave", "leave-now", "game colour", "colour"},
        ADMIN: _SETTLING | {"game join", "join"},
    },
    "running": _RUNNING,
    "vote": _RUNNING | {HOST: _SEATED | {"vote", "yes", "nay"}},
    "final": dict.fromkeys(KINDS, _OPENING) | {HOST: _OPENING | {"rematch"}},
    "paused": dict.fromkeys(KINDS, _OPENING)
    | {kind: _OPENING | {"game resume", "interval", "shape"} for kind in (HOST, ADMIN)},
}
"""What each kind may change in the table's own server; elsewhere nobody may change anything."""

ALLOWED_TO_ALL = {"forgetnow", "new-game"}
"""Actions open to everyone: they concern only the user, or open a table elsewhere."""

SAMPLE_ACTIONS = (
    ("lobby", STRANGER, "join"),
    ("lobby", HOST, "game start"),
    ("lobby", HOST, "option"),
    ("lobby", ADMIN, "start"),
    ("lobby", ADMIN, "game cancel"),
    ("lobby", ADMIN, "language"),
    ("lobby", ADMIN, "computers"),
    ("running", HOST, "resign-now"),
    ("running", HOST, "endask"),
    ("running", HOST, "endalone"),
    ("running", HOST, "vote"),
    ("running", ADMIN, "endnow"),
    ("running", ADMIN, "remove"),
    ("running", ADMIN, "interval"),
    ("vote", HOST, "nay"),
    ("paused", HOST, "game resume"),
    ("paused", ADMIN, "game resume"),
)
"""A sample of allowed actions, each of which must change something."""

WORDS = {
    "colour": "pick",
    "option": "pick",
    "language": "pick",
    "replay": "0",
    "logpage": "0",
    "page": "0",
    "card": "farm",
    "m": "pass",
    "sure": "pass",
    "mute": "table",
    "notify": "direct-on",
    "interval": "5",
    "shape": "wide",
}
"""Words for handmade ids of controls that no message of the phase shows."""
PICKED = {
    "colour": "blue",
    "option": "stakes=high",
    "language": "ja",
    "time-control": "relaxed",
    "pauses": "nights",
    "zone": "Asia/Taipei",
    "night": "0-8",
    "daysoff": "sunday",
    "set": "picture=wide",
    "snooze": "3",
    "new-game": "caylus",
    "computers": "add easy",
    "hints": "no",
    "rated": "no",
}

_DELIVERED = {"lobby_post", "board_post"}
TABLE_QUERIES = [
    f"SELECT {', '.join(c.name for c in table.columns if c.name not in _DELIVERED)} FROM {name}"
    for name, table in METADATA.tables.items()
    if name in {"tables", "seats", "actions", "checkpoints", "votes", "vote_answers"}
]
"""Queries for everything about a table except its delivery state."""
UNKNOWN_VOTE = 10**6
"""A vote id that does not exist yet."""
Press = tuple[str, str, str]
"""An action, its full id, and the chosen value of a menu."""


@dataclass(eq=False)
class PermissionServer:
    """The table's server and another one, with people and a table in each."""

    app: AppHarness
    away: Guild
    away_channel: Channel
    away_table: Table
    people: dict[str, User]

    @classmethod
    async def built(cls, app: AppHarness) -> PermissionServer:
        away = app.server.add_guild("Away")
        channel = away.add_text_channel("far")
        far = away.add_member("Far", permissions=1 << 5)
        app.guild.add_member(far)
        alice, _, chen, dai, eve = app.people
        for person in (dai, eve):
            away.add_member(person)
        tables = app.tables
        table = await tables.open_table(
            guild_id=away.id,
            channel_id=channel.id,
            user=TablePerson(str(dai.id), dai.name),
            game=TOY,
            seats=2,
            options={},
            language="en",
            interaction_id=channel.id,
        )
        await tables.join(
            table.id, TablePerson(str(eve.id), eve.name, str(away.id)), channel.id + 1
        )
        moved = await tables.start(
            table.id, TablePerson(str(dai.id), dai.name, str(away.id)), channel.id + 2
        )
        await app.quiet()
        people = dict(zip(KINDS, (app.stranger, dai, far, app.admin, chen, alice), strict=True))
        return cls(app, away, channel, moved.table, people)

    async def table(self, phase: str) -> Channel:
        """Start a table of three in the home server in that phase, with any resignation made."""
        app, tables = self.app, self.app.tables
        bob, chen = app.people[1:3]
        if phase == "lobby":
            return await self._lobby()
        channel = await app.begin(3, game=TOY)
        table = await app.table(channel)
        await tables.resign(table.id, chen.id, channel.id + 1)
        if phase == "vote":
            await tables.propose_end(table.id, bob.id, channel.id + 2)
        if phase == "final":
            olga = TablePerson(str(app.admin.id), "Olga", str(app.guild.id), manages=True)
            await tables.end_by_admin(table.id, olga, channel.id + 2)
        await app.quiet()
        if phase == "paused":
            await tables.channels.pause(table.id, "404 10003")
        return channel

    async def _lobby(self) -> Channel:
        """Open a lobby with two players and room for a third, where computer players may play."""
        channel, tables = self.app.channel(), self.app.tables
        alice, bob = self.app.people[:2]
        olga = TablePerson(str(self.app.admin.id), "Olga", str(self.app.guild.id), manages=True)
        await tables.servers.set_option(olga, computer_players=True)
        table = await tables.open_table(
            guild_id=self.app.guild.id,
            channel_id=channel.id,
            user=TablePerson(str(alice.id), alice.name),
            game=TOY,
            seats=(2, 3),
            options={},
            language="en",
            interaction_id=channel.id,
        )
        await tables.join(
            table.id, TablePerson(str(bob.id), bob.name, str(self.app.guild.id)), channel.id + 1
        )
        await self.app.quiet()
        return channel

    def commands(self) -> dict[str, app_commands.Command[Any, ..., Any]]:
        """Return every command of the tree by its full name."""
        found = self.app.bot.tree.walk_commands()
        return {c.qualified_name: c for c in found if isinstance(c, app_commands.Command)}

    def arguments(self, name: str) -> dict[str, Any]:
        """Return the values to type for a command; fails for a command without an entry."""
        command = self.commands()[name]
        if command.parent is not None and command.parent.name in game_names():
            return dict.fromkeys((option.name for option in command.parameters), "1")
        return COMMANDS[name]

    async def presses(self, channel: Channel, asked: Iterable[Reply]) -> list[Press]:
        """Return every visible control, and a handmade one for each other action."""
        table = await self.app.table(channel)
        found: dict[str, Press] = {}
        for message in [*channel.messages, *(m for reply in asked for m in reply.messages)]:
            for button in message.buttons():
                if button.custom_id:
                    found[button.custom_id] = (button.custom_id.split(":")[0], button.custom_id, "")
            for menu in message.selects():
                act = menu.custom_id.removeprefix("pick-").split(":")[0]
                found[menu.custom_id] = (act, menu.custom_id, menu.options[0].value)
        for act in set(self.app.bot.dispatcher.handlers) - {act for act, _, _ in found.values()}:
            number = await self._number(act, table)
            word = "" if act in PICKED else self._word(act, table)
            made = ControlId(act, number, table.asked, word)
            picked = PICKED.get(act, "")
            found[act] = (act, f"pick-{made.id}" if picked else made.id, picked)
        return list(found.values())

    def _word(self, act: str, table: Table) -> str:
        """Return the word for an action; the player to remove is the host, who has a seat."""
        if act == "remove":
            host = table.seat_of(str(self.people[HOST].id))
            return "1" if host is None else str(host.seat + 1)
        return WORDS.get(act, "")

    async def _number(self, act: str, table: Table) -> int:
        """Return the number in an id; for votes it is a vote's."""
        if act in VOTE_ACTS:
            return max(
                (p.id for p in await self.app.tables.open_votes(table.id)),
                default=UNKNOWN_VOTE,
            )
        return 0 if act in ("new", "new-game") else table.id

    async def press(self, who: User, on: Message, press: Press) -> Reply:
        """Press a control, whether or not the message has it, and wait for the outcome."""
        _, custom_id, picked = press
        control: dict[str, Any] = {"type": 2, "id": 2, "style": 2, "label": "x"}
        if picked:
            options = [{"label": "x", "value": picked}]
            control = {"type": 3, "id": 2, "min_values": 1, "max_values": 1, "options": options}
        kept = on.components
        on.components = [{"type": 1, "id": 1, "components": [control | {"custom_id": custom_id}]}]
        hands = who.at(on.channel)
        try:
            if picked:
                reply = await hands.select(custom_id, picked, message=on)
            else:
                reply = await hands.click(custom_id, message=on)
        finally:
            on.components = kept
        await self.done()
        return reply

    async def type(self, who: User, channel: Channel, name: str, **more: Any) -> None:
        """Type a command, after asking for suggestions for each option."""
        arguments = self.arguments(name) | more
        for option in self.commands()[name].parameters:
            if option.autocomplete:
                await who.at(channel).autocomplete(name, option.name, "", arguments)
        await who.at(channel).slash(name, arguments)
        await self.done()

    async def done(self) -> None:
        """Wait until nobody is being answered."""
        await asyncio.gather(*self.app.bot.dispatcher.answering, return_exceptions=True)

    def fingerprint(self) -> list[list[Any]]:
        """Return everything in the database except delivery state."""
        return [self.app.rows(query) for query in TABLE_QUERIES]


def latest_message(channel: Channel) -> Message:
    """Return the bot's newest message, to press on."""
    return next(m for m in reversed(channel.messages) if m.author.bot and not m.ephemeral)
