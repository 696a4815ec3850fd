"""What bot directories show stays within their limits, in every language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from engine.core.words.catalogue import LANGUAGES
from tests.docs.listing import (
    DESCRIPTION_LIMIT,
    MAX_FILE_BYTES,
    MAX_PICTURES,
    MAX_TAGS,
    SIZE,
    SUMMARY_LIMIT,
    TAG_LIMIT,
    listing,
    published,
    write,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_fit(language: str) -> None:
    texts = listing(language)
    assert 0 < len(texts.summary) <= SUMMARY_LIMIT
    assert 300 <= len(texts.description) <= DESCRIPTION_LIMIT
    assert len(set(texts.tags)) == len(texts.tags) == MAX_TAGS
    assert all(0 < len(tag) <= TAG_LIMIT for tag in texts.tags)


def test_every_language_gets_five_pictures() -> None:
    assert len(published()[: MAX_PICTURES - 1]) + 1 == MAX_PICTURES


def test_the_pictures_and_the_animation_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = published()[:1]
    monkeypatch.setattr("tests.docs.listing.published", lambda: first)
    monkeypatch.setattr("tests.docs.listing.STOPS", 2)
    write("en", tmp_path)
    files = sorted(file.name for file in tmp_path.iterdir())
    assert files == ["1.png", "2.png", "description.md", "summary.txt", "tags.txt", "turns.gif"]
    for name in files[:2]:
        data = (tmp_path / name).read_bytes()
        assert len(data) <= MAX_FILE_BYTES
        with Image.open(io.BytesIO(data)) as image:
            assert image.size == SIZE
    animation = (tmp_path / "turns.gif").read_bytes()
    assert len(animation) <= MAX_FILE_BYTES
    with Image.open(io.BytesIO(animation)) as image:
        assert getattr(image, "n_frames", 1) > 1
