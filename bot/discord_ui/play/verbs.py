"""A group of commands per game, made from the verbs of its rules: ``/GAME VERB target:…``."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.discord_ui.common.interactions import Interaction
from bot.discord_ui.common.locale import locale_text, localized
from bot.discord_ui.play.cog import PlayCog
from bot.presentation.texts import words_in
from engine.core import Game, Question, game, game_names


def verb_groups(play: PlayCog) -> list[app_commands.Group]:
    """Return the command groups of all games."""
    return [_group(play, game(name)) for name in game_names()]


def verbs_of(rules: Game[Any]) -> dict[str, bool]:
    """Return a game's verbs in the order of its rules, and whether each takes a target.

    Choices that are moves without a verb ("pass") count as verbs without a target.
    """
    verbs: dict[str, bool] = {}
    for rule in rules.rules.values():
        if issubclass(rule, Question):
            verbs |= dict.fromkeys(sorted(rule.verbless), False) | {rule.verb: True}
    return verbs


def _group(play: PlayCog, rules: Game[Any]) -> app_commands.Group:
    about = locale_text("command-verbs-about", rules.name, game=rules.words.title)
    group = app_commands.Group(name=rules.name, description=about)
    for verb, takes_target in verbs_of(rules).items():
        command = _targeted if takes_target else _bare
        group.add_command(command(play, rules, verb))
    return group


def _targeted(play: PlayCog, rules: Game[Any], verb: str) -> app_commands.Command[Any, ..., None]:
    @localized
    async def callback(interaction: Interaction, target: str) -> None:
        await play.typed(interaction, target, rules.name, verb)

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await play.suggest(interaction, current, rules.name, verb)

    command = _command(rules, verb, callback)
    command.autocomplete("target")(suggest)
    return command


def _bare(play: PlayCog, rules: Game[Any], word: str) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: Interaction) -> None:
        await play.typed(interaction, word, rules.name)

    return _command(rules, word, callback)


def _command(rules: Game[Any], verb: str, callback: Any) -> app_commands.Command[Any, ..., None]:
    """Return a verb's command; a game's catalogue may have a better name and description."""
    name, about = f"{rules.name}-verb-{verb}", f"{rules.name}-verb-{verb}-about"
    words = words_in("en", rules.name)
    return app_commands.Command(
        name=locale_text(name, rules.name) if name in words else verb,
        description=locale_text(about, rules.name)
        if about in words
        else locale_text("command-verb-about", rules.name, game=rules.words.title, verb=verb),
        callback=callback,
    )
