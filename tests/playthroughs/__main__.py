"""Write the golden playthroughs of the named games, or of all."""

import argparse

from engine.core.registry import game, game_names
from tests.playthroughs.transcript import path_of, tell


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help=", ".join(game_names()))
    names = parser.parse_args().games or game_names()
    if unknown := [name for name in names if name not in game_names()]:
        parser.error(f"there is no game {unknown[0]}, only {', '.join(game_names())}")
    for name in names:
        for seats in game(name).seat_counts:
            path = path_of(name, seats)
            text = tell(name, seats)
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(text.splitlines()):,} lines")


if __name__ == "__main__":
    main()
