"""Summarise a stretch of play: a clause per player, then the neutral pieces and income."""

from __future__ import annotations

from collections.abc import Iterator

from engine.caylus import castle_events, events, favour_events
from engine.caylus.data import (
    CUBES,
    LINES,
    PLACES,
    PLACING_PHASE,
    PROVOST_PHASE,
    SECTIONS,
    road_space,
)
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.tiles import RESIDENCE
from engine.caylus.words.arguments import section_of
from engine.caylus.words.names import amounts, tile_name
from engine.core.words.numbers import only_gains, only_losses, signed
from engine.core.words.phrases import listed
from engine.core.words.summaries import (
    Span,
    Summary,
    as_loss,
    events_of_class,
    points,
    totals_by_seat,
    with_code,
)
from engine.core.words.text import Text, Value, say

_FLOWS = (
    events.TradingPostUsed,
    events.CubesProduced,
    events.OwnerRewarded,
    events.CubeSold,
    events.CubesBought,
    events.ExchangeMade,
    events.Jousted,
    favour_events.FavourLineChosen,
    favour_events.FavourEffectChosen,
    favour_events.FavourTaken,
)
"""Events whose cubes and deniers are summed up; what a building costs is left out."""


def summary(span: Span[CaylusState]) -> list[Text]:
    """Return the clauses of a summary, effects on the reader first."""
    recap = Summary(span.reader, span.after.turn_order)
    recap.first += _provost_clauses(span, recap)
    for seat in span.after.turn_order:
        recap.add(seat, *_goods_results(span, seat))
        recap.add(seat, *_building_results(span, seat))
        recap.add(seat, *_castle_results(span, seat))
        recap.add(seat, *_favour_results(span, seat))
        if not span.after.over:  # the result of the game repeats the points
            recap.add(
                seat, *points(span.before.points[seat], span.after.points[seat], "caylus-amount-vp")
            )
        recap.add(seat, *_worker_results(span, seat))
    recap.last += _table_clauses(span, recap)
    return recap.texts()


# The provost


def _provost_clauses(span: Span[CaylusState], recap: Summary) -> Iterator[Text]:
    """Yield the provost's moves by player, and the workers left beyond it."""
    moves = events_of_class(span.events, events.ProvostMoved)
    steps_by_seat = totals_by_seat((move.seat, move.offset) for move in moves)
    movers = [
        say("caylus-summary-mover", who=recap.who(seat), steps=signed(steps))
        for seat, steps in steps_by_seat.items()
    ]
    if movers:
        yield say("caylus-summary-provost", space=moves[-1].end, movers=listed(movers))
    spaces: dict[int, list[Value]] = {}
    for returned in events_of_class(span.events, events.WorkerReturned):
        if returned.why == "beyond":
            space = _space_for_reader(span, returned.seat, int(returned.place))
            spaces.setdefault(returned.seat, []).append(space)
    if spaces:
        workers = listed(recap.things_of_players(spaces))
        yield say("caylus-summary-beyond", workers=workers)


def _space_for_reader(span: Span[CaylusState], seat: int, space: int) -> Value:
    """Return a space of the road, with its tile if the reader's own worker was there."""
    if seat != span.reader:
        return space
    tile = tile_name(span.after.road_tile[space])
    return say("caylus-summary-spot", tile=tile, space=space)


# Each player


def _goods_results(span: Span[CaylusState], seat: int) -> Iterator[Value]:
    """Yield the totals of production, trade and favours."""
    flows = [event for event in span.events if isinstance(event, _FLOWS) and event.seat == seat]
    cubes = [sum(event.cubes[kind] for event in flows) for kind in range(len(CUBES))]
    deniers = sum(event.deniers for event in flows)
    *gained, deniers_gained = only_gains([*cubes, deniers])
    if deniers_gained or any(gained):
        yield from amounts(gained, deniers=deniers_gained)
    *lost, deniers_lost = only_losses([*cubes, deniers])
    if deniers_lost or any(lost):
        yield from map(as_loss, amounts(lost, deniers=deniers_lost))


def _building_results(span: Span[CaylusState], seat: int) -> Iterator[Value]:
    """Yield the buildings built, then the new residences."""
    own = [event for event in span.events if event.seat == seat]
    built = [
        (event.tile, event.space)
        for event in own
        if isinstance(event, events.TileBuilt | events.ResidenceUpgraded)
    ]
    transformed = events_of_class(own, events.TileTransformed)
    for tile, space in [*built, *((RESIDENCE.word, event.space) for event in transformed)]:
        yield say("caylus-summary-built", tile=with_code(tile_name(tile), space))


def _castle_results(span: Span[CaylusState], seat: int) -> Iterator[Value]:
    """Yield new houses by section, missing houses, and the results of a scoring."""
    pairs = zip(SECTIONS, span.before.castle_houses, span.after.castle_houses, strict=True)
    for word, before, after in pairs:
        if built := after.count(seat) - before.count(seat):
            part = say(f"caylus-section-{word}")
            yield say("caylus-summary-houses", houses=amount("house", built), section=part)
    own = [event for event in span.events if event.seat == seat]
    for missed in events_of_class(own, castle_events.DeliveryMissed):
        yield _with_loss(say("caylus-summary-idle"), -missed.points)
    for scored in events_of_class(own, castle_events.HousesScored):
        if not scored.houses:
            missing = say("caylus-summary-no-house", section=section_of(scored))
            yield _with_loss(missing, -scored.points)


def _with_loss(result: Value, lost: int) -> Value:
    """Return a result with the points lost by it: "nothing handed in (−2 points)"."""
    return with_code(result, as_loss(amount("vp", lost))) if lost else result


def _favour_results(span: Span[CaylusState], seat: int) -> Iterator[Value]:
    """Yield the lines on which the player has advanced, and favours that were lost."""
    levels = zip(LINES, span.before.favour[seat], span.after.favour[seat], strict=True)
    for word, before, after in levels:
        if after > before:
            yield say("caylus-summary-favor", line=say(f"caylus-line-{word}"), level=after)
    if any(event.seat == seat for event in events_of_class(span.events, favour_events.FavourLost)):
        yield say("caylus-summary-favor-lost")


def _worker_results(span: Span[CaylusState], seat: int) -> Iterator[Value]:
    """Yield the new places of the player's workers, and whether the player has passed."""
    before, after = span.before.placed_workers(), span.after.placed_workers()
    new = [place for place, owner in after if owner == seat and (place, owner) not in before]
    if new:
        places = listed([_place_text(span.after, place) for place in new])
        yield say("caylus-summary-workers", places=places, count=len(new))
    passed = span.after.pass_order
    if span.after.phase == PLACING_PHASE and seat in passed and seat not in span.before.pass_order:
        yield say("caylus-summary-passed", rank=passed.index(seat) + 1)


def _place_text(state: CaylusState, place: int) -> Value:
    space = road_space(place)
    if not space:
        return tile_name(PLACES[place])
    return with_code(tile_name(state.road_tile[space]), space)


# The table


def _table_clauses(span: Span[CaylusState], recap: Summary) -> Iterator[Text]:
    """Yield changes of order, the bailiff, scorings and income."""
    before, after = span.before, span.after
    if after.phase == PROVOST_PHASE and after.pass_order != before.pass_order:
        yield _order_clause("caylus-board-passed", [recap.who(seat) for seat in after.pass_order])
    if after.turn_order != before.turn_order:
        yield _order_clause("caylus-board-order", [recap.who(seat) for seat in after.turn_order])
    for event in events_of_class(span.events, castle_events.SectionScoringBegun):
        yield say("caylus-story-scoring", section=section_of(event))
    if after.bailiff != before.bailiff:
        yield say("caylus-summary-bailiff", space=after.bailiff)
    yield from _income_clauses(span, recap)


def _order_clause(key: str, order: list[Value]) -> Text:
    return say("caylus-summary-sentence", told=say(key, order=listed(order)))


def _income_clauses(span: Span[CaylusState], recap: Summary) -> Iterator[Text]:
    """Yield the income, as one number if it was the same for all players."""
    gains = [event.gains for event in events_of_class(span.events, events.IncomePaid)]
    if not gains:
        return
    sums = [sum(column) for column in zip(*gains, strict=True)]
    if len(set(sums)) == 1:
        yield say("caylus-summary-income-each", gain=amount("denier", sums[0]))
        return
    each = [
        say("caylus-summary-income-seat", who=recap.who(seat), gain=sums[seat])
        for seat in recap.seats()
    ]
    yield say("caylus-summary-income", gains=listed(each))
