"""The painter used by every game: a board model, and a function for each part."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from engine.core.words.catalogue import Catalogue, catalogue
from engine.core.words.game_words import RulesCard
from render.kit import chart, ending, rules_card, score_table, story_marks, watermark, win_chances
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.card_figures import Illustration
from render.kit.ending_place import Areas, top_of_board
from render.kit.scene import BOARD, CHANCES, CHART, ENDING, SCORE, Scene, UnknownPart

T = TypeVar("T", bound=BoardModel[Any])

_SHARED: Mapping[str, Callable[[BoardModel[Any]], Canvas]] = {
    SCORE: score_table.draw_part,
    CHART: chart.draw_part,
}
"""Parts of every game, unless it draws them itself."""


def _with_story(draw: Callable[[T], Canvas], model: T) -> Canvas:
    """Draw a part with the marks of the latest moves on top."""
    canvas = draw(model)
    story_marks.draw(canvas, model)
    return canvas


class PartsPainter(Generic[T]):
    """Draws each part of a game with a function of its own (see :class:`render.Painter`).

    ``illustrate`` returns the illustration of a rules card, given its id and a catalogue.
    ``areas`` returns the areas of the final portrait board that the poster of a finished game
    shows side by side; without it, the poster shows the top of the board. ``draw_place`` draws the
    picture that the areas are cut from; by default the board.
    """

    def __init__(
        self,
        model_type: type[T],
        parts: Mapping[str, Callable[[T], Canvas]],
        illustrate: Callable[[str, Catalogue], Illustration],
        areas: Callable[[T], Areas] = top_of_board,
        draw_place: Callable[[T], Canvas] | None = None,
    ) -> None:
        self._model_type = model_type
        self._illustrate = illustrate
        with_story = {part: partial(_with_story, draw) for part, draw in parts.items()}
        self._parts = with_story | {
            part: draw for part, draw in _SHARED.items() if part not in with_story
        }
        self.parts = tuple(self._parts)
        # ``parts`` is offered at any time, these two only in a review or once the game is over.
        self._parts[CHANCES] = win_chances.draw_part
        if BOARD in parts:
            draw = draw_place or with_story[BOARD]
            self._parts[ENDING] = partial(ending.draw_part, board=draw, areas=areas)
        self.packages = model_type.packages

    def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
        """Draw a view.

        Raises:
            UnknownPart: the painter has no such part, or the game is not over and has no ending.
        """
        if scene.part not in self._parts:
            raise UnknownPart(scene.part)
        canvas = self._parts[scene.part](self._model_type(view, scene, recording=recording))
        if scene.is_hypothetical:
            watermark.draw(canvas, catalogue(scene.language, *self.packages))
        return canvas

    def card(self, card: RulesCard, language: str, *, recording: bool = False) -> Canvas:
        """Draw a rules card."""
        words = catalogue(language, *self.packages)
        return rules_card.draw_page(
            card,
            self._illustrate(card.id, words),
            self._model_type.rules,
            words,
            self._model_type.palette,
            recording=recording,
        )
