"""Votes in words: the question, the answers, and who has given which."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.texts import Localizer
from bot.presentation.time_control import empty_seat_text, time_control_text
from bot.tables.domain.computer_players import is_allowed, replacement_strength
from bot.tables.domain.table import Table
from bot.tables.domain.votes import MAJORITY_RULES, Vote, VoteAnswer
from engine.core import Seat, Value, say

YES, NO = "yes", "no"
"""The answers to a unanimous vote."""


def question_text(
    table: Table, vote: Vote, localizer: Localizer, *, who: Value, channel: str, over: bool = False
) -> str:
    """Return the question of a vote.

    ``who`` it is about is a player or a mention, ``channel`` the name of or a link to the channel
    that a table would move to. A majority vote that is ``over`` asks nothing any more.
    """
    where = say("vote-move-channel", channel=channel)
    if vote.server_id != table.server_id:
        where = say("vote-move-abroad")
    return localizer.say(
        f"vote-{vote.kind}{'-over' if over else ''}",
        who=who,
        moves=vote.moves,
        times=table.seats[vote.seat].timeouts,
        where=where,
        time_control=time_control_text(vote.time_control),
    )


def about_text(table: Table, vote: Vote, localizer: Localizer, when: str) -> str:
    """Return until when a vote is open, if it has an end, and how it is decided."""
    if vote.kind in MAJORITY_RULES:
        usual = empty_seat_text(table.empty_seat_default)
        return localizer.say(f"vote-{vote.kind}-about", when=when, usual=usual)
    return localizer.say("vote-until", when=when) if when else ""


def answers_of(table: Table, vote: Vote) -> Sequence[str]:
    """Return the available answers; without computer players where none may play."""
    if vote.kind not in MAJORITY_RULES:
        return (YES, NO)
    choices = MAJORITY_RULES[vote.kind].choices
    return [choice for choice in choices if choice != VoteAnswer.COMPUTER or is_allowed(table)]


def answer_label(table: Table, vote: Vote, answer: str, localizer: Localizer) -> str:
    """Return what an answer says."""
    if vote.kind not in MAJORITY_RULES:
        return localizer.say(f"vote-button-{answer}")
    strength = say(f"strength-{replacement_strength(table.empty_seat_default)}")
    return localizer.say(f"vote-{vote.kind}-{answer}", strength=strength)


def answer_given(vote: Vote, seat: int) -> str | None:
    """Return the answer a seat has given; ``None`` if it has given none."""
    if vote.kind in MAJORITY_RULES:
        return vote.answers.get(seat)
    agreed = vote.votes.get(seat)
    if agreed is None:
        return None
    return YES if agreed else NO


def answer_lines(table: Table, vote: Vote, localizer: Localizer) -> list[str]:
    """Return who has given which answer, a line for each player or for each answer."""
    if vote.kind not in MAJORITY_RULES:
        return [
            localizer.say("vote-agrees" if agreed else "vote-objects", who=Seat(seat))
            for seat, agreed in vote.votes.items()
            if agreed is not None
        ]
    lines = []
    for answer in answers_of(table, vote):
        who = tuple(Seat(seat) for seat, given in vote.answers.items() if given == answer)
        if who:
            named = answer_label(table, vote, answer, localizer)
            lines.append(localizer.say("vote-answer", choice=named, who=who))
    return lines


def warnings(vote: Vote, localizer: Localizer) -> list[str]:
    """Return which moves an undo takes back, whose they are, and whether something was revealed."""
    lines = []
    if vote.taken_back:
        numbers = [number for number, _ in vote.taken_back]
        seats = dict.fromkeys(seat for _, seat in vote.taken_back)
        lines.append(
            localizer.say(
                "vote-takes-back",
                moves=len(numbers),
                first=str(numbers[0]),
                last=str(numbers[-1]),
                who=tuple(map(Seat, seats)),
            )
        )
    if vote.revealed:
        lines.append(localizer.say("vote-revealed"))
    return lines
