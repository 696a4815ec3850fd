"""A question with several answers: what becomes of a turn, or of a seat nobody plays."""

from __future__ import annotations

from typing import Any

from bot.discord_ui.kit.control_ids import Ref, button, rows
from bot.discord_ui.kit.layout import Layout, mention, note, relative, small
from bot.tables.house_rules import BALLOTS
from bot.tables.models import Consent, Occupant, Proposal, Table
from bot.telling.house_rules import vacant_text
from bot.telling.voice import Voice, voice_in_message
from engine.core import Seat
from engine.core.text import Value


def ballot_message(table: Table, proposal: Proposal) -> Layout:
    """The question, who has answered what, and a button for each answer while it is open."""
    voice = voice_in_message(table.language, table.game, table.names)
    kind, choices = proposal.kind, BALLOTS[proposal.kind].choices
    asked = voice.say(
        f"ballot-{kind}", who=_whose(table, proposal), times=table.seats[proposal.seat].lapses
    )
    lines = [_answer(proposal, choice, voice) for choice in choices]
    if proposal.status != "open":
        key = "vote-lapsed" if proposal.outcome is None else f"ballot-{kind}-{proposal.outcome}"
        end = voice.say("ballot-decided", choice=voice.say(key)) if proposal.outcome else ""
        return note(
            asked,
            *lines,
            f"**{end or voice.say(key)}**",
            controls=_offer(table, proposal, voice),
        )
    when = "" if proposal.due is None else relative(proposal.due)
    waiting = [seat for seat, said in proposal.votes.items() if said is None]
    lines.append(voice.say("vote-waiting", who=_called(table, waiting, voice)) if waiting else "")
    usual = vacant_text(table.vacant)
    lines.append(small(voice.say(f"ballot-{kind}-about", when=when, usual=usual)))
    made = [
        button(Ref("vote", proposal.id, 0, choice), voice.say(f"ballot-{kind}-{choice}"))
        for choice in choices
    ]
    return note(asked, *lines, controls=rows(*made))


def _whose(table: Table, proposal: Proposal) -> Value:
    """Whose seat it is about; whoever can still move is called."""
    if proposal.kind is Consent.LATE and proposal.status == "open":
        return _called(table, [proposal.seat], None)
    return Seat(proposal.seat)


def _called(table: Table, seats: list[int], voice: Voice | None) -> str:
    users = [mention(table.seats[seat].plays or table.seats[seat].user_id) for seat in seats]
    return users[0] if voice is None else f"**{voice.words.join(users)}**"


def _answer(proposal: Proposal, choice: str, voice: Voice) -> str:
    """Who wants this; empty where nobody does."""
    who = tuple(Seat(seat) for seat, said in proposal.answers.items() if said == choice)
    if not who:
        return ""
    named = voice.say(f"ballot-{proposal.kind}-{choice}")
    return voice.say("ballot-answer", choice=named, who=who)


def _offer(table: Table, proposal: Proposal, voice: Voice) -> list[Any]:
    """A button for whoever takes the seat over, as long as it is on offer."""
    offered = table.seats[proposal.seat].occupant is Occupant.OFFERED
    if proposal.outcome != "takeover" or not offered:
        return []
    ref = Ref("takeover", table.id, 0, str(proposal.seat + 1))
    return rows(button(ref, voice.say("takeover-button")))
