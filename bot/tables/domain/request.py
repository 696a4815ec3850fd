"""Who requests a change, and the id that makes it happen once."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """A user, with the server they act in and whether they manage it."""

    id: str
    name: str = ""
    server_id: str | None = None
    manages: bool = False


class System(NamedTuple):
    """The bot itself: default moves, timeouts, maintenance."""

    id: None = None


Actor: TypeAlias = Person | System


class Request(NamedTuple):
    """One request of an actor; the same ``id`` again returns the first result."""

    id: str | None
    actor: Actor

    @property
    def person(self) -> Person:
        """The person who requests it; most changes can only be requested by people."""
        assert isinstance(self.actor, Person)
        return self.actor

    @property
    def key(self) -> str:
        """The id of a person's request, which is stored with its result."""
        assert self.id is not None
        return self.id


SYSTEM_ACTOR = Request(None, System())
"""The bot's own requests; the caller makes sure that each happens once."""
