"""The painter every game's is: a table read off the view, and a function for each part."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from render.kit.canvas import Canvas
from render.kit.scene import Scene, UnknownPart
from render.kit.table import Table

T = TypeVar("T", bound=Table[Any])


class PartsPainter(Generic[T]):
    """Draws each part of one game with its own function (see :class:`render.Painter`)."""

    def __init__(self, read: type[T], parts: Mapping[str, Callable[[T], Canvas]]) -> None:
        self._read, self._parts = read, parts
        self.parts = tuple(parts)
        self.packages = read.packages

    def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """
        if scene.part not in self._parts:
            raise UnknownPart(scene.part)
        return self._parts[scene.part](self._read(view, scene, recording=recording))
