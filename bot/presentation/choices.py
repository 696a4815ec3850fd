"""Choices as a person meets them: labelled, ranked for what was typed, and found again by it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rapidfuzz.distance import Levenshtein

from bot.presentation.localizer import Localizer
from bot.presentation.truncate import truncate
from engine.core import Game, Offer, State

AUTOCOMPLETE_LIMIT = 25
LABEL_LIMIT = 100
MOVE_LIMIT = 200
"""More letters than any spelling of a choice has; what comes after them is not looked at."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One choice of a seat: its move text, and what it is called and does in one language."""

    choice: str
    move: str
    offer: Offer
    name: str
    title: str
    """The code the picture shows and the name: "12 · Farm (Alice)"."""
    line: str
    """Title and effect in one line, at most as long as a label may be."""
    effect: str
    group: str
    aliases: tuple[str, ...] = ()
    """Its title and name in other languages somebody at the table may read."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """What a person may type for it, the most exact first."""
        own = (self.move, self.choice, self.offer.code, self.title, self.name, self.line)
        return own + self.aliases


def candidates(
    rules: Game[Any],
    state: State,
    seat: int,
    *voices: Localizer,
    choices: Sequence[str] | None = None,
) -> list[Candidate]:
    """The seat's legal choices in the rulebook's order, or those of ``choices``.

    They are labelled in the first voice, and found by their names in all of them.
    """
    shown = rules.legal_choices(state, seat) if choices is None else choices
    view = rules.view(state, seat)
    return [
        candidate(rules.move(state, choice), rules.words.offer(view, seat, choice), *voices)
        for choice in shown
    ]


def refused(rules: Game[Any], state: State, seat: int, *voices: Localizer) -> list[Candidate]:
    """The choices a seat might look for now and may not make."""
    legal = set(rules.legal_choices(state, seat))
    others = [choice for choice in rules.vocabulary(state, seat) if choice not in legal]
    return candidates(rules, state, seat, *voices, choices=others)


def candidate(move: str, offer: Offer, voice: Localizer, *others: Localizer) -> Candidate:
    """A choice in the first voice, to be found by its names in all of them."""
    name, code = voice.format(offer.name), offer.code
    effect = voice.format(offer.effect) if offer.effect else ""
    title = voice.dots((code, name)) if code and code != name else name
    line = voice.dots((title, effect)) if effect else title
    aliases = [(other, other.format(offer.name)) for other in others]
    return Candidate(
        offer.choice,
        move,
        offer,
        name,
        title,
        truncate(line, LABEL_LIMIT),
        effect,
        voice.format(offer.group),
        tuple(
            spelt
            for other, alias in aliases
            for spelt in (other.dots((code, alias)) if code else alias, alias)
        ),
    )


def folded(text: str) -> str:
    """A text as it is compared: width, case, underscores and spacing make no difference."""
    normal = unicodedata.normalize("NFKC", text[:MOVE_LIMIT])[:MOVE_LIMIT]
    return " ".join(normal.casefold().replace("_", " ").split())


def ranked(offered: Sequence[Candidate], typed: str) -> list[Candidate]:
    """The candidates that fit what was typed, the closest first, else in their own order."""
    wanted = folded(typed)
    if not wanted:
        return list(offered)
    scored = [(_distance(candidate, wanted), i) for i, candidate in enumerate(offered)]
    return [offered[i] for distance, i in sorted(scored) if distance < _FAR]


_FAR = 4


def _distance(candidate: Candidate, wanted: str, fold: Callable[[str], str] = folded) -> int:
    """0 the same, 1 begins so, 2 a word of it begins so, 3 contains it, 4 does not."""
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


def plain(text: str) -> str:
    """Folded, and without punctuation other than the signs of numbers and hyphens."""
    kept = (" " if unicodedata.category(c)[0] == "P" and c != "-" else c for c in folded(text))
    return " ".join("".join(kept).split())


def loosened(typed: str, verbs: Collection[str], left_out: Collection[str]) -> str:
    """What was typed in the main: plain, without a verb in front and words that say nothing.

    Languages that write without spaces have such words at either end of the text.
    """
    words = [word for word in plain(typed).split() if word not in left_out]
    if len(words) > 1 and words[0] in verbs:
        del words[0]
    text = " ".join(words)
    for word in left_out:
        if not word.isascii() and text != word:
            text = text.removeprefix(word).removesuffix(word)
    return text.strip()


def alike(offered: Sequence[Candidate], wanted: str) -> list[Candidate]:
    """Those with a name a letter or two from what was typed, if any are; at most three."""
    reach = min(len(wanted) // 3, 2)
    scored = [
        (min(Levenshtein.distance(wanted, plain(s.split(" (")[0])) for s in c.spellings), i)
        for i, c in enumerate(offered)
    ]
    closest = min(scored, default=(reach + 1, 0))[0]
    return [offered[i] for edits, i in scored if edits == closest <= reach][:ALIKE]


ALIKE = 3


Fold = Callable[[str], str]


def exact(offered: Sequence[Candidate], typed: str, fold: Fold = folded) -> list[Candidate]:
    """Those whose move is what was typed, else whose choice, code, title or name is."""
    wanted = fold(typed)
    for spelt in zip(*(map(fold, c.spellings) for c in offered), strict=True):
        matches = [c for c, text in zip(offered, spelt, strict=True) if text == wanted]
        if wanted and matches:
            return matches
    return []


def near(
    offered: Sequence[Candidate], typed: str, fold: Fold = folded, most: int = 3
) -> list[Candidate]:
    """The closest of those that begin with what was typed, or hold a word or text like it."""
    wanted = fold(typed)
    reach = most if sum(map(str.isalpha, wanted)) > 1 else 2  # "1" is not meant to find "-1"
    distances = [_distance(candidate, wanted, fold) for candidate in offered]
    closest = min(distances, default=_FAR)
    if not wanted or closest > reach:
        return []
    return [c for c, distance in zip(offered, distances, strict=True) if distance == closest]
