"""Where a text is shown and how long it may be, by the conventions of its key."""

from __future__ import annotations

import re
from enum import StrEnum
from types import MappingProxyType

from engine.core.contract.texts import ASK_COLUMNS

MAX_BUTTON_CHARACTERS = 80
MAX_CHOICE_COLUMNS = 80
"""Maximum width of a choice in a menu; Chinese and Japanese characters take two columns."""
MAX_EFFECT_CHARACTERS = 100
"""Maximum length of the line below a choice."""
MAX_QUESTION_CHARACTERS = 300
MAX_CARD_CHARACTERS = 1900
"""Maximum length of a rules card."""


class Usage(StrEnum):
    """Where a text is shown."""

    TITLE = "name of the game"
    OPTION = "option in the lobby"
    QUESTION = "question, after the player’s name"
    ASK = "question in one line of a picture"
    CHOICE = "choice in a menu or on a button"
    EFFECT = "effect of a choice"
    GROUP = "heading of a menu"
    BUTTON = "button that opens a secret choice"
    CONFIRM = "asked before a move that cannot be undone"
    REFUSAL = "why a move is refused"
    RULE = "title of a rule"
    STORY = "log"
    HEADLINE = "round and phase"
    SUMMARY = "what happened since a player’s last turn"
    BOARD = "board as text"
    HAND = "hand as text, shown to its player only"
    GLANCE = "alt text of the picture"
    CARD = "rules card"
    GUIDE = "how to play"
    LESSON = "lesson"
    SCORE = "line of the final score"
    FEATURE = "reason for a move, after “goes for”"
    SIGNAL = "when a plan stops"
    VERB = "name of a command"
    ABOUT = "description of a command"
    PICTURE = "in a picture, or name of a part of it"
    PART = "part of other texts"
    OTHER = "message, menu or button"


LIMITS = MappingProxyType(
    {
        Usage.QUESTION: f"{MAX_QUESTION_CHARACTERS} characters",
        Usage.ASK: f"{ASK_COLUMNS} columns",
        Usage.CHOICE: f"{MAX_CHOICE_COLUMNS} columns with its code",
        Usage.EFFECT: f"{MAX_EFFECT_CHARACTERS} characters",
        Usage.GROUP: f"{MAX_EFFECT_CHARACTERS} characters",
        Usage.BUTTON: f"{MAX_BUTTON_CHARACTERS} characters",
        Usage.FEATURE: "50 characters",
        Usage.VERB: "32 characters",
        Usage.ABOUT: f"{MAX_EFFECT_CHARACTERS} characters",
    }
)
"""How long a text may be where it is shown. A rules card is limited as a whole."""
EXPLAINED = (
    Usage.QUESTION,
    Usage.ASK,
    Usage.BUTTON,
    Usage.FEATURE,
    Usage.VERB,
    Usage.ABOUT,
)
"""Usages that translators are told also of texts without placeholders."""

_BY_KEY = (
    (r"GAME-title", Usage.TITLE),
    (r"option-GAME-.+", Usage.OPTION),
    (r"GAME-prompt-.+", Usage.QUESTION),
    (r"GAME-ask-.+", Usage.ASK),
    (r"GAME-button-.+", Usage.BUTTON),
    (r"GAME-confirm-.+", Usage.CONFIRM),
    (r"GAME-refusal-.+", Usage.REFUSAL),
    (r"GAME-rule-.+", Usage.RULE),
    (r"GAME-story-.+", Usage.STORY),
    (r"GAME-(headline|phase).*", Usage.HEADLINE),
    (r"GAME-(summary-.+|round)", Usage.SUMMARY),
    (r"GAME-board-.+", Usage.BOARD),
    (r"GAME-glance-.+", Usage.GLANCE),
    (r"GAME-guide-.+", Usage.GUIDE),
    (r"GAME-lesson-.+", Usage.LESSON),
    (r"GAME-score-.+", Usage.SCORE),
    (r"GAME-feature-.+", Usage.FEATURE),
    (r"GAME-signal-.+", Usage.SIGNAL),
    (r"GAME-verb-.+-about", Usage.ABOUT),
    (r"GAME-verb-.+", Usage.VERB),
    (r"GAME-group-.+", Usage.GROUP),
    (r"(GAME-)?picture-.+", Usage.PICTURE),
    (r"(command|parameter)-.+-about", Usage.ABOUT),
    (r"(command|parameter)-.+", Usage.VERB),
)
"""The conventions of keys (docs/adding-a-game.md); the first one that fits counts."""


def usage_by_key(game: str, key: str) -> Usage | None:
    """Return where a text is shown if its key says so."""
    return next(
        (
            usage
            for pattern, usage in _BY_KEY
            if re.fullmatch(pattern.replace("GAME", re.escape(game)), key)
        ),
        None,
    )
