"""Draw all reference pictures anew."""

from tests.render.golden import draw, references

for name, path in references():
    draw(name, path)
