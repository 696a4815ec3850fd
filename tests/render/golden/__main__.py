"""Update the reference pictures of the named games, or of all, and print which changed."""

import sys

from engine.core.registry import game_names
from tests.render.golden import file_of, pictures, same

for name in sys.argv[1:] or game_names():
    listed = pictures(name)
    folder = file_of(name, "").parent
    folder.mkdir(exist_ok=True)
    for path in sorted(folder.glob("*.png")):
        if path.stem not in listed:
            path.unlink()
            print(f"{path}: removed")
    for picture, draw in listed.items():
        path, rendered = file_of(name, picture), draw()
        if not path.exists() or not same(rendered, path.read_bytes()):
            path.write_bytes(rendered)
            print(f"{path}: updated")
