"""The pictures in the gallery: every part in every shape and language, with two sets of names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from engine.core.registry import game
from engine.core.words.catalogue import LANGUAGES
from render import BOARD, PORTRAIT, SHAPES, paint, painter, parts_for
from render.kit.contract.driver import LONGEST_NAMES, MIXED_NAMES, PictureDriver
from render.kit.contract.positions import PlayedPosition, play_random_game

SEED = "gallery"
"""Seed of the random game whose positions are shown."""


class NameSet(StrEnum):
    """The players' names: of usual length in several scripts, or as long as allowed."""

    USUAL = "usual"
    LONGEST = "longest"


class PointInGame(StrEnum):
    """Which position of the game is shown."""

    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


class Shot(NamedTuple):
    """One picture of the gallery; boards are public, other parts are drawn for the first seat."""

    part: str
    shape: str
    language: str
    names: NameSet
    point: PointInGame

    @classmethod
    def from_values(cls, values: Iterable[str]) -> Shot:
        """Return the shot whose fields have these values, in order.

        Raises:
            ValueError: there is no such set of names or point.
        """
        part, shape, language, names, point = values
        return cls(part, shape, language, NameSet(names), PointInGame(point))


_NAMES_BY_SET = {NameSet.USUAL: MIXED_NAMES, NameSet.LONGEST: LONGEST_NAMES}


class Gallery:
    """Draws the pictures of a random game with a number of seats."""

    def __init__(self, name: str, seats: int) -> None:
        self._rules = game(name)
        self._painter = painter(name)
        self._seats = seats
        self._history, _ = play_random_game(self._rules, seats, {}, SEED)

    def shots(self) -> Iterator[Shot]:
        """Yield all pictures, those of one part together."""
        for part in parts_for(self._painter, self._seats):
            shapes = SHAPES if part == BOARD else (PORTRAIT,)
            rows = product(shapes, PointInGame, NameSet, LANGUAGES)
            yield from (
                Shot(part, shape, language, names, point) for shape, point, names, language in rows
            )

    def draw(self, shot: Shot) -> bytes:
        """Return a picture as a PNG file."""
        viewer = None if shot.part == BOARD else 0
        position = self._position(shot.point)
        driver = PictureDriver(self._rules, self._painter, self._seats, position, self._history)
        scene = driver.scene(
            shot.part, shot.language, viewer, _NAMES_BY_SET[shot.names], shot.shape
        )
        return paint(self._rules.name, driver.view(viewer), scene)

    def _position(self, point: PointInGame) -> PlayedPosition:
        match point:
            case PointInGame.FIRST:
                return self._history[0]
            case PointInGame.MIDDLE:
                return self._history[(len(self._history) - 1) // 2]
            case PointInGame.LAST:
                return self._history[-1]
