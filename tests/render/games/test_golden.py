"""The pictures equal the reference pictures."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from render import painter
from tests.engine.games.records import PUBLISHED
from tests.render.golden import COMMAND, file_of, pictures
from tests.render.golden.difference import difference

GOLDENS = [(name, picture) for name in PUBLISHED for picture in pictures(name)]


@pytest.mark.parametrize(("name", "picture"), GOLDENS)
def test_a_picture_equals_its_reference(name: str, picture: str) -> None:
    path = file_of(name, picture)
    assert path.exists(), f"{path} is missing: `{COMMAND} {name}` draws it; look at it"
    found = difference(path, pictures(name)[picture]())
    assert found is None, f"{picture} has changed; if it should: `{COMMAND} {name}`{found}"


def png(size: tuple[int, int], *dots: tuple[int, int]) -> bytes:
    """Return a grey picture with black squares of 20 pixels."""
    picture = Image.new("RGB", size, (200, 200, 200))
    for x, y in dots:
        picture.paste((0, 0, 0), (x, y, x + 20, y + 20))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


@pytest.fixture
def reference(tmp_path: Path) -> Path:
    path = tmp_path / "farm" / "golden" / "board.png"
    path.parent.mkdir(parents=True)
    path.write_bytes(png((100, 80), (10, 10)))
    return path


def test_a_changed_picture_writes_before_after_and_difference(
    reference: Path, tmp_path: Path
) -> None:
    after = png((100, 80), (40, 10))
    found = difference(reference, after, tmp_path / "out")
    assert found is not None
    assert found.before.read_bytes() == reference.read_bytes()
    assert found.after.read_bytes() == after
    with Image.open(found.difference) as marked:
        changed, unchanged = marked.getpixel((15, 15)), marked.getpixel((80, 60))
        assert changed == marked.getpixel((45, 15)) != unchanged
        assert unchanged == (241, 241, 241)
    assert all(str(path) in str(found) and path.is_file() for path in found)


def test_a_picture_of_another_size_marks_what_only_one_of_them_covers(
    reference: Path, tmp_path: Path
) -> None:
    found = difference(reference, png((60, 120), (10, 10)), tmp_path / "out")
    assert found is not None
    with Image.open(found.difference) as marked:
        assert marked.size == (100, 120)
        changed = {marked.getpixel(at) for at in ((80, 40), (30, 100), (80, 100))}
        assert len(changed) == 1
        assert marked.getpixel((50, 50)) not in changed


def test_an_equal_picture_removes_the_files_of_an_earlier_difference(
    reference: Path, tmp_path: Path
) -> None:
    found = difference(reference, png((100, 80)), tmp_path / "out")
    assert found is not None
    assert difference(reference, reference.read_bytes(), tmp_path / "out") is None
    assert not any(path.exists() for path in found)


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_reference_picture_is_listed(name: str) -> None:
    folder = file_of(name, "").parent
    lying = {path.stem for path in folder.glob("*.png")} - set(pictures(name))
    assert not lying, f"`{COMMAND} {name}` takes them away"


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_game_has_its_board_in_every_language(name: str) -> None:
    assert len(pictures(name)) >= 4
    assert painter(name).parts[0] == "board"
