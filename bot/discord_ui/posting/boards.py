"""Post and replace the messages that show a table: its lobby, its boards and its result."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.interactions import NOBODY, Services
from bot.discord_ui.common.layout import Layout, message_address, small, without_controls
from bot.discord_ui.common.pictures import AttachedPicture, ending_poster, or_none
from bot.discord_ui.lobby.view import lobby_message
from bot.discord_ui.play.turn_message import turn_panel
from bot.discord_ui.posting.channels import ChannelSender, remove_controls, users_to_mention
from bot.discord_ui.posting.earlier import FINAL_ACT, LOBBY_ACT, Panel
from bot.discord_ui.posting.final_message import final_message, result_card
from bot.discord_ui.posting.forum import ForumPosts
from bot.presentation.turn_text import TurnText
from bot.presentation.turning_points import TurningPoint, points_of
from bot.tables.domain.table import Occupant, PostedMessage, SentMessage, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import OutboxMessage
from bot.workers.replaying import scored_events

log = logging.getLogger(__name__)


def digest_of(turn: Turn) -> str:
    """Return a digest of all that a board shows in public; boards of the same digest look alike."""
    table = turn.table
    around = (
        [(seat.occupant.value, seat.strength, seat.computer_for_this_turn) for seat in table.seats],
        [pending.deadline and pending.deadline.isoformat() for pending in table.pending],
        table.picture_shape,
    )
    contents = repr((turn.view.to_json(), turn.recap, turn.to_move, around))
    return hashlib.sha256(contents.encode()).hexdigest()[:32]


MAX_EDIT_AGE = timedelta(minutes=50)
MISSING_PERMISSIONS = 50013


class BoardPoster:
    """Handle the outbox messages that show a table."""

    def __init__(self, services: Services, sender: ChannelSender) -> None:
        self._services = services
        self._sender = sender
        self._forum_posts = ForumPosts(services)

    async def lobby(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Edit the lobby's message, or post a new one if it cannot be edited."""
        sent = await self._put_lobby(outbox_message)
        await self._forum_posts.update(outbox_message.table)
        return sent

    async def _put_lobby(self, outbox_message: OutboxMessage) -> SentMessage | None:
        table, before = outbox_message.table, outbox_message.table.lobby
        view, current = lobby_message(table), self._current(before)
        if (
            current is not None
            and current.channel_id == table.channel_id
            and await self._sender.edit(current, view)
        ):
            return SentMessage(current.message_id)
        panels = await self._sender.find_panels(outbox_message, lobby=True)
        ours = [p.message for p in panels if p.ref.act == LOBBY_ACT and self._is_current(p)]
        if ours and before is None:
            await ours[0].edit(view=view, allowed_mentions=NOBODY)
            return SentMessage(str(ours[0].id))
        if table.status not in (Status.LOBBY, Status.CANCELLED):
            return None
        role = table.ping if before is None else None
        sent = await self._sender.send(outbox_message, view, role=role)
        if before is not None:
            await remove_controls(self._sender.message(before.channel_id, before.message_id))
        for panel in panels:
            if not self._is_current(panel):
                await remove_controls(panel.message)
        return sent

    async def board(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Post or edit the current board, which may be newer than the outbox message."""
        turn = outbox_message.turn
        if turn is None or outbox_message.table.status is not Status.RUNNING or not turn.to_move:
            return None
        table, digest, before = turn.table, digest_of(turn), self._current(turn.table.board)
        if (
            before is not None
            and before.digest == digest
            and before.channel_id == table.channel_id
            and (turn.midway or table.asked <= before.sequence)
        ):  # it shows all this already; a private step changes nothing in public
            return SentMessage(before.message_id, digest, before.components)
        return replace(await self._put_board(outbox_message, turn, before), digest=digest)

    async def draw(self, turn: Turn) -> bytes | None:
        """Render the public picture; ``None`` if the painter fails, so that the turn is posted."""
        table = turn.table
        try:
            return await self._services.pictures.draw(turn, table.language)
        except Exception:
            extra = {"table": table.id, "sequence": turn.sequence}
            log.exception("picture.render.failed", extra=extra)
            return None

    async def _put_board(
        self, outbox_message: OutboxMessage, turn: Turn, before: PostedMessage | None
    ) -> SentMessage:
        """Show a turn, without its picture if the bot may not attach files."""
        turn_text, table = TurnText.of(turn), turn.table
        png = await self.draw(turn)
        restored = table.board is not None and before is None
        if table.board is None and table.started is not None:
            restored = self._services.tables.is_before_restore(table.started)
        pages = self._services.web
        web = pages.table_page(table.id) if pages.url else None
        view = turn_panel(turn_text, picture=png is not None, restored=restored, web=web)
        try:
            return await self._show(outbox_message, turn, before, view, png)
        except discord.Forbidden as refused:
            if png is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = turn_panel(turn_text, picture=False, restored=restored, web=web)
        view.add_item(_no_files(turn_text))
        return await self._show(outbox_message, turn, before, view, None)

    def _current(self, posted: PostedMessage | None) -> PostedMessage | None:
        """Return a message unless it is from before a restore: that is replaced, never edited."""
        if posted is None or self._services.tables.is_before_restore(posted.at):
            return None
        return posted

    def _is_current(self, panel: Panel) -> bool:
        """Return whether a message that was found was posted after the last restore."""
        return not self._services.tables.is_before_restore(panel.message.created_at)

    async def _show(
        self,
        outbox_message: OutboxMessage,
        turn: Turn,
        before: PostedMessage | None,
        view: Layout,
        png: bytes | None,
    ) -> SentMessage:
        """Edit the last board or post a new one, and remove the controls of those it replaces.

        If this is interrupted, it is repeated; a board that an earlier attempt posted is kept.
        """
        panels = await self._sender.find_panels(outbox_message)
        same = [p for p in panels if p.ref.sequence == turn.sequence and self._is_current(p)]
        if same:
            message_id = str(same[0].message.id)
        elif before and self._may_edit(before, turn) and await self._sender.edit(before, view, png):
            message_id = before.message_id
        else:
            users = users_to_mention(outbox_message, turn.asked)
            sent = await self._sender.send(outbox_message, view, png, mentioned=users)
            message_id = sent.id
        await self._close_others(turn.table, panels, message_id)
        return SentMessage(message_id, components=without_controls(view.to_components()))

    def _may_edit(self, before: PostedMessage, turn: Turn) -> bool:
        """Return whether the last board is recent and can be edited to show this turn.

        It can if it asks the same question, or if only the players who must move now have moved
        since: answers to a sealed question do not change the question. If the people among those
        players are present, small steps round the table stay in one message, and so do the moves of
        computer players against one person.
        """
        table = turn.table
        if before.channel_id != table.channel_id:
            return False
        if self._services.tables.now() - before.at > MAX_EDIT_AGE:
            return False
        if table.asked <= before.sequence:
            return True
        people = {seat for seat in turn.to_move if table.seats[seat].person}
        if turn.recent_movers.issuperset(people):
            occupants = {table.seats[seat].occupant for seat in before.to_move}
            by_computers = table.solo and occupants == {Occupant.COMPUTER}
            if by_computers or turn.game.top(turn.view).goes_round:
                return True
        return before.to_move == turn.to_move and all(
            seat in turn.to_move for seat in turn.acted_since_board
        )

    async def _close_others(self, table: Table, panels: Sequence[Panel], kept: str) -> None:
        """Remove the controls of the last board and of all live messages, except the kept one."""
        board = table.board
        for panel in panels:
            if str(panel.message.id) not in (kept, board and board.message_id):
                await remove_controls(panel.message)
        if board is not None and board.message_id != kept:
            message = self._sender.message(board.channel_id, board.message_id)
            await remove_controls(message, board.components)

    async def deadline_changed(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Edit the board after a deadline on it has changed, without mentioning anybody."""
        turn, table = outbox_message.turn, outbox_message.table
        board = self._current(table.board)
        if turn is None or board is None or not turn.to_move:
            return None
        if board.sequence < table.asked or board.channel_id != table.channel_id:
            return None
        png = await self.draw(turn)
        pages = self._services.web
        web = pages.table_page(table.id) if pages.url else None
        view = turn_panel(TurnText.of(turn), picture=png is not None, web=web)
        await self._sender.edit(board, view, png)
        return None

    async def final(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Post the result with its pictures, unless an earlier attempt has."""
        turn = outbox_message.turn
        assert turn is not None
        png = await self.draw(turn)
        work = self._turning_points(turn.table)
        points = await or_none(work, "turning_points.failed", table=turn.table.id) or ()
        panels = await self._sender.find_panels(outbox_message)
        finals = [p.message for p in panels if p.ref.act == FINAL_ACT and self._is_current(p)]
        turn_text = TurnText.of(turn)
        draw_poster = ending_poster(self._services, turn_text)
        poster = await or_none(draw_poster, "poster.render.failed", table=turn.table.id)
        if finals:
            sent = SentMessage(str(finals[0].id))
        else:
            sent = await self._post_final(outbox_message, turn_text, points, png, poster)
        await self._close_others(outbox_message.table, panels, sent.id)
        address = message_address(turn.table, turn.table.channel_id, sent.id)
        result = partial(result_card, turn_text, address)
        await self._forum_posts.update(turn.table, result, poster)
        return sent

    async def _post_final(
        self,
        outbox_message: OutboxMessage,
        turn_text: TurnText,
        points: Sequence[TurningPoint],
        png: bytes | None,
        poster: AttachedPicture | None,
    ) -> SentMessage:
        """Post the result, without its pictures if the bot may not attach files."""
        changes = await self._services.tables.ratings.changes_at(turn_text.turn.table.id)
        view = final_message(turn_text, points, changes, picture=png is not None, poster=poster)
        try:
            return await self._sender.send(outbox_message, view, png, poster=poster)
        except discord.Forbidden as refused:
            if (png or poster) is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = final_message(turn_text, points, changes, picture=False)
        view.add_item(_no_files(turn_text))
        return await self._sender.send(outbox_message, view)

    async def _turning_points(self, table: Table) -> Sequence[TurningPoint]:
        file = await self._services.tables.records.export(table.id, None)
        scored = await scored_events(self._services.pool, file.record)
        return points_of(file.record, scored)


def _no_files(turn_text: TurnText) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(small(turn_text.message.say("panel-no-files")))
