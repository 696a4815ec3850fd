"""The decisions of the set-up (rules: Setup)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.rules import Automatic, Sealed
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import (
    DISPLAY,
    ITEM_WORDS,
    MIRRORED_ORDERS,
    NOBODY,
    ORDERS,
    ROTATIONS,
    SHIFTS,
    STARTING_CASTLE,
)
from engine.tuscany.regions import Region, castle_hexes, region, turned_around
from engine.tuscany.rules.bonus import StartBonus
from engine.tuscany.rules.texts import kind_text, reason
from engine.tuscany.rules.turn import Turn
from engine.tuscany.state import TuscanyState

TURN_MAP = "turn"
PARTS = (ORDERS + MIRRORED_ORDERS, ROTATIONS, SHIFTS)
"""Parts of an arrangement: order of the boards, rotations, shifts."""
AS_DEALT = ("ABC", "000", "dd")
"""Placeholder for a part that has not been chosen yet."""


class Opening(Automatic[TuscanyState]):
    """Queue the decisions of the setup after the deal."""

    name = "opening"

    def run(self, state: TuscanyState) -> None:
        """Ask for the regions, then for bonus tiles from the start player on."""
        state.tell(events.GameOpened, state.start)
        seats = range(state.seats)
        state.then(
            StartCastle(seats) if state.dealt else Arrange(seats),
            *map(StartBonus, state.clockwise()),
            FirstDisplay(NOBODY),
            Turn(state.start),
        )


class Arrange(Sealed[TuscanyState]):
    """Choose order, rotations, shifts and starting castle.

    Each part can be chosen once, in any order. The castle completes the answer; parts not chosen
    stay as dealt. Once every part is chosen, the whole map can be turned once. A complete answer is
    ``<arrangement>@<hex>``.
    """

    name = "arrange"
    saved_name = "ARRANGE"
    verb = "arrange"

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return the parts not chosen yet, and the castle hexes of the current arrangement."""
        return arrangement_choices(state.boards[seat], self.steps(seat))

    def answer(self, state: TuscanyState, seat: int, choice: str) -> str | tuple[str, ...]:
        """Add a step; a castle hex completes the answer."""
        given = self.steps(seat)
        if "," in choice:
            return f"{arrangement_of(given)}@{choice}"
        return (*given, choice)

    def reveal(self, state: TuscanyState) -> None:
        """Lay out all regions, in seat order."""
        for seat, answer in self.answers_by_seat().items():
            state.arrangements[seat], _, castle = answer.partition("@")
            place_starting_castle(state, seat, castle)

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return all parts, including those already chosen, and all hexes."""
        drafted = drafted_region(state.boards[seat], self.steps(seat))
        if drafted is None:
            return ()
        return (*(word for part in PARTS for word in part), *drafted.words, TURN_MAP)

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return why a step is not possible: a part is taken, a turn too early, a colour wrong."""
        given = self.steps(seat)
        if choice == TURN_MAP:
            again = reason("no-turn-back", "arranging-a-region")
            return again if TURN_MAP in given else reason("no-turn-yet", "arranging-a-region")
        drafted = drafted_region(state.boards[seat], given)
        if drafted is None or choice not in drafted.index:
            return reason("arranged-so", "arranging-a-region")
        return why_not_castle_hex(drafted, choice)


class StartCastle(Sealed[TuscanyState]):
    """Choose the castle hex only, with ``regions = dealt`` (rules: Dealt regions)."""

    name = "start_castle"
    saved_name = "START_CASTLE"
    verb = "start_castle"

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return the three castle hexes of the seat's region."""
        own = state.regions[seat]
        return () if own is None else castle_hexes(own)

    def reveal(self, state: TuscanyState) -> None:
        """Place all starting castles, in seat order."""
        for seat, answer in self.answers_by_seat().items():
            place_starting_castle(state, seat, answer)

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return all hexes of the region."""
        own = state.regions[seat]
        return () if own is None else own.words

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return which other colour a hex has."""
        return why_not_castle_hex(state.region_of(seat), choice)


def chosen_word(given: Sequence[str], part: Sequence[str]) -> str | None:
    """Return the word chosen for a part of the arrangement, or ``None``."""
    return next((word for word in given if word in part), None)


@lru_cache(maxsize=4096)
def arrangement_choices(boards: str, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return the choices of :class:`Arrange` after these steps; none if the boards are hidden."""
    drafted = drafted_region(boards, given)
    if drafted is None:
        return ()
    words = [word for part in PARTS if chosen_word(given, part) is None for word in part]
    turning = [TURN_MAP] if len(given) == len(PARTS) else []
    return (*words, *castle_hexes(drafted), *turning)


def arrangement_of(given: Sequence[str]) -> str:
    """Return the arrangement that the steps describe."""
    pairs = zip(PARTS, AS_DEALT, strict=True)
    words = "/".join(chosen_word(given, part) or dealt for part, dealt in pairs)
    return turned_around(words) if TURN_MAP in given else words


def drafted_region(boards: str, given: Sequence[str]) -> Region | None:
    """Return the region that the unfinished answer describes; ``None`` if boards are hidden."""
    return region(boards, arrangement_of(given)) if boards else None


def region_so_far(view: TuscanyState, seat: int) -> Region | None:
    """Return a seat's region, or the one it is arranging; ``None`` if the viewer cannot know it."""
    if view.regions[seat] is not None or not view.boards[seat]:
        return view.regions[seat]
    asked = view.stack[-1]
    if not isinstance(asked, Arrange) or seat not in asked.seats:
        return None
    answer = asked.given(seat)
    if isinstance(answer, str):
        return region(view.boards[seat], answer.partition("@")[0])
    return drafted_region(view.boards[seat], asked.steps(seat))


def why_not_castle_hex(own: Region, choice: str) -> Text:
    """Return which other colour a hex has."""
    hex_ = own.index[choice]
    colour = kind_text(own.colours[hex_])
    return reason("not-castle", "setup", space=hex_ + 1, colour=colour)


def place_starting_castle(state: TuscanyState, seat: int, choice: str) -> None:
    """Reveal a region with its starting castle, which has no effect and scores nothing.

    This follows a ruling (rules: Starting castles score nothing).
    """
    own = state.regions[seat] = region(state.boards[seat], state.arrangements[seat])
    hex_ = own.index[choice]
    state.tiles[seat][hex_] = STARTING_CASTLE
    state.covered[seat] = 1 << hex_
    state.reach[seat] = own.neighbours[hex_]
    state.tell(
        events.RegionRevealed,
        seat,
        boards=state.boards[seat],
        arrangement=state.arrangements[seat],
        space=hex_ + 1,
    )


class FirstDisplay(Automatic[TuscanyState]):
    """Reveal eight neutral tiles, after all other choices."""

    name = "first_display"

    def run(self, state: TuscanyState) -> None:
        shown = [state.neutral.pop() for _ in DISPLAY]
        state.display[:] = shown
        state.neutral_shown.extend(shown)
        state.reveals += 1
        state.tell(events.DisplayRevealed, NOBODY, items=[ITEM_WORDS[item] for item in shown])
