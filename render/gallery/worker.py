"""The process that draws: ``python -m render.gallery.worker GAME SEATS``.

It reads one request a line from standard input, as JSON: a :class:`Shot` to draw, or ``null`` for
the list of shots. It answers each with a line that has ``ok`` or ``error`` and the number of bytes
that follow: a PNG file, the list as JSON, or a traceback.
"""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any

from render.gallery.shots import Gallery, Shot


def main() -> None:
    """Answer requests until standard input is closed."""
    name = sys.argv[1]
    seats = int(sys.argv[2])
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a painter prints is no answer
    gallery = Gallery(name, seats)
    for line in sys.stdin:
        try:
            status = "ok"
            body = _answer(gallery, json.loads(line))
        except Exception:  # a mistake in a painter is shown in place of its picture
            status = "error"
            body = traceback.format_exc().encode()
        answers.write(f"{status} {len(body)}\n".encode() + body)
        answers.flush()


def _answer(gallery: Gallery, asked: Any) -> bytes:
    if asked is None:
        return json.dumps(list(gallery.shots())).encode()
    return gallery.draw(Shot.from_values(asked))


if __name__ == "__main__":
    main()
