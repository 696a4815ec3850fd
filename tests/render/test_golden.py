"""The pictures equal the reference pictures."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.registry import game_names
from render import painter
from tests.render.golden import COMMAND, file_of, pictures

GOLDENS = [(name, picture) for name in game_names() for picture in pictures(name)]


@pytest.mark.parametrize(("name", "picture"), GOLDENS)
def test_a_picture_equals_its_reference(name: str, picture: str) -> None:
    """Small differences are allowed: other versions of the font engine shift edges a little."""
    path = file_of(name, picture)
    assert path.exists(), f"{path} is missing: `{COMMAND} {name}` draws it; look at it"
    rendered = pictures(name)[picture]()
    with Image.open(io.BytesIO(rendered)) as now, Image.open(path) as before:
        assert now.size == before.size, f"if it should: `{COMMAND} {name}`"
        change = ImageChops.difference(now.convert("RGB"), before.convert("RGB"))
    small = change.reduce(8)
    apart = max(high for band in small.split() for high in band.tobytes())
    alike = max(ImageStat.Stat(change).mean) < 0.6 and apart < 60
    assert alike, f"the picture has changed; if it should: `{COMMAND} {name}`"


@pytest.mark.parametrize("name", game_names())
def test_every_reference_picture_is_listed(name: str) -> None:
    folder = file_of(name, "").parent
    lying = {path.stem for path in folder.glob("*.png")} - set(pictures(name))
    assert not lying, f"`{COMMAND} {name}` takes them away"


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_its_board_in_every_language(name: str) -> None:
    assert len(pictures(name)) >= 4
    assert painter(name).parts[0] == "board"
