"""Collect everything a game says in random games of every kind and in its corpus."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.game import Game
from engine.core.registry import game, package_of
from engine.core.rules import Question
from engine.core.words.catalogue import catalogue
from engine.core.words.game_words import Offer
from engine.core.words.summaries import Span
from engine.core.words.text import Text, Value
from engine.players.model import load_model
from engine.players.reasons import feature_text
from tests.engine.games.game_extras import corpus

Options = dict[str, str]
_REASONS = ("reason", "why_unaffordable")
"""Functions of the rules that return why a move is not legal."""
POSITIONS_PER_BOARD = 4
"""The boards of one position in this many are read, and its choices that are not legal.

Both change slowly, and refusals with them.
"""


def option_sets(name: str) -> list[Options]:
    """Return option sets to try with every seat count: all defaults, and all other values at once.

    Options of more than two values add further sets.
    """
    options = game(name).options
    most = max((len(option.values) for option in options), default=1)
    return [
        {option.name: option.values[min(i, len(option.values) - 1)] for option in options}
        for i in range(most)
    ]


def single_options(name: str) -> list[Options]:
    """Return each non-default value by itself; one seat count is enough for these."""
    values = [{option.name: value} for option in game(name).options for value in option.values[1:]]
    return values if len(game(name).options) > 1 else []


def tables(name: str) -> Iterator[tuple[int, Options]]:
    """Yield every seat count with every option set."""
    return ((seats, way) for seats in game(name).seat_counts for way in option_sets(name))


def positions(name: str) -> Iterator[Any]:
    """Yield the positions of random games, each with its last events, and those of the corpus."""
    rules = game(name)
    for number, (seats, way) in enumerate(tables(name)):
        state = rules.new(seats, way, Chance.from_seed(f"said {number}"), events=True)
        chance = Chance.from_seed(f"words {number}")
        yield state
        while state.stack:
            state.events = []
            rules.apply_unchecked(state, *random_move(rules, state, chance))
            yield state
    yield from corpus(name).positions()


def add_keys(value: Value, found: set[str]) -> None:
    """Add the keys of a text and of all texts within it."""
    if isinstance(value, Text):
        found.add(value.key)
        for inner in value.args.values():
            if inner.__class__ is not str and inner.__class__ is not int:
                add_keys(inner, found)
    elif isinstance(value, list | tuple):
        for inner in value:
            add_keys(inner, found)


def keys(texts: Iterable[Text]) -> set[str]:
    """Return the keys of texts and of all texts within them."""
    found: set[str] = set()
    for text in texts:
        add_keys(text, found)
    return found


@dataclass
class AllTexts:
    """All texts found: each different offer, prompt and question once, and all keys.

    ``asks`` include the prompt. ``short`` are the offers of rules that the corpus wants on
    buttons. ``refusals`` are by key. ``most`` is the largest number of choices at once, ``crowd``
    that of one group.
    """

    offers: dict[str, Offer] = field(default_factory=dict)
    short: dict[str, Offer] = field(default_factory=dict)
    prompts: dict[str, Text] = field(default_factory=dict)
    asks: dict[str, tuple[Text, Text]] = field(default_factory=dict)
    refusals: dict[str, Text] = field(default_factory=dict)
    keys: set[str] = field(default_factory=set)
    most: int = 0
    crowd: int = 0


@cache
def all_texts(name: str) -> AllTexts:
    """Return everything a game says."""
    rules, found, buttons = game(name), AllTexts(), corpus(name).buttons
    opening, playing, before = rules.new(rules.seat_counts[-1]), None, None
    for number, state in enumerate(positions(name)):
        looked = state is not playing or number % POSITIONS_PER_BOARD == 0 or _rare(rules, state)
        found_texts = _events_in_words(rules, state, number) if looked else _happened(rules, state)
        for text in found_texts:
            add_keys(text, found.keys)
        if state is playing:
            for text in _came_of_it(rules, before, state):
                add_keys(text, found.keys)
        playing, before = state, state.copy()
        for seat in rules.may_act(state):
            _ask(rules, state, seat, found, buttons, refused=looked)
    for event in corpus(name).events:
        story = rules.words.story(event)
        assert story is not None, event
        add_keys(story, found.keys)
        for text in rules.words.summary(Span(opening, opening, [event], None)):
            add_keys(text, found.keys)
    for text in _once(rules):
        add_keys(text, found.keys)
    found.keys |= {f"{name}-round", *_named(rules), *_refusals(name), *_taught(rules)}
    return found


def _events_in_words(rules: Game[Any], state: Any, number: int) -> Iterator[Text]:
    """Yield headline, boards, hands, places, assets and last events, as seats read them."""
    words = rules.words
    yield words.headline(state)
    seats = len(rules.outcome(state).scores)
    for viewer in (None, number % seats):
        view = rules.view(state, viewer)
        own = () if viewer is None else words.hand(view, viewer)
        for section in (*words.board(view, viewer), *own):
            yield section.title
            yield from section.lines
        glance = words.glance(view)
        yield from glance.table
        for _, full, brief in glance.players:
            yield from (full, brief)
        yield from (place.name for place in words.places(view, viewer) if place.name is not None)
    for kind, amount in words.assets(state, number % seats).items():
        yield words.asset(kind, amount)
    yield from _happened(rules, state)


def _rare(rules: Game[Any], state: Any) -> bool:
    """Return whether a position is rare: the end, or a secret answer."""
    return not state.stack or rules.top(state).secret


def _happened(rules: Game[Any], state: Any) -> Iterator[Text]:
    """Yield the last events as the public and those concerned read them."""
    words, events = rules.words, state.events or ()
    for event in events:
        for version in (event, event.seen_by(None)):
            if (story := words.story(version)) is not None:
                yield story
    yield from words.tell(events)


def _came_of_it(rules: Game[Any], before: Any, state: Any) -> Iterator[Text]:
    """Yield the summary of a step, as its first player and as another one reads it."""
    if not state.events:
        return
    first = state.events[0].seat
    for reader in {None, first if first >= 0 else None}:
        views = rules.view(before, reader), rules.view(state, reader)
        events = [event.seen_by(reader) for event in state.events]
        yield from rules.words.summary(Span(*views, events, reader))


def _ask(
    rules: Game[Any],
    state: Any,
    seat: int,
    found: AllTexts,
    buttons: frozenset[str],
    *,
    refused: bool,
) -> None:
    """Add the question to a seat, its choices, and with ``refused`` why others are unavailable."""
    view, legal = rules.view(state, seat), rules.legal_choices(state, seat)
    groups: Counter[str] = Counter()
    prompt = rules.words.prompt(view, seat)
    found.prompts[repr(prompt)] = prompt
    ask = rules.words.ask(view, seat)
    found.asks[repr(ask)] = (ask, prompt)
    add_keys(prompt, found.keys)
    add_keys(ask, found.keys)
    for choice in rules.vocabulary(state, seat) if refused else legal:
        offer = rules.words.offer(view, seat, choice)
        mark = repr(offer)
        if mark not in found.offers:
            found.offers[mark] = offer
            for text in (offer.name, offer.group, offer.effect, offer.idle_heading):
                if text is not None:
                    add_keys(text, found.keys)
        if state.stack[-1].name in buttons:
            found.short[mark] = offer
        if choice in legal:
            groups[offer.group.key] += 1
        elif (refusal := rules.refusal(state, seat, choice)) is not None:
            found.refusals[refusal.key] = refusal
            add_keys(refusal, found.keys)
    found.most = max(found.most, len(legal))
    found.crowd = max(found.crowd, *groups.values())


def _once(rules: Game[Any]) -> Iterator[Text]:
    """Yield the title and all rules cards."""
    yield rules.words.title
    for card in rules.words.cards:
        yield from (card.title, card.group, card.body, *card.facts, *card.rulings)
        if card.rule is not None:
            yield card.rule


def _named(rules: Game[Any]) -> Iterator[str]:
    """Yield the keys that follow from the game's options, point sources, features and commands."""
    for option in rules.options:
        yield f"option-{rules.name}-{option.name}"
        for value in option.values:
            yield f"option-{rules.name}-{option.name}-{value}"
    for line in rules.outcome(rules.new(rules.seat_counts[0])).lines:
        yield f"{rules.name}-score-{line.source}"
    yield from (
        feature_text(rules.name, name).key for name in load_model(rules.name).features.names
    )
    yield from (f"{rules.name}-signal-{event}" for event in rules.hosting.signals)
    texts = catalogue("en", package_of(rules.name))
    for rule in rules.rules.values():
        if issubclass(rule, Question):
            verb = f"{rules.name}-verb-{rule.verb}"
            verbs = (verb, *(f"{rules.name}-verb-{word}" for word in rule.verbless))
            named = [key for one in verbs for key in (one, f"{one}-about")]
            named += [f"{rules.name}-{part}-{rule.name}" for part in ("button", "confirm")]
            yield from (key for key in named if key in texts)


def _refusals(name: str) -> Iterator[str]:
    """Yield the keys named by the rules, whether or not play reaches them."""
    texts = catalogue("en", package_of(name))
    for file in files(f"{game(name).package}.rules").iterdir():
        if file.name.endswith(".py"):
            source = file.read_text(encoding="utf-8")
            keys = re.findall(rf'"({name}-[\w-]+)"', source)
            yield from (key for key in keys if f"{name}-rule-{key}" not in texts)
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in _REASONS:
                    yield from _refused(name, node)


def _refused(name: str, call: ast.Call) -> Iterator[str]:
    """Yield the keys of a refusal and of the title of its rule, as far as they are literals."""
    words = {i: arg.value for i, arg in enumerate(call.args) if isinstance(arg, ast.Constant)}
    if ast.unparse(call.func) == "reason" and 0 in words:
        yield f"{name}-refusal-{words.pop(0)!s}"
    yield from (f"{name}-rule-{word!s}" for word in words.values())


def _taught(rules: Game[Any]) -> Iterator[str]:
    """Yield the keys of the guide and the lesson."""
    texts = catalogue("en", package_of(rules.name))
    cards = (f"{rules.name}-guide-{card.topic}" for card in rules.hosting.teaching.guide)
    yield from (key for key in cards if key in texts)
    for step in rules.hosting.teaching.lesson:
        yield f"{rules.name}-lesson-{step.key}"
        for reaction in step.reactions.values():
            yield f"{rules.name}-lesson-{step.key}-{reaction.key}"
