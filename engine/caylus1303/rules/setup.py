"""Before the first round: the characters are chosen (rules: Setup)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY, START_RESOURCES
from engine.caylus1303.rules.shared import add, amounts
from engine.caylus1303.rules.texts import character, refuse
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Player, Text


class SetUp(Automatic[Caylus1303State]):
    """Players choose characters, from the last one back to the Start Player."""

    name = "set_up"

    def run(self, state: Caylus1303State) -> None:
        """Queue every player's choice, the resources and the first round."""
        revealed = tuple(CHARACTERS[number] for number in state.characters_of(NOBODY))
        state.tell("set_up", -1, order=tuple(state.order()), characters=revealed)
        choices = [("choose_start_character", seat) for seat in reversed(state.order())]
        state.then(*choices, ("goods", -1), ("round", -1))


class StartGoods(Automatic[Caylus1303State]):
    """All players take the same resources, after the characters."""

    name = "goods"

    def run(self, state: Caylus1303State) -> None:
        for held in state.resources:
            add(held, START_RESOURCES)
        if state.events is not None:
            state.tell("goods", -1, **amounts(START_RESOURCES))


class ChooseStartCharacter(Decision[Caylus1303State]):
    """Choose one of the revealed characters; three are left for the board."""

    name = "choose_start_character"
    verb = "choose"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the characters that are still on the board."""
        return court(state)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all characters of this game."""
        return in_play(state)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Refuse a character that another player has chosen."""
        return character_taken(state, choice)


def court(state: Caylus1303State) -> list[str]:
    """Return the characters on the board."""
    return [CHARACTERS[number] for number in state.characters_of(NOBODY)]


def in_play(state: Caylus1303State) -> list[str]:
    """Return the characters that were dealt, in data order."""
    pairs = zip(CHARACTERS, state.holder, strict=True)
    return [word for word, holder in pairs if holder >= NOBODY]


def take_character(state: Caylus1303State, seat: int, word: str) -> None:
    """Move a character to a player, from the board or from another player."""
    number = CHARACTER[word]
    before = state.holder[number]
    state.holder[number] = seat
    state.tell("character", seat, character=word, source=before)


def character_taken(state: Caylus1303State, word: str) -> Text:
    """Refuse a character that is not on the board."""
    holder = state.holder[CHARACTER[word]]
    return refuse("not-at-court", "favours", character=character(word), who=Player(holder))
