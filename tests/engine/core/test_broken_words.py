"""The contract test catches missing or ambiguous texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.events import Event
from engine.core.words import catalogue
from engine.core.words.game_words import Offer, Section
from engine.core.words.text import Text, say
from tests.engine.core.broken import assert_caught, with_words
from tests.engine.toy.game import Toy
from tests.engine.toy.state import CARDS, ToyState
from tests.engine.toy.words import ToyWords


def test_two_choices_that_read_the_same() -> None:
    class Same(ToyWords):
        def offer(self, state: ToyState, seat: int, choice: str) -> Offer:
            offer = super().offer(state, seat, choice)
            return replace(offer, code="", name=self.title, effect=None)

    assert_caught(with_words(Same()), "two choices read the same")


def test_an_offer_of_another_choice() -> None:
    class Swaps(ToyWords):
        def offer(self, state: ToyState, seat: int, choice: str) -> Offer:
            return replace(super().offer(state, seat, choice), choice="pass")

    assert_caught(with_words(Swaps()), "is for another choice")


def test_a_prompt_without_a_text() -> None:
    class Wordless(ToyWords):
        def prompt(self, state: ToyState, seat: int) -> Text:
            return say("toy-prompt-unwritten")

    assert_caught(with_words(Wordless()), "toy-prompt-unwritten")


def test_a_prompt_that_needs_the_hand() -> None:
    class Needs(ToyWords):
        def prompt(self, state: ToyState, seat: int) -> Text:
            known = all(card in CARDS for card in state.hands[seat])
            return super().prompt(state, seat) if known else say("toy-prompt-unwritten")

    assert_caught(with_words(Needs()), "toy-prompt-unwritten")


def test_a_public_prompt_that_depends_on_hidden_information() -> None:
    class Tells(ToyWords):
        asked = 0

        def prompt(self, state: ToyState, seat: int) -> Text:
            self.asked += 1
            return say("toy-prompt-turn", coins=self.asked)

    assert_caught(with_words(Tells()), "public prompt")


def test_a_language_that_lacks_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = catalogue.read_source

    def without(package: str, language: str) -> str:
        source = whole(package, language)
        return source.replace("toy-title =", "toy-titel =") if language == "ja" else source

    monkeypatch.setattr(catalogue, "read_source", without)
    catalogue.catalogue.cache_clear()
    try:
        assert_caught(Toy(), "ja: toy-title missing in")
    finally:
        catalogue.catalogue.cache_clear()


def test_a_text_without_its_arguments() -> None:
    class Empty(ToyWords):
        def prompt(self, state: ToyState, seat: int) -> Text:
            return say("toy-prompt-turn")

    assert_caught(with_words(Empty()), "toy-prompt-turn")


def test_events_in_a_row_without_a_text() -> None:
    class Silent(ToyWords):
        def tell(self, events: Sequence[Event]) -> Sequence[Text]:
            return ()

    assert_caught(with_words(Silent()), "have none together")


def test_events_in_a_row_with_two_texts() -> None:
    class Repeats(ToyWords):
        def tell(self, events: Sequence[Event]) -> Sequence[Text]:
            return [*super().tell(events), *super().tell(events)]

    assert_caught(with_words(Repeats()), "more sentences together")


def test_an_event_text_that_needs_the_secret() -> None:
    class Needs(ToyWords):
        def story(self, event: Event) -> Text | None:
            if event.kind == "buried":
                return say("toy-card", number=str((event.secret or {})["card"]))
            return super().story(event)

    assert_caught(with_words(Needs()), "KeyError: 'card'")


def test_a_board_without_words() -> None:
    class Blank(ToyWords):
        def board(self, view: ToyState, viewer: int | None) -> Sequence[Section]:
            return ()

        def hand(self, view: ToyState, seat: int) -> Sequence[Section]:
            return ()

    assert_caught(with_words(Blank()), "the board has no words")


def test_two_cards_with_one_id() -> None:
    class Twice(ToyWords):
        cards = (*ToyWords.cards, *ToyWords.cards)

    assert_caught(with_words(Twice()), "two cards share an id")


def test_an_option_without_a_text() -> None:
    class Options(Toy):
        options = (*Toy.options, Option("bridges", ("one", "two")))

    assert_caught(Options(), "option-toy-bridges")


def test_a_score_without_a_text() -> None:
    class Scores(Toy):
        def outcome(self, state: ToyState) -> Outcome:
            outcome = super().outcome(state)
            nothing = ScoreLine("luck", tuple(0 for _ in state.coins))
            return outcome._replace(lines=(*outcome.lines, nothing))

    assert_caught(Scores(), "toy-score-luck")


def test_points_without_a_sentence() -> None:
    class Silent(ToyWords):
        def story(self, event: Event) -> Text | None:
            return None if event.kind == "bridge" else super().story(event)

    assert_caught(with_words(Silent()), "“bridge” changes points, but has no sentence")
