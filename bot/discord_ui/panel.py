"""The message of a turn: whose it is, what is asked, the board, what happened, and all moves.

Pure functions from a position to a message; what they need to know is handed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.discord_ui import controls
from bot.discord_ui.choices import Candidate, candidates
from bot.discord_ui.dynamic import Ref, button, rows
from bot.discord_ui.layout import Layout, card, small
from bot.discord_ui.names import cut, mention
from bot.discord_ui.texts import Voice, voice_in_label, voice_in_message
from bot.tables.models import Position, Table
from engine.core.rules import Sealed
from engine.core.text import Seat, Text
from render.kit.palette import NAMED

ALT_LIMIT = 1024
RECAP_LIMIT = 1500
HOLDINGS = 4
PICTURE = "board.png"


@dataclass(frozen=True, slots=True)
class Subject:
    """A position and the language it is told in, in messages and in labels."""

    position: Position
    message: Voice
    label: Voice

    @classmethod
    def of(cls, position: Position, language: str | None = None) -> Subject:
        """In that language, or the one of the table's channel."""
        table = position.table
        spoken = language or table.language
        return cls(
            position,
            voice_in_message(spoken, table.game, table.names),
            voice_in_label(spoken, table.game, table.names),
        )

    @property
    def table(self) -> Table:
        """The table."""
        return self.position.table

    def headline(self) -> str:
        """Game and where it stands: "Caylus · turn 5 · placing workers"."""
        words = self.position.game.words
        state = self.position.game.view(self.position.state, None)
        return self.message.say("panel-headline", game=words.title, where=words.headline(state))

    def prompt(self, voice: Voice, seat: int, viewer: int | None) -> str:
        """What a seat is asked, as the viewer may read it."""
        view = self.position.game.view(self.position.state, viewer)
        return voice.format(self.position.game.words.prompt(view, seat))


def is_secret(position: Position) -> bool:
    """Whether what may be chosen now, or what is chosen, is not everybody's to know.

    Only what everybody knows decides, or the answer itself would tell something.
    """
    rules, state = position.game, position.state
    if not state.stack:
        return False
    if rules.top(state)[1].secret:
        return True
    public = rules.view(state, None)
    return any(not rules.legal(public, seat) for seat in rules.owing(state))


def turn_panel(subject: Subject, happened: Sequence[Text], *, picture: bool) -> Layout:
    """The one message of a turn; its picture is the attachment :data:`PICTURE`.

    ``happened`` is what the player to move has not seen yet, in the order it happened.
    """
    parts: list[ui.Item[Any] | str] = [f"### {subject.headline()}", ask_line(subject)]
    if picture:
        parts.append(gallery(alt_text(subject, happened)))
    parts.append(recap(subject, subject.message, happened, RECAP_LIMIT))
    offered = _offered(subject, subject.label)
    if any(candidate.offer.number for candidate in offered):
        parts.append(numbers_explained(_offered(subject, subject.message)))
    shown = [*_move_controls(subject, offered), _house_row(subject, offered)]
    return card([*parts, *shown, small(small_print(subject))], accent=accent(subject))


def ask_line(subject: Subject) -> str:
    """Who must act, mentioned, and what is asked."""
    owing = subject.position.game.owing(subject.position.state)
    seats = subject.table.seats
    who = subject.message.words.join([mention(seats[seat].user_id) for seat in owing])
    prompt = subject.prompt(subject.message, owing[0], None)
    return subject.message.say("panel-ask", who=f"**{who}**", prompt=prompt)


def numbers_explained(offered: Sequence[Candidate]) -> str:
    """A line for each number that does more than its button can say: "**14 · +2** · pay 2"."""
    told = (c for c in offered if c.offer.number and c.effect)
    return "\n".join(small(f"**{c.title}** · {c.effect}") for c in told)


def _offered(subject: Subject, voice: Voice) -> list[Candidate]:
    """What the panel offers to everybody's eyes: nothing where the choice is secret.

    It is everything that may be possible for all the public knows; what the player cannot do
    after all is refused in private.
    """
    position = subject.position
    if is_secret(position):
        return []
    (seat,) = position.game.owing(position.state)
    public = position.game.view(position.state, None)
    return candidates(position.game, public, seat, voice)


def _move_controls(subject: Subject, offered: Sequence[Candidate]) -> list[ui.ActionRow[Any]]:
    if not offered:
        return rows(_private_button(subject))
    sequence = subject.position.sequence
    return controls.move_rows(subject.table.id, sequence, offered, subject.label)


def _private_button(subject: Subject) -> Any:
    """Opens the private panel: "Vote (2 of 3 are in)"."""
    position, voice = subject.position, subject.label
    frame, rule = position.game.top(position.state)
    if isinstance(rule, Sealed):
        asked = len(frame[2])
        given = asked - len(position.game.owing(position.state))
        label = voice.say("panel-answer-sealed", given=given, asked=asked)
    else:
        label = voice.say("panel-answer-secret")
    ref = Ref("open", subject.table.id, position.sequence)
    return button(ref, label, discord.ButtonStyle.primary)


def _house_row(subject: Subject, offered: Sequence[Candidate]) -> ui.ActionRow[Any]:
    """What declines, and the table's own buttons."""
    sequence, table = subject.position.sequence, subject.table.id
    made = controls.declining_button(table, sequence, offered)
    nothing_yet = not subject.table.moves and not is_secret(subject.position)
    made += [
        button(
            Ref(act, table, sequence),
            subject.label.say(f"panel-{act}"),
            disabled=act == "undo" and nothing_yet,
        )
        for act in ("undo", "view", "why", "more")
    ]
    return ui.ActionRow(*made)


def small_print(subject: Subject) -> str:
    """When the move is due, the table's number, and the number of the move."""
    voice, table = subject.message, subject.table
    due = [owing.due for owing in table.owing if owing.due is not None]
    parts = [voice.say("panel-due", when=relative(min(due)))] if due else []
    parts.append(voice.say("panel-table", table=str(table.id)))
    rules, state = subject.position.game, subject.position.state
    if not state.stack or not rules.top(state)[1].secret:  # else it would tell of private steps
        parts.append(voice.say("panel-move", move=str(table.moves)))
    return " · ".join(parts)


def relative(when: datetime) -> str:
    """A Discord timestamp that reads "in 9 hours" in the reader's own language."""
    return f"<t:{int(when.timestamp())}:R>"


def gallery(alt: str, filename: str = PICTURE) -> ui.MediaGallery[Any]:
    """The picture, with its text for those who cannot see it."""
    item = discord.MediaGalleryItem(f"attachment://{filename}", description=alt or None)
    return ui.MediaGallery(item)


def alt_text(subject: Subject, happened: Sequence[Text]) -> str:
    """The picture in words: where the game stands, who is to move, what changed, who has what."""
    voice = subject.label
    parts = [subject.headline(), *_asked(subject)]
    parts.append(recap(subject, voice, happened, ALT_LIMIT // 2))
    said = cut("\n".join(filter(None, parts)), ALT_LIMIT)
    return "\n".join([said, *_holdings(subject, ALT_LIMIT - len(said))])


def _asked(subject: Subject) -> list[str]:
    """What is asked, once for all who are asked the same."""
    position, voice = subject.position, subject.label
    asked: dict[str, list[str]] = {}
    for seat in position.game.owing(position.state):
        asked.setdefault(subject.prompt(voice, seat, None), []).append(voice.names[seat])
    return [
        voice.say("panel-ask", who=voice.words.join(names), prompt=prompt)
        for prompt, names in asked.items()
    ]


def _holdings(subject: Subject, room: int) -> list[str]:
    """The parts of the board in words that fit: the players', which come last, before others.

    What a player has is told in the first lines of a part with that player's name.
    """
    position, voice = subject.position, subject.label
    view = position.game.view(position.state, None)
    chosen: list[str] = []
    for section in reversed(position.game.words.board(view, None)):
        own = any(isinstance(value, Seat) for value in section.title.args.values())
        shown = section.lines[:HOLDINGS] if own else section.lines
        lines = [voice.format(text) for text in (section.title, *shown)]
        length = sum(map(len, lines)) + len(lines)
        if length <= room:
            room -= length
            chosen = [*lines, *chosen]
    return chosen


def recap(subject: Subject, voice: Voice, happened: Sequence[Text], limit: int) -> str:
    """What happened since a player's last turn, in one paragraph; empty when nothing did."""
    if not happened:
        return ""
    story = paragraph(voice, happened, limit - 100)
    first_turns = subject.table.moves < len(subject.table.seats)
    return voice.say("panel-so-far" if first_turns else "panel-since", story=story)


def paragraph(voice: Voice, happened: Sequence[Text], limit: int) -> str:
    """Sentences as one paragraph; when they are too many the oldest go, and it says so."""
    kept: list[str] = []
    for text in reversed(happened):
        sentence = voice.format(text)
        if sum(map(len, kept)) + len(kept) + len(sentence) > limit:
            kept.append(voice.say("recap-earlier", count=len(happened) - len(kept)))
            break
        kept.append(sentence)
    return (" " if voice.language == "en" else "").join(reversed(kept))


def accent(subject: Subject) -> int | None:
    """The colour of the player to move (the first of several), or of the winner."""
    owing = subject.position.game.owing(subject.position.state) or subject.table.winners
    return seat_accent(subject.table, owing[0]) if owing else None


def seat_accent(table: Table, seat: int) -> int | None:
    """A seat's colour as Discord wants it."""
    colour = table.seats[seat].colour
    if colour is None:
        return None
    red, green, blue = NAMED[colour]
    return red << 16 | green << 8 | blue
