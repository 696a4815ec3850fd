"""Post votes, reminders, heads-ups and other notices to players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.discord_ui.common.interactions import NOBODY
from bot.discord_ui.common.layout import Layout
from bot.discord_ui.lobby.view import rematch_message
from bot.discord_ui.plans.view import stopped_plan_message
from bot.discord_ui.posting.channels import NOT_EDITABLE, ChannelSender, users_to_mention
from bot.discord_ui.reminders.view import (
    away_day_message,
    heads_up_message,
    inactive_message,
    interval_message,
    late_message,
    reminder_message,
)
from bot.discord_ui.seats import substitute_message
from bot.discord_ui.votes.view import question_message, vote_message
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import SentMessage
from bot.tables.domain.turn_view import Turn
from bot.tables.types import OtherTable, OutboxMessage, seats_to_answer


class NoticePoster:
    """Handle the outbox messages that mention or notify players."""

    def __init__(self, sender: ChannelSender) -> None:
        self._sender = sender

    async def vote(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Post a vote, mentioning the players who have not answered."""
        vote, table = outbox_message.vote, outbox_message.table
        assert vote is not None
        view = vote_message(table, vote)
        users = users_to_mention(outbox_message, seats_to_answer(vote))
        return SentMessage(await self._sender.send(outbox_message, view, mentioned=users))

    async def question(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Tell players about a vote opened in their quiet hours, unless all have them again."""
        users = users_to_mention(outbox_message, outbox_message.seats)
        if not users:
            return None
        return SentMessage(
            await self._sender.send(
                outbox_message, question_message(outbox_message), mentioned=users
            )
        )

    async def vote_update(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Edit the message of a vote to show its answers, if the message exists."""
        vote, table = outbox_message.vote, outbox_message.table
        assert vote is not None
        await self._edit_posted(outbox_message, vote_message(table, vote))
        return None

    async def _edit_posted(self, outbox_message: OutboxMessage, view: Layout) -> None:
        """Edit the message that an outbox message is about, if it exists."""
        if outbox_message.posted is None:
            return
        message = self._sender.message(outbox_message.table.channel_id, outbox_message.posted)
        try:
            await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITABLE:
                raise

    async def substitute(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Ask a person to substitute for a player."""
        table, (seat,) = outbox_message.table, outbox_message.seats
        substitute = table.seats[seat].substitute
        if substitute is None:
            return None
        view = substitute_message(table, seat, substitute.mark)
        return SentMessage(
            await self._sender.send(outbox_message, view, mentioned=[substitute.user_id])
        )

    async def substitute_update(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Edit the invitation of a substitute to show their answer."""
        table, (seat,), asked = outbox_message.table, outbox_message.seats, outbox_message.details
        declined = asked.get("declined", False)
        view = substitute_message(
            table, seat, asked["mark"], asked["substitute"], declined=declined
        )
        await self._edit_posted(outbox_message, view)
        return None

    async def reminder(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Remind the players who must still move."""
        return await self._call(
            outbox_message,
            lambda turn_text, late: reminder_message(turn_text, outbox_message, late),
        )

    async def overdue(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Tell the players who must still move that they have timed out."""
        return await self._call(outbox_message, late_message)

    async def _call(
        self, outbox_message: OutboxMessage, compose: Callable[[TurnText, list[int]], Layout]
    ) -> SentMessage | None:
        """Mention the players who must still move, if there are any."""
        turn, late = _late(outbox_message)
        if not late:
            return None
        users = users_to_mention(outbox_message, late)
        return SentMessage(
            await self._sender.send(
                outbox_message, compose(TurnText.of(turn), late), mentioned=users
            )
        )

    async def direct_message(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Remind one player by direct message, or in the channel if they accept none."""
        turn, late = _late(outbox_message)
        if not late:
            return None
        view = reminder_message(TurnText.of(turn, outbox_message.language), outbox_message, late)
        user = turn.table.seats[late[0]].mover_id
        assert user is not None
        sent = await self._sender.send_to(user, outbox_message, view)
        here = replace(outbox_message, other_tables=_of_this_server(outbox_message))
        return await self.reminder(here) if sent is None else SentMessage(sent)

    async def heads_up(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Tell a player that their turn comes next, or that they had a setback."""
        (seat,) = outbox_message.seats
        user = outbox_message.table.seats[seat].mover_id
        assert user is not None
        return await self._tell(user, outbox_message, heads_up_message)

    async def away_days_used(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Tell a player that an away day was used for them, unless they have muted the table."""
        (seat,) = outbox_message.seats
        if seat in outbox_message.silent_mentions:
            return None
        return await self._tell(
            outbox_message.table.seats[seat].user_id, outbox_message, away_day_message
        )

    async def _tell(
        self, user: str, outbox_message: OutboxMessage, compose: Callable[[OutboxMessage], Layout]
    ) -> SentMessage:
        """Notify one user by direct message if they want that and accept it, or in the channel."""
        sent = None
        if outbox_message.details.get("direct"):
            sent = await self._sender.send_to(user, outbox_message, compose(outbox_message))
        if sent is None:
            here = replace(
                outbox_message, language=None, details={**outbox_message.details, "direct": False}
            )
            sent = await self._sender.send(outbox_message, compose(here), mentioned=[user])
        return SentMessage(sent)

    async def plan(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Tell the owner of a plan that it has stopped; ``/plan`` shows that too."""
        sent = await self._sender.send_to(
            outbox_message.details["owner"], outbox_message, stopped_plan_message(outbox_message)
        )
        return None if sent is None else SentMessage(sent)

    async def rematch(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Invite the other players of the game before to its rematch."""
        view = rematch_message(outbox_message.table, outbox_message.details["players"])
        return SentMessage(
            await self._sender.send(
                outbox_message, view, mentioned=outbox_message.details["mentioned"]
            )
        )

    async def inactive(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Post that the table is inactive: there are no more reminders until a move."""
        return SentMessage(
            await self._sender.send(outbox_message, inactive_message(outbox_message.table))
        )

    async def interval(self, outbox_message: OutboxMessage) -> SentMessage | None:
        """Post that the table's reminder interval has changed."""
        return SentMessage(
            await self._sender.send(
                outbox_message, interval_message(outbox_message.table, outbox_message.seats)
            )
        )


def _late(outbox_message: OutboxMessage) -> tuple[Turn, list[int]]:
    """Return the turn, and the seats to remind that must still move."""
    turn = outbox_message.turn
    assert turn is not None
    return turn, [seat for seat in outbox_message.seats if seat in turn.to_move]


def _of_this_server(outbox_message: OutboxMessage) -> tuple[OtherTable, ...]:
    """Return the other tables of this server, which its channel may mention."""
    server = outbox_message.table.server_id
    return tuple(one for one in outbox_message.other_tables if one.turn.table.server_id == server)
