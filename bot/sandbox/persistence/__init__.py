"""A sandbox's world in a folder: what is there when it starts again, bounded and tidied."""

from bot.sandbox.persistence.folder import Folder, FolderInUse
from bot.sandbox.persistence.keeper import Keeper
from bot.sandbox.persistence.storage import CannotRead

__all__ = ["CannotRead", "Folder", "FolderInUse", "Keeper"]
