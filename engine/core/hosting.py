"""What programs that host a game for people need besides its rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.teaching import Teaching


@dataclass(frozen=True, slots=True)
class Hosting:
    """What a host tells players about a game; the rules themselves use none of it."""

    setbacks: frozenset[str] = frozenset()
    """Kinds of events by which a seat loses something, possibly through others."""
    signals: tuple[str, ...] = ()
    """Kinds of events that can stop a plan, each with a text ``<game>-signal-<kind>``."""
    teaching: Teaching = field(default_factory=Teaching)
    """The guide and the lesson for newcomers."""
