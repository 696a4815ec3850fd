"""Recaps in one paragraph."""

from __future__ import annotations

import pytest

from bot.presentation.texts import (
    message_localizer,
    with_seat_history,
)
from bot.presentation.turn_text import condense, paragraph
from bot.tables.domain.kinds import TableEvent
from engine.core import Event, Player, Seat, game, say
from engine.core.words.catalogue import LANGUAGES
from tests.bot.sample_turns import started_game, turn_text


def test_a_long_recap_keeps_the_latest_and_says_so() -> None:
    rules = game("caylus")
    localizer = turn_text(rules, started_game(rules)).message
    recap = paragraph(localizer, [say("log-join", who=str(i)) for i in range(50)], 200)
    assert recap.startswith("(39 earlier events: see the log) ")
    assert recap.endswith("49 takes a seat.")
    assert len(recap) <= 300


def test_a_recap_is_in_chronological_order() -> None:
    rules = game("caylus")
    localizer = turn_text(rules, started_game(rules)).message
    recap = paragraph(localizer, [say("log-join", who=who) for who in "ABC"], 200)
    assert recap == "A takes a seat. B takes a seat. C takes a seat."


def test_a_recap_covers_what_the_viewer_has_not_seen() -> None:
    rules = game("caylus")
    seen, unseen = Event(TableEvent.RESIGNED, 0, {}), Event(TableEvent.RESIGNED, 1, {})
    turn_texts = turn_text(rules, started_game(rules), recap=[unseen], news=[seen, unseen])
    assert turn_texts.recap(turn_texts.message, 500) == (
        "Since your last move: Bob has resigned; autopilot plays on for now."
    )
    assert [text.args["who"] for text in turn_texts.news()] == [Seat(0), Seat(1)]


def test_an_earlier_seat_holder_is_named_everywhere() -> None:
    casts = (["Alice", "Bob"], ["Alice", "Zoe"])
    localizer = message_localizer("ja", "caylus", *casts)
    refusal = say("refusal-not-now", who=[Seat(0), say("phrase-plain", text=Player(1)), Player(1)])
    assert "Alice、Bobさん、Bobさんを" in localizer.format(refusal)
    assert "Alice、Zoeさん、Zoeさんを" in localizer.format(with_seat_history(refusal, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recap_too_long_for_its_space_starts_from_its_beginning(language: str) -> None:
    localizer = message_localizer(language, "caylus", ["Maximilian"])
    join = say("log-join", who=Seat(0))
    whole = localizer.format(join)
    for clauses, room, begins in (
        ((join,), len(whole) - 2, whole[:-4]),
        ((join, join), len(whole) + 2, whole),
    ):
        recap = condense(localizer, clauses, room)
        assert recap.startswith(begins)
        assert recap.endswith("…")
        assert len(recap) <= room
