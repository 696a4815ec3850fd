"""What the coach says: the best moves in order, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.links import link_button
from bot.presentation.choices import candidates
from bot.presentation.names import escape
from bot.presentation.reasons import aim_beside
from bot.presentation.turn_text import TurnText
from engine.players.advice import Advice, RatedChoice

MOST = 3
"""So many moves are shown."""


def hint_message(spoken: TurnText, seat: int, decision: Advice) -> Layout:
    """The best moves of a seat that is asked; that there is but one, where that is so."""
    voice = spoken.message
    best = [one for one in decision.rated if one.choice in _legal(spoken, seat)][:MOST]
    if not best:
        return note(voice.say("hint-none"), controls=_board(spoken))
    ordered = sorted(best, key=lambda one: one.chance, reverse=True)
    lines = [_line(spoken, seat, place, one) for place, one in enumerate(ordered, 1)]
    title = f"### {voice.say('hint-title')}"
    asked = spoken.asked_line(seat)
    return note(title, asked, *lines, small(voice.say("hint-about")), controls=_board(spoken))


def _legal(spoken: TurnText, seat: int) -> Sequence[str]:
    return spoken.turn.game.legal_choices(spoken.turn.view, seat)


def _line(spoken: TurnText, seat: int, place: int, rated: RatedChoice) -> str:
    """A move by what the panel calls it, the share of the win it promises, and what for."""
    game, view = spoken.turn.game, spoken.turn.view
    (found,) = candidates(game, view, seat, spoken.label, choices=[rated.choice])
    move, chance = escape(found.title), round(100 * rated.chance)
    voice, aims = spoken.message, [reason.aim for reason in rated.reasons]
    why = aim_beside(found.title, voice, game.name, aims, rated.choice)
    wins = voice.say("hint-wins", chance=chance)
    if why is None:
        return voice.say("hint-line-bare", place=place, move=move, wins=wins)
    return voice.say("hint-line", place=place, move=move, wins=wins, why=why)


def _board(spoken: TurnText) -> Sequence[ui.Item[ui.LayoutView]]:
    return link_button(spoken.table, spoken.label.say("panel-to-board"))
