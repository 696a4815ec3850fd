"""A question to everybody at a table, with the votes so far."""

from __future__ import annotations

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, mention, note, relative, small
from bot.discord_ui.common.links import button_to
from bot.discord_ui.votes.majority_vote_message import ballot_message
from bot.presentation.localizer import Localizer, message_localizer
from bot.presentation.time_control import time_control_text
from bot.tables.domain.table import Table
from bot.tables.outbox import OutboxMessage
from bot.tables.votes.model import TOO_FEW, Vote, VoteKind
from bot.tables.votes.rules import MAJORITY_RULES
from engine.core import Player, Seat, say
from engine.core.words.text import Text, Value


def proposal_message(table: Table, proposal: Vote) -> Layout:
    """A question to everybody, with the votes so far, and buttons while it is open."""
    if proposal.kind in MAJORITY_RULES:
        return ballot_message(table, proposal)
    voice = message_localizer(table.language, table.game, proposal.names)
    asked = voice.say(
        f"vote-{proposal.kind}",
        who=Player(proposal.seat),
        moves=proposal.moves,
        where=_where(table, proposal),
        pace=time_control_text(proposal.pace),
    )
    is_open = proposal.status == "open"
    lines = [_waiting(table, proposal, voice)]
    lines += [
        voice.say("vote-agrees" if vote else "vote-objects", who=Seat(seat))
        for seat, vote in proposal.votes.items()
        if vote is not None
    ]
    if proposal.revealed:
        lines.insert(0, voice.say("vote-revealed"))
    if proposal.taken_back:
        lines.insert(0, _taken_back(proposal, voice))
    if not is_open:
        return note(asked, *lines, f"**{voice.say(_end(proposal))}**")
    if proposal.due is not None:
        lines.append(small(voice.say("vote-until", when=relative(proposal.due))))
    yes = button(ControlId("yes", proposal.id), voice.say("vote-button-yes"))
    nay = button(ControlId("nay", proposal.id), voice.say("vote-button-no"))
    return note(asked, *lines, controls=rows(yes, nay))


def _taken_back(proposal: Vote, voice: Localizer) -> str:
    """Which moves an undo takes back, and whose they are."""
    numbers = [number for number, _ in proposal.taken_back]
    seats = dict.fromkeys(seat for _, seat in proposal.taken_back)
    return voice.say(
        "vote-takes-back",
        moves=len(numbers),
        first=str(numbers[0]),
        last=str(numbers[-1]),
        who=tuple(map(Seat, seats)),
    )


def _end(proposal: Vote) -> str:
    """The text of what became of it."""
    if proposal.kind is VoteKind.PACE and proposal.status == "refused":
        return "vote-refused-pace"
    return "vote-lapsed-few" if proposal.outcome == TOO_FEW else f"vote-{proposal.status}"


def question_message(parcel: OutboxMessage) -> Layout:
    """That the table has asked somebody something while they slept, with a link to it."""
    table = parcel.table
    voice = message_localizer(table.language, table.game, table.names)
    who = voice.words.people([mention(table.seats[seat].plays or "") for seat in parcel.seats])
    shown = button_to(table, parcel.posted, voice.say("question-button"))
    return note(voice.say("question", who=who), controls=shown)


def _where(table: Table, proposal: Vote) -> Text:
    """Where a table is asked to move: a channel, named by Discord where it is of the server."""
    if proposal.server_id != table.server_id:
        return say("vote-move-abroad")
    return say("vote-move-channel", channel=f"<#{proposal.channel_id}>")


def _waiting(table: Table, proposal: Vote, voice: Localizer) -> str:
    """Who has not answered: mentioned while the question is open."""
    seats = [seat for seat, vote in proposal.votes.items() if vote is None]
    if not seats:
        return ""
    if proposal.status == "open":
        users = [mention(table.seats[seat].plays or "") for seat in seats]
        who: Value = f"**{voice.words.join(users)}**"
    else:
        who = tuple(Seat(seat) for seat in seats)
    return voice.say("vote-waiting", who=who)
