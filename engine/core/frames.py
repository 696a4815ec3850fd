"""Frames: the steps of a game that are still to happen, as plain data."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Self, dataclass_transform

from engine.core.chance import Chance
from engine.core.generated import make_function

CACHE_SIZE = 1024
"""Maximum number of frames of a rule that are kept for reuse."""


def _part(position: int) -> Any:
    """Return an attribute that reads the part of a frame at a position.

    That of a named tuple is twice as fast as a property.
    """
    names = [f"part{number}" for number in range(position + 1)]
    return getattr(namedtuple("Parts", names), names[position])


@dataclass_transform(frozen_default=True)
class Frame(tuple[Any, ...]):
    """A step that is still to happen: ``(saved name, seat, *arguments)``, without references.

    A rule's class declares the arguments by annotating them. Calling the class makes a frame:

    .. code-block:: python

        class Aim(Decision[DartsState]):
            name = "aim"
            card: int

        state.then(Aim(seat, card=5))

    Seat -1 is the game itself. A saved state has the list of the parts.
    """

    name: ClassVar[str]
    """The rule's name in code and in the keys of texts."""
    saved_name: ClassVar[str]
    """The rule's name in saved data, the first part of its frames; by default the same.

    It keeps data readable that was saved under a former name.
    """
    sealed: ClassVar[bool] = False
    """Whether several seats are asked at the same time, see :class:`engine.core.rules.Sealed`."""
    arguments: ClassVar[tuple[str, ...]] = ()
    """The names of the declared arguments."""

    _first: ClassVar[tuple[str, int]] = ("seat", 1)
    """What a frame is made for, and its position among the parts."""
    _head: ClassVar[tuple[str, ...]] = ("saved_name", "seat")
    """The parts before the declared arguments, as expressions."""

    _cached: ClassVar[bool] = True
    """Whether equal arguments give the same frame; they must be hashable."""

    @property
    def seat(self) -> int:
        """The seat whose step it is, or -1."""
        return int(self[1])

    def __init_subclass__(cls) -> None:
        """Add an attribute for each declared argument, and the constructor."""
        super().__init_subclass__()
        if "name" in cls.__dict__:
            cls.saved_name = cls.__dict__.get("saved_name", cls.name)
        first, position = cls._first
        for name, hint in cls.__annotations__.items():
            if name == first:
                setattr(cls, name, _part(position))
            elif not hint.startswith("ClassVar"):
                setattr(cls, name, _part(len(cls._head) + len(cls.arguments)))
                cls.arguments = (*cls.arguments, name)
        if hasattr(cls, "name"):
            given = ", ".join((first, *cls.arguments))
            parts = ", ".join((*cls._head, *cls.arguments))
            lines = (f"def __new__(cls, {given}):", f"    return new(cls, ({parts}))")
            declared: Any = cls
            made = make_function("__new__", lines, new=tuple.__new__, saved_name=cls.saved_name)
            # The same few frames recur throughout a game. Typed, because JSON tells 1 from true.
            cached = lru_cache(maxsize=CACHE_SIZE, typed=True)(made)
            declared.__new__ = cached if cls._cached else made

    def seen_by(self, seat: int | None) -> Frame:
        """Return the frame as a seat may know it (``None``: the public)."""
        return self

    def choices_seen(self, view: Any) -> Sequence[str]:
        """Return the legal choices as others than the frame's seat may know them from a view."""
        choices: Sequence[str] = view.legal
        return choices

    def fill(self, state: Any, chance: Chance) -> None:
        """Complete a state with this frame on top, after the unknown has been filled in."""

    @classmethod
    def of(cls, parts: Iterable[Any]) -> Self:
        """Return the frame with these parts, the saved name and the seat first."""
        return tuple.__new__(cls, parts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parts: the constructor takes the declared arguments only."""
        return type(self).of, (tuple(self),)
