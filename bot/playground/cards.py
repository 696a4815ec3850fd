"""The welcome page: a card per game with what a newcomer can do."""

from __future__ import annotations

import re
from typing import Any

from bot.presentation.texts import seats_text, words_in
from engine.core import game
from engine.core.chance import Chance
from engine.core.registry import game_names
from engine.core.teaching_positions import TeachingPosition, teaching_position
from engine.core.words.catalogue import Catalogue, closest_language
from engine.players.strengths import STRENGTHS

Json = dict[str, Any]

ALONE, TWO, WATCH, LEARN = "alone", "two", "watch", "learn"
WAYS = (ALONE, TWO, WATCH, LEARN)
SPEEDS = {"slow": 6.0, "steady": 2.5, "quick": 0.8}
"""Time between two moves at a table that is watched."""
DEFAULTS = {"strength": STRENGTHS[0], "speed": "steady"}

_MARK = re.compile(r" ?[①-⑨]")
_SENTENCE = re.compile(r"[^.。]+[.。]\s*")


def welcome(locale: str) -> Json:
    """Return the welcome page in the language of a locale, as ``welcome.js`` reads it."""
    language = closest_language(locale)
    words = words_in(language)
    return {
        "title": words.say("playground-title"),
        "about": [words.say("playground-about"), words.say("playground-kept")],
        "options": [
            _option(words, "strength", STRENGTHS),
            _option(words, "speed", tuple(SPEEDS)),
        ],
        "cards": [_card(name, language) for name in game_names()],
        "foot": words.say("playground-foot"),
    }


def _option(words: Catalogue, name: str, values: tuple[str, ...]) -> Json:
    options = [{"value": v, "label": words.say(f"playground-{name}-{v}")} for v in values]
    label = words.say(f"playground-{name}")
    return {"name": name, "label": label, "value": DEFAULTS[name], "options": options}


def _card(name: str, language: str) -> Json:
    rules, words = game(name), words_in(language, name)
    goal = f"{name}-guide-goal"
    ways = [way for way in WAYS if way != LEARN or rules.hosting.teaching.lesson]
    return {
        "id": name,
        "title": words.format(rules.words.title),
        "about": _first_sentences(words.say(goal)) if goal in words else "",
        "facts": seats_text(words, rules),
        "picture": f"/picture/{name}.{language}",
        "ways": [
            {
                "id": way,
                "label": words.say(f"playground-{way}"),
                "about": words.say(f"playground-{way}-about"),
            }
            for way in ways
        ],
    }


def _first_sentences(text: str) -> str:
    """Return two of them, as many as a card has room for, without marks of the guide's picture."""
    unmarked = _MARK.sub("", text)
    return "".join(_SENTENCE.findall(unmarked)[:2]).strip() or unmarked


def example_position(name: str) -> TeachingPosition:
    """Return a position that shows what a game looks like: the last one of its guide.

    A game without a guide shows its first turn.
    """
    rules = game(name)
    shown = [card.position for card in rules.hosting.teaching.guide]
    if shown:
        return teaching_position(rules, max(shown, key=lambda ref: ref.move_count))
    seats = rules.seat_counts[-1]
    first = rules.new(seats, None, Chance.from_seed(name))
    return TeachingPosition(first, ("",) * seats, (), first)
