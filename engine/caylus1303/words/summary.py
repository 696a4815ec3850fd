"""Summaries of a stretch of play: the provost, each player in turn, recruits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.data import AT_SITE, NOBODY, PLANNING_PHASE, RESOURCES
from engine.caylus1303.rules.texts import amount, character_name, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.names import amounts
from engine.core.words.numbers import only_gains, only_losses, signed
from engine.core.words.phrases import listed
from engine.core.words.summaries import (
    Span,
    Summary,
    as_loss,
    events_of_class,
    totals_by_seat,
    with_code,
)
from engine.core.words.text import Text, Value, say

_FLOWS = (events.BuildingUsed, events.OwnerRewarded)
"""Events whose resources and workers are summed up; what a building costs is left out."""


def summary(span: Span[Caylus1303State]) -> list[Text]:
    """Return the clauses of a summary, effects on the reader first."""
    recap = Summary(span.reader, span.after.order())
    recap.first += _provost_clauses(span, recap)
    for seat in recap.order:
        recap.add(seat, *_goods_results(span, seat))
        recap.add(seat, *_building_results(span, seat))
        for result, whom in _character_results(span, seat, recap):
            recap.add_effect(seat, result, whom)
        recap.add(seat, *_point_results(span, seat))
        recap.add(seat, *_worker_results(span, seat))
    recap.last += _table_clauses(span, recap)
    return recap.texts()


def _provost_clauses(span: Span[Caylus1303State], recap: Summary) -> Iterator[Text]:
    """Yield who moved the provost where, and the workers left beyond it."""
    moves = events_of_class(span.events, events.ProvostMoved)
    steps_by_seat = totals_by_seat((move.seat, move.steps) for move in moves)
    movers = [
        say("caylus1303-summary-mover", who=recap.who(seat), steps=signed(steps))
        for seat, steps in steps_by_seat.items()
    ]
    if movers:
        yield say("caylus1303-summary-provost", space=moves[-1].end, movers=listed(movers))
    spaces: dict[int, list[Value]] = {}
    for returned in events_of_class(span.events, events.WorkerReturned):
        if returned.why == "beyond":
            spot: Value = returned.space + 1
            if returned.seat == span.reader:
                spot = say("caylus1303-summary-spot", tile=tile_name(returned.place), space=spot)
            spaces.setdefault(returned.seat, []).append(spot)
    if spaces:
        workers = listed(recap.things_of_players(spaces))
        yield say("caylus1303-summary-beyond", workers=workers)


def _goods_results(span: Span[Caylus1303State], seat: int) -> Iterator[Value]:
    """Yield all goods and workers gained and spent by using buildings and recruiting."""
    flows = [event for event in span.events if isinstance(event, _FLOWS) and event.seat == seat]
    shares = [event.goods for event in flows]
    recruited = events_of_class(span.events, events.WorkersRecruited)
    shares += [event.goods_of(seat) for event in recruited]
    goods = [sum(share[kind] for share in shares) for kind in range(len(RESOURCES))]
    workers = sum(event.workers for event in flows)
    *gained, workers_gained = only_gains([*goods, workers])
    if workers_gained or any(gained):
        yield from amounts(gained, workers=workers_gained)
    *lost, workers_lost = only_losses([*goods, workers])
    if workers_lost or any(lost):
        yield from map(as_loss, amounts(lost, workers=workers_lost))


def _building_results(span: Span[Caylus1303State], seat: int) -> Iterator[Value]:
    """Yield the buildings built, claimed or turned into residences, and the number of batches."""
    own = [event for event in span.events if event.seat == seat]
    for event in own:
        match event:
            case events.TileBuilt() | delivery_events.MonumentBuilt():
                yield say("caylus1303-summary-built", tile=_tile_at(event.tile, event.space))
            case events.TileClaimed():
                yield say("caylus1303-summary-claimed", tile=_tile_at(event.tile, event.space))
            case delivery_events.ResidenceFlipped():
                yield say("caylus1303-summary-residence", tile=_tile_at(event.tile, event.space))
    if batches := len(events_of_class(own, delivery_events.BatchDelivered)):
        yield say("caylus1303-summary-delivered", batches=amount("batch", batches))


def _tile_at(tile: str, space: int) -> Text:
    return with_code(tile_name(tile), space + 1)


def _character_results(
    span: Span[Caylus1303State], seat: int, recap: Summary
) -> Iterator[tuple[Value, int]]:
    """Yield each character taken, with the seat it was taken from."""
    for event in events_of_class(span.events, events.CharacterTaken):
        if event.seat != seat:
            continue
        person = character_name(event.character)
        source = event.source
        if source == NOBODY:
            yield say("caylus1303-summary-took", character=person), NOBODY
        else:
            taken = say("caylus1303-summary-took-from", character=person, who=recap.who(source))
            yield taken, source


def _worker_results(span: Span[Caylus1303State], seat: int) -> Iterator[Value]:
    """Yield the new places of the player's workers, and whether the player has passed."""
    then, now = workers_of(span.before, seat), workers_of(span.after, seat)
    new = list((Counter(now) - Counter(then)).elements())
    if new:
        places = [_place_text(span.after, space) for space in new]
        yield say("caylus1303-summary-workers", places=listed(places), count=len(new))
    bridge = span.after.bridge
    if span.after.phase == PLANNING_PHASE and seat in bridge and seat not in span.before.bridge:
        yield say("caylus1303-summary-passed", rank=bridge.index(seat) + 1)


def workers_of(state: Caylus1303State, seat: int) -> list[int]:
    """Return the spaces of a player's workers; :data:`AT_SITE` for each on the site."""
    road = range(len(state.road_tile))
    spaces = [space for space in road for owner in state.workers_on(space) if owner == seat]
    return [*spaces, *([AT_SITE] * state.site_row.count(seat))]


def _place_text(state: Caylus1303State, space: int) -> Value:
    if space == AT_SITE:
        return say("caylus1303-site")
    return with_code(tile_name(state.road_tile[space]), space + 1)


def _point_results(span: Span[Caylus1303State], seat: int) -> list[Value]:
    """Return the points gained, but never a total, which is secret."""
    gained = sum(getattr(event, "points", 0) for event in span.events if event.seat == seat)
    return [say("caylus1303-summary-points", gain=amount("point", gained))] if gained else []


def _table_clauses(span: Span[Caylus1303State], recap: Summary) -> Iterator[Text]:
    """Yield the workers recruited, as one number if all got the same, and the provost's reset."""
    gains = [event.workers for event in events_of_class(span.events, events.WorkersRecruited)]
    if gains:
        sums = [sum(column) for column in zip(*gains, strict=True)]
        if len(set(sums)) == 1:
            yield say("caylus1303-summary-recruits-each", count=sums[0])
        else:
            each = [
                say("caylus1303-summary-recruits-seat", who=recap.who(seat), gain=sums[seat])
                for seat in recap.seats()
            ]
            yield say("caylus1303-summary-recruits", gains=listed(each))
    if events_of_class(span.events, events.ProvostReset):
        yield say("caylus1303-summary-reset", space=span.after.provost)
