"""Characters for a favour: one from another player, or after a site building one at court."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY, SITE_BRACKETS
from engine.caylus1303.rules.characters import character_taken, court, in_play, take_character
from engine.caylus1303.rules.shared import DECLINE
from engine.caylus1303.rules.texts import character, refuse
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Decision
from engine.core.words.text import Text


def others_characters(state: Caylus1303State, seat: int) -> list[str]:
    """Return the characters of the other players."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder >= 0 and holder != seat]


class FavourTake(Decision[Caylus1303State]):
    """Mode A: take any character from another player."""

    name = "favour_take"
    verb = "take"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the characters of the other players."""
        return others_characters(state, seat)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all characters of this game."""
        return in_play(state)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Refuse a character that is on the board or already the seat's."""
        on_board = state.holder[CHARACTER[choice]] == NOBODY
        key = "at-court" if on_board else "own-character"
        return refuse(key, "favours", character=character(choice))


def open_site_spaces(state: Caylus1303State) -> int:
    """Return the number of site spaces that a favour can use in this round."""
    return sum(state.round >= first for first, _ in SITE_BRACKETS)


class FavourBoardCharacter(Decision[Caylus1303State]):
    """After the site building, take one character from the board or none."""

    name = "favour_board_character"
    verb = "take"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and the characters on the board."""
        return (*DECLINE, *court(state))

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Take the character, unless declined."""
        if not self.tell_if_declined(state, choice):
            take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and all characters of this game."""
        return (*DECLINE, *in_play(state))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Refuse a character that a player has."""
        return character_taken(state, choice)
