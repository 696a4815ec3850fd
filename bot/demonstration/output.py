"""Write the pictures, the record and a transcript of a demonstration."""

from __future__ import annotations

from pathlib import Path

from bot.demonstration.people import Done
from bot.sandbox import Channel, Message, Reply, User
from bot.sandbox.widgets import mentionable_text

BOARDS_PER_PICTURE = 12
"""A picture is saved of every n-th board."""


class DemoOutput:
    """Writes during the game, so that an interrupted one can be read too."""

    def __init__(self, folder: Path, channel: Channel) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for old in (*folder.glob("board-*.png"), *folder.glob("*.txt")):
            old.unlink()
        self._folder = folder
        self._boards = 0
        self._seen: set[int] = set()
        self._file = folder / "transcript.md"
        members = channel.guild.members if channel.guild else {}
        self._names = {str(who): member.user.name for who, member in members.items()}
        self._file.write_text("# A demonstration game\n", encoding="utf-8")

    def lobby(self, message: Message) -> None:
        """Write down the lobby."""
        self._write("## The lobby", _quoted(self._read(message)))

    def board(self, message: Message) -> None:
        """Write down a board that asks for a move, unless it was only edited."""
        if message.id in self._seen:
            return
        self._seen.add(message.id)
        self._boards += 1
        lines = self._read(message)
        shown = self._picture(message) if self._boards % BOARDS_PER_PICTURE == 1 else ""
        self._write("---", shown, _quoted([line for line in lines if line]))

    def did(self, done: Done) -> None:
        """Write down what a player did, and the private answer."""
        reply_lines = [
            line for message in done.reply.messages for line in message.text.splitlines()
        ]
        self._write(f"**{done.who.name}** `{done.what}`", _quoted(reply_lines))

    def end(self, message: Message | None) -> None:
        """Write down the result."""
        if message is not None:
            self._write("## The end", self._picture(message), _quoted(self._read(message)))

    def keep_file(self, message: Message) -> None:
        """Save the record attached to a private message."""
        for attachment in message.attachments:
            (self._folder / attachment.filename).write_bytes(attachment.data)
            self._write(f"[The record]({attachment.filename})")

    def keep_view(self, user: User, reply: Reply) -> None:
        """Save the board as a player sees it in their language."""
        if reply.message.attachments:
            name = f"board-{user.locale}.png"
            (self._folder / name).write_bytes(reply.message.attachments[0].data)
            self._write(f"![{user.name}]({name})")

    def _picture(self, message: Message) -> str:
        if not message.attachments:
            return ""
        name = f"board-{self._boards:03}.png"
        (self._folder / name).write_bytes(message.attachments[0].data)
        alt = " ".join(message.alt_texts).replace("\n", " ").replace("]", ")")
        return f"![{alt}]({name})"

    def _read(self, message: Message) -> list[str]:
        """Return a message's text without controls, with names for mentions."""
        text = mentionable_text(message.content, message.components).strip()
        for user, name in self._names.items():
            text = text.replace(f"<@{user}>", f"@{name}")
        return text.splitlines()

    def _write(self, *parts: str) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write("\n" + "\n\n".join(part for part in parts if part) + "\n")


def _quoted(lines: list[str]) -> str:
    return "\n".join(f"> {line}  " for line in lines)
