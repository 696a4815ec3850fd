"""The messages that call or tell people: votes, reminders, words ahead, letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.discord_ui.common.layout import Layout
from bot.discord_ui.lobby.view import rematch_message
from bot.discord_ui.plans.view import stopped_letter
from bot.discord_ui.posting.channels import NOBODY, NOT_EDITABLE, ChannelSender, called, players
from bot.discord_ui.reminders.view import (
    asleep_message,
    drawn_message,
    interval_message,
    late_message,
    reminder_message,
    word_message,
)
from bot.discord_ui.seats import substitute_message
from bot.discord_ui.votes.view import proposal_message, question_message
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import SentMessage
from bot.tables.domain.turn_view import Turn
from bot.tables.types import OtherTable, OutboxMessage, seats_to_answer


class NoticePoster:
    """A handler for each parcel that calls or tells somebody."""

    def __init__(self, mail: ChannelSender) -> None:
        self._mail = mail

    async def proposal(self, parcel: OutboxMessage) -> SentMessage | None:
        """A question to those who have not answered it."""
        proposal, table = parcel.proposal, parcel.table
        assert proposal is not None
        view = proposal_message(table, proposal)
        users = called(parcel, seats_to_answer(proposal))
        return SentMessage(await self._mail.send(parcel, view, mentioned=users))

    async def question(self, parcel: OutboxMessage) -> SentMessage | None:
        """The same to those who slept when it was asked; nothing where they sleep again."""
        users = called(parcel, parcel.seats)
        if not users:
            return None
        return SentMessage(await self._mail.send(parcel, question_message(parcel), mentioned=users))

    async def votes(self, parcel: OutboxMessage) -> SentMessage | None:
        """How a vote stands, in the message that asked for it; where that is gone, nowhere."""
        proposal, table = parcel.proposal, parcel.table
        assert proposal is not None
        await self._show_anew(parcel, proposal_message(table, proposal))
        return None

    async def _show_anew(self, parcel: OutboxMessage, view: Layout) -> None:
        """Edit the message a parcel is about, where it is still there."""
        if parcel.posted is None:
            return
        message = self._mail.message(parcel.table.channel_id, parcel.posted)
        try:
            await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITABLE:
                raise

    async def substitute(self, parcel: OutboxMessage) -> SentMessage | None:
        """To the friend who is asked to play for somebody."""
        table, (seat,) = parcel.table, parcel.seats
        friend = table.seats[seat].substitute
        if friend is None:
            return None
        view = substitute_message(table, seat, friend.mark)
        return SentMessage(await self._mail.send(parcel, view, mentioned=[friend.user_id]))

    async def answered(self, parcel: OutboxMessage) -> SentMessage | None:
        """How that stands, in the message that asked."""
        table, (seat,), asked = parcel.table, parcel.seats, parcel.about
        declined = asked.get("declined", False)
        view = substitute_message(table, seat, asked["mark"], asked["friend"], declined=declined)
        await self._show_anew(parcel, view)
        return None

    async def reminder(self, parcel: OutboxMessage) -> SentMessage | None:
        """To those who still owe their move."""
        return await self._call(parcel, lambda spoken, late: reminder_message(spoken, parcel, late))

    async def overdue(self, parcel: OutboxMessage) -> SentMessage | None:
        """The same when their time has run out."""
        return await self._call(parcel, late_message)

    async def _call(
        self, parcel: OutboxMessage, told: Callable[[TurnText, list[int]], Layout]
    ) -> SentMessage | None:
        """Mention those who still owe their move."""
        turn, late = _late(parcel)
        if not late:
            return None
        users = called(parcel, late)
        return SentMessage(
            await self._mail.send(parcel, told(TurnText.of(turn), late), mentioned=users)
        )

    async def letter(self, parcel: OutboxMessage) -> SentMessage | None:
        """The same to one person alone; in the channel where they take no direct messages."""
        turn, late = _late(parcel)
        if not late:
            return None
        view = reminder_message(TurnText.of(turn, parcel.language), parcel, late)
        sent = await self._mail.send_to(players(turn.table, late)[0], parcel, view)
        here = replace(parcel, other_tables=_of_this_server(parcel))
        return await self.reminder(here) if sent is None else SentMessage(sent)

    async def word(self, parcel: OutboxMessage) -> SentMessage | None:
        """A word ahead to one person, where they want it."""
        (user,) = players(parcel.table, parcel.seats)
        return await self._tell(user, parcel, word_message)

    async def drawn(self, parcel: OutboxMessage) -> SentMessage | None:
        """That an absence was drawn, to whose it is."""
        (seat,) = parcel.seats
        if seat in parcel.silent_mentions:
            return None
        return await self._tell(parcel.table.seats[seat].user_id, parcel, drawn_message)

    async def _tell(
        self, user: str, parcel: OutboxMessage, told: Callable[[OutboxMessage], Layout]
    ) -> SentMessage:
        """Write to one person; in the channel where they do not want it directly, or cannot."""
        sent = None
        if parcel.about.get("direct"):
            sent = await self._mail.send_to(user, parcel, told(parcel))
        if sent is None:
            here = replace(parcel, language=None, about={**parcel.about, "direct": False})
            sent = await self._mail.send(parcel, told(here), mentioned=[user])
        return SentMessage(sent)

    async def plan(self, parcel: OutboxMessage) -> SentMessage | None:
        """To its owner, whoever plays the seat now; who takes no letters finds it in ``/plan``."""
        sent = await self._mail.send_to(parcel.about["owner"], parcel, stopped_letter(parcel))
        return None if sent is None else SentMessage(sent)

    async def rematch(self, parcel: OutboxMessage) -> SentMessage | None:
        """Invite the other players of the game before to its rematch."""
        view = rematch_message(parcel.table, parcel.about["players"])
        return SentMessage(await self._mail.send(parcel, view, mentioned=parcel.about["mentioned"]))

    async def asleep(self, parcel: OutboxMessage) -> SentMessage | None:
        """That nobody is called at the table any more, until a move."""
        return SentMessage(await self._mail.send(parcel, asleep_message(parcel.table)))

    async def interval(self, parcel: OutboxMessage) -> SentMessage | None:
        """That the table's reminders come at another pace."""
        return SentMessage(
            await self._mail.send(parcel, interval_message(parcel.table, parcel.seats))
        )


def _late(parcel: OutboxMessage) -> tuple[Turn, list[int]]:
    """What is asked, and who of those called still owes it."""
    turn = parcel.turn
    assert turn is not None
    return turn, [seat for seat in parcel.seats if seat in turn.owing]


def _of_this_server(parcel: OutboxMessage) -> tuple[OtherTable, ...]:
    """What else waits, as far as a channel of this server may tell."""
    server = parcel.table.server_id
    return tuple(one for one in parcel.other_tables if one.turn.table.server_id == server)
