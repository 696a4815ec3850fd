"""Encode a canvas as a PNG file, or as a smaller one for slow connections."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.canvas import Canvas

LIMIT = 250_000
"""Target size of pictures in bytes; larger ones are compressed harder."""
CARD_LIMIT = 60_000
"""Target size of rules cards in bytes."""
_FIRST_LEVEL = 2
"""zlib level to begin with: 2 takes 40% of the time of the default 6 for 25% more bytes."""
_FIRST_LEVEL_LARGE = 4
"""zlib level to begin with for a large picture; at level 3, some have to be encoded twice."""
_FIRST_LEVEL_SMALL = 6
"""zlib level to begin with for a small picture."""
_LARGE_PIXELS = 4_000_000
"""A picture with more pixels, such as a landscape board, is too large at level 2."""
_SMALL_PIXELS = 1_000_000
"""A picture with fewer pixels takes only two milliseconds longer at level 6.

It is for a phone, perhaps on a slow connection.
"""
_WEBP_QUALITY = 30
"""Boards are as legible as PNG files with half as many bytes."""
_WEBP_METHOD = 2
"""Effort of the encoder: 13 ms for a board; 4 would save 4% of the bytes in 28 ms."""
_SCALING = Image.Resampling.HAMMING
"""Takes less than half the time of LANCZOS, and files are 15% smaller."""
_REDUCING_GAP = 1.0
"""Pixels are averaged first, down to the next larger whole fraction of the size.

That takes a tenth of the time, and a half or a quarter needs nothing else.
"""
_HARDER_LEVELS = {4: 0.86, 6: 0.8, 9: 0.75}
"""Slower levels, and the share of the first one's bytes that dense boards need at each."""


def encode(canvas: Canvas, width: int | None = None, max_bytes: int | None = None) -> bytes:
    """Return the picture as a palette PNG, scaled down to ``width`` if it is wider.

    Compresses harder if the file has more than ``max_bytes`` bytes (default ``LIMIT``), and leaves
    out levels at which it would probably still have more.
    """
    image = scaled_entries(canvas, width)
    image.putpalette(canvas.palette.flat)
    limit = LIMIT if max_bytes is None else max_bytes
    first = _first_level(image.width * image.height)
    png = fast = _compress(image, first)
    for level, share in _HARDER_LEVELS.items():
        if len(png) <= limit:
            break
        if level <= first:
            continue
        if len(fast) * share <= limit or level == max(_HARDER_LEVELS):
            png = _compress(image, level)
    return png


def _first_level(pixels: int) -> int:
    if pixels > _LARGE_PIXELS:
        return _FIRST_LEVEL_LARGE
    return _FIRST_LEVEL if pixels > _SMALL_PIXELS else _FIRST_LEVEL_SMALL


def _compress(image: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()


def encode_lossy(canvas: Canvas, width: int | None = None) -> bytes:
    """Return the picture as a WebP file with losses, scaled down to ``width`` if it is wider."""
    out = io.BytesIO()
    _scaled(canvas, width).save(out, "WEBP", quality=_WEBP_QUALITY, method=_WEBP_METHOD)
    return out.getvalue()


def size_of(canvas: Canvas, width: int | None = None) -> tuple[int, int]:
    """Return the width and height of the encoded picture in pixels."""
    whole = canvas.image
    if width is None or width >= whole.width:
        return whole.size
    return width, max(1, round(whole.height * width / whole.width))


def scaled_entries(canvas: Canvas, width: int | None = None) -> Image.Image:
    """Return the picture as palette entries, scaled down to ``width`` if it is wider."""
    if size_of(canvas, width) == canvas.image.size:
        return canvas.image.copy()
    return canvas.palette.to_entries(_scaled(canvas, width))


def _scaled(canvas: Canvas, width: int | None) -> Image.Image:
    """Return the picture in RGB."""
    whole = canvas.palette.to_rgb(canvas.image)
    size = size_of(canvas, width)
    if whole.size == size:
        return whole
    return whole.resize(size, _SCALING, reducing_gap=_REDUCING_GAP)
