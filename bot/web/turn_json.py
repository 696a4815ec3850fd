"""The parts of a turn's JSON, from the texts of ``bot.presentation``.

What a page gets is described in ``docs/web-json.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.presentation.choices import Candidate
from bot.presentation.plans import plan_text, stopped_line
from bot.presentation.text_board import hand_text, tie_break, verdict
from bot.presentation.texts import Localizer, label_localizer, message_localizer, table_title
from bot.presentation.turn_text import TurnText, paragraph
from bot.presentation.votes import (
    about_text,
    answer_given,
    answer_label,
    answer_lines,
    answers_of,
    question_text,
    warnings,
)
from bot.tables.domain.plans import Plan, PlanStatus
from bot.tables.domain.table import SeatView, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import Vote
from bot.tables.exports import Preferences
from bot.web.answers import Json
from engine.core import Player
from engine.core.rules import PASS_WORDS
from render.kit.palette import NAMED

RECAP_LIMIT = 1500
DISCORD = "https://discord.com/channels"


def turn_json(
    turn_text: TurnText, preferences: Preferences, votes: Sequence[Vote], plans: Sequence[Plan]
) -> Json:
    """Return everything about a turn except its picture and what is left on the clocks."""
    turn, table = turn_text.turn, turn_text.turn.table
    viewer, running = turn.viewer, table.status is Status.RUNNING
    may_act = running and viewer is not None and viewer in turn.waiting
    return {
        **_table_json(table, turn_text.language),
        "headline": turn_text.headline(),
        "asked_markdown": _asked(turn_text),
        "to_move": list(turn.to_move),
        "your_turn": running and viewer in turn.to_move,
        "may_act": may_act,
        "question": question_json(turn_text, preferences) if may_act else None,
        "may_hint": running and viewer in turn.to_move and table.hints and not preferences.no_hints,
        "undo": running and viewer is not None and table.moves > 0,
        "may_resign": running and viewer is not None,
        "recap_markdown": _recap(turn_text),
        "hand_markdown": hand_text(turn_text),
        "result_markdown": _result(turn_text),
        "players": [_player(turn_text, seat) for seat in table.seats],
        "votes": [_vote(table, vote, viewer, turn_text.language) for vote in votes],
        "plans": [_plan(plan, turn_text) for plan in plans],
        "review": None,
        "history": {"rounds": turn.game.round_of(turn.view)},
    }


def _recap(turn_text: TurnText) -> str:
    """Return what the viewer has not seen yet; for spectators, the latest turn."""
    if turn_text.turn.viewer is not None:
        return turn_text.recap(turn_text.message, RECAP_LIMIT)
    localizer = turn_text.message
    happened = paragraph(localizer, turn_text.last(), RECAP_LIMIT)
    return localizer.say("board-last", story=happened) if happened else ""


def table_json(table: Table, language: str) -> Json:
    """Return the same for a table whose game has not begun."""
    localizer = label_localizer(language, table.game, table.names)
    return {
        **_table_json(table, language),
        "headline": table_title(table, localizer),
        "asked_markdown": [localizer.say(f"status-{table.status}")],
        "to_move": [],
        "your_turn": False,
        "may_act": False,
        "question": None,
        "may_hint": False,
        "undo": False,
        "may_resign": False,
        "recap_markdown": "",
        "hand_markdown": "",
        "result_markdown": "",
        "players": [_seat(seat, localizer) for seat in table.seats],
        "votes": [],
        "plans": [],
        "review": None,
        "history": None,
    }


def add_banks(players: Sequence[Json], banks: Mapping[int, timedelta]) -> None:
    """Add the seconds that are left in the time banks of those who must move."""
    for player in players:
        left = banks.get(player["seat"])
        player["bank_s"] = None if left is None else int(left.total_seconds())


def _table_json(table: Table, language: str) -> Json:
    posted = table.board or table.lobby
    link = None
    if posted is not None:
        server = table.server_id or "@me"
        link = f"{DISCORD}/{server}/{posted.channel_id}/{posted.message_id}"
    return {
        "table": table.id,
        "game": table.game,
        "language": language,
        "status": str(table.status),
        "discord": link,
    }


def _asked(turn_text: TurnText) -> list[str]:
    """Return a line for each player who must move; the viewer's own comes first.

    Viewers who have answered a sealed question are told so, because they may change their answer.
    """
    turn = turn_text.turn
    seats = sorted(turn.to_move, key=lambda seat: seat != turn.viewer)
    answered = turn.viewer in turn.waiting and turn.viewer not in turn.to_move
    own = [turn_text.message.say("answer-in")] if answered else []
    lines = own + [turn_text.asked_line(seat) for seat in seats if not turn.table.seats[seat].empty]
    return [line for line in (*lines, turn_text.empty_seat_line()) if line]


def question_json(turn_text: TurnText, preferences: Preferences) -> Json:
    """Return what the viewer is asked, and their choices."""
    turn = turn_text.turn
    assert turn.viewer is not None
    offered = turn_text.offered(turn.viewer)
    return {
        "asked": turn.table.asked,
        "choices": [_choice(turn, candidate, preferences) for candidate in offered],
    }


def _choice(turn: Turn, candidate: Candidate, preferences: Preferences) -> Json:
    assert turn.viewer is not None
    return {
        "move": candidate.move,
        "code": candidate.offer.code,
        "title": candidate.title,
        "effect": candidate.effect,
        "label": candidate.line,
        "group": candidate.group,
        "spots": [],
        "number": bool(candidate.offer.is_number),
        "declining": candidate.choice in PASS_WORDS,
        "step": turn.game.is_step(turn.view, turn.viewer, candidate.choice),
        "left_out": list(candidate.offer.idle_places),
        "confirm": preferences.must_confirm(final=candidate.offer.final),
    }


def _result(turn_text: TurnText) -> str:
    table = turn_text.turn.table
    if table.ending is None or table.status is not Status.FINISHED:
        return ""
    return f"**{verdict(turn_text.message, table, tie_break(turn_text.turn))}**"


def _player(turn_text: TurnText, seat: SeatView) -> Json:
    """Return a player with their goods, as the viewer may know them."""
    turn, number = turn_text.turn, seat.seat
    glance = {at: texts for at, *texts in turn.game.words.glance(turn.view).players}
    goods, brief = (turn_text.label.format(text) for text in glance[number])
    pending = next((p for p in turn.table.pending if p.seat == number), None)
    return {
        **_seat(seat, turn_text.label),
        "goods": goods,
        "brief": brief,
        "you": number == turn.viewer,
        "to_move": number in turn.to_move,
        "won": number in turn.table.winners,
        "since": None if pending is None else _time(pending.since),
        "deadline": None if pending is None else _time(pending.deadline),
        "away": None if pending is None else _time(pending.away),
    }


def _seat(seat: SeatView, localizer: Localizer) -> Json:
    substitute = seat.substitute
    red, green, blue = NAMED[seat.colour] if seat.colour is not None else (128, 128, 128)
    return {
        "seat": seat.seat,
        "name": localizer.names[seat.seat],
        "colour": seat.colour,
        "rgb": f"#{red:02x}{green:02x}{blue:02x}",
        "goods": "",
        "brief": "",
        "you": False,
        "to_move": False,
        "won": False,
        "empty": seat.empty,
        "computer": seat.strength,
        "substitute": substitute.name if substitute is not None and substitute.agreed else None,
        "since": None,
        "deadline": None,
        "away": None,
        "bank_s": None,
    }


def _vote(table: Table, vote: Vote, viewer: int | None, language: str) -> Json:
    """Return an open vote, with the answers that the viewer may give and has given."""
    localizer = message_localizer(language, table.game, vote.names or table.names)
    channel = f"[#]({DISCORD}/{vote.server_id or '@me'}/{vote.channel_id})"
    when = "" if vote.due is None else f"<t:{int(vote.due.timestamp())}:R>"
    given = None if viewer is None else answer_given(vote, viewer)
    answers = answers_of(table, vote) if viewer in vote.votes else ()
    return {
        "id": vote.id,
        "question_markdown": question_text(
            table, vote, localizer, who=Player(vote.seat), channel=channel
        ),
        "about_markdown": about_text(table, vote, localizer, when),
        "lines_markdown": [*warnings(vote, localizer), *answer_lines(table, vote, localizer)],
        "ends": _time(vote.due),
        "answered": [seat for seat, answer in vote.votes.items() if answer is not None],
        "waiting": [seat for seat, answer in vote.votes.items() if answer is None],
        "answers": [
            {
                "answer": answer,
                "label": answer_label(table, vote, answer, localizer),
                "given": answer == given,
            }
            for answer in answers
        ],
    }


def _plan(plan: Plan, turn_text: TurnText) -> Json:
    table, localizer = turn_text.turn.table, turn_text.message
    stopped = plan.status is PlanStatus.STOPPED
    text = stopped_line(plan, localizer) if stopped else plan_text(table, plan, localizer)
    return {"id": plan.id, "markdown": text, "stopped": stopped}


def _time(at: datetime | None) -> Any:
    return None if at is None else at.isoformat()
