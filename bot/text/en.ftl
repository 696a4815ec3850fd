# What people in Discord read, besides a game's own words and what the tables say.

## Commands: name and description

command-game = game
command-game-about = Open, fill, begin and end a table
command-game-new = new
command-game-new-about = Open a table in this channel, or in a thread of its own
command-game-join = join
command-game-join-about = Take a seat at the table of this channel
command-game-leave = leave
command-game-leave-about = Give your seat back before the game begins
command-game-colour = colour
command-game-colour-about = Choose your colour, or have one dealt
command-game-pace = pace
command-game-pace-about = How fast the table plays: the host’s word in the lobby, later by consent
command-game-picture = picture
command-game-picture-about = Post the board tall, for a phone, or wide, for a desk
command-game-start = start
command-game-start-about = Begin with everyone who is in; while seats are open, the host or an organiser may
command-game-cancel = cancel
command-game-cancel-about = Close the lobby without a game (host or organiser)
command-game-end = end
command-game-end-about = End the game as it stands: ask everybody; an organiser may at once
command-game-free = remove
command-game-free-about = Remove a player who has left; their seat becomes empty (admin)
command-game-takeover = takeover
command-game-takeover-about = Play on a seat that the table offers, or come back to your own
command-game-opponent = computer
command-game-opponent-about = Let a computer player take an abandoned seat, or give the seat back
command-game-resume = resume
command-game-resume-about = Let a paused table go on in this channel
command-move = move
command-move-about = Make a move: type a code, a name or the beginning of one
command-board = board
command-board-about = See the board or a part of it, privately
command-hand = hand
command-hand-about = Your own view of the table, privately
command-status = status
command-status-about = Who must act, since when, and what is asked
command-score = score
command-score-about = Everybody’s points and where they came from
command-log = log
command-log-about = What has happened, move by move
command-rules = rules
command-rules-about = A rules card: a building, a phase, an effect
command-why = why
command-why-about = Why can I not do this now?
command-hint = hint
command-hint-about = The best moves now and what speaks for them, privately
command-undo = undo
command-undo-about = Take back your last move; further back if everybody agrees
command-resign = resign
command-resign-about = Give up your seat for good
command-export = export
command-export-about = The record of the game as a file
command-verify = verify
command-verify-about = Re-run the game against its published hash
command-remind = remind
command-remind-about = How long to wait before reminding whoever is to move; without a number: your own reminders
command-nudge = nudge
command-nudge-about = Ask whoever is to move, at most once a day
command-settings = settings
command-settings-about = Everything you can choose: language, time, reminders, pictures, confirmations, hints
command-away = away
command-away-about = Be away for a while: your clocks stand still
command-substitute = substitute
command-substitute-about = Let a friend play for you while you are away; without a name: you are back
command-help = help
command-help-about = How it works, in three steps
command-verbs-about = { $game }: make a move by its name
command-verb-about = { $game }: { $verb }

## Parameters of commands: name and description

parameter-game = game
parameter-game-about = Which game
parameter-seats = seats
parameter-seats-about = How many play; leave out for any number the game allows
parameter-seat = seat
parameter-seat-about = Whose seat
parameter-person = person
parameter-person-about = The friend who plays for you
parameter-opponents = opponents
parameter-opponents-about = Play alone against opponents this strong; the game begins at once
parameter-strength = strength
parameter-strength-about = How well the opponent plays, or give the seat back
parameter-options = options
parameter-options-about = Ways to play that differ from the usual
parameter-language = language
parameter-language-about = The language
parameter-pace = pace
parameter-pace-about = How fast: a name, or your own figures (free, bank, back) such as 6h 5d 1d
parameter-pauses = pauses
parameter-pauses-about = What holds the clocks up, beside the nights
parameter-zone = zone
parameter-zone-about = Your time zone, if the menu does not have it
parameter-until = until
parameter-until-about = How long (3d, 12h), or the day you are back (2026-12-24)
parameter-begin = begin
parameter-begin-about = From when, in the same form; leave out for now
parameter-thread = thread
parameter-thread-about = A thread for the table; the usual where threads can be opened
parameter-colour = colour
parameter-colour-about = Your colour
parameter-table = table
parameter-table-about = The number of the table, if it was in another channel
parameter-move = move
parameter-move-about = What you do; the list shows everything that is legal
parameter-target = target
parameter-target-about = What or where; the list shows everything that is legal
parameter-part = part
parameter-part-about = The part of the board
parameter-text = text
parameter-text-about = In words instead of a picture
parameter-picture = picture
parameter-picture-about = Tall, for a phone, or wide, for a desk
parameter-card = card
parameter-card-about = What to look up: a name, or the code of a place in the picture
parameter-choice = choice
parameter-choice-about = What you cannot do
parameter-hours = hours
parameter-hours-about = Hours before a reminder; 0 for none

## Words

language-en = English
language-zh-TW = 繁體中文
language-zh-CN = 简体中文
language-ja = 日本語
colour-dealt = Dealt at the start
colour-open = colour dealt at the start
colour-blue = Blue
colour-red = Red
colour-green = Green
colour-orange = Orange
colour-black = Black
bold = **{ $text }**
either = { $one } or { $other }
choice-coded = { $name } ({ $code })
choice-bare = { $name }
choices-two = { $one }; { $other }
choices-more = { $shown }; and { $count } more
typing-left-out = a|an|the|my|your|i|to|at|on|in|for|please|would|like|want|choose|pick

## Opening a table

lobby-title = { $game } · table { $table }
lobby-open = { $least } to { $most } players, { $seated } in so far
lobby-open-fixed = { $most } players, { $seated } in so far
lobby-begun = The game has begun.
lobby-cancelled = The lobby was closed without a game.
lobby-lapsed = The lobby was closed: nobody began the game within a week. /game new opens another.
lobby-seat = **{ $who }** – { $colour }
lobby-seat-opponent = **{ $who }** (opponent, { $strength }) – { $colour }
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-back = back to its player
lobby-opponents = Add an opponent …
lobby-opponent-add = Add an opponent: { $strength }
lobby-opponent-easy = Slips now and then; good for a first game
lobby-opponent-medium = Plays soundly, one turn ahead
lobby-opponent-hard = Looks several turns ahead
lobby-opponent-away = Take away { $who }
lobby-opponents-forbid = No opponents at this table (organiser)
lobby-opponents-allow = Opponents may play here (organiser)
lobby-opponents-forbidden = No opponents of the house play at this table.
lobby-choose-help = Hints …
lobby-help-yes = Hints are allowed: /hint shows good moves, privately.
lobby-help-no = No hints at this table.
lobby-option = { $name }: { $value }
lobby-pace = Pace: { $pace }.
lobby-house = Each hand-over gives free time, each round { $back } of the bank back. { $pauses } Time that runs out is excused { $excused } times, then the table decides; about a player who has been silent for { $silent } days it decides at once. So a silent player holds up a turn for at most { $longest } days, nights and days off included; away days they've announced come on top. After more than { $lapses } times, or { $days } days of silence, the seat is vacant. If nobody votes then: { $usual }.
lobby-house-none = There are reminders, but nobody’s time runs out. What becomes of a seat that is given up the others decide; if nobody votes: { $usual }.
lobby-choose-pace = Pace …
lobby-set-pace = Pace · { $pace }
lobby-choose-vacant = A vacant seat …
lobby-set-vacant = Vacant seat: { $usual }
lobby-vacant = If a seat is vacant and nobody votes: { $usual }.
vacant-opponent = A computer player takes over ({ $strength })
lobby-choose-pauses = What holds the clocks up …
pace-swift = Swift
pace-standard = Standard
pace-relaxed = Relaxed
pace-own = Own figures
pace-none = No clock
pace-label = { $name }: { $free } free, then { $bank }
pace-terms = { $name } ({ $free } free at each hand-over, then a bank of { $bank }; { $back } comes back each round)
pace-terms-none = no clock, only reminders
pauses-all = Nights, days off and absences do not count.
pauses-absences = Nights and absences do not count; days off do.
pauses-days-off = Nights and days off do not count; absences do.
pauses-nights = Nights do not count; days off and absences do.
lobby-chance = Seats and all chance come from a secret seed, shown at the end. SHA-256: { $hash }
lobby-time = How time works here
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Close
lobby-your-colour = Your colour …
lobby-language = Language of the table …
lobby-set-language = Language: { $language }
game-thread = { $game } · { $who }
game-opened = Table { $table } is open in { $where }. Others can join there.
game-solo = Table { $table } in { $where }: you play against { $who }.
game-opponent-plays = { $who } plays this seat from now on.
game-given-back = The seat is { $who }’s again.
game-joined = You are in at table { $table }.
game-left = You have left table { $table }.
game-colour = Your colour: { $colour }.
game-pace = { $pace }.
game-picture-tall = The board is posted tall from now on.
game-picture-wide = The board is posted wide from now on.
game-started = Table { $table } has begun.
game-cancelled = Table { $table } is closed.
game-ended = The game has ended.
game-end-organiser = You are an organiser here: you can end the game at once, as it stands and without a winner. This cannot be taken back.
game-end-alone = You are the only person playing here: the game ends at once, as it stands and without a winner. This cannot be taken back.
game-end-player = The others are asked. If all of them agree, the game ends as it stands and without a winner, and that cannot be taken back.
game-end-now = End it now
game-end-ask = Ask the players
game-free-confirm = This removes { $who } for good: they can’t come back, and autopilot plays until the others decide about the seat. It can’t be undone.
game-free-now = Remove player
game-freed = The seat is free; the house plays for it.
game-resumed = Table { $table } goes on here.
move-asked = The others are asked, where table { $table } stands now.
move-asked-paused = The others at table { $table } have to agree that it goes on here: each of them with /game resume and its number in this channel.

## The message of a turn

panel-headline = { $game } · { $where }
panel-ask = { $who }, { $prompt }
panel-thinking = Thinking: **{ $who }** …
panel-vacant = { $count ->
    [one] Nobody plays the seat of **{ $who }** at present, and it is that seat’s turn: the table waits.
   *[other] Nobody plays the seats of **{ $who }** at present, and it is their turn: the table waits.
}
panel-asked = { $who }: { $ask }.
panel-since = Since your last turn: { $story }
panel-so-far = So far: { $story }
panel-due = due { $when }
panel-away = { $who } is away until { $when }: the time was up, and a day of absence was taken
panel-table = table { $table }
panel-move = move { $move }
panel-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
panel-which-part = Choose a group …
panel-answer-sealed = { $what } ({ $given } of { $asked } are in)
panel-answer-secret = Choose in private
panel-none-now = None of these is possible for you now. *Why not …* says what is missing.
panel-answered = Your answer is in: { $answer }. You can change it until the last one is in.
panel-answered-in-steps = Your answer is in; the last part of it: { $answer }. Until the last player’s is in you can change it: choose every part anew, from the first one below.
answer-in = Your answer is in. You can choose anew until the last one is in; from your first choice on only the new answer counts.
answer-withdrawn = The answer you gave before is withdrawn; the new one is in when you have chosen its last part.
panel-undo = Undo
panel-view = My view
panel-why = Why not …
panel-hint = Hint
panel-plan = Plan
panel-rules-of = Rules: { $card }
panel-more = More …
panel-status = Status
panel-log = Log
panel-score = Score
panel-board = Board in words
panel-export = Record
panel-verify = Verify
panel-resign = Resign …
panel-rematch = Rematch
panel-to-board = To the board
panel-to-table = To the table
panel-more-about = What else the table offers:
panel-not-seated = You have no seat at this table.
panel-can-look = You are welcome to watch:
panel-meanwhile = Meanwhile you can look at:
panel-moved-on = { $who } has moved since. The board shows how it stands now.
panel-changed = The table has changed since then. The board shows how it stands now.
panel-restored = I’ve been restored from a backup. This is the latest saved position; any later moves are lost.
recap-earlier = ({ $count ->
    [one] { $count } earlier event is
   *[other] { $count } earlier events are
} in the log.)

## Making a move

move-done = Chosen: { $move }.
move-next = Next: { $prompt }
move-confirm = **{ $move }** cannot be undone, or gives up far more than the other choices. Go ahead?
move-sure = **{ $move }**: go ahead?
move-confirm-yes = Do it
move-confirm-no = Not now
move-confirm-nothing = Nothing was done.
move-again = You made this move a moment ago, and it stands:
move-again-ask = Make **{ $move }** once more?
move-again-yes = Make it once more
hint-title = What you could do
hint-line = { $place }. **{ $move }** – { $wins }: { $why }
hint-line-bare = { $place }. **{ $move }** – { $wins }
hint-wins = { $chance ->
    [0] wins hardly one game in 100
    [100] wins nearly every game
   *[other] wins about { $chance } in 100 games
}
hint-none = There is only one choice now.
hint-about = As the hard opponent of the house sees it, from what you may know.

## Looking

board-as-file = The board in words is long; here it is as a file.
status-title = { $game } · table { $table }
status-lobby = The table is open and has not begun.
status-running = The game is running.
status-finished = The game is over.
status-cancelled = The lobby was closed without a game.
status-paused = The table is paused; nothing is lost.
status-unposted = The newest message of this table could not be posted: what you see in the channel may be older. It is tried again now and with every move.
paused-channel-gone = Its channel is gone. /game resume with its number lets it go on in another channel.
paused-no-access = I cannot see its channel any more (permission “View Channel”). When I can, or in another channel, /game resume lets it go on.
paused-no-permission = I may not write in its channel any more (permissions “Send Messages”, in a thread “Send Messages in Threads”). When I may, or in another channel, /game resume lets it go on.
paused-archived = Its thread is locked. When it is open again, or in another channel, /game resume lets it go on.
paused-unknown = I could not post in its channel. /game resume lets it go on.
status-since = since { $when }
status-due = due { $when } ({ $at })
status-bank = { $bank } left in the bank
status-reminded = reminder { $when }
status-seats = At the table: { $who }
status-resigned = { $who } (seat given up)
status-substitute = { $who } ({ $friend } plays for them)
status-opponent = { $who } ({ $strength })
status-reminder = Reminder after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
status-reminder-off = No reminders.
status-next = *Rematch* below the result plays the same again, /game new opens another table, and /history shows this game move by move.
score-line = **{ $who }**: **{ $points }**
score-plain = { $who }: { $points } = { $parts }
score-plain-bare = { $who }: { $points }
score-resigned = Seat given up, so unable to win: { $who }.
score-part = { $source }: { $points }
chart-alt = Score chart, points round by round:
chart-alt-line = { $who }: { $points }
log-title = Log of table { $table }
log-earlier = Earlier
log-later = Later
log-empty = Nothing has happened yet.
log-somebody = Somebody
log-open = { $who } opens the table.
log-join = { $who } takes a seat.
log-leave = { $who } leaves.
log-colour = { $who } chooses a colour.
log-options = The way to play is changed.
log-cancel = The lobby is closed.
log-lapse = The lobby is closed: nobody began the game in time.
log-start = The game begins.
log-move = { $who }: { $move }
log-secret = { $who } answers in secret.
log-forced-out = The house, for { $who }: { $move }
log-opponent = { $who }: { $move }
log-aims = { $told } ({ $aims })
log-seat-opponent = An opponent takes a seat ({ $strength }).
log-send-away = An opponent gives its seat back.
log-undo = { $moves ->
    [one] { $who } takes back a move.
   *[other] { $who } takes back { $moves } moves.
}
log-resign = { $who } resigns.
log-free = An organiser frees the seat of { $who }.
log-late = { $who }’s time has run out.
log-wait = The table waits for { $who }.
log-house = The table lets the house play this turn for { $who }.
log-lend = The players let a computer player ({ $strength }) play this turn for { $who }.
log-vacate = The seat of { $who } is vacant.
log-offer = The table lets somebody take over the seat of { $who }.
log-stand-in = The table lets the house play on for { $who }.
log-takeover = { $who } takes over the seat.
log-back = { $who } is back and plays again.
log-substitute = A friend plays for { $who } from now on.
log-return = Nobody plays for { $who } any more.
log-by = { $story } (moved by { $who })
log-by-plan = { $story } (planned ahead)
log-by-habit = { $story } (the only choice, made at once)
log-end = The game is ended.
log-pace = The pace is changed.
log-pause = The table is paused.
log-resume = The table goes on.
log-repair = The position was rebuilt from the moves.

## Rules

card-label = { $title } · { $group }
card-section = Rules { $section }
why-choose = What would you like to do? I will say why it is not possible now.
why-nothing = Everything on offer can be done now.
why-menu = { $first } – { $last } …
why-one = { $only } …
why-alike = { $first } to { $last }, { $count } in all, for example: { $reason }
why-open = “{ $choice }” is possible now.
why-unknown = “{ $typed }” is not something that could be done here. The list under /why shows what could.

## Taking back, giving up, agreeing

undo-done = { $moves ->
    [one] Your last move is taken back.
   *[other] { $moves } moves are taken back.
}
undo-proposed = { $moves ->
    [one] The others are asked whether { $moves } move may be taken back.
   *[other] The others are asked whether { $moves } moves may be taken back.
}
undo-asks = { $moves ->
    [one] This asks the others whether { $moves } move may be taken back.
   *[other] This asks the others whether { $moves } moves may be taken back.
}
undo-ask = Ask them
undo-leave = Leave it
resign-confirm = If you resign, the house plays for your seat until the others decide what becomes of it, and you cannot win. Resign?
resign-confirm-end = If you resign, the game is over and you have not won. Resign?
resign-yes = Resign
resign-done = You have resigned.
vote-undo = { $moves ->
    [one] **{ $who }** asks to take back { $moves } move.
   *[other] **{ $who }** asks to take back { $moves } moves.
}
vote-end = **{ $who }** asks to end the game as it stands, without a winner.
vote-move = **{ $who }** asks to move the table { $where }.
vote-move-channel = to { $channel }
vote-move-abroad = to a channel of another server
vote-pace = **{ $who }** asks to play at another pace: { $pace }. All clocks would begin anew.
vote-takes-back = { $moves ->
    [one] This takes back move { $first } by { $who }.
   *[other] This takes back moves { $first } to { $last } by { $who }.
}
vote-revealed = Since then, cards or other hidden things have come to light.
vote-agrees = { $who } agrees
vote-objects = { $who } objects
vote-waiting = Not yet answered: { $who }
vote-until = Open until { $when }; if nobody objects, more than half are enough then.
vote-carried = Enough agree; it is done.
vote-refused = Not everybody agrees; the game goes on.
vote-refused-pace = Not everybody agrees; the pace stays as it is.
vote-lapsed = The question has lapsed: the game has gone on.
vote-lapsed-few = The question has lapsed: too few have answered.
vote-button-yes = Agree
vote-button-no = Object
vote-opened = The others are asked.
vote-yes = You agree.
vote-no = You object.
ballot-late = **{ $who }**’s time has run out { $times ->
    [one] once
   *[other] { $times } times
}. What becomes of this turn?
ballot-late-over = The time of **{ $who }** had run out { $times ->
    [one] once
   *[other] { $times } times
}, and the others were asked about the turn.
ballot-late-about = Most answers decide, at the latest { $when }; a tie waits, and without an answer the house plays. If the move is made before that, the question falls away.
ballot-late-wait = Wait a day
ballot-late-house = The house plays this turn
ballot-late-opponent = A computer player ({ $strength }) plays this turn
ballot-late-free = Empty the seat
ballot-vacant = Nobody plays the seat of **{ $who }** any more. What becomes of it?
ballot-vacant-over = The seat of **{ $who }** had fallen vacant.
ballot-vacant-about = Most answers decide, at the latest { $when }; a tie waits, and without an answer: { $usual }.
ballot-vacant-wait = Wait
ballot-vacant-takeover = Somebody may take it over
ballot-vacant-opponent = A computer player takes over
ballot-vacant-house = The house plays on
ballot-vacant-end = End, scored as it stands
ballot-answer = { $choice }: { $who }
ballot-decided = Decided: { $choice }
ballot-tied = A tie, and so: { $choice }
question = **{ $who }**, the table has a question for you.
question-button = To the question
ballot-given = Your answer is counted. You can change it until it is decided.
ballot-given-last = Your answer is counted, and with it the question is decided.
takeover-button = Take over the seat
takeover-done = The seat is yours. Here is the whole game so far, then your own view.
substitute-asked = **{ $friend }**, { $who } asks you to play for them until { $when }.
substitute-about = You would see what this seat sees and move for it; the log says who moved. You also answer votes for it, even one to end the game.
substitute-agreed = **{ $friend }** plays for { $who } until { $when }.
substitute-over = { $who } asked for a substitute here; that is over.
substitute-declined = { $who } asked for a substitute here; that was declined.
substitute-yes = I will play
substitute-no = Rather not
substitute-sent = Your friend is asked. Until they agree the seat is yours alone. They also answer votes for the seat, even one to end the game.
substitute-ended = The seat is yours alone.
substitute-left = You do not play for your friend any more; the seat is theirs alone again.
substitute-refused = You have declined; the seat stays your friend’s alone.

## Record and proof

export-running = The record so far: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. The seed follows when the game is over.
export-finished = The record of the whole game: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
verify-running = The seed is published when the game is over; then anyone can re-run it. Until then only its hash is known.
verify-holds = The game was re-run from its seed: hash, seating and all { $moves } moves agree.
verify-fails = The re-run does not agree with what was played.
verify-other-rules = The game was begun under version { $theirs } of its rules; here they are at version { $ours }, so its moves cannot be re-run here. Hash and seating agree. If it was over before the rules changed, the file from /export can be re-run with the Seneschal from then.
verify-hash = SHA-256 of the seed, published at the start: `{ $hash }`
verify-seed = Seed: `{ $seed }`
verify-final = SHA-256 of the final position: `{ $hash }`
verify-problem = What was found: { $problem }

## Reminders

remind-set = { $hours ->
    [one] Whoever is to move is reminded after { $hours } hour, and after twice and four times as long.
   *[other] Whoever is to move is reminded after { $hours } hours, and after twice and four times as long.
}
remind-set-clock = Reminders come by the clock here: when the free time is over, when four fifths of the rest are used, and four hours before the end. I mention a player at most { $most } times for one turn.
remind-hours-unused = A number of hours counts only where no clock runs, so it changes nothing now. hours:0 switches off the reminders of this table.
remind-off = Nobody is reminded at this table.
remind-told = { $hours ->
    [one] { $who } has whoever is to move reminded after { $hours } hour, and after twice and four times as long.
   *[other] { $who } has whoever is to move reminded after { $hours } hours, and after twice and four times as long.
}
remind-told-clock = { $who } has switched the reminders of this table on: they come by the clock.
remind-told-off = { $who } has switched the reminders of this table off.
an-organiser = An organiser
reminder = **{ $who }**, the table is waiting: { $prompt }
reminder-asked = **{ $who }**, { $by } asks for your move: { $prompt }
reminder-elsewhere = **{ $who }**, you are waited for here too:
reminder-line = [{ $where }]({ $link })
reminder-later = Not before …
reminder-away = I am away …
reminder-hush-turn = Quiet: this move
reminder-hush-table = Quiet: this table
reminder-hush-all = Quiet: everything
reminder-hold = How long shall the reminders of this move wait?
reminder-hold-menu = Not before …
reminder-hold-for = In { $span }
reminder-held = No reminder of this move before { $when }. One comes then if the move is still to be made.
reminder-hushed-turn = No more reminders of this move.
reminder-hushed-table = No more reminders of table { $table } for you.
reminder-hushed-all = No more reminders for you.
reminder-back = /remind without a number shows your reminders, and brings them back.
table-sleeps = Nothing has happened here for a month, so this table sleeps: nobody is called any more. The next move wakes it.
nudge-done = { $who } will hear that you ask for the move, at an hour and in a way of their own choosing.
next-up = **{ $who }**, your turn comes next, as far as one can see.
loss-overtaken = **{ $who }**, { $by } has overtaken you.
loss-befallen = **{ $who }**, this concerns you: { $story }
wishes-title = Your reminders
wishes-direct-on = They come as direct messages, one for all your tables together.
wishes-direct-off = They come in the channel of the table.
wishes-silent-on = You get none at all.
wishes-next-on = You hear when your turn comes next.
wishes-losses-on = You hear when you are overtaken or lose an office.
wishes-hushed = You have made { $count ->
    [one] one table
   *[other] { $count } tables
} quiet.
wishes-why = Never while you sleep, have a day off or are away, never within an hour of another one, never while you are there.
wish-direct-on = As direct messages
wish-direct-off = In the channel
wish-silent-on = None at all
wish-hear = Of all my tables again
wish-next-on = Tell me when I am next
wish-next-off = Not when I am next
wish-losses-on = Tell me of losses
wish-losses-off = Not of losses
overdue = **{ $who }**, your time has run out, and the table is still waiting: { $prompt }
overdue-excused = **{ $who }**, your time has run out. That is excused { $excused } times, and a day is added ({ $count } of { $excused }); it is due { $when }: { $prompt }
drawn = **{ $who }**, your time was up, so a day of absence was taken for you. Your clocks stand still until { $when }; you can move all the same. With /away you see how much is left, come back, or switch this off.
drawn-more = If you still haven't moved by then, I use one more day without another message.


## A person’s own time

settings-title = Your settings
settings-group-time = Time
settings-group-reminders = Reminders
settings-group-play = Play and pictures
settings-line = { $name }: { $value }
settings-name-reminders = Reminders
settings-reminders-channel = in the channel
settings-reminders-direct = as direct messages
settings-reminders-none = none at all
settings-name-digest = Several tables
settings-digest-together = one reminder for all
settings-digest-apart = each table by itself
settings-name-ahead = Word ahead
settings-ahead-none = none
settings-ahead-next = when I am next
settings-ahead-losses = when I am overtaken or lose something
settings-ahead-both = both
settings-name-language = Language
settings-language-discord = as in Discord
settings-name-picture = Boards only I see
settings-picture-table = as at the table
settings-name-size = Size of pictures only I see
settings-size-full = full
settings-size-half = half, loads faster
settings-name-confirm = Ask me once more
settings-confirm-final = before what cannot be taken back
settings-confirm-all = before every move
settings-confirm-never = never
settings-name-help = Hints
settings-help-yes = where the table allows them
settings-help-no = none for me
settings-name-alone = Automatic moves
settings-alone-nothing = off
settings-alone-answers = what has only one answer
settings-alone-pays = the only sensible payment
settings-alone-both = both
settings-why-reminders = Never while you sleep, have a day off or are away, never within an hour of another one, never while you are there. A single turn or table is made quiet with the buttons of a reminder.
settings-why-play = This is for your eyes and your moves, at all your tables. What is posted for everybody follows the table.
settings-ask =
    ### When do you sleep?
    You play by the clock at this table. Tell me what time it is for you, and your clock stands still at night. I ask only this once; /settings shows it again.
settings-unknown = So far I know nothing of your hours, so your clock runs day and night.
settings-zone = Your time zone: **{ $zone }**, where it is { $now } now
settings-zone-now = { $zone } · { $offset } · { $now }
settings-night = You sleep from { $begins } to { $ends }
settings-night-none = Your clock runs all night
settings-off-none = No days off
settings-off-sat-sun = Saturday and Sunday off
settings-off-fri-sat = Friday and Saturday off
settings-off-sunday = Sunday off
settings-off-saturday = Saturday off
settings-why-time = This holds from now on, at all your tables. Time that has run is not given back. A time zone that is not in the menu can be typed: /settings zone:
settings-choose-zone = What time is it for you now?
settings-choose-night = When do you sleep?
settings-choose-off = Which days do you have off?
picture-tall = Tall, for a phone
picture-wide = Wide, for a desk
picture-words = In words, without a picture
away-title = Away
away-not = You are not away.
away-now = You are away until { $ends }.
away-later = You will be away from { $begins } to { $ends }.
away-left = You have { $left } of absence left.
away-none-left = You have no absence left for now.
away-draws = When your bank is empty, a day of absence is taken for you, at tables with a day or more for a turn.
away-draws-not = When your bank is empty, no absence is taken for you.
away-why = You can be away 21 days in any year, at most 14 in a row, counted by the hour. Others see only that your move is due later; where a day was taken for you, they see that. At some tables time runs on through absences; their lobby says so.
away-for = { $span }
away-back = I am back
away-call-off = Call off later absences
away-draw-on = Use days automatically
away-draw-off = Don’t use days automatically
error-moment = “{ $typed }” is neither a length of time, at most { $most }, nor a day. Write how long (3d, 12h) or a day (2026-12-24, or 2026-12-24 18:00).
error-away-until = You have said when you leave, but not until when you are away. Write both: /away begin:{ $begin } until:3d
error-substitute = Name a person, not a bot, and until when: /substitute person:@friend until:3d
error-substitute-self = You play your own seat already; name a friend who is to play it while you are away.

## The end

final-played = { $count ->
    [one] { $who } wins the game.
   *[other] { $who } share the win.
}
final-resigned = { $count ->
    [0] Ended by resignation, without a winner.
   *[other] { $who } is the last one at the table and wins.
}
final-consent = Ended by consent of all, without a winner.
final-organiser = Ended by an organiser, without a winner.
final-voted = Ended by a vote of those who remained, scored as it stood. { $count ->
    [one] { $who } has most points and wins.
   *[other] { $who } have most points and share the win.
}
final-happened = What happened last: { $story }
final-turning-points = **Turning points**
final-turning-points-none = Nobody’s points changed before the final scoring.
final-turning-point = move { $move }: { $story }
panel-replay = Replay
replay-first = First
replay-leap-back = { $count } back
replay-back = Previous
replay-on = Next
replay-leap-on = { $count } forward

## Help

help-title = ### Heavy board games in your channel, a turn at a time
help-welcome = ### Seneschal has come to { $server }
    Thank you for the invitation. It keeps tables of heavy board games going in a channel, a turn at a time.
help-open = **1.** Open a table with `/game new` or the button below. Others press *Join*, then you press *Start*; a full table can be started by everybody in it. Alone? Add opponents in the table’s message.
help-play = **2.** When it is your turn, a picture of the board is posted and you are mentioned. Choose from its menus, or type `/move`. *Undo* takes a move back.
help-ask = **3.** `/rules` explains, `/why` says why something is not possible, `/board` and `/log` show what happened. A move can wait for days.
help-start = Start a table
help-which = Which game?

## What went wrong

error-no-table-here = There is no table in this channel. /game new opens one.
error-not-running = Table { $table } has no game running.
error-not-seated = You have no seat at this table, but you can watch: /board, /status and /log work for everybody.
error-rematch = The rematch is for those who played to open. Once its lobby is here, you can join with its button; /game new opens a table of your own.
error-not-begun = The game at table { $table } has not begun. With table:{ $last } you see the last one played here.
error-other-game = This table plays { $game }: use `/{ $group }` or `/move`.
error-other-verb = “{ $verb }” is not asked here now. The table asks: { $prompt }
error-several = “{ $typed }” could mean { $which }. Please type more of it, or choose from the list.
error-did-you-mean = “{ $typed }” is none of the choices here. Did you mean { $which }? Nothing was done.
error-no-such-choice = “{ $typed }” is none of the choices here. There are: { $which }.
error-none-of-verb = “{ $verb }” is not possible now. What can be done: { $which }.
error-no-card = There is no card for “{ $typed }”. The list under /rules shows them all.
rules-no-card-of = **{ $place }** stands in the picture of this table; there is no rules card for it. The list under /rules shows them all.
error-no-part = The board has these parts: { $parts }.
error-option-form = “{ $option }” is not of the form option=value; choose from the list.
error-thread-here = A thread for a table can be opened from a text channel only.
error-thread-not-yours = You may not open threads in this channel (permission “Create Public Threads”). Leave out thread:true to open the table in the channel itself.
error-thread-forbidden = I may not open threads in this channel. I need the permission “Create Public Threads”, or leave out thread:true.
error-permission = I lack the permission “{ $permission }” in this channel, so a table could not be run here. Nothing was done.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
panel-no-files = Without a picture: I may not attach files in this channel (permission “Attach Files”). /board with text:true shows the board in words.
error-not-allowed = You do not have the permission for that here.
error-old-command = This command has changed. Please type it anew; if it persists, reload Discord.
error-no-such-member = There is no such member in this server.
error-old-button = This button is from an earlier version. /board and /status show where the table stands.
error-before-restore = This message is from before I was restored from a backup, so its controls no longer work.
error-in-a-server = A table is opened in a channel of a server: type /game new there.
error-unexpected = Something went wrong on my side, and nothing was changed. If you report it, name number { $number }.
error-after-saving = What you did was saved and stands; only the answer to it went wrong on my side. If you report it, name number { $number }. This is what stands:
error-saved = /status shows how the table stands now.
error-unsure = Something went wrong on my side, and I cannot see just now whether this was saved. Look at /status before you try again. If you report it, name number { $number }.

## What happened

between-sentences = {" "}
recap-more = More in the log.
recap-nothing = Nothing has changed since your last turn.
recap-round = **{ $round }** · { $story }
recap-title = Table { $table }: the game so far
command-recap = recap
command-recap-about = What happened since your last turn, or in the whole game
parameter-whole = whole
parameter-whole-about = The whole game so far, a line a round

board-last = Last: { $story }

## Newcomers
command-learn = learn
command-learn-about = A short private lesson: a few decisions, and what comes of them
guide-open = How to play
guide-head = ### { $game }: { $topic }
guide-page = { $page } of { $pages }
guide-topic-goal = the goal
guide-topic-round = how a round goes
guide-topic-press = what to press
guide-topic-points = where points come from
guide-topic-mistakes = three beginner’s mistakes
guide-topic-ask = where to ask
guide-press =
    When it is your turn, a picture of the board is posted and you are mentioned. What you may choose is marked in it with a code, and the same codes stand in the menus and on the buttons below: one or two presses are a move.
    You can type as well: `/move` lists every legal move as you type. *Undo* takes a move back, as long as nobody else has acted. A move can wait for days.
guide-ask =
    `/rules` with a name or a code, such as `/rules 7`, shows what a place does. `/why` and the button *Why not …* say why something cannot be done now, and which card explains it.
    {"*"}My view* shows your own things in your language, `/log` what has happened, `/board` the parts of the board, also in words. Nobody else sees these answers.
guide-back = Back
guide-on = Next
guide-learn = Try it: a short lesson
guide-none = There is no lesson for this game yet.
lesson-head = ### { $game }: a first lesson, step { $step } of { $steps }
lesson-chosen = You chose **{ $choice }**.
lesson-again = Try something else
lesson-on = Go on
lesson-end = That was the lesson. *How to play* has the rest in six cards; a first table is the best way to learn what is left.
panel-first = First game? How to play
help-guide = Never played one of these? *How to play* takes two minutes; `/learn` lets you try a few decisions.
help-house = Rules of the house
house-title = ### Rules of the house
house-time = **Time.** At each hand-over there is free time, then a bank lasts the game; the lobby says how much. Nights never count, nor days off and absences (`/away`) where the lobby says so. What is asked of you in the middle of another player’s turn is due after { $answer } times the free time and costs nothing of the bank; that turn waits.
house-absence = **Away days.** Where absences do not count and a turn has { $least } or more, free time and bank together, an empty bank first takes a day of the player’s absence: at most { $turn } in one turn, and only if they have done something at the table within the last { $silent } days. At most { $once } in a row and { $year } in any year are taken. They are told once a turn, and the board says until when. With `/away` they come back or switch this off. At faster tables none is taken.
house-lapse = **When time runs out.** It is excused { $excused } times: a day is added. Several within a day count once. The next time, or at once about a player who has been silent for { $silent } days, the others decide: wait a day, let the house or an opponent play this turn, or free the seat. Most answers decide, a tie waits, and a day’s silence lets the house play. What was played for somebody can be taken back with *Undo* until the next person has moved.
house-vacant = **Vacant seats.** When time runs out more than { $lapses } times, or { $days } days of silence follow, a seat is vacant. Those who remain decide within { $vote } days: wait, let somebody take it over (`/game takeover`), let an opponent or the house play on, or end and score as it stands. Without an answer it is as the lobby says. Whoever had vanished can come back with `/game takeover` as long as nobody else has the seat.
house-votes = **Votes.** When all agree it is done at once, and one objection ends it. After { $vote } days more than half are enough; whoever has been silent for { $days } days is not counted. So no table is stuck because one answer is missing. If somebody who has not agreed to end the game makes a move, that question has lapsed.
house-substitute = **Substitutes.** `/substitute` hands your seat to a friend while you are away. Both agree, and the log says who moved.
house-left = **Leaving without a word.** Whoever lets a seat fall vacant can sit down at { $most } new tables at most, until somebody plays the seat or they are back. Nobody is banned for anything.
house-plans = **Plans.** With `/plan` you decide ahead what you do when you are asked: the first of your choices that is possible, else the table waits for you. Only you see a plan. It answers the question it was made for and no other, stops when moves are taken back, and the board says that a move was planned.
command-mygames = mygames
command-mygames-about = All your tables on all servers, the most urgent first
mine-title = My tables
mine-none = You sit at no table. /game new opens one in a channel of a server.
mine-count = { $waiting ->
    [0] None of your { $total } tables waits for you.
   *[other] { $waiting } of { $total } wait for you.
}
mine-go = Go there
mine-vote = The others have asked something and wait for your answer.
mine-lobby = Not begun yet: { $seated } of { $most } seats are taken.
mine-others = To move: { $who }
mine-with = with { $who }
mine-plan-stopped = A plan of yours has stopped: /plan says why.
mine-next = Next table
mine-more-urgent = More urgent
mine-less-urgent = Less urgent
mine-none-waits = No table waits for a move of yours.
command-history = history
command-history-about = The pictures of a game, move by move, and what each move did
panel-history = History
history-step = move { $step } of { $latest }
history-latest = Latest
history-last-turn = My last turn
history-rounds = To a round …
history-turning-points = To a turning point …

## A finished game looked at again

command-review = review
command-review-about = A finished game looked at again: win chances, costly moves, accuracy
panel-review = Review
review-title = review
review-waiting = The review is being made; that takes a minute or two. It is kept: /review shows it whenever you like.
review-progress = The review is being made: { $done } of { $all } parts …
review-failed = This game cannot be reviewed: it cannot be played again from its record.
review-gone = This review is no longer there. /review makes it anew.
review-share-least = under 1%
review-share-most = over 99%
review-chance = { $who } { $share }
review-chances = Win chances: { $chances }
review-accuracy = **Accuracy**
review-swings = **What cost most**
review-swings-none = No choice cost anybody much.
review-swing = { $number }. Move { $move } ({ $when }), { $who }: **{ $played }** was good for { $kept }. Better: **{ $best }**, { $could }
review-swing-why = { $swing } – { $why }
review-later = pays off only later
review-swing-option = Move { $move } · { $who } · −{ $cost }%
review-to-swing = To a costly move …
review-steps = Move by move
review-export = Save as a file
review-try = Try another move
review-kept = This choice kept { $share } of the win chance there was.
review-alt = Win chances in percent, from the first move to the last:
review-about = Accuracy is 100% for the best choice every time and 0% for choosing at random; a choice counts by what hangs on it. Each is judged by the hard opponent’s search, from what its player could know.
review-file = The review: everybody’s chances after every move, and what each choice kept.

## What if

command-whatif = whatif
command-whatif-about = Try moves in private, from now or after any move; nothing touches the table
parameter-after = after
parameter-after-about = The number of the move to begin after; /history shows it
panel-whatif = What if
whatif-title = What if
whatif-about = Only you see this, and nothing of it touches the table. The medium opponent plays for the others.
whatif-about-running = Only you see this, and nothing of it touches the table. The medium opponent plays for the others; what you cannot know is made up.
whatif-back = Take back
whatif-again = Start over
whatif-to-board = Back to the board
whatif-over = The game would be over here.

## A game as an animation

command-replay = replay
command-replay-about = An animation of a game, a picture a turn; it takes a little while
parameter-since = since
parameter-since-about = From where on
since-beginning = The whole game
since-turn = Since my last turn
replay-animation = Animation
replay-waiting = Another animation is being drawn; yours is next.
replay-drawing = Drawing the animation: { $done } of { $all } turns …
replay-done = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, from move { $first } to move { $last }.
replay-cannot = This game cannot be played again from its record, so there is no animation. /history shows its moves.
replay-too-long = The animation would be too large for a message. /history shows the moves one by one.
replay-no-pictures = This game has no pictures, so there is nothing to replay.

## The tables of a server

command-tables = tables
command-tables-about = Tables of this server to join or to watch, and free seats elsewhere
parameter-looking = looking
parameter-looking-about = Ask for players: the table is listed on other servers too
lobby-looking = Players wanted: everybody is welcome to join.
tables-lobbies = Open tables
tables-empty-seats = Games with an empty seat
tables-elsewhere = Players wanted on other servers
tables-running = Games to watch
tables-none = There is no table here to join or to watch. /game new opens one.
tables-watch = Watch
tables-back = Back
tables-on = More
tables-seated = { $seated } of { $most } seats taken
company-title = Who plays with you:
company-reply = { $who } usually moves within { $time }
company-finished = { $played ->
    [one] has played { $finished } of { $played } game to its end
   *[other] has played { $finished } of { $played } games to their end
}

## One’s own note at a table

command-note = note
command-note-about = Note something for yourself at this table; My view shows it to you alone
parameter-note = note
parameter-note-about = What to note, in place of what is noted now; leave out to read it
note-own = Your note: { $note }
note-none = You have noted nothing at this table.
note-kept = Noted. Only you see it, with *My view*.
note-delete = Delete the note
note-deleted = The note is deleted.

## What is stored about a person

command-server = server
command-server-about = For organisers: where tables may be opened, by whom, how fast and in which language
parameter-channel = channel
parameter-channel-about = Allow tables in this channel (again: forbid)
parameter-role = role
parameter-role-about = Call this role when a table asks for players, or no more
server-title = Tables on this server
server-about = Channels and the role: `/server channel:` and `/server role:`, the same once more takes it back. Organisers may open tables at any time.
server-where = Tables may be opened in { $channels } and in threads there.
server-everywhere = Tables may be opened in every channel.
server-pace = Usual pace: { $pace }
server-pace-any = The usual pace, unless another is chosen
server-language = Usual language: { $language }
server-language-any = The language of whoever opens a table
server-openers-everybody = Everybody may open tables
server-openers-organisers = Only organisers may open tables
server-tables = { $count ->
    [one] One table
   *[other] { $count } tables
} opened by one person at a time
server-most-any = As many tables as anybody likes
server-ping = { $role } is called when a table asks for players (`/game new looking:`), once an hour at most.
server-ping-none = No role is called when a table asks for players.
server-ping-mute = { $role } cannot be called yet: let everybody mention it in the role’s settings, or give me the permission to mention all roles.
server-opponents-yes = Computer opponents may play
server-opponents-no = No computer opponents
server-choose-pace = Usual pace…
server-choose-language = Usual language…
server-choose-openers = Who may open tables…
server-choose-most = How many tables at a time…
server-choose-opponents = Computer opponents…
command-privacy = privacy
command-privacy-about = What is stored about you, as a file; and how to delete it
privacy-title = ### What I know of you
privacy-stored = Your Discord ID and the name you had when you sat down; your moves, and when you made them; the tables you opened; if you told me, your time zone, nights, days off and absences, how you like your pictures and reminders; whom you nudged and who nudged you; your notes; what you planned ahead and the moves you tried out afterwards; the tables you made quiet; and when you were last about.
privacy-not-stored = I don’t store what you write in channels or anything else from your account. Other players see your name, colour and moves and, when you join, how fast you usually move and how many games you finished.
privacy-file = All of it as a file
privacy-here = This is everything stored under your Discord ID.
privacy-delete = Delete it …
privacy-sure = Your settings, reminders, absences and notes are deleted. In your games your name becomes “Player 2”, or whichever seat was yours, and nothing leads from there to you; the moves stay, because they are the others’ games too. This cannot be taken back. Messages already posted stay in their channels, and backups of whoever runs the bot until they are replaced. I keep the date and a salted hash of your ID, so that restoring an old backup deletes your data again.
privacy-delete-now = Delete it for good
privacy-deleted = { $games ->
    [0] It is deleted.
    [one] It is deleted; you have another name in { $games } game.
   *[other] It is deleted; you have another name in { $games } games.
}
privacy-player = Player { $number }
playground-title = Sit down at a table
playground-about = Four heavy board games with the real bot, in a small Discord of your own. Choose a game and play your first turn now.
playground-kept = Type **/** for commands. Everything is kept on this machine, so you can stop and go on later.
playground-foot = New to a game? **Learn** is a lesson of a few decisions. At a table, */rules*, */why* and the cards of *How to play* help along.
playground-strength = Opponents
playground-strength-easy = easy
playground-strength-medium = medium
playground-strength-hard = hard
playground-pace = Watching
playground-pace-slow = slowly
playground-pace-steady = steadily
playground-pace-quick = quickly
playground-seats = For { $least } to { $most } players
playground-alone = Play alone
playground-alone-about = You against opponents of the house
playground-two = Two of us
playground-two-about = You and a friend, in a second window
playground-watch = Watch
playground-watch-about = Opponents of the house against each other
playground-learn = Learn
playground-learn-about = A short lesson with a few decisions
playground-reloaded = Texts and painters have been read again; the next picture is drawn anew.

## Plans

command-plan = plan
command-plan-about = Decide ahead what you do when you are asked, and what is done for you alone
plan-title = Your plans
plan-none = You have none at this table.
plan-about = Only you see this. As soon as its question comes, a plan takes the first of your choices that is possible, and the board says so. If none is possible it stops, and you are asked as usual; it also stops when moves are taken back. What you are being asked now cannot be planned.
plan-nothing-comes = Only you see this. Nothing you will be asked is in sight now.
plan-for = Plan for when I am asked …
plan-for-more = … or, less likely, when I am asked …
plan-likely = will probably come up soon
plan-maybe = may come up soon
plan-seldom = seldom comes up
plan-drop = Take a plan back …
plan-away = Put away what has stopped
plan-scope-once = the next time
plan-scope-round = every time in this round
plan-scope-game = every time, until I take it back
plan-does = { $steps }; if nothing is possible, it stops and you are asked
plan-else = – if that is not possible:
plan-stops = Stops when { $stops }
plan-stopped = **A plan has stopped** ({ $ask }): { $why }.
plan-in-view = { $count ->
    [one] One plan waits
   *[other] { $count } plans wait
} (/plan).
plan-draft = ### When you are asked: { $ask }
plan-how-often = How often: **{ $scope }**
plan-choose = Choose what it does. Further choices are for when the first is not possible.
plan-not-now = The choices are those that may come up. A choice that has another name by then counts as another one and is not taken.
plan-when = How often?
plan-stop-when = Stop when … (choose again to take it off)
plan-stop-more = … or stop when …
plan-make = Make this plan
plan-less = Remove the last choice
plan-discard = Discard
plan-stop-move = somebody else takes { $what }
plan-stop-overtaken = somebody has overtaken you
plan-stop-loss = something of yours was taken or pushed away
plan-stop-round = the round is over
plan-stop-effect = the choice does or costs something else than when you planned it
plan-why-none = nothing you had chosen was possible
plan-why-undo = moves were taken back
plan-why-seat = the seat changed hands
plan-why-forced = there was only one choice, and the game made it
plan-why-before = the plan before it for the same question had stopped
plan-made = The plan waits.
plan-dropped = Taken back.
plan-out-of-sight = The game has moved on, and that is not in sight any more.
plan-habit-answers_alone = Where only one answer is possible, it is given for you at once. The others may notice how quickly.
plan-habit-pays_alone = Where only one way to pay makes sense, you pay like that at once.
plan-habit-answers_alone-on = Give the only answer for me
plan-habit-answers_alone-off = Ask me for the only answer too
plan-habit-pays_alone-on = Pay for me where it is clear
plan-habit-pays_alone-off = Let me pay myself
