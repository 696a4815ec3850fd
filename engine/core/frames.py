"""Frames: the steps of a game that are still to happen, as plain data."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Self, dataclass_transform

from engine.core.chance import Chance
from engine.core.generated import make_function

CACHE_SIZE = 1024
"""Maximum number of frames of a rule that are kept for reuse."""


def _part_reader(position: int) -> Any:
    """Return an attribute that reads the part of a frame at a position.

    It is the attribute of a named tuple, which is written in C and twice as fast as a property.
    """
    names = [f"part{number}" for number in range(position + 1)]
    return getattr(namedtuple("Parts", names), names[position])


@dataclass_transform(frozen_default=True)
class Frame(tuple[Any, ...]):
    """A step that is still to happen: ``(saved name, seat, *arguments)``, as plain data only.

    A rule's class declares the arguments by annotating them. Calling the class makes a frame:

    .. code-block:: python

        class Aim(Decision[DartsState]):
            name = "aim"
            card: int

        state.then(Aim(seat, card=5))  # ("aim", seat, 5)

    Seat -1 is the game itself. A saved state stores a frame as the list of its parts.
    """

    name: ClassVar[str]
    """The rule's name in code and in the keys of texts."""
    saved_name: ClassVar[str]
    """The rule's name in saved data, the first part of its frames; by default the same.

    Set it when a rule is renamed, so that saved games stay readable.
    """
    sealed: ClassVar[bool] = False
    """Whether several seats are asked at the same time, see :class:`engine.core.rules.Sealed`."""
    arguments: ClassVar[tuple[str, ...]] = ()
    """The names of the declared arguments."""

    _first_parameter: ClassVar[tuple[str, int]] = ("seat", 1)
    """The constructor's first parameter, and its position among the parts."""
    _leading_parts: ClassVar[tuple[str, ...]] = ("saved_name", "seat")
    """The Python expressions of the parts before the declared arguments."""
    _cached: ClassVar[bool] = True
    """Whether equal arguments give the same object; they must be hashable."""

    @property
    def seat(self) -> int:
        """The seat whose step it is, or -1."""
        return int(self[1])

    def __init_subclass__(cls) -> None:
        """Add an attribute for each declared argument, and the constructor."""
        super().__init_subclass__()
        if "name" in cls.__dict__:
            cls.saved_name = cls.__dict__.get("saved_name", cls.name)
        cls._add_arguments()
        if hasattr(cls, "name"):
            constructor = cls._make_constructor()
            if cls._cached:
                # The same frames recur throughout a game. Typed, because JSON tells 1 from true.
                constructor = lru_cache(maxsize=CACHE_SIZE, typed=True)(constructor)
            declared: Any = cls
            declared.__new__ = constructor

    @classmethod
    def _add_arguments(cls) -> None:
        """Add an attribute for each annotation of the class that is not a class variable."""
        first, position = cls._first_parameter
        for name, hint in cls.__annotations__.items():
            if name == first:
                setattr(cls, name, _part_reader(position))
            elif not hint.startswith("ClassVar"):
                setattr(cls, name, _part_reader(len(cls._leading_parts) + len(cls.arguments)))
                cls.arguments = (*cls.arguments, name)

    @classmethod
    def _make_constructor(cls) -> Callable[..., Any]:
        """Generate the constructor: ``def __new__(cls, seat, card)`` for the class ``Aim``."""
        parameters = ", ".join((cls._first_parameter[0], *cls.arguments))
        parts = ", ".join((*cls._leading_parts, *cls.arguments))
        lines = (f"def __new__(cls, {parameters}):", f"    return new(cls, ({parts}))")
        return make_function("__new__", lines, new=tuple.__new__, saved_name=cls.saved_name)

    def seen_by(self, seat: int | None) -> Frame:
        """Return the frame as a seat may know it (``None``: the public)."""
        return self

    def public_choices(self, view: Any) -> Sequence[str]:
        """Return the legal choices as far as the other players may know them from a view."""
        choices: Sequence[str] = view.legal
        return choices

    def fill(self, state: Any, chance: Chance) -> None:
        """Complete a sampled state with this frame on top, once its unknown cards are filled in."""

    @classmethod
    def of(cls, parts: Iterable[Any]) -> Self:
        """Return the frame with these parts, the saved name and the seat first."""
        return tuple.__new__(cls, parts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parts: the constructor takes the declared arguments only."""
        return type(self).of, (tuple(self),)
