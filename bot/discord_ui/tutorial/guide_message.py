"""How to play: one of a game's six cards, its picture, and the way to the others."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.presentation.localizer import words_in
from bot.presentation.truncate import truncate
from engine.core import Game
from engine.core.words.catalogue import Catalogue

ALT_LIMIT = 400


def guide_card(rules: Game[Any], page: int, language: str, *, picture: bool) -> Layout:
    """A card, by its place from 0."""
    cards, words = rules.teaching.guide, words_in(language, rules.name)
    topic = words.say(f"guide-topic-{cards[page].topic}")
    own = f"{rules.name}-guide-{cards[page].topic}"
    told = words.say(own if own in words else f"guide-{cards[page].topic}")
    head = words.say("guide-head", game=rules.words.title, topic=topic)
    alt = "\n".join((head.removeprefix("### "), told))
    shown = gallery(truncate(alt, ALT_LIMIT)) if picture else ""
    foot = small(words.say("guide-page", page=page + 1, pages=len(cards)))
    return card([head, shown, told, foot], rows(*_ways_on(rules, page, words)))


def _ways_on(rules: Game[Any], page: int, words: Catalogue) -> list[Any]:
    """Back and on; a lesson, or a table of one's own, at the end."""
    last = len(rules.teaching.guide) - 1
    made = [
        button(
            ControlId("guide", 0, page - 1, rules.name)
            if page
            else ControlId("guide", 0, 0, rules.name),
            words.say("guide-back"),
            disabled=not page,
        )
    ]
    primary = discord.ButtonStyle.primary
    if page < last:
        made.append(
            button(ControlId("guide", 0, page + 1, rules.name), words.say("guide-on"), primary)
        )
        return made
    if rules.teaching.lesson:
        made.append(button(ControlId("learn", 0, 0, rules.name), words.say("guide-learn"), primary))
    made.append(button(ControlId("new", 0, 0, rules.name), words.say("help-start")))
    return made
