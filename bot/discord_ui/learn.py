"""*How to play* and the short lesson, which need no table and work anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    Services,
    answer,
    language_of,
    tell,
    words_for,
)
from bot.discord_ui.common.layout import Layout, card, files_of, gallery, small
from bot.discord_ui.common.options import games_menu
from bot.discord_ui.common.pictures import or_none
from bot.discord_ui.play.turn_message import effect_lines
from bot.presentation.choices import Candidate, candidates, group_choices
from bot.presentation.texts import Localizer, escape, label_localizer, words_in
from bot.tables.domain.errors import TableError
from engine.core import Game, game, game_names
from engine.core.teaching import Exercise, lesson_text
from engine.core.teaching_positions import (
    TeachingPosition,
    position_after_choice,
    teaching_position,
)
from engine.core.words.catalogue import Catalogue
from render import BOARD, Scene
from render.kit.palette import PLAYERS

TAUGHT = [name for name in game_names() if game(name).hosting.teaching.lesson]
"""The games that have a lesson."""
_BLUE = discord.ButtonStyle.primary


class LearnCog(FeatureCog):
    """Teach the games to new players."""

    @press("guide")
    async def _guide(self, interaction: Interaction, ref: ControlId) -> None:
        """Show a card of how to play; without a game, ask which."""
        if not ref.word:
            await answer(
                interaction, games_menu(words_for(interaction), ControlId("guide"), game_names())
            )
            return
        services, language = self.services, language_of(interaction)
        rules = _known(ref.word)
        if ref.sequence >= len(rules.hosting.teaching.guide):
            await tell(interaction, words_for(interaction).say("guide-none"))
            return
        card = rules.hosting.teaching.guide[ref.sequence]
        at = await asyncio.to_thread(teaching_position, rules, card.position)
        rendered = await _draw(services, rules, at, language, card.part, card.viewer, card.pins)
        view = guide_card(rules, ref.sequence, language, picture=rendered is not None)
        await answer(interaction, view, files_of(rendered))

    @press("learn")
    async def _learn(self, interaction: Interaction, ref: ControlId) -> None:
        """Show a decision of a lesson; without a game, ask which."""
        if not ref.word:
            await answer(
                interaction, games_menu(words_for(interaction), ControlId("learn"), TAUGHT)
            )
            return
        await show_exercise(interaction, ref.word, ref.sequence)

    @press("try")
    async def _tried(self, interaction: Interaction, ref: ControlId) -> None:
        name, _, choice = ref.word.partition(":")
        rules, number, language = _known(name), ref.sequence, language_of(interaction)
        services = self.services
        step = _exercise(rules, number)
        if choice not in step.reactions:
            raise TableError.because("error-old-button")
        before = await asyncio.to_thread(teaching_position, rules, step.position)
        then = step.reactions[choice].then
        result = await asyncio.to_thread(
            position_after_choice, rules, step.position, step.seat, choice, then
        )
        rendered = await _draw(
            services, rules, result, language, step.part_after or step.part, step.seat
        )
        view = reaction_message(
            rules, number, choice, before, language, picture=rendered is not None
        )
        await answer(interaction, view, files_of(rendered))


async def show_exercise(interaction: Interaction, name: str, number: int = 0) -> None:
    """Show a decision of a game's lesson; raise ``TableError`` if there is none."""
    services = interaction.client
    rules, language = _known(name), language_of(interaction)
    step = _exercise(rules, number)
    at = await asyncio.to_thread(teaching_position, rules, step.position)
    rendered = await _draw(services, rules, at, language, step.part, step.seat, step.pins)
    view = exercise_message(rules, number, at, language, picture=rendered is not None)
    await answer(interaction, view, files_of(rendered))


async def _draw(
    services: Services,
    rules: Game[Any],
    at: TeachingPosition,
    language: str,
    part: str = BOARD,
    viewer: int | None = None,
    pins: Sequence[str] = (),
) -> bytes | None:
    """Render a prepared position; on failure the lesson continues without a picture."""
    view = rules.view(at.state, viewer)
    scene = Scene(
        language=language,
        names=tuple(at.names),
        colours=tuple(PLAYERS[: len(at.names)]),
        part=part,
        viewer=viewer,
        latest_events=tuple(event.seen_by(viewer) for event in at.last),
        before_latest_turn=rules.view(at.before, viewer),
        pins=tuple(pins),
    )
    work = services.pictures.position(rules.name, view, scene)
    return await or_none(work, "picture.render.failed", game=rules.name, part=part)


def _known(name: str) -> Game[Any]:
    """Return the game of that name; raise ``TableError`` if there is none."""
    if name not in game_names():
        raise TableError.because("error-old-button")
    return game(name)


def _exercise(rules: Game[Any], number: int) -> Exercise:
    """Return a decision of the game's lesson; raise ``TableError`` if there is none."""
    lesson = rules.hosting.teaching.lesson
    if number >= len(lesson):
        raise TableError.because("error-old-button" if lesson else "guide-none")
    return lesson[number]


def guide_card(rules: Game[Any], page: int, language: str, *, picture: bool) -> Layout:
    """Show a card by its index, counted from 0."""
    cards, words = rules.hosting.teaching.guide, words_in(language, rules.name)
    topic = cards[page].topic
    own = f"{rules.name}-guide-{topic}"
    text = words.say(own if own in words else f"guide-{topic}")
    head = words.say("guide-head", game=rules.words.title, topic=words.say(f"guide-topic-{topic}"))
    alt = "\n".join((head.removeprefix("### "), text))
    board = gallery(alt) if picture else ""
    key = "guide-page-pictured" if picture else "guide-page"
    foot = small(words.say(key, page=page + 1, pages=len(cards)))
    return card([head, board, text, foot], rows(*_guide_buttons(rules, page, words)))


def _guide_buttons(rules: Game[Any], page: int, words: Catalogue) -> list[PressButton]:
    """Return the buttons back and on; after the last card, to a lesson or a new table."""
    name = rules.name
    back = ControlId("guide", 0, max(0, page - 1), name)
    buttons = [button(back, words.say("guide-back"), disabled=not page)]
    if page < len(rules.hosting.teaching.guide) - 1:
        following = ControlId("guide", 0, page + 1, name)
        return [*buttons, button(following, words.say("guide-on"), _BLUE)]
    if rules.hosting.teaching.lesson:
        buttons.append(button(ControlId("learn", word=name), words.say("guide-learn"), _BLUE))
    return [*buttons, button(ControlId("new", word=name), words.say("help-start"))]


def exercise_message(
    rules: Game[Any], number: int, at: TeachingPosition, language: str, *, picture: bool
) -> Layout:
    """Show the decision of an exercise by its index, counted from 0."""
    step, localizer = (
        rules.hosting.teaching.lesson[number],
        label_localizer(language, rules.name, at.names),
    )
    text = localizer.format(lesson_text(rules.name, step, len(at.names)))
    offered = _offered(rules, step, at, localizer)
    buttons = [
        button(ControlId("try", 0, number, f"{rules.name}:{c.choice}"), c.label, _BLUE)
        for c in offered
    ]
    parts = [_head(rules, number, localizer), text, gallery(text) if picture else ""]
    parts.append(effect_lines(group_choices(offered, len(offered)), localizer))
    return card(parts, rows(*buttons))


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
    lesson, localizer = (
        rules.hosting.teaching.lesson,
        label_localizer(language, rules.name, before.names),
    )
    step, name = lesson[number], rules.name
    chosen = next(c for c in _offered(rules, step, before, localizer) if c.choice == choice)
    reaction = step.reactions[choice]
    text = localizer.format(lesson_text(name, step, len(before.names), reaction.key))
    parts = [
        _head(rules, number, localizer),
        localizer.say("lesson-chosen", choice=escape(chosen.title)),
        gallery(text) if picture else "",
        text,
    ]
    buttons = [button(ControlId("learn", 0, number, name), localizer.say("lesson-again"))]
    if number + 1 < len(lesson):
        following = ControlId("learn", 0, number + 1, name)
        buttons.append(button(following, localizer.say("lesson-on"), _BLUE))
    else:
        parts.append(localizer.say("lesson-end"))
        buttons.append(button(ControlId("guide", word=name), localizer.say("guide-open")))
        buttons.append(button(ControlId("new", word=name), localizer.say("help-start"), _BLUE))
    return card(parts, rows(*buttons))


def _head(rules: Game[Any], number: int, localizer: Localizer) -> str:
    steps = len(rules.hosting.teaching.lesson)
    return localizer.say("lesson-head", game=rules.words.title, step=number + 1, steps=steps)


def _offered(
    rules: Game[Any], step: Exercise, at: TeachingPosition, localizer: Localizer
) -> list[Candidate]:
    return candidates(rules, at.state, step.seat, localizer, choices=list(step.reactions))
