"""Computer players in the lobby, ``/game computer``, and ``/hint``."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    answer,
    channel_of,
    confirm,
    language_of,
    request_of,
    user_id,
)
from bot.discord_ui.common.layout import Layout, link_button, note, small
from bot.discord_ui.common.locale import GAME, locale_text, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, seat_choices
from bot.discord_ui.common.services import Interaction, Services
from bot.discord_ui.lobby.view import ADD, ALLOW, AWAY, FORBID, YES
from bot.presentation.choices import candidates
from bot.presentation.reasons import aim_beside
from bot.presentation.texts import escape
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from bot.tables.types import MoveRequest
from bot.workers.thinking import thought
from engine.core import Player, say
from engine.players.advice import Advice, RatedChoice
from engine.players.strengths import STRENGTHS, current_name

BACK = "back"
"""Choice of a strength that returns the seat to its player."""
STRENGTH_CHOICES = [
    app_commands.Choice(name=locale_text(f"strength-{word}"), value=word)
    for word in (*STRENGTHS, BACK)
]


class ComputerPlayerCommands(FeatureCog):
    """Seat computer players and allow hints."""

    @press("computers", silent=True)
    async def picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Add or remove a computer player in the lobby, whose message shows the change."""
        request = request_of(interaction)
        act, _, word = ref.word.partition(" ")
        if act == ADD:
            await self.tables.computer.add(request, ref.table, current_name(word))
        elif act == AWAY:
            await self.tables.computer.remove(request, ref.table, word)
        elif act in (ALLOW, FORBID):
            await self.tables.computer.allow(request, ref.table, allowed=act == ALLOW)
        else:
            raise TableError.because("error-old-button")

    @press("hints", silent=True)
    async def hints_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Allow or forbid hints, as the host."""
        allowed = ref.word == YES
        request = request_of(interaction)
        await self.tables.computer.allow_hints(request, ref.table, allowed=allowed)

    @slash("game-computer", GAME)
    @app_commands.choices(strength=STRENGTH_CHOICES)
    async def computer(self, interaction: Interaction, seat: TypedSeat, strength: str) -> None:
        """Give an empty seat to a computer player, or return it to its last player."""
        table = await self.table_here(interaction)
        wanted, chosen = None if strength == BACK else strength, find_seat(interaction, table, seat)
        made = await self.tables.computer.give_seat(
            request_of(interaction), table.id, chosen, wanted
        )
        key = "game-seat-returned" if wanted is None else "game-computer-plays"
        await confirm(interaction, made, say(key, who=Player(chosen)))

    @computer.autocomplete("seat")
    async def _seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = await self.tables.table_in(channel_of(interaction))
        if table is None or table.status is not Status.RUNNING:
            return []
        return seat_choices(interaction, table, current, lambda seat: not seat.person)


MAX_HINTS = 3
"""Maximum number of moves shown."""


def hint_message(turn_text: TurnText, seat: int, decision: Advice) -> Layout:
    """Show a seat's best moves, or that there is only one."""
    localizer = turn_text.message
    best = [one for one in decision.rated if one.choice in _legal(turn_text, seat)][:MAX_HINTS]
    if not best:
        return note(localizer.say("hint-none"), controls=_board(turn_text))
    ordered = sorted(best, key=lambda one: one.chance, reverse=True)
    lines = [_line(turn_text, seat, place, one) for place, one in enumerate(ordered, 1)]
    title = f"### {localizer.say('hint-title')}"
    asked = turn_text.asked_line(seat)
    return note(
        title, asked, *lines, small(localizer.say("hint-about")), controls=_board(turn_text)
    )


def _legal(turn_text: TurnText, seat: int) -> Sequence[str]:
    return turn_text.turn.game.legal_choices(turn_text.turn.view, seat)


def _line(turn_text: TurnText, seat: int, place: int, rated: RatedChoice) -> str:
    game, view = turn_text.turn.game, turn_text.turn.view
    (found,) = candidates(game, view, seat, turn_text.label, choices=[rated.choice])
    move, chance = escape(found.title), round(100 * rated.chance)
    localizer, aims = turn_text.message, [reason.aim for reason in rated.reasons]
    why = aim_beside(found.title, localizer, game.name, aims, rated.choice)
    wins = localizer.say("hint-wins", chance=chance)
    if why is None:
        return localizer.say("hint-line-bare", place=place, move=move, wins=wins)
    return localizer.say("hint-line", place=place, move=move, wins=wins, why=why)


def _board(turn_text: TurnText) -> Sequence[ui.Item[ui.LayoutView]]:
    return link_button(turn_text.turn.table, turn_text.label.say("panel-to-board"))


ADVICE_CACHE_SIZE = 64
"""Number of answers in the cache."""


class HintsCog(FeatureCog):
    """Give hints where the table allows them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept: OrderedDict[tuple[int, int, str], Advice] = OrderedDict()

    @slash("hint")
    async def hint(self, interaction: Interaction) -> None:
        """Show hints for the channel's game."""
        await self._hint(interaction, (await self.table_here(interaction)).id)

    @press("hint")
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Show hints, from the button."""
        await self._hint(interaction, ref.table)

    async def _hint(self, interaction: Interaction, table_id: int) -> None:
        asked = await self.tables.computer.hint_request(table_id, user_id(interaction))
        shown = await self.tables.history.read_turn(table_id, own_eyes(interaction))
        decision = await self._thought(asked)
        turn_text = TurnText.of(shown, language_of(interaction))
        await answer(interaction, hint_message(turn_text, asked.seat, decision))

    async def _thought(self, asked: MoveRequest) -> Advice:
        """Return the search result, from the cache if the same position was searched before."""
        key = (asked.table, asked.asked, asked.seed)
        if key not in self._kept:
            self._kept[key] = await thought(self.services.pool, asked)
            while len(self._kept) > ADVICE_CACHE_SIZE:
                self._kept.popitem(last=False)
        return self._kept[key]
