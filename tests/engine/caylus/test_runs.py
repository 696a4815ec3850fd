"""Similar events in a row are one sentence."""

from __future__ import annotations

from engine.caylus.words import WORDS as VOICE
from engine.core.events import Event
from engine.core.words.catalogue import catalogue

NAMES = ("Alice", "Bob", "Cleo")
WORDS = catalogue("en", "engine.caylus")


def read(*events: Event) -> list[str]:
    return [WORDS.format(text, NAMES) for text in VOICE.tell(events)]


def forced(seat: int, rule: str) -> Event:
    return Event("forced", seat, {"rule": rule, "choice": "pass"})


def passed(seat: int, rank: int) -> Event:
    return Event("passed", seat, {"rank": rank, **({"deniers": 1} if rank == 1 else {})})


def home(seat: int, space: int) -> Event:
    return Event("worker_home", seat, {"place": str(space), "why": "beyond"})


def test_forced_passes_are_one_sentence() -> None:
    events = [e for s in (1, 2) for e in (forced(s, "place_or_pass"), passed(s, s + 1))]
    assert read(*events) == ["Bob and Cleo can place no more workers and pass."]
    assert read(*events[:2]) == ["Bob can’t place another worker and passes."]


def test_the_first_to_pass_is_named_with_the_gain() -> None:
    lines = read(forced(0, "place_or_pass"), passed(0, 1))
    assert lines == [
        "Alice is first to pass and gains 1 denier. (No other choice.)",
    ]


def test_a_forced_choice_is_described_by_its_effect() -> None:
    declined = Event("declined", 0, {"rule": "joust"})
    assert read(forced(0, "joust"), declined) == ["Alice doesn’t joust. (No other choice.)"]
    assert read(forced(0, "joust"), declined._replace(seat=1)) == [
        "Alice has no other choice.",
        "Bob doesn’t joust.",
    ]


def test_workers_beyond_the_provost_return_in_one_sentence() -> None:
    done = Event("worker_home", 0, {"place": "9", "why": "done"})
    lines = read(home(0, 12), done, home(1, 13), home(2, 15))
    assert lines == [
        "Workers beyond the provost return without effect: Alice (12), Bob (13) and Cleo (15)."
    ]
    assert len(read(home(0, 12))) == 1


def test_players_who_leave_the_provost_in_place_are_one_sentence() -> None:
    kept = [Event("declined", seat, {"rule": "provost_move"}) for seat in range(3)]
    assert read(kept[0], forced(1, "provost_move"), kept[1], kept[2]) == [
        "Alice, Bob and Cleo leave the provost in place."
    ]
    assert read(kept[0], Event("declined", 0, {"rule": "joust"})) == [
        "Alice leaves the provost in place.",
        "Alice doesn’t joust.",
    ]
    assert read(forced(1, "provost_move")) == ["Bob has no other choice."]
