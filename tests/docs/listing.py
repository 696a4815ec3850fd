"""``make listing``: write what a bot directory shows, in four languages, into ``build/listing``.

Each language gets a folder with a summary, a description, tags, five pictures and an animation.
The pictures are of recorded games, and the texts are in ``bot/text``.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot.presentation.texts import words_in
from bot.workers.animating import turn_ends
from engine.cli.record_files import read_record_file
from engine.core import Event, State, game, game_names
from engine.core.record import Record
from engine.core.score_history import score_history
from engine.core.words.catalogue import LANGUAGES
from render import BOARD, ENDING, LANDSCAPE, Scene, animate, paint
from render.kit.animation import join_parts
from render.kit.palette import PLAYERS, rgb_of
from tests.house.sources import ROOT

FOLDER = ROOT / "build" / "listing"
RECORDS = ROOT / "tests" / "records"

SUMMARY_LIMIT, DESCRIPTION_LIMIT = 200, 4000
MAX_TAGS, TAG_LIMIT = 5, 20
MAX_PICTURES = 5
"""What Discord's directory takes: characters of the texts, and how many tags and pictures."""
MAX_FILE_BYTES = 8 * 1024 * 1024
SIZE = (1600, 900)
"""Size of a picture, in the shape in which the directory shows it."""
ANIMATION_WIDTH = 700
STOPS = 8
"""How many positions the animation shows."""
SECONDS = 1.2
NAMES = ("Alice", "Bob", "Chen", "Dai")


class Listing(NamedTuple):
    """The texts of a directory, in one language."""

    summary: str
    description: str
    tags: Sequence[str]


def listing(language: str) -> Listing:
    """Return the texts in a language."""
    words = words_in(language)
    titles = [words_in(language, name).format(game(name).words.title) for name in published()]
    lines = [
        words.say(
            "listing-game",
            game=title,
            least=min(game(name).seat_counts),
            most=max(game(name).seat_counts),
        )
        for name, title in zip(published(), titles, strict=True)
    ]
    tags = [tag.strip() for tag in words.say("listing-tags").split("|")]
    return Listing(
        words.say("listing-summary", games=words.join(titles)),
        words.say("listing-description", games="\n".join(lines)),
        tags,
    )


def published() -> list[str]:
    """Return the games that directories may show."""
    return [name for name in game_names() if game(name).published]


def read_record(name: str) -> Record:
    """Return a recorded game of up to four players, played thoughtfully if possible."""
    found = [read_record_file(file) for file in sorted(RECORDS.glob(f"{name}-*thoughtful.txt"))]
    found = found or [read_record_file(file) for file in sorted(RECORDS.glob(f"{name}-*.txt"))]
    return max((record for record in found if _players(record) <= len(NAMES)), key=_players)


def _players(record: Record) -> int:
    return len(record.names)


class Moment(NamedTuple):
    """A position as everybody may see it, and what led to it."""

    players: int
    view: State
    before: State | None
    events: Sequence[Event]


def moments(record: Record, stops: Sequence[int]) -> list[Moment]:
    """Return the public views after these numbers of moves."""
    rules, found = game(record.game), list[Moment]()
    events: list[Event] = []
    for number, state in enumerate(islice(record.positions(events=True), stops[-1] + 1)):
        events += [event.seen_by(None) for event in state.events or ()]
        state.events = []
        if number in stops:
            before = found[-1].view if found else None
            found.append(
                Moment(
                    _players(record),
                    rules.view(state.copy(), None),
                    before,
                    events if before else (),
                )
            )
            events = []
    return found


def scene(moment: Moment, language: str, part: str = BOARD) -> Scene:
    """Return how a moment is painted."""
    return Scene(
        language,
        NAMES[: moment.players],
        tuple(PLAYERS)[: moment.players],
        part=part,
        latest_events=tuple(moment.events),
        before_latest_turn=moment.before,
    )


def animated(moment: Moment, language: str) -> Scene:
    """Return how a moment is painted in the animation."""
    return replace(scene(moment, language), width=ANIMATION_WIDTH, featured_seat=0)


def framed(png: bytes) -> bytes:
    """Return a picture in the directory's shape, on the ground that all boards have."""
    ground = Image.new("RGB", SIZE, rgb_of("ground"))
    with Image.open(io.BytesIO(png)) as picture:
        shown = picture.convert("RGB")
    shown.thumbnail(SIZE, Image.Resampling.LANCZOS)
    ground.paste(shown, ((SIZE[0] - shown.width) // 2, (SIZE[1] - shown.height) // 2))
    out = io.BytesIO()
    ground.save(out, "PNG")
    return out.getvalue()


def pictures(language: str) -> list[bytes]:
    """Return a board of each game, and the poster of a finished one."""
    found = []
    for name in published()[: MAX_PICTURES - 1]:
        record = read_record(name)
        middle = 2 * len(record.moves) // 3
        *_, moment = moments(record, [middle - 1, middle])
        found.append(paint(name, moment.view, replace(scene(moment, language), shape=LANDSCAPE)))
    first = read_record(published()[0])
    *_, end = moments(first, [len(first.moves)])
    whole = scene(end, language, ENDING)
    whole = replace(whole, progress=score_history(first))
    found.append(paint(first.game, end.view, whole))
    return [framed(png) for png in found]


def animation(language: str) -> bytes:
    """Return some turns of a game as an endlessly repeating GIF file."""
    record = read_record(published()[0])
    ends = turn_ends([move.seat for move in record.moves], len(record.moves) // 2)[:STOPS]
    frames = [
        (moment.view, animated(moment, language), SECONDS) for moment in moments(record, ends)
    ]
    return join_parts([animate(record.game, frames)])


def write(language: str, folder: Path) -> None:
    """Write everything in one language into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = listing(language)
    (folder / "summary.txt").write_text(texts.summary + "\n", encoding="utf-8")
    (folder / "description.md").write_text(texts.description + "\n", encoding="utf-8")
    (folder / "tags.txt").write_text("\n".join(texts.tags) + "\n", encoding="utf-8")
    for number, png in enumerate(pictures(language), 1):
        (folder / f"{number}.png").write_bytes(png)
    (folder / "turns.gif").write_bytes(animation(language))


def main() -> None:
    """Write all languages, and print the name of each folder."""
    for language in LANGUAGES:
        write(language, FOLDER / language)
        print((FOLDER / language).relative_to(ROOT))


if __name__ == "__main__":
    main()
