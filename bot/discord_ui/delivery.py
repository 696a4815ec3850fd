"""Delivering what the tables have to announce: lobbies, boards, results, votes, reminders.

One message a turn: a new one when the players to move have changed, an edit while the same ones
work through their own steps. A message near an hour old is replaced, for Discord limits editing
those. What is replaced loses its controls and is never deleted.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import ui

from bot.discord_ui import notices
from bot.discord_ui.chronicle import stories
from bot.discord_ui.layout import Layout, small
from bot.discord_ui.lobby import lobby_message
from bot.discord_ui.panel import PICTURE, Subject, turn_panel
from bot.discord_ui.pictures import last_events
from bot.discord_ui.turning import turning_points
from bot.tables import Parcel, Position, Posted, Status, Table, TryLater, Unreachable
from engine.core.text import Text

if TYPE_CHECKING:
    from bot.app import Seneschal

log = logging.getLogger(__name__)

REPLACED_AFTER = timedelta(minutes=50)
GONE = (10003, 50001, 50013, 50083)
"""Unknown channel, missing access or permissions, a locked thread: the table is paused."""
MISSING_PERMISSIONS = 50013
NOT_EDITABLE = (10008, 30046, 50005, 50083)
"""The message is gone, too old, not ours, or its thread is archived: a new one takes its place."""
NOBODY = discord.AllowedMentions.none()


class Courier:
    """Posts parcels; the steward's outbox calls :meth:`deliver` and tries again on trouble."""

    def __init__(self, bot: Seneschal) -> None:
        self.bot = bot
        self.steward = bot.steward
        self._shown: dict[int, tuple[int, str]] = {}
        """The board message of a table, and a digest of what it shows."""

    async def deliver(self, parcel: Parcel) -> int | None:
        """Post a parcel and answer with the message's id.

        Raises:
            Unreachable: the channel is gone or closed to the bot.
            TryLater: Discord cannot be reached or asks to wait.
        """
        handlers = {
            "lobby": self._lobby,
            "board": self._board,
            "final": self._final,
            "proposal": self._proposal,
            "reminder": self._reminder,
        }
        try:
            return await handlers[parcel.kind](parcel)
        except discord.RateLimited as limited:
            raise TryLater("rate limited", limited.retry_after) from limited
        except discord.HTTPException as error:
            if error.code in GONE:
                raise Unreachable(f"{error.status} {error.code}") from error
            if error.status == 429 or error.status >= 500:
                raise TryLater(f"{error.status} {error.code}") from error
            raise
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise TryLater(type(error).__name__) from error

    async def _lobby(self, parcel: Parcel) -> int | None:
        table = parcel.table
        view = lobby_message(table)
        if table.lobby is not None and await self._edit(table.lobby, view):
            return table.lobby.message_id
        if table.status is not Status.LOBBY:
            return None
        return await self._send(parcel, view)

    async def _board(self, parcel: Parcel) -> int | None:
        """The board as it stands now, which may be later than what the parcel was made for."""
        if parcel.table.status is not Status.RUNNING:
            return None
        position = await self.steward.position(parcel.table.id)
        table, owing = position.table, position.game.owing(position.state)
        if not owing:
            return None
        happened = await self._happened(table, owing)
        sight = _public(position, happened)
        if self._shows_already(table, sight):
            assert table.board is not None
            return table.board.message_id
        shown = await self._put_board(parcel, position, happened)
        self._shown[table.id] = shown, sight
        return shown

    def _shows_already(self, table: Table, sight: str) -> bool:
        """Whether the last board shows all this: a private step changes nothing in public."""
        before = table.board
        return (
            before is not None
            and before.channel_id == table.channel_id
            and table.asked <= before.sequence
            and self._shown.get(table.id) == (before.message_id, sight)
        )

    async def _put_board(self, parcel: Parcel, position: Position, happened: Sequence[Text]) -> int:
        subject = Subject.of(position)
        drawn = await self._draw(position)
        view = turn_panel(subject, happened, picture=drawn is not None)
        try:
            return await self._show(parcel, position, view, drawn)
        except discord.Forbidden as refused:
            if drawn is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = turn_panel(subject, happened, picture=False)
        view.add_item(ui.TextDisplay(small(subject.message.say("panel-no-files"))))
        return await self._show(parcel, position, view, None)

    async def _show(
        self, parcel: Parcel, position: Position, view: Layout, drawn: bytes | None
    ) -> int:
        """Put a board where the last one stands, or below everything in its place."""
        table, owing = position.table, position.game.owing(position.state)
        before = table.board
        stays = before is not None and await self._same_turn(table, before, owing)
        if before is not None and stays and await self._edit(before, view, drawn):
            return before.message_id
        users = [table.seats[seat].user_id for seat in owing]
        sent = await self._send(parcel, view, drawn, mentioned=users)
        if before is not None:
            await self._close(before)
        return sent

    async def _same_turn(self, table: Table, before: Posted, owing: Sequence[int]) -> bool:
        """Whether a fresh message asks the same, or only those who must act now have acted since.

        Answers to a sealed question leave it the same question.
        """
        age = self.bot.steward.house.clock.now() - before.at
        if before.channel_id != table.channel_id or age > REPLACED_AFTER:
            return False
        if table.asked <= before.sequence:
            return True
        if before.owing != tuple(owing):
            return False
        entries = await self.steward.log(table.id, before.sequence, 100)
        return all(entry.seat in owing for entry in entries)

    async def _happened(self, table: Table, owing: Sequence[int]) -> list[Text]:
        """What the (first) player to move has not seen yet, as everybody may know it."""
        events = await self.steward.recap(table.id, owing[0])
        return stories(table.game, events)

    async def _untold(self, table: Table) -> list[Text]:
        """What no board has told: everything since the last one."""
        shown = 0 if table.board is None else table.board.sequence
        return stories(table.game, await self.steward.news(table.id, shown))

    async def _draw(self, position: Position) -> bytes | None:
        """The public picture; a painter's fault costs the picture, not the turn."""
        table = position.table
        last = await last_events(self.steward, table)
        try:
            return await self.bot.studio.draw(position, table.language, last=last)
        except Exception:
            log.exception("picture", extra={"table": table.id, "sequence": position.sequence})
            return None

    async def _final(self, parcel: Parcel) -> int | None:
        position = await self.steward.position(parcel.table.id)
        drawn = await self._draw(position)
        file = await self.steward.record(position.table.id, None)
        turned = await asyncio.to_thread(turning_points, file.record)
        happened = await self._untold(position.table)
        subject = Subject.of(position)
        view = notices.final_message(subject, happened, turned, picture=drawn is not None)
        sent = await self._send(parcel, view, drawn)
        if parcel.table.board is not None:
            await self._close(parcel.table.board)
        return sent

    async def _proposal(self, parcel: Parcel) -> int | None:
        assert parcel.proposal is not None
        proposal = await self.steward.proposal(parcel.proposal)
        table = parcel.table
        view = notices.proposal_message(table, proposal)
        waiting = [seat for seat, vote in proposal.votes.items() if vote is None]
        users = [table.seats[seat].user_id for seat in waiting] if proposal.status == "open" else []
        return await self._send(parcel, view, mentioned=users)

    async def _reminder(self, parcel: Parcel) -> int | None:
        position = await self.steward.position(parcel.table.id)
        owing = position.game.owing(position.state)
        late = [seat for seat in parcel.seats if seat in owing]
        if not late:
            return None
        users = [position.table.seats[seat].user_id for seat in late]
        view = notices.reminder_message(Subject.of(position), late)
        return await self._send(parcel, view, mentioned=users)

    # Discord

    async def _send(
        self,
        parcel: Parcel,
        view: Layout,
        drawn: bytes | None = None,
        mentioned: Sequence[int] = (),
    ) -> int:
        """Post a message that mentions exactly those users."""
        channel = self.bot.get_partial_messageable(parcel.table.channel_id)
        message = await channel.send(
            view=view,
            files=_files(drawn),
            nonce=parcel.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in mentioned]
            ),
        )
        return message.id

    def _message(self, posted: Posted) -> discord.PartialMessage:
        channel = self.bot.get_partial_messageable(posted.channel_id)
        return channel.get_partial_message(posted.message_id)

    async def _edit(self, posted: Posted, view: Layout, drawn: bytes | None = None) -> bool:
        """Change a message; ``False`` when it cannot be changed any more."""
        try:
            await self._message(posted).edit(
                view=view, attachments=_files(drawn), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def _close(self, posted: Posted) -> None:
        """Take the controls off a message that has been replaced; its picture stays."""
        try:
            message = await self._message(posted).fetch()
            view = notices.without_controls(message)
            await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            level = logging.INFO if error.code in (*NOT_EDITABLE, *GONE) else logging.ERROR
            log.log(level, "close", extra={"message": posted.message_id, "refused": error.code})


def _public(position: Position, happened: Sequence[Text]) -> str:
    """A digest of all that a board says of a position to everybody."""
    view = position.game.view(position.state, None).to_json()
    table = position.table
    resigned = [seat.resigned for seat in table.seats]
    told = repr((view, happened, position.game.owing(position.state), resigned))
    return hashlib.sha256(told.encode()).hexdigest()


def _files(drawn: bytes | None) -> list[Any]:
    return [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
