"""Tell a playthrough as players read it at the table.

A move is followed by what the log says of it: its events in a row, similar ones in one sentence.
Occasionally the board follows, with what each player reads since the last turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.events import Event
from engine.core.game import Game
from engine.core.record import state_hash
from engine.core.registry import game
from engine.core.state import State
from engine.core.words.catalogue import LANGUAGES, Catalogue, catalogue
from engine.core.words.game_words import Section
from engine.core.words.summaries import Span
from engine.core.words.text import Text

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus")
MOVES_BETWEEN_BOARDS = 60


def file_name(name: str, seats: int) -> str:
    """Return the name of the file of a game's playthrough with that many seats."""
    return f"{name}-{seats}.txt"


def tell(name: str, seats: int) -> str:
    """Return the playthrough; languages and options alternate with the number of seats."""
    rules = game(name)
    number = rules.seat_counts.index(seats)
    variants = list(product(*(option.values for option in rules.options)))
    values = variants[number % len(variants)]
    options = {option.name: value for option, value in zip(rules.options, values, strict=True)}
    teller = Teller(rules, NAMES[:seats], LANGUAGES[number % len(LANGUAGES)])
    return "\n".join(teller.playthrough(options)) + "\n"


class Teller:
    """Tells one game in one language."""

    def __init__(self, rules: Game[Any], names: Sequence[str], language: str) -> None:
        self.rules = rules
        self.names = names
        self.texts: Catalogue = catalogue(language, rules.package)
        self.headline = ""
        self.since: dict[int, list[Event]] = {seat: [] for seat in range(len(names))}
        self.began: dict[int, State] = {}

    def playthrough(self, options: dict[str, str]) -> Iterator[str]:
        """Yield the lines of the whole game."""
        chosen = "".join(f", {name}={value}" for name, value in options.items())
        yield f"# {self.rules.name}, {len(self.names)} seats{chosen}, {self.texts.language}"
        chance = Chance.from_seed("golden moves")
        seed = Chance.from_seed("golden")
        state = self.rules.new(len(self.names), options, seed, events=True)
        moves = 0
        self.began = {seat: state.copy() for seat in self.since}
        yield from self._tell_events(state)
        while state.stack:
            if moves % MOVES_BETWEEN_BOARDS == 0:
                yield from self._tell_board(state)
                yield from self._tell_recaps(state)
            yield from self._tell_questions(state)
            seat, choice = random_move(self.rules, state, chance)
            moves += 1
            yield f"> {moves}. {seat + 1} {self.rules.move(state, choice)}"
            self.rules.apply(state, seat, choice)
            self.since[seat] = []
            self.began[seat] = state.copy()
            yield from self._tell_events(state)
        yield from self._tell_board(state)
        yield from self._tell_scores(state)

    def _format(self, text: Text) -> str:
        return self.texts.format(text, self.names)

    def _tell_events(self, state: State) -> Iterator[str]:
        """Yield the last events as the public reads them, and as seats do if that differs."""
        events = state.events or []
        state.events = []
        self.since = {seat: [*earlier, *events] for seat, earlier in self.since.items()}
        public = self._as_paragraph(events, None)
        if public:
            yield f"  {public}"
        for seat in dict.fromkeys(event.seat for event in events if event.secret is not None):
            if (private := self._as_paragraph(events, seat)) != public:
                yield f"  ({seat + 1}) {private}"

    def _as_paragraph(self, events: Sequence[Event], viewer: int | None) -> str:
        """Return events as a paragraph, as a viewer may know them."""
        return self._join(self.rules.words.tell([event.seen_by(viewer) for event in events]))

    def _join(self, texts: Sequence[Text]) -> str:
        return (" " if self.texts.language == "en" else "").join(map(self._format, texts))

    def _tell_recaps(self, state: State) -> Iterator[str]:
        """Yield the summary since their last move for every player who must move."""
        for seat in self.rules.to_move(state):
            before, after = (
                self.rules.view(position, None) for position in (self.began[seat], state)
            )
            events = [event.seen_by(None) for event in self.since[seat]]
            if recap := self._join(self.rules.words.summary(Span(before, after, events, seat))):
                yield f"~ {seat + 1} {recap}"

    def _tell_questions(self, state: State) -> Iterator[str]:
        """Yield the headline when it changes, and the prompt of every seat that must move."""
        headline = self._format(self.rules.words.headline(self.rules.view(state, None)))
        if headline != self.headline:
            self.headline = headline
            yield f"\n== {headline}"
        for seat in self.rules.to_move(state):
            prompt = self._format(self.rules.words.prompt(self.rules.view(state, seat), seat))
            yield f"? {seat + 1} [{len(self.rules.legal_choices(state, seat))}] {prompt}"

    def _tell_board(self, state: State) -> Iterator[str]:
        """Yield the public board, every hand, and the hash of the state."""
        yield f"\n-- {state_hash(state)}"
        yield from self._tell_sections(self.rules.words.board(self.rules.view(state, None), None))
        for seat in range(len(self.names)):
            hand = self.rules.words.hand(self.rules.view(state, seat), seat)
            yield from self._tell_sections(hand, f"({seat + 1}) ")
        yield ""

    def _tell_sections(self, sections: Sequence[Section], mark: str = "") -> Iterator[str]:
        for section in sections:
            yield f"| {mark}{self._format(section.title)}"
            for line in section.lines:
                yield f"|   {self._format(line)}"

    def _tell_scores(self, state: State) -> Iterator[str]:
        """Yield the final scores and their sources."""
        outcome = self.rules.outcome(state)
        for line in outcome.lines:
            source = self.texts.say(f"{self.rules.name}-score-{line.source}")
            yield f"= {source}: {' '.join(map(str, line.points))}"
        yield f"= {' '.join(map(str, outcome.scores))}"
        yield f"= {', '.join(self.names[seat] for seat in outcome.winners)}"
