"""Effects of buildings, and favours (rules: Tiles; Favours).

They share a module because an effect can give a favour, and a favour uses an effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.caylus1303 import delivery_events
from engine.caylus1303.data import CHARACTER, NOBODY, SITE_ROUNDS
from engine.caylus1303.rules.building import ChooseLawyerTarget, ChooseStoneTile, ChooseWoodTile
from engine.caylus1303.rules.characters import (
    characters_at_court,
    characters_in_play,
    characters_of_others,
    take_character,
    why_not_at_court,
)
from engine.caylus1303.rules.goods import can_pay, nonzero_amounts, with_kinds
from engine.caylus1303.rules.lines import GainAny, lines_of, pay_and_gain
from engine.caylus1303.rules.payments import Paid, PayAny
from engine.caylus1303.rules.provost import TollMove
from engine.caylus1303.rules.shared import DECLINE
from engine.caylus1303.rules.texts import character_name, reason, tile_name, why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import LINES, SETUP, TILES, Line, Lines
from engine.core.frames import Frame
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_ONE_LINE = ("use",)
_TWO_LINES = ("1", "2")
_FREE = {
    (side, tile) for side, tiles in LINES.items() for tile, lines in tiles.items() if lines[0].free
}
"""The tile sides with a free effect, in a table because they are asked at most activations."""
_CRAFTS: Mapping[str, Callable[[int], Frame]] = {
    "wood": ChooseWoodTile,
    "lawyer": ChooseLawyerTarget,
    "toll": TollMove,
}
TAKE_FROM_PLAYER = "A"
"""The mode of a favour that takes a character from another player."""
_USE_SITE = "B"
"""The mode that uses a building on the site, and takes a character from court."""
_MODES = (TAKE_FROM_PLAYER, _USE_SITE)
_ONLY_USE_SITE = (_USE_SITE,)


def start_effect(state: Caylus1303State, seat: int, tile: str, side: int) -> None:
    """Apply a side's effect at once if it is free, otherwise ask about it.

    A tile without lines has a craft, such as building. This follows rulings (rules: Effects are
    optional; When a decision is asked).
    """
    lines = LINES[side].get(tile)
    if lines is None:
        state.then(_craft_frame(seat, tile, side))
    elif (side, tile) in _FREE:
        _use_line(state, seat, tile, lines[0])
    else:
        state.then(UseBuilding(seat, tile))


def _craft_frame(seat: int, tile: str, side: int) -> Frame:
    craft, waived = TILES[tile].craft, TILES[tile].waived
    if craft == "stone":
        return ChooseStoneTile(seat, waived if side == SETUP else 0)
    return _CRAFTS[craft](seat)


class UseBuilding(Decision[Caylus1303State]):
    """Choose one of the lines the seat can pay for, or none.

    This follows rulings (rules: Fixed kinds are paid first; When a decision is asked).
    """

    name = "use_building"
    verb = "activate"
    tile: str

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``use``, or ``1`` and ``2`` if there are two lines, and ``decline``."""
        tile = self.tile
        lines = lines_of(state, tile)
        held, hand = state.resources[seat], state.hand[seat]
        payable = [
            word
            for word, line in zip(_line_words(lines), lines, strict=True)
            if hand >= line.pay_workers and can_pay(held, line.pay, line.pay_any)
        ]
        return (*payable, *DECLINE)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Ask for the resource that pays for each ``?``, then apply the line."""
        tile = self.tile
        if self.record_if_declined(state, choice, tile=tile):
            return
        lines = lines_of(state, tile)
        number = _line_words(lines).index(choice)
        if lines[number].pay_any:
            line = lines[number]
            state.then(
                PayAny(
                    seat,
                    purpose=UseLine.saved_name,
                    tile=tile,
                    variant=number,
                    cost=line.pay,
                    left=line.pay_any,
                    chosen=(),
                )
            )
        else:
            _use_line(state, seat, tile, lines[number])

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return every line and ``decline``."""
        return (*_line_words(lines_of(state, self.tile)), *DECLINE)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return the missing cost of the line."""
        tile = self.tile
        lines = lines_of(state, tile)
        line = lines[_line_words(lines).index(choice)]
        need = nonzero_amounts(line.pay, basic=line.pay_any, worker=line.pay_workers)
        return why_unaffordable(state, seat, need, "paying-costs")


def _line_words(lines: Lines) -> tuple[str, ...]:
    return _ONE_LINE if len(lines) == 1 else _TWO_LINES


class UseLine(Paid):
    """Apply a line once its ``?`` have been chosen: pay, then gain."""

    name = "use_line"
    saved_name = "work"

    def run(self, state: Caylus1303State) -> None:
        tile = self.tile
        _use_line(state, self.seat, tile, lines_of(state, tile)[self.variant], self.chosen)


def _use_line(
    state: Caylus1303State, seat: int, tile: str, line: Line, chosen: tuple[str, ...] = ()
) -> None:
    """Apply a line; a market is paid before it asks for the resource."""
    if line.gain_any:
        state.then(GainAny(seat, tile, line.gain_any))
        if line.pay_workers:  # paid now: the question is only queued
            pay_and_gain(state, seat, tile, line)
    elif chosen:
        pay_and_gain(state, seat, tile, line._replace(pay=with_kinds(line.pay, chosen)))
    else:
        pay_and_gain(state, seat, tile, line)
    if line.favours:
        state.then(*[Favour(seat, tile)] * line.favours)


class Favour(Automatic[Caylus1303State]):
    """Resolve a favour completely before anything else continues."""

    name = "favour"
    source: str

    def run(self, state: Caylus1303State) -> None:
        """Ask for the mode. The source is a tile, or ``site`` for the most batches."""
        seat = self.seat
        state.tell(delivery_events.FavourGained, seat, source=self.source)
        state.then(FavourMode(seat))


class FavourMode(Decision[Caylus1303State]):
    """Choose ``A``, a character from another player, or ``B``, a site building and a character."""

    name = "favour_mode"
    verb = "favour"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``A`` if another player has a character, and ``B``."""
        return _MODES if characters_of_others(state, seat) else _ONLY_USE_SITE

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Ask for the character or the site space."""
        state.then(FavourTake(seat) if choice == TAKE_FROM_PLAYER else FavourSite(seat))

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return both modes."""
        return _MODES

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why ``A`` is not possible: no other player has a character."""
        return reason("no-characters", "favours")

    def default(self, state: Caylus1303State, seat: int) -> str:
        """Return ``B``, which takes nothing from another player."""
        return _USE_SITE


class FavourTake(Decision[Caylus1303State]):
    """Mode A: take any character from another player."""

    name = "favour_take"
    verb = "take"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the characters of the other players."""
        return characters_of_others(state, seat)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all characters of this game."""
        return characters_in_play(state)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a character cannot be taken: it is at court, or the seat has it already."""
        at_court = state.holder[CHARACTER[choice]] == NOBODY
        key = "at-court" if at_court else "own-character"
        return reason(key, "favours", character=character_name(choice))


def open_site_spaces(state: Caylus1303State) -> int:
    """Return the number of site spaces that a favour can use in this round."""
    return sum(state.round >= first for first, _ in SITE_ROUNDS)


class FavourSite(Decision[Caylus1303State]):
    """Mode B: use the setup side of an open site space once, without a worker."""

    name = "favour_site"
    verb = "site"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the site spaces open in this round."""
        return state.site_tiles[: open_site_spaces(state)]

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Apply the effect, if possible; then offer a character from court.

        This follows a ruling (rules: Favours work without an effect).
        """
        number = state.site_tiles.index(choice) + 1
        state.tell(delivery_events.FavourSiteUsed, seat, tile=choice, number=number)
        if NOBODY in state.holder:
            state.then(FavourCourtCharacter(seat))
        start_effect(state, seat, choice, SETUP)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all three site spaces."""
        return state.site_tiles

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return the first round in which that space is open."""
        first, _ = SITE_ROUNDS[state.site_tiles.index(choice)]
        return reason(
            "site-closed",
            "favours",
            tile=tile_name(choice),
            first=first,
            round=state.round,
        )


class FavourCourtCharacter(Decision[Caylus1303State]):
    """After the site building, take one character from court, or none."""

    name = "favour_court_character"
    saved_name = "favour_board_character"
    verb = "take"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and the characters at court."""
        return (*DECLINE, *characters_at_court(state))

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Take the character, unless declined."""
        if not self.record_if_declined(state, choice):
            take_character(state, seat, choice)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and all characters of this game."""
        return (*DECLINE, *characters_in_play(state))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a character cannot be taken: a player has it."""
        return why_not_at_court(state, choice)
