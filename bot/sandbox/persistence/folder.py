"""The sandbox's folder."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

WORLD: Final = "world.db"
FILES: Final = "files"


class Folder:
    """A folder with the sandbox's data, which other users of the machine cannot read."""

    def __init__(self, path: Path) -> None:
        """Create the folder if it does not exist.

        Raises:
            OSError: it cannot be made or written to.
        """
        self.path = path
        self.files.mkdir(parents=True, exist_ok=True)
        for folder in (path, self.files):
            _make_private(folder, 0o700)
        for file in self.files.iterdir():
            _make_private(file, 0o600)

    def private_file(self, name: str) -> Path:
        """Return the path of a file that only its owner can read; create it if it is missing.

        The files that SQLite creates beside a database get its mode.
        """
        path = self.path / name
        path.touch(0o600)
        _make_private(path, 0o600)
        return path

    @property
    def world(self) -> Path:
        """Return the path of the database with everything but files."""
        return self.path / WORLD

    @property
    def files(self) -> Path:
        """Return the path of the folder with the files, each under its id."""
        return self.path / FILES

    def clear(self, *others: str) -> None:
        """Delete the world, its files, and databases of these names, but nothing else."""
        for name in (WORLD, *others):
            for suffix in ("", "-wal", "-shm", "-journal"):
                (self.path / f"{name}{suffix}").unlink(missing_ok=True)
        if self.files.is_dir():
            for file in self.files.iterdir():
                if file.name.isdigit():
                    file.unlink()


def _make_private(path: Path, mode: int) -> None:
    """Remove the access of other users of the machine to a path, as far as it is ours."""
    with suppress(PermissionError):
        path.chmod(mode)
