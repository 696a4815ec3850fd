"""Stories: a table from an event's kind to a text and its arguments.

Most rows only name a text and its arguments (:func:`sentence`). A row is a function where the
sentence depends on something, and ``None`` where the sentence of another event covers this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.core.events import Event
from engine.core.ties import GameOver, tie_break_text
from engine.core.words.phrases import in_order, seats
from engine.core.words.text import Seat, Text, Value, say

Argument: TypeAlias = "str | Callable[[Any], Value]"
"""An argument: the name of a fact of the event, or a function of the event."""


class Sentence(NamedTuple):
    """A row without conditions; see :func:`sentence`."""

    key: str
    arguments: Mapping[str, Argument]


Story: TypeAlias = "Sentence | Callable[[Any], Text | None] | None"


def sentence(key: str = "", /, **arguments: Argument) -> Sentence:
    """Return a row: the text ``<game>-story-<key>`` and its arguments; ``who`` is the player.

    The key defaults to the event's kind. It may contain words of the event: ``reshuffled-{what}``.
    """
    return Sentence(key, arguments)


def tell_event(game: str, story: Story, event: Event) -> Text | None:
    """Return the sentence for an event according to its row in a game's table."""
    if not isinstance(story, Sentence):
        return None if story is None else story(event)
    arguments = {
        name: _argument_value(argument, event) for name, argument in story.arguments.items()
    }
    return story_text(game, event, story.key.format_map(event.data), **arguments)


def story_text(game: str, event: Event, key: str = "", /, **arguments: Value) -> Text:
    """Return a sentence about an event's player, for the functions in a game's table."""
    who: dict[str, Value] = {"who": Seat(event.seat)} if event.seat >= 0 else {}
    return Text(f"{game}-story-{key or event.kind}", who | arguments)


def _argument_value(argument: Argument, event: Event) -> Value:
    if not isinstance(argument, str):
        return argument(event)
    value: Value = getattr(event, argument)
    return value


# Arguments that many games need


def order_of(event: Any) -> Value:
    """Return the players in the event's order: "Alice, Bob, Carol"."""
    return in_order(event.order)


# Sentences that every game has


def forced(event: Event) -> Text:
    """Return the sentence for a forced move."""
    return say("story-forced", who=Seat(event.seat))


def game_over(game: str, score: Callable[[int], Text]) -> Callable[[GameOver], Text]:
    """Return a story for the end of a game: the winners, their points, and what broke a tie."""

    def story(event: GameOver) -> Text:
        winners = event.winners
        points = event.scores[event.winners[0]]
        arguments: dict[str, Value] = {
            "winners": seats(winners),
            "count": len(winners),
            "score": score(points),
        }
        tie_break = tie_break_text(game, points, event.tie_breaks)
        if tie_break is None:
            return say("story-game-over", **arguments)
        return say("story-game-over-tie-break", tie_break=tie_break, **arguments)

    return story
