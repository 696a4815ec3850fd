"""Checks of a game's texts: complete in every language, and no two read the same.

Positions have a thousand words. Each step formats the long texts (boards, hands,
words that are not legal) for only one viewer in one language, taking turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from unicodedata import east_asian_width

from engine.core.chance import Chance
from engine.core.contract.broken import require
from engine.core.game import Game
from engine.core.rules import Sealed
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.game_words import Offer, Section
from engine.core.words.text import Text, say

ASK_COLUMNS = 56
"""Maximum width of a question in one line."""


def check_catalogue(rules: Game[Any]) -> None:
    """Check that title, options and rules cards are complete in every language."""
    words = rules.words
    require(len({card.id for card in words.cards}) == len(words.cards), "two cards share an id")
    for language in LANGUAGES:
        texts = catalogue(language, rules.package)
        missing = sorted(texts.missing)
        files = f"engine/core/text/{language}.ftl and {rules.package}’s text/{language}.ftl"
        require(not missing, f"{language}: {', '.join(missing)} missing in {files}")
        texts.format(words.title)
        for rule in rules.rules.values():
            opener = f"{rules.name}-button-{rule.name}"
            require(not issubclass(rule, Sealed) or opener in texts, f"{language}: no {opener}")
        for kind in rules.hosting.signals:
            texts.say(f"{rules.name}-signal-{kind}")
        for option in rules.options:
            names = [f"option-{rules.name}-{option.name}"]
            names += [f"{names[0]}-{value}" for value in option.values]
            read = [texts.say(name) for name in names]
            require(
                len(set(read[1:])) == len(option.values), "two values of an option read the same"
            )
        for card in words.cards:
            for text in (card.title, card.group, card.body, *card.facts, *card.rulings):
                texts.format(text)


class Reader:
    """Formats a game's texts, each different text once per language."""

    def __init__(self, rules: Game[Any], names: Sequence[str]) -> None:
        self.names = names
        self._texts = {language: catalogue(language, rules.package) for language in LANGUAGES}
        self._read: dict[tuple[str, str], str] = {}

    def read(self, language: str, text: Text) -> str:
        """Return the text in one language."""
        key = (language, repr(text))
        if key not in self._read:
            self._read[key] = self._texts[language].format(text, self.names)
        return self._read[key]

    def read_all(self, *texts: Text) -> None:
        """Format the texts in all languages; raise if one fails."""
        for text in texts:
            for language in LANGUAGES:
                self.read(language, text)

    def label(self, language: str, offer: Offer) -> tuple[str, ...]:
        """Return everything a player reads about a choice: code, name, effect and group."""
        effect = self.read(language, offer.effect) if offer.effect else ""
        return (
            offer.code,
            self.read(language, offer.name),
            effect,
            self.read(language, offer.group),
        )


def check_texts(rules: Game[Any], state: Any, reader: Reader, step: int) -> None:
    """Check that the position, the questions and the last events have texts for every viewer."""
    headline = rules.words.headline(rules.view(state, None))
    require(headline == rules.words.headline(state), "the headline reveals what is not public")
    reader.read_all(headline, *_stories_of(rules, state))
    public = [event.seen_by(None) for event in state.events or ()]
    together = rules.words.tell(public)
    each = [text for event in public if (text := rules.words.story(event)) is not None]
    require(len(together) <= len(each), "events have more sentences together than one by one")
    require(bool(together) == bool(each), "events with sentences one by one have none together")
    reader.read_all(*together)
    for line in rules.outcome(state).lines:
        reader.read_all(say(f"{rules.name}-score-{line.source}"))
    _check_public_prompts(rules, state, reader, step)
    for seat in rules.may_act(state):
        view = rules.view(state, seat)
        reader.read_all(rules.words.prompt(view, seat))
        _check_asks(rules.words.ask(view, seat), reader)
        offers = [rules.words.offer(view, seat, word) for word in rules.legal_choices(state, seat)]
        for language in LANGUAGES:
            labels = {reader.label(language, offer) for offer in offers}
            require(len(labels) == len(offers), f"{language}: two choices read the same")
    _check_reader(rules, state, reader, step)


def _check_public_prompts(rules: Game[Any], state: Any, reader: Reader, step: int) -> None:
    """Check that public questions have texts that depend on public knowledge only.

    Several who are asked at once read one of them together.
    """
    public = rules.view(state, None)
    other = rules.view(rules.determinize(public.copy(), Chance(step)), None)
    asked = rules.to_move(public)
    for seat in rules.may_act(state):
        prompt = rules.words.prompt(public, seat)
        reader.read_all(prompt)
        same = prompt == rules.words.prompt(other, seat)
        require(same, f"the public prompt of seat {seat + 1} reveals what is not public")
        same = seat not in asked or prompt == rules.words.prompt(public, asked[0])
        require(
            same,
            f"the prompt of seat {seat + 1} differs from that of seat {asked[0] + 1}, but one "
            f"message asks both: leave out of {prompt.key} what is true of one seat only",
        )
        ask = rules.words.ask(public, seat)
        _check_asks(ask, reader)
        same = ask == rules.words.ask(other, seat)
        require(same, f"the public question of seat {seat + 1} reveals what is not public")


def _check_asks(ask: Text, reader: Reader) -> None:
    """Check that a question fits one line of a picture in every language."""
    for language in LANGUAGES:
        said = reader.read(language, ask)
        require(columns(said) <= ASK_COLUMNS, f"{language}: “{said}” is longer than a line")


def columns(line: str) -> int:
    """Return the width of a line; Chinese and Japanese characters count double."""
    return sum(1 + (east_asian_width(sign) in "WF") for sign in line)


def _stories_of(rules: Game[Any], state: Any) -> Iterator[Text]:
    for event in state.events or ():
        for reader in dict.fromkeys((event.seat, None)):
            if (story := rules.words.story(event.seen_by(reader))) is not None:
                yield story


def _check_reader(rules: Game[Any], state: Any, reader: Reader, step: int) -> None:
    """Format the whole board and every choice for one viewer in one language."""
    seats = len(reader.names)
    language = LANGUAGES[step % len(LANGUAGES)]
    viewer = (*range(seats), None)[step % (seats + 1)]
    view = rules.view(state, viewer)
    sections: list[Section] = [*rules.words.board(view, viewer)]
    if viewer is not None:
        sections += rules.words.hand(view, viewer)
        for word in rules.vocabulary(state, viewer):
            offer = rules.words.offer(view, viewer, word)
            require(offer.choice == word, f"the offer of “{word}” is for another choice")
            reader.label(language, offer)
    require(bool(sections), "the board has no words")
    now = [reader.read(language, line) for line in sections[0].lines]
    for seat in rules.to_move(view):
        require(
            any(reader.names[seat] in line for line in now),
            f"the board as text does not say that seat {seat + 1} is to move: its first section "
            "needs board-to-move, or board-still-to-answer if several are asked",
        )
    for section in sections:
        for text in (section.title, *section.lines):
            reader.read(language, text)
