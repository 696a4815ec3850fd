"""From palette entries to a PNG file."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.canvas import Canvas

LIMIT = 250_000
"""No picture takes more bytes than this, if a harder compression can help it."""
_LEVELS = (3, 6)
"""zlib levels: a third of the time of the usual 6 for a sixth more bytes, then 6."""


def encode(canvas: Canvas, width: int | None = None) -> bytes:
    """The picture as a P-mode PNG, scaled down to ``width`` if that is less than its own."""
    image = canvas.image.copy()
    if width is not None and width < image.width:
        height = max(1, round(image.height * width / image.width))
        small = canvas.palette.rgb(image).resize((width, height), Image.Resampling.LANCZOS)
        image = canvas.palette.indices(small)
    image.putpalette(canvas.palette.flat)
    png = b""
    for level in _LEVELS:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=level)
        png = out.getvalue()
        if len(png) <= LIMIT:
            break
    return png
