"""Registering application commands, and the limits on them."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from bot.sandbox import Guild, LoopbackDiscord, User
from tests.sandbox.conftest import Rest
from tests.sandbox.sample_bot import SampleBot


def command(**changes: Any) -> dict[str, Any]:
    """Return a valid command with changes."""
    return {"name": "board", "description": "Shows the board", **changes}


def option(name: str = "who", kind: int = 3, **changes: Any) -> dict[str, Any]:
    """Return a valid option with changes."""
    return {"name": name, "description": "d", "type": kind, **changes}


def choice(name: str, value: object = "v") -> dict[str, Any]:
    """Return a choice."""
    return {"name": name, "value": value}


LONG = [
    option(f"o{n}", choices=[choice(f"{n}{m}" + "x" * 90, "y") for m in "abcd"]) for n in range(22)
]

REFUSED = {
    "long name": (command(name="x" * 33), "0.name"),
    "upper case": (command(name="Board"), "0.name"),
    "blank in name": (command(name="the board"), "0.name"),
    "no description": (command(description=""), "0.description"),
    "long description": (command(description="x" * 101), "0.description"),
    "long translation": (
        command(description_localizations={"ja": "盤" * 101}),
        "0.description_localizations.ja",
    ),
    "unknown language": (command(name_localizations={"zh": "x"}), "0.name_localizations.zh"),
    "bad translated name": (
        command(name_localizations={"ja": "ゲーム 盤"}),
        "0.name_localizations.ja",
    ),
    "26 options": (command(options=[option(f"o{n}") for n in range(26)]), "0.options"),
    "26 choices": (
        command(options=[option(choices=[choice(str(n)) for n in range(26)])]),
        "0.options.0.choices",
    ),
    "long choice": (
        command(options=[option(choices=[choice("x" * 101)])]),
        "0.options.0.choices.0.name",
    ),
    "long value": (
        command(options=[option(choices=[choice("x", "v" * 101)])]),
        "0.options.0.choices.0.value",
    ),
    "text for a number": (
        command(options=[option(kind=4, choices=[choice("x", "v")])]),
        "0.options.0.choices.0.value",
    ),
    "same choice": (
        command(options=[option(choices=[choice("x", "1"), choice("x", "2")])]),
        "0.options.0.choices.0",
    ),
    "choices and autocomplete": (
        command(options=[option(choices=[choice("x")], autocomplete=True)]),
        "0.options.0.choices",
    ),
    "same option": (command(options=[option(), option()]), "0.options.0"),
    "required last": (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
    ),
    "mixed": (command(options=[option("a", 1), option("b")]), "0.options.1.type"),
    "group in group": (
        command(options=[option("a", 2, options=[option("b", 2, options=[option("c", 1)])])]),
        "0.options.0.options.0.type",
    ),
    "26 subcommands": (
        command(options=[option("g", 2, options=[option(f"s{n}", 1) for n in range(26)])]),
        "0.options.0.options",
    ),
    "8001 characters": (command(options=LONG), "0"),
    "wrong option type": (command(options=[option(kind=12)]), "0.options.0.type"),
}


@pytest.mark.parametrize(("body", "path"), REFUSED.values(), ids=REFUSED)
async def test_a_command_beyond_a_limit_is_refused(
    server: LoopbackDiscord, rest: Rest, body: dict[str, Any], path: str
) -> None:
    status, answer = await rest("PUT", f"/applications/{server.bot.id}/commands", [body])
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for part in path.split("."):
        assert part in node
        node = node[part]
    assert "_errors" in node
    assert server.commands.listed(None) == []


async def test_the_longest_localisation_counts(server: LoopbackDiscord, rest: Rest) -> None:
    options = [
        option(f"o{n:02}", description="d", description_localizations={"ja": "盤" * 100})
        for n in range(25)
    ]
    subcommands = [option(f"s{n}", 1, options=options) for n in range(3)]
    path = f"/applications/{server.bot.id}/commands"
    status, _ = await rest("PUT", path, [command(options=subcommands)])
    assert status == 200
    subcommands.append(option("s3", 1, options=options))
    status, answer = await rest("PUT", path, [command(options=subcommands)])
    assert status == 400
    assert answer["errors"]["0"]["_errors"][0]["code"] == "APPLICATION_COMMAND_TOO_LARGE"


async def test_at_most_a_hundred_commands_are_accepted(server: LoopbackDiscord, rest: Rest) -> None:
    path = f"/applications/{server.bot.id}/commands"
    many = [command(name=f"c{n}") for n in range(101)]
    assert (await rest("PUT", path, many))[1]["code"] == 30032
    assert (await rest("PUT", path, many[:100]))[0] == 200
    assert (await rest("POST", path, many[100]))[1]["code"] == 30032
    assert (await rest("POST", path, many[0]))[0] == 200


async def test_names_in_every_script_are_accepted(server: LoopbackDiscord, rest: Rest) -> None:
    body = [
        command(name="配置", name_localizations={"ja": "ゲーム", "zh-TW": "遊戲", "th": "เกม"}),
        command(name="a-b_c'd9"),
    ]
    assert (await rest("PUT", f"/applications/{server.bot.id}/commands", body))[0] == 200


async def test_a_command_keeps_its_id_with_its_name(
    sample_bot: SampleBot, server: LoopbackDiscord
) -> None:
    before = {c.name: c.id for c in await sample_bot.tree.fetch_commands()}
    sample_bot.tree.remove_command("board")
    after = {c.name: c.id for c in await sample_bot.tree.sync()}
    assert "board" in before
    assert "board" not in after
    assert after.items() < before.items()


async def test_a_guild_has_its_own_commands(
    sample_bot: SampleBot, guild: Guild, server: LoopbackDiscord, alice: User
) -> None:
    @app_commands.command()
    async def local(interaction: object) -> None:
        """Exist in this guild only."""

    place = sample_bot.get_guild(guild.id)
    sample_bot.tree.add_command(local, guild=place)
    await sample_bot.tree.sync(guild=place)
    assert [c["name"] for c in server.commands.listed(guild.id)] == ["local"]
    assert "local" in {c["name"] for c in server.commands.available(guild)}
    assert "local" not in {c["name"] for c in server.commands.available(None)}


async def test_a_list_without_the_entry_point_is_refused(
    server: LoopbackDiscord, rest: Rest
) -> None:
    path = f"/applications/{server.bot.id}/commands"
    entry = server.commands.add_entry_point()
    status, answer = await rest("PUT", path, [command()])
    assert (status, answer["code"]) == (400, 50240)
    assert server.commands.listed(None) == [entry]
    sent = {name: entry[name] for name in ("id", "name", "type", "handler")}
    status, _ = await rest("PUT", path, [command(), sent])
    assert status == 200
    assert [c["id"] for c in server.commands.listed(None) if c["type"] == 4] == [entry["id"]]
    status, answer = await rest("PUT", path, [sent, {**sent, "name": "other"}])
    assert (status, answer["code"]) == (400, 50035)
    assert await rest("DELETE", f"{path}/{entry['id']}") == (204, None)
    assert (await rest("PUT", path, [command()]))[0] == 200


async def test_a_single_command_can_be_changed_and_deleted(
    server: LoopbackDiscord, rest: Rest
) -> None:
    path = f"/applications/{server.bot.id}/commands"
    _, made = await rest("POST", path, command())
    _, changed = await rest("PATCH", f"{path}/{made['id']}", {"description": "New"})
    assert (changed["id"], changed["description"]) == (made["id"], "New")
    assert (await rest("GET", f"{path}/{made['id']}"))[1]["description"] == "New"
    assert await rest("DELETE", f"{path}/{made['id']}") == (204, None)
    assert await rest("GET", path) == (200, [])


CHOICES = {
    "26": [choice(str(n)) for n in range(26)],
    "long name": [choice("x" * 101)],
    "empty name": [choice("")],
    "long value": [choice("x", "v" * 101)],
    "number for text": [choice("x", 7)],
}


@pytest.mark.parametrize("choices", CHOICES.values(), ids=CHOICES)
async def test_autocomplete_choices_have_limits(
    server: LoopbackDiscord, guild: Guild, alice: User, rest: Rest, choices: list[dict[str, Any]]
) -> None:
    channel = guild.add_text_channel("games")
    option_typed = {"name": "move", "type": 3, "value": "p", "focused": True}
    interaction = server.interactions.create(
        4, alice, channel, {"id": "1", "name": "move", "options": [option_typed]}
    )
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, answer = await rest("POST", path, {"type": 8, "data": {"choices": choices}})
    assert (status, answer["code"]) == (400, 50035)
    status, _ = await rest("POST", path, {"type": 8, "data": {"choices": choices[:0]}})
    assert status == 204


MODALS = {
    "long title": {"title": "x" * 46},
    "long id": {"custom_id": "x" * 101},
    "nothing": {"components": []},
    "six": {"components": [{"type": 10, "content": "x"}] * 6},
    "long label": {
        "components": [
            {
                "type": 18,
                "label": "x" * 46,
                "component": {"type": 4, "custom_id": "a", "style": 1},
            }
        ]
    },
    "button": {"components": [{"type": 1, "components": [{"type": 2}]}]},
    "one radio button": {
        "components": [
            {
                "type": 18,
                "label": "x",
                "component": {
                    "type": 21,
                    "custom_id": "a",
                    "options": [{"label": "x", "value": "x"}],
                },
            }
        ]
    },
    "eleven checkboxes": {
        "components": [
            {
                "type": 18,
                "label": "x",
                "component": {
                    "type": 22,
                    "custom_id": "a",
                    "options": [{"label": f"{n}", "value": f"{n}"} for n in range(11)],
                },
            }
        ]
    },
    "long placeholder": {
        "components": [
            {
                "type": 18,
                "label": "x",
                "component": {"type": 4, "custom_id": "a", "style": 1, "placeholder": "x" * 101},
            }
        ]
    },
}


@pytest.mark.parametrize("changes", MODALS.values(), ids=MODALS)
async def test_modals_have_limits(
    server: LoopbackDiscord, guild: Guild, alice: User, rest: Rest, changes: dict[str, Any]
) -> None:
    channel = guild.add_text_channel("games")
    interaction = server.interactions.create(2, alice, channel, {"id": "1", "name": "x"})
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    field = {"type": 4, "custom_id": "a", "style": 1}
    sound = {
        "custom_id": "form",
        "title": "Form",
        "components": [{"type": 18, "label": "A", "component": field}],
    }
    status, answer = await rest("POST", path, {"type": 9, "data": {**sound, **changes}})
    assert (status, answer["code"]) == (400, 50035)
    assert (await rest("POST", path, {"type": 9, "data": sound}))[0] == 204
