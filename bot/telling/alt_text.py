"""A picture in words, for those who cannot see it."""

from __future__ import annotations

from bot.telling.names import cut, length
from bot.telling.recap import recap
from bot.telling.spoken_turn import SpokenTurn
from engine.core import Card
from engine.core.phrases import dots
from engine.core.text import Catalogue, Seat

LIMIT = 1024
HOLDINGS = 4
"""Lines of a player's part of the board that tell what the player has."""


def alt_text(spoken: SpokenTurn, *, with_recap: bool = True) -> str:
    """Where the game stands, who is to move, what changed, who has what."""
    parts = [spoken.headline(), *_asked(spoken)]
    if with_recap:
        parts.append(recap(spoken, spoken.label, LIMIT // 2))
    said = cut("\n".join(filter(None, parts)), LIMIT)
    return "\n".join([said, *_holdings(spoken, LIMIT - length(said))])


def _asked(spoken: SpokenTurn) -> list[str]:
    """What is asked, once for all who are asked the same."""
    voice = spoken.label
    asked: dict[str, list[str]] = {}
    for seat in spoken.turn.owing:
        asked.setdefault(spoken.ask(voice, seat), []).append(voice.names[seat])
    return [
        voice.say("panel-asked", who=voice.words.join(names), ask=ask)
        for ask, names in asked.items()
    ]


def _holdings(spoken: SpokenTurn, room: int) -> list[str]:
    """The parts of the board in words that fit: the players', which come last, before others.

    What a player has is told in the first lines of a part with that player's name.
    """
    turn, voice = spoken.turn, spoken.label
    chosen: list[str] = []
    for section in reversed(turn.game.words.board(turn.view, turn.viewer)):
        own = any(isinstance(value, Seat) for value in section.title.args.values())
        shown = section.lines[:HOLDINGS] if own else section.lines
        lines = [voice.format(text) for text in (section.title, *shown)]
        taken = sum(map(length, lines)) + len(lines)
        if taken <= room:
            room -= taken
            chosen = [*lines, *chosen]
    return chosen


CARD_LIMIT = 400


def card_in_words(card: Card, words: Catalogue) -> str:
    """The picture of a rules card: what it is, what it costs and brings, what it does."""
    title = words.format(dots([card.title, card.group]))
    parts = [title, *map(words.format, card.facts), words.format(card.body)]
    return cut("\n".join(parts), CARD_LIMIT)
