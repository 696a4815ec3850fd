"""Summaries: short, in every language, and "you" only for the reader."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.summaries import Span
from tests.engine.games.all_texts import keys
from tests.engine.games.recaps import USUAL, WORST, recaps, rendered
from tests.engine.games.records import PUBLISHED, records

YOU = {"summary-you", "summary-you-first"}


@pytest.mark.parametrize("name", game_names())
def test_recaps_of_a_whole_game_are_short(name: str) -> None:
    """Uses the record with the most players that was not played at random, if there is one."""
    record = max(records(name), key=lambda one: (len(one.names), len(one.moves)))
    found = [texts for _, texts in recaps(record)]
    lengths = [max(len(rendered(tag, texts, record)) for tag in LANGUAGES) for texts in found]
    assert len(lengths) > (30 if name in PUBLISHED else 0)
    assert median(lengths) <= USUAL
    assert sum(length > WORST for length in lengths) <= len(lengths) // 50
    assert name not in PUBLISHED or any(YOU & keys(texts) for texts in found)


@pytest.mark.parametrize("name", game_names())
def test_public_summaries_address_nobody_as_you(name: str) -> None:
    rules = game(name)
    record = max(records(name), key=lambda one: len(one.moves))
    positions = record.positions(events=True)
    state: Any = next(positions)
    first, events = state.copy(), []
    for _, state in zip(range(40), positions, strict=False):
        events += [event.seen_by(None) for event in state.events]
        state.events = []
    texts = rules.words.summary(
        Span(rules.view(first, None), rules.view(state, None), events, None)
    )
    assert texts
    assert not YOU & keys(texts)


@pytest.mark.parametrize("name", game_names())
def test_an_unchanged_position_has_no_summary(name: str) -> None:
    rules = game(name)
    view = rules.view(rules.new(rules.seat_counts[-1]), None)
    assert list(rules.words.summary(Span(view, view, [], 0))) == []


@pytest.mark.parametrize("name", game_names())
def test_rounds_are_numbered_from_one_without_gaps(name: str) -> None:
    words = game(name).words
    record = max(records(name), key=lambda one: len(one.moves))
    numbers = [0]
    for state in record.positions(events=True):
        for event in state.events or ():
            number = words.round_of(event)
            if number not in (None, numbers[-1]):
                numbers.append(number or 0)
        state.events = []
    assert numbers == list(range(numbers[-1] + 1))
    assert numbers[-1] >= 3
    assert f"{name}-round" in catalogue("en", package_of(name))
