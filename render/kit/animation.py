"""GIF animations, encoded in parts that are joined at the end.

Every part begins with a header of the same length, so that joining them only needs to strip
headers. Of each frame only the area that differs from the frame before is stored.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.kit.palette import Palette

_SCREEN = "<6sHHBBB"
_COLOURS = 256
_SAME = _COLOURS - 1
"""Palette entry for "unchanged pixel"; no palette uses it."""
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_HEAD = struct.calcsize(_SCREEN) + 3 * _COLOURS + len(_FOR_EVER)
_END = b";"


def piece(
    pictures: Sequence[tuple[Image.Image, float]], palette: Palette, before: Image.Image | None
) -> bytes:
    """Encode pictures of palette entries, each shown for its seconds; skip unchanged ones.

    ``before`` is the picture on screen when this part begins.
    """
    assert len(palette.colours) <= _SAME
    shown, frames = before, []
    for picture, seconds in pictures:
        frames += _frame(picture, shown, seconds)
        shown = picture
    assert shown is not None
    return _head(shown.size, palette) + b"".join(frames)


def joined(pieces: Sequence[bytes]) -> bytes:
    """Join the parts into a file as large as the largest of its pictures."""
    sizes = [struct.unpack_from("<HH", made, 6) for made in pieces]
    size = struct.pack("<HH", *(max(sides) for sides in zip(*sizes, strict=True)))
    head = pieces[0][:6] + size + pieces[0][6 + len(size) : _HEAD]
    return head + b"".join(made[_HEAD:] for made in pieces) + _END


def _head(size: tuple[int, int], palette: Palette) -> bytes:
    screen = struct.pack(_SCREEN, b"GIF89a", *size, 0b11110111, 0, 0)
    return screen + palette.flat.ljust(3 * _COLOURS, b"\0") + _FOR_EVER


def _frame(picture: Image.Image, before: Image.Image | None, seconds: float) -> list[bytes]:
    """Encode the area that differs, with its unchanged pixels transparent."""
    milliseconds = round(seconds * 1000)
    if before is None or before.size != picture.size:
        return getdata(picture, duration=milliseconds)
    differs = ImageChops.difference(picture, before)
    box = differs.getbbox()
    if box is None:
        return []
    part, same = picture.crop(box), differs.crop(box).point([255] + [0] * 255)
    part.paste(_SAME, mask=same)
    return getdata(part, box[:2], duration=milliseconds, transparency=_SAME)
