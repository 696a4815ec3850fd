"""Posting what the tables have to announce, and what Discord's troubles mean for it.

One message a turn: a new one when the players to move have changed, an edit while the same ones
work through their own steps. A message near an hour old is replaced, for Discord limits editing
those. What is replaced loses its controls and is never deleted.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.discord_ui.consent.proposal_message import proposal_message
from bot.discord_ui.delivery.digest import shown_in
from bot.discord_ui.delivery.final_message import final_message
from bot.discord_ui.delivery.live_panels import (
    GONE,
    NOT_EDITABLE,
    Panel,
    close,
    live_panels,
    stands,
)
from bot.discord_ui.kit.layout import PICTURE, Layout, small
from bot.discord_ui.kit.score_chart import ScoreChart, score_chart
from bot.discord_ui.kit.services import Services
from bot.discord_ui.lobby.message import lobby_message
from bot.discord_ui.play.panel import turn_panel
from bot.discord_ui.reminders.message import interval_message, reminder_message
from bot.tables import record
from bot.tables.errors import TryLater, Unreachable
from bot.tables.models import Posted, Sent, Status, Table
from bot.tables.outbox import Handler, Parcel
from bot.tables.turn import Turn
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.turning_points import TurningPoint, turning_points
from bot.workers.replaying import scored_events

log = logging.getLogger(__name__)

REPLACED_AFTER = timedelta(minutes=50)
MISSING_PERMISSIONS = 50013
NOBODY = discord.AllowedMentions.none()

Channel = Callable[[int], discord.PartialMessageable]
"""Where to post, by Discord's number of the channel."""


class Courier:
    """A handler for each kind of parcel."""

    def __init__(self, services: Services, channel: Channel) -> None:
        self._services = services
        self._channel = channel

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """By kind; each says whether its trouble passes."""
        kinds = {
            "lobby": self._lobby,
            "board": self._board,
            "final": self._final,
            "proposal": self._proposal,
            "reminder": self._reminder,
            "interval": self._interval,
            "overdue": self._overdue,
        }
        return {kind: partial(_reporting, deliver) for kind, deliver in kinds.items()}

    async def _lobby(self, parcel: Parcel) -> Sent | None:
        table, before = parcel.table, parcel.table.lobby
        view = lobby_message(table)
        stays = before is not None and before.channel_id == table.channel_id
        if before is not None and stays and await self._edit(before, view):
            return Sent(before.message_id)
        if table.status not in (Status.LOBBY, Status.CANCELLED):
            return None
        sent = await self._send(parcel, view)
        if before is not None:
            await close(self._message(before.channel_id, before.message_id))
        return Sent(sent)

    async def _board(self, parcel: Parcel) -> Sent | None:
        """The board as it stands now, which may be later than what the parcel was made for."""
        turn = parcel.turn
        if turn is None or parcel.table.status is not Status.RUNNING or not turn.owing:
            return None
        digest = shown_in(turn)
        if _shows_already(turn, digest):
            assert parcel.table.board is not None
            return Sent(parcel.table.board.message_id, digest)
        return Sent(await self._put_board(parcel, turn), digest)

    async def _put_board(self, parcel: Parcel, turn: Turn) -> str:
        spoken = SpokenTurn.of(turn)
        drawn = await self._draw(turn)
        view = turn_panel(spoken, picture=drawn is not None)
        try:
            return await self._show(parcel, turn, view, drawn)
        except discord.Forbidden as refused:
            if drawn is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = turn_panel(spoken, picture=False)
        view.add_item(_no_files(spoken))
        return await self._show(parcel, turn, view, None)

    async def _show(self, parcel: Parcel, turn: Turn, view: Layout, drawn: bytes | None) -> str:
        """Put a board where the last one stands, or below everything in its place.

        Taking the controls off those it replaces is part of it: stopped in between, it is done
        again, and a board that an earlier try posted is found and kept.
        """
        table, left = turn.table, await self._left_live(parcel)
        before = table.board
        posted = next((panel for panel in left if panel.sequence == turn.sequence), None)
        if posted is not None:
            shown = str(posted.message.id)
        elif before is not None and self._same_turn(turn) and await self._edit(before, view, drawn):
            shown = before.message_id
        else:
            users = [table.seats[seat].user_id for seat in turn.owing]
            shown = await self._send(parcel, view, drawn, mentioned=users)
        await self._lay_aside(table, left, shown)
        return shown

    def _same_turn(self, turn: Turn) -> bool:
        """Whether a fresh message asks the same, or only those who must act now have acted since.

        Answers to a sealed question leave it the same question. What goes round the table in small
        steps stays where it is for those who are there.
        """
        table, before = turn.table, turn.table.board
        if before is None or before.channel_id != table.channel_id:
            return False
        if self._services.tables.clock.now() - before.at > REPLACED_AFTER:
            return False
        if table.asked <= before.sequence:
            return True
        if turn.game.top(turn.view)[1].goes_round and turn.present.issuperset(turn.owing):
            return True
        return before.owing == turn.owing and all(seat in turn.owing for seat in turn.acted)

    async def _left_live(self, parcel: Parcel) -> list[Panel]:
        """The panels since the last board that is known, where a try may have been cut short."""
        if not parcel.doubtful:
            return []
        table = parcel.table
        since: Posted | datetime = table.created
        if table.board is not None and table.board.channel_id == table.channel_id:
            since = table.board
        return await live_panels(self._channel(int(table.channel_id)), table.id, since)

    async def _lay_aside(self, table: Table, left: Sequence[Panel], kept: str) -> None:
        """Take the controls off the last board and all that was left live, but for one message."""
        others = {str(panel.message.id): table.channel_id for panel in left}
        if table.board is not None:
            others[table.board.message_id] = table.board.channel_id
        for message_id, channel_id in others.items():
            if message_id != kept:
                await close(self._message(channel_id, message_id))

    async def _draw(self, turn: Turn) -> bytes | None:
        """The public picture; a painter's fault costs the picture, not the turn."""
        try:
            return await self._services.studio.draw(turn, turn.table.language)
        except Exception:
            log.exception("picture", extra={"table": turn.table.id, "sequence": turn.sequence})
            return None

    async def _final(self, parcel: Parcel) -> Sent | None:
        turn = parcel.turn
        assert turn is not None
        drawn = await self._draw(turn)
        turned = await self._turning_points(turn.table)
        left = await self._left_live(parcel)
        sent = next((str(panel.message.id) for panel in left if panel.final), None)
        if sent is None:
            spoken = SpokenTurn.of(turn)
            chart = await self._chart(spoken)
            sent = await self._post_final(parcel, spoken, turned, drawn, chart)
        await self._lay_aside(parcel.table, left, sent)
        return Sent(sent)

    async def _post_final(
        self,
        parcel: Parcel,
        spoken: SpokenTurn,
        turned: Sequence[TurningPoint],
        drawn: bytes | None,
        chart: ScoreChart | None,
    ) -> str:
        """Post the result; without its pictures where files may not be attached."""
        view = final_message(spoken, turned, picture=drawn is not None, chart=chart)
        try:
            return await self._send(parcel, view, drawn, chart=chart)
        except discord.Forbidden as refused:
            if (drawn or chart) is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = final_message(spoken, turned, picture=False)
        view.add_item(_no_files(spoken))
        return await self._send(parcel, view)

    async def _chart(self, spoken: SpokenTurn) -> ScoreChart | None:
        """The points over the game; a fault costs the chart, not the result."""
        try:
            return await score_chart(self._services, spoken)
        except Exception:
            log.exception("chart", extra={"table": spoken.table.id})
            return None

    async def _turning_points(self, table: Table) -> Sequence[TurningPoint]:
        """What changed the scores most; a fault costs them, not the result."""
        try:
            file = await record.record(self._services.tables, table.id, None)
            scored = await scored_events(self._services.pool, file.record)
        except Exception:
            log.exception("turning points", extra={"table": table.id})
            return ()
        return turning_points(table.game, scored)

    async def _proposal(self, parcel: Parcel) -> Sent | None:
        proposal, table = parcel.proposal, parcel.table
        assert proposal is not None
        view = proposal_message(table, proposal)
        waiting = [seat for seat, vote in proposal.votes.items() if vote is None]
        users = [table.seats[seat].user_id for seat in waiting] if proposal.status == "open" else []
        return Sent(await self._send(parcel, view, mentioned=users))

    async def _reminder(self, parcel: Parcel) -> Sent | None:
        return await self._call(parcel, "reminder")

    async def _overdue(self, parcel: Parcel) -> Sent | None:
        return await self._call(parcel, "overdue")

    async def _call(self, parcel: Parcel, key: str) -> Sent | None:
        """Mention those who still owe their move."""
        turn = parcel.turn
        assert turn is not None
        late = [seat for seat in parcel.seats if seat in turn.owing]
        if not late:
            return None
        users = [turn.table.seats[seat].user_id for seat in late]
        view = reminder_message(SpokenTurn.of(turn), late, key)
        return Sent(await self._send(parcel, view, mentioned=users))

    async def _interval(self, parcel: Parcel) -> Sent | None:
        return Sent(await self._send(parcel, interval_message(parcel.table, parcel.seats)))

    # Looking after what was posted

    async def still_stands(self, table: Table) -> bool:
        """Whether the message that shows the table is there."""
        posted = table.lobby if table.status is Status.LOBBY else table.board
        if posted is None:
            return True
        return await stands(self._message(posted.channel_id, posted.message_id))

    async def vote_stands(self, table: Table, message_id: str | None) -> bool:
        """Whether the message of a vote is there."""
        if message_id is None:
            return False
        return await stands(self._message(table.channel_id, message_id))

    # Discord

    async def _send(
        self,
        parcel: Parcel,
        view: Layout,
        drawn: bytes | None = None,
        mentioned: Sequence[str] = (),
        chart: ScoreChart | None = None,
    ) -> str:
        """Post a message that mentions exactly those users; its id."""
        message = await self._channel(int(parcel.table.channel_id)).send(
            view=view,
            files=_files(drawn, chart),
            nonce=parcel.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in mentioned]
            ),
        )
        return str(message.id)

    def _message(self, channel_id: str, message_id: str) -> discord.PartialMessage:
        return self._channel(int(channel_id)).get_partial_message(int(message_id))

    async def _edit(self, posted: Posted, view: Layout, drawn: bytes | None = None) -> bool:
        """Change a message; ``False`` when it cannot be changed any more."""
        try:
            await self._message(posted.channel_id, posted.message_id).edit(
                view=view, attachments=_files(drawn), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True


async def _reporting(
    deliver: Callable[[Parcel], Awaitable[Sent | None]], parcel: Parcel
) -> Sent | None:
    """Post a parcel, and say what Discord's troubles mean.

    Raises:
        Unreachable: the channel is gone or closed to the bot.
        TryLater: Discord cannot be reached or asks to wait.
    """
    try:
        return await deliver(parcel)
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


def _no_files(spoken: SpokenTurn) -> ui.TextDisplay[Any]:
    """That the bot may not attach files here."""
    return ui.TextDisplay(small(spoken.message.say("panel-no-files")))


def _shows_already(turn: Turn, digest: str) -> bool:
    """Whether the last board shows all this: a private step changes nothing in public."""
    table, before = turn.table, turn.table.board
    return (
        before is not None
        and before.channel_id == table.channel_id
        and (turn.midway or table.asked <= before.sequence)
        and before.digest == digest
    )


def _files(drawn: bytes | None, chart: ScoreChart | None = None) -> list[Any]:
    files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
    return files if chart is None else [*files, chart.file()]
