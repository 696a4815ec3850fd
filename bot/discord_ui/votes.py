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
from bot.presentation.time_control import empty_seat_text, time_control_text
from bot.tables.domain.computer_players import is_allowed, replacement_strength
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.table import Occupant, Table
from bot.tables.domain.votes import MAJORITY_RULES, TOO_FEW, Vote, VoteAnswer, VoteKind, VoteStatus
from bot.tables.exports import OutboxMessage
from engine.core import Player, Seat, Text, Value, say

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
    kind, choices = vote.kind, _choices(table, vote)
    over = "" if vote.status is VoteStatus.OPEN else "-over"
    asked = localizer.say(
        f"vote-{kind}{over}",
        who=_whose(table, vote, localizer),
        times=table.seats[vote.seat].timeouts,
    )
    lines = [_answer(table, vote, choice, localizer) for choice in choices]
    if vote.status is not VoteStatus.OPEN:
        end, after = _end_of_majority(table, vote, localizer), _played_on(table, vote)
        ended = [f"**{line}**" for line in (end, after) if line]
        return note(asked, *lines, *ended, controls=_offer(table, vote, localizer))
    when = "" if vote.due is None else format_dt(vote.due, "R")
    waiting = [seat for seat, answer in vote.votes.items() if answer is None]
    if waiting:
        who = f"**{localizer.words.join([_mentioned(table, seat) for seat in waiting])}**"
        lines.append(localizer.say("vote-waiting", who=who))
    usual = empty_seat_text(table.empty_seat_default)
    lines.append(small(localizer.say(f"vote-{kind}-about", when=when, usual=usual)))
    buttons = [
        button(ControlId("vote", vote.id, 0, choice), _label(table, kind, choice, localizer))
        for choice in choices
    ]
    return note(asked, *lines, controls=rows(*buttons))


def _end_of_majority(table: Table, vote: Vote, localizer: Localizer) -> str:
    if vote.outcome is None:
        return "" if _played_on(table, vote) else localizer.say("vote-expired")
    how = "decided"
    if not vote.answers:
        how = "unanswered"
    elif MAJORITY_RULES[vote.kind].tied(vote.answers.values()):
        how = "tied"
    decided = _label(table, vote.kind, vote.outcome, localizer)
    return localizer.say(f"vote-{how}", choice=decided)


def _whose(table: Table, vote: Vote, localizer: Localizer) -> Value:
    if vote.kind is VoteKind.TIMEOUT and vote.status is VoteStatus.OPEN:
        return localizer.words.person(_mentioned(table, vote.seat))
    return Player(vote.seat)


def _mentioned(table: Table, seat: int) -> str:
    return mention(table.seats[seat].mover_id or table.seats[seat].user_id)


def _choices(table: Table, vote: Vote) -> list[str]:
    """Return the available answers; without computer players where none may play."""
    choices = MAJORITY_RULES[vote.kind].choices
    return [choice for choice in choices if choice != VoteAnswer.COMPUTER or is_allowed(table)]


def _label(table: Table, kind: VoteKind, choice: str, localizer: Localizer) -> str:
    strength = say(f"strength-{replacement_strength(table.empty_seat_default)}")
    return localizer.say(f"vote-{kind}-{choice}", strength=strength)


def _answer(table: Table, vote: Vote, choice: str, localizer: Localizer) -> str:
    who = tuple(Seat(seat) for seat, answer in vote.answers.items() if answer == choice)
    if not who:
        return ""
    named = _label(table, vote.kind, choice, localizer)
    return localizer.say("vote-answer", choice=named, who=who)


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
    asked = localizer.say(
        f"vote-{vote.kind}",
        who=Player(vote.seat),
        moves=vote.moves,
        where=_where(table, vote),
        time_control=time_control_text(vote.time_control),
    )
    is_open = vote.status is VoteStatus.OPEN
    lines = [_waiting(table, vote, localizer)]
    lines += [
        localizer.say("vote-agrees" if agreed else "vote-objects", who=Seat(seat))
        for seat, agreed in vote.votes.items()
        if agreed is not None
    ]
    if vote.revealed:
        lines.insert(0, localizer.say("vote-revealed"))
    if vote.taken_back:
        lines.insert(0, _taken_back(vote, localizer))
    if not is_open:
        return note(asked, *lines, f"**{localizer.say(_end(vote))}**")
    if vote.due is not None:
        lines.append(small(localizer.say("vote-until", when=format_dt(vote.due, "R"))))
    yes = button(ControlId("yes", vote.id), localizer.say("vote-button-yes"))
    nay = button(ControlId("nay", vote.id), localizer.say("vote-button-no"))
    return note(asked, *lines, controls=rows(yes, nay))


def _taken_back(vote: Vote, localizer: Localizer) -> str:
    """Return which moves an undo takes back, and whose they are."""
    numbers = [number for number, _ in vote.taken_back]
    seats = dict.fromkeys(seat for _, seat in vote.taken_back)
    return localizer.say(
        "vote-takes-back",
        moves=len(numbers),
        first=str(numbers[0]),
        last=str(numbers[-1]),
        who=tuple(map(Seat, seats)),
    )


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


def _where(table: Table, vote: Vote) -> Text:
    """Return the channel that a table would move to."""
    if vote.server_id != table.server_id:
        return say("vote-move-abroad")
    return say("vote-move-channel", channel=f"<#{vote.channel_id}>")


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
