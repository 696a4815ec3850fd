"""Documents: there is one for each topic, and the files they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.sources import OURS, ROOT, files


def documents() -> list[Path]:
    """Return all documents of the top folder and of docs."""
    return [*sorted(ROOT.glob("*.md")), *files("docs", ".md")]


def test_there_is_a_document_for_each_topic() -> None:
    topics = {"architecture", "adding-a-game", "adding-a-language", "computer-players"}
    topics |= {"time-control", "testing", "glossary", "hosting", "commands", "engine-api"}
    assert topics <= {path.stem for path in documents()}


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_every_file_named_in_a_document_exists(path: Path) -> None:
    """A path in backticks is a file or folder, or the end of one; a link leads to one."""
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./-]+/[\w./-]*|[\w./-]+\.(?:py|js|tsv|ftl|md|yaml))`", text))
    links = set(re.findall(r"(?:\]\(|src=\")([^)#\s\"]+)", text))
    local = {link for link in links if "://" not in link}
    missing = {name for name in named - MADE_BY_READERS if not _is_there(name)}
    missing |= {link for link in local if not (path.parent / link).exists()}
    assert missing == set()


MADE_BY_READERS = {
    "demo/",
    "build/goldens",
    "build/listing",
    "sandbox/seneschal.db",
    "discord/openapi.json",
}
"""Files named in documents that are created on a reader's machine."""


def _is_there(name: str) -> bool:
    """Return whether a path exists from the top folder, or is the end of an existing one."""
    if (ROOT / name).exists() or re.fullmatch(r"/[a-z]+", name):  # a command such as /move
        return True
    suffix = Path(name).suffix
    paths = (file for folder in (*OURS, "docs") for file in files(folder, suffix))
    return any(f"/{file.relative_to(ROOT)}".endswith(f"/{name}") for file in paths)
