"""The command tree stays within Discord's limits in every language, and violations are found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from bot.app import Seneschal, load
from bot.config import Settings
from bot.discord_ui.common.locale import translated_commands
from bot.discord_ui.former_commands import (
    FORMER_COMMANDS,
    former_command_text,
    suggest_former,
)
from bot.discord_ui.play.cog import PlayCog
from bot.discord_ui.play.verbs import verb_groups, verbs_of
from bot.presentation.texts import words_in
from bot.presentation.typed_moves import verb_name
from bot.store import Store
from engine.core import Decision, Game, game
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from tests.bot.discord_ui.command_limits import TYPED, characters, violations

LOCALES = {"zh-TW", "zh-CN", "ja"}


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Seneschal]:
    """Return the bot with its commands, not connected."""
    url = f"sqlite+aiosqlite:///{tmp_path}/t.db"
    store = Store(url)
    made = Seneschal(Settings(_env_file=None, database_url=url), store)
    await load(made)
    yield made
    await store.close()


async def test_discord_accepts_every_command(bot: Seneschal) -> None:
    commands = await translated_commands(bot.tree)
    assert violations(commands) == []
    assert {"play", "game", "move", "view", "help", *game_names()} <= {c["name"] for c in commands}


def nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [node, *(n for option in node.get("options", ()) for n in nodes(option))]


async def test_every_description_is_in_every_language(bot: Seneschal) -> None:
    typed = [c for c in await translated_commands(bot.tree) if c["type"] == TYPED]
    for command in typed:
        for node in nodes(command):
            assert set(node["description_localizations"]) == LOCALES, node["name"]


async def test_the_bots_own_commands_have_names_in_every_language(bot: Seneschal) -> None:
    for command in await translated_commands(bot.tree):
        if command["name"] not in game_names():
            for node in nodes(command):
                assert set(node["name_localizations"]) == LOCALES, node["name"]


async def test_options_have_the_names_used_in_code(bot: Seneschal) -> None:
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                assert parameter.name.rstrip("_") == parameter.display_name, "from_ is from"


MAX_COMMANDS = 20
"""Beside those of the games."""
EVERYWHERE = {"about", "away", "record", "settings", "tables"}


async def test_commands_are_for_servers_except_personal_ones(bot: Seneschal) -> None:
    for command in await translated_commands(bot.tree):
        everywhere = command["name"] in EVERYWHERE
        assert command["contexts"] == ([0, 1, 2] if everywhere else [0]), command["name"]
        assert command["integration_types"] == ([0, 1] if everywhere else [0]), command["name"]


async def test_the_list_of_commands_fits_on_one_screen(bot: Seneschal) -> None:
    slash = bot.tree.get_commands(type=AppCommandType.chat_input)
    assert len([command for command in slash if command.name not in game_names()]) <= MAX_COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
async def test_former_commands_are_gone_and_say_where_they_are(
    bot: Seneschal, language: str
) -> None:
    words = words_in(language)
    now = {command.qualified_name for command in bot.tree.walk_commands()}
    for former, (command, _) in FORMER_COMMANDS.items():
        assert former not in now
        told = former_command_text(former, words)
        assert told is not None
        assert f"`/{former}`" in told
        if command:
            assert language != "en" or command in told
            name, _, option = command.removeprefix("/").partition(" ")
            assert {name, f"{name} {option}"} & now, command
    assert former_command_text("move", words) is None
    assert [choice.value for choice in suggest_former("/REP", words)] == ["replay"]
    for known in ("/log", "紀錄", "/记录", "記録"):
        history = f"`/{words.say('command-history')}`"
        assert history in (former_command_text(known, words) or "")
        assert [choice.value for choice in suggest_former(known, words)] == ["log"]


async def test_a_verb_is_called_as_players_spell_it(bot: Seneschal) -> None:
    now = {command.qualified_name for command in bot.tree.walk_commands()}
    assert {"caylus favour", "caylus1303 favour"} <= now
    assert "caylus favor" not in now
    assert (verb_name("caylus", "favor"), verb_name("caylus", "place")) == ("favour", "place")


@pytest.mark.parametrize("name", game_names())
def test_every_move_of_a_game_has_its_command(name: str) -> None:
    rules = game(name)
    verbs = verbs_of(rules)
    assert len(verbs) <= 25
    for rule in rules.rules.values():
        if issubclass(rule, Decision):
            assert verbs[rule.verb]
            assert all(word in verbs for word in rule.verbless)


async def test_a_26th_verb_is_refused(bot: Seneschal, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: Game[Any] = game(game_names()[0])
    (sample, *_) = (rule for rule in rules.rules.values() if issubclass(rule, Decision))
    made = {
        f"r{i}": type("Extra", (sample,), {"name": f"r{i}", "verb": f"v{i}"}) for i in range(26)
    }
    monkeypatch.setattr(rules, "rules", made)
    play = bot.get_cog("PlayCog")
    assert isinstance(play, PlayCog)
    with pytest.raises(ValueError, match="maximum number of child commands"):
        verb_groups(play)


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "ok", "description": "Fine", "options": [], **changes}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (command(name="Upper"), "is not one Discord takes"),
        (command(name="two words"), "is not one Discord takes"),
        (command(name="x" * 33), "is not one Discord takes"),
        (command(name_localizations={"ja": "名 前"}), "(ja) is not one"),
        (command(description=""), "0 characters, at most 100"),
        (command(description_localizations={"ja": "あ" * 101}), "(ja) has 101"),
        (command(options=[command(name=f"o{i}") for i in range(26)]), "26 options"),
        (command(options=[command(), command()]), "two options are called"),
        (command(choices=[{"name": "x", "value": "y"}] * 26), "26 choices"),
        (command(choices=[{"name": "x" * 101, "value": "y"}]), "is longer than 100"),
        (
            command(
                options=[
                    command(
                        name=f"o{i}",
                        description="d" * 100,
                        options=[command(name=f"p{j}", description="e" * 100) for j in range(5)],
                    )
                    for i in range(20)
                ]
            ),
            "characters, at most 8000",
        ),
    ],
)
def test_violations_are_found(wrong: dict[str, Any], complaint: str) -> None:
    assert any(complaint in problem for problem in violations([wrong])), violations([wrong])


def test_two_commands_with_one_name_are_found() -> None:
    assert violations([command(), command()]) == ["/ok is there twice"]


def test_the_longest_localisation_counts() -> None:
    counted = command(description_localizations={"ja": "あいうえおか"}, name_localizations={})
    assert characters(counted) == len("ok") + 6
