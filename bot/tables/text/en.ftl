# Refusals and other messages of the tables and the settings

## Finding a table

table-unknown = There’s no table { NUMBER($table, useGrouping: 0) }.
table-channel-busy = This channel already has a table, which has to end first: its players can agree on that with /game end (an admin can do it right away), and an unstarted table is closed with /game cancel. A thread can have its own table.
table-not-seated = You’re not playing at table { NUMBER($table, useGrouping: 0) }, but you can watch, open the board and read the log.
table-you-resigned = You left this game for good. You can still watch, open the board and read the log.
table-seat-lost = Your seat became empty because you ran out of time. As long as nobody else has it, /game takeover gets it back. You can still watch, open the board and read the log.
table-resigned = { $who } has resigned; autopilot plays on for now.
table-player-removed = An admin removed { $who }; autopilot plays on for now.
table-seat-emptied = { $who }’s seat is empty.
table-taken-over = { $who } has taken over a seat.
table-autopilot-played = { $who } ran out of time, so autopilot played this turn.
table-computer-played = { $who } ran out of time, so a computer player played this turn.
table-computer-plays = A computer player has your seat now. If you ran out of time, /game takeover gets it back; otherwise ask an admin (/game computer).
table-played-on = { $who } now plays this seat.
table-player-back = { $who } is back.
table-seat-returned = { $who } has the seat back.
table-planned = { $who } made a planned move.

## The lobby

table-no-such-game = There’s no game called “{ $game }” here.
table-seat-count = This game is for { $least } to { $most } players, so not for { $seats }.
table-no-such-option = This game has no option “{ $option }”.
table-option-value = The option “{ $option }” can be { $values }, not “{ $value }”.
table-no-such-language = I don’t speak “{ $language }”.
table-line-long = Your line of text has { $have } characters; at most { $most } fit.
table-line-link = Your line of text can’t contain a link, because it’s shown on other servers too.
table-no-such-picture = Pictures are tall or wide, not “{ $picture }”.
table-no-such-colour = There’s no colour “{ $colour }”.
table-colour-taken = { $name } already has this colour.
table-already-joined = You’re already at this table.
table-full = All { $seats } seats of this table are taken.
table-invite-only = This table is for people whom { $host } has invited. Ask { $host } for an invitation, or find another table with /tables.
table-cannot-join = You can’t join this table. Others are listed in /tables.
table-you-blocked = You’ve blocked someone who plays at this table. /settings shows your block list.
table-not-invited = This invitation isn’t for you. Other tables are listed in /tables.
table-cannot-invite = { $name } can’t join this table. Choose someone else.
table-invites-blocked = You’ve blocked { $names }. /settings shows your block list.
table-too-many-joined = { $seats } players have already joined; there can’t be fewer seats than that.
table-too-few = The game needs { $need } players to start; so far there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
table-host-only = Only { $host }, who opened the table, or an admin can do that.
table-admin-only = Only an admin (permission “Manage Server”) can do that.
table-lobby-stays = A table that hasn’t started stays on its server. /game new opens a new one here.
table-seats-open = { $room ->
    [one] { $room } seat is still open; only { $host }, who opened the table, or an admin can start anyway.
   *[other] { $room } seats are still open; only { $host }, who opened the table, or an admin can start anyway.
} Once the table is full, anyone at it can start.
table-not-a-lobby = Table { NUMBER($table, useGrouping: 0) } has already started or been closed.
table-has-started = Table { NUMBER($table, useGrouping: 0) } has started. `/game end` asks to end the game, `/game leave` leaves it.
table-no-such-strength = Computer players are easy, medium, hard or expert, not “{ $strength }”.
table-too-fast-for-expert = Expert computer players think for up to a minute per move, so the grace time must be at least { $least }, or there must be no clock. Choose a slower time control or another strength.
table-computers-forbidden = An admin has switched computer players off at this table.
table-no-computers = There are no computer players for { $game } yet.
table-no-hints = Hints are off at this table.
table-rated-no-hints = Hints are off at this table, and so is trying out moves: it’s a rated game.
table-hints-not-wanted = You’ve turned hints off; /settings turns them back on.
table-no-whatif = You can’t try moves out here while the game runs: hints are off at this table.
table-whatif-players = While a game runs only its players can try out moves.
table-whatif-gone = This what-if is gone; *What if* under /history starts a new one.
table-whatif-undone = The move that you tried things out after has been undone. *What if* under *More…* starts again from here.
table-whatif-over = The game is over after that move. Choose an earlier one.
table-no-such-step = Pick a move from 0 to { NUMBER($latest, useGrouping: 0) }.
table-review-later = You can analyse a game once it’s over.
table-review-empty = Nobody has moved in this game, so there’s nothing to analyse.
table-computer-gone = This computer player has left the table.
table-seat-is-played = { $name } plays seat { $seat }. A computer player can only take an empty seat.
table-seat-not-taken = Seat { $seat } can’t be given back: it belongs to the person playing it.
table-computer-same = Seat { $seat } already has a computer player of that strength.

## Play

table-not-started = This game hasn’t started yet.
table-over = This game is over.
table-was-cancelled = This table was closed.
table-no-such-seat = This table has seats 1 to { $seats }.
table-seat-is-empty = { $name }’s seat is already empty.
table-paused = Table { NUMBER($table, useGrouping: 0) } is paused because I couldn’t reach its channel. Nothing is lost: a player or an admin can continue it here or in another channel with /game resume.
table-not-paused = Table { NUMBER($table, useGrouping: 0) } isn’t paused.
table-moved-on = The game has moved on. Here’s the current position.
table-still-seated = You’re still at { $seats ->
    [one] { $seats } unfinished table
   *[other] { $seats } unfinished tables
}; /tables lists them. Leave or resign there first, so that nobody waits for you.
table-no-turn-yet = You haven’t moved in this game yet.

## Undo and consent

table-nothing-to-undo = You have no move to undo.
table-no-such-move = There’s no move { NUMBER($number, useGrouping: 0) } in this game as it stands.
table-undo-open = There’s already a vote to undo moves. Finish that one first.
table-end-open = There’s already a vote to end the game. Finish that one first.
table-move-open = There’s already a vote to move the table. Finish that one first.
table-time-control-open = There’s already a vote to change the time control. Finish that one first.
table-time-control-same = The table already has this time control.
table-time-control-form = “{ $typed }” isn’t a valid time control. Use swift, standard, relaxed or none, or three times in minutes (m), hours (h) or days (d): grace, bank, refill per round, such as 6h 5d 1d.
table-time-control-grace = Grace time can be { $least } to { $most }; you typed { $grace }.
table-time-control-bank = The time bank can be at most { $most }; you typed { $bank }.
table-time-control-refill = The refill can’t be more than the bank: you typed { $refill } for a bank of { $bank }.
table-pauses-unknown = That’s not one of the choices for when clocks stop.
table-no-such-zone = I don’t know the time zone “{ $zone }”. Type a city after /settings zone: and pick one from the list.
table-night-long = A night can be at most { $hours } hours long.
table-days-off = You can have at most { $most } days off a week.
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-away-ends = Your time away has to end after it starts; yours would run from { $begins } to { $ends }.
span-days-hours = { $days } { $hours }
table-away-past = Your time away can’t start in the past; yours would start { $begins }.
table-away-far = Your time away can start { $days } days from now at the latest ({ $last }); yours would start { $begins }.
table-away-left = You asked for { $asked }, but only { $left } of your { $most } days a year are left.
table-away-long = You can be away at most { $most } days in a row; this would make { $whole }.
table-no-such-vote = That vote doesn’t exist.
table-already-agreed = You’ve already agreed; the others haven’t answered yet.
table-vote-accepted = This has already been decided.
table-vote-refused = This was turned down.
table-vote-expired = The table has moved on, so this vote is off.
table-several-answers = Use one of the buttons to answer.
table-no-such-answer = That’s not one of the answers.
table-own-turn = This vote is about your own seat, so the others decide. Just make your move.
table-no-seat-offered = No seat is open here right now; that’s up to the players.
table-substitute-sits = { $name } already plays at this table, and a substitute mustn’t see two hands.
table-substitute-when = A substitute can fill in for at most { $most } days, until { $last }; you typed { $until }.
table-substitute-open = You’ve already asked { $name }, who hasn’t answered yet. Withdraw that with /game substitute (without a name) before you ask someone else.
table-not-asked = You’re not being asked here (any more).
table-no-substitute = Nobody is filling in for you here. /game substitute with a person and an end date asks someone.

## Not too much at once

limit-left-table = You left table { NUMBER($table, useGrouping: 0) } without a word. Until someone plays your seat or you’re back (`/game takeover`), you can join at most { $most } new tables.
server-admins-only = Only admins (permission “Manage Server”) can do that, and only on the server itself.
server-admins-open = On this server only admins open tables. Ask one of them, or join an open table: `/tables`.
server-not-here = On this server, tables are opened in { $channels }.
server-channel = <#{ $channel }>
server-most = On this server you can have { $most } tables open at a time. Once one is over or closed, you can open another.
server-channels = There can be at most { $most } channels.
server-role-unfit = I can’t use @everyone or a bot’s role. Choose or create a role for people who want to play.
limit-lobbies-person = You have { $most } unstarted tables. Once one starts or is closed, you can open another.
limit-lobbies-server = This server has { $most } unstarted tables. Once one starts or is closed, another can be opened.
limit-threads-person = You’ve opened { $most } threads today. You can open the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, or a table without a thread right now.
limit-threads-channel = This channel has had { $most } new table threads within a day. You can open the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, or one in another channel right now.
limit-threads-server = This server has had { $most } new table threads within a day. You can open the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, or a table without a thread right now.
limit-invitations = You’ve invited { $most } substitutes within a day. You can invite the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
limit-invitations-to-tables = You’ve invited { $most } people to tables within a day. You can invite the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
limit-guests = You can invite up to { $most } people to one table.
block-self = You can’t block yourself.
limit-blocks = Your block list is full ({ $most } people). Remove someone in /settings first.
limit-solo-person = You already have { $most } games running against computer players. Finish one or resign from it before you start another.
limit-commands = { $scope ->
    [person] Slow down a little.
    [channel] This channel is very busy right now.
   *[server] This server is very busy right now.
} Nothing was done; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
limit-pictures = { $scope ->
    [person] That was a lot of pictures in one minute.
    [channel] A lot of pictures are being drawn in this channel right now.
   *[server] A lot of pictures are being drawn on this server right now.
} Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; the text board is available right now.
limit-animations = { $scope ->
    [person] That was a lot of animations in one minute.
    [channel] A lot of animations are being drawn in this channel right now.
   *[server] A lot of animations are being drawn on this server right now.
} Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; /history shows the moves right now.
limit-suggestions = { $scope ->
    [person] That was a lot of typing in one minute.
    [channel] A lot is being typed in this channel right now.
   *[server] A lot is being typed on this server right now.
} Suggestions are back in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; you can send the command without them.

## Reminders

table-remind-hours = A reminder can come after { $least } to { $most } hours, not { $hours }.
table-snooze-long = Reminders can wait at most { $most } days.
table-owes-nothing = It’s not your move at this table.
table-inactive = Nothing has happened here for a month, so reminders are off. The next move wakes the table up.
table-nudge-nobody = Nobody else has to move here right now.
table-nudge-own = It’s your own move here.
table-nudged = They’ve already been nudged today.
table-nudge-enough = I mention a player at most { $most } times for one turn, and there are no reminders left for this one.

## Saving and mending

table-not-saved = Sorry, I couldn’t save this, so nothing has changed. Please try again in a while; the bot’s owner can find the reason in its log.
table-not-read = Sorry, I can’t read the tables right now. Nothing has changed; please try again in a while.
table-damaged = The saved position of table { NUMBER($table, useGrouping: 0) } is damaged, but its moves are safe: the bot’s owner can rebuild it with “python -m bot check --repair { NUMBER($table, useGrouping: 0) }”. Nothing has changed.
table-row-damaged = Some saved data of this table is damaged ({ $where }). Other tables are fine, and nothing has changed. The bot’s owner can find it with “python -m bot check”.
table-game-unknown = I don’t know the game of table { NUMBER($table, useGrouping: 0) }, so I can’t show it. An admin can end it with /game end; nothing has changed.
table-rules-changed = Table { NUMBER($table, useGrouping: 0) } started under version { $theirs } of its rules; this is version { $ours }, which can’t read its position. The bot’s owner can finish it with the older version of Seneschal, or an admin can end it with /game end. Nothing has changed.
table-rules-no-replay = The moves of table { NUMBER($table, useGrouping: 0) } were made under different rules, so its position can’t be rebuilt from them. Nothing has changed.
table-beyond-repair = The moves of table { NUMBER($table, useGrouping: 0) } no longer lead to a valid position. Only a database backup can bring it back.
table-check-differs = The saved position of table { NUMBER($table, useGrouping: 0) } doesn’t match its moves.
table-unposted = Table { NUMBER($table, useGrouping: 0) } is behind in its channel: the latest message couldn’t be posted ({ $why }). A move, a restart or /game resume tries again.

## Settings

config-wrong = The setting { $name } is wrong: { $why }.
config-unknown = There’s no setting { $name }; .env.example lists all of them.
config-unreadable = { $file } isn’t a text file in UTF-8.
config-closed = { $file } can’t be read: { $why }.

## Plans

table-plan-substitute-plays = A substitute is filling in for you here; your plans rest until you’re back.
table-plan-gone = This plan is gone. Here’s the current position.
table-plan-too-long = A plan can have at most { $most } choices and { $most } stop conditions.
table-plan-too-many = You already have { $most } plans here. Cancel one first.
table-plan-always = You already have a plan that answers this every time. Cancel it first.
table-plan-empty = First choose what the plan should do.

# Leagues
league-too-few = A group needs { $need } people; so far there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
league-unknown = There is no such league or cup on this server.
league-seats = Tables of leagues and cups have { $least } to { $most } seats.
league-name-length = The name must have 1 to { $most } characters.
league-rounds = A cup has 1 to { $most } rounds before its final.
league-name-taken = “{ $name }” is already open. Choose another name, or wait until it has ended.
league-needs-clock = A league or cup needs a clock, so that nobody waits for ever. Choose a time control.
league-is-paused = “{ $name }” is paused. An admin can resume it.
league-is-sign-up = “{ $name }” has not started yet.
league-is-running = “{ $name }” has already started.
league-is-finished = “{ $name }” has ended.
league-is-cancelled = “{ $name }” was cancelled.
league-already-joined = You’ve already signed up for “{ $name }”.
league-not-joined = There is no such player in “{ $name }”.
league-full = All { $most } places are taken. You can sign up as a reserve.
league-not-a-reserve = Only reserves can take over a seat. Sign up as a reserve first.
league-seat-is-played = A player has this seat, or its table has been closed.
league-one-time-control = All tables of a league or cup have the same time control.
