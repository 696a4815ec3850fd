"""Each thing has one name in all texts, and retired names do not come back.

``terms.tsv`` lists keys (``*`` for any ending) and the name that each of these texts has in each
language. ``never.tsv`` lists what no text of a language may say, in the keys of ``where`` (all if
empty) except those of ``but``, and what to say instead.
"""

from __future__ import annotations

import csv
import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from engine.core.words.catalogue import LANGUAGES
from tests.engine.games.catalogues import prose
from tests.glossary.catalogues import WHOLE

HERE = Path(__file__).parent


def table(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


TERMS, NEVER = table("terms.tsv"), table("never.tsv")


@cache
def texts(language: str) -> dict[str, str]:
    """Return every text of a language by key, with numbers replaced by an ellipsis."""
    return {
        key: "…".join(pieces)
        for package in WHOLE
        for key, pieces in prose(package, language).items()
    }


def among(key: str, patterns: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns.split())


def name_of_term(row: dict[str, str]) -> str:
    return f"{row['en']} ({row['keys'].split()[0]})"


@pytest.mark.parametrize("row", TERMS, ids=name_of_term)
def test_a_thing_has_one_name(row: dict[str, str]) -> None:
    for pattern in row["keys"].split():
        keys = [key for key in texts("en") if fnmatchcase(key, pattern)]
        assert keys, f"no text has the key {pattern}"
        for language in LANGUAGES:
            term = row[language].casefold()
            lacking = [key for key in keys if term not in texts(language)[key].casefold()]
            assert lacking == [], f"{language}: without “{row[language]}”"


def barred(row: dict[str, str]) -> dict[str, str]:
    """Return the texts that contain a retired name."""
    return {
        key: text
        for key, text in texts(row["language"]).items()
        if among(key, row["where"] or "*") and re.search(row["words"], text)
    }


@pytest.mark.parametrize("row", NEVER, ids=lambda row: f"{row['language']}: {row['words']}")
def test_a_retired_name_does_not_come_back(row: dict[str, str]) -> None:
    found = {key: text for key, text in barred(row).items() if not among(key, row["but"])}
    assert found == {}, f"say “{row['instead']}”"


@pytest.mark.parametrize(
    "row",
    [row for row in NEVER if row["but"]],
    ids=lambda row: f"{row['language']}: {row['words']}",
)
def test_every_exception_is_needed(row: dict[str, str]) -> None:
    for pattern in row["but"].split():
        assert any(fnmatchcase(key, pattern) for key in barred(row)), pattern
