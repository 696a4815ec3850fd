"""Match typed text to choices: rank suggestions, and find the choice that is meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence

from rapidfuzz.distance import Levenshtein

from bot.presentation.choices import Candidate

MAX_SUGGESTIONS = 25
"""Maximum suggestions of an autocomplete; Discord's limit."""
MOVE_LIMIT = 200
"""Maximum length of typed text; no choice has a longer name."""
MAX_SIMILAR = 3
"""Maximum number of similarly spelled choices."""
_FAR = 4
"""Distance of a choice that does not match."""

Fold = Callable[[str], str]


def fold_text(text: str) -> str:
    """Normalize text for comparison: ignore width, case, underscores and spacing."""
    normal = unicodedata.normalize("NFKC", text[:MOVE_LIMIT])[:MOVE_LIMIT]
    return " ".join(normal.casefold().replace("_", " ").split())


def rank_matches(offered: Sequence[Candidate], typed: str) -> list[Candidate]:
    """Return the candidates that match the typed text, the best match first."""
    wanted = fold_text(typed)
    if not wanted:
        return list(offered)
    scored = [(_distance(candidate, wanted), i) for i, candidate in enumerate(offered)]
    return [offered[i] for distance, i in sorted(scored) if distance < _FAR]


def _distance(candidate: Candidate, wanted: str, fold: Fold = fold_text) -> int:
    """Rank a match: 0 equal, 1 prefix, 2 prefix of a word, 3 contained, 4 no match."""
    best = _FAR
    for spelling in map(fold, candidate.spellings):
        if spelling == wanted:
            return 0
        if spelling.startswith(wanted):
            best = min(best, 1)
        elif f" {wanted}" in spelling:
            best = min(best, 2)
        elif wanted in spelling:
            best = min(best, 3)
    return best


def plain_words(text: str) -> str:
    """Normalize text, and remove punctuation other than signs of numbers and hyphens."""
    kept = (" " if unicodedata.category(c)[0] == "P" and c != "-" else c for c in fold_text(text))
    return " ".join("".join(kept).split())


def main_words(typed: str, verbs: Collection[str], fillers: Collection[str]) -> str:
    """Reduce typed text to its main words: without a leading verb and without filler words.

    In languages without spaces, filler words are at either end of the text.
    """
    words = [word for word in plain_words(typed).split() if word not in fillers]
    if len(words) > 1 and words[0] in verbs:
        del words[0]
    text = " ".join(words)
    for word in fillers:
        if not word.isascii() and text != word:
            text = text.removeprefix(word).removesuffix(word)
    return text.strip()


def similarly_spelled(offered: Sequence[Candidate], wanted: str) -> list[Candidate]:
    """Return a few candidates whose names differ from the typed text by one or two letters."""
    reach = min(len(wanted) // 3, 2)
    scored = [
        (min(Levenshtein.distance(wanted, plain_words(s.split(" (")[0])) for s in c.spellings), i)
        for i, c in enumerate(offered)
    ]
    closest = min(scored, default=(reach + 1, 0))[0]
    return [offered[i] for edits, i in scored if edits == closest <= reach][:MAX_SIMILAR]


def exact_matches(
    offered: Sequence[Candidate], typed: str, fold: Fold = fold_text
) -> list[Candidate]:
    """Return the candidates whose move equals the text, else those whose code or name does."""
    wanted = fold(typed)
    for spelt in zip(*(map(fold, c.spellings) for c in offered), strict=True):
        matches = [c for c, text in zip(offered, spelt, strict=True) if text == wanted]
        if wanted and matches:
            return matches
    return []


def near_matches(
    offered: Sequence[Candidate], typed: str, fold: Fold = fold_text, max_distance: int = 3
) -> list[Candidate]:
    """Return the closest candidates that begin with the text or contain a similar word."""
    wanted = fold(typed)
    letters = sum(map(str.isalpha, wanted))
    reach = max_distance if letters > 1 else 2  # "1" is not meant to find "-1"
    distances = [_distance(candidate, wanted, fold) for candidate in offered]
    closest = min(distances, default=_FAR)
    if not wanted or closest > reach:
        return []
    return [c for c, distance in zip(offered, distances, strict=True) if distance == closest]
