"""What somebody is told privately once their move is made, and what they are asked next."""

from __future__ import annotations

from bot.discord_ui import private
from bot.discord_ui.chronicle import stories, title_of
from bot.discord_ui.desk import link_button
from bot.discord_ui.layout import Layout, note
from bot.discord_ui.panel import Subject, is_secret, paragraph
from bot.discord_ui.texts import Voice
from bot.tables import Moved, Position

STORY_LIMIT = 1500


def after_move(moved: Moved, before: Position, language: str) -> Layout:
    """The next secret question of the same player, or what the move did and a way to the board."""
    position, seat = moved.position, moved.seat
    subject = Subject.of(position, language)
    story = _story(subject.message, moved, before)
    asked = seat in position.game.owing(position.state)
    if is_secret(position) and seat in position.game.waiting(position.state):
        if not asked:
            answer = title_of(before, seat, moved.move, subject.message)
            story = subject.message.say("panel-answered", answer=answer)
        return private.answer_panel(subject, seat, story)
    parts = [story]
    if asked:
        prompt = subject.prompt(subject.message, seat, seat)
        parts.append(subject.message.say("move-next", prompt=prompt))
    return note(*parts, controls=link_button(moved.table, subject.message.say("panel-to-board")))


def _story(voice: Voice, moved: Moved, before: Position) -> str:
    """What the move did, as whoever made it may know; else what it is called."""
    told = stories(moved.table.game, [event.seen_by(moved.seat) for event in moved.events])
    if told:
        return paragraph(voice, told, STORY_LIMIT)
    return voice.say("move-done", move=title_of(before, moved.seat, moved.move, voice))
