# What the tables and the settings have to say when something cannot be done

## Finding a table

table-unknown = There is no table { NUMBER($table, useGrouping: 0) }.
table-channel-busy = This channel already has a table. It must end first: its players can agree on that with /game end, and an organiser can end it at once; a lobby is closed with /game cancel. A thread can have a table of its own.
table-not-seated = You have no seat at table { NUMBER($table, useGrouping: 0) }. You can watch, open the board and read the log.
table-you-resigned = Your seat was given up, and that is for good. You can watch, open the board and read the log.
table-seat-lost = Your seat was given up because your time had run out. /game takeover gives it back to you as long as nobody else has it. You can watch, open the board and read the log.
table-resigned = { $who } has resigned; the house plays on for this seat.
table-freed = An organiser has freed the seat of { $who }; the house plays on for it.
table-vacated = The seat of { $who } is vacant.
table-taken-over = { $who } has taken over a seat and plays it on.
table-house-played = { $who }’s time had run out, so the house has played this turn.
table-opponent-played = { $who } ran out of time, so a computer player played this turn.
table-opponent-plays = A computer player has your seat now. If you ran out of time, /game takeover gets it back; otherwise ask an admin (/game computer).
table-played-on = { $who } plays on for this seat.
table-given-back = { $who } is back and plays again.
table-handed-back = The seat of { $who } was given back to its player.
table-planned = A move of { $who } was planned ahead.

## The lobby

table-no-such-game = There is no game called “{ $game }” here.
table-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
table-no-such-option = This game has no option “{ $option }”.
table-option-value = The option “{ $option }” can be { $values }; “{ $value }” is not among them.
table-no-such-language = There are no texts in the language “{ $language }”.
table-no-such-picture = There is no picture of the shape “{ $picture }”, only tall and wide.
table-no-such-colour = There is no colour “{ $colour }”.
table-colour-taken = { $name } has chosen this colour already.
table-already-joined = You are at this table already.
table-full = All { $seats } seats of this table are taken.
table-too-many-joined = { $seats } players are at this table already; it cannot have fewer seats than that.
table-too-few = The game needs { $need } players to start; there { $have ->
    [one] is { $have }
   *[other] are { $have }
} so far.
table-host-only = Only { $host }, who opened the table, or an organiser can do that.
table-organiser-only = Only an organiser of this server (permission “Manage Server”) can do that.
table-lobby-stays = A table that has not begun stays in its server. You can open a new one here with /game new.
table-seats-open = { $room ->
    [one] { $room } seat is still open; { $host }, who opened the table, or an organiser can start without it being taken.
   *[other] { $room } seats are still open; { $host }, who opened the table, or an organiser can start without them being taken.
} A full table can be started by everybody in it.
table-not-a-lobby = Table { NUMBER($table, useGrouping: 0) } is no longer in its lobby.
table-begun = Table { NUMBER($table, useGrouping: 0) } has begun. `/game end` ends the game for all, `/resign` gives up your own seat.
table-no-such-strength = Opponents can be easy, medium or hard, not “{ $strength }”.
table-opponents-forbidden = An organiser has said that no opponents of the house play at this table.
table-nobody-plays = There are no opponents for { $game } yet.
table-no-hints = There are no hints at this table: that was agreed before the game began.
table-hints-not-wanted = You have chosen to get no hints. /settings changes that.
table-no-whatif = Moves cannot be tried out at this table while the game runs: it gives no help.
table-whatif-players = While a game runs only its players can try moves out.
table-whatif-gone = There is nothing being tried out here any more. /whatif begins anew.
table-whatif-over = The game is over after that move. Choose an earlier one.
table-no-such-step = Moves run from 0 to { NUMBER($latest, useGrouping: 0) } here.
table-review-later = Only a finished game can be reviewed.
table-review-empty = Nobody has moved in this game, so there is nothing to review.
table-opponent-gone = This opponent is not at the table any more.
table-seat-is-played = { $name } plays seat { $seat }. A computer player can only take an empty seat.
table-seat-not-taken = Seat { $seat } cannot be given back: it belongs to whoever plays it.
table-opponent-same = Seat { $seat } already has a computer player of that strength.

## Play

table-not-started = The game at this table has not started yet.
table-over = This game is over.
table-was-cancelled = This table was cancelled.
table-no-such-seat = This table has seats 1 to { $seats }.
table-seat-is-free = The seat of { $name } has been given up already.
table-paused = Table { NUMBER($table, useGrouping: 0) } is paused, because its channel could not be reached. Nothing is lost: a player or an organiser can resume it, here or in another channel.
table-not-paused = Table { NUMBER($table, useGrouping: 0) } is not paused.
table-moved-on = The game has moved on since then. This is how it stands now.
table-still-seated = You still sit at { $seats ->
    [one] { $seats } table that has
   *[other] { $seats } tables that have
} not ended; /mygames lists them. Leave the lobbies and resign from the games first, so that nobody waits for you.
table-no-turn-yet = You have made no move in this game yet.

## Undo and consent

table-nothing-to-undo = There is no move of yours to take back.
table-no-such-move = There is no move { NUMBER($number, useGrouping: 0) } in this game as it stands.
table-undo-open = The table is already being asked to take moves back. That must be answered first.
table-end-open = The table is already being asked to end the game. That must be answered first.
table-move-open = The table is already being asked to move to another channel. That must be answered first.
table-pace-open = The table is already being asked to change its pace. That must be answered first.
table-pace-same = The table plays at this pace already.
table-pace-form = “{ $typed }” is no pace. A pace is swift, standard, relaxed or none, or three figures in minutes (m), hours (h) or days (d): free time, bank, and what comes back each round, such as 6h 5d 1d.
table-pace-free = The free time at each hand-over can be { $least } to { $most }; you have typed { $free }.
table-pace-bank = The bank can be at most { $most }; you have typed { $bank }.
table-pace-back = No more can come back each round than the bank holds: you have typed { $back } back for a bank of { $bank }.
table-pauses-unknown = That is not among what can hold the clocks up.
table-no-such-zone = There is no time zone “{ $zone }”. Type a city after /settings zone: and choose from the list.
table-night-long = A night can be at most { $hours } hours long.
table-days-off = At most { $most } days of the week can be off.
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
table-away-ends = An absence ends after it begins; yours would begin { $begins } and end { $ends }.
span-days-hours = { $days } { $hours }
table-away-past = An absence begins now or later; yours would begin { $begins }.
table-away-far = An absence begins within { $days } days from now, by { $last }; yours would begin { $begins }.
table-away-left = You ask for { $asked } and have { $left } of absence left: in any year there are { $most } days.
table-away-long = An absence can last at most { $most } days in a row; with this one you would be away for { $whole }.
table-no-such-proposal = There is no such proposal.
table-already-agreed = You have agreed already. The others’ answers are still to come.
table-proposal-carried = This has been decided already.
table-proposal-refused = This was turned down.
table-proposal-lapsed = The table has moved on, and this proposal with it.
table-several-answers = This question has several answers: choose one of its buttons.
table-no-such-answer = That is none of the answers to this question.
table-own-turn = This is about your own seat, so it is for the others to decide. Simply make your move.
table-no-seat-offered = No seat can be taken over here now. Those who play decide whether one is.
table-substitute-sits = { $name } is at this table already, and a substitute must not know two hands.
table-substitute-when = A friend can play for you until { $last } at the latest ({ $most } days from now), and not in the past; you have typed { $until }.
table-substitute-open = You've already asked { $name }, who hasn't answered yet. Withdraw that with /substitute (without a name) before you ask another person.
table-not-asked = You are not asked here, or no longer.
table-no-substitute = Nobody plays for you here. /substitute with a person and a time asks a friend.

## Not too much at once

limit-left-table = You have left your seat at table { NUMBER($table, useGrouping: 0) } without a word. Until somebody plays it, or you are back with `/game takeover`, you can sit down at { $most } new tables at most.
server-organisers-only = Only organisers, who may manage the server, can do that, and only on the server itself.
server-organisers-open = On this server only organisers open tables. Ask one of them, or join a table that is open: `/tables`.
server-not-here = On this server tables are opened in { $channels }.
server-channel = <#{ $channel }>
server-most = On this server one person can have opened { $most } tables at a time. As soon as one of them is over or closed, you can open another.
server-channels = There can be { $most } channels at most.
server-role-unfit = Nobody is called by @everyone or by the role of an app: choose or create a role for those who want to play.
limit-lobbies-person = You have { $most } tables open that have not begun. As soon as one of them begins or is closed, you can open another.
limit-lobbies-server = This server has { $most } tables open that have not begun. As soon as one of them begins or is closed, another can be opened.
limit-threads-person = You have opened { $most } threads for tables within a day. You can open the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, or open a table without a thread now.
limit-threads-channel = { $most } threads for tables have been opened in this channel within a day. The next one can be opened in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}; in another channel, now.
limit-threads-server = { $most } threads for tables have been opened in this server within a day. The next one can be opened in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}; a table without a thread, now.
limit-invitations = You've invited { $most } substitutes within a day. You can invite the next one in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
limit-solo-person = You already have { $most } games running against computer players. Finish one of them or resign from it, then you can start another.
limit-commands = { $scope ->
    [person] That was a great deal in one minute.
    [channel] A great deal is going on in this channel just now.
   *[server] A great deal is going on in this server just now.
} Nothing was done; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
limit-pictures = { $scope ->
    [person] Those were a great many pictures in one minute.
    [channel] A great many pictures are being drawn in this channel just now.
   *[server] A great many pictures are being drawn in this server just now.
} Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; the board in words can be had at once.
limit-animations = { $scope ->
    [person] Those were several animations in one minute.
    [channel] Several animations are being drawn in this channel just now.
   *[server] Several animations are being drawn in this server just now.
} Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; /history shows the moves at once.
limit-suggestions = { $scope ->
    [person] You have typed a great deal in one minute.
    [channel] A great deal is being typed in this channel just now.
   *[server] A great deal is being typed in this server just now.
} There are suggestions again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; the command itself can be sent without them.

## Reminders

table-remind-hours = A reminder can come after { $least } to { $most } hours, not after { $hours }.
table-hold-long = Reminders can wait at most { $most } days.
table-owes-nothing = You owe this table no move now.
table-asleep = This table sleeps, because nothing has happened for a month: nobody is called. A move wakes it.
table-nudge-nobody = Nobody else is asked for a move here now.
table-nudge-own = It is your own turn here.
table-nudged = They have been asked within a day already.
table-nudge-enough = I mention a player at most { $most } times for one turn, and there are no reminders left for this one.

## Saving and mending

table-not-saved = This could not be saved, so nothing has changed. Please try again in a while; whoever runs the bot finds the reason in its log.
table-not-read = The tables cannot be read just now. Nothing has changed; please try again in a while.
table-damaged = The saved position of table { NUMBER($table, useGrouping: 0) } is damaged. The moves are kept apart from it: whoever runs the bot can rebuild it from them with “python -m bot check --repair { NUMBER($table, useGrouping: 0) }”. Nothing has changed.
table-row-damaged = Something that was saved for this table is damaged ({ $where }). Other tables are not touched, and nothing has changed. Whoever runs the bot finds it with “python -m bot check”.
table-game-unknown = The game of table { NUMBER($table, useGrouping: 0) } is none that I know, so it cannot be shown or played. An organiser can end it with /game end; nothing has changed.
table-rules-changed = Table { NUMBER($table, useGrouping: 0) } was begun under version { $theirs } of its rules; here they are at version { $ours }, which cannot read its position. Whoever runs the bot can play it to its end with the Seneschal from before, or an organiser ends it with /game end. Nothing has changed.
table-rules-no-replay = The moves of table { NUMBER($table, useGrouping: 0) } were made under other rules than those here, so its position cannot be rebuilt from them. Nothing has changed.
table-beyond-repair = The moves of table { NUMBER($table, useGrouping: 0) } do not lead to a position any more. Only a backup of the database can bring it back.
table-check-differs = The saved position of table { NUMBER($table, useGrouping: 0) } is not the one its moves lead to.
table-unposted = Table { NUMBER($table, useGrouping: 0) } is behind in its channel: its newest message could not be posted ({ $why }). A move, a restart or /game resume tries again.

## Settings

config-wrong = The setting { $name } is wrong: { $why }.
config-unknown = There is no setting { $name }; .env.example lists all of them.
config-unreadable = { $file } is not a text file in UTF-8.
config-closed = { $file } cannot be read: { $why }.

## Plans

table-plan-friend-plays = A friend plays for you at this table; your plans rest until you are back.
table-plan-gone = This plan is not there any more. This is how it stands now.
table-plan-too-long = A plan can have at most { $most } choices, and as many conditions at which it stops.
table-plan-too-many = You have { $most } plans at this table already. Take one back first.
table-plan-always = You have a plan already that answers this every time. Take it back first.
table-plan-empty = Choose first what the plan is to do.
