"""Favours: a character from another player, or a site building and one from the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY, SITE_BRACKETS
from engine.caylus1303.rules.effects import start_effect
from engine.caylus1303.rules.setup import character_taken, court, in_play, take_character
from engine.caylus1303.rules.shared import DECLINE
from engine.caylus1303.rules.texts import character, refuse, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import SETUP
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_BOTH = ("A", "B")
_SITE_ONLY = ("B",)


class Favour(Automatic[Caylus1303State]):
    """Resolve a favour completely before anything else continues."""

    name = "favour"

    def run(self, state: Caylus1303State) -> None:
        """Ask for the mode; the frame has the favour's source, a tile or ``site``."""
        _, seat, source = self
        state.tell("favour", seat, source=source)
        state.then(("favour_mode", seat))


class FavourMode(Decision[Caylus1303State]):
    """Choose A, a character from another player, or B, a site building and a character."""

    name = "favour_mode"
    verb = "favour"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``A`` if another player has a character, and ``B``."""
        return _BOTH if others_characters(state, seat) else _SITE_ONLY

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Ask for the character or the site space."""
        state.then(("favour_take" if choice == "A" else "favour_site", seat))

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return both modes."""
        return _BOTH

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Refuse ``A`` if no other player has a character."""
        return refuse("no-characters", "favours")

    def default(self, state: Caylus1303State, seat: int) -> str:
        """Return ``B``, which takes nothing from another player."""
        return "B"


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


class FavourSite(Decision[Caylus1303State]):
    """Mode B: use the setup side of an open site space once, without a worker."""

    name = "favour_site"
    verb = "site"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the site spaces open in this round."""
        return state.site_tiles[: open_site_spaces(state)]

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Apply the effect, if possible; then offer a character from the board.

        This follows a ruling (rules: Favours work without an effect).
        """
        state.tell("favour_site", seat, tile=choice, number=state.site_tiles.index(choice) + 1)
        if NOBODY in state.holder:
            state.then(("favour_board_character", seat))
        start_effect(state, seat, choice, SETUP)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all three site spaces."""
        return state.site_tiles

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return the first round in which that space is open."""
        first, _ = SITE_BRACKETS[state.site_tiles.index(choice)]
        return refuse(
            "site-closed",
            "favours",
            tile=tile_name(choice),
            first=first,
            round=state.round,
        )


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
