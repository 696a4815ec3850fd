"""What a sandbox saves of a busy channel, and who may read it."""

from __future__ import annotations

import stat
from pathlib import Path

from bot.sandbox import Channel, LoopbackDiscord, User
from bot.sandbox.flags import EPHEMERAL
from bot.sandbox.model import Message
from bot.sandbox.persistence import Folder, Keeper, retention

BOARD = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Pass", "custom_id": "m"}]}]
INACTIVE = [{"type": 10, "content": "a board nobody can press any more"}]


def post(channel: Channel, only_for: User | None = None, *, board: bool = False) -> Message:
    world = channel.world
    file = world.new_attachment("board.png", b"x" * 10, "image/png")
    world.attachments[file.id] = file
    message = Message(channel, world.new_id(), world.me, only_for=only_for, attachments=[file])
    message.flags = EPHEMERAL if only_for else 0
    message.components = BOARD if board else INACTIVE
    return world.post(message)


async def test_private_messages_do_not_displace_public_ones() -> None:
    async with LoopbackDiscord() as server:
        alice = server.world.add_user("Alice")
        channel = server.add_guild("Test", owner=alice).add_text_channel("games")
        public = [post(channel) for _ in range(3)]
        private = [post(channel, alice) for _ in range(retention.MAX_MESSAGES + 5)]
        assert retention.messages_to_drop(server.world) == private[:5]
        server.clock.advance(2 * retention.MAX_PRIVATE_AGE_S)
        assert retention.messages_to_drop(server.world) == private
        assert public == channel.messages


async def test_an_active_board_keeps_its_picture() -> None:
    async with LoopbackDiscord() as server:
        alice = server.world.add_user("Alice")
        channel = server.add_guild("Test", owner=alice).add_text_channel("games")
        old, board = post(channel), post(channel, board=True)
        later = [post(channel) for _ in range(retention.MAX_MESSAGES)]
        assert retention.messages_to_drop(server.world) == [old]
        for attachment in server.world.attachments.values():
            attachment.data = bytes(retention.MAX_FILE_BYTES // 300)
        dropped = retention.files_to_drop(server.world)
        assert dropped[:2] == [old.attachments[0].id, later[0].attachments[0].id]
        assert board.attachments[0].id not in dropped


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_other_users_of_the_machine_cannot_read_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "sandbox"
    (path / "files").mkdir(parents=True)
    for name in ("world.db", "files/1"):
        (path / name).touch(0o644)
    folder = Folder(path)
    async with LoopbackDiscord() as server:
        keeper = Keeper(server, folder)
        alice = server.world.add_user("Alice")
        sent = post(server.add_guild("Test", owner=alice).add_text_channel("games"))
        keeper.save()
        number = sent.attachments[0].id
        assert {mode(path), mode(folder.files)} == {0o700}
        inside = [folder.world, *path.glob("world.db-*"), folder.files / str(number)]
        assert {mode(file) for file in inside} == {0o600}
        keeper.close()
    assert mode(folder.private_file("seneschal.db")) == 0o600
