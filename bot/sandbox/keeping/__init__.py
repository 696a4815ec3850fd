"""A sandbox's world in a folder: what is there when it starts again, bounded and tidied."""

from bot.sandbox.keeping.folder import Folder, FolderInUse
from bot.sandbox.keeping.keeper import Keeper
from bot.sandbox.keeping.shelf import CannotRead

__all__ = ["CannotRead", "Folder", "FolderInUse", "Keeper"]
