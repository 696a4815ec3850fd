"""Words that the glossary has replaced become fewer, and none comes back."""

from __future__ import annotations

import re

import pytest

from tests.engine.games.catalogues import prose
from tests.glossary.catalogues import WHOLE
from tests.glossary.never_again import Row, found, in_words, rows


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["pattern"])
def test_a_replaced_word_does_not_come_back(row: Row) -> None:
    places, allowed = found(row), int(row["allowed"])
    listed = "\n".join(places)
    assert len(places) <= allowed, (
        f"{row['pattern']} is used {len(places)} times, allowed are {allowed}; "
        f"write {row['instead']}:\n{listed}"
    )


def test_every_kind_of_name_is_split_into_words() -> None:
    assert in_words("told_ahead") == in_words("ToldAhead") == in_words("_TOLD_AHEAD")
    assert in_words("told_ahead") == "told ahead"


def test_names_docstrings_and_english_texts_are_read() -> None:
    """Each of these words occurs in exactly one kind of text."""
    row = {"kind": "word", "where": "engine render bot tests", "allowed": "0", "instead": ""}
    assert found({**row, "pattern": r"\bevery kind of name is split\b"})
    assert found({**row, "pattern": r"\boccurs in exactly one kind of text\b"})
    for package in WHOLE:
        longest = max(map("…".join, prose(package, "en").values()), key=len)
        assert found({**row, "pattern": re.escape(longest)})
    assert found({**row, "kind": "name", "pattern": "Row"})
