"""Draw all reference pictures anew."""

from tests.render.caylus1303.golden import FOLDER, PICTURES, draw

for name in PICTURES:
    (FOLDER / f"{name}.png").write_bytes(draw(name))
