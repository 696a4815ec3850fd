"""A digest of all that a board says to everybody: where it is the same, nothing need be posted."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.layout import Layout, small, without_controls
from bot.discord_ui.common.pictures import ScoreChart, score_chart
from bot.discord_ui.common.services import Services
from bot.discord_ui.lobby.view import lobby_message
from bot.discord_ui.play.turn_message import turn_panel
from bot.discord_ui.posting.channels import NOBODY, ChannelSender, Panel, called, close
from bot.discord_ui.posting.final_message import final_message
from bot.presentation.turn_text import TurnText
from bot.presentation.turning_points import TurningPoint, points_of
from bot.tables.domain.table import Occupant, PostedMessage, SentMessage, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.types import OutboxMessage
from bot.workers.replaying import scored_events

log = logging.getLogger(__name__)


def shown_in(turn: Turn) -> str:
    """The position as everybody sees it, what happened, who is asked until when, and who plays.

    The shape of the picture is part of it.
    """
    table = turn.table
    around = (
        [(seat.occupant.value, seat.strength, seat.lent) for seat in table.seats],
        [owing.deadline for owing in table.owing],
        table.picture,
    )
    told = repr((turn.view.to_json(), turn.recap, turn.owing, around))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


REPLACED_AFTER = timedelta(minutes=50)
MISSING_PERMISSIONS = 50013


class BoardPoster:
    """A handler for each parcel that shows a table."""

    def __init__(self, services: Services, mail: ChannelSender) -> None:
        self._services = services
        self._mail = mail

    async def lobby(self, parcel: OutboxMessage) -> SentMessage | None:
        """The lobby as it stands, in its message as long as that can be changed."""
        table, before = parcel.table, parcel.table.lobby
        view = lobby_message(table)
        stays = before is not None and before.channel_id == table.channel_id
        stays = stays and not self._is_before_restore(before)
        if before is not None and stays and await self._mail.edit(before, view):
            return SentMessage(before.message_id)
        left = await self._mail.left(parcel)
        ours = [panel.message for panel in left if panel.lobby and self._is_current(panel)]
        if ours and before is None:
            await ours[0].edit(view=view, allowed_mentions=NOBODY)
            return SentMessage(str(ours[0].id))
        if table.status not in (Status.LOBBY, Status.CANCELLED):
            return None
        role = table.ping if before is None else None
        sent = await self._mail.send(parcel, view, role=role)
        if before is not None:
            await close(self._mail.message(before.channel_id, before.message_id))
        for panel in left:
            if not self._is_current(panel):
                await close(panel.message)
        return SentMessage(sent)

    async def board(self, parcel: OutboxMessage) -> SentMessage | None:
        """The board as it stands now, which may be later than what the parcel was made for."""
        turn = parcel.turn
        if turn is None or parcel.table.status is not Status.RUNNING or not turn.owing:
            return None
        digest = shown_in(turn)
        if not self._is_before_restore(turn.table.board) and _shows_already(turn, digest):
            before = parcel.table.board
            assert before is not None
            return SentMessage(before.message_id, digest, before.components)
        return replace(await self._put_board(parcel, turn), digest=digest)

    async def draw(self, turn: Turn) -> bytes | None:
        """The public picture; a painter's fault costs the picture, not the turn."""
        try:
            return await self._services.pictures.draw(turn, turn.table.language)
        except Exception:
            log.exception("picture", extra={"table": turn.table.id, "sequence": turn.sequence})
            return None

    async def _put_board(self, parcel: OutboxMessage, turn: Turn) -> SentMessage:
        spoken = TurnText.of(turn)
        drawn = await self.draw(turn)
        restored = self._is_restored(turn.table)
        view = turn_panel(spoken, picture=drawn is not None, restored=restored)
        try:
            return await self._show(parcel, turn, view, drawn)
        except discord.Forbidden as refused:
            if drawn is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = turn_panel(spoken, picture=False, restored=restored)
        view.add_item(_no_files(spoken))
        return await self._show(parcel, turn, view, None)

    def _is_before_restore(self, posted: PostedMessage | None) -> bool:
        """Whether a message is from before a restore: it is replaced, never edited."""
        return posted is not None and self._services.tables.is_before_restore(posted.at)

    def _is_restored(self, table: Table) -> bool:
        """Whether a table shows its board for the first time since it was restored."""
        if table.board is not None:
            return self._is_before_restore(table.board)
        begun = table.started
        return begun is not None and self._services.tables.is_before_restore(begun)

    def _is_current(self, panel: Panel) -> bool:
        """Whether a message that was found is not from before a restore."""
        return not self._services.tables.is_before_restore(panel.message.created_at)

    async def _show(
        self, parcel: OutboxMessage, turn: Turn, view: Layout, drawn: bytes | None
    ) -> SentMessage:
        """Put a board where the last one stands, or below everything in its place.

        Taking the controls off those it replaces is part of it: stopped in between, it is done
        again, and a board that an earlier try posted is found and kept.
        """
        table, left = turn.table, await self._mail.left_live(parcel)
        before = table.board
        same = (p for p in left if p.sequence == turn.sequence and self._is_current(p))
        posted = next(same, None)
        if posted is not None:
            shown = str(posted.message.id)
        elif (
            before is not None
            and self._same_turn(turn)
            and await self._mail.edit(before, view, drawn)
        ):
            shown = before.message_id
        else:
            users = called(parcel, turn.asked)
            shown = await self._mail.send(parcel, view, drawn, mentioned=users)
        await self._lay_aside(table, left, shown)
        parts = (item.to_component_dict() for item in view.children)
        return SentMessage(shown, components=without_controls(parts))

    def _same_turn(self, turn: Turn) -> bool:
        """Whether a fresh message asks the same, or only those who must act now have acted since.

        Answers to a sealed question leave it the same question. What goes round the table in small
        steps stays where it is for those who are there; so does what told one alone who thinks.
        """
        table, before = turn.table, turn.table.board
        if before is None or before.channel_id != table.channel_id:
            return False
        if self._is_before_restore(before):
            return False
        if self._services.tables.now() - before.at > REPLACED_AFTER:
            return False
        if table.asked <= before.sequence:
            return True
        if turn.present.issuperset(turn.owing) and (
            turn.game.top(turn.view)[1].goes_round or _only_thought(before, table)
        ):
            return True
        return before.owing == turn.owing and all(seat in turn.owing for seat in turn.acted)

    async def _lay_aside(self, table: Table, left: Sequence[Panel], kept: str) -> None:
        """Take the controls off the last board and all that was left live, but for one message."""
        board = table.board
        for panel in left:
            if str(panel.message.id) not in (kept, board and board.message_id):
                await close(panel.message)
        if board is not None and board.message_id != kept:
            message = self._mail.message(board.channel_id, board.message_id)
            await close(message, board.components)

    async def retimed(self, parcel: OutboxMessage) -> SentMessage | None:
        """The board again, when something on it is due at another time; nobody is called for it."""
        turn, table = parcel.turn, parcel.table
        if turn is None or table.board is None or not turn.owing:
            return None
        if table.board.sequence < table.asked or table.board.channel_id != table.channel_id:
            return None
        if self._is_before_restore(table.board):
            return None
        drawn = await self.draw(turn)
        view = turn_panel(TurnText.of(turn), picture=drawn is not None)
        await self._mail.edit(table.board, view, drawn)
        return None

    async def final(self, parcel: OutboxMessage) -> SentMessage | None:
        """The result, with its pictures, below everything."""
        turn = parcel.turn
        assert turn is not None
        drawn = await self.draw(turn)
        turned = await self._turning_points(turn.table)
        left = await self._mail.left_live(parcel)
        finals = (panel.message for panel in left if panel.final and self._is_current(panel))
        sent = next((str(message.id) for message in finals), None)
        if sent is None:
            spoken = TurnText.of(turn)
            chart = await self._chart(spoken)
            sent = await self._post_final(parcel, spoken, turned, drawn, chart)
        await self._lay_aside(parcel.table, left, sent)
        return SentMessage(sent)

    async def _post_final(
        self,
        parcel: OutboxMessage,
        spoken: TurnText,
        turned: Sequence[TurningPoint],
        drawn: bytes | None,
        chart: ScoreChart | None,
    ) -> str:
        """Post the result; without its pictures where files may not be attached."""
        view = final_message(spoken, turned, picture=drawn is not None, chart=chart)
        try:
            return await self._mail.send(parcel, view, drawn, chart=chart)
        except discord.Forbidden as refused:
            if (drawn or chart) is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = final_message(spoken, turned, picture=False)
        view.add_item(_no_files(spoken))
        return await self._mail.send(parcel, view)

    async def _chart(self, spoken: TurnText) -> ScoreChart | None:
        """The points over the game; a fault costs the chart, not the result."""
        try:
            return await score_chart(self._services, spoken)
        except Exception:
            log.exception("chart", extra={"table": spoken.table.id})
            return None

    async def _turning_points(self, table: Table) -> Sequence[TurningPoint]:
        """What changed the scores most; a fault costs them, not the result."""
        try:
            file = await self._services.tables.records.export(table.id, None)
            scored = await scored_events(self._services.pool, file.record)
        except Exception:
            log.exception("turning points", extra={"table": table.id})
            return ()
        return points_of(file.record, scored)


def _no_files(spoken: TurnText) -> ui.TextDisplay[Any]:
    """That the bot may not attach files here."""
    return ui.TextDisplay(small(spoken.message.say("panel-no-files")))


def _only_thought(board: PostedMessage, table: Table) -> bool:
    """Whether a board told no more than that opponents think, where one person plays with them."""
    occupants = [table.seats[seat].occupant for seat in board.owing]
    return table.solo and bool(occupants) and all(one is Occupant.COMPUTER for one in occupants)


def _shows_already(turn: Turn, digest: str) -> bool:
    """Whether the last board shows all this: a private step changes nothing in public."""
    table, before = turn.table, turn.table.board
    return (
        before is not None
        and before.channel_id == table.channel_id
        and (turn.midway or table.asked <= before.sequence)
        and before.digest == digest
    )
