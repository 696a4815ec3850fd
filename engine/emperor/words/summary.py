"""Summaries of a stretch of play: one clause per player, deaths, seats and the emperor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from engine.core.events import Event
from engine.core.words.phrases import listed
from engine.core.words.summaries import Span, Summary, events_of_class, points, with_code
from engine.core.words.text import Text, Value, say
from engine.emperor import election_events, events
from engine.emperor.data import ACTIONS_PHASE, NOBODY
from engine.emperor.piece_words import THRONE
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import card_of, electorate_of, location_of, noble_of
from engine.emperor.words.names import electorate_label, electorate_text, location_text, spot_name

_CARDS_WITH_EFFECT_EVENT = frozenset(
    ("doctor", "move", "permit", "ordinance", "promotion", "daughter", "knight")
)
"""Cards whose effect has an event of its own."""
_STEPS = (events.NobleTreated, events.KnightPlaced, events.KnightMoved, events.Passed)
"""Events reported only during the action phase; later only their results matter."""
_BOUGHT = "emperor-summary-bought"


def summary(span: Span[EmperorState]) -> list[Text]:
    """Return the clauses of a summary, effects on the reader first."""
    recap = Summary(span.reader, span.after.in_order())
    recap.first += _old_age_clauses(span, recap)
    acting = span.after.phase == ACTIONS_PHASE
    for event in span.events:
        results = _RESULTS.get(type(event))
        if results is None:
            continue
        if acting or not isinstance(event, _STEPS) or not span.after.round:
            for text in results(event, recap):
                recap.add_effect(_acting_seat(event), text, _affected_seat(event))
    for seat, texts in recap.results.items():
        recap.results[seat] = [*_join_purchases(texts)]
    _add_ballots(span, recap)
    for seat in recap.order:
        if not span.after.over:  # the result has them
            before, after = span.before.points[seat], span.after.points[seat]
            recap.add(seat, *points(before, after, "emperor-amount-vp"))
    recap.last += _elector_clauses(span, recap)
    for election in events_of_class(span.events, election_events.ElectionDecided):
        recap.last.append(_tell_election(election, recap))
    recap.last += _income_clauses(span, recap)
    return recap.texts()


def _acting_seat(event: Event) -> int:
    """Return the seat that caused an event."""
    return event.by if isinstance(event, events.NobleDied) else event.seat


def _affected_seat(event: Event) -> int:
    """Return the owner of the event's noble, who may be another player; else ``NOBODY``."""
    if isinstance(event, events.NobleDied):
        return event.seat
    return event.owner if isinstance(event, events.NobleTreated) else NOBODY


# Each player


def _report_placed(event: events.NoblePlaced, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-placed", noble=noble_of(event), at=location_of(event))


def _report_bought(event: events.CardBought, _recap: Summary) -> Iterator[Value]:
    if event.card not in _CARDS_WITH_EFFECT_EVENT:
        yield say(_BOUGHT, cards=card_of(event))


def _report_exhausted_used(event: events.ExhaustedUsed, _recap: Summary) -> Iterator[Value]:
    if event.card not in _CARDS_WITH_EFFECT_EVENT:
        yield say("emperor-summary-exhausted", card=card_of(event))


def _report_waived(event: events.EffectWaived, _recap: Summary) -> Iterator[Value]:
    yield say(_BOUGHT, cards=card_of(event))


def _join_purchases(results: Sequence[Value]) -> Iterator[Value]:
    """Yield the results of a player, with cards bought one after another as one result."""
    for bought, group in groupby(results, _is_purchase):
        if bought:
            cards = [result.args["cards"] for result in group if isinstance(result, Text)]
            yield say(_BOUGHT, cards=listed(cards))
        else:
            yield from group


def _is_purchase(result: Value) -> bool:
    return isinstance(result, Text) and result.key == _BOUGHT


def _report_removed(event: events.NobleDied, recap: Summary) -> Iterator[Value]:
    """Yield a noble that a Doctor has removed; deaths of old age come first, together."""
    if event.why == "doctor":
        owned = with_code(noble_of(event), recap.who(event.seat))
        yield say("emperor-summary-removed", noble=owned, at=location_of(event))


def _report_treated(event: events.NobleTreated, recap: Summary) -> Iterator[Value]:
    if event.older:
        owned = with_code(noble_of(event), recap.who(event.owner))
        yield say("emperor-summary-older", noble=owned, at=location_of(event))
    else:
        yield say("emperor-summary-younger", noble=noble_of(event), at=location_of(event))


def _report_moved(
    event: events.NobleMoved | events.KnightMoved, _recap: Summary
) -> Iterator[Value]:
    what = noble_of(event) if isinstance(event, events.NobleMoved) else say("emperor-knight")
    start, end = spot_name(event.start), spot_name(event.end)
    yield say("emperor-summary-moved", what=what, start=start, end=end)


def _report_knight(event: events.KnightPlaced, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-knight", at=location_of(event))


def _report_pushed(event: events.KnightPushed, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-pushed", electorate=electorate_of(event))


def _report_founded(event: events.CityFounded, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-city", electorate=electorate_of(event))


def _report_empire_city(event: events.EmpireCityPlaced, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-empire-city", electorate=electorate_text(event.end))


def _report_promoted(event: events.KnightPromoted, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-promoted", noble=noble_of(event), electorate=electorate_of(event))


def _report_wed(event: events.NobleWed, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-wed", noble=noble_of(event), at=location_of(event))


def _report_accepted(event: events.ProposalAccepted, recap: Summary) -> Iterator[Value]:
    owned = with_code(noble_of(event), recap.who(event.to))
    yield say("emperor-summary-accepted", noble=owned, at=location_of(event))


def _report_with_electorate(card: str) -> Callable[[Any, Summary], Iterator[Value]]:
    """Return a function that yields a card with the event's electorate."""

    def result(event: Any, _recap: Summary) -> Iterator[Value]:
        yield with_code(card_name(card), electorate_label(event.electorate))

    return result


def _report_seat_lost(event: election_events.ElectorDisplaced, recap: Summary) -> Iterator[Value]:
    """Yield the reader's own loss; for others it follows from the new elector."""
    if recap.reader in (event.seat, None):
        yield say("emperor-summary-seat-lost", electorate=electorate_of(event))


def _report_crowned(event: election_events.EmperorCrowned, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-crowned", noble=noble_of(event), start=spot_name(event.spot))


def _report_resettled(event: election_events.NobleResettled, _recap: Summary) -> Iterator[Value]:
    yield say("emperor-summary-resettled", at=location_of(event))


def _report_as(key: str) -> Callable[[Event, Summary], Iterator[Value]]:
    """Return a function that yields a result without arguments."""

    def result(_event: Event, _recap: Summary) -> Iterator[Value]:
        yield say(f"emperor-summary-{key}")

    return result


_RESULTS: Mapping[type[Event], Callable[[Any, Summary], Iterator[Value]]] = {
    events.NoblePlaced: _report_placed,
    events.CardBought: _report_bought,
    events.ExhaustedUsed: _report_exhausted_used,
    events.EffectWaived: _report_waived,
    events.NobleDied: _report_removed,
    events.NobleTreated: _report_treated,
    events.NobleMoved: _report_moved,
    events.KnightMoved: _report_moved,
    events.KnightPlaced: _report_knight,
    events.KnightPushed: _report_pushed,
    events.CityFounded: _report_founded,
    events.EmpireCityPlaced: _report_empire_city,
    events.KnightPromoted: _report_promoted,
    events.NobleWed: _report_wed,
    events.ProposalAccepted: _report_accepted,
    events.ConventEntered: _report_as("convent"),
    events.SonLost: _report_as("son-lost"),
    election_events.EminencePlaced: _report_with_electorate("eminence"),
    election_events.ChurchNamed: _report_with_electorate("church"),
    election_events.ElectorateExcommunicated: _report_with_electorate("excommunication"),
    election_events.ElectorDisplaced: _report_seat_lost,
    election_events.EmperorCrowned: _report_crowned,
    election_events.NobleResettled: _report_resettled,
    election_events.NobleRetired: _report_as("retired"),
    events.Passed: _report_as("passed"),
}
"""The results of events for the clauses of players; the table reports some others."""


# The table


def _old_age_clauses(span: Span[EmperorState], recap: Summary) -> Iterator[Text]:
    """Yield the nobles that died of old age, by player."""
    spots: dict[int, list[Value]] = {}
    for event in events_of_class(span.events, events.NobleDied):
        if event.why == "age":
            spots.setdefault(event.seat, []).append(_spot_text(event.spot))
    if spots:
        yield say("emperor-summary-old-age", nobles=listed(recap.things_of_players(spots)))


def _spot_text(word: str) -> Text:
    return location_text(word) if word == THRONE else spot_name(word)


def _add_ballots(span: Span[EmperorState], recap: Summary) -> None:
    """Add the votes of the players who were not up for election."""
    elections = events_of_class(span.events, election_events.ElectionDecided)
    candidates = {seat for event in elections for seat in (event.emperor, event.rival)}
    for event in events_of_class(span.events, election_events.BallotRevealed):
        if event.votes and event.seat not in candidates:
            votes = amount("vote", event.votes)
            recap.add(event.seat, say(f"emperor-summary-ballot-{event.side}", votes=votes))


def _tell_election(event: election_events.ElectionDecided, recap: Summary) -> Text:
    """Return the new emperor and the votes for both candidates."""
    for_emperor, for_rival = event.totals
    return say(
        f"emperor-summary-election-{'tie' if for_emperor == for_rival else event.won}",
        emperor=recap.who(event.emperor),
        for_emperor=amount("vote", for_emperor),
        rival=recap.who(event.rival),
        for_rival=amount("vote", for_rival),
    )


_SeatEvent: TypeAlias = (
    election_events.ElectorChosen | election_events.SeatVacated | election_events.ElectorConfirmed
)
_SEATS: Mapping[str, type[_SeatEvent]] = {
    "electors": election_events.ElectorChosen,
    "vacant": election_events.SeatVacated,
    "stay": election_events.ElectorConfirmed,
}


def _elector_clauses(span: Span[EmperorState], recap: Summary) -> Iterator[Text]:
    """Yield new electors, seats that became vacant, and electors who stay."""
    ties = {event.electorate for event in events_of_class(span.events, election_events.TieBroken)}
    for key, kind in _SEATS.items():
        if kind is election_events.ElectorConfirmed and span.after.round > span.before.round:
            continue  # after a new round, an unchanged seat is no news
        seats = [_tell_seat(event, recap, ties) for event in events_of_class(span.events, kind)]
        if seats:
            yield say(f"emperor-summary-{key}", seats=listed(seats))


def _tell_seat(event: _SeatEvent, recap: Summary, ties: set[str]) -> Text:
    """Return a seat with its winner, and whether a tie was broken."""
    kind = "none" if isinstance(event, election_events.SeatVacated) else "seat"
    broken = event.electorate in ties
    key = f"emperor-summary-{kind}-tie" if broken else f"emperor-summary-{kind}"
    return say(key, electorate=electorate_label(event.electorate), who=recap.who(event.seat))


def _income_clauses(span: Span[EmperorState], recap: Summary) -> Iterator[Text]:
    """Yield the income, as one number if it was the same for all players."""
    sums = dict.fromkeys(recap.seats(), 0)
    incomes = events_of_class(span.events, events.IncomePaid)
    for event in incomes:
        sums[event.seat] += event.thalers
    if not incomes:
        return
    if len(set(sums.values())) == 1:
        gain = amount("thaler", next(iter(sums.values())))
        yield say("emperor-summary-income-each", gain=gain)
    else:
        each = [
            say("emperor-count", who=recap.who(seat), count=count) for seat, count in sums.items()
        ]
        yield say("emperor-summary-income", gains=listed(each))
