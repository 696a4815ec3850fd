"""The text board: the whole position in words, so that a game can be played without pictures."""

from __future__ import annotations

from engine.core.rules import unanswered
from engine.core.ties import tie_break_text, winner_line
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Section, Words
from engine.core.words.phrases import dots, listed, owned, seats
from engine.core.words.text import Seat, Text, Value, say
from engine.emperor.data import ACTIONS_PHASE, BUYABLE, CARD_WORDS, CODES, NOBODY, PRIVILEGES, SIDES
from engine.emperor.piece_words import CITY_WORDS
from engine.emperor.pieces import KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import Ballot, rival_seat, votes
from engine.emperor.rules.game_end import result
from engine.emperor.rules.influence import influence_by_seat
from engine.emperor.rules.texts import amount, card_name, noble_text
from engine.emperor.state import NO_CASTLE, EmperorState
from engine.emperor.words.card_facts import card_effect, colour_text, price_text
from engine.emperor.words.names import LETTER, count_text, electorate_full_name, electorate_text

_section = GameTexts("emperor").section


def board(state: EmperorState, words: Words[EmperorState], viewer: int | None) -> list[Section]:
    """Return the whole position: throne, players, electorates and cards."""
    return [
        Section(say("board-now"), tuple(_current_lines(state, words))),
        _section("throne", _throne_lines(state, viewer)),
        Section(say("board-players"), tuple(_player_lines(state))),
        *(_electorate_section(state, electorate) for electorate in state.in_play()),
        *([_section("out", [_out_line(state)])] if state.out else []),
        _section("cards", _card_lines(state)),
    ]


def _current_lines(state: EmperorState, words: Words[EmperorState]) -> list[Text]:
    headline = words.headline(state)
    if state.over:
        return [headline, _result_line(state)]
    order = say("emperor-board-order", order=listed(seats(state.in_order())))
    return [headline, *_waiting_lines(state, words), order]


def _result_line(state: EmperorState) -> Text:
    won = result(state)
    return winner_line(won.winners, tie_break_text("emperor", won.points, won.tie_breaks))


def _waiting_lines(state: EmperorState, words: Words[EmperorState]) -> list[Text]:
    """Return the players who must move; in a vote, also those who have voted."""
    asked = state.stack[-1]
    if not isinstance(asked, Ballot):
        prompt = words.prompt(state, asked.seat)
        return [say("board-to-move", who=Seat(asked.seat), prompt=prompt)]
    missing = unanswered(asked)
    lines = [say("board-still-to-answer", who=seats(missing))]
    voted = [seat for seat in asked.seats if seat not in missing]
    return [*lines, say("emperor-board-voted", who=seats(voted))] if voted else lines


def _throne_lines(state: EmperorState, viewer: int | None) -> list[Text]:
    """Return emperor, rival, and the votes at this moment."""
    challenger = rival_seat(state)
    on_it = say("emperor-board-throne-empty")
    if state.throne != NOBODY:
        on_it = owned(noble_text(state.throne), OWNER[state.throne])
    lines = [
        say("emperor-board-on-throne", noble=on_it),
        say("emperor-board-emperor", who=Seat(state.emperor)),
    ]
    if state.lifted != NOBODY:
        lines.append(say("emperor-board-lifted", noble=noble_text(state.lifted)))
    if challenger != NOBODY:
        lines.append(say("emperor-board-rival", who=Seat(challenger)))
    counted = [count_text(seat, votes(state, seat)) for seat in state.in_order()]
    lines.append(say("emperor-board-votes", votes=listed(counted)))
    for key, electorate in (("church", state.church), ("excommunicated", state.excommunicated)):
        if electorate != NOBODY:
            lines.append(say(f"emperor-board-{key}", electorate=electorate_text(CODES[electorate])))
    lines.append(say("emperor-board-empire", count=state.empire_left))
    return [*lines, *_own_ballot(state, viewer)]


def _own_ballot(state: EmperorState, viewer: int | None) -> list[Text]:
    """Return the viewer's own ballot, which is secret."""
    asked = state.stack[-1] if state.stack else None
    if not isinstance(asked, Ballot) or viewer is None:
        return []
    given = asked.given(viewer)
    return [say(f"emperor-board-ballot-{given}")] if given in SIDES else []


def _electorate_section(state: EmperorState, electorate: int) -> Section:
    code = CODES[electorate]
    title = say("emperor-board-electorate", code=code, name=electorate_full_name(code))
    return Section(
        title,
        (
            _seat_line(state, electorate),
            say("emperor-board-places", pieces=listed(_pieces_on_places(state, electorate))),
            *_castle_lines(state, electorate),
            say("emperor-board-cities", cities=listed(_city_texts(state, electorate))),
            say("emperor-board-influence", totals=_influence_text(state, electorate)),
        ),
    )


def _seat_line(state: EmperorState, electorate: int) -> Text:
    """Return the elector and the privilege of the seat."""
    elector = state.electors[electorate]
    on_it = say("emperor-board-vacant")
    if elector != NOBODY:
        on_it = owned(noble_text(elector), OWNER[elector])
    facts = [on_it, say(f"emperor-privilege-{CODES[electorate]}")]
    if electorate in PRIVILEGES and electorate in state.used and state.phase >= ACTIONS_PHASE:
        facts.append(say("emperor-board-used"))
    return say("emperor-board-seat", facts=dots(facts))


def _pieces_on_places(state: EmperorState, electorate: int) -> list[Value]:
    """Return nobles, knights and empty places; a Grey Eminence is on no place."""
    places: list[Value] = []
    for piece in state.places[electorate]:
        if piece >= KNIGHT_PIECE:
            places.append(owned(say("emperor-knight"), OWNER[piece]))
        elif piece != NOBODY:
            places.append(owned(noble_text(piece), OWNER[piece]))
    if empty := state.places[electorate].count(NOBODY):
        places.append(say("emperor-board-empty", count=empty))
    if state.eminence_at == electorate:
        places.append(owned(card_name("eminence"), state.eminence))
    return places


def _castle_lines(state: EmperorState, electorate: int) -> list[Text]:
    holder = state.castles[electorate]
    if holder == NO_CASTLE:
        return []
    if holder == NOBODY:
        return [say("emperor-board-castle-empty")]
    return [say("emperor-board-castle", who=Seat(holder))]


def _city_texts(state: EmperorState, electorate: int) -> list[Value]:
    cities: list[Value] = []
    for city in state.cities[electorate]:
        if city != NOBODY:
            own = city < len(CITY_WORDS) - 1
            cities.append(
                say("emperor-board-city", who=Seat(city)) if own else say("emperor-empire-city")
            )
    if empty := state.cities[electorate].count(NOBODY):
        cities.append(say("emperor-board-empty", count=empty))
    return cities


def _influence_text(state: EmperorState, electorate: int) -> Value:
    totals = influence_by_seat(state, electorate)
    first = sorted(range(state.seats), key=lambda seat: -totals[seat])
    counted = [count_text(seat, totals[seat]) for seat in first if totals[seat]]
    return listed(counted) if counted else say("nobody")


def _out_line(state: EmperorState) -> Text:
    return dots([electorate_full_name(CODES[electorate]) for electorate in state.out])


def _card_lines(state: EmperorState) -> list[Text]:
    lines = []
    for word in CARD_WORDS:
        facts = [card_name(word), price_text(word)]
        if (colour := colour_text(word)) is not None:
            facts.append(colour)
        facts.append(card_effect(word))
        if word in BUYABLE:
            left = state.stock[CARD_WORDS.index(word)]
            facts.append(say("emperor-board-left", count=left))
        lines.append(say("emperor-board-coded", code=LETTER[word], facts=dots(facts)))
    return lines


def _player_lines(state: EmperorState) -> list[Text]:
    """Return each player's points, money, pieces in hand and cards."""
    lines = []
    for seat in range(state.seats):
        facts = [
            amount("vp", state.points[seat]),
            amount("thaler", state.thalers[seat]),
            say(
                "emperor-board-hand",
                nobles=amount("noble", state.tiles[seat]),
                knights=amount("knight", state.knights[seat]),
                cities=amount("city", state.cities_left[seat]),
            ),
        ]
        if state.cards[seat]:
            held = [card_name(CARD_WORDS[card]) for card in state.cards[seat]]
            facts.append(say("emperor-board-held", cards=listed(held)))
        if seat in state.passed and state.phase == ACTIONS_PHASE:
            facts.append(say("emperor-board-passed"))
        who = Seat(seat)
        lines.append(say("emperor-board-player", rank=seat + 1, who=who, facts=dots(facts)))
    return lines
