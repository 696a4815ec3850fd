"""Bonus tiles of the set-up and of cities (rules: Setup; Cities)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from engine.core.rules import Decision
from engine.core.words.text import Text, say
from engine.tuscany import events
from engine.tuscany.data import BONUS, BONUSES, PLUS_STORAGE, STORAGE_BONUS, STORAGE_GREEN
from engine.tuscany.rules.gains import score_green
from engine.tuscany.rules.texts import reason
from engine.tuscany.state import TuscanyState


class TakeBonus(Decision[TuscanyState]):
    """Take one bonus tile of any kind that is left."""

    why: ClassVar[Literal["setup", "city"]]

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return the bonus tiles that are left."""
        return [BONUSES[bonus] for bonus, left in enumerate(state.piles) if left]

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Take the tile; ``plus_storage`` scores green points at once."""
        bonus = BONUS[choice]
        state.piles[bonus] -= 1
        state.bonuses[seat][bonus] += 1
        green = STORAGE_GREEN if bonus == PLUS_STORAGE else 0
        score_green(state, seat, green, STORAGE_BONUS)
        state.tell(events.BonusTaken, seat, bonus=choice, green=green, why=self.why)

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return all kinds of bonus tiles."""
        return BONUSES

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return that the pile is empty."""
        return reason("pile-empty", "cities", bonus=say(f"tuscany-bonus-{choice}"))


class StartBonus(TakeBonus):
    """Each player takes a bonus tile, clockwise from the start player."""

    name = "start_bonus"
    saved_name = "START_BONUS"
    verb = "start_bonus"
    goes_round = True
    why = "setup"


class CityBonus(TakeBonus):
    """Take a bonus tile for a city; mandatory, as tiles never run out."""

    name = "city"
    saved_name = "CITY"
    verb = "bonus"
    why = "city"
