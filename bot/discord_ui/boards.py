"""A position in words: the text board, the hand, the scores with where the points came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.discord_ui.layout import small
from bot.discord_ui.panel import Subject
from bot.discord_ui.texts import Voice
from engine.core import Outcome, Seat, Section
from engine.core.game import UNKNOWN
from engine.core.text import Text, Value, say


def board_lines(subject: Subject, viewer: int | None) -> list[str]:
    """The whole position as the viewer may know it, one fact a line, under headings."""
    position = subject.position
    view = position.game.view(position.state, viewer)
    sections = position.game.words.board(view, viewer)
    return [f"### {subject.headline()}", *section_lines(subject.message, sections)]


def asked_line(subject: Subject, seat: int, viewer: int | None) -> str:
    """What a seat is asked, as the viewer may read it: "**Bob**, place a worker or pass. …"."""
    name = f"**{subject.message.names[seat]}**"
    prompt = subject.prompt(subject.message, seat, seat if seat == viewer else None)
    return subject.message.say("panel-ask", who=name, prompt=prompt)


def hand_lines(subject: Subject, seat: int) -> list[str]:
    """What only that seat may see; empty in games without hidden things."""
    position = subject.position
    view = position.game.view(position.state, seat)
    return section_lines(subject.message, position.game.words.hand(view, seat))


def section_lines(voice: Voice, sections: Sequence[Section]) -> list[str]:
    """Each section's title in bold and its lines below."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"**{voice.format(section.title)}**")
        lines += [voice.format(line) for line in section.lines]
    return lines


def score_lines(subject: Subject, viewer: int | None) -> list[str]:
    """Every seat's points as far as the viewer knows, the most first, and below where from."""
    voice, lines = subject.message, []
    for score in _scores(subject, viewer):
        lines.append(voice.say("score-line", who=Seat(score.seat), points=_known(score.points)))
        if score.parts:
            lines.append(small(" · ".join(map(voice.format, score.parts))))
    return lines


def score_list(subject: Subject, viewer: int | None) -> list[str]:
    """The same without Markdown, a line for each seat."""
    voice, lines = subject.label, []
    for score in _scores(subject, viewer):
        key = "score-plain" if score.parts else "score-plain-bare"
        args: dict[str, Value] = {"parts": score.parts} if score.parts else {}
        points = _known(score.points)
        lines.append(voice.say(key, who=Seat(score.seat), points=points, **args))
    return lines


class _Score(NamedTuple):
    seat: int
    points: int
    parts: tuple[Text, ...]


def _scores(subject: Subject, viewer: int | None) -> list[_Score]:
    """The most points first; the parts are the sources that count for something."""
    position = subject.position
    outcome = position.game.outcome(position.game.view(position.state, viewer))
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    return [
        _Score(seat, outcome.scores[seat], tuple(_parts(position.game.name, outcome, seat)))
        for seat in order
    ]


def _parts(game: str, outcome: Outcome, seat: int) -> Iterator[Text]:
    for line in outcome.lines:
        if points := line.points[seat]:
            source = say(f"{game}-score-{line.source}")
            yield say("score-part", source=source, points=signed(points))


def _known(points: int) -> str:
    """A score, or a question mark for one that is hidden."""
    return "?" if points == UNKNOWN else signed(points)


def signed(number: int, *, plus: bool = False) -> str:
    """A figure with a true minus sign, and a plus sign where it is a gain."""
    return f"{number:{'+' if plus else ''}}".replace("-", "−")


def plain(lines: Sequence[str]) -> str:
    """The same as a text file: without the marks of bold and headings."""
    return "\n".join(line.replace("**", "").removeprefix("### ") for line in lines) + "\n"
