"""Transport compression of the gateway: one stream per socket, flushed after every frame."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Compressor = Callable[[bytes], bytes]


def compressor(name: str | None) -> Compressor | None:
    """Return the compressor a client asked for; ``None`` for plain text."""
    if name == "zlib-stream":
        return _zlib()
    return _zstd() if name == "zstd-stream" else None


def _zlib() -> Compressor:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compressor:
    """Import zstd: from Python 3.14 on discord.py asks for it, so one of its modules is present."""
    try:
        stream: Any = importlib.import_module("compression.zstd").ZstdCompressor()
        return lambda data: bytes(stream.compress(data, mode=stream.FLUSH_BLOCK))
    except ModuleNotFoundError:
        older: Any = importlib.import_module("zstandard")
        stream = older.ZstdCompressor().compressobj()
        flush = older.COMPRESSOBJ_FLUSH_BLOCK
        return lambda data: bytes(stream.compress(data) + stream.flush(flush))
