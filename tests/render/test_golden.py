"""The pictures look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import draw, references


@pytest.mark.parametrize(("name", "path"), tuple(references()), ids=str)
def test_a_picture_is_as_it_was(name: str, path: Path, tmp_path: Path) -> None:
    """Another version of the font engine may move an edge by a shade, nothing more."""
    fresh = tmp_path / "fresh.png"
    assert draw(name, fresh) == 0
    with Image.open(fresh) as now, Image.open(path) as before:
        assert now.size == before.size
        change = ImageChops.difference(now.convert("RGB"), before.convert("RGB"))
    assert max(ImageStat.Stat(change).mean) < 0.6
    small = change.reduce(8)
    bands = small.split()
    assert max(high for band in bands for high in band.tobytes()) < 60
