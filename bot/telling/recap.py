"""What happened since a player's last turn, in one paragraph."""

from __future__ import annotations

from collections.abc import Sequence

from bot.telling.names import length
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.voice import Voice
from engine.core.text import Text


def recap(spoken: SpokenTurn, voice: Voice, limit: int) -> str:
    """What the viewer has not seen yet; empty when nothing happened."""
    happened = spoken.happened()
    if not happened:
        return ""
    story = paragraph(voice, happened, limit - 100)
    first_turns = spoken.table.moves < len(spoken.table.seats)
    return voice.say("panel-so-far" if first_turns else "panel-since", story=story)


def paragraph(voice: Voice, happened: Sequence[Text], limit: int) -> str:
    """Sentences as one paragraph; when they are too many the oldest go, and it says so."""
    kept: list[str] = []
    for text in reversed(happened):
        sentence = voice.format(text)
        if sum(map(length, kept)) + len(kept) + length(sentence) > limit:
            kept.append(voice.say("recap-earlier", count=len(happened) - len(kept)))
            break
        kept.append(sentence)
    return (" " if voice.language == "en" else "").join(reversed(kept))
