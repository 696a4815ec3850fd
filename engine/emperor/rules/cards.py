"""What the cards that act at once do, alone or through TRI, KOL and PAL (rules §4, §5.4 b)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Decision, Frame
from engine.core.words.text import Player, Text, say
from engine.emperor.data import (
    CARDS,
    CITIES,
    CODES,
    COUPLE_PRICE,
    DAUGHTER,
    DOCTOR,
    ELECTORATE,
    FIRST_AGE,
    FROM_INDULGENCE,
    FROM_ORDINANCE,
    INDULGENCE,
    INDULGENCE_POINTS,
    LAST_AGE,
    MOVE,
    NEWBORN,
    NOBODY,
    ORDINANCE,
    ORDINANCE_POINTS,
    PERMIT,
    PROMOTION,
)
from engine.emperor.pieces import (
    AGE,
    FIELD,
    KNIGHT_BITS,
    KNIGHT_PIECE,
    OWN_NOBLES,
    OWN_SINGLES,
    OWNER,
    SITTING,
    WAY,
    WAYS_IN,
    noble_of,
    noble_word,
)
from engine.emperor.rules.actions import buy, pay_exhausted
from engine.emperor.rules.descendants import place_from_hand
from engine.emperor.rules.effect import CARRY_OUT, WAIVE, Effect
from engine.emperor.rules.nobles import (
    EVERY_NOBLE,
    FOREIGN_NOBLES,
    change,
    marriageable,
    marry,
    noble_at,
    not_marriageable,
    not_own,
    on_board,
    own_on_places,
    spot_of,
)
from engine.emperor.rules.placing import (
    ALL_WAYS,
    city_spaces,
    enter,
    no_city_space,
    no_way_in,
    ways_in,
    with_bits,
)
from engine.emperor.rules.texts import electorate, out_of_play, too_poor
from engine.emperor.rules.throne import bury
from engine.emperor.state import EmperorState


class Doctor(Effect):
    """Doctor, and KOL: an own noble one step younger, or another player's one step older (§4)."""

    name = "doctor"
    verb = "doctor"
    card = DOCTOR

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return own nobles aged 25 or more and all of others, on throne, seats and places."""
        return on_board(state, _TREATABLE[seat])

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Turn the tile; beyond 45 it returns to its owner's hand."""
        seat, noble = frame[1], noble_at(state, choice)
        own = OWNER[noble] == seat
        if not own and AGE[noble] == LAST_AGE:
            change(state, choice, NOBODY)
            bury(state, choice, noble, "doctor", seat)
            return
        change(state, choice, noble - 1 if own else noble + 1)
        state.tell(
            "treated",
            seat,
            owner=OWNER[noble],
            noble=noble_word(noble),
            spot=spot_of(choice),
            older=int(not own),
        )

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every noble on the board."""
        return on_board(state, EVERY_NOBLE)

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse without a noble of one's own aged 15."""
        return say("emperor-refusal-youngest")


_TREATABLE = tuple(
    foreign | {noble for noble in own if AGE[noble] > FIRST_AGE}
    for own, foreign in zip(OWN_NOBLES, FOREIGN_NOBLES, strict=True)
)


class MoveNoble(Effect):
    """Move: an own noble from a place to another electorate; first which one (§4)."""

    name = "move_noble"
    verb = "move"
    card = MOVE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return own nobles on places for which another electorate is open."""
        found = own_on_places(state, seat)
        open_to = [e for e in range(len(CODES)) if state.board >> FIELD * e & WAYS_IN]
        if len(open_to) > 1:
            return found
        return [word for word in found if open_to and SITTING[word][0] != open_to[0]]

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Ask where to."""
        state.then(("move_target", frame[1], *SITTING[choice]))

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return own nobles on the board."""
        return on_board(state, OWN_NOBLES[seat])

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse for the emperor, an elector, or a noble with nowhere to go."""
        if choice not in SITTING:
            return say("emperor-refusal-only-places")
        return say("emperor-refusal-nowhere-else", electorate=electorate(SITTING[choice][0]))


class MoveTarget(Decision[EmperorState]):
    """Move, then: the other electorate (push rule); the frame has electorate and noble (§4)."""

    name = "move_target"
    verb = "place"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the ways into other electorates."""
        return ways_in(state, but=frame[2])

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Move the noble, age and side unchanged."""
        _, seat, start, noble = frame
        state.lift(noble, start)
        end = enter(state, noble, choice, seat)
        told = {"start": CODES[start], "end": CODES[end]}
        state.tell("moved", seat, noble=noble_word(noble), **told)

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return every way in."""
        return ALL_WAYS[state.seats]

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse the noble's own electorate, or one that is not open."""
        if choice.startswith(CODES[frame[2]]):
            return say("emperor-refusal-same-electorate", electorate=electorate(frame[2]))
        return no_way_in(state, choice)


class Indulgence(Effect):
    """Indulgence: a point (§4); a question only where it could be waived."""

    name = "indulgence"
    verb = "indulgence"
    card = INDULGENCE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """There is nothing to choose."""
        return (CARRY_OUT,)

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Gain the point."""
        state.earn(frame[1], INDULGENCE_POINTS, FROM_INDULGENCE)
        state.tell("indulged", frame[1], vp=INDULGENCE_POINTS)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """There is nothing to choose."""
        return (CARRY_OUT,)

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return ``None``: always possible."""
        return None


class Permit(Effect):
    """Permit: a noble of 15 from hand into an open electorate (push rule, §4).

    A way in alone is for the single, ``couple+`` and a way in for the couple.
    """

    name = "permit"
    verb = "permit"
    card = PERMIT

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the ways in that have a tile in hand, for the sides that can be paid for."""
        if not state.tiles[seat]:
            return ()
        ways = ways_in(state)
        if state.thalers[seat] < COUPLE_PRICE:
            return ways
        return [*ways, *map(AS_COUPLE.__getitem__, ways)]

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Pay for the side, and place the noble."""
        _, seat, source = frame
        side, way = (choice, "") if choice in SIDES else side_and_way(choice)
        if source == "card":
            buy(state, seat, PERMIT, SIDE_PRICES[side])
        else:
            pay_exhausted(state, seat, PERMIT, SIDE_PRICES[side])
        if way:
            place_from_hand(state, seat, NEWBORN[side], way, "permit")
        else:
            state.then(("newborn", seat, side, "permit"))

    def legacy_moves(self, state: EmperorState, frame: Frame) -> Mapping[str, str]:
        """Once the side was asked first, where both could be paid or the card waived."""
        ways = self.targets(state, frame[1])
        rich = state.thalers[frame[1]] >= COUPLE_PRICE
        if not rich and WAIVE not in self.options(state, frame):
            return {f"place {way}": way for way in ways}
        return {self.move(side): side for side in SIDES[: 1 + rich] if ways}

    def waive(self, state: EmperorState, frame: Frame) -> None:
        """Waive the card; a waived Permit costs what a single does (§4)."""
        buy(state, frame[1], PERMIT, CARDS[PERMIT].price)
        super().waive(state, frame)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every way in, for either side."""
        ways = ALL_WAYS[state.seats]
        return [*ways, *map(AS_COUPLE.__getitem__, ways)]

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse an unaffordable price, or an electorate that is not open."""
        side, way = side_and_way(choice)
        return too_poor(state, seat, SIDE_PRICES[side]) or no_way_in(state, way)


SIDES = tuple(NEWBORN)
SIDE_PRICES = dict(zip(SIDES, (CARDS[PERMIT].price, COUPLE_PRICE), strict=True))
_COUPLE = "couple+"
AS_COUPLE = {way: _COUPLE + way for way in WAY}


def side_and_way(choice: str) -> tuple[str, str]:
    """``single`` or ``couple``, and the way in, of a Permit's choice."""
    way = choice.removeprefix(_COUPLE)
    return SIDES[way != choice], way


class Newborn(Decision[EmperorState]):
    """PAL: the electorate of the free single of 15 (push rule, §5.4 b).

    The frame has ``single`` and ``PAL``, or the side and ``permit`` in games from before.
    """

    name = "newborn"
    verb = "place"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the ways in."""
        return ways_in(state)

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Place a noble of 15."""
        _, seat, side, why = frame
        place_from_hand(state, seat, NEWBORN[side], choice, why)

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return every way in."""
        return ALL_WAYS[state.seats]

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse an electorate that is not open, or a wrong choice about the knight to push."""
        return no_way_in(state, choice)


class Ordinance(Effect):
    """Ordinance: an own city on an empty city space; points by its number (§4)."""

    name = "ordinance"
    verb = "city"
    card = ORDINANCE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space."""
        return city_spaces(state) if state.cities_left[seat] else ()

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Found the city."""
        seat = frame[1]
        state.cities_left[seat] -= 1
        number = CITIES - state.cities_left[seat]
        points = ORDINANCE_POINTS[number - 1]
        state.found(seat, ELECTORATE[choice])
        state.earn(seat, points, FROM_ORDINANCE)
        state.tell("founded", seat, electorate=choice, number=number, cities=-1, vp=points)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """No empty city space there."""
        return no_city_space(state, ELECTORATE[choice])


class Promotion(Effect):
    """Promotion: a single of 15 takes the place of an own knight (§4)."""

    name = "promotion"
    verb = "promote"
    card = PROMOTION

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with one of the seat's knights on a place."""
        return with_bits(state, KNIGHT_BITS[seat]) if state.tiles[seat] else ()

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Replace the knight, which returns to hand."""
        seat, word = frame[1], NEWBORN["single"]
        state.swap(KNIGHT_PIECE + seat, noble_of(seat, word), ELECTORATE[choice])
        state.tiles[seat] -= 1
        state.knights[seat] += 1
        state.tell("promoted", seat, electorate=choice, noble=word, tiles=-1, knights=1)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """No own knight on a place there."""
        e = ELECTORATE[choice]
        return out_of_play(state, e) or say(
            "emperor-refusal-no-knight-there", electorate=electorate(e), who=Player(seat)
        )


class ForeignDaughter(Effect):
    """Foreign king's daughter: an own single becomes a couple of the same age (§4).

    Not an elector of an archdiocese; the emperor and secular electors are allowed.
    """

    name = "foreign_daughter"
    verb = "marry"
    card = DAUGHTER

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return own singles on throne, secular seats and places."""
        return marriageable(state, OWN_SINGLES[seat])

    def carry_out(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Flip the tile."""
        told = {"noble": noble_word(noble_at(state, choice)), "spot": spot_of(choice)}
        marry(state, choice)
        state.tell("wed", frame[1], **told)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return own nobles on the board."""
        return on_board(state, OWN_NOBLES[seat])

    def barred(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse a couple, or an elector of an archdiocese."""
        return not_own(state, choice, seat) or not_marriageable(state, choice)
