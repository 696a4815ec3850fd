"""What a typed move means at a position: exactly one legal choice, or a clear sentence why not."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.choices import Candidate, candidates, exact, near, refused
from bot.discord_ui.names import cut, escape
from bot.discord_ui.texts import Voice, voice_in_label, voice_in_message
from bot.tables import MoveRefused, Position
from engine.core.text import Value

LISTED = 8


def voices_at(position: Position, language: str) -> tuple[Voice, ...]:
    """The reader's language first, then the table's, for labels."""
    table = position.table
    spoken = dict.fromkeys((language, table.language, "en"))
    return tuple(voice_in_label(tag, table.game, table.names) for tag in spoken)


def must_be_asked(position: Position, seat: int) -> None:
    """Raise :class:`~bot.tables.MoveRefused` unless the table waits for that seat."""
    if seat not in position.game.waiting(position.state):
        reason = position.game.refusal(position.state, seat, "")
        assert reason is not None
        raise MoveRefused(reason)


def offered_under(position: Position, seat: int, language: str, verb: str = "") -> list[Candidate]:
    """The seat's legal choices, or those whose move begins with a verb."""
    voices = voices_at(position, language)
    return _under(verb, candidates(position.game, position.state, seat, *voices))


def refused_under(position: Position, seat: int, language: str, verb: str = "") -> list[Candidate]:
    """The choices the seat may look for and not make, or those under a verb."""
    voices = voices_at(position, language)
    return _under(verb, refused(position.game, position.state, seat, *voices))


def _under(verb: str, found: list[Candidate]) -> list[Candidate]:
    return [c for c in found if c.move.startswith(f"{verb} ")] if verb else found


def pick(position: Position, seat: int, typed: str, language: str, verb: str = "") -> Candidate:
    """The choice that was typed: a move, a word, a code, a name, or a beginning that is unique.

    Raises:
        MoveRefused: it is not the seat's turn, or what was typed is illegal (with the game's own
            reason), could be several things, or is nothing here.
    """
    must_be_asked(position, seat)
    legal = offered_under(position, seat, language, verb)
    illegal = refused_under(position, seat, language, verb)
    if not legal and not illegal:
        voice = voice_in_message(language, position.table.game, position.table.names)
        view = position.game.view(position.state, seat)
        prompt = voice.format(position.game.words.prompt(view, seat))
        raise MoveRefused.because("error-other-verb", verb=verb, prompt=prompt)
    matches = exact(legal, typed)
    barred = [] if matches else exact(illegal, typed)
    if not matches and not barred:
        matches = near(legal, typed)
        barred = [] if matches else near(illegal, typed)
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise MoveRefused.because("error-several", typed=_quoted(typed), which=_listed(matches))
    if len(barred) == 1:
        reason = position.game.refusal(position.state, seat, barred[0].choice)
        assert reason is not None
        raise MoveRefused(reason)
    if barred:
        raise MoveRefused.because("error-several", typed=_quoted(typed), which=_listed(barred))
    raise MoveRefused.because("error-no-such-choice", typed=_quoted(typed), which=_listed(legal))


def _quoted(typed: str) -> str:
    return escape(cut(" ".join(typed.split()), 40)) or "?"


def _listed(found: Sequence[Candidate]) -> tuple[Value, ...]:
    names: list[Value] = [escape(c.title) for c in found[:LISTED]]
    return (*names, "…") if len(found) > LISTED else tuple(names)
