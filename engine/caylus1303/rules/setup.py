"""Before the first round: the characters are chosen (rules: Setup)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303 import events
from engine.caylus1303.data import NOBODY, START_RESOURCES
from engine.caylus1303.rules.characters import (
    characters_at_court,
    characters_in_play,
    take_character,
    why_not_at_court,
)
from engine.caylus1303.rules.goods import add_to_stock, nonzero_amounts
from engine.caylus1303.rules.rounds import Round
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text


class SetUp(Automatic[Caylus1303State]):
    """Players choose characters, from the last one back to the Start Player."""

    name = "set_up"

    def run(self, state: Caylus1303State) -> None:
        """Queue every player's choice, the resources and the first round."""
        order = tuple(state.order())
        state.tell(
            events.CharactersRevealed,
            NOBODY,
            order=order,
            characters=tuple(characters_at_court(state)),
        )
        choices = map(ChooseStartCharacter, reversed(state.order()))
        state.then(*choices, StartGoods(NOBODY), Round(NOBODY))


class StartGoods(Automatic[Caylus1303State]):
    """All players take the same resources, after the characters."""

    name = "goods"

    def run(self, state: Caylus1303State) -> None:
        for held in state.resources:
            add_to_stock(held, START_RESOURCES)
        if state.events is not None:
            state.tell(events.StartGoodsTaken, NOBODY, **nonzero_amounts(START_RESOURCES))


class ChooseStartCharacter(Decision[Caylus1303State]):
    """Choose one of the revealed characters; three stay at court."""

    name = "choose_start_character"
    verb = "choose"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the characters that are still at court."""
        return characters_at_court(state)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all characters of this game."""
        return characters_in_play(state)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return which player has chosen the character."""
        return why_not_at_court(state, choice)
