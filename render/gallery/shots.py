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


class Stage(StrEnum):
    """The position within the game."""

    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


class Shot(NamedTuple):
    """One picture of the gallery; boards are public, other parts are drawn for the first seat."""

    part: str
    shape: str
    language: str
    names: NameSet
    stage: Stage

    @classmethod
    def read(cls, values: Iterable[str]) -> Shot:
        """Return the shot whose fields have these values, in order.

        Raises:
            ValueError: there is no such set of names or stage.
        """
        part, shape, language, names, stage = values
        return cls(part, shape, language, NameSet(names), Stage(stage))


_NAMES = {NameSet.USUAL: MIXED_NAMES, NameSet.LONGEST: LONGEST_NAMES}


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
            rows = product(shapes, Stage, NameSet, LANGUAGES)
            yield from (
                Shot(part, shape, language, names, stage) for shape, stage, names, language in rows
            )

    def draw(self, shot: Shot) -> bytes:
        """Return a picture as a PNG file."""
        viewer = None if shot.part == BOARD else 0
        position = self._position(shot.stage)
        driver = PictureDriver(self._rules, self._painter, self._seats, position, self._history)
        scene = driver.scene(shot.part, shot.language, viewer, _NAMES[shot.names], shot.shape)
        return paint(self._rules.name, driver.view(viewer), scene)

    def _position(self, stage: Stage) -> PlayedPosition:
        last = len(self._history) - 1
        return self._history[{Stage.FIRST: 0, Stage.MIDDLE: last // 2, Stage.LAST: last}[stage]]
