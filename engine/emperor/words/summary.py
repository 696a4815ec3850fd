"""Summaries of a stretch of play: one clause per player, deaths, seats and the emperor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.core.events import Event
from engine.core.words.phrases import listed
from engine.core.words.stories import facts_of
from engine.core.words.summaries import Span, Summary, coded, of_kinds, points
from engine.core.words.text import Text, Value, say
from engine.emperor.data import ACTIONS_PHASE, NOBODY
from engine.emperor.pieces import THRONE
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.state import EmperorState
from engine.emperor.words.names import at, label, noble, place, spot

_CARDS_WITH_EFFECT_EVENT = frozenset(
    ("doctor", "move", "permit", "ordinance", "promotion", "daughter", "knight")
)
"""Cards whose effect has an event of its own."""
_STEPS = frozenset(("treated", "knight_placed", "knight_moved", "passed"))
"""Events reported only during the action phase; later only their results matter."""


def summary(span: Span[EmperorState]) -> list[Text]:
    """Return the clauses of a summary, effects on the reader first."""
    clauses = Summary(span.reader, span.after.in_order())
    clauses.first += _old_age(span, clauses)
    acting = span.after.phase == ACTIONS_PHASE
    for event in span.events:
        result = _RESULTS.get(event.kind)
        if result is not None and (acting or event.kind not in _STEPS or not span.after.round):
            for text in result(event, clauses):
                clauses.add_effect(_acting_seat(event), text, _affected_seat(event))
    _ballots(span, clauses)
    for seat in clauses.order:
        if not span.after.over:  # the result has them
            clauses.add(seat, *points(span.before.vp[seat], span.after.vp[seat]))
    clauses.last += _electors(span, clauses)
    clauses.last += [_election(event, clauses) for event in of_kinds(span.events, "election")]
    clauses.last += _income(span, clauses)
    return clauses.texts()


def _acting_seat(event: Event) -> int:
    """Return the seat that caused an event."""
    return int(facts_of(event)["by"]) if event.kind == "died" else event.seat


def _affected_seat(event: Event) -> int:
    """Return the owner of the event's noble, who may be another player."""
    return event.seat if event.kind == "died" else int(facts_of(event).get("owner", NOBODY))


# Each player


def _placed(event: Event, _: Summary) -> Iterator[Value]:
    data = facts_of(event)
    yield say("emperor-summary-placed", noble=noble(data["noble"]), at=at(data["spot"]))


def _bought(event: Event, _: Summary) -> Iterator[Value]:
    word = facts_of(event)["card"]
    if word not in _CARDS_WITH_EFFECT_EVENT:
        yield card_name(word)


def _waived(event: Event, _: Summary) -> Iterator[Value]:
    yield card_name(facts_of(event)["card"])


def _removed(event: Event, clauses: Summary) -> Iterator[Value]:
    data = facts_of(event)
    if data["why"] == "doctor":
        owned = coded(noble(data["noble"]), clauses.who(event.seat))
        yield say("emperor-summary-removed", noble=owned, at=at(data["spot"]))


def _treated(event: Event, clauses: Summary) -> Iterator[Value]:
    data = facts_of(event)
    what, where = noble(data["noble"]), at(data["spot"])
    if data["older"]:
        owned = coded(what, clauses.who(data["owner"]))
        yield say("emperor-summary-older", noble=owned, at=where)
    else:
        yield say("emperor-summary-younger", noble=what, at=where)


def _moved(event: Event, _: Summary) -> Iterator[Value]:
    data = facts_of(event)
    what = noble(data["noble"]) if event.kind == "moved" else say("emperor-knight")
    yield say("emperor-summary-moved", what=what, start=spot(data["start"]), end=spot(data["end"]))


def _knight(event: Event, _: Summary) -> Iterator[Value]:
    yield say("emperor-summary-knight", at=at(facts_of(event)["spot"]))


def _pushed(event: Event, _: Summary) -> Iterator[Value]:
    yield say("emperor-summary-pushed", electorate=_here(event))


def _founded(event: Event, _: Summary) -> Iterator[Value]:
    yield say("emperor-summary-city", electorate=_here(event))


def _empire_city(event: Event, _: Summary) -> Iterator[Value]:
    yield say("emperor-summary-empire-city", electorate=place(facts_of(event)["end"]))


def _promoted(event: Event, _: Summary) -> Iterator[Value]:
    who = noble(facts_of(event)["noble"])
    yield say("emperor-summary-promoted", noble=who, electorate=_here(event))


def _wed(event: Event, _: Summary) -> Iterator[Value]:
    data = facts_of(event)
    yield say("emperor-summary-wed", noble=noble(data["noble"]), at=at(data["spot"]))


def _accepted(event: Event, clauses: Summary) -> Iterator[Value]:
    data = facts_of(event)
    owned = coded(noble(data["noble"]), clauses.who(data["to"]))
    yield say("emperor-summary-accepted", noble=owned, at=at(data["spot"]))


def _eminence(event: Event, _: Summary) -> Iterator[Value]:
    yield coded(card_name("eminence"), label(facts_of(event)["electorate"]))


def _named(event: Event, _: Summary) -> Iterator[Value]:
    word = "church" if event.kind == "church" else "excommunication"
    yield coded(card_name(word), label(facts_of(event)["electorate"]))


def _seat_lost(event: Event, clauses: Summary) -> Iterator[Value]:
    """Yield the reader's own loss; for others it follows from the new elector."""
    if clauses.reader in (event.seat, None):
        yield say("emperor-summary-seat-lost", electorate=_here(event))


def _crowned(event: Event, _: Summary) -> Iterator[Value]:
    data = facts_of(event)
    yield say("emperor-summary-crowned", noble=noble(data["noble"]), start=spot(data["spot"]))


def _resettled(event: Event, _: Summary) -> Iterator[Value]:
    yield say("emperor-summary-resettled", at=at(facts_of(event)["spot"]))


def _plain(key: str) -> Callable[[Event, Summary], Iterator[Value]]:
    """Return a function that yields a result without arguments."""

    def result(_event: Event, _: Summary) -> Iterator[Value]:
        yield say(f"emperor-summary-{key}")

    return result


def _here(event: Event) -> Text:
    return place(facts_of(event)["electorate"])


_RESULTS: Mapping[str, Callable[[Event, Summary], Iterator[Value]]] = {
    "placed": _placed,
    "bought": _bought,
    "exhausted_used": _bought,
    "waived": _waived,
    "died": _removed,
    "treated": _treated,
    "moved": _moved,
    "knight_moved": _moved,
    "knight_placed": _knight,
    "pushed": _pushed,
    "founded": _founded,
    "empire_city": _empire_city,
    "promoted": _promoted,
    "wed": _wed,
    "accepted": _accepted,
    "convent": _plain("convent"),
    "son_lost": _plain("son-lost"),
    "eminence_placed": _eminence,
    "church": _named,
    "excommunicated": _named,
    "displaced": _seat_lost,
    "crowned": _crowned,
    "resettled": _resettled,
    "retired": _plain("retired"),
    "passed": _plain("passed"),
}
"""The results of events for the clauses of players; the table reports some others."""


# The table


def _old_age(span: Span[EmperorState], clauses: Summary) -> Iterator[Text]:
    """Yield the nobles that died of old age, by player."""
    spots: dict[int, list[Value]] = {}
    for event in of_kinds(span.events, "died"):
        if facts_of(event)["why"] == "age":
            spots.setdefault(event.seat, []).append(_spot(facts_of(event)["spot"]))
    if spots:
        found = [coded(clauses.who(s), listed(spots[s])) for s in clauses.seats() if s in spots]
        yield say("emperor-summary-old-age", nobles=listed(found))


def _spot(word: str) -> Text:
    return at(word) if word == THRONE else spot(word)


def _ballots(span: Span[EmperorState], clauses: Summary) -> None:
    """Add the votes of the players who were not up for election."""
    candidates = {
        facts_of(event)[name]
        for event in of_kinds(span.events, "election")
        for name in ("emperor", "rival")
    }
    for event in of_kinds(span.events, "ballot"):
        data = facts_of(event)
        if data["votes"] and event.seat not in candidates:
            votes = amount("vote", data["votes"])
            clauses.add(event.seat, say(f"emperor-summary-ballot-{data['side']}", votes=votes))


def _election(event: Event, clauses: Summary) -> Text:
    """Return the new emperor and the votes for both candidates."""
    data = facts_of(event)
    for_emperor, for_rival = data["totals"]
    return say(
        f"emperor-summary-election-{'tie' if for_emperor == for_rival else data['won']}",
        emperor=clauses.who(data["emperor"]),
        for_emperor=amount("vote", for_emperor),
        rival=clauses.who(data["rival"]),
        for_rival=amount("vote", for_rival),
    )


def _electors(span: Span[EmperorState], clauses: Summary) -> Iterator[Text]:
    """Yield new electors, seats that became vacant, and electors who stay."""
    ties = {facts_of(event)["electorate"] for event in of_kinds(span.events, "tie_broken")}
    kinds = {"elector": "electors", "no_elector": "vacant", "elector_stays": "stay"}
    if span.after.round > span.before.round:
        del kinds["elector_stays"]  # after a new round, an unchanged seat is no news
    for kind, key in kinds.items():
        seats = [_seat(event, clauses, ties) for event in of_kinds(span.events, kind)]
        if seats:
            yield say(f"emperor-summary-{key}", seats=listed(seats))


def _seat(event: Event, clauses: Summary, ties: set[str]) -> Text:
    """Return a seat with its winner, and whether a tie was broken."""
    code = facts_of(event)["electorate"]
    kind = "none" if event.kind == "no_elector" else "seat"
    key = f"emperor-summary-{kind}-tie" if code in ties else f"emperor-summary-{kind}"
    return say(key, electorate=label(code), who=clauses.who(event.seat))


def _income(span: Span[EmperorState], clauses: Summary) -> Iterator[Text]:
    """Yield the income, as one number if it was the same for all players."""
    sums = dict.fromkeys(clauses.seats(), 0)
    events = of_kinds(span.events, "income")
    for event in events:
        sums[event.seat] += facts_of(event).get("thalers", 0)
    if not events:
        return
    if len(set(sums.values())) == 1:
        gain = amount("thaler", next(iter(sums.values())))
        yield say("emperor-summary-income-each", gain=gain)
    else:
        each = [say("emperor-count", who=clauses.who(s), count=n) for s, n in sums.items()]
        yield say("emperor-summary-income", gains=listed(each))
