"""A position in words: the text board, the hand, the scores with where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.panel import Subject
from bot.discord_ui.texts import Voice
from engine.core import Outcome, Seat, Section
from engine.core.text import Text, say


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
    """Every seat's points as far as the viewer knows, the most first, and where they came from."""
    position, voice = subject.position, subject.message
    outcome = position.game.outcome(position.game.view(position.state, viewer))
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    return [_score_line(position.game.name, outcome, seat, voice) for seat in order]


def _score_line(game: str, outcome: Outcome, seat: int, voice: Voice) -> str:
    parts: list[Text] = [
        say("score-part", source=say(f"{game}-score-{line.source}"), points=line.points[seat])
        for line in outcome.lines
        if line.points[seat]
    ]
    key = "score-line" if parts else "score-line-bare"
    args = {"parts": tuple(parts)} if parts else {}
    return voice.say(key, who=Seat(seat), points=outcome.scores[seat], **args)


def plain(lines: Sequence[str]) -> str:
    """The same as a text file: without the marks of bold and headings."""
    return "\n".join(line.replace("**", "").removeprefix("### ") for line in lines) + "\n"
