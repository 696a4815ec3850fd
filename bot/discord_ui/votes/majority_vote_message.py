"""A question with several answers: what becomes of a turn, or of a seat nobody plays."""

from __future__ import annotations

from typing import Any

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, mention, note, relative, small
from bot.presentation.localizer import Localizer, message_localizer
from bot.presentation.timeout_policy import empty_seat_text
from bot.tables.computer.computer_seats import is_allowed
from bot.tables.domain.table import Occupant, Table
from bot.tables.domain.table_events import PLAYED_ON
from bot.tables.domain.timeout_policy import strength_where
from bot.tables.votes.model import Vote, VoteKind
from bot.tables.votes.rules import MAJORITY_RULES
from engine.core import Player, Seat, say
from engine.core.words.text import Value


def ballot_message(table: Table, proposal: Vote) -> Layout:
    """The question, who has answered what, and a button for each answer while it is open."""
    voice = message_localizer(table.language, table.game, proposal.names)
    kind, choices = proposal.kind, _choices(table, proposal)
    over = "" if proposal.status == "open" else "-over"
    asked = voice.say(
        f"ballot-{kind}{over}",
        who=_whose(table, proposal, voice),
        times=table.seats[proposal.seat].lapses,
    )
    lines = [_answer(table, proposal, choice, voice) for choice in choices]
    if proposal.status != "open":
        after = _played_on(table, proposal)
        end = "" if after else voice.say("vote-lapsed")
        if proposal.outcome is not None:
            decided = _label(table, kind, proposal.outcome, voice)
            tied = MAJORITY_RULES[kind].tied(proposal.answers.values())
            end = voice.say("ballot-tied" if tied else "ballot-decided", choice=decided)
        ended = [f"**{line}**" for line in (end, after) if line]
        return note(asked, *lines, *ended, controls=_offer(table, proposal, voice))
    when = "" if proposal.due is None else relative(proposal.due)
    waiting = [seat for seat, said in proposal.votes.items() if said is None]
    lines.append(voice.say("vote-waiting", who=_called(table, waiting, voice)) if waiting else "")
    usual = empty_seat_text(table.vacant)
    lines.append(small(voice.say(f"ballot-{kind}-about", when=when, usual=usual)))
    made = [
        button(ControlId("vote", proposal.id, 0, choice), _label(table, kind, choice, voice))
        for choice in choices
    ]
    return note(asked, *lines, controls=rows(*made))


def _whose(table: Table, proposal: Vote, voice: Localizer) -> Value:
    """Whose seat it is about; whoever can still move is called."""
    if proposal.kind is VoteKind.LATE and proposal.status == "open":
        return voice.words.person(_mentioned(table, proposal.seat))
    return Player(proposal.seat)


def _mentioned(table: Table, seat: int) -> str:
    return mention(table.seats[seat].plays or table.seats[seat].user_id)


def _called(table: Table, seats: list[int], voice: Localizer) -> str:
    return f"**{voice.words.join([_mentioned(table, seat) for seat in seats])}**"


def _choices(table: Table, proposal: Vote) -> list[str]:
    """What can be answered here: no opponent plays where none may or can."""
    choices = MAJORITY_RULES[proposal.kind].choices
    return [choice for choice in choices if choice != "opponent" or is_allowed(table)]


def _label(table: Table, kind: VoteKind, choice: str, voice: Localizer) -> str:
    """An answer in words; an opponent with how well it plays."""
    strength = say(f"strength-{strength_where(table.vacant)}")
    return voice.say(f"ballot-{kind}-{choice}", strength=strength)


def _answer(table: Table, proposal: Vote, choice: str, voice: Localizer) -> str:
    """Who wants this; empty where nobody does."""
    who = tuple(Seat(seat) for seat, said in proposal.answers.items() if said == choice)
    if not who:
        return ""
    named = _label(table, proposal.kind, choice, voice)
    return voice.say("ballot-answer", choice=named, who=who)


def _played_on(table: Table, proposal: Vote) -> str:
    """That an opponent plays the seat now, where that is not what was decided."""
    opponent = table.seats[proposal.seat].occupant is Occupant.OPPONENT
    if proposal.kind is not VoteKind.VACANT or not opponent or proposal.outcome == "opponent":
        return ""
    voice = message_localizer(table.language, table.game, table.names)
    return voice.say(PLAYED_ON, who=Seat(proposal.seat))


def _offer(table: Table, proposal: Vote, voice: Localizer) -> list[Any]:
    """A button for whoever takes the seat over, as long as it is on offer."""
    offered = table.seats[proposal.seat].occupant is Occupant.OFFERED
    if proposal.outcome != "takeover" or not offered:
        return []
    ref = ControlId("takeover", table.id, 0, str(proposal.seat + 1))
    return rows(button(ref, voice.say("takeover-button")))
