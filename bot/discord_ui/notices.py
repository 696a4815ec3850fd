"""Public messages besides the board: the result, votes, reminders, and boards laid aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.boards import score_lines, score_list, signed
from bot.discord_ui.desk import message_link
from bot.discord_ui.dynamic import Ref, button, rows
from bot.discord_ui.layout import Layout, card, note, small
from bot.discord_ui.names import cut, mention
from bot.discord_ui.panel import ALT_LIMIT, Subject, accent, gallery, paragraph
from bot.discord_ui.texts import Voice, voice_in_message
from bot.discord_ui.turning import TurningPoint
from bot.tables import Proposal, Table
from engine.core import Seat, Text
from engine.core.text import Value

TURNING_LIMIT = 200
LAST_LIMIT = 1000


def final_message(
    subject: Subject, happened: Sequence[Text], turned: Sequence[TurningPoint], *, picture: bool
) -> Layout:
    """How it ended: the last picture, who won, what led there, where the points came from.

    ``happened`` is what no board has told yet.
    """
    table, voice = subject.table, subject.message
    parts: list[ui.Item[Any] | str] = [f"### {subject.headline()}"]
    parts.append(f"**{_verdict(voice, table)}**")
    if picture:
        parts.append(gallery(final_alt_text(subject, happened)))
    parts.append(_last(voice, happened, LAST_LIMIT))
    parts.append("\n".join(score_lines(subject, None)))
    parts.append(_turning_points(voice, turned))
    acts = ("rematch", "replay", "log", "export", "verify")
    made = (button(Ref(act, table.id), voice.say(f"panel-{act}")) for act in acts)
    shown = small(voice.say("panel-table", table=str(table.id)))
    return card([*parts], [*rows(*made), ui.TextDisplay(shown)], accent(subject))


def final_alt_text(subject: Subject, happened: Sequence[Text]) -> str:
    """The last picture in words: the end, who won, everybody's points, and what led there."""
    voice = subject.label
    said = [subject.headline(), _verdict(voice, subject.table), *score_list(subject, None)]
    room = ALT_LIMIT - sum(len(part) + 1 for part in said)
    told = _last(voice, happened, room - 100) if room > 200 else ""
    return cut("\n".join(filter(None, [*said, told])), ALT_LIMIT)


def _last(voice: Voice, happened: Sequence[Text], limit: int) -> str:
    if not happened:
        return ""
    return voice.say("final-happened", story=paragraph(voice, happened, limit))


def _verdict(voice: Voice, table: Table) -> str:
    winners = tuple(Seat(seat) for seat in table.winners)
    return voice.say(f"final-{table.ending}", who=winners, count=len(winners))


def _turning_points(voice: Voice, turned: Sequence[TurningPoint]) -> str:
    """Each in a line: the move, who, how much, and what happened."""
    if not turned:
        return voice.say("final-turning-points-none")
    return "\n".join([voice.say("final-turning-points"), *(_turning(voice, p) for p in turned)])


def _turning(voice: Voice, point: TurningPoint) -> str:
    line = voice.say(
        "final-turning-point",
        move=str(point.move),
        who=Seat(point.seat),
        gain=signed(point.gain, plus=True),
        story=cut(paragraph(voice, point.told, TURNING_LIMIT), TURNING_LIMIT),
    )
    return f"- {line}"


def proposal_message(table: Table, proposal: Proposal) -> Layout:
    """A question to everybody, with the votes so far, and buttons while it is open."""
    voice = voice_in_message(table.language, table.game, table.names)
    asked = voice.say(f"vote-{proposal.kind}", who=Seat(proposal.seat), moves=proposal.moves)
    is_open = proposal.status == "open"
    lines = [_waiting(table, proposal, voice)]
    lines += [
        voice.say("vote-agrees" if vote else "vote-objects", who=Seat(seat))
        for seat, vote in proposal.votes.items()
        if vote is not None
    ]
    if proposal.revealed:
        lines.insert(0, voice.say("vote-revealed"))
    if not is_open:
        return note(asked, *lines, f"**{voice.say(f'vote-{proposal.status}')}**")
    yes = button(Ref("yes", proposal.id), voice.say("vote-button-yes"))
    nay = button(Ref("nay", proposal.id), voice.say("vote-button-no"))
    return note(asked, *lines, controls=rows(yes, nay))


def _waiting(table: Table, proposal: Proposal, voice: Voice) -> str:
    """Who has not answered: mentioned while the question is open."""
    seats = [seat for seat, vote in proposal.votes.items() if vote is None]
    if not seats:
        return ""
    if proposal.status == "open":
        users = [mention(table.seats[seat].user_id) for seat in seats]
        who: Value = f"**{voice.words.join(users)}**"
    else:
        who = tuple(Seat(seat) for seat in seats)
    return voice.say("vote-waiting", who=who)


def reminder_message(subject: Subject, late: list[int]) -> Layout:
    """The nudge: who, what is asked, and a link to the board."""
    voice, seats = subject.message, subject.table.seats
    who = voice.words.join([mention(seats[seat].user_id) for seat in late])
    prompt = subject.prompt(voice, late[0], None)
    link = message_link(subject.table)
    shown: list[ui.Item[Any]] = []
    if link is not None:
        shown.append(ui.ActionRow(ui.Button(label=voice.say("panel-to-board"), url=link)))
    return note(voice.say("reminder", who=who, prompt=prompt), controls=shown)


def without_controls(message: discord.Message) -> ui.LayoutView:
    """A message as it stands, with its buttons and menus gone and its picture kept."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)
    kept = Layout()
    for item in view.children:
        if isinstance(item, ui.Container):
            children = [_kept(child) for child in item.children]
            shown = [child for child in children if child is not None]
            kept.add_item(ui.Container(*shown, accent_colour=item.accent_colour))
        elif (shown_item := _kept(item)) is not None:
            kept.add_item(shown_item)
    return kept


def _kept(item: ui.Item[Any]) -> ui.Item[Any] | None:
    match item:
        case ui.TextDisplay():
            return ui.TextDisplay(item.content)
        case ui.MediaGallery():
            return ui.MediaGallery(*item.items)
        case _:
            return None
