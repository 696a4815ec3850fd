"""Registry of painters: a game's painter is in the folder of ``render`` with its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.core import registry
from engine.core.errors import EngineError
from engine.core.registry import BrokenGame, game_names, import_from_package, package_folders
from engine.core.words.game_words import RulesCard
from render.kit import animation, pins
from render.kit.canvas import Canvas
from render.kit.encode import CARD_LIMIT, encode, encode_lossy, scaled_entries, size_of
from render.kit.hot_spots import Handle, HotSpot, find_changes, find_handles, find_hot_spots
from render.kit.scene import Painter, Scene

PACKAGES = {name: f"render.{name}" for name in package_folders("render") if name in game_names()}
"""The package of each painter; a game without one is played without pictures."""


def painted_games() -> tuple[str, ...]:
    """Return the games that have a painter."""
    return tuple(PACKAGES)


class NoPainter(EngineError):
    """A game has no painter."""


@cache
def painter(game: str) -> Painter:
    """Return the painter of a game.

    Raises:
        NoPainter: the game has no painter.
        BrokenGame: its package has none.
    """
    if game not in PACKAGES:
        raise NoPainter(f"{game} has no painter: make render/{game}")
    loaded: Painter = import_from_package(PACKAGES[game], "PAINTER")
    if not callable(getattr(loaded, "paint", None)):
        raise BrokenGame(f"{PACKAGES[game]}.PAINTER is no Painter: set it to a PartsPainter")
    return loaded


def paint(game: str, view: Any, scene: Scene) -> bytes:
    """Render a view as a file; safe to call from any thread.

    Raises:
        NoPainter: the game has no painter.
        UnknownPart: the painter has no such part.
        UnknownPoint: the picture lacks the target of a pin.
    """
    canvas = painter(game).paint(view, scene, recording=bool(scene.pins))
    pins.draw(canvas, scene.pins)
    return _encode(canvas, scene)


class Picture(NamedTuple):
    """A picture as a file, its size, its hot spots, its handles, and the boxes of its changes."""

    file: bytes
    size: tuple[int, int]
    """Width and height in pixels."""
    hot_spots: tuple[HotSpot, ...]
    handles: tuple[Handle, ...]
    changes: tuple[tuple[int, int, int, int], ...]


def paint_with_hot_spots(game: str, view: Any, scene: Scene) -> Picture:
    """Render a view once, as a file and its hot spots; safe to call from any thread.

    Raises:
        NoPainter: the game has no painter.
        UnknownPart: the painter has no such part.
        UnknownPoint: the picture lacks the target of a pin.
    """
    canvas = painter(game).paint(view, scene, recording=True)
    spots = find_hot_spots(registry.game(game), view, scene, canvas)
    pins.draw(canvas, scene.pins)
    return Picture(
        _encode(canvas, scene),
        size_of(canvas, scene.width),
        spots,
        find_handles(scene, canvas),
        find_changes(scene, canvas),
    )


def _encode(canvas: Canvas, scene: Scene) -> bytes:
    return (encode_lossy if scene.is_lossy else encode)(canvas, scene.width)


def animate(
    game: str, frames: Sequence[tuple[Any, Scene, float]], *, is_continued: bool = False
) -> bytes:
    """Render part of an animation: views in order, each with its scene and seconds.

    If it ``is_continued``, the first view is already on screen when this part begins. Combine the
    parts into a file with :func:`render.kit.animation.join_parts`.

    Raises:
        NoPainter: the game has no painter.
    """
    painted = [
        (painter(game).paint(view, scene), scene.width, time) for view, scene, time in frames
    ]
    frames_shown = [(scaled_entries(canvas, width), time) for canvas, width, time in painted]
    before = frames_shown.pop(0)[0] if is_continued else None
    return animation.encode_part(frames_shown, painted[0][0].palette, before)


def paint_card(game: str, card: RulesCard, language: str, width: int) -> bytes:
    """Render a rules card as a PNG file of at most that width; safe to call from any thread.

    Raises:
        NoPainter: the game has no painter.
    """
    return encode(painter(game).card(card, language), width, CARD_LIMIT)
