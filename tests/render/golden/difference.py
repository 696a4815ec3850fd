"""Compare a picture with its reference, and write files that show how they differ."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent.parent.parent.parent / "build" / "goldens"
"""Holds the files of pictures that differ; Git ignores it."""
MAX_MEAN, MAX_LOCAL = 0.6, 60
"""Largest differences, of 255, that do not count: of the whole picture, and of 8 by 8 pixels.

Other versions of the font engine shift edges a little.
"""
_FADED, _CHANGED = 0.75, (176, 22, 120)
"""Share of white in unchanged pixels of the difference, and the colour of changed ones."""


class Difference(NamedTuple):
    """Three pictures that show how a picture differs from its reference."""

    before: Path
    after: Path
    difference: Path

    def __str__(self) -> str:
        return "".join(f"\n  {kind:<11} {path}" for kind, path in self._asdict().items())


def difference(reference: Path, rendered: bytes, folder: Path = FOLDER) -> Difference | None:
    """Return files that show how a picture differs from its reference, or ``None`` if it doesn't.

    They are in ``folder``, in a folder of the game's name; those of an earlier run are removed.
    """
    game = reference.parent.parent.name
    files = Difference(
        *(folder / game / f"{reference.stem}.{kind}.png" for kind in Difference._fields)
    )
    for path in files:
        path.unlink(missing_ok=True)
    with Image.open(reference) as opened, Image.open(io.BytesIO(rendered)) as drawn:
        before, after = opened.convert("RGB"), drawn.convert("RGB")
    if before.size == after.size and _is_small(ImageChops.difference(before, after)):
        return None
    files.before.parent.mkdir(parents=True, exist_ok=True)
    files.before.write_bytes(reference.read_bytes())
    files.after.write_bytes(rendered)
    _marked(before, after).save(files.difference)
    return files


def _is_small(change: Image.Image) -> bool:
    local = max(high for band in change.reduce(8).split() for high in band.tobytes())
    return max(ImageStat.Stat(change).mean) < MAX_MEAN and local < MAX_LOCAL


def _marked(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return the new picture, faded, with all that has changed in magenta.

    What only one of the two pictures covers counts as changed.
    """
    size = max(before.width, after.width), max(before.height, after.height)
    whole = [Image.new("RGB", size, "white") for _ in range(2)]
    for canvas, picture in zip(whole, (before, after), strict=True):
        canvas.paste(picture, (0, 0))
    bands = ImageChops.difference(*whole).split()
    strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = strongest.point(lambda level: 255 if level else 0)
    for picture in (before, after):
        covered = Image.new("L", size, 255)
        covered.paste(0, (0, 0, *picture.size))
        mask = ImageChops.lighter(mask, covered)
    faded = Image.blend(whole[1], Image.new("RGB", size, "white"), _FADED)
    faded.paste(_CHANGED, (0, 0, *size), mask)
    return faded
