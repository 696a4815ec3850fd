"""Who asks for a change at a table, and the id that makes it happen once."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """Somebody with an account: the server they ask from, and whether they manage it."""

    id: str
    name: str = ""
    server_id: str | None = None
    manages: bool = False


class System(NamedTuple):
    """The bot itself: default moves, lapses, care of the tables."""

    id: None = None


Actor: TypeAlias = Person | System


class Request(NamedTuple):
    """One wish of one actor; the same ``id`` again changes nothing and gives the first result."""

    id: str | None
    actor: Actor

    @property
    def person(self) -> Person:
        """The person who asks; only people ask for what needs a seat or a say."""
        assert isinstance(self.actor, Person)
        return self.actor

    @property
    def key(self) -> str:
        """The id of what a person asks for; it is saved with what comes of it."""
        assert self.id is not None
        return self.id


SYSTEM_ACTOR = Request(None, System())
"""What the bot does of its own accord; whoever asks for it sees to it that it happens once."""
