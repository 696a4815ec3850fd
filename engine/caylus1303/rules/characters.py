"""Find and take characters; what each of them does is in the rules of its phase."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY, OUT_OF_GAME
from engine.caylus1303.rules.texts import character_name, reason
from engine.caylus1303.state import Caylus1303State
from engine.core.words.text import Player, Text


def characters_at_court(state: Caylus1303State) -> list[str]:
    """Return the characters at court, where no player has them."""
    return [CHARACTERS[number] for number in state.characters_of(NOBODY)]


def characters_in_play(state: Caylus1303State) -> list[str]:
    """Return the characters that were dealt, in data order."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder != OUT_OF_GAME]


def characters_of_others(state: Caylus1303State, seat: int) -> list[str]:
    """Return the characters of the other players."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder not in (OUT_OF_GAME, NOBODY, seat)]


def take_character(state: Caylus1303State, seat: int, word: str) -> None:
    """Move a character to a player, from court or from another player."""
    number = CHARACTER[word]
    source = state.holder[number]
    state.holder[number] = seat
    state.tell(events.CharacterTaken, seat, character=word, source=source)


def why_not_at_court(state: Caylus1303State, word: str) -> Text:
    """Return why a character is not at court: a player has it, or it is not in this game."""
    holder = state.holder[CHARACTER[word]]
    return reason("not-at-court", "favours", character=character_name(word), who=Player(holder))
