"""Phase 3: the special buildings, in their order along the road (rules: Special buildings)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import (
    CLOTH,
    GATE,
    INN,
    JOUST_CLOTH,
    JOUST_DENIERS,
    JOUST_FIELD,
    MERCHANTS_GUILD,
    NOBODY,
    PLACE,
    PLACES,
    ROAD,
    SPECIAL_PHASE,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from engine.caylus.rules.building import Favour
from engine.caylus.rules.placing import (
    open_places,
    place_words,
    reward_owner,
    why_closed,
)
from engine.caylus.rules.provost import GuildMove
from engine.caylus.rules.shared import DECLINE, begin_phase, send_home
from engine.caylus.rules.texts import reason
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text


class SpecialBuildings(Automatic[CaylusState]):
    """Phase 3: gate, trading post, merchants' guild, joust field, stables, inn."""

    name = "special_buildings"

    def run(self, state: CaylusState) -> None:
        """Queue the buildings; the gate can still send a worker to a later one."""
        begin_phase(state, SPECIAL_PHASE)
        state.then(*_BUILDINGS)


class Gate(Automatic[CaylusState]):
    """The gate's worker can move elsewhere."""

    name = "gate"

    def run(self, state: CaylusState) -> None:
        """Queue the question, if a worker is there."""
        if state.specials[GATE] != NOBODY:
            state.then(GateMove(state.specials[GATE]))


class GateMove(Decision[CaylusState]):
    """Move to any place legal in phase 2 for free, or home.

    This follows rulings (rules: Gate may lead to Inn; Gate cannot lead to itself).
    """

    name = "gate_move"
    verb = "gate"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the open places; the worker itself occupies the gate."""
        return place_words(DECLINE, open_places(state, seat))

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Move the worker, scoring the owner's point, or send it home."""
        if choice == "decline":
            send_home(state, GATE, "declined")
            return
        place = PLACE[choice]
        state.lift(GATE)
        state.put(seat, place)
        if place > ROAD:
            tile = state.road_tile[place - ROAD]
            state.tell(events.GateMoved, seat, place=choice, tile=tile)
            reward_owner(state, seat, place)
        else:
            state.tell(events.GateMoved, seat, place=choice)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and every place."""
        return (*DECLINE, *PLACES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a place is closed."""
        if choice == "gate":
            return reason("gate", "special-buildings")
        return why_closed(state, seat, PLACE[choice])


class TradingPost(Automatic[CaylusState]):
    """The trading post pays three deniers."""

    name = "trading_post"

    def run(self, state: CaylusState) -> None:
        """Pay and send the worker home."""
        if state.specials[TRADING_POST] != NOBODY:
            seat = state.specials[TRADING_POST]
            state.deniers[seat] += TRADING_POST_DENIERS
            state.tell(events.TradingPostUsed, seat, deniers=TRADING_POST_DENIERS)
            send_home(state, TRADING_POST, "done")


class MerchantsGuild(Automatic[CaylusState]):
    """The merchants' guild moves the provost for free."""

    name = "merchants_guild"

    def run(self, state: CaylusState) -> None:
        """Queue the question; the worker stays until the provost has moved."""
        seat = state.specials[MERCHANTS_GUILD]
        if seat != NOBODY:
            state.then(GuildMove(seat), WorkerHome(seat, "merchants_guild"))


class JoustField(Automatic[CaylusState]):
    """The joust field sells one royal favour."""

    name = "joust_field"

    def run(self, state: CaylusState) -> None:
        """Queue the question; the worker stays until the favour is resolved."""
        seat = state.specials[JOUST_FIELD]
        if seat != NOBODY:
            state.then(Joust(seat), WorkerHome(seat, "joust_field"))


class WorkerHome(Automatic[CaylusState]):
    """Workers return to hand after their special building is resolved."""

    name = "worker_home"
    place: str

    def run(self, state: CaylusState) -> None:
        """Send the worker on that place home."""
        send_home(state, PLACE[self.place], "done")


class Joust(Decision[CaylusState]):
    """Pay one denier and one cloth for a favour, once, or decline."""

    name = "joust"
    verb = "joust"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``pay``, if the seat can pay both, and ``decline``."""
        if state.deniers[seat] >= JOUST_DENIERS and state.cubes[seat][CLOTH] >= JOUST_CLOTH:
            return ("pay", "decline")
        return DECLINE

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay and resolve a favour."""
        if self.record_if_declined(state, choice):
            return
        state.deniers[seat] -= JOUST_DENIERS
        state.cubes[seat][CLOTH] -= JOUST_CLOTH
        state.tell(events.Jousted, seat, deniers=-JOUST_DENIERS, cloth=-JOUST_CLOTH)
        state.then(Favour(seat))


class Stables(Automatic[CaylusState]):
    """Workers in the stables come first in turn order, immediately.

    This follows a ruling (rules: The Stables work at once).
    """

    name = "stables"

    def run(self, state: CaylusState) -> None:
        """Set the new order and send the workers home."""
        first = state.stables
        if not first:
            return
        state.turn_order = first + [seat for seat in state.turn_order if seat not in first]
        state.tell(events.TurnOrderChanged, NOBODY, order=tuple(state.turn_order))
        state.stables = []
        state.open_places |= 1 << STABLES
        for seat in first:
            state.workers[seat] += 1
            state.tell(events.WorkerReturned, seat, place=self.name, why="done")


class Inn(Automatic[CaylusState]):
    """The worker who entered moves on; one without a successor may stay."""

    name = "inn"

    def run(self, state: CaylusState) -> None:
        """Resolve cases a, b and c of the rule."""
        if state.inn_left != NOBODY:
            if state.inn_right != NOBODY:
                leave_inn(state, "displaced")
            state.inn_right = state.inn_left
            state.inn_left = NOBODY
            state.open_places |= 1 << INN
            state.tell(events.InnMoved, state.inn_right)
        elif state.inn_right != NOBODY:
            state.then(InnKeep(state.inn_right))


class InnKeep(Decision[CaylusState]):
    """A worker on the right circle without a successor stays or is taken back."""

    name = "inn_keep"
    verb = "inn"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return both choices, which are always legal."""
        return ("keep", "leave")

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Keep the worker there or take it back."""
        if choice == "keep":
            state.tell(events.InnKept, seat)
        else:
            leave_inn(state, "left")


_BUILDINGS = tuple(
    building(NOBODY) for building in (Gate, TradingPost, MerchantsGuild, JoustField, Stables, Inn)
)


def leave_inn(state: CaylusState, why: events.WhyReturned) -> None:
    """Send the worker on the right circle home."""
    seat = state.inn_right
    state.inn_right = NOBODY
    state.workers[seat] += 1
    state.tell(events.WorkerReturned, seat, place="inn", why=why)
