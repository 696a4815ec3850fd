"""The set-up's decisions (rules §4 steps 8 to 11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Frame, Sealed, sealed_frame
from engine.core.text import Text, say
from engine.tuscany.data import (
    CASTLE,
    DISPLAY,
    ITEM_WORDS,
    KINDS,
    MIRRORED_ORDERS,
    ORDERS,
    ROTATIONS,
    SHIFTS,
    STARTING_CASTLE,
)
from engine.tuscany.regions import Region, hexes, region, turned
from engine.tuscany.state import TuscanyState

TURN = "turn"
_STEPS = (ORDERS, ROTATIONS, SHIFTS)


class Opening(Automatic[TuscanyState]):
    """§4 steps 1, 8 to 11: the order of what follows the dealing."""

    name = "opening"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        """Ask for the regions, then for bonus tiles from the start player on."""
        state.tell("opened", state.start)
        clockwise = [(state.start + i) % state.seats for i in range(state.seats)]
        question = "START_CASTLE" if state.dealt else "ARRANGE"
        state.then(
            sealed_frame(question, range(state.seats)),
            *(("START_BONUS", seat) for seat in clockwise),
            ("first_display", -1),
            ("turn", state.start),
        )


class Arrange(Sealed[TuscanyState]):
    """ARRANGE and START_CASTLE, §4 step 8 and §3.3: the boards' order, rotations, shifts, castle.

    A turned region is the same map, so only 96 arrangements are offered; ``turn``, once, gives the
    others. The answer in full is ``<arrangement>@<hex>``.
    """

    name = "ARRANGE"
    verb = "arrange"

    def options(self, state: TuscanyState, frame: Frame, seat: int) -> Sequence[str]:
        """The words of the seat's next step."""
        given = steps_given(frame, seat)
        if len(given) < len(_STEPS):
            return _STEPS[len(given)]
        found = draft(state.boards[seat], given)
        if found is None:
            return ()
        return castles(found) if TURN in given else (*castles(found), TURN)

    def answer(
        self,
        state: TuscanyState,
        frame: Frame,
        seat: int,
        choice: str,
    ) -> str | tuple[str, ...]:
        """One step more, or the whole answer."""
        given = steps_given(frame, seat)
        if len(given) < len(_STEPS) or choice == TURN:
            return (*given, choice)
        return f"{arrangement(given)}@{choice}"

    def reveal(self, state: TuscanyState, frame: Frame) -> None:
        """Lay out all regions, in seat order."""
        for seat, answer in zip(frame[2], frame[3], strict=True):
            state.arrangements[seat], _, castle = answer.partition("@")
            place_starting_castle(state, seat, castle)

    def vocabulary(self, state: TuscanyState, frame: Frame, seat: int) -> Sequence[str]:
        """Also the mirrored orders and all hexes."""
        given = steps_given(frame, seat)
        if not given:
            return ORDERS + MIRRORED_ORDERS
        found = draft(state.boards[seat], given)
        return self.options(state, frame, seat) if found is None else (*found.words, TURN)

    def refusal(self, state: TuscanyState, frame: Frame, seat: int, choice: str) -> Text | None:
        """Why not this order, hex or turn."""
        if choice in MIRRORED_ORDERS:
            return say("tuscany-refusal-mirrored", order=choice, same=choice[::-1])
        if choice == TURN:
            return say("tuscany-refusal-no-turn-back")
        found = draft(state.boards[seat], steps_given(frame, seat))
        return None if found is None else not_castle(found, choice)


class StartCastle(Sealed[TuscanyState]):
    """START_CASTLE with ``regions = dealt`` (D-23): only the castle hex is chosen."""

    name = "START_CASTLE"
    verb = "start_castle"

    def options(self, state: TuscanyState, frame: Frame, seat: int) -> Sequence[str]:
        """The three castle hexes of the seat's own region."""
        found = state.regions[seat]
        return () if found is None else castles(found)

    def reveal(self, state: TuscanyState, frame: Frame) -> None:
        """Place all starting castles, in seat order."""
        for seat, answer in zip(frame[2], frame[3], strict=True):
            place_starting_castle(state, seat, answer)

    def vocabulary(self, state: TuscanyState, frame: Frame, seat: int) -> Sequence[str]:
        """All hexes of the region."""
        found = state.regions[seat]
        return () if found is None else found.words

    def refusal(self, state: TuscanyState, frame: Frame, seat: int, choice: str) -> Text | None:
        """Why not this hex."""
        return not_castle(state.map_of(seat), choice)


def steps_given(frame: Frame, seat: int) -> tuple[str, ...]:
    """The steps of an answer being given; none once it is complete, for it may begin anew."""
    answer = frame[3][frame[2].index(seat)]
    return answer if isinstance(answer, tuple) else ()


def arrangement(given: Sequence[str]) -> str:
    """The arrangement that complete steps describe."""
    found = "/".join(given[: len(_STEPS)])
    return turned(found) if TURN in given else found


def draft(boards: str, given: Sequence[str]) -> Region | None:
    """The region as an answer in progress describes it, once its arrangement is complete."""
    if len(given) < len(_STEPS) or not boards:
        return None
    return region(boards, arrangement(given))


def castles(found: Region) -> tuple[str, ...]:
    """The castle hexes of a region."""
    return tuple(found.words[i] for i in hexes(found.masks[CASTLE]))


def not_castle(found: Region, choice: str) -> Text:
    """The refusal of a hex of another colour."""
    space = found.index[choice]
    colour = say(f"tuscany-kind-{KINDS[found.colours[space]]}")
    return say("tuscany-refusal-not-castle", space=space + 1, colour=colour)


def place_starting_castle(state: TuscanyState, seat: int, choice: str) -> None:
    """Reveal a region with its starting castle, which has no effect and scores nothing (D-7)."""
    found = state.regions[seat] = region(state.boards[seat], state.arrangements[seat])
    at = found.index[choice]
    state.tiles[seat][at] = STARTING_CASTLE
    state.covered[seat] = 1 << at
    state.reach[seat] = found.neighbours[at]
    state.tell(
        "arranged",
        seat,
        boards=state.boards[seat],
        arrangement=state.arrangements[seat],
        space=at + 1,
    )


class FirstDisplay(Automatic[TuscanyState]):
    """§4 step 10: only now eight neutral tiles are revealed."""

    name = "first_display"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        shown = [state.neutral.pop() for _ in DISPLAY]
        state.display[:] = shown
        state.neutral_shown.extend(shown)
        state.reveals += 1
        state.tell("displayed", -1, items=[ITEM_WORDS[item] for item in shown])
