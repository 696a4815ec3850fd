"""``describe``: list the options, frames, choices, events, cards and texts of a game."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections import Counter
from collections.abc import Iterator
from inspect import cleandoc, get_annotations
from typing import Any

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command
from engine.cli.texts.notes import notes
from engine.cli.typical_games import random_games, teaching_records
from engine.core.events import REQUIRED, Event
from engine.core.game import Game
from engine.core.info import GameInfo, game_info
from engine.core.registry import game, game_names
from engine.core.rules import Question, Rule
from engine.core.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue

_MAX_CHOICES = 8
"""Maximum choices listed of a decision; of more, the first ones and the last one are."""
_COLUMN = 34
"""Width of the column with names and arguments."""
_WIDTH = 100
"""Width of the page to which explanations are wrapped."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "describe", _print_description, EXAMPLE_GAME)
    parser.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()))


def _print_description(args: argparse.Namespace) -> int:
    """List a game's options, frames with their choices, events, rules cards and texts."""
    rules = game(args.game)
    texts = catalogue(DEFAULT_LANGUAGE, rules.package)
    parts = (
        _overview_lines(rules, game_info(args.game), texts),
        _frame_lines(rules),
        _event_lines(rules),
        _card_lines(rules, texts),
        _text_lines(rules),
    )
    print("\n\n".join("\n".join(lines) for lines in parts))
    return 0


def _overview_lines(rules: Game[Any], info: GameInfo, texts: Catalogue) -> Iterator[str]:
    yield f"{texts.format(rules.words.title)} ({rules.name}), rules version {rules.rules_version}"
    traits = {
        "chance after the setup": info.stochastic,
        "hidden information": info.hidden_information,
        "simultaneous moves": info.simultaneous_moves,
    }
    counts = ", ".join(map(str, rules.seat_counts))
    yield "; ".join([f"seats: {counts}", *(trait for trait, has in traits.items() if has)])
    for option in rules.options:
        yield f"option {option.name}: {', '.join(option.values)}"


def _frame_lines(rules: Game[Any]) -> Iterator[str]:
    """List each rule's frame with its arguments; under a decision, choices from recorded games."""
    yield "frames: [rule, seat, *arguments]"
    choices = _choices_by_rule(rules)
    for name, rule in rules.rules.items():
        types = _written_types(rule)
        arguments = ", ".join(f"{argument}: {types[argument]}" for argument in rule.arguments)
        about = f"{_describe_kind(rule)}. {_first_line(rule)}"
        yield from _table_row(f"{name}({arguments})", about)
        yield from _further_paragraphs(rule)
        if rule.saved_name != name:
            yield from _note_lines(f"saved as: {rule.saved_name}")
        if issubclass(rule, Question):
            listed = (
                _list_choices(choices[name])
                if name in choices
                else "not asked in the recorded games"
            )
            yield from _note_lines(f"choices: {listed}")


def _describe_kind(rule: type[Rule[Any]]) -> str:
    if not issubclass(rule, Question):
        return "automatic"
    kind = "sealed" if rule.sealed else "decision"
    traits = ["payment", "always_ask", "goes_round"]
    if not rule.sealed:  # a sealed question is always secret, and out of turn
        traits = ["secret", "out_of_turn", *traits]
    found = [trait.replace("_", " ") for trait in traits if getattr(rule, trait)]
    return ", ".join([f"{kind}: “{rule.verb} …”", *found])


def _choices_by_rule(rules: Game[Any]) -> dict[str, list[str]]:
    """Return the vocabulary of each decision in recorded games, in the order of its use."""
    choices: dict[str, dict[str, None]] = {}
    for record in (*teaching_records(rules), *random_games(rules)):
        for state in record.positions():
            for seat in rules.may_act(state):
                words = choices.setdefault(rules.top(state).name, {})
                words.update(dict.fromkeys(rules.vocabulary(state, seat)))
    return {name: list(words) for name, words in choices.items()}


def _list_choices(choices: list[str]) -> str:
    if len(choices) <= _MAX_CHOICES:
        return ", ".join(choices)
    listed = ", ".join(choices[: _MAX_CHOICES - 1])
    return f"{listed} … {choices[-1]} ({len(choices)})"


def _event_lines(rules: Game[Any]) -> Iterator[str]:
    """List the declared events, those with common facts after the class that declares these."""
    yield "events: kind(facts); a fact marked (secret) is known only to the event’s seat"
    events = declared_events(rules.package)
    for base in dict.fromkeys(base for event in events for base in _base_classes(event)[::-1]):
        if base.facts:
            yield from _table_row(f"{base.__name__}: {_describe_facts(base)}", _first_line(base))
    for event in events:
        yield from _table_row(f"{event.kind}({_describe_facts(event)})", _first_line(event))


def declared_events(package: str) -> list[type[Event]]:
    """Return the classes of a game's events, without those that only declare common facts."""
    events = dict.fromkeys(_all_subclasses(Event))
    return [
        event
        for event in events
        if event.__module__.startswith(f"{package}.") and not event.__subclasses__()
    ]


def _all_subclasses(base: type[Event]) -> Iterator[type[Event]]:
    for event in base.__subclasses__():
        yield event
        yield from _all_subclasses(event)


def _base_classes(event: type[Event]) -> list[type[Event]]:
    """Return the base classes of an event, the closest first; the last is ``Event``."""
    return [base for base in event.__mro__[1:] if issubclass(base, Event)]


def _describe_facts(event: type[Event]) -> str:
    """Return the facts an event declares, after the class from which it inherits others."""
    parent = _base_classes(event)[0]
    hints = _written_types(event)
    own = [
        f"{name}: {hints[name]}"
        + ("" if fact.default is REQUIRED else f" = {json.dumps(fact.default)}")
        + (" (secret)" if fact.secret else "")
        for name, fact in event.facts.items()
        if name not in parent.facts
    ]
    return ", ".join([parent.__name__, *own] if parent.facts else own)


def _written_types(declared: type) -> dict[str, str]:
    """Return the types of a class's annotated attributes as they are written."""
    hints: dict[str, str] = {}
    for base in reversed(declared.__mro__):
        hints |= get_annotations(base)
    return hints


def _card_lines(rules: Game[Any], texts: Catalogue) -> Iterator[str]:
    yield "cards:"
    for card in rules.words.cards:
        cited = f" ({texts.format(card.rule)})" if card.rule else ""
        yield from _table_row(card.id, f"{texts.format(card.title)}{cited}")


def _text_lines(rules: Game[Any]) -> Iterator[str]:
    texts = notes(rules)
    yield f"texts: {len(texts)}, listed by python -m engine texts {rules.name}"
    for usage, count in Counter(note.usage for note in texts).most_common():
        yield f"  {count:>4}  {usage}"


def _table_row(name: str, about: str) -> Iterator[str]:
    """Yield a name with its explanation in the second column, below it if the name is too wide."""
    lines = _wrap(about, _WIDTH - _COLUMN - 2)
    if len(name) < _COLUMN:
        yield f"  {name:<{_COLUMN}}{next(lines, '')}".rstrip()
    else:
        yield from textwrap.wrap(
            name, _WIDTH, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False
        )
    for line in lines:
        yield f"{'':<{_COLUMN + 2}}{line}"


def _note_lines(note: str) -> Iterator[str]:
    """Yield a note on the row above, indented below its explanation."""
    for line in _wrap(note, _WIDTH - _COLUMN - 4):
        yield f"{'':<{_COLUMN + 4}}{line}"


def _wrap(label: str, width: int) -> Iterator[str]:
    yield from textwrap.wrap(label, width, break_long_words=False, break_on_hyphens=False)


def _first_line(declared: type) -> str:
    return (declared.__doc__ or "").strip().partition("\n")[0]


def _further_paragraphs(declared: type) -> Iterator[str]:
    """Yield the paragraphs of a docstring after the first line, as notes."""
    for paragraph in cleandoc(declared.__doc__ or "").split("\n\n")[1:]:
        yield from _note_lines(paragraph)
