"""Run the benchmarks of the engine, the pictures and the whole bot."""

import sys

from bot.bench.runner import run

PARTS = {
    "decisions": "random decisions per second, and copies of a state, compared with catanatron",
    "text_boards": "a whole board in words",
    "picture": "a board rendered and encoded, compared with plain Pillow",
    "move_path": "a move through the whole bot, compared with the least discord.py can do",
    "fifty_tables": "fifty tables that move at once",
    "five_hundred_tables": "five hundred tables that move at once",
    "solo_tables": "one person against three hard computer players; ten such tables at once",
}

if __name__ == "__main__":
    sys.exit(run("bot.bench", PARTS))
