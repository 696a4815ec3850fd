"""Events for the log and the board picture. Rules only write them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self, dataclass_transform

Plain = int | str | Sequence["Plain"] | None
"""A value that JSON can store, without dictionaries."""

REQUIRED: Any = object()
"""The default of a fact that every event of its class has."""


class Fact(NamedTuple):
    """What a class declares about a fact; see :func:`fact`."""

    key: str
    secret: bool = False
    default: Any = REQUIRED


def fact(*, key: str = "", secret: bool = False, default: Any = REQUIRED) -> Any:
    """Declare a fact of an event that is stored under ``key``, or under its own name.

    A ``secret`` one is for the event's seat; for all others it is ``None``. One with a ``default``
    may be left out.
    """
    return Fact(key, secret, default)


class _Parts(NamedTuple):
    """The parts of an event; see :class:`Event`."""

    kind: str
    seat: int
    data: Mapping[str, Plain]
    secret: Mapping[str, Plain] | None = None


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(fact,))
class Event(_Parts):
    """Something that happened in a game.

    ``seat`` is the player who caused it, or -1 for the game itself. ``data`` is public: words of
    the game's vocabulary and numbers. ``secret`` holds what only that seat may know.

    The class of an event declares its facts by annotating them. Its ``kind`` is the class's name
    in lower case. A class may set ``kind``, to keep a former name in saved data.

    .. code-block:: python

        class Missed(Event):
            target: int

        state.tell(Missed, seat, target=3)
    """

    __slots__ = ()

    facts: ClassVar[Mapping[str, Fact]] = {}
    """The declared facts by name."""
    _plain: ClassVar[bool] = True
    """Whether all facts are public and stored under their own names."""

    def __init_subclass__(cls) -> None:
        """Name the kind, and add an attribute for each declared fact."""
        super().__init_subclass__()
        words: Any = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        cls.kind = cls.__dict__.get("kind", words)
        declared: dict[str, Fact] = {}
        for name, hint in cls.__annotations__.items():
            if not hint.startswith("ClassVar"):
                given = cls.__dict__.get(name, REQUIRED)
                fact = given if isinstance(given, Fact) else Fact(name, default=given)
                declared[name] = fact if fact.key else fact._replace(key=name)
                setattr(cls, name, property(_make_reader(declared[name])))
        cls.facts = {**cls.facts, **declared}
        cls._plain = all(fact.key == name and not fact.secret for name, fact in cls.facts.items())

    @classmethod
    def told(cls, seat: int, facts: Mapping[str, Plain]) -> Self:
        """Return an event of this class from its facts by name."""
        if cls._plain:
            return cls._make((cls.kind, seat, facts, None))
        data: dict[str, Plain] = {}
        hidden: dict[str, Plain] = {}
        for name, value in facts.items():
            fact = cls.facts[name]
            (hidden if fact.secret else data)[fact.key] = value
        return cls._make((cls.kind, seat, data, hidden or None))

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as a seat may know it (``None``: the public)."""
        return self if self.secret is None or seat == self.seat else self._replace(secret=None)

    def to_json(self) -> list[Any]:
        """Return plain JSON data, to be stored with the move."""
        plain: list[Any] = [self.kind, self.seat, dict(self.data)]
        return plain if self.secret is None else [*plain, dict(self.secret)]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Event:
        """Rebuild from the data of :meth:`to_json`."""
        return cls(*plain)


def _make_reader(fact: Fact) -> Callable[[Event], Any]:
    """Return a function that reads a fact of an event."""
    key, default = fact.key, fact.default
    if fact.secret:
        return lambda event: None if event.secret is None else event.secret[key]
    if default is REQUIRED:
        return lambda event: event.data[key]
    return lambda event: event.data.get(key, default)


class InRound(Event):
    """An event with which a round begins, or a part of one; ``round`` is its number."""

    round: int
