"""The catalogues of all packages, and how much of each is translated into which language."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from engine.core.words.catalogue import DEFAULT_LANGUAGE, has_source, read_source
from engine.core.words.lazy_bundle import entries


class Coverage(NamedTuple):
    """The messages of a package's catalogue, and those that a language lacks."""

    package: str
    language: str
    keys: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def percent(self) -> int:
        """The translated share in percent; 100 only if nothing is missing."""
        return 100 * (len(self.keys) - len(self.missing)) // len(self.keys)


def coverage(package: str, language: str) -> Coverage:
    """Compare a package's catalogue in a language to the English one."""
    keys = _read_keys(package, DEFAULT_LANGUAGE)
    translated = _read_keys(package, language) if has_source(package, language) else ()
    known = frozenset(translated)
    missing = tuple(key for key in keys if key not in known)
    return Coverage(package, language, keys, missing)


def _read_keys(package: str, language: str) -> tuple[str, ...]:
    """Return the keys of the messages in a catalogue, in their order, without Fluent's terms."""
    source = read_source(package, language)
    return tuple(name for name, _ in entries(source) if not name.startswith("-"))


def packages_with_texts() -> tuple[str, ...]:
    """Return all packages with a catalogue, in the engine and in the packages beside it.

    A catalogue is in a top-level package or one level below it: ``bot``, ``bot.tables``.
    """
    root = Path(str(files("engine"))).parent
    english = f"text/{DEFAULT_LANGUAGE}.ftl"
    catalogues = [*root.glob(f"*/{english}"), *root.glob(f"*/*/{english}")]
    return tuple(sorted(".".join(file.relative_to(root).parts[:-2]) for file in catalogues))
