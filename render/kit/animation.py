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
"""Signature, width, height, flags, background colour and aspect ratio."""
_COLOURS = 256
_UNCHANGED = _COLOURS - 1
"""Palette entry of a pixel that did not change; no palette uses it."""
_LOOP_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_HEADER_SIZE = struct.calcsize(_SCREEN) + 3 * _COLOURS + len(_LOOP_FOREVER)
_END = b";"


def encode_part(
    pictures: Sequence[tuple[Image.Image, float]], palette: Palette, before: Image.Image | None
) -> bytes:
    """Encode pictures of palette entries, each with its seconds; skip unchanged ones.

    ``before`` is the picture on screen when this part begins.
    """
    assert len(palette.colours) <= _UNCHANGED
    shown = before
    frames = []
    for picture, seconds in pictures:
        frames += _encode_frame(picture, shown, seconds)
        shown = picture
    widths, heights = zip(*(picture.size for picture, _ in pictures), strict=True)
    return _header((max(widths), max(heights)), palette) + b"".join(frames)


def join_parts(parts: Sequence[bytes]) -> bytes:
    """Join the parts into a file as large as the largest of its pictures."""
    sizes = [struct.unpack_from("<HH", part, 6) for part in parts]
    size = struct.pack("<HH", *(max(sides) for sides in zip(*sizes, strict=True)))
    header = parts[0][:6] + size + parts[0][6 + len(size) : _HEADER_SIZE]
    return header + b"".join(part[_HEADER_SIZE:] for part in parts) + _END


def _header(size: tuple[int, int], palette: Palette) -> bytes:
    screen = struct.pack(_SCREEN, b"GIF89a", *size, 0b11110111, 0, 0)
    return screen + palette.flat.ljust(3 * _COLOURS, b"\0") + _LOOP_FOREVER


def _encode_frame(picture: Image.Image, before: Image.Image | None, seconds: float) -> list[bytes]:
    """Encode the area that differs, with its unchanged pixels transparent."""
    milliseconds = round(seconds * 1000)
    if before is None:
        return getdata(picture, duration=milliseconds)
    if before.size != picture.size:
        return getdata(_extended(picture, before.size), duration=milliseconds)
    difference = ImageChops.difference(picture, before)
    box = difference.getbbox()
    if box is None:
        return []
    area = picture.crop(box)
    unchanged = difference.crop(box).point([255] + [0] * 255)
    area.paste(_UNCHANGED, mask=unchanged)
    return getdata(area, box[:2], duration=milliseconds, transparency=_UNCHANGED)


def _extended(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return the picture with a margin in its page colour that covers one of another size."""
    whole = max(picture.width, size[0]), max(picture.height, size[1])
    if whole == picture.size:
        return picture
    extended = Image.new(picture.mode, whole, picture.getpixel((0, 0)))
    extended.paste(picture)
    return extended
