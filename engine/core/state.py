"""The state of a game: the base class of one slotted class per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import (
    Any,
    ClassVar,
    NamedTuple,
    ParamSpec,
    Self,
    TypeVar,
    get_args,
    get_type_hints,
    overload,
)

from engine.core.chance import Chance
from engine.core.events import Event, Plain
from engine.core.fields import (
    CHANCE,
    FRAMES,
    PLAIN,
    SavedField,
    StateError,
    Storage,
    checker,
    copied,
    derived,
    saved,
)
from engine.core.frames import Frame
from engine.core.generated import make_function
from engine.core.visibility import EVERYBODY, Pool, Secret

T = TypeVar("T")
P = ParamSpec("P")


class Schema(NamedTuple):
    """Everything that :func:`declared` derives from the fields of a class.

    Attributes:
        checks: a type check for every field.
        saved_checks: those of the fields that are not derived.
        custom: the keys the class writes and reads itself, for messages.
        of_state: the fields saved once.
        of_player: the fields saved for each player.
        secrets: the fields that not everybody knows.
    """

    checks: Mapping[str, Callable[[Any], bool]]
    saved_checks: Mapping[str, Callable[[Any], bool]]
    custom: str
    of_state: Sequence[SavedField]
    of_player: Sequence[SavedField]
    secrets: Sequence[tuple[str, Secret]]


def declared(kind: type[T]) -> type[T]:
    """Add slots and :meth:`State.copy` to a class, from its annotated fields (a decorator)."""
    made = dataclass(slots=True, eq=False, init=False, repr=False)(kind)
    untyped: Any = made
    hints = get_type_hints(made)
    specs = {attribute.name: attribute.metadata.get("spec", PLAIN) for attribute in fields(untyped)}
    hints = {name: hints[name] for name in specs}
    of_state: list[SavedField] = []
    of_player: list[SavedField] = []
    for name, spec in specs.items():
        if spec.storage is Storage.STATE:
            of_state.append(SavedField.of(name, spec, hints[name]))
        elif spec.storage is Storage.PLAYER:
            of_player.append(SavedField.of(name, spec, get_args(hints[name])[0]))
    checks = {name: checker(hint) for name, hint in hints.items()}
    saved_checks = {
        name: check for name, check in checks.items() if specs[name].storage != Storage.NOWHERE
    }
    custom = dict.fromkeys(spec.key for spec in specs.values() if spec.storage is Storage.CUSTOM)
    secrets = [(name, spec.secret) for name, spec in specs.items() if spec.secret is not None]
    untyped.schema = Schema(checks, saved_checks, ", ".join(custom), of_state, of_player, secrets)
    untyped.copy = _make_copier(hints)
    return made


def _make_copier(hints: Mapping[str, Any]) -> Callable[[Any], Any]:
    """Generate the method that copies field by field, as if written by hand.

    A loop over the fields takes twice as long, and copying dominates the time of a tree search.
    """
    lines = ["def copy(self):", "    twin = new(type(self))"]
    for name, hint in hints.items():
        value = "None" if name == "events" else copied(hint, f"self.{name}")
        lines.append(f"    twin.{name} = {value}")
    return make_function("copy", [*lines, "    return twin"], new=object.__new__, row=list.copy)


@declared
class State:
    """The complete state of a game in progress, in ints, short lists and tuples.

    A game annotates its fields and decorates the class with :func:`declared`. ``stack`` holds the
    frames still to run, the next one last. ``legal`` caches the choices of the decision on top
    (not saved). ``events`` collects events, or is ``None`` in simulations. ``reveals`` counts how
    often hidden information was revealed.
    """

    schema: ClassVar[Schema]
    pools: ClassVar[tuple[Pool, ...]] = ()
    """The sets of cards from which unknown ones are filled in."""

    stack: list[Frame] = saved(FRAMES)
    legal: tuple[str, ...] = derived()
    chance: Chance = saved(CHANCE)
    events: list[Event] | None = derived()
    reveals: int

    def __init__(self, chance: Chance, *frames: Frame) -> None:
        self.stack = [*frames[::-1]]
        self.legal = ()
        self.chance = chance
        self.events = None
        self.reveals = 0

    def then(self, *frames: Frame) -> None:
        """Queue frames in reading order: the first one is run first."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    @overload
    def tell(self, kind: str, seat: int, /, **facts: Plain) -> None: ...

    @overload
    def tell(
        self, kind: Callable[P, Event], seat: int, /, *args: P.args, **facts: P.kwargs
    ) -> None: ...

    @overload
    def tell(self, kind: type[Event], seat: int, /) -> None: ...

    def tell(self, kind: Any, seat: int, /, *args: Any, **facts: Any) -> None:
        """Record an event, unless events are off: its class, the seat, and its declared facts.

        Call it right after the change, when the points of this event have been scored but none
        of later events. Rules that run at most moves check ``events`` before they compute the
        facts, which would slow simulations down.
        """
        if self.events is not None:
            if isinstance(kind, str):
                self.events.append(Event(kind, seat, facts))
            else:
                self.events.append(kind.told(seat, facts))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack

    # Hidden information

    def draw(self, pile: list[int], to: list[int] | None = None, count: int = 1) -> list[int]:
        """Take cards from the top (the end) of a hidden pile, and count that they become known.

        Returns fewer cards, or none, if the pile has fewer.
        """
        drawn = [pile.pop() for _ in range(min(count, len(pile)))]
        if drawn:
            self.reveals += 1
            if to is not None:
                to += drawn
        return drawn

    def show(
        self, known: list[int] | None = None, at: int = 0, to: Iterable[int] | None = None
    ) -> None:
        """Count that something hidden becomes known: before the event that says so.

        ``known`` is the field that holds who knows a secret. From now on, the seats ``to`` know its
        entry, or everybody.
        """
        self.reveals += 1
        if known is not None and to is None:
            known[at] = EVERYBODY
        elif known is not None:
            for seat in to or ():
                known[at] |= 1 << seat

    def seen_by(self, seat: int | None) -> Self:
        """Return a copy with what a seat may know (``None``: the public), the rest blanked."""
        seen = self.copy()
        seen.chance = Chance(0)
        for name, secret in self.schema.secrets:
            secret.blank(seen, name, seat)
        if seen.stack:
            asked = seen.stack[-1] = seen.stack[-1].seen_by(seat)
            if 0 <= asked.seat != seat:
                seen.legal = tuple(asked.public_choices(seen))
        return seen

    def filled(self, chance: Chance) -> Self:
        """Return a full state that agrees with this view, the unknown drawn at random."""
        full = self.copy()
        full.chance = Chance(chance.below(1 << 64))
        full.fill_counted(chance)
        for pool in self.pools:
            pool.fill(full, chance)
        if full.stack:
            full.stack[-1].fill(full, chance)
        return full

    def fill_counted(self, chance: Chance) -> None:
        """Fill in what a player can count; games override it. The cards of pools follow."""

    def copy(self) -> Self:
        """Return an independent state with the same content and no event collector."""
        raise NotImplementedError  # ``declared`` writes it

    def derive(self) -> None:
        """Compute the derived fields from the others."""

    def check(self) -> None:
        """Check that every field is present and has its type.

        Raises:
            StateError: a field is missing or mistyped; the message names it.
        """
        self._check_fields(self.schema.checks)

    def _check_fields(self, checks: Mapping[str, Callable[[Any], bool]]) -> None:
        try:
            for name, fits in checks.items():
                if not fits(value := getattr(self, name)):
                    raise StateError(f"{type(self).__name__}: “{name}” cannot be {value!r:.60}")
        except AttributeError as error:
            raise StateError(f"{type(self).__name__}: “{name}” is missing") from error

    # JSON

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON data from which :meth:`from_json` rebuilds the state."""
        of_state, of_player = self.schema.of_state, self.schema.of_player
        plain = {key: codec.write(getattr(self, name)) for name, key, codec, _ in of_state}
        if of_player:
            columns = [map(codec.write, getattr(self, name)) for name, _, codec, _ in of_player]
            keys = [field.key for field in of_player]
            rows = zip(*columns, strict=True)
            plain["players"] = [dict(zip(keys, row, strict=True)) for row in rows]
        self.write_more(plain)
        return plain

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Self:
        """Rebuild the state that :meth:`to_json` described; events are off, ``legal`` is empty.

        Raises:
            StateError: a field is missing or mistyped; the message names it.
        """
        state = cls(Chance(0))
        name = "players"
        try:
            for name, key, codec, default in cls.schema.of_state:
                if default is not None and key not in plain:
                    setattr(state, name, default(plain))
                else:
                    setattr(state, name, codec.read(plain[key]))
            players = plain.get("players", ())
            for name, key, codec, default in cls.schema.of_player:
                if default is not None and not any(key in player for player in players):
                    setattr(state, name, default(plain))
                else:
                    setattr(state, name, [codec.read(seat[key]) for seat in plain["players"]])
            name = cls.schema.custom
            state.read_more(plain)
            state._check_fields(cls.schema.saved_checks)
            name = "derive"
            state.derive()
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            why = f"{type(error).__name__}: {error}"
            raise StateError(f"{cls.__name__}: “{name}” cannot be read: {why}") from error
        state.check()
        return state

    def write_more(self, plain: dict[str, Any]) -> None:
        """Add the fields declared with :func:`custom` to the JSON."""

    def read_more(self, plain: Mapping[str, Any]) -> None:
        """Set the fields declared with :func:`custom` from the JSON."""
