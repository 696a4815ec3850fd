"""Phase 3: deliveries to the site (rules: Delivery)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.data import (
    AT_SITE,
    BATCH_POINTS,
    BATCH_SIZE,
    CHAMBERLAIN,
    DELIVERY_MAN,
    DELIVERY_PHASE,
    FOREMAN,
    FOREMAN_POINTS,
    FROM_CHARACTER,
    FROM_DELIVERY,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    NOBODY,
    RESOURCES,
    SITE,
    Goods,
    goods,
)
from engine.caylus1303.rules.effects_and_favours import Favour
from engine.caylus1303.rules.goods import can_pay, negated, nonzero_amounts, take_from_stock
from engine.caylus1303.rules.shared import begin_phase
from engine.caylus1303.rules.texts import reason, why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_DONE = ("done",)


def _all_batches() -> dict[str, Goods]:
    """Return every three resources, in the order of kinds: ``food+food+food`` and so on."""
    return {
        "+".join(kinds): goods(**Counter(kinds))
        for kinds in combinations_with_replacement(RESOURCES, BATCH_SIZE)
    }


BATCHES = _all_batches()
"""All 35 batches; without the Chamberlain only those of :data:`PLAIN_BATCHES` are legal."""
PLAIN_BATCHES = {
    word: batch for word, batch in BATCHES.items() if word.startswith("food+") and max(batch) == 1
}
"""Three different kinds, one of them food."""


def _choices_with(kinds: int) -> tuple[str, ...]:
    """Return ``done`` and the plain batches that the kinds in a bit mask are enough for."""
    one_of_each = [(kinds >> kind) & 1 for kind in range(len(RESOURCES))]
    batches = (word for word, batch in PLAIN_BATCHES.items() if can_pay(one_of_each, batch))
    return (*_DONE, *batches)


_PLAIN_CHOICES_BY_KINDS = [_choices_with(kinds) for kinds in range(1 << len(RESOURCES))]
"""``done`` and the plain batches that can be paid, by the bit mask of the kinds in stock."""


class Delivery(Automatic[Caylus1303State]):
    """Phase 3: the site row from left to right, then the Delivery Man, then the favour."""

    name = "delivery"

    def run(self, state: Caylus1303State) -> None:
        """Queue the deliveries of all players, the favour and the workers' return."""
        begin_phase(state, DELIVERY_PHASE)
        owner = state.holder[DELIVERY_MAN]
        last = [DeliverLast(owner)] if owner >= 0 else []
        state.then(*map(Deliver, state.site_row), *last, MostBatches(NOBODY), SiteHome(NOBODY))


class _Delivering(Decision[Caylus1303State]):
    """Deliver any number of batches, one after the other."""

    verb = "deliver"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``done`` and the batches the seat has."""
        held = state.resources[seat]
        if state.holder[CHAMBERLAIN] == seat:
            return (*_DONE, *(word for word, batch in BATCHES.items() if can_pay(held, batch)))
        food, wood, stone, cloth, gold = held
        return _PLAIN_CHOICES_BY_KINDS[
            (food > 0)
            | ((wood > 0) << 1)
            | ((stone > 0) << 2)
            | ((cloth > 0) << 3)
            | ((gold > 0) << 4)
        ]

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Pay the batch, score its points, and ask again."""
        if self.record_if_declined(state, choice, batches=state.batches[seat]):
            return
        batch = BATCHES[choice]
        take_from_stock(state.resources[seat], batch)
        state.batches[seat] += 1
        foreman = FOREMAN_POINTS if state.holder[FOREMAN] == seat else 0
        goldsmith = self._claim_goldsmith(state, seat, batch)
        state.earn(seat, BATCH_POINTS, FROM_DELIVERY)
        state.earn(seat, foreman + goldsmith, FROM_CHARACTER)
        if state.events is not None:
            changes = nonzero_amounts(negated(batch), points=BATCH_POINTS + foreman + goldsmith)
            state.tell(
                delivery_events.BatchDelivered,
                seat,
                batches=state.batches[seat],
                foreman=foreman,
                goldsmith=goldsmith,
                by_delivery_man=int(isinstance(self, DeliverLast)),
                **changes,
            )
        state.then(self)

    def _claim_goldsmith(self, state: Caylus1303State, seat: int, batch: Goods) -> int:
        """Claim the Goldsmith's points for the round's first batch with gold."""
        if state.holder[GOLDSMITH] != seat or state.goldsmith_used or not batch[GOLD]:
            return 0
        state.goldsmith_used = True
        return GOLDSMITH_POINTS

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``done`` and every three resources."""
        return (*_DONE, *BATCHES)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a batch cannot be delivered: it needs the Chamberlain, or resources."""
        if choice not in PLAIN_BATCHES and state.holder[CHAMBERLAIN] != seat:
            return reason("batch", "delivery")
        return why_unaffordable(state, seat, nonzero_amounts(BATCHES[choice]), "delivery")

    def default(self, state: Caylus1303State, seat: int) -> str:
        """Stop delivering."""
        return "done"


class Deliver(_Delivering):
    """Deliveries of a player with a worker on the site."""

    name = "deliver"


class DeliverLast(_Delivering):
    """Deliveries of the Delivery Man, after all others, with or without a worker."""

    name = "deliver_last"


def most_batches(state: Caylus1303State) -> int:
    """Return the seat with the most batches of this round; :data:`NOBODY` if there are none.

    Ties are broken by the leftmost worker; players without a worker there come last.
    """
    row = state.site_row
    ranked = row + [seat for seat in range(state.seats) if seat not in row]
    best = max(ranked, key=state.batches.__getitem__)
    return best if state.batches[best] else NOBODY


class MostBatches(Automatic[Caylus1303State]):
    """The player with the most batches, at least one, gets a favour.

    This follows a ruling (rules: No batch, no favour).
    """

    name = "most_batches"

    def run(self, state: Caylus1303State) -> None:
        best = most_batches(state)
        if best != NOBODY:
            state.tell(delivery_events.MostBatchesDelivered, best, batches=state.batches[best])
            state.then(Favour(best, SITE))


class SiteHome(Automatic[Caylus1303State]):
    """After that favour, all site workers return to the camp."""

    name = "site_home"

    def run(self, state: Caylus1303State) -> None:
        for seat in state.site_row:
            state.camp[seat] += 1
            state.tell(events.WorkerReturned, seat, place=SITE, space=AT_SITE, why="site", camp=1)
        state.site_row = []
