"""The seat whose decision a picture shows."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from render.kit.scene import Scene
from render.kit.story import NOBODY


def find_shown_seat(rules: Game[Any], view: Any, scene: Scene) -> int:
    """Return the seat whose choices a picture shows, or ``NOBODY`` once the game has winners."""
    return NOBODY if scene.winners is not None else find_asked_seat(rules, view, scene.viewer)


def find_asked_seat(rules: Game[Any], view: Any, viewer: int | None) -> int:
    """Return the viewer's seat if it is asked, otherwise the only seat that is, or ``NOBODY``."""
    waiting = rules.may_act(view)
    if viewer is not None and viewer in waiting:
        return viewer
    return waiting[0] if len(waiting) == 1 else NOBODY
