"""``python -m bot commands``: the list of commands and the page in ``docs``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli.commands import FILE, MADE_BY, command_tree, entries, markdown, modules_of
from bot.cli.main import main
from bot.discord_ui.common.locale import translated_commands
from engine.core.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[3]


def run_commands(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["commands", *arguments]) == 0
    return capsys.readouterr().out


async def test_the_page_in_docs_is_current() -> None:
    written = (ROOT / FILE).read_text(encoding="utf-8")
    tree = await command_tree()
    page = markdown(await translated_commands(tree), "en", modules_of(tree))
    assert written == page, f"write it again with: {MADE_BY}"


def test_the_documented_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_commands(capsys, "--markdown") == (ROOT / FILE).read_text(encoding="utf-8")
    assert MADE_BY.endswith(f"commands --markdown > {FILE}")


async def test_the_file_of_each_command_exists() -> None:
    modules = modules_of(await command_tree())
    assert modules["/game new"] == "bot/discord_ui/lobby/cog.py"
    assert modules["/caylus"] == "bot/discord_ui/play/verbs.py"
    assert all((ROOT / module).is_file() for module in modules.values())


async def test_every_command_option_and_choice_is_listed_in_each_language() -> None:
    commands = await translated_commands(await command_tree())
    for language in LANGUAGES:
        found = list(entries(commands, language))
        assert len({entry.path for entry in found}) == len(found) > 60
        assert all(entry.about for entry in found)
        facts = [fact for entry in found for option in entry.options for fact in option.facts]
        assert sum(fact.startswith("one of: ") for fact in facts) > 3


def test_the_list_is_available_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\n/game\n    Open, join, start and end tables\n/game " in run_commands(capsys)
    listed = run_commands(capsys, "--lang", "ja")
    assert "/ゲーム 卓を立てる\n" in listed
    assert "ケイラス (caylus)" in listed
    assert "Open, join, start and end tables" not in listed


def test_json_contains_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    commands = json.loads(run_commands(capsys, "--json"))
    (game,) = (command for command in commands if command["name"] == "game")
    assert game["name_localizations"]["zh-TW"] == "遊戲"
    (new,) = (command for command in game["options"] if command["name"] == "new")
    assert new["options"][0]["choices"][0]["value"] == "caylus"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["commands", "--lang", "fr"])
    assert "fr" in capsys.readouterr().err
