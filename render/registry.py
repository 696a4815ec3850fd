"""Registry of painters."""

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
    """Return the games that have a painter."""
    return tuple(_PACKAGES)


@cache
def painter(game: str) -> Painter:
    """Return the painter of a game.

    Raises:
        KeyError: the game has no painter.
    """
    found: Painter = import_module(_PACKAGES[game]).PAINTER
    return found


def paint(game: str, view: Any, scene: Scene) -> bytes:
    """Render a view as a PNG file; safe to call from any thread.

    Raises:
        KeyError: the game has no painter.
        UnknownPart: the painter has no such part.
        UnknownPoint: the picture lacks the target of a pin.
    """
    canvas = painter(game).paint(view, scene, recording=bool(scene.points))
    pins.draw(canvas, scene.points)
    return encode(canvas, scene.width)


def animate(
    game: str, frames: Sequence[tuple[Any, Scene, float]], *, continued: bool = False
) -> bytes:
    """Render part of an animation: views in order, each with its scene and seconds.

    With ``continued`` the first view is already on screen when this part begins. Combine the parts
    into a file with :func:`render.kit.animation.joined`.

    Raises:
        KeyError: the game has no painter.
    """
    painted = [
        (painter(game).paint(view, scene), scene.width, time) for view, scene, time in frames
    ]
    shown = [(entries(canvas, width), time) for canvas, width, time in painted]
    before = shown.pop(0)[0] if continued else None
    return animation.piece(shown, painted[0][0].palette, before)


def paint_card(game: str, card: Card, language: str, width: int) -> bytes:
    """Render a rules card as a PNG file of at most that width; safe to call from any thread.

    Raises:
        KeyError: the game has no painter.
    """
    return encode(painter(game).card(card, language), width, CARD_LIMIT)
