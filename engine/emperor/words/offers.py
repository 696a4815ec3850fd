"""Every choice as a person meets it: code, name, what it does and costs, part of the board."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.rules import Frame, unanswered
from engine.core.text import Seat, Text, say
from engine.core.words import Offer
from engine.emperor.data import (
    AGES,
    CARD,
    CARD_WORDS,
    CARDS,
    CITIES,
    CODES,
    CONVENT_THALERS,
    COUPLE_PRICE,
    ELECTOR_POINTS,
    ELECTORATE,
    INDULGENCE_POINTS,
    LAST_AGE,
    MARRIAGE_POINTS,
    NEWBORN,
    NOBODY,
    OPENING_ELECTOR,
    ORDINANCE,
    ORDINANCE_POINTS,
    SEAT_COUNTS,
)
from engine.emperor.pieces import (
    AGE,
    GRAY,
    HAND,
    OWNER,
    PLAYER,
    SITTING,
)
from engine.emperor.rules.cards import SIDE_PRICES
from engine.emperor.rules.descendants import ACCEPT, CONVENT
from engine.emperor.rules.effect import CARRY_OUT, WAIVE
from engine.emperor.rules.election import rival, seat_votes, votes
from engine.emperor.rules.electors import eligible
from engine.emperor.rules.feasible import feasible
from engine.emperor.rules.nobles import noble_at
from engine.emperor.rules.rounds import DECLINE, SUPPLY
from engine.emperor.state import EmperorState
from engine.emperor.words.choices import (
    ANSWER,
    CARDS_GROUP,
    ELECTORATES,
    KNIGHTS,
    NOBLES,
    PLAYERS,
    PRIVILEGES,
    answer,
    chosen_noble,
    standing,
    to_city_space,
    to_electorate,
    to_spot,
    waiver,
    way_in,
)
from engine.emperor.words.names import (
    LETTER,
    amount,
    card,
    code_of,
    dots,
    label,
    noble,
    place,
    player,
    spot,
)

Describe = Callable[[EmperorState, int, Frame, str], Offer]


def offer(state: EmperorState, seat: int, choice: str) -> Offer:
    """A choice of the waiting decision's vocabulary, legal or not."""
    frame = state.stack[-1]
    return _OFFERS[frame[0]](state, seat, frame, choice)


# Electorates


def _first_city(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return to_city_space(state, seat, choice)


def _first_elector(_state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    return to_electorate(choice, say(f"emperor-privilege-{choice}"))


def _first_noble(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return way_in(state, seat, choice)


def _first_knight(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return to_spot(state, seat, choice)


def _son(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-son")
    return way_in(state, seat, choice)


def _entering(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return way_in(state, seat, choice)


def _abdication(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == HAND:
        return answer(choice, "to-hand")
    return way_in(state, seat, choice)


def _gray_eminence(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-eminence")
    return to_electorate(choice, standing(state, ELECTORATE[choice], seat))


# Nobles


def _candidate(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    """Who takes the throne."""
    if choice == HAND:
        name = say("emperor-offer-from-hand", noble=noble(OPENING_ELECTOR))
        return Offer(choice, "", name, None, NOBLES)
    if choice == GRAY:
        return Offer(choice, "", card(GRAY), say("emperor-fact-becomes-old"), NOBLES)
    if choice in SITTING:
        return chosen_noble(state, choice, standing(state, SITTING[choice][0], seat))
    return chosen_noble(state, choice, say("emperor-fact-becomes-old"))


def _daughter(state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == CONVENT:
        gain = say("emperor-gain", gain=amount("thaler", CONVENT_THALERS))
        return answer(choice, "convent", gain)
    owner = Seat(OWNER[noble_at(state, choice)])
    points = amount("vp", MARRIAGE_POINTS)
    return chosen_noble(state, choice, say("emperor-fact-proposal", who=owner, points=points))


def _proposal(_state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    """Two short buttons; the question says what follows."""
    return answer(choice, "accept" if choice == ACCEPT else "refuse")


def _doctor(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    piece = noble_at(state, choice)
    age = AGE[piece]
    if OWNER[piece] == seat:
        effect = say("emperor-fact-becomes", age=AGES[max(0, age - 1)])
        return chosen_noble(state, choice, effect, say("emperor-group-younger"))
    effect = say("emperor-fact-dies")
    if age < LAST_AGE:
        effect = say("emperor-fact-becomes", age=AGES[age + 1])
    return chosen_noble(state, choice, effect, say("emperor-group-older"))


def _move_noble(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    if choice not in SITTING:
        return chosen_noble(state, choice, None)
    return chosen_noble(state, choice, standing(state, SITTING[choice][0], seat))


def _foreign_daughter(state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    return chosen_noble(state, choice, say("emperor-fact-couple"))


def _new_elector(state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    gain = say("emperor-gain", gain=amount("vp", ELECTOR_POINTS))
    return chosen_noble(state, choice, gain)


# Actions


def _action(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == "pass":
        return answer(choice, "pass", say("emperor-fact-pass"))
    if choice in CODES:
        effect = say(f"emperor-privilege-{choice}")
        return Offer(choice, choice, label(choice), effect, PRIVILEGES)
    waivable = state.seats == SEAT_COUNTS[0] and CARDS[CARD[choice]].at_once
    if waivable and not feasible(state, seat) >> CARD[choice] & 1:
        return _card(choice, say("emperor-fact-impossible"))
    return _buyable(state, seat, choice)


def card_effect(word: str) -> Text:
    """What a card does, in a few words."""
    if word == "indulgence":
        return say("emperor-gain", gain=amount("vp", INDULGENCE_POINTS))
    return say(f"emperor-effect-{word}")


def price(word: str) -> Text:
    """What a card costs; a Permit for a single or a couple."""
    if word == "permit":
        return say("emperor-price-permit", single=CARDS[CARD[word]].price, couple=COUPLE_PRICE)
    return say("emperor-price", thalers=amount("thaler", CARDS[CARD[word]].price))


def colour(word: str) -> Text | None:
    """The colour of a card, where it has one."""
    found = CARDS[CARD[word]].colour
    return say(f"emperor-colour-{found}") if found else None


def _buyable(state: EmperorState, seat: int, choice: str) -> Offer:
    next_city = choice == CARD_WORDS[ORDINANCE]
    return _card(choice, _next_city(state, seat) if next_city else card_effect(choice))


def _card(choice: str, effect: Text) -> Offer:
    facts = [price(choice)]
    if (shade := colour(choice)) is not None:
        facts.append(shade)
    return Offer(choice, LETTER[choice], card(choice), dots([*facts, effect]), CARDS_GROUP)


def _next_city(state: EmperorState, seat: int) -> Text:
    """The points of a player's next city."""
    number = min(CITIES - state.cities_left[seat], CITIES - 1)
    points = amount("vp", ORDINANCE_POINTS[number])
    return say("emperor-effect-next-city", number=number + 1, points=points)


def _exhausted(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return _buyable(state, seat, choice)


def _indulgence(_state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    assert choice == CARRY_OUT
    gain = say("emperor-gain", gain=amount("vp", INDULGENCE_POINTS))
    return answer(choice, "carry-out", gain)


def _permit(_state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    pays = say("emperor-price", thalers=amount("thaler", SIDE_PRICES[choice]))
    return Offer(choice, "", noble(NEWBORN[choice]), pays, NOBLES)


def _ordinance(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    return to_city_space(state, seat, choice)


def _promotion(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver(choice)
    return to_electorate(choice, standing(state, ELECTORATE[choice], seat))


def _knight_piece(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == HAND:
        left = say("emperor-fact-in-hand", count=state.knights[seat])
        return Offer(choice, "", say("emperor-offer-knight-hand"), left, KNIGHTS)
    e = ELECTORATE[code_of(choice)]
    facts = standing(state, e, seat)
    return Offer(choice, code_of(choice), spot(choice), facts, KNIGHTS)


def _knight_target(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return to_spot(state, seat, choice, price("knight"))


# Electors and the vote


def _tie(state: EmperorState, _seat: int, frame: Frame, choice: str) -> Offer:
    e, winner = frame[2], PLAYER[choice]
    elector = state.electors[e]
    if elector != NOBODY and OWNER[elector] == winner:
        effect = say("emperor-fact-stays")
    elif eligible(state, e, winner):
        effect = say("emperor-fact-takes-seat", points=amount("vp", ELECTOR_POINTS))
    else:
        effect = say("emperor-fact-vacant")
    return Offer(choice, "", say("emperor-player", who=player(choice)), effect, PLAYERS)


def _displaced(_state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    name = say("emperor-offer-knight-of", who=player(choice))
    return Offer(choice, "", name, say("emperor-fact-knight-home"), KNIGHTS)


def _church(state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    """Whom an archdiocese would bring how many votes."""
    if choice == DECLINE:
        return answer(choice, "no-declaration")
    e = ELECTORATE[choice]
    elector = state.electors[e]
    if elector == NOBODY:
        return to_electorate(choice, say("emperor-fact-seat-vacant"))
    named_now = state.copy()
    named_now.church = e
    more = seat_votes(named_now, e) - seat_votes(state, e)
    effect = say("emperor-fact-more-votes", who=Seat(OWNER[elector]), votes=amount("vote", more))
    return to_electorate(choice, effect)


def _excommunication(state: EmperorState, _seat: int, _: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-declaration")
    e = ELECTORATE[choice]
    elector = state.electors[e]
    if elector == NOBODY:
        return to_electorate(choice, say("emperor-fact-seat-vacant"))
    fewer = amount("vote", seat_votes(state, e))
    effect = say("emperor-fact-fewer-votes", who=Seat(OWNER[elector]), votes=fewer)
    return to_electorate(choice, effect)


def _ballot(state: EmperorState, seat: int, frame: Frame, choice: str) -> Offer:
    """The last ballot that is missing opens all of them."""
    who = state.emperor if choice == "emperor" else rival(state)
    name = say(f"emperor-offer-vote-{choice}", who=Seat(who))
    cast = amount("vote", votes(state, seat))
    last = set(unanswered(frame)) <= {seat}
    return Offer(choice, "", name, cast, ANSWER, final=last)


# Empire cities


def _empire_city(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-empire-city")
    if choice == SUPPLY:
        left = say("emperor-fact-supply", count=state.empire_left)
        return Offer(choice, "", say("emperor-offer-supply"), left, ANSWER)
    name = say("emperor-offer-move-city", electorate=place(choice))
    effect = standing(state, ELECTORATE[choice], seat)
    return Offer(choice, choice, name, effect, ELECTORATES)


def _empire_site(state: EmperorState, seat: int, _: Frame, choice: str) -> Offer:
    return to_city_space(state, seat, choice)


_OFFERS: dict[str, Describe] = {
    "first_city": _first_city,
    "first_elector": _first_elector,
    "first_noble": _first_noble,
    "first_knight": _first_knight,
    "successor": _candidate,
    "son": _son,
    "daughter": _daughter,
    "proposal": _proposal,
    "action": _action,
    "exhausted": _exhausted,
    "doctor": _doctor,
    "move_noble": _move_noble,
    "move_target": _entering,
    "indulgence": _indulgence,
    "permit": _permit,
    "newborn": _entering,
    "ordinance": _ordinance,
    "promotion": _promotion,
    "foreign_daughter": _foreign_daughter,
    "knight_piece": _knight_piece,
    "knight_target": _knight_target,
    "gray_eminence": _gray_eminence,
    "tie": _tie,
    "new_elector": _new_elector,
    "displaced": _displaced,
    "church_influence": _church,
    "excommunication": _excommunication,
    "ballot": _ballot,
    "accession": _candidate,
    "abdication": _abdication,
    "empire_city": _empire_city,
    "empire_site": _empire_site,
}
