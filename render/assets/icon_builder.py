"""Make masks of icons from the game-icons set, list them, and credit their authors."""

from __future__ import annotations

import difflib
import io
import json
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from engine.core.errors import EngineError

HERE = Path(__file__).parent
_PACKAGE = "@iconify-json/game-icons@1.2.4"
"""The npm package with the set."""
ICON_SIZE = 264
"""Side of an icon mask in pixels: three times the largest size used in a picture."""
_ALL_OTHERS = "| all others |"
"""Start of the row that credits the authors of most icons."""

_IconSet = Mapping[str, str]
"""The SVG elements of each icon, drawn in a square of 512 units."""
_DrawMask = Callable[[str], Image.Image]
"""Draws SVG elements as a one-channel mask."""


@dataclass(frozen=True, slots=True)
class IconFiles:
    """The list of icons in use, the folder of their masks, and the credits."""

    listed: Path = HERE / "icons.txt"
    masks: Path = HERE / "icons"
    credits: Path = HERE.parent.parent / "CREDITS.md"

    def names(self) -> list[str]:
        """Return the icons in use."""
        lines = self.listed.read_text("utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]


FILES = IconFiles()


def read_set(path: Path) -> _IconSet:
    """Read the set from an ``icons.json``.

    Raises:
        EngineError: it is another file.
        OSError: it cannot be read.
    """
    try:
        icons = json.loads(path.read_text("utf-8"))["icons"]
        return {name: icon["body"] for name, icon in icons.items()}
    except (ValueError, KeyError, TypeError) as error:
        raise EngineError(f"{path} is not the icons.json of {_PACKAGE}") from error


def download_set() -> _IconSet:
    """Download the set with npm.

    Raises:
        EngineError: npm is missing or cannot download it.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", "--silent", _PACKAGE]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True)  # noqa: S603 - no shell
        except (OSError, subprocess.CalledProcessError) as error:
            raise EngineError(
                f"npm cannot download {_PACKAGE}; --set names an icons.json instead"
            ) from error
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as packed:
            packed.extract("package/icons.json", folder, filter="data")
        return read_set(Path(folder, "package", "icons.json"))


def add(
    name: str,
    icons: _IconSet,
    author: str | None = None,
    files: IconFiles = FILES,
    draw: _DrawMask | None = None,
) -> None:
    """Draw, list and credit an icon; for one that is in use already, draw and credit it again.

    Without ``author`` it counts as one of the authors of most icons.

    Raises:
        EngineError: the set has no such icon.
    """
    if name not in icons:
        similar = ", ".join(difflib.get_close_matches(name, icons, 5)) or "none"
        raise EngineError(f"there is no icon “{name}”; similar: {similar}")
    build([name], icons, files, draw)
    header = [line for line in files.listed.read_text("utf-8").splitlines() if line[:1] == "#"]
    names = sorted({*files.names(), name})
    files.listed.write_text("\n".join([*header, *names]) + "\n", "utf-8")
    if author is not None:
        text = files.credits.read_text("utf-8")
        files.credits.write_text(credited(text, name, author), "utf-8")


def build(
    names: Iterable[str], icons: _IconSet, files: IconFiles = FILES, draw: _DrawMask | None = None
) -> None:
    """Write the masks of these icons."""
    for name in names:
        mask = (draw or _draw_mask)(icons[name])
        mask.save(files.masks / f"{name}.png", optimize=True)


def credited(text: str, name: str, author: str) -> str:
    """Return the credits with an icon in its author's row, which is added if there is none.

    The authors of most icons have no row; nothing changes for them.
    """
    lines = [line for line in text.splitlines() if not _has_only(line, name)]
    lines = [line.replace(f", `{name}`", "").replace(f"`{name}`, ", "") for line in lines]
    last = next(at for at, line in enumerate(lines) if line.startswith(_ALL_OTHERS))
    if re.search(rf"\b{re.escape(author)}\b", lines[last]):
        return "\n".join(lines) + "\n"
    for at, line in enumerate(lines[:last]):
        cells = line.split(" | ")
        if line.startswith("| `") and re.match(rf"{re.escape(author)}\b", cells[-1]):
            names = sorted([*re.findall(r"`([^`]+)`", cells[0]), name])
            lines[at] = f"| {', '.join(f'`{each}`' for each in names)} | {cells[-1]}"
            break
    else:
        lines.insert(last, f"| `{name}` | {author} |")
    return "\n".join(lines) + "\n"


def _has_only(line: str, name: str) -> bool:
    """Return whether a row credits this icon alone."""
    return line.startswith(f"| `{name}` |")


def _draw_mask(body: str) -> Image.Image:
    """Draw SVG elements as a mask: trimmed, fitted into a square, centred, with 16 levels.

    Raises:
        EngineError: resvg-py is not installed.
    """
    try:
        import resvg_py  # noqa: PLC0415 - only needed to make icons
    except ModuleNotFoundError:
        raise EngineError(
            "icons are drawn with resvg-py: pip install -c constraints.txt -e '.[assets]'"
        ) from None
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        + body.replace("currentColor", "#000")
        + "</svg>"
    )
    side = 4 * ICON_SIZE
    png = resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)
    shape = Image.open(io.BytesIO(bytes(png))).convert("RGBA").getchannel("A")
    return fitted(shape)


def fitted(shape: Image.Image) -> Image.Image:
    """Return a shape trimmed, fitted into the square of a mask, centred, with 16 levels."""
    shape = shape.crop(shape.getbbox())
    scale = ICON_SIZE / max(shape.size)
    size = (max(1, round(shape.width * scale)), max(1, round(shape.height * scale)))
    shape = shape.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (ICON_SIZE, ICON_SIZE))
    mask.paste(shape, ((ICON_SIZE - size[0]) // 2, (ICON_SIZE - size[1]) // 2))
    return mask.point([round(level / 17) * 17 for level in range(256)])
