"""Pictures one after the other as a GIF file, made in pieces that are joined at the end.

Every piece begins with a head of the same length, so that each of them is a file but for its end.
Of a picture only what differs from the one before it is in the file.
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
"""The entry that leaves a pixel as it is; no palette uses it."""
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_HEAD = struct.calcsize(_SCREEN) + 3 * _COLOURS + len(_FOR_EVER)
_END = b";"


def piece(
    pictures: Sequence[tuple[Image.Image, float]], palette: Palette, before: Image.Image | None
) -> bytes:
    """Pictures of palette entries, each with its seconds; one like the one before it is left out.

    ``before``: the picture that stands when the piece begins.
    """
    assert len(palette.colours) <= _SAME
    shown, frames = before, []
    for picture, seconds in pictures:
        frames += _frame(picture, shown, seconds)
        shown = picture
    assert shown is not None
    return _head(shown.size, palette) + b"".join(frames)


def joined(pieces: Sequence[bytes]) -> bytes:
    """The whole file; it is as large as the largest of its pictures."""
    sizes = [struct.unpack_from("<HH", made, 6) for made in pieces]
    size = struct.pack("<HH", *(max(sides) for sides in zip(*sizes, strict=True)))
    head = pieces[0][:6] + size + pieces[0][6 + len(size) : _HEAD]
    return head + b"".join(made[_HEAD:] for made in pieces) + _END


def _head(size: tuple[int, int], palette: Palette) -> bytes:
    screen = struct.pack(_SCREEN, b"GIF89a", *size, 0b11110111, 0, 0)
    return screen + palette.flat.ljust(3 * _COLOURS, b"\0") + _FOR_EVER


def _frame(picture: Image.Image, before: Image.Image | None, seconds: float) -> list[bytes]:
    """The part that differs, with what is the same in it left as it is."""
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
