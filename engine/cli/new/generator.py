"""Fill in the templates of a new game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.cli.new.names import FOLDERS, check_name

TEMPLATES = Path(__file__).parent / "templates"
_EXAMPLE = "harbour"
"""The name of the game in the templates."""
_IMPORTS = re.compile(r"(?:^from (?:engine|render|tests)\b.*\n)+", re.MULTILINE)
"""First-party imports, whose order depends on the game's name."""


@dataclass(frozen=True)
class NewGame:
    """What a new game is called, and which features it begins with."""

    name: str
    title: str
    hidden_hands: bool = False
    auction: bool = False

    @property
    def features(self) -> frozenset[str]:
        """The names of its features, as the templates write them."""
        chosen = {"hidden_hands": self.hidden_hands, "auction": self.auction}
        return frozenset(feature for feature, wanted in chosen.items() if wanted)


def generate(game: NewGame, root: Path) -> list[Path]:
    """Write the files of a new game to a source tree and return their paths.

    Raises:
        EngineError: the name is invalid or taken, or there is no source tree.
    """
    check_name(game.name, root)
    files = dict(_generated_files(game))
    for place, text in files.items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [root / place for place in files]


def _generated_files(game: NewGame) -> Iterator[tuple[Path, str]]:
    """Yield the path and the content of each file that is not empty."""
    for folder in FOLDERS:
        for template in sorted((TEMPLATES / folder).rglob("*.txt")):
            if text := fill_in(template.read_text(encoding="utf-8"), game):
                place = template.relative_to(TEMPLATES / folder).with_suffix("")
                yield Path(folder, game.name, place), text


def fill_in(template: str, game: NewGame) -> str:
    """Return a template with the game's names, and the lines of its features only.

    ``%if FEATURE`` and ``%if not FEATURE`` begin such lines, ``%else`` and ``%end`` end them.
    """
    lines = []
    kept = [True]
    for line in template.splitlines(keepends=True):
        match line.split():
            case ["%if", feature]:
                kept.append(feature in game.features)
            case ["%if", "not", feature]:
                kept.append(feature not in game.features)
            case ["%else"]:
                kept[-1] = not kept[-1]
            case ["%end"]:
                kept.pop()
            case _ if all(kept):
                lines.append(line)
    text = "".join(lines).replace("{title}", game.title)
    text = text.replace(_EXAMPLE, game.name).replace(_EXAMPLE.capitalize(), game.name.capitalize())
    return _IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
