"""``/learn`` and *How to play*; they need no table and work anywhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, language_of, tell, words_for
from bot.discord_ui.common.layout import files_of
from bot.discord_ui.common.locale import locale_text, slash
from bot.discord_ui.common.options import games_menu
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.tutorial.view import exercise_message, guide_card, reaction_message
from bot.tables.domain.errors import TableError
from engine.core import Game, game
from engine.core.registry import game_names
from engine.core.teaching_positions import TeachingPosition, after, position
from render import BOARD, Scene
from render.kit.palette import PLAYERS

log = logging.getLogger(__name__)

TAUGHT = [
    app_commands.Choice(name=locale_text(game(name).words.title.key, name), value=name)
    for name in game_names()
    if game(name).teaching.lesson
]


class TutorialCog(FeatureCog):
    """Teach the games to new players."""

    @slash("learn")
    @app_commands.choices(game=TAUGHT)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a lesson."""
        if game is None:
            names = [choice.value for choice in TAUGHT]
            await answer(interaction, games_menu(words_for(interaction), "learn", names))
        else:
            await self._exercise(interaction, _taught(game), 0)

    @press("guide")
    async def guide(self, interaction: Interaction, ref: ControlId) -> None:
        """Show a card of how to play; without a game, ask which."""
        if not ref.word:
            await answer(interaction, games_menu(words_for(interaction), "guide", game_names()))
            return
        rules, language = _known(ref.word), language_of(interaction)
        if ref.sequence >= len(rules.teaching.guide):
            await tell(interaction, words_for(interaction).say("guide-none"))
            return
        card = rules.teaching.guide[ref.sequence]
        at = await asyncio.to_thread(position, rules, card.spot)
        drawn = await self._draw(rules, at, language, card.part, card.viewer, card.points)
        view = guide_card(rules, ref.sequence, language, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))

    @press("learn")
    async def exercise(self, interaction: Interaction, ref: ControlId) -> None:
        """Show a decision of a lesson."""
        if not ref.word:
            names = [choice.value for choice in TAUGHT]
            await answer(interaction, games_menu(words_for(interaction), "learn", names))
            return
        await self._exercise(interaction, _taught(ref.word), ref.sequence)

    @press("try")
    async def tried(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the result of a choice in a lesson."""
        name, _, choice = ref.word.partition(":")
        rules, number, language = _taught(name), ref.sequence, language_of(interaction)
        if number >= len(rules.teaching.lesson):
            raise TableError.because("error-old-button")
        step = rules.teaching.lesson[number]
        if choice not in step.reactions:
            raise TableError.because("error-old-button")
        before = await asyncio.to_thread(position, rules, step.spot)
        then = step.reactions[choice].then
        came = await asyncio.to_thread(after, rules, step.spot, step.seat, choice, then)
        drawn = await self._draw(rules, came, language, step.shows or step.part, step.seat)
        view = reaction_message(rules, number, choice, before, language, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))

    async def _exercise(self, interaction: Interaction, rules: Game[Any], number: int) -> None:
        language = language_of(interaction)
        if number >= len(rules.teaching.lesson):
            raise TableError.because("error-old-button")
        step = rules.teaching.lesson[number]
        at = await asyncio.to_thread(position, rules, step.spot)
        drawn = await self._draw(rules, at, language, step.part, step.seat, step.points)
        view = exercise_message(rules, number, at, language, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))

    async def _draw(
        self,
        rules: Game[Any],
        at: TeachingPosition,
        language: str,
        part: str = BOARD,
        viewer: int | None = None,
        points: Sequence[str] = (),
    ) -> bytes | None:
        """Render a prepared position; on failure the lesson continues without a picture."""
        try:
            view = rules.view(at.state, viewer)
            scene = Scene(
                language=language,
                names=tuple(at.names),
                colours=tuple(PLAYERS[: len(at.names)]),
                part=part,
                viewer=viewer,
                last=tuple(event.seen_by(viewer) for event in at.last),
                before_last_move=rules.view(at.before, viewer),
                points=tuple(points),
            )
            return await self.services.pictures.position(rules.name, view, scene)
        except Exception:
            log.exception("picture.render.failed", extra={"game": rules.name, "part": part})
            return None


def _known(name: str) -> Game[Any]:
    """Return the game of that name; raise ``TableError`` if there is none."""
    if name not in game_names():
        raise TableError.because("error-old-button")
    return game(name)


def _taught(name: str) -> Game[Any]:
    """Return the game of that name; raise ``TableError`` if it has no lesson."""
    rules = _known(name)
    if not rules.teaching.lesson:
        raise TableError.because("guide-none")
    return rules
