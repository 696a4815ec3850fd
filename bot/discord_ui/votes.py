"""The messages of votes, and answers to them."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, request_of, tell_of
from bot.discord_ui.common.layout import Layout, message_address, note, small
from bot.presentation.texts import Localizer, mention, message_localizer, table_localizer
from bot.presentation.votes import (
    NO,
    YES,
    about_text,
    answer_label,
    answer_lines,
    answers_of,
    question_text,
    warnings,
)
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.table import Occupant, Table
from bot.tables.domain.votes import MAJORITY_RULES, TOO_FEW, Vote, VoteAnswer, VoteKind, VoteStatus
from bot.tables.exports import OutboxMessage
from engine.core import Player, Seat, Value, say

log = logging.getLogger(__name__)


class VotesCog(FeatureCog):
    """Take answers to votes."""

    @press("yes", "nay", silent=True)
    async def _voted(self, interaction: Interaction, ref: ControlId) -> None:
        """Cast a yes or no; the control id names the vote in place of the table."""
        request, agrees = request_of(interaction), ref.act == "yes"
        try:
            cast = await self.tables.votes.cast(request, ref.table, yes=agrees)
        finally:
            await self._show_votes(interaction, ref.table)
        await tell_of(interaction, cast.table, say("vote-yes" if agrees else "vote-no"))

    @press("vote", silent=True)
    async def _choice_voted(self, interaction: Interaction, ref: ControlId) -> None:
        """Cast an answer in a majority vote, which the control id names in place of the table."""
        request = request_of(interaction)
        try:
            vote = await self.tables.votes.cast_choice(request, ref.table, ref.word)
        finally:
            await self._show_votes(interaction, ref.table)
        table = await self.tables.table(vote.table_id)
        counted = "vote-given" if vote.status is VoteStatus.OPEN else "vote-given-last"
        await tell_of(interaction, table, say(counted))

    async def _show_votes(self, interaction: Interaction, number: int) -> None:
        """Update the vote's message, even if an answer came too late; a failure is only logged."""
        try:
            vote = await self.tables.votes.read(number)
            table = await self.tables.table(vote.table_id)
            await interaction.edit_original_response(view=vote_message(table, vote))
        except (TableError, discord.HTTPException) as error:
            log.warning("vote.update.failed", extra={"vote": number, "why": str(error)})


def majority_vote_message(table: Table, vote: Vote) -> Layout:
    """Show a majority vote: the question, the answers so far, and buttons while it is open."""
    localizer = message_localizer(table.language, table.game, vote.names)
    is_open = vote.status is VoteStatus.OPEN
    whose = _whose(table, vote, localizer)
    asked = question_text(table, vote, localizer, who=whose, channel="", over=not is_open)
    lines = answer_lines(table, vote, localizer)
    if not is_open:
        end, after = _end_of_majority(table, vote, localizer), _played_on(table, vote)
        ended = [f"**{line}**" for line in (end, after) if line]
        return note(asked, *lines, *ended, controls=_offer(table, vote, localizer))
    waiting = [seat for seat, answer in vote.votes.items() if answer is None]
    if waiting:
        who = f"**{localizer.words.join([_mentioned(table, seat) for seat in waiting])}**"
        lines.append(localizer.say("vote-waiting", who=who))
    lines.append(small(about_text(table, vote, localizer, _when(vote))))
    buttons = [
        button(ControlId("vote", vote.id, 0, choice), answer_label(table, vote, choice, localizer))
        for choice in answers_of(table, vote)
    ]
    return note(asked, *lines, controls=rows(*buttons))


def _when(vote: Vote) -> str:
    return "" if vote.due is None else format_dt(vote.due, "R")


def _end_of_majority(table: Table, vote: Vote, localizer: Localizer) -> str:
    if vote.outcome is None:
        return "" if _played_on(table, vote) else localizer.say("vote-expired")
    how = "decided"
    if not vote.answers:
        how = "unanswered"
    elif MAJORITY_RULES[vote.kind].tied(vote.answers.values()):
        how = "tied"
    decided = answer_label(table, vote, vote.outcome, localizer)
    return localizer.say(f"vote-{how}", choice=decided)


def _whose(table: Table, vote: Vote, localizer: Localizer) -> Value:
    if vote.kind is VoteKind.TIMEOUT and vote.status is VoteStatus.OPEN:
        return localizer.words.person(_mentioned(table, vote.seat))
    return Player(vote.seat)


def _mentioned(table: Table, seat: int) -> str:
    return mention(table.seats[seat].mover_id or table.seats[seat].user_id)


def _played_on(table: Table, vote: Vote) -> str:
    """Say that a computer player plays the seat, if that is not what was decided."""
    by_computer = table.seats[vote.seat].occupant is Occupant.COMPUTER
    decided = vote.kind is not VoteKind.EMPTY_SEAT or vote.outcome == VoteAnswer.COMPUTER
    if decided or not by_computer:
        return ""
    return table_localizer(table).say(TableEvent.COMPUTER_TOOK_SEAT, who=Seat(vote.seat))


def _offer(table: Table, vote: Vote, localizer: Localizer) -> list[ui.ActionRow[Any]]:
    """Return a button to take over the seat while it is offered."""
    offered = table.seats[vote.seat].occupant is Occupant.OFFERED
    if vote.outcome != VoteAnswer.TAKEOVER or not offered:
        return []
    ref = ControlId("takeover", table.id, 0, str(vote.seat + 1))
    return rows(button(ref, localizer.say("takeover-button")))


def vote_message(table: Table, vote: Vote) -> Layout:
    """Show a unanimous vote with the votes so far, and buttons while it is open."""
    if vote.kind in MAJORITY_RULES:
        return majority_vote_message(table, vote)
    localizer = message_localizer(table.language, table.game, vote.names)
    channel = f"<#{vote.channel_id}>"
    asked = question_text(table, vote, localizer, who=Player(vote.seat), channel=channel)
    is_open = vote.status is VoteStatus.OPEN
    lines = [
        *warnings(vote, localizer),
        _waiting(table, vote, localizer),
        *answer_lines(table, vote, localizer),
    ]
    if not is_open:
        return note(asked, *lines, f"**{localizer.say(_end(vote))}**")
    if about := about_text(table, vote, localizer, _when(vote)):
        lines.append(small(about))
    buttons = [
        button(ControlId(act, vote.id), answer_label(table, vote, answer, localizer))
        for answer, act in ((YES, "yes"), (NO, "nay"))
    ]
    return note(asked, *lines, controls=rows(*buttons))


def _end(vote: Vote) -> str:
    if vote.kind is VoteKind.TIME_CONTROL and vote.status is VoteStatus.REFUSED:
        return "vote-refused-time-control"
    return "vote-expired-few" if vote.outcome == TOO_FEW else f"vote-{vote.status}"


def vote_reminder_message(message: OutboxMessage) -> Layout:
    """Tell players that a vote was opened in their quiet hours, with a link."""
    table, localizer = message.table, table_localizer(message.table)
    users = [mention(table.seats[seat].mover_id or "") for seat in message.seats]
    text, controls = localizer.say("vote-reminder", who=localizer.words.people(users)), []
    if message.posted is not None:
        label = localizer.say("vote-reminder-button")
        link = message_address(table, table.channel_id, message.posted)
        controls = [ui.ActionRow[Any](ui.Button(label=label, url=link))]
    return note(text, controls=controls)


def _waiting(table: Table, vote: Vote, localizer: Localizer) -> str:
    """Return the players who have not answered, mentioned while the vote is open."""
    seats = [seat for seat, agreed in vote.votes.items() if agreed is None]
    if not seats:
        return ""
    if vote.status is VoteStatus.OPEN:
        users = [mention(table.seats[seat].mover_id or "") for seat in seats]
        who: Value = f"**{localizer.words.join(users)}**"
    else:
        who = tuple(Seat(seat) for seat in seats)
    return localizer.say("vote-waiting", who=who)
