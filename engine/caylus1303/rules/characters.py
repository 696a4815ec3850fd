"""Find and take characters; what each of them does is in the rules of its phase."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY
from engine.caylus1303.rules.texts import character, refuse
from engine.caylus1303.state import Caylus1303State
from engine.core.words.text import Player, Text


def court(state: Caylus1303State) -> list[str]:
    """Return the characters on the board."""
    return [CHARACTERS[number] for number in state.characters_of(NOBODY)]


def in_play(state: Caylus1303State) -> list[str]:
    """Return the characters that were dealt, in data order."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder >= NOBODY]


def others_characters(state: Caylus1303State, seat: int) -> list[str]:
    """Return the characters of the other players."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder >= 0 and holder != seat]


def take_character(state: Caylus1303State, seat: int, word: str) -> None:
    """Move a character to a player, from the board or from another player."""
    number = CHARACTER[word]
    before = state.holder[number]
    state.holder[number] = seat
    state.tell(events.Character, seat, character=word, source=before)


def character_taken(state: Caylus1303State, word: str) -> Text:
    """Refuse a character that is not on the board."""
    holder = state.holder[CHARACTER[word]]
    return refuse("not-at-court", "favours", character=character(word), who=Player(holder))
