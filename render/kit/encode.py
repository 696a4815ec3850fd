"""From palette entries to a PNG file."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.canvas import Canvas

LIMIT, CARD_LIMIT = 250_000, 60_000
"""No picture and no rules card takes more bytes, if a harder compression can help it."""
_LEVELS = (2, 4, 6, 9)
"""zlib levels: two fifths of the time of the usual 6 for a quarter more bytes, then harder ones."""


def encode(canvas: Canvas, width: int | None = None, most: int | None = None) -> bytes:
    """The picture as a P-mode PNG, scaled down to ``width`` if that is less than its own.

    It is compressed harder where it would take more than ``most`` bytes (``LIMIT``).
    """
    image = entries(canvas, width)
    image.putpalette(canvas.palette.flat)
    png = b""
    for level in _LEVELS:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=level)
        png = out.getvalue()
        if len(png) <= (LIMIT if most is None else most):
            break
    return png


def entries(canvas: Canvas, width: int | None = None) -> Image.Image:
    """The picture as palette entries, scaled down to ``width`` if that is less than its own."""
    image = canvas.image
    if width is None or width >= image.width:
        return image.copy()
    height = max(1, round(image.height * width / image.width))
    small = canvas.palette.rgb(image).resize((width, height), Image.Resampling.LANCZOS)
    return canvas.palette.indices(small)
