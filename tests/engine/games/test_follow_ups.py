"""What follows a move is news even to its player: forced choices of others and a new round."""

from __future__ import annotations

from itertools import dropwhile

import pytest

from engine.cli.describe import declared_events
from engine.core import Chance, game
from engine.core.events import Event
from tests.engine.games.records import PUBLISHED


@pytest.mark.parametrize("name", PUBLISHED)
def test_follow_ups_are_events_of_the_game(name: str) -> None:
    kinds = {event.kind for event in declared_events(game(name).package)} | {"forced"}
    assert game(name).follow_ups
    assert game(name).follow_ups <= kinds


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_forced_choice_or_a_phase_that_follows_a_move_is_news_to_its_player(name: str) -> None:
    rules, dice, followed = game(name), Chance.from_seed("choices"), 0
    state = rules.new(rules.seat_counts[-1], {}, Chance.from_seed(name), events=True)
    while not state.over:
        seat = rules.to_move(state)[0]
        choices = rules.legal_choices(state, seat)
        events: list[Event] = []
        state.events = events
        rules.apply(state, seat, choices[dice.below(len(choices))])
        news = [*dropwhile(lambda event: event.kind not in rules.follow_ups, events)]
        for event in events:
            if event.kind in ("phase", "round_scored") or (
                event.kind == "forced" and event.seat != seat
            ):
                assert event in news
                followed += 1
    assert followed
