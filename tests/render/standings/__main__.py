"""Update the reference pictures and print which changed; look at each before you commit it."""

from render.kit.standings import paint_standings
from tests.render.golden import same
from tests.render.standings.samples import GOLDEN, PICTURES

GOLDEN.mkdir(exist_ok=True)
for name, scene in PICTURES.items():
    path, rendered = GOLDEN / f"{name}.png", paint_standings(scene)
    if not path.exists() or not same(rendered, path.read_bytes()):
        path.write_bytes(rendered)
        print(f"{path}: updated")
