"""What must hold of a game's words: everything has a text in every language, none reads as another.

Positions have a thousand words; of the long ones (boards, hands, words that are not legal) each
step tries one reader in one language, in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.contract.promise import need
from engine.core.game import Game
from engine.core.text import LANGUAGES, Catalogue, catalogue
from engine.core.words import Offer, Section


def check_catalogue(rules: Game[Any]) -> None:
    """The title, the options and the rules cards can be read in every language."""
    words = rules.words
    need(len({card.id for card in words.cards}) == len(words.cards), "two cards share an id")
    for language in LANGUAGES:
        texts = catalogue(language, rules.package)
        texts.format(words.title)
        for option in rules.options:
            names = [f"option-{rules.name}-{option.name}"]
            names += [f"{names[0]}-{value}" for value in option.values]
            read = [texts.say(name) for name in names]
            need(len(set(read[1:])) == len(option.values), "two values of an option read the same")
        for card in words.cards:
            for text in (card.title, card.group, card.body, *card.facts, *card.rulings):
                texts.format(text)


def check_texts(rules: Game[Any], state: Any, names: Sequence[str], turn: int) -> None:
    """The position, what is asked and what has just happened can be told to everyone."""
    public = rules.view(state, None)
    headline = rules.words.headline(public)
    need(headline == rules.words.headline(state), "the headline tells what is not public")
    for language in LANGUAGES:
        texts = catalogue(language, rules.package)
        texts.format(headline, names)
        _check_stories(rules, state, texts, names)
        for line in rules.outcome(state).lines:
            texts.say(f"{rules.name}-score-{line.source}")
        for seat in rules.waiting(state):
            view = rules.view(state, seat)
            texts.format(rules.words.prompt(view, seat), names)
            offers = [rules.words.offer(view, seat, word) for word in rules.legal(state, seat)]
            labels = {_label(offer, texts, names) for offer in offers}
            need(len(labels) == len(offers), f"{language}: two choices read the same")
    texts = catalogue(LANGUAGES[turn % len(LANGUAGES)], rules.package)
    viewer = (*range(len(names)), None)[turn % (len(names) + 1)]
    _check_reader(rules, state, viewer, texts, names)


def _check_stories(rules: Game[Any], state: Any, texts: Catalogue, names: Sequence[str]) -> None:
    for event in state.events or ():
        for version in {id(seen): seen for seen in map(event.seen_by, (event.seat, None))}.values():
            if (story := rules.words.story(version)) is not None:
                texts.format(story, names)


def _label(offer: Offer, texts: Catalogue, names: Sequence[str]) -> tuple[str, ...]:
    effect = texts.format(offer.effect, names) if offer.effect else ""
    return offer.code, texts.format(offer.name, names), effect, texts.format(offer.group, names)


def _check_reader(
    rules: Game[Any], state: Any, viewer: int | None, texts: Catalogue, names: Sequence[str]
) -> None:
    view = rules.view(state, viewer)
    sections: list[Section] = [*rules.words.board(view, viewer)]
    if viewer is not None:
        sections += rules.words.hand(view, viewer)
        for word in rules.vocabulary(state, viewer):
            offer = rules.words.offer(view, viewer, word)
            need(offer.choice == word, f"the offer of “{word}” is for another choice")
            _label(offer, texts, names)
    need(bool(sections), "the board has no words")
    for section in sections:
        for text in (section.title, *section.lines):
            texts.format(text, names)
