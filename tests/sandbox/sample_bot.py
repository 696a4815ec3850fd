"""A small bot with one command for each thing a bot can do with Discord."""

from __future__ import annotations

import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (320).to_bytes(4, "big") + (200).to_bytes(4, "big")

Interaction = discord.Interaction[Any]


def picture(name: str = "board.png", alt: str | None = "A board") -> discord.File:
    """Return a file that passes for a PNG of 320 × 200."""
    return discord.File(io.BytesIO(PNG), name, description=alt)


class Panel(ui.View):
    """Buttons and a select, kept in memory."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.button(label="Pass", emoji="🏰")
    async def give_up(self, interaction: Interaction, button: ui.Button[Self]) -> None:
        button.disabled = True
        await interaction.response.edit_message(
            content=f"{interaction.user.name} passed", view=self
        )

    @ui.button(label="Whisper")
    async def whisper(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        await interaction.response.send_message("between us", ephemeral=True)

    @ui.button(label="Form")
    async def form(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Later")
    async def later(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later came")
        await interaction.followup.send("and more", ephemeral=True)

    @ui.select(
        placeholder="Place a worker",
        options=[
            discord.SelectOption(label="Peddler", value="12", description="sells"),
            discord.SelectOption(label="Lawyer", value="14"),
        ],
    )
    async def place(self, interaction: Interaction, select: ui.Select[Self]) -> None:
        await interaction.response.send_message(f"placed at {select.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Who")
    async def who(self, interaction: Interaction, select: ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].name}")


class Form(ui.Modal, title="Your reason"):
    """A text input, a select, radio buttons and checkboxes, each under a label."""

    reason: ui.Label[Any] = ui.Label(
        text="Reason", component=ui.TextInput(custom_id="reason", max_length=20)
    )
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red", value="r")]
        ),
    )

    size: ui.Label[Any] = ui.Label(
        text="Size",
        component=ui.RadioGroup(
            custom_id="size",
            required=False,
            options=[
                discord.RadioGroupOption(label="Small", value="s"),
                discord.RadioGroupOption(label="Large", value="l"),
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Box", value="box", default=True),
                discord.CheckboxGroupOption(label="Bow", value="bow"),
            ],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.reason.component, ui.TextInput)
        assert isinstance(self.colour.component, ui.Select)
        assert isinstance(self.size.component, ui.RadioGroup)
        assert isinstance(self.extras.component, ui.CheckboxGroup)
        await interaction.response.send_message(
            f"{self.reason.component.value}, {self.colour.component.values}, "
            f"{self.size.component.value}, {self.extras.component.values}"
        )


class MoveButton(
    ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"m:(?P<game>\d+):(?P<seq>\d+):(?P<move>.+)"
):
    """A button whose id contains its state."""

    def __init__(self, game: int, seq: int, move: str) -> None:
        self.game, self.seq, self.move = game, seq, move
        super().__init__(ui.Button(label=move, custom_id=f"m:{game}:{seq}:{move}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["game"]), int(match["seq"]), match["move"])

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=Table(self.game, self.seq + 1))


class Table(ui.LayoutView):
    """Components v2: text, picture, separator, section, buttons in a container."""

    def __init__(self, game: int, seq: int) -> None:
        super().__init__(timeout=None)
        moves: ui.ActionRow[Self] = ui.ActionRow()
        moves.add_item(MoveButton(game, seq, "pass"))
        moves.add_item(MoveButton(game, seq, "provost +2"))
        gallery: ui.MediaGallery[Self] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=f"Board {seq}")
        )
        section: ui.Section[Self] = ui.Section(
            "A tip", accessory=ui.Button(label="Help", custom_id="help")
        )
        self.add_item(
            ui.Container(ui.TextDisplay(f"Turn {seq}"), gallery, ui.Separator(), section, moves)
        )


class SampleBot(commands.AutoShardedBot):
    """The sample bot."""

    def __init__(self, **options: Any) -> None:
        options = {"guild_ready_timeout": 0, **options}
        super().__init__("!", intents=discord.Intents(guilds=True), **options)
        self.replayed: list[str] = []
        self.moved: list[int] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Don't wait five seconds between identifies, as discord.py does."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(MoveButton)
        commands: tuple[app_commands.Command[Any, ..., None], ...] = (
            *(board, slow, quiet, error, table, mute),
            *(colour, echo, move, twice, admin),
        )
        for command in commands:
            self.tree.add_command(command)
        for menu in (greet, quote):
            self.tree.add_command(menu)
        self.tree.add_command(caylus)
        await self.tree.sync()

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        self.replayed.append(channel.name)


@app_commands.command()
async def board(interaction: Interaction, target: str = "nobody") -> None:
    """Show the board."""
    await interaction.response.send_message(f"board for {target}", file=picture(), view=Panel())


@app_commands.command()
async def slow(interaction: Interaction, how: str = "followup") -> None:
    """Defer, then answer."""
    await interaction.response.defer(ephemeral=how == "secret", thinking=True)
    if how == "edit":
        await interaction.edit_original_response(content="edited in")
    elif how == "delete":
        await interaction.delete_original_response()
    else:
        await interaction.followup.send("done")
        await interaction.followup.send("second")


@app_commands.command()
async def quiet(interaction: Interaction) -> None:
    """Answer privately."""
    await interaction.response.send_message("for your eyes", ephemeral=True)


@app_commands.command()
async def mute(interaction: Interaction) -> None:
    """Never answer."""


@app_commands.command()
async def error(interaction: Interaction) -> None:
    """Send what Discord refuses, then say which error it was."""
    try:
        await interaction.response.send_message("x" * 2001)
    except discord.HTTPException as refusal:
        await interaction.response.send_message(f"{refusal.status} {refusal.code}")


@app_commands.command()
async def table(interaction: Interaction) -> None:
    """Show components v2."""
    await interaction.response.send_message(view=Table(7, 1), file=picture())


@app_commands.command()
@app_commands.choices(name=[app_commands.Choice(name="Red", value="r")])
async def colour(interaction: Interaction, name: app_commands.Choice[str]) -> None:
    """Take one of its choices."""
    await interaction.response.send_message(f"{name.name}={name.value}")


@app_commands.command()
async def echo(
    interaction: Interaction,
    number: app_commands.Range[int, 1, 5],
    person: discord.Member | None = None,
    place: discord.TextChannel | None = None,
    file: discord.Attachment | None = None,
    yes: bool = False,
) -> None:
    """Repeat its arguments."""
    data = await file.read() if file else b""
    await interaction.response.send_message(
        f"{number} {person and person.name} {place and place.name} {data.decode()} {yes}"
    )


@app_commands.command()
async def move(interaction: Interaction, move: str) -> None:
    """Take a move."""
    await interaction.response.send_message(f"moved {move}")


@move.autocomplete("move")
async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest what starts with the typed text."""
    moves = ("place peddler", "place lawyer", "pass")
    return [app_commands.Choice(name=m.title(), value=m) for m in moves if m.startswith(typed)]


@app_commands.command()
async def twice(interaction: Interaction) -> None:
    """Count how often an interaction was delivered."""
    assert isinstance(interaction.client, SampleBot)
    interaction.client.moved.append(interaction.id)
    try:
        await interaction.response.send_message("once")
    except discord.HTTPException as refusal:
        interaction.client.moved.append(refusal.code)


@app_commands.command()
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def admin(interaction: Interaction) -> None:
    """Answer admins only."""
    await interaction.response.send_message(f"{interaction.app_permissions.attach_files}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: Interaction, person: discord.Member) -> None:
    """Greet a person of the server."""
    await interaction.response.send_message(f"hello {person.name}, {person.joined_at is not None}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: Interaction, message: discord.Message) -> None:
    """Repeat a message."""
    await interaction.response.send_message(f"{message.author.name}: {message.content}")


caylus = app_commands.Group(name="caylus", description="The game")
deep = app_commands.Group(name="deep", description="A group in it", parent=caylus)


@caylus.command()
async def place(interaction: Interaction, target: str) -> None:
    """Place a worker."""
    await interaction.response.send_message(
        f"{interaction.user.name} ({interaction.locale}) places at {target}"
    )


@deep.command()
async def down(interaction: Interaction) -> None:
    """Be two levels down."""
    await interaction.response.send_message("down here")
