"""Store a sandbox's world in a folder, within limits, and load it at the next start."""

from bot.sandbox.persistence.folder import Folder
from bot.sandbox.persistence.keeper import Keeper
from bot.sandbox.persistence.storage import CannotRead

__all__ = ["CannotRead", "Folder", "Keeper"]
