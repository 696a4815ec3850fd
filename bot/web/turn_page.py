"""Describe a turn as JSON, as its viewer may see it and in their language.

This is what the page's scripts get. All addresses are relative to the table's page,
``/t/<id>-<code>``, unless they begin with ``/``. Texts called ``...markdown`` are in the Markdown of
Discord's messages, without mentions and timestamps; all other texts are plain. Times are ISO 8601
in UTC. What is unknown or does not apply is ``null``, and a list is empty.

``GET turn?width=780&shape=tall`` (both optional) answers::

    {
      "version": "mFk3…",          changes with everything that this viewer can see; opaque
      "table": 31,
      "game": "caylus",
      "language": "en",
      "status": "running",          lobby, running, finished, cancelled, paused
      "viewer": {"seat": 1, "signed_in": true, "name": "Bob"},      seat and name may be null
      "headline": "Caylus · round 5 · placing workers",
      "asked_markdown": ["**Bob**, place a worker or pass. You have …"],
                                    a line for each player who must move, the viewer's own first
      "to_move": [1],               seats
      "your_turn": true,            the viewer must move
      "may_act": true,              the viewer may move: also to change a sealed answer
      "question": {                 null unless may_act
        "asked": 146,               to be sent back with a move
        "choices": [{               in the order of the rulebook
          "move": "place 12",       to be sent back
          "code": "12",             as shown in the picture, or ""
          "title": "12 · Farm (Alice)",
          "effect": "2 food or 1 cloth, pay 2",
          "label": "12 · Farm (Alice) · 2 food or 1 cloth, pay 2",
          "group": "The road",      the part of the board
          "spots": [0],             indices in picture.hot_spots; empty: show it in the bar
          "number": false,          an amount
          "declining": false,       passes or declines; show it last
          "confirm": true           a move will answer 409 "confirm" first
        }]
      },
      "undo": true,                 the viewer may ask to take moves back
      "recap_markdown": "Since your last move: …",      or ""
      "hand_markdown": "**Your favours**\\n…",          only what the viewer may see, or ""
      "result_markdown": "**Alice won.**",               only when the game is over
      "players": [{
        "seat": 0, "name": "Alice", "colour": "blue",   a name of bot.tables.domain.table.COLOURS
        "rgb": "#2c5aa0",
        "goods": "3 coins, 2 food, …", "brief": "12 points",
        "you": false, "to_move": false, "won": false,
        "empty": false, "computer": "hard",             strength, or null for a person
        "substitute": "Dora",                           who moves instead, or null
        "since": "…", "deadline": "…", "away": "…",      only if they must move
        "bank_s": 3600                                  seconds left in the time bank
      }],
      "votes": [{"id": 7, "question_markdown": "…", "ends": "…",
                 "answers": [{"seat": 0, "answer_markdown": "Yes"}], "waiting": [1]}],
      "picture": {                  null if the game has no painter
        "address": "/p/vT0s….png",
        "width": 800, "height": 1130,                   in pixels, as encoded
        "alt": "…",
        "hot_spots": [{             in the board's order
          "box": [x, y, width, height],                 in pixels of the picture
          "moves": ["place 12"],    legal for the viewer; more than one: ask which
          "label": "12 · Farm (Alice) · 2 food or 1 cloth, pay 2",
          "card": "farm"            the rules card, or ""; see below
        }]
      },
      "history": {"latest": 45, "rounds": 5},           null before the game
      "discord": "https://discord.com/channels/…"       the newest message, or null
    }

``GET history/<number>?width=…&shape=…`` (``history/latest``, ``history/mine`` too) answers::

    {
      "number": 12, "latest": 45, "rounds": 5, "round": 2,
      "headline": "…", "story_markdown": "`12` Alice placed a worker on the Farm.",
      "seat": 0, "at": "…", "undone": false,
      "picture": {as above, without moves},
      "turning_points": [{"move": 12, "label": "…"}],
      "round_starts": {"1": 0, "2": 11}
    }

``GET log?before=<sequence>`` answers the newest entries before that one, oldest first::

    {"entries": [{"sequence": 146, "number": 44, "seat": 0, "markdown": "…", "at": "…",
                  "undone": false}],
     "earlier": 97}                 for the next ``before``; null at the beginning

``POST move`` with ``{"id": "…", "asked": 146, "move": "place 12", "confirmed": false}`` and
``POST undo`` with ``{"id": "…", "version": "mFk3…", "confirmed": false}``; ``id`` is made by the
page for each tap (16 to 64 characters of ``A-Za-z0-9_-``) and sent again if the answer got lost.
The request's query may have ``width`` and ``shape`` as for a turn. Answers::

    200 {"turn": {as above}, "story_markdown": "…"}     done; for an undo, perhaps by a vote
    409 {"error": "confirm", "message_markdown": "…", "yes": "Yes, move", "no": "No"}
    409 {"error": "stale", "message_markdown": "…", "turn": {…}}
    422 {"error": "refused", "message_markdown": "…", "card": "farm"}      card may be ""
    429 {"error": "busy", "message_markdown": "…", "wait_s": 3}
    403 {"error": "forbidden"}      not signed in, or not from our own page
    404 {"error": "unknown"}        no such table for this viewer

``POST why`` with ``{"code": "12"}`` explains a place that is not legal now:
``200 {"message_markdown": "…", "card": "farm"}``; a code without an answer gives ``""``.

``GET events`` is a stream of server-sent events: ``event: changed``, ``id: <version>`` and
``data: {"version": "…"}`` whenever the viewer's turn has another version than the last one sent (or
than ``Last-Event-ID``); fetch ``turn`` then. ``event: closed`` ends the stream for good: the session
ended, or the viewer may not see the table any more.

Beside the tables: ``GET /tables`` answers the viewer's tables, most urgent first::

    {"signed_in": true, "tables": [{"address": "/t/31-…", "title": "Caylus · Table 31",
      "urgency": "move", "headline": "…", "deadline": null, "players": ["Alice", "Bob"]}]}

(``urgency``: move, vote, lobby, others, paused). ``GET /next`` leads to the first of them.
``GET /words`` answers ``{"language": "en", "words": {key: text}}``, the page's own words.
``GET /c/<game>/<card>.<language>.png?width=…`` is a rules card. ``POST /session`` with
``{"token": "…"}`` (from the fragment of the page ``/enter#<token>``) signs in and answers
``{"to": "/t/31-…"}`` or 403; ``POST /session/end`` with ``{"everywhere": false}`` signs out.
Every POST needs ``Content-Type: application/json``. ``GET /t/<id>-<code>`` and ``/``, ``/enter`` are
``bot/web/web/index.html``; its files are below ``/web/``.
"""
