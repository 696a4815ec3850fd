"""Detect changed files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

_SUFFIXES = (".py", ".ftl", ".png", ".json", ".otf", ".ttf")
"""Files that can change a picture."""


def version(folders: Iterable[Path]) -> str:
    """Return a short word that changes when a file below these folders is saved or removed."""
    digest = hashlib.sha256()
    for folder in folders:
        for place, inner, names in os.walk(folder):
            inner[:] = sorted(name for name in inner if name != "__pycache__")
            for name in sorted(names):
                if name.endswith(_SUFFIXES):
                    path = Path(place, name)
                    digest.update(f"{path} {_stamp(path)}\n".encode())
    return digest.hexdigest()[:16]


def _stamp(path: Path) -> tuple[int, int]:
    """Return time and size of a file; an editor may have removed it since it was listed."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return 0, 0
    return status.st_mtime_ns, status.st_size
