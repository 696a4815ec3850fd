"""The players' panels: money, what is in hand, bought cards, emperor or rival."""

from __future__ import annotations

from functools import partial

from engine.emperor.data import CARDS
from render.emperor import pieces, throne
from render.emperor.table import Table
from render.kit import panel
from render.kit.canvas import Canvas


def player(table: Table, seat: int) -> panel.Player:
    """A player's panel."""
    view = table.view
    colours = [CARDS[card].colour for card in view.cards[seat]]
    return panel.Player(
        order=table.place(seat, str(list(view.in_order()).index(seat) + 1)),
        colour=table.colour(seat),
        name=table.name(seat),
        counts=(
            panel.good("denier", view.thalers[seat]),
            panel.Count(pieces.hand_tile, view.tiles[seat]),
            panel.symbol("visored-helm", view.knights[seat]),
            panel.symbol("medieval-village-01", view.cities_left[seat]),
            *(
                panel.Count(partial(pieces.card, colour), colours.count(colour))
                for colour in ("blue", "red")
            ),
        ),
        score=str(view.vp[seat]),
        state=_state(table, seat),
        active=seat in table.movers,
        won=table.won(seat),
    )


def _state(table: Table, seat: int) -> str:
    """Emperor or rival, and whether he has passed or voted."""
    view, found = table.view, list[str]()
    if seat == view.emperor:
        found.append(table.say("state-emperor"))
    elif seat == table.rival:
        found.append(table.say("state-rival"))
    if view.phase == 4 and seat in view.passed:
        found.append(table.say("state-passed"))
    if seat in throne.ballots_in(table):
        found.append(table.say("state-ballot"))
    return table.say("separator").join(found)


def draw(canvas: Canvas, place: panel.Place, table: Table, seat: int) -> None:
    """The panel of a player."""
    then = table.then(lambda then: player(then, seat))
    panel.player(canvas, place, player(table, seat), *then)
