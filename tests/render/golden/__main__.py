"""Update the reference pictures of the named games, or of all, and print which changed."""

import sys

from tests.engine.games.records import PUBLISHED
from tests.render.golden import file_of, pictures, same

for name in sys.argv[1:] or PUBLISHED:
    listed = pictures(name)
    folder = file_of(name, "").parent
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(folder.glob("*.png")):
        if path.stem not in listed:
            path.unlink()
            print(f"{path}: removed")
    for picture, draw in listed.items():
        path, rendered = file_of(name, picture), draw()
        if not path.exists() or not same(rendered, path.read_bytes()):
            path.write_bytes(rendered)
            print(f"{path}: updated")
