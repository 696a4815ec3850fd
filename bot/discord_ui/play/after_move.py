"""What somebody is told privately once their move is made, and what they are asked next."""

from __future__ import annotations

from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.links import link_button
from bot.discord_ui.play.answer_panel import answer_panel, asks_on
from bot.presentation.localizer import Localizer
from bot.presentation.recap import paragraph
from bot.presentation.stories import stories
from bot.presentation.titles import title_of
from bot.presentation.turn_text import TurnText
from bot.tables.domain.results import Moved
from bot.tables.history.turn import Turn
from engine.core.rules import Sealed

STORY_LIMIT = 1500


def after_move(
    moved: Moved, before: Turn, language: str, stopped: str = "", *, picture: bool = False
) -> Layout:
    """The next secret question of the same player, or what the move did and a way to the board.

    ``stopped`` says which plans of the player have stopped.
    """
    turn, seat = moved.turn, moved.seat
    spoken = TurnText.of(turn, language)
    story = _story(spoken.message, moved, before)
    asked = seat in turn.owing
    if asks_on(spoken, seat):
        if not asked:
            answer = title_of(before, seat, moved.move, spoken.message)
            key = "panel-answered-in-steps" if _in_steps(before, seat) else "panel-answered"
            story = spoken.message.say(key, answer=answer)
        elif seat not in before.owing:
            story = spoken.message.say("answer-withdrawn")
        return answer_panel(
            spoken, seat, "\n".join(filter(None, (story, stopped))), picture=picture
        )
    parts = [story, *filter(None, [stopped])]
    if asked:
        prompt = spoken.prompt(spoken.message, seat)
        parts.append(spoken.message.say("move-next", prompt=prompt))
    return note(*parts, controls=link_button(turn.table, spoken.message.say("panel-to-board")))


def _in_steps(before: Turn, seat: int) -> bool:
    """Whether what was chosen then was the last of several parts of a sealed answer."""
    frame, rule = before.game.top(before.view)
    if not isinstance(rule, Sealed) or seat not in frame[2]:
        return False
    return isinstance(frame[3][frame[2].index(seat)], tuple)


def _story(voice: Localizer, moved: Moved, before: Turn) -> str:
    """What the move did, as whoever made it may know; else what it is called."""
    told = stories(moved.turn.table.game, moved.events)
    if told:
        return paragraph(voice, told, STORY_LIMIT)
    return voice.say("move-done", move=title_of(before, moved.seat, moved.move, voice))
