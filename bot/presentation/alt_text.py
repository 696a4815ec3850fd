"""Alt texts: short descriptions of pictures for screen readers."""

from __future__ import annotations

from bot.presentation.message_text import length, truncate
from bot.presentation.turn_text import TurnText, recap
from engine.core import Card
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots

LIMIT = 400
WORTH_TELLING = 60
"""Minimum number of characters left for what happened."""


def alt_text(spoken: TurnText, *, with_recap: bool = True) -> str:
    """Describe the board: whose turn it is, what is asked, markers and workers, and each player.

    It always has a brief line per player. The rest is added while there is room: the viewer's own
    means and hand, then markers and workers, then the means of others.
    """
    voice, viewer = spoken.label, spoken.turn.viewer
    glance, head = spoken.turn.game.words.glance(spoken.turn.view), _head(spoken)
    markers = dict.fromkeys(range(len(glance.table)), "")
    players = {seat: voice.format(brief) for seat, _, brief in glance.players}
    full = {seat: voice.format(text) for seat, text, _ in glance.players}
    own = [seat for seat in players if seat == viewer]
    room = LIMIT - length("\n".join([*head, *players.values()]))
    for seat in own:
        room = _said(players, seat, full[seat], room)
    for number, text in enumerate(glance.table):
        room = _said(markers, number, voice.format(text), room - 1)
    for seat, line in full.items():
        room = _said(players, seat, line, room)
    told = [*head, *markers.values(), *players.values()]
    if with_recap and room > WORTH_TELLING:
        told.append(recap(spoken, voice, room - 1))
    return truncate("\n".join(filter(None, told)), LIMIT)


def _said(lines: dict[int, str], key: int, line: str, room: int) -> int:
    """Replace a line by a longer one if there is room, and return the remaining room."""
    more = length(line) - length(lines[key])
    if more > room:
        return room
    lines[key] = line
    return room - more


def _head(spoken: TurnText) -> list[str]:
    """Return where the game stands and what is asked, once for players who are asked the same."""
    voice = spoken.label
    asked: dict[str, list[str]] = {}
    for seat in spoken.turn.owing:
        asked.setdefault(spoken.ask(voice, seat), []).append(voice.names[seat])
    return [
        spoken.headline(),
        *(
            voice.say("panel-asked", who=voice.words.people(names), ask=ask)
            for ask, names in asked.items()
        ),
    ]


CARD_LIMIT = 400


def card_in_words(card: Card, words: Catalogue) -> str:
    """Describe a rules card: its name, cost, income and effect."""
    title = words.format(dots([card.title, card.group]))
    parts = [title, *map(words.format, card.facts), words.format(card.body)]
    return truncate("\n".join(parts), CARD_LIMIT)
