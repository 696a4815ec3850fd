"""Read record files."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import EngineError
from engine.core.record import Record
from engine.core.record_reader import read_record


def read_record_file(path: Path) -> Record:
    """Read a record file.

    Raises:
        EngineError: it is not a text file, or not a record.
        OSError: it cannot be read.
    """
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise EngineError(f"{path} is not a text file") from error
