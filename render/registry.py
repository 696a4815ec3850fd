"""The painters there are: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from engine.core.words.game_words import Card
from render.kit import animation, pins
from render.kit.encode import CARD_LIMIT, encode, entries
from render.kit.scene import Painter, Scene

_PACKAGES = {
    "caylus": "render.caylus",
    "caylus1303": "render.caylus1303",
    "emperor": "render.emperor",
    "tuscany": "render.tuscany",
}


def painted_games() -> tuple[str, ...]:
    """The games that have a painter."""
    return tuple(_PACKAGES)


@cache
def painter(game: str) -> Painter:
    """The painter of a game.

    Raises:
        KeyError: there is none.
    """
    found: Painter = import_module(_PACKAGES[game]).PAINTER
    return found


def paint(game: str, view: Any, scene: Scene) -> bytes:
    """The picture of a view as a PNG file; safe to call from any thread.

    Raises:
        KeyError: there is no painter of that game.
        UnknownPart: the painter has no such part.
        UnknownPoint: nothing in the picture is what a pin is to point at.
    """
    canvas = painter(game).paint(view, scene, recording=bool(scene.points))
    pins.draw(canvas, scene.points)
    return encode(canvas, scene.width)


def animate(
    game: str, frames: Sequence[tuple[Any, Scene, float]], *, goes_on: bool = False
) -> bytes:
    """A piece of an animation: views in their order, each with its scene and seconds.

    ``goes_on``: the first stands already when the piece begins. :func:`render.kit.animation.joined`
    makes a file of pieces.

    Raises:
        KeyError: there is no painter of that game.
    """
    painted = [
        (painter(game).paint(view, scene), scene.width, time) for view, scene, time in frames
    ]
    shown = [(entries(canvas, width), time) for canvas, width, time in painted]
    before = shown.pop(0)[0] if goes_on else None
    return animation.piece(shown, painted[0][0].palette, before)


def paint_card(game: str, card: Card, language: str, width: int) -> bytes:
    """The picture of a rules card as a PNG file, at most so wide; safe to call from any thread.

    Raises:
        KeyError: there is no painter of that game.
    """
    return encode(painter(game).card(card, language), width, CARD_LIMIT)
