"""Fill in the templates of a new game."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import EngineError
from engine.core.registry import SHARED_PACKAGES, game_names

TEMPLATES = Path(__file__).parent / "templates"
FOLDERS = ("engine", "render", "tests/engine", "tests/render")
"""Where a game has a folder of its name; the templates are in folders of the same names."""
_EXAMPLE = "harbour"
"""The name of the game in the templates."""
_NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
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
    check_name(game.name)
    if not (root / "engine" / "core").is_dir():
        raise EngineError(
            f"{root} is not a source tree of Seneschal; name one that you have cloned with --into"
        )
    for folder in FOLDERS:
        if (root / folder / game.name).exists():
            raise EngineError(
                f"{folder}/{game.name} exists; choose another name, or remove that folder"
            )
    files = dict(_files(game))
    for place, text in files.items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [root / place for place in files]


def check_name(name: str) -> None:
    """Raise ``EngineError`` unless a new game can have this name."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise EngineError(
            f"“{name}” cannot name a game; choose 2 to 20 small letters and digits, a letter first"
        )
    if name in game_names() or name in SHARED_PACKAGES:
        raise EngineError(f"the engine has a package “{name}”; choose another name")


def _files(game: NewGame) -> Iterator[tuple[Path, str]]:
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
    lines, kept = [], [True]
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
