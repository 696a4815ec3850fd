"""Encode a canvas as a PNG file."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.canvas import Canvas

LIMIT, CARD_LIMIT = 250_000, 60_000
"""Target sizes of pictures and rules cards in bytes; larger ones are compressed harder."""
_LEVELS = (2, 4, 6, 9)
"""zlib levels to try. Level 2 takes 40% of the time of the default 6 for 25% more bytes."""


def encode(canvas: Canvas, width: int | None = None, max_bytes: int | None = None) -> bytes:
    """Return the picture as a palette PNG, scaled down to ``width`` if it is wider.

    Compresses harder while the file has more than ``max_bytes`` bytes (default ``LIMIT``).
    """
    image = entries(canvas, width)
    image.putpalette(canvas.palette.flat)
    png = b""
    for level in _LEVELS:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=level)
        png = out.getvalue()
        if len(png) <= (LIMIT if max_bytes is None else max_bytes):
            break
    return png


def entries(canvas: Canvas, width: int | None = None) -> Image.Image:
    """Return the picture as palette entries, scaled down to ``width`` if it is wider."""
    image = canvas.image
    if width is None or width >= image.width:
        return image.copy()
    height = max(1, round(image.height * width / image.width))
    small = canvas.palette.rgb(image).resize((width, height), Image.Resampling.LANCZOS)
    return canvas.palette.indices(small)
