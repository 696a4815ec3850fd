"""The page of the gallery."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby
from string import Template
from urllib.parse import urlencode

from render.gallery.shots import Shot

_PAGE = Template("""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>$title</title>
<link rel="icon" href="data:,">
<style>
  body { font: 15px/1.5 sans-serif; margin: 1.5em; background: #fffbf0; color: #2e2620 }
  nav a, nav b { margin-right: .6em }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0; width: 400px }
  img { width: 100%; min-height: 60px; background: #eadbbb }
  pre { overflow: auto; color: #b01678 }
</style>
<h1>$title</h1>
$body
<script>
  const version = "$version";
  for (const image of document.images) {
    image.onerror = async () => {
      const text = document.createElement("pre");
      text.textContent = await (await fetch(image.src)).text();
      image.replaceWith(text);
    };
  }
  setInterval(async () => {
    try {
      if (await (await fetch("/version")).text() !== version) location.reload();
    } catch {} // the server has stopped, or is not back yet
  }, 500);
</script>
</html>
""")


def page(game: str, shots: Iterable[Sequence[str]], version: str, chosen: Mapping[str, str]) -> str:
    """Return the page with the shots that have the ``chosen`` values, which link to all others."""
    listed = [Shot.from_values(values) for values in shots]
    matching = [shot for shot in listed if chosen.items() <= shot._asdict().items()]
    parts = [_filters(listed, chosen)]
    for part, row in groupby(matching, key=lambda shot: shot.part):
        figures = "\n".join(_figure(shot, version) for shot in row)
        parts.append(f'<h2>{escape(part)}</h2>\n<div class="row">\n{figures}\n</div>')
    return _page(game, version, "\n".join(parts))


def error_page(game: str, version: str, traceback: str) -> str:
    """Return the page for a painter that cannot be imported."""
    return _page(game, version, f"<pre>{escape(traceback)}</pre>")


def _page(game: str, version: str, body: str) -> str:
    title = escape(f"{game} – gallery")
    return _PAGE.substitute(title=title, version=version, body=body)


def _filters(shots: Sequence[Shot], chosen: Mapping[str, str]) -> str:
    """Return a line of links for each property of a shot."""
    lines = []
    for field in Shot._fields:
        values = dict.fromkeys(getattr(shot, field) for shot in shots)
        links = [_link("all", {**chosen, field: ""}, field not in chosen)]
        links += [
            _link(value, {**chosen, field: value}, chosen.get(field) == value) for value in values
        ]
        lines.append(f"<nav>{field}: {' '.join(links)}</nav>")
    return "\n".join(lines)


def _link(label: str, query: Mapping[str, str], is_current: bool) -> str:
    if is_current:
        return f"<b>{escape(label)}</b>"
    words = urlencode({field: value for field, value in query.items() if value})
    return f'<a href="/?{escape(words)}">{escape(label)}</a>'


def _figure(shot: Shot, version: str) -> str:
    """Return a picture with its caption; its address changes with the version."""
    address = escape("/picture?" + urlencode({**shot._asdict(), "version": version}))
    caption = escape(" · ".join([*shot[1:3], f"{shot.names} names", f"{shot.point} position"]))
    return (
        f'<figure><a href="{address}"><img loading="lazy" src="{address}" alt="{caption}"></a>'
        f"<figcaption>{caption}</figcaption></figure>"
    )
