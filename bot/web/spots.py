"""A board as JSON: its hot spots, what each says, and which moves it makes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.turn_text import TurnText, alt_text
from bot.web.answers import Json
from bot.web.pictures import Shown
from render import Handle, HotSpot


def add_picture(data: Json, turn_text: TurnText, shown: Shown) -> None:
    """Add a picture, and where on it the choices of the question are."""
    question = data["question"]
    spots = spots_json(turn_text, shown.picture.hot_spots, question)
    alt = alt_text(turn_text, with_recap=turn_text.turn.viewer is not None)
    handles = [] if question is None else handles_json(turn_text, shown.picture.handles)
    data["picture"] = {**picture_json(shown, alt, spots), "handles": handles}
    if question is not None:
        data["question"] = with_spots(question, spots)


def picture_json(shown: Shown, alt: str, spots: Sequence[Json]) -> Json:
    """Return the JSON of a picture."""
    width, height = shown.picture.size
    return {
        "address": shown.address,
        "width": width,
        "height": height,
        "alt": alt,
        "hot_spots": list(spots),
        "changes": [list(box) for box in shown.picture.changes],
    }


def spots_json(
    turn_text: TurnText, hot_spots: Sequence[HotSpot], question: Json | None
) -> list[Json]:
    """Return the hot spots of a board; only those of the viewer's own ``question`` have moves."""
    turn = turn_text.turn
    labels = {} if question is None else {c["move"]: c["label"] for c in question["choices"]}
    named = _names(turn_text)
    spots = []
    for spot in hot_spots:
        moves = [turn.game.move(turn.view, choice) for choice in spot.choices]
        own = [move for move in moves if move in labels]
        label = turn_text.label.dots([labels[move] for move in own]) if own else ""
        spots.append(
            {
                "box": list(spot.box),
                "thing": list(spot.thing),
                "moves": own,
                "label": label or named.get(spot.code, ""),
                "code": spot.code,
                "card": spot.card,
            }
        )
    return spots


def handles_json(turn_text: TurnText, handles: Sequence[Handle]) -> list[Json]:
    """Return the pieces that can be arranged, with the moves that each gesture stands for."""
    turn = turn_text.turn
    return [
        {
            "box": list(handle.box),
            "name": handle.name,
            "gestures": {
                gesture: [turn.game.move(turn.view, choice) for choice in choices]
                for gesture, choices in handle.gestures.items()
            },
        }
        for handle in handles
    ]


def with_spots(question: Json, spots: Sequence[Json]) -> Json:
    """Return a question whose choices name the hot spots where they are made."""
    places: dict[str, list[int]] = {}
    for index, spot in enumerate(spots):
        for move in spot["moves"]:
            places.setdefault(move, []).append(index)
    choices = [
        {**choice, "spots": places.get(choice["move"], [])} for choice in question["choices"]
    ]
    return {**question, "choices": choices}


def _names(turn_text: TurnText) -> dict[str, str]:
    """Return what the codes in the picture mean: "12 · Farm"."""
    words, localizer = turn_text.turn.game.words, turn_text.label
    titles = {card.id: card.title for card in words.cards}
    names = {}
    for place in words.places(turn_text.turn.view, turn_text.turn.viewer):
        name = place.name or titles.get(place.card)
        if name is not None:
            text = localizer.format(name)
            coded = text.startswith(localizer.dots((place.code, " ")).rstrip())
            names[place.code] = text if coded else localizer.dots((place.code, text))
    return names
