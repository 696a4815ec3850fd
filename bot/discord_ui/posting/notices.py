"""Post votes, reminders, heads-ups and other notices to players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.discord_ui.common.interactions import NOBODY
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.member_lookup import MemberLookup
from bot.discord_ui.lobby.guests import invitation_message
from bot.discord_ui.lobby.view import rematch_message
from bot.discord_ui.plans.view import stopped_plan_message
from bot.discord_ui.posting.channels import NOT_EDITABLE, ChannelSender, users_to_mention
from bot.discord_ui.reminders.view import (
    away_day_message,
    heads_up_message,
    interval_message,
    overdue_message,
    reminder_message,
)
from bot.discord_ui.seats import substitute_message
from bot.discord_ui.votes import vote_message, vote_reminder_message
from bot.presentation.texts import table_localizer
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import SentMessage, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import OutboxMessage, seats_to_answer


class NoticePoster:
    """Handle the outbox messages that mention or notify players."""

    def __init__(self, sender: ChannelSender, members: MemberLookup) -> None:
        self._sender = sender
        self._members = members

    async def vote(self, message: OutboxMessage) -> SentMessage | None:
        """Post a vote, mentioning the players who have not answered."""
        assert message.vote is not None
        view = vote_message(message.table, message.vote)
        users = users_to_mention(message, seats_to_answer(message.vote))
        return await self._sender.send(message, view, mentioned=users)

    async def vote_reminder(self, message: OutboxMessage) -> SentMessage | None:
        """Tell players about a vote that was opened in their quiet hours, once these are over."""
        users = users_to_mention(message, message.seats)
        if not users:
            return None
        return await self._sender.send(message, vote_reminder_message(message), mentioned=users)

    async def vote_update(self, message: OutboxMessage) -> SentMessage | None:
        """Edit the message of a vote to show its answers, if the message exists."""
        assert message.vote is not None
        await self._edit_posted(message, vote_message(message.table, message.vote))
        return None

    async def _edit_posted(self, outbox_message: OutboxMessage, view: Layout) -> None:
        if outbox_message.posted is None:
            return
        message = self._sender.message(outbox_message.table.channel_id, outbox_message.posted)
        try:
            await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITABLE:
                raise

    async def substitute(self, message: OutboxMessage) -> SentMessage | None:
        """Ask a person to substitute for a player."""
        table, (seat,) = message.table, message.seats
        substitute = table.seats[seat].substitute
        if substitute is None:
            return None
        view = substitute_message(table, seat, substitute.mark)
        return await self._sender.send(message, view, mentioned=[substitute.user_id])

    async def substitute_update(self, message: OutboxMessage) -> SentMessage | None:
        """Edit the invitation of a substitute to show their answer."""
        (seat,), details = message.seats, message.details
        mark, invited = details["mark"], details["substitute"]
        declined = details.get("declined", False)
        view = substitute_message(message.table, seat, mark, invited, declined=declined)
        await self._edit_posted(message, view)
        return None

    async def reminder(self, message: OutboxMessage) -> SentMessage | None:
        """Remind the players who must still move."""
        return await self._mention_asked(
            message, lambda turn_text, asked: reminder_message(turn_text, message, asked)
        )

    async def overdue(self, message: OutboxMessage) -> SentMessage | None:
        """Tell the players who must still move that they have timed out."""
        return await self._mention_asked(message, overdue_message)

    async def _mention_asked(
        self, message: OutboxMessage, compose: Callable[[TurnText, Sequence[int]], Layout]
    ) -> SentMessage | None:
        """Mention the players who must still move, if there are any."""
        turn, asked = _still_asked(message)
        if not asked:
            return None
        view, users = compose(TurnText.of(turn), asked), users_to_mention(message, asked)
        return await self._sender.send(message, view, mentioned=users)

    async def direct_message(self, message: OutboxMessage) -> SentMessage | None:
        """Remind one player by direct message, or in the channel if they accept none."""
        turn, asked = _still_asked(message)
        if not asked:
            return None
        user = turn.table.seats[asked[0]].mover_id
        assert user is not None
        message = replace(message, new_tables=await self._seen_by(user, message.new_tables))
        view = reminder_message(TurnText.of(turn, message.language), message, asked)
        sent = await self._sender.send_to(user, message, view)
        if sent is not None:
            return sent
        server = message.table.server_id  # the channel may only mention tables of its server
        others = (o for o in message.other_tables if o.turn.table.server_id == server)
        here = replace(message, other_tables=tuple(others), new_tables=())
        return await self.reminder(here)

    async def _seen_by(self, user: str, tables: Sequence[Table]) -> tuple[Table, ...]:
        """Return the tables that are for everybody, or in channels that a user can read."""
        seen = []
        for table in tables:
            place = table.server_id or "", table.channel_id
            if table.public or await self._members.member_reads(*place, user):
                seen.append(table)
        return tuple(seen)

    async def heads_up(self, message: OutboxMessage) -> SentMessage | None:
        """Tell a player that their turn comes next, or that they had a setback."""
        (seat,) = message.seats
        user = message.table.seats[seat].mover_id
        assert user is not None
        return await self._notify(user, message, heads_up_message)

    async def away_days_used(self, message: OutboxMessage) -> SentMessage | None:
        """Tell a player that an away day was used for them, unless they have muted the table."""
        (seat,) = message.seats
        if seat in message.silent_mentions:
            return None
        return await self._notify(message.table.seats[seat].user_id, message, away_day_message)

    async def _notify(
        self, user: str, message: OutboxMessage, compose: Callable[[OutboxMessage], Layout]
    ) -> SentMessage:
        """Notify one user by direct message if they want that and accept it, or in the channel."""
        if message.details.get("direct"):
            sent = await self._sender.send_to(user, message, compose(message))
            if sent is not None:
                return sent
        here = replace(message, language=None, details={**message.details, "direct": False})
        return await self._sender.send(message, compose(here), mentioned=[user])

    async def plan(self, message: OutboxMessage) -> SentMessage | None:
        """Tell the owner of a plan that it has stopped; ``/plan`` shows that too."""
        owner = message.details["owner"]
        return await self._sender.send_to(owner, message, stopped_plan_message(message))

    async def rematch(self, message: OutboxMessage) -> SentMessage | None:
        """Invite the other players of the game before to its rematch."""
        view = rematch_message(message.table, message.details["players"])
        return await self._sender.send(message, view, mentioned=message.details["mentioned"])

    async def invitation(self, message: OutboxMessage) -> SentMessage | None:
        """Invite a person by direct message, or in the channel if they accept none."""
        guest, by = message.details["guest"], message.details["by"]
        view = invitation_message(message.table, guest, by, message.language)
        sent = await self._sender.send_to(guest, message, view)
        if sent is not None:
            return sent
        view = invitation_message(message.table, guest, by)
        return await self._sender.send(message, view, mentioned=[guest])

    async def inactive(self, message: OutboxMessage) -> SentMessage | None:
        """Post that the table is inactive: there are no more reminders until a move."""
        text = table_localizer(message.table).say("table-became-inactive")
        return await self._sender.send(message, note(text))

    async def interval(self, message: OutboxMessage) -> SentMessage | None:
        """Post that the table's reminder interval has changed."""
        return await self._sender.send(message, interval_message(message.table, message.seats))


def _still_asked(message: OutboxMessage) -> tuple[Turn, list[int]]:
    """Return the turn, and those of the message's seats that must still move."""
    turn = message.turn
    assert turn is not None
    return turn, [seat for seat in message.seats if seat in turn.to_move]
