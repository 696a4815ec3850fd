"""The cards of how to play, and the messages of a lesson."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.play.turn_message import explained
from bot.presentation.choices import Candidate, candidates, grouped
from bot.presentation.texts import Localizer, escape, label_localizer, truncate, words_in
from engine.core import Game
from engine.core.teaching import Exercise, lesson_text
from engine.core.teaching_positions import TeachingPosition
from engine.core.words.catalogue import Catalogue

ALT_LIMIT = 400


def guide_card(rules: Game[Any], page: int, language: str, *, picture: bool) -> Layout:
    """Show a card by its index, counted from 0."""
    cards, words = rules.teaching.guide, words_in(language, rules.name)
    topic = words.say(f"guide-topic-{cards[page].topic}")
    own = f"{rules.name}-guide-{cards[page].topic}"
    told = words.say(own if own in words else f"guide-{cards[page].topic}")
    head = words.say("guide-head", game=rules.words.title, topic=topic)
    alt = "\n".join((head.removeprefix("### "), told))
    shown = gallery(truncate(alt, ALT_LIMIT)) if picture else ""
    foot = small(words.say("guide-page", page=page + 1, pages=len(cards)))
    return card([head, shown, told, foot], rows(*_ways_on(rules, page, words)))


def _ways_on(rules: Game[Any], page: int, words: Catalogue) -> list[Any]:
    """Return the buttons back and on; after the last card, to a lesson or a new table."""
    last = len(rules.teaching.guide) - 1
    made = [
        button(
            ControlId("guide", 0, page - 1, rules.name)
            if page
            else ControlId("guide", 0, 0, rules.name),
            words.say("guide-back"),
            disabled=not page,
        )
    ]
    primary = discord.ButtonStyle.primary
    if page < last:
        made.append(
            button(ControlId("guide", 0, page + 1, rules.name), words.say("guide-on"), primary)
        )
        return made
    if rules.teaching.lesson:
        made.append(button(ControlId("learn", 0, 0, rules.name), words.say("guide-learn"), primary))
    made.append(button(ControlId("new", 0, 0, rules.name), words.say("help-start")))
    return made


def exercise_message(
    rules: Game[Any], number: int, at: TeachingPosition, language: str, *, picture: bool
) -> Layout:
    """Show the decision of an exercise by its index, counted from 0."""
    step, voice = rules.teaching.lesson[number], label_localizer(language, rules.name, at.names)
    told = voice.format(lesson_text(rules.name, step, len(at.names)))
    offered = _offered(rules, step, at, voice)
    made = [
        button(
            ControlId("try", 0, number, f"{rules.name}:{c.choice}"),
            c.label,
            _PRIMARY,
        )
        for c in offered
    ]
    parts = [_head(rules, number, voice), told, _picture(told, picture=picture)]
    parts.append(explained(grouped(offered, len(offered)), voice))
    return card(parts, rows(*made))


def reaction_message(
    rules: Game[Any],
    number: int,
    choice: str,
    before: TeachingPosition,
    language: str,
    *,
    picture: bool,
) -> Layout:
    """Show the result of a choice, and the way on."""
    lesson, voice = rules.teaching.lesson, label_localizer(language, rules.name, before.names)
    step = lesson[number]
    chosen = next(c for c in _offered(rules, step, before, voice) if c.choice == choice)
    reaction = step.reactions[choice]
    told = voice.format(lesson_text(rules.name, step, len(before.names), reaction.key))
    parts = [_head(rules, number, voice)]
    parts.append(voice.say("lesson-chosen", choice=escape(chosen.title)))
    parts += [_picture(told, picture=picture), told]
    made = [button(ControlId("learn", 0, number, rules.name), voice.say("lesson-again"))]
    if number + 1 < len(lesson):
        on = ControlId("learn", 0, number + 1, rules.name)
        made.append(button(on, voice.say("lesson-on"), _PRIMARY))
    else:
        parts.append(voice.say("lesson-end"))
        made.append(button(ControlId("guide", 0, 0, rules.name), voice.say("guide-open")))
        made.append(button(ControlId("new", 0, 0, rules.name), voice.say("help-start"), _PRIMARY))
    return card(parts, rows(*made))


_PRIMARY = discord.ButtonStyle.primary


def _head(rules: Game[Any], number: int, voice: Localizer) -> str:
    steps = len(rules.teaching.lesson)
    return voice.say("lesson-head", game=rules.words.title, step=number + 1, steps=steps)


def _picture(told: str, *, picture: bool) -> Any:
    return gallery(truncate(told, ALT_LIMIT)) if picture else ""


def _offered(
    rules: Game[Any], step: Exercise, at: TeachingPosition, voice: Localizer
) -> list[Candidate]:
    return candidates(rules, at.state, step.seat, voice, choices=list(step.reactions))
