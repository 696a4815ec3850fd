"""Field declarations of a state: codecs, copies and checks all follow from the types.

.. code-block:: python

    @declared
    class ToyState(State):
        round: int
        hands: list[list[int]] = per_player(key="hand")

The types determine the slots, :meth:`State.copy` and the checks for missing or mistyped fields.
:func:`saved`, :func:`per_player`, :func:`custom` and :func:`derived` determine the JSON of a saved
state. A field without any of them is saved as it is, under its own name. ``secret`` declares who
knows it (:mod:`engine.core.visibility`); all other fields are public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from types import UnionType
from typing import Any, NamedTuple, Self, Union, get_args, get_origin

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.visibility import Secret


class StateError(EngineError):
    """A field is missing or has the wrong type; the message names it."""


class Codec(NamedTuple):
    """A pair of functions that write a value to JSON and read it back."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Storage(StrEnum):
    """Where the JSON of a state has a field."""

    STATE = "state"
    """Beside the others, for the whole state."""
    PLAYER = "player"
    """One value for each entry in the list of players."""
    CUSTOM = "custom"
    """Where the class itself writes and reads it."""
    NOWHERE = "nowhere"
    """The field is not saved."""


class FieldSpec(NamedTuple):
    """The location and format of a field in the JSON of a state.

    ``default`` computes the value for a state saved before the field existed, from that state's
    JSON. A field without ``secret`` is public.
    """

    storage: Storage
    key: str = ""
    codec: Codec | None = None
    default: Callable[[Mapping[str, Any]], Any] | None = None
    secret: Secret | None = None


class SavedField(NamedTuple):
    """A field and how it is saved; see :class:`FieldSpec`."""

    name: str
    key: str
    codec: Codec
    default: Callable[[Mapping[str, Any]], Any] | None

    @classmethod
    def of(cls, name: str, spec: FieldSpec, hint: Any) -> Self:
        """Return a field whose values in the JSON have this type."""
        return cls(name, spec.key or name, spec.codec or codec_of(hint), spec.default)


PLAIN = FieldSpec(Storage.STATE)
"""The default: a public field saved as it is, under its own name."""


def saved(
    codec: Codec | None = None,
    *,
    key: str = "",
    default: Callable[[Mapping[str, Any]], Any] | None = None,
    secret: Secret | None = None,
) -> Any:
    """Declare a field saved under ``key``, or under its own name."""
    return field(metadata={"spec": FieldSpec(Storage.STATE, key, codec, default, secret)})


def per_player(
    codec: Codec | None = None,
    *,
    key: str = "",
    default: Callable[[Mapping[str, Any]], Any] | None = None,
    secret: Secret | None = None,
) -> Any:
    """Declare a list with one entry per seat, saved with the other data of that player.

    ``codec`` is for one entry; ``default`` returns the whole list.
    """
    return field(metadata={"spec": FieldSpec(Storage.PLAYER, key, codec, default, secret)})


def custom(key: str) -> Any:
    """Declare a field that :meth:`State.write_more` and :meth:`State.read_more` save as ``key``."""
    return field(metadata={"spec": FieldSpec(Storage.CUSTOM, key)})


def derived(*, secret: Secret | None = None) -> Any:
    """Declare a field that is not saved but computed by :meth:`State.derive`."""
    return field(metadata={"spec": FieldSpec(Storage.NOWHERE, secret=secret)})


# Codecs


def mapping(words: Sequence[str], codec: Codec | None = None) -> Codec:
    """Return the codec of a list saved as an object, with one word per entry: ``{word: entry}``."""
    if codec is None:
        return Codec(
            lambda entries: dict(zip(words, entries, strict=True)),
            lambda plain: [plain[word] for word in words],
        )
    write, read = codec
    return Codec(
        lambda entries: dict(zip(words, map(write, entries), strict=True)),
        lambda plain: [read(plain[word]) for word in words],
    )


def enum(words: Sequence[str], nothing: int | None = None) -> Codec:
    """Return the codec of a number saved as its word; ``nothing`` is saved as ``null``."""
    numbers: dict[str | None, int] = {word: number for number, word in enumerate(words)}
    if nothing is not None:
        numbers[None] = nothing
    words_by_number = {number: word for word, number in numbers.items()}
    return Codec(words_by_number.__getitem__, numbers.__getitem__)


def each(codec: Codec) -> Codec:
    """Return the codec of a list, given that of its entries."""
    write, read = codec
    return Codec(
        lambda entries: [*map(write, entries)],
        lambda plain: [*map(read, _a_list(plain))],
    )


def bitset(words: Sequence[str]) -> Codec:
    """Return the codec of a bit set saved as the list of its words."""
    bits = {word: 1 << number for number, word in enumerate(words)}
    return Codec(
        lambda mask: [word for word, bit in bits.items() if mask & bit],
        lambda plain: sum(bits[word] for word in _a_list(plain)),
    )


def _a_list(plain: Any) -> list[Any]:
    if type(plain) is not list:
        raise TypeError(f"{plain!r:.60} is not a list")
    return plain


def _as_tuple(plain: Any) -> tuple[Any, ...]:
    parts = _a_list(plain)
    return tuple(_as_tuple(part) if isinstance(part, list) else part for part in parts)


def _read_chance(plain: Any) -> Chance:
    if type(plain) is not int:
        raise TypeError(f"{plain!r:.60} is not a number")
    return Chance(plain)


AS_IS = Codec(lambda value: value, lambda plain: plain)
LIST = Codec(list, lambda plain: _a_list(plain)[:])
CHANCE = Codec(lambda chance: chance.state, _read_chance)
FRAMES = Codec(
    lambda stack: [list(frame) for frame in stack],
    lambda plain: [_as_tuple(frame) for frame in _a_list(plain)],
)
"""A stack of frames: JSON's lists become tuples again, at every depth."""
_ROWS = each(LIST)
_TABLE = Codec(dict, lambda plain: {**plain})


def codec_of(hint: Any) -> Codec:
    """Return the default codec of a type: values as they are, lists and dictionaries copied."""
    origin = get_origin(hint)
    if origin is dict:
        return _TABLE
    if origin is not list:
        return AS_IS
    return _ROWS if get_origin(get_args(hint)[0]) is list else LIST


def copied(hint: Any, value: str) -> str:
    """Return a Python expression that copies a value of that type; ``row`` copies a list."""
    origin = get_origin(hint)
    if hint is Chance or origin is dict:
        return f"{value}.copy()"
    if origin is not list:
        return value
    rows = get_origin(get_args(hint)[0]) is list
    return f"[*map(row, {value})]" if rows else f"{value}[:]"


def checker(hint: Any) -> Callable[[Any], bool]:
    """Return a function that checks a value's type at every depth; a bool is not an int."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is None:
        kind = type(None) if hint is None else hint
        if _is_a_tuple(kind):
            return lambda value: isinstance(value, tuple)
        return lambda value: type(value) is kind
    if origin in (Union, UnionType):
        allowed = [checker(part) for part in parts]
        return lambda value: any(fits(value) for fits in allowed)
    if origin is dict:
        keys, entries = _all_are(parts[0]), _all_are(parts[1])
        return lambda value: type(value) is dict and keys(value) and entries(value.values())
    if origin is list:
        every = _all_are(parts[0])
        return lambda value: type(value) is list and every(value)
    return lambda value: isinstance(value, origin)


def _all_are(hint: Any) -> Callable[[Iterable[Any]], bool]:
    """Return a function that checks all values; for plain types it compares sets of types."""
    if isinstance(hint, type) and get_origin(hint) is None and not _is_a_tuple(hint):
        only = {hint}
        return lambda values: set(map(type, values)) <= only
    fits = checker(hint)
    return lambda values: all(map(fits, values))


def _is_a_tuple(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple)
