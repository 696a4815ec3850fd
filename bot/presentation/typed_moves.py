"""Resolve a typed move to one legal choice, and explain which choices are unavailable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from bot.presentation.choices import Candidate, candidates, refused_choices
from bot.presentation.matching import (
    exact_matches,
    fold_text,
    main_words,
    near_matches,
    plain_words,
    similarly_spelled,
)
from bot.presentation.texts import Localizer, label_localizer, message_localizer, quoted, words_in
from bot.tables.domain.errors import IllegalMove
from bot.tables.domain.turn_view import Turn
from engine.core import Text, say

LISTED = 8


class ChoiceRefused(IllegalMove):
    """An unavailable choice, with the game's reason."""

    def __init__(self, reason: Text, candidate: Candidate) -> None:
        super().__init__(reason)
        self.candidate = candidate


def localizers_at(turn: Turn, language: str) -> tuple[Localizer, ...]:
    """Return localizers for the reader's language, then the table's, for labels."""
    table = turn.table
    languages = dict.fromkeys((language, table.language, "en"))
    return tuple(label_localizer(tag, table.game, table.names) for tag in languages)


def require_to_move(turn: Turn, seat: int) -> None:
    """Raise :class:`IllegalMove` unless it is the seat's turn."""
    if seat not in turn.game.may_act(turn.view):
        reason = turn.game.refusal(turn.view, seat, "")
        assert reason is not None
        raise IllegalMove(reason)


def refusal_of(turn: Turn, seat: int, candidate: Candidate) -> Text:
    """Return why a choice that was refused is not legal."""
    reason = turn.game.refusal(turn.view, seat, candidate.choice)
    assert reason is not None
    return reason


def offered_under(turn: Turn, seat: int, language: str, verb: str = "") -> list[Candidate]:
    """Return the seat's legal choices, or those with a verb."""
    voices = localizers_at(turn, language)
    return _under(verb, candidates(turn.game, turn.view, seat, *voices))


def refused_under(turn: Turn, seat: int, language: str, verb: str = "") -> list[Candidate]:
    """Return choices the seat may look for but cannot make, or those with a verb."""
    voices = localizers_at(turn, language)
    return _under(verb, refused_choices(turn.game, turn.view, seat, *voices))


def _under(verb: str, found: list[Candidate]) -> list[Candidate]:
    return [c for c in found if c.move.startswith(f"{verb} ")] if verb else found


def pick_choice(turn: Turn, seat: int, typed: str, language: str, verb: str = "") -> Candidate:
    """Resolve typed text: a move, word, code, name or unique prefix.

    Raises:
        IllegalMove: it is not the seat's turn, or the text is illegal (with the game's reason),
            ambiguous, or unknown.
    """
    require_to_move(turn, seat)
    if (listed_so := _word_for_word(turn, seat, typed, language, verb)) is not None:
        return listed_so
    legal = offered_under(turn, seat, language, verb)
    if len(named := exact_matches(legal, typed)) == 1:
        return named[0]
    illegal = refused_under(turn, seat, language, verb)
    if not legal and not illegal:
        localizer = message_localizer(language, turn.table.game, turn.table.names)
        prompt = localizer.format(turn.game.words.prompt(turn.view, seat))
        raise IllegalMove.because(
            "error-other-verb", verb=verb_name(turn.game.name, verb), prompt=prompt
        )
    matches, barred = _meant(turn, legal, illegal, typed, language)
    if len(matches) == 1:
        return matches[0]
    if len(barred) == 1 and not matches:
        raise ChoiceRefused(refusal_of(turn, seat, barred[0]), barred[0])
    several = matches or barred
    if several:
        raise IllegalMove.because("error-several", typed=quoted(typed), which=list_choices(several))
    if not legal:
        which = list_choices(offered_under(turn, seat, language))
        raise IllegalMove.because(
            "error-none-of-verb", verb=verb_name(turn.game.name, verb), which=which
        )
    core = main_words(typed, _verbs(turn, [*legal, *illegal]), _fillers(language))
    close = similarly_spelled(legal, core) or similarly_spelled(illegal, core)
    if close:
        raise IllegalMove.because("error-did-you-mean", typed=quoted(typed), which=_any(close))
    raise IllegalMove.because(
        "error-no-such-choice", typed=quoted(typed), which=list_choices(legal)
    )


def _word_for_word(turn: Turn, seat: int, typed: str, language: str, verb: str) -> Candidate | None:
    """Return the choice whose move was typed exactly, without labelling all others."""
    choice = turn.game.moves(turn.view, seat).get(" ".join(typed.split()))
    if choice is None:
        return None
    voices = localizers_at(turn, language)
    found = _under(verb, candidates(turn.game, turn.view, seat, *voices, choices=[choice]))
    return found[0] if found else None


def _meant(
    turn: Turn,
    legal: Sequence[Candidate],
    illegal: Sequence[Candidate],
    typed: str,
    language: str,
) -> tuple[list[Candidate], list[Candidate]]:
    """Return the possible legal and illegal choices; one of the two is empty.

    Compare the text as typed, then its main words, and then as the beginning of a name.
    """
    core = main_words(typed, _verbs(turn, [*legal, *illegal]), _fillers(language))
    ways: tuple[Callable[[Sequence[Candidate]], list[Candidate]], ...] = (
        lambda offered: exact_matches(offered, typed),
        lambda offered: exact_matches(offered, core, plain_words),
        lambda offered: near_matches(offered, typed),
        lambda offered: near_matches(offered, core, plain_words, 2),
    )
    for way in ways:
        if matches := way(legal):
            return matches, []
        if barred := way(illegal):
            return [], barred
    return [], []


def verb_name(game_name: str, verb: str) -> str:
    """Return the English name of a verb's command, which may be spelled otherwise in records."""
    words, key = words_in("en", game_name), f"{game_name}-verb-{verb}"
    return words.say(key) if key in words else verb


def _verbs(turn: Turn, offered: Sequence[Candidate]) -> set[str]:
    """Return the verbs of choices, as in records and as their commands are called."""
    verbs = {c.move.split()[0] for c in offered if " " in c.move}
    return {fold_text(word) for verb in verbs for word in (verb, verb_name(turn.game.name, verb))}


def _fillers(language: str) -> tuple[str, ...]:
    """Return filler words in the reader's language and in English."""
    languages = dict.fromkeys((language, "en"))
    return tuple(
        word for tag in languages for word in words_in(tag).say("typing-left-out").split("|")
    )


def list_choices(found: Sequence[Candidate]) -> Text:
    """List choices by name and code, with the number of omitted ones."""
    shown = found[:LISTED] if len(found) > LISTED + 1 else found
    listing = reduce(
        lambda one, other: say("choices-two", one=one, other=other), map(choice_name, shown)
    )
    more = len(found) - len(shown)
    return say("choices-more", shown=listing, count=more) if more else listing


def choice_name(candidate: Candidate) -> Text:
    """Return a choice for a sentence: "Farm (12)"."""
    name, code = candidate.name, candidate.offer.code
    key = "choice-coded" if code and code != name else "choice-bare"
    return say(key, name=name, code=code)


def _any(found: Sequence[Candidate]) -> Text:
    return reduce(lambda one, other: say("either", one=one, other=other), map(choice_name, found))


MIN_SHARED_REASON = 6
"""Minimum number of choices with one reason that share a line."""


@dataclass(frozen=True, slots=True)
class UnavailableMoves:
    """Unavailable choices: ``single`` ones to ask about, and ``alike`` ones by reason."""

    single: Sequence[Candidate]
    alike: Sequence[tuple[Sequence[Candidate], Text]]

    @property
    def in_order(self) -> list[Candidate]:
        """Return all of them, the likeliest first."""
        return [*self.single, *(c for found, _ in self.alike for c in found)]


def unavailable_moves(turn: Turn, seat: int, language: str) -> UnavailableMoves:
    """Group a seat's unavailable choices by reason, in the order of the board."""
    refused = [(c, refusal_of(turn, seat, c)) for c in refused_under(turn, seat, language)]
    count = Counter(reason.key for _, reason in refused)
    single: list[Candidate] = []
    alike: dict[str, tuple[list[Candidate], Text]] = {}
    for candidate, reason in refused:
        if count[reason.key] < MIN_SHARED_REASON:
            single.append(candidate)
        else:
            alike.setdefault(reason.key, ([], reason))[0].append(candidate)
    return UnavailableMoves(single, [*alike.values()])


def in_a_line(alike: Sequence[Candidate], reason: Text, localizer: Localizer) -> str:
    """Describe choices with the same reason: first, last, number and reason."""
    first, last = (c.offer.code or c.name for c in (alike[0], alike[-1]))
    why = localizer.refuse(reason)
    return localizer.say("why-alike", first=first, last=last, count=len(alike), reason=why)
