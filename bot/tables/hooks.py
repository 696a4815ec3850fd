"""Run what features do after every change to a table, and register what accepted votes do.

The code that makes a change says what changed (an action, a seat's occupant, a setting). Each hook
derives one feature's state from that and compares it with what is stored. No change calls them by
hand.
"""

from __future__ import annotations

from bot.tables import channels
from bot.tables.computer.api import computer_plays_on
from bot.tables.domain.votes import VoteAnswer, VoteKind
from bot.tables.leagues.results import record_result
from bot.tables.outbox import behaviour
from bot.tables.plans import autoplay
from bot.tables.play import game_end, undo
from bot.tables.ratings import rate_tables
from bot.tables.reminders import heads_up, schedule_reminders
from bot.tables.seats import empty_seat, timeouts
from bot.tables.session.service import Hook
from bot.tables.time_control import timekeeping
from bot.tables.votes import open_votes
from bot.tables.votes.cast import MAJORITY_EFFECTS, UNANIMOUS_EFFECTS

AFTER_CHANGE: tuple[Hook, ...] = (
    autoplay.after_change,  # first: the others look at the position after all automatic moves
    open_votes.after_change,  # cancels votes that a new position or player made pointless
    timekeeping.after_change,  # before the reminders, whose times depend on the clocks
    schedule_reminders.after_change,  # before the heads-ups, which those reminded do not get
    heads_up.after_change,
    behaviour.announce_position,  # last: announces the results of the other hooks
)

game_end.AFTER_END.extend((rate_tables.after_end, record_result))

UNANIMOUS_EFFECTS.update(
    {
        VoteKind.UNDO: undo.apply_vote,
        VoteKind.END: game_end.apply_vote,
        VoteKind.MOVE: channels.apply_vote,
        VoteKind.TIME_CONTROL: timekeeping.apply_vote,
    }
)
MAJORITY_EFFECTS.update(
    {
        VoteKind.TIMEOUT: {
            VoteAnswer.WAIT: timeouts.grant_another_day,
            VoteAnswer.AUTOPILOT: timeouts.autopilot_plays_turn,
            VoteAnswer.COMPUTER: timeouts.computer_plays_turn,
            VoteAnswer.REMOVE: timeouts.remove_player,
        },
        VoteKind.EMPTY_SEAT: {
            VoteAnswer.WAIT: empty_seat.wait,
            VoteAnswer.TAKEOVER: empty_seat.offer,
            VoteAnswer.COMPUTER: computer_plays_on,
            VoteAnswer.AUTOPILOT: empty_seat.autopilot_plays_on,
            VoteAnswer.END: empty_seat.end,
        },
    }
)
