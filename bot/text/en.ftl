# Texts of the Discord interface; the tables’ own texts are in bot/tables/text.

## Commands: name and description

# Name of a command, at most 32 characters.
command-play = play
# Description of a command, at most 100 characters.
command-play-about = Play: open a table here, with people or computer players
# Name of a command, at most 32 characters.
command-start = start
# Description of a command, at most 100 characters.
command-start-about = Start the game that waits here, or open a table
# Name of a command, at most 32 characters.
command-game = game
# Description of a command, at most 100 characters.
command-game-about = Open, join, start and end tables
# Name of a command, at most 32 characters.
command-game-new = new
# Description of a command, at most 100 characters.
command-game-new-about = Open a table in this channel or in its own thread
# Name of a command, at most 32 characters.
command-game-join = join
# Description of a command, at most 100 characters.
command-game-join-about = Take a seat at the table of this channel
# Name of a command, at most 32 characters.
command-game-leave = leave
# Description of a command, at most 100 characters.
command-game-leave-about = Leave your seat; once the game has started, that is resigning
# Name of a command, at most 32 characters.
command-game-colour = colour
# Description of a command, at most 100 characters.
command-game-colour-about = Pick your colour, or get a random one
# Name of a command, at most 32 characters.
command-game-start = start
# Description of a command, at most 100 characters.
command-game-start-about = Start with everyone who has joined; with seats still open only the host or an admin can
# Name of a command, at most 32 characters.
command-game-cancel = cancel
# Description of a command, at most 100 characters.
command-game-cancel-about = Close the table before the game starts (host or admin)
# Name of a command, at most 32 characters.
command-game-end = end
# Description of a command, at most 100 characters.
command-game-end-about = End the game now: everyone must agree, or an admin decides
# Name of a command, at most 32 characters.
command-game-remove = remove
# Description of a command, at most 100 characters.
command-game-remove-about = Remove a player who has left; their seat becomes empty (admin)
# Name of a command, at most 32 characters.
command-game-takeover = takeover
# Description of a command, at most 100 characters.
command-game-takeover-about = Take over an empty seat, or return to your own
# Name of a command, at most 32 characters.
command-game-computer = computer
# Description of a command, at most 100 characters.
command-game-computer-about = Let a computer player take an empty seat, or give the seat back
# Name of a command, at most 32 characters.
command-game-resume = resume
# Description of a command, at most 100 characters.
command-game-resume-about = Continue a paused table in this channel
# Name of a command, at most 32 characters.
command-invite = Invite to a table
# Name of a command, at most 32 characters.
command-block = Block at tables
# Name of a command, at most 32 characters.
command-record = record
# Description of a command, at most 100 characters.
command-record-about = Results of a person in a game: rating, wins, rivals, badges
# Name of a command, at most 32 characters.
command-leaderboard = leaderboard
# Description of a command, at most 100 characters.
command-leaderboard-about = The best players of a game by rating, and what finished games show
# Name of a command, at most 32 characters.
command-record-against = Record against …
# Name of a command, at most 32 characters.
command-what-happened = What happened here?
# Name of a command, at most 32 characters.
command-move = move
# Description of a command, at most 100 characters.
command-move-about = Make a move: type a code, a name or the beginning of one
# Name of a command, at most 32 characters.
command-view = view
# Description of a command, at most 100 characters.
command-view-about = Your own view, or the board or part of it (only you)
# Name of a command, at most 32 characters.
command-status = status
# Description of a command, at most 100 characters.
command-status-about = Whose turn it is, since when, and what they have to do
# Name of a command, at most 32 characters.
command-rules = rules
# Description of a command, at most 100 characters.
command-rules-about = Look up a rule: a building, a phase, an effect
# Name of a command, at most 32 characters.
command-undo = undo
# Description of a command, at most 100 characters.
command-undo-about = Take back your last move; going further back needs everyone’s OK
# Name of a command, at most 32 characters.
command-settings = settings
# Description of a command, at most 100 characters.
command-settings-about = Language, hours, reminders, pictures, hints, notes, your data, and blocking people
# Name of a command, at most 32 characters.
command-away = away
# Description of a command, at most 100 characters.
command-away-about = Say when you’re away: your clocks stop
# Name of a command, at most 32 characters.
command-game-substitute = substitute
# Description of a command, at most 100 characters.
command-game-substitute-about = Let someone play for you while you’re away; leave blank to end it
# Name of a command, at most 32 characters.
command-help = help
# Description of a command, at most 100 characters.
command-help-about = How it works, how to play, and a short lesson
# Description of a command, at most 100 characters.
command-verbs-about = { $game }: make a move by name
# Description of a command, at most 100 characters.
command-verb-about = { $game }: { $verb }

## Parameters of commands: name and description

# Name of a command, at most 32 characters.
parameter-game = game
# Description of a command, at most 100 characters.
parameter-game-about = Which game
# Name of a command, at most 32 characters.
parameter-lesson = lesson
# Description of a command, at most 100 characters.
parameter-lesson-about = A short private lesson in this game: make a few decisions and see what comes of them
# Name of a command, at most 32 characters.
parameter-seats = seats
# Description of a command, at most 100 characters.
parameter-seats-about = Number of players; leave blank for any number the game allows
# Name of a command, at most 32 characters.
parameter-seat = seat
# Description of a command, at most 100 characters.
parameter-seat-about = Whose seat
# Name of a command, at most 32 characters.
parameter-person = person
# Description of a command, at most 100 characters.
parameter-person-about = The person who plays for you
# Name of a command, at most 32 characters.
parameter-player = player
# Description of a command, at most 100 characters.
parameter-player-about = Whose results; leave blank for your own
# Name of a command, at most 32 characters.
parameter-computers = computers
# Description of a command, at most 100 characters.
parameter-computers-about = Play against computer players of this strength; the game starts right away
# Name of a command, at most 32 characters.
parameter-invite = invite
# Description of a command, at most 100 characters.
parameter-invite-about = A person to play with; nobody else can join
# Name of a command, at most 32 characters.
parameter-line = line
# Description of a command, at most 100 characters.
parameter-line-about = A line of text for those who might join, such as “Beginners welcome”
# Name of a command, at most 32 characters.
parameter-rated = rated
# Description of a command, at most 100 characters.
parameter-rated-about = Whether the result changes ratings; otherwise only where all players are people
# Name of a command, at most 32 characters.
parameter-strength = strength
# Description of a command, at most 100 characters.
parameter-strength-about = How strong the computer player is, or give the seat back
# Name of a command, at most 32 characters.
parameter-options = options
# Description of a command, at most 100 characters.
parameter-options-about = Rule variants
# Name of a command, at most 32 characters.
parameter-language = language
# Description of a command, at most 100 characters.
parameter-language-about = The language
# Name of a command, at most 32 characters.
parameter-pace = pace
# Description of a command, at most 100 characters.
parameter-pace-about = A name, or your own: time a turn, time bank, refill a round, such as 6h 5d 1d
# Name of a command, at most 32 characters.
parameter-pauses = pauses
# Description of a command, at most 100 characters.
parameter-pauses-about = What stops the clocks besides nights
# Name of a command, at most 32 characters.
parameter-zone = zone
# Description of a command, at most 100 characters.
parameter-zone-about = Your time zone, if it isn’t in the menu
# Name of a command, at most 32 characters.
parameter-until = until
# Description of a command, at most 100 characters.
parameter-until-about = For how long (3d, 12h) or until when (2026-12-24)
# Name of a command, at most 32 characters.
parameter-from = from
# Description of a command, at most 100 characters.
parameter-from-about = From when (same format); leave blank for now
# Name of a command, at most 32 characters.
parameter-thread = thread
# Description of a command, at most 100 characters.
parameter-thread-about = Give the table its own thread (default where threads are allowed)
# Name of a command, at most 32 characters.
parameter-colour = colour
# Description of a command, at most 100 characters.
parameter-colour-about = Your colour
# Name of a command, at most 32 characters.
parameter-table = table
# Description of a command, at most 100 characters.
parameter-table-about = Table number, if the game was in another channel
# Name of a command, at most 32 characters.
parameter-move = move
# Description of a command, at most 100 characters.
parameter-move-about = Your move; the list shows every legal one
# Name of a command, at most 32 characters.
parameter-target = target
# Description of a command, at most 100 characters.
parameter-target-about = What or where; the list shows every legal choice
# Name of a command, at most 32 characters.
parameter-part = part
# Description of a command, at most 100 characters.
parameter-part-about = The part of the board
# Name of a command, at most 32 characters.
parameter-text = text
# Description of a command, at most 100 characters.
parameter-text-about = As text instead of a picture
# Name of a command, at most 32 characters.
parameter-picture = picture
# Description of a command, at most 100 characters.
parameter-picture-about = Tall for phones, wide for desktop
# Name of a command, at most 32 characters.
parameter-card = card
# Description of a command, at most 100 characters.
parameter-card-about = A name, or a code from the picture
# Name of a command, at most 32 characters.
parameter-old = old
# Description of a command, at most 100 characters.
parameter-old-about = A command that you can’t find any more

## Commands of before

former-command = { $old } is now { $command }.
former-command-button = { $old } is now a button: { $command }, then *{ $button }*.
former-command-board = { $old } is now a button below the board: *{ $button }*.
former-command-unknown = There has been no command “{ $typed }”. /help without it shows how to begin.
former-command-help = Looking for a command you used to type? `/help old:` says where it is now.
former-name-board = board
former-name-game-picture = picture
former-name-export = export
former-name-hand = hand
former-name-log = log
former-name-note = note
former-name-nudge = nudge
former-name-privacy = privacy
former-name-remind = remind
former-name-replay = replay
former-name-review = review
former-name-score = score
former-name-substitute = substitute
former-name-verify = verify
former-name-whatif = whatif
former-name-why = why
former-name-hint = hint
former-name-resign = resign
former-name-learn = learn
former-name-stats = stats
former-name-mygames = mygames
former-name-game-free = free
former-name-game-opponent = opponent

## Words

colour-dealt = Random
colour-open = random colour
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

## A new table

play-title = Open a table
play-title-game = Open a table: { $game }
game-seats = For { $least } to { $most } players
play-time = Time control
play-time-about = A game against computer players alone has no clock unless you choose one
play-others = Other players
play-people = People who join
play-people-about = The table waits in the channel until they have joined
play-computers = Computer players: { $strength }
play-more = More
play-unrated = Unrated: the result changes no ratings
play-unused-time = No clock, because nobody waits for you. To set one: /status, *Time control…*
play-unused-public = It isn’t listed on other servers: the game has started, so nobody can join.
play-unused-line = Your line of text isn’t shown: the game has started, so nobody can join.

## Opening a table

lobby-title = { $game } · table { $table }
lobby-open = { $seated } of { $least }–{ $most } players
lobby-open-fixed = { $seated } of { $most } players
lobby-started = The game has started.
lobby-cancelled = The table was closed before the game started.
lobby-expired = Table closed: nobody started the game within a week. /play opens another.
lobby-seat = **{ $who }** – { $colour }
lobby-seat-computer = **{ $who }** (computer, { $strength }) – { $colour }
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-expert = expert
strength-back = give seat back
lobby-computers = Add a computer player…
lobby-computer-add = Computer player: { $strength }
lobby-computer-easy = Makes mistakes; good for a first game
lobby-computer-medium = Solid; thinks one turn ahead
lobby-computer-hard = Thinks several turns ahead
lobby-computer-expert = Looks deeper, for up to a minute per move; not at fast tables
lobby-computer-remove = Remove { $who }
lobby-computers-forbid = No computer players (admin)
lobby-computers-allow = Allow computer players (admin)
lobby-computers-forbidden = No computer players at this table.
lobby-choose-hints = Hints…
lobby-hints-yes = Hints on: *Hint* in *My view* shows you good moves, only to you.
lobby-hints-no = Hints off.
lobby-choose-rated = Ratings…
lobby-rated = rated game
lobby-rated-yes = Rated: the result changes the players’ ratings. There are no hints.
lobby-rated-no = Not rated.
lobby-option = { $name }: { $value }
lobby-time-control = Time control: { $time_control }.
lobby-timeout-policy = Each turn has grace time; the time bank refills by { $refill } a round. { $pauses } { $forgiven } timeouts are forgiven, then the others vote (at once after { $silent } silent days). Longest wait: { $longest } days. After { $timeouts } timeouts or { $days } silent days, the seat is empty. If nobody votes: { $usual }.
lobby-timeout-policy-no-clock = No time limit, only reminders. If a player leaves, the others vote on the seat; if nobody votes: { $usual }.
lobby-choose-time-control = Time control…
lobby-set-time-control = Time control · { $time_control }
lobby-choose-empty-seat = If a seat becomes empty…
lobby-set-empty-seat = Empty seat: { $usual }
lobby-empty-seat = If a seat is empty and nobody votes: { $usual }.
empty-seat-computer = A computer player takes over ({ $strength })
lobby-choose-pauses = When clocks stop…
time-control-swift = Swift
time-control-standard = Standard
time-control-relaxed = Relaxed
time-control-custom = Custom
time-control-none = No clock
time-control-label = { $name }: { $grace } a turn, then { $bank } in the bank
time-control-terms = { $name } ({ $grace } grace time a turn, then a time bank of { $bank } that refills by { $refill } a round)
time-control-terms-none = no clock, only reminders
pauses-all = Clocks stop at night, on days off and while players are away.
pauses-away = Clocks stop at night and while players are away, not on days off.
pauses-days-off = Clocks stop at night and on days off, not while players are away.
pauses-nights = Clocks stop at night only.
lobby-chance = All randomness comes from a secret seed, revealed at the end. SHA-256: { $hash }
lobby-time = How time works
lobby-join = Join
lobby-leave = Leave
lobby-leave-alone = You’re the only one here, so leaving closes the table. Close it?
lobby-start = Start
lobby-missing = { $count ->
    [one] One more player is needed: wait for a player to join, or press *Play vs computers*.
   *[other] { $count } more players are needed: wait for people to join, or press *Play vs computers*.
}
lobby-missing-people = { $count ->
    [one] One more player is needed before the game can start.
   *[other] { $count } more players are needed before the game can start.
}
lobby-start-alone = Play vs computers
lobby-settings = Settings…
lobby-settings-title = Settings of table { $table }
lobby-settings-host = Only { $host }, who opened the table, can change these.
host-line = Line of text
host-line-about = For those who might join, such as “Beginners welcome”
host-line-open = Text in the lobby…
host-line-shown = “{ $line }”
lobby-cancel = Close table
lobby-your-colour = Your colour…
lobby-language = Table language…
lobby-set-language = Language: { $language }
game-thread = { $game } · { $who }
game-opened = Table { $table } is open in { $where }. Others can join there.
game-solo = Table { $table } in { $where }: you play against { $who }.
game-computer-plays = { $who } now plays this seat.
game-seat-returned = { $who } has the seat back.
game-joined = You joined table { $table }.
game-left = You left table { $table }.
game-colour = Your colour: { $colour }.
game-time-control = { $time_control }.
game-picture-tall = From now on the board is posted tall.
game-picture-wide = From now on the board is posted wide.
game-started = Table { $table } has started.
game-cancelled = Table { $table } is closed.
game-ended = The game has ended.
game-end-admin = As an admin here you can end the game now, without a winner. This can’t be undone.
game-end-alone = You’re the only person playing, so the game ends right away, without a winner. This can’t be undone.
game-end-rated = It’s a rated game: ending it now counts as resigning.
game-end-player = This asks the other players. If everyone agrees, the game ends now without a winner. That can’t be undone.
game-end-now = End it now
game-end-ask = Ask the players
game-remove-confirm = This removes { $who } for good: they can’t come back, and autopilot plays until the others decide about the seat. It can’t be undone.
game-remove-now = Remove player
game-player-removed = The player was removed. Autopilot plays this seat for now.
game-resumed = Table { $table } continues here.
move-asked = The others are being asked in table { $table }’s channel.
move-asked-paused = Everyone at table { $table } has to agree to continue here: each of them types /game resume with the table number in this channel.

## The message of a turn

panel-headline = { $game } · { $where }
panel-ask = { $who }, { $prompt }
panel-thinking = Thinking: **{ $who }**…
panel-empty-seat = { $count ->
    [one] It’s **{ $who }**’s turn, but nobody is playing that seat right now. The table is waiting.
   *[other] It’s the turn of **{ $who }**, but nobody is playing those seats right now. The table is waiting.
}
panel-asked = { $who }: { $ask }.
panel-since = Since your last move: { $story }
panel-so-far = So far: { $story }
panel-due = due { $when }
panel-away = { $who } is away until { $when } (out of time, so an away day was used)
panel-table = table { $table }
panel-move = move { $move }
what-happened-no-board = This message shows no board of this channel’s table. /history shows every position.
what-happened-secret = This board has no move number, because its question was secret. /history shows every position.
panel-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
panel-which-part = Choose a category…
panel-answer-sealed = { $what } ({ $given } of { $asked } done)
panel-answer-secret = Choose secretly
panel-answered = Got it: { $answer }. You can change it until everyone has answered.
panel-answered-in-steps = Got it (last part: { $answer }). You can change it until everyone has answered, but you’ll have to choose every part again.
answer-in = Got it. You can choose again until everyone has answered; once you start, your earlier answer no longer counts.
answer-withdrawn = Your earlier answer is withdrawn. The new one counts once you have chosen its last part.
panel-undo = Undo
panel-view = My view
panel-why = Why not…
panel-hint = Hint
panel-recap = Recap
panel-plan = Plan
panel-rules-of = Rules: { $card }
panel-web = Open on the web
panel-sign-in = Sign in on the web
panel-more = More…
panel-status = Status
panel-log = Log
panel-score = Score
panel-board = Board as text
panel-export = Download
panel-verify = Verify
panel-rating = Ratings
panel-resign = Resign…
panel-rematch = Rematch
rematch-invitation = { $who }: { $host } has opened a rematch, table { $table }.
guests-open = Invite…
guests-title = Guests of table { $table }
guests-only = By invitation: only guests can join, and the table isn’t listed.
guests-everyone = Everyone can join; you can invite people too.
guests-close-table = Guests only
guests-open-table = Open to everyone
guests-invite = Whom do you want to invite?
guests-none = Nobody is invited yet.
guests-guest-open = { $who }: invited
guests-guest-accepted = { $who }: accepted
guests-guest-declined = { $who }: declined
guests-invited = Invited: { $who }. They get a direct message, or a mention at the table.
guests-lobby-only = By invitation only.
guests-lobby-open = Invited: { $who }.
guests-lobby-declined = Declined: { $who }.
invitation-text = **{ $who }**, { $host } invites you to { $game }, table { $table }.
invitation-accept = Accept
invitation-decline = Decline
invitation-accepted = **{ $who }** has accepted and plays at table { $table }.
invitation-declined = **{ $who }** has declined the invitation to table { $table }.
invitation-left-server = You’ve left the server of this table. Join it again, then press Accept: the invitation stays open.
invite-bot = { $who } is a bot and can’t take a seat. For computer players press *Play vs computers*, or add them under *Settings…*.
invite-yourself = You don’t need an invitation: the seat of the person who invites is taken already. Choose someone else.
invite-gone = { $who } isn’t on this server any more.
invite-gone-unknown = This person isn’t on this server any more.
invite-which = To which table do you want to invite { $who }?
invite-new = You have no table that hasn’t started. Open one for { $who }?
invite-menu = Choose…
play-invite-computers = With computer players the game starts at once, so nobody can be invited. Choose one of the two.
play-line-game = Choose a game too ({ parameter-game }), or leave out { parameter-invite } and { parameter-computers }: then a form asks for the rest.
panel-to-board = To the board
panel-to-table = To the table
more-menu-about = More for this table:
more-menu-line = **{ $label }** – { $about }
more-menu-below = Below the board: *My view* shows your own side, only to you; *Why not…* says why something isn’t possible; *Undo* takes back your last move.
panel-guide-about = the whole game in six cards
panel-status-about = whose turn it is and since when; reminders and time control
panel-history-about = every position, move by move, also as an animation
panel-log-about = all moves as text
panel-score-about = who has how many points, and what they come from
panel-board-about = the whole position in words
panel-export-about = the record of the game as a file
panel-verify-about = check that chance was fair, by re-running the game from its published seed
panel-web-about = a link just for you to the table’s web page, where you can tap the board itself
panel-hint-about = good moves right now and why
panel-whatif-about = try moves out; nobody sees it, and the table stays as it is
panel-plan-about = decide ahead what you do when you’re asked
panel-resign-about = leave the game for good
panel-not-seated = You’re not playing at this table.
panel-can-look = You’re welcome to watch:
panel-meanwhile = In the meantime:
panel-moved-on = { $who } has already moved. The board shows the current position.
panel-changed = The table has changed since then. The board shows the current position.
panel-restored = I’ve been restored from a backup. This is the latest saved position; any later moves are lost.
recap-earlier = ({ $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}: see the log)

## Making a move

move-done = Chosen: { $move }.
move-next = Next: { $prompt }
move-confirm = **{ $move }**: this can’t be undone or costs you much more than the alternatives. Go ahead?
move-sure = **{ $move }**: go ahead?
move-confirm-yes = Do it
move-confirm-no = Not now
move-confirm-nothing = Cancelled. Nothing has changed.
move-again = You just made this move, and it counts:
move-again-ask = Make **{ $move }** again?
move-again-yes = Yes, again
hint-title = Suggestions
hint-line = { $place }. **{ $move }** – { $wins }: { $why }
hint-line-bare = { $place }. **{ $move }** – { $wins }
hint-wins = { $chance ->
    [0] wins less than 1% of the time
    [100] wins over 99% of the time
   *[other] wins about { $chance }% of the time
}
hint-as-good = about as good
hint-none = There is only one choice now.
hint-about = From a hard computer player, using only what you can see.
hint-about-round = “+” and “−”: the difference by the end of the round, if everyone passes from now on.

## Looking

part-board = board
own-holds = What you have
own-choices = What you can choose and pay for
own-choices-part = { $part }: { $codes }
own-last = Your last turn
board-as-file = The text board is long, so here it is as a file.
status-title = { $game } · table { $table }
status-lobby = Waiting for players; not started yet.
status-running = The game is running.
status-finished = The game is over.
status-cancelled = The table was closed before the game started.
status-paused = Paused; nothing is lost.
status-unposted = The latest message of this table couldn’t be posted, so the channel may show an older position. I’m trying again now and with every move.
paused-channel-gone = The channel is gone. Use /game resume with the table number in another channel.
paused-no-access = I can’t see the channel any more (permission “View Channel”). Fix that or go to another channel, then /game resume.
paused-no-permission = I can’t write in the channel any more (permission “Send Messages”, in threads “Send Messages in Threads”). Fix that or go to another channel, then /game resume.
paused-archived = The thread is locked. Unlock it or go to another channel, then /game resume.
paused-unknown = I couldn’t post in the channel. /game resume tries again.
status-since = asked { $when }
status-due = due { $when } ({ $at })
status-bank = { $bank } left in the time bank
status-reminded = reminder { $when }
status-seats = At the table: { $who }
status-resigned = { $who } (seat empty)
status-substitute = { $who } ({ $substitute } is filling in)
status-computer = { $who } ({ $strength })
status-reminder = Reminder after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
status-reminder-off = No reminders.
status-reminders = Reminders…
status-time-control = Time control…
status-own-time-control = Or: a turn, bank, refill a round (6h 5d 1d)
status-nudge = Nudge
status-board-wide = Post boards wide
status-board-tall = Post boards tall
status-next = *Rematch* below the result starts the same game again, /play opens another table, and /history replays this one move by move.
score-line = **{ $who }**: **{ $points }**
score-plain = { $who }: { $points } = { $parts }
score-plain-bare = { $who }: { $points }
score-resigned = Out of the game, so can’t win: { $who }.
score-part = { $source }: { $points }
chart-alt = Score chart, points round by round:
chart-alt-line = { $who }: { $points }
log-title = Log of table { $table }
log-earlier = Earlier
log-later = Later
log-empty = Nothing has happened yet.
log-someone = Someone
log-open = { $who } opens the table.
log-join = { $who } takes a seat.
log-leave = { $who } leaves.
log-colour = { $who } chooses a colour.
log-options = The options were changed.
log-cancel = The table is closed.
log-expire = The table is closed: nobody started the game in time.
log-start = The game begins.
log-move = { $who }: { $move }
log-secret = { $who } makes a move that isn’t public yet.
log-autopilot-move = Autopilot, for { $who }: { $move }
log-computer-move = { $who }: { $move }
log-aims = { $story } ({ $aims })
log-seat-computer = A computer player joins ({ $strength }).
log-remove-computer = A computer player leaves.
log-undo = { $moves ->
    [one] { $who } undoes a move.
   *[other] { $who } undoes { $moves } moves.
}
log-resign = { $who } resigns.
log-remove-player = An admin removes { $who }.
log-timeout = { $who } has run out of time.
log-wait = The table waits for { $who }.
log-autopilot-turn = The players let autopilot play this turn for { $who }.
log-computer-turn = The players let a computer player ({ $strength }) play this turn for { $who }.
log-empty-seat = { $who }’s seat is empty.
log-offer = { $who }’s seat is open for anyone to take over.
log-autopilot-seat = The players let autopilot play on for { $who }.
log-takeover = { $who } takes over the seat.
log-back = { $who } is back.
log-substitute = A substitute now plays for { $who }.
log-return = The substitute for { $who } stops playing.
log-by = { $story } (moved by { $who })
log-by-plan = { $story } (planned)
log-by-automatic = { $story } (only choice, made automatically)
log-end = The game ends early.
log-time-control = The time control was changed.
log-pause = The table is paused.
log-resume = The table continues.
log-repair = The position was rebuilt from the moves.

## Rules

card-label = { $title } · { $group }
card-rule = Rules: { $rule }
why-choose = What would you like to do? I’ll tell you why you can’t.
why-nothing = You can do everything on offer right now.
why-menu = Choose a move that isn’t possible…
why-menu-part = { $first } – { $last }…
why-alike = { $first } to { $last } ({ $count } in all), for example: { $reason }
why-open = You can do this right now: { $choice }
why-unknown = I don’t know “{ $typed }” here. *Why not…* below the board lists what you could mean.

## Undo, resignation and votes

undo-done = { $moves ->
    [one] Your last move has been taken back.
   *[other] Your last move and what followed it have been taken back: { $moves } moves in all.
}
undo-proposed = { $moves ->
    [one] The others are being asked whether you may undo { $moves } move.
   *[other] The others are being asked whether you may undo { $moves } moves.
}
undo-asks = { $moves ->
    [one] This asks the others to let you undo { $moves } move.
   *[other] This asks the others to let you undo { $moves } moves.
}
undo-ask = Ask them
undo-leave = Never mind
resign-confirm = If you resign, you can’t win any more and autopilot plays for you until the others decide about the seat. Resign?
resign-confirm-end = If you resign, the game ends and you don’t win. Resign?
resign-yes = Resign
resign-done = You’ve resigned.
vote-undo = { $moves ->
    [one] **{ $who }** wants to undo { $moves } move.
   *[other] **{ $who }** wants to undo { $moves } moves.
}
vote-end = **{ $who }** wants to end the game now, without a winner.
vote-move = **{ $who }** wants to move the table { $where }.
vote-move-channel = to { $channel }
vote-move-abroad = to a channel on another server
vote-time-control = **{ $who }** wants to change the time control: { $time_control }. All clocks would restart.
vote-takes-back = { $moves ->
    [one] This takes back move { $first } by { $who }.
   *[other] This takes back moves { $first } to { $last } by { $who }.
}
vote-revealed = Careful: hidden information has been revealed since then.
vote-agrees = { $who } agrees
vote-objects = { $who } objects
vote-waiting = No answer yet: { $who }
vote-until = Ends { $when }; if nobody objects by then, a majority is enough.
vote-accepted = Agreed and done.
vote-refused = Not everyone agreed; the game goes on.
vote-refused-time-control = Not everyone agreed; the time control stays the same.
vote-expired = This vote is off: the game has moved on.
vote-expired-few = This vote is off: too few answered.
vote-button-yes = Agree
vote-button-no = Object
vote-opened = The others are being asked.
vote-yes = You agreed.
vote-no = You objected.
vote-timeout = **{ $who }** ran out of time { $times ->
    [one] once
   *[other] { $times } times
}. What should happen with this turn?
vote-timeout-over = **{ $who }** ran out of time { $times ->
    [one] once
   *[other] { $times } times
}.
vote-timeout-about = Most votes win, { $when } at the latest; a tie means wait, no vote means autopilot. If the player moves first, the vote is off.
vote-timeout-wait = Wait a day
vote-timeout-autopilot = Autopilot plays this turn
vote-timeout-computer = A computer player ({ $strength }) plays this turn
vote-timeout-remove = Empty the seat
vote-empty-seat = Nobody is playing **{ $who }**’s seat any more. What now?
vote-empty-seat-over = **{ $who }**’s seat was empty.
vote-empty-seat-about = Most votes win, { $when } at the latest; a tie means wait, and if nobody votes: { $usual }.
vote-empty-seat-wait = Wait
vote-empty-seat-takeover = Anyone may take over
vote-empty-seat-computer = A computer player takes over
vote-empty-seat-autopilot = Autopilot plays on
vote-empty-seat-end = End and score now
vote-answer = { $choice }: { $who }
vote-decided = Decided: { $choice }
vote-unanswered = Nobody voted, so: { $choice }
vote-tied = Tie, so: { $choice }
vote-reminder = **{ $who }**, your table needs your vote.
vote-reminder-button = Vote
vote-given = Your vote is in. You can change it until it’s decided.
vote-given-last = Your vote is in, and that decides it.
takeover-button = Take over the seat
takeover-done = The seat is yours. Here’s the game so far, then your own view.
substitute-asked = **{ $substitute }**, { $who } would like you to fill in until { $when }.
substitute-about = You’ll see everything this seat sees and move for it; the log shows who moved. You also answer votes for it, even one to end the game.
substitute-agreed = **{ $substitute }** plays for { $who } until { $when }.
substitute-over = { $who } asked for a substitute here; that’s over now.
substitute-declined = { $who } asked for a substitute here; that was declined.
substitute-yes = I’ll do it
substitute-no = Not this time
substitute-sent = I’ve asked them. Until they accept, you keep playing. A substitute also answers votes for the seat, even one to end the game.
substitute-ended = You’re playing your seat again.
substitute-withdrawn = You’ve withdrawn the request; you keep playing your seat.
substitute-left = You’re no longer the substitute; the player has the seat back.
substitute-refused = You’ve declined; the player keeps the seat.

## Record and proof

export-running = The game so far: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. The seed is added when the game is over.
export-withheld = { $moves ->
    [one] { $moves } more move isn’t public yet.
   *[other] { $moves } more moves aren’t public yet.
}
export-finished = The record of the whole game: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
verify-running = The seed is published when the game ends, so that anyone can re-run the game. Until then you only see its hash.
verify-holds = The game was re-run from its seed: the hash, the seating and all { $moves } moves match.
verify-fails = The re-run doesn’t match what was played.
verify-other-rules = This game started under version { $theirs } of its rules and I have version { $ours }, so I can’t re-run its moves. The hash and the seating match. If the game ended before the rules changed, you can re-run the file from /history with the version of Seneschal from that time.
verify-hash = SHA-256 of the seed, published at the start: `{ $hash }`
verify-seed = Seed: `{ $seed }`
verify-final = SHA-256 of the final position: `{ $hash }`
verify-problem = Problem: { $problem }

## Reminders

remind-set = { $hours ->
    [one] The player to move is reminded after { $hours } hour, again after 2 and 4 hours.
   *[other] The player to move is reminded after { $hours } hours, again after twice and four times that.
 }
remind-set-clock = Reminders follow the clock here: when the grace time is over, when four fifths of the rest is used up, and four hours before the deadline. I mention a player at most { $most } times per turn.
remind-hours-unused = Hours only matter at tables without a clock, so nothing has changed. *Reminders…* under /status turns them off.
remind-off = Reminders are off at this table.
remind-announced = { $hours ->
    [one] { $who } set reminders: after { $hours } hour, again after 2 and 4 hours.
   *[other] { $who } set reminders: after { $hours } hours, again after twice and four times that.
 }
remind-announced-clock = { $who } turned this table’s reminders on; they follow the clock.
remind-announced-off = { $who } turned this table’s reminders off.
an-admin = An admin
reminder = **{ $who }**, it’s your move: { $prompt }
reminder-asked = **{ $who }**, { $by } is waiting for your move: { $prompt }
reminder-other-tables = **{ $who }**, it’s your move here too:
reminder-new-tables = New tables of games you play (/settings):
reminder-line = [{ $where }]({ $link })
reminder-later = Remind me later…
reminder-away = I’m away…
reminder-mute-turn = Mute: this move
reminder-mute-table = Mute: this table
reminder-mute-all = Mute: everything
reminder-snooze = When should I remind you about this move?
reminder-snooze-menu = Remind me…
reminder-snooze-for = in { $span }
reminder-snoozed = No reminder before { $when }; you’ll get one then if it’s still your move.
reminder-muted-turn = No more reminders of this move.
reminder-muted-table = Table { $table } is muted for you.
reminder-muted-all = All reminders are muted for you.
reminder-back = *Reminders…* under /status shows your reminders and turns them back on.
table-became-inactive = Nothing has happened here for a month, so I’ll stop sending reminders. The next move wakes the table up.
nudge-done = I’ll let { $who } know you’re waiting, in the way and at the hours they’ve chosen.
next-up = **{ $who }**, it looks like you’re next.
setback-overtaken = **{ $who }**, { $by } has overtaken you.
setback-events = **{ $who }**, this affects you: { $story }
notifications-title = Your reminders
notifications-direct-on = You get them as direct messages, one for all your tables.
notifications-direct-off = You get them in the table’s channel.
notifications-muted-on = Reminders are off.
notifications-next-on = You’re told when you’re next.
notifications-setbacks-on = You’re told when someone overtakes you or takes something from you.
notifications-muted-tables = { $count ->
    [one] One table is
   *[other] { $count } tables are
} muted.
notifications-why = Never while you sleep, on your days off, while you’re away or while you’re active, and at most one an hour.
notify-direct-on = As direct messages
notify-direct-off = In the channel
notify-muted-on = Turn off
notify-table = When this table reminds…
notify-table-off = This table: no reminders
notify-unmute = Unmute all my tables
notify-next-on = Tell me when I’m next
notify-next-off = Don’t tell me when I’m next
notify-setbacks-on = Tell me about losses
notify-setbacks-off = Don’t tell me about losses
overdue = **{ $who }**, you’re out of time and the table is still waiting: { $prompt }
overdue-forgiven = **{ $who }**, you’re out of time. That’s forgiven { $forgiven } times; you get another day ({ $count } of { $forgiven }), until { $when }: { $prompt }
away-day-used = **{ $who }**, your time was up, so an away day was used. Your clocks stop until { $when }, but you can still move. /away shows what’s left, ends it, or turns this off.
away-day-used-more = If you still haven’t moved by then, I’ll use one more day without telling you again.


## Personal settings and time away

settings-title = Your settings
settings-group-time = Time
settings-group-reminders = Reminders
settings-group-play = Play and pictures
settings-privacy = My data
settings-notes = Notes
settings-line = { $name }: { $value }
settings-name-reminders = Reminders
settings-reminders-channel = in the channel
settings-reminders-direct = as direct messages
settings-reminders-none = none at all
settings-name-digest = If several tables wait
settings-digest-together = one combined reminder
settings-digest-separate = one per table
settings-name-opened = New tables of games I play
settings-opened-no = not in reminders
settings-opened-yes = listed in combined reminders
settings-name-ahead = Heads-up
settings-ahead-none = none
settings-ahead-next = when I’m next
settings-ahead-setbacks = when I’m overtaken or lose something
settings-ahead-both = both
settings-name-language = Language
settings-language-discord = same as Discord
settings-name-picture = My private boards
settings-picture-table = same as the table
settings-name-size = My private pictures
settings-size-full = full size
settings-size-half = half size, loads faster
settings-name-confirm = Ask me to confirm
settings-confirm-final = moves that can’t be undone
settings-confirm-all = every move
settings-confirm-never = never
settings-name-hints = Hints
settings-name-leaderboards = Leaderboards
settings-hints-yes = where the table allows them
settings-hints-no = none for me
settings-leaderboards-no = don’t list me
settings-leaderboards-yes = list me
settings-name-automatic = Automatic moves
settings-group-people = Block list
settings-blocked = Blocked: { $who }
settings-blocked-none = Nobody is blocked.
settings-why-people = You don’t see the tables of people you’ve blocked in /tables, they don’t see yours, and neither can join a table where the other plays. They aren’t told. Running games go on. To block anyone else, open their menu (right-click, or hold on a phone): Apps › { command-block }.
settings-block = Block someone you’ve met at a table…
settings-unblock = Unblock someone…
block-done = { $who } is blocked: you’ll no longer meet at new tables. They aren’t told, and running games go on. /settings shows your block list.
block-app = Apps can’t be blocked: they don’t play at tables.
settings-automatic-nothing = off
settings-automatic-answers = when there’s only one choice
settings-automatic-pays = when there’s only one sensible payment
settings-automatic-both = both
settings-why-reminders = Never while you sleep, on your days off, while you’re away or active, and at most one an hour. To mute one move or table, use the buttons under a reminder.
settings-why-play = These affect only what you see and your own moves, at all tables. What everyone sees depends on the table.
settings-ask =
    ### When do you sleep?
    This table has a clock. Tell me what time it is for you, and your clock stops at night. I only ask once; /settings shows this again.
settings-unknown = I don’t know your hours yet, so your clock runs day and night.
settings-zone = Time zone: **{ $zone }**, now { $now }
settings-zone-now = { $zone } · { $offset } · { $now }
settings-night = Asleep { $begins }–{ $ends }
settings-night-none = Your clock runs all night
settings-off-none = No days off
settings-off-sat-sun = Saturday and Sunday off
settings-off-fri-sat = Friday and Saturday off
settings-off-sunday = Sunday off
settings-off-saturday = Saturday off
settings-why-time = Applies from now on at all your tables; time already used isn’t given back. Not in the list? Type your time zone: /settings zone:
settings-choose-zone = What time is it where you are?
settings-choose-night = When do you sleep?
settings-choose-off = Which days do you have off?
picture-tall = Tall (phone)
picture-wide = Wide (desktop)
picture-words = Text only
away-title = Away
away-not = You’re not away.
away-now = You’re away until { $ends }.
away-later = You’ll be away from { $begins } to { $ends }.
away-left = You have { $left } of away time left this year.
away-none-left = You have no away days left for now.
away-automatic = If your time bank runs out, an away day is used automatically (tables with a day or more per turn).
away-automatic-not = If your time bank runs out, no away day is used.
away-why = You can be away 21 days in any year, at most 14 in a row, counted by the hour. Others only see a later deadline, or that a day was used for you. At some tables clocks keep running while you’re away; their lobby says so.
away-for = { $span }
away-back = I’m back
away-call-off = Cancel later away days
away-automatic-on = Use days automatically
away-automatic-off = Don’t use days automatically
error-moment = I can’t read “{ $typed }”. Write how long (3d, 12h; at most { $most }) or a date (2026-12-24, or 2026-12-24 18:00).
error-away-until = You said from when, but not until when. Write both: /away { parameter-from }:{ $begin } { parameter-until }:3d
error-substitute = Name a person (not a bot) and an end: /game substitute person:@name until:3d
error-substitute-self = You already play this seat. Name someone to fill in while you’re away.

## The end

final-played = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
final-tie-break = { $count ->
    [one] { $who } wins ({ $tie_break }).
   *[other] { $who } share the win ({ $tie_break }).
}
final-resigned = { $count ->
    [0] Nobody is left to play; there is no winner.
   *[other] { $who } is the last one left and wins.
}
final-consent = Ended by agreement, without a winner.
final-admin = Ended by an admin, without a winner.
final-voted = Ended by a vote of the remaining players and scored as it stood. { $count ->
    [one] { $who } has the most points and wins.
   *[other] { $who } have the most points and share the win.
}
final-happened = At the end: { $story }
final-turning-points = **Turning points**
final-turning-points-none = Nobody’s score changed before the final scoring.
final-turning-point = move { $move }: { $story }
final-ratings = **Ratings**
rating-line = { $who }: { $before } → **{ $after }** ± { $margin } ({ $gain })
rating-not-counted = Ratings stay as they are: the game ended before all places were decided.
rating-title = How table { $table } changed the ratings
rating-about = Everyone is compared with everyone else, one by one. If you finish ahead you gain points: more if it wasn’t expected.
rating-compared-ahead = { $who } ({ $rating }): your chance to finish ahead was { $chance }%, and you did: **{ $gain }**
rating-compared-behind = { $who } ({ $rating }): your chance to finish ahead was { $chance }%, and you didn’t: **{ $gain }**
rating-compared-level = { $who } ({ $rating }): your chance to finish ahead was { $chance }%, and you tied: **{ $gain }**
rating-left = You left the game, so you finished behind everyone who stayed.
rating-takeover = You took over a seat, so you can only gain. { $share }% of the moves were made after that, so { $share }% of the change counts.
rating-computers-finished = Computer players finished the game. { $share }% of the moves were made before that, so { $share }% of the change counts.
rating-about-margin = Your strength was known to ± { $margin }. The more games you play, the smaller this gets, and the less one game changes.
leaderboards-ask = **Shall leaderboards list you?** They list players with { $games } rated games or more, and everyone can see them.
leaderboards-yes = List me
leaderboards-no = Don’t list me
leaderboards-answered-yes = Leaderboards will list you.
leaderboards-answered-no = Leaderboards won’t list you.
leaderboards-change = /settings changes this.
panel-replay = Replay
replay-first = First
replay-leap-back = { $count } back
replay-back = Previous
replay-on = Next
replay-leap-on = { $count } forward

## Help

help-title = ### Heavy board games in your channel, one move at a time
help-welcome = ### Thanks for inviting Seneschal to { $server }
    It runs heavy board games in a channel, one move at a time.
help-open = **1.** `/play` (or the button) opens a table. Others press *Join*, then you press *Start*. Alone? Press *Play vs computers*.
help-play = **2.** When it’s your turn, I post the board and mention you. Pick from the menus or type `/move`. *Undo* takes a move back.
help-ask = **3.** Stuck? `/rules` explains, *Why not…* tells you why you can’t do something, `/view` shows your side and `/history` what happened. Take your time: a move can wait for days.
help-start = Start a table
help-which = Which game?

## What went wrong

error-no-table-here = There is no table in this channel. /play opens one.
error-not-running = There’s no game running at table { $table }.
error-not-seated = You’re not playing at this table, but you can watch: /view, /status and /history work for everyone.
error-rematch = Only the players of this game can open the rematch. Once it’s open you can join it; /play opens a table of your own.
error-not-started = Table { $table } hasn’t started yet. table:{ $last } shows the last game played here.
error-other-game = This table plays { $game }: use `/{ $group }` or `/move`.
error-other-verb = “{ $verb }” isn’t possible right now. First: { $prompt }
error-several = “{ $typed }” could be { $which }. Type a bit more, or pick from the list.
error-did-you-mean = I don’t know “{ $typed }”. Did you mean { $which }? Nothing has been done.
error-no-such-choice = I don’t know “{ $typed }”. You can choose: { $which }.
error-none-of-verb = “{ $verb }” isn’t possible right now. You can: { $which }.
error-no-card = There’s no rules card for “{ $typed }”. /rules lists them all.
rules-no-card-of = That’s **{ $place }** in this table’s picture; it has no rules card. /rules lists them all.
error-no-part = The board has these parts: { $parts }.
error-option-form = “{ $option }” should look like option=value; pick one from the list.
error-thread-here = A table’s thread can only be opened from a text channel.
error-thread-not-yours = You can’t open threads here (permission “Create Public Threads”). Leave out thread:true to play in the channel itself.
error-thread-forbidden = I can’t open threads here. Give me the permission “Create Public Threads”, or leave out thread:true.
error-permission = I’m missing the permission “{ $permission }” in this channel, so I can’t run a table here. Nothing has been done.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
panel-no-files = No picture: I can’t attach files here (permission “Attach Files”). /view text:true shows the board as text.
error-not-allowed = You don’t have permission to do that here.
error-no-form = Discord couldn’t show the form. Update your Discord, or try it on another device.
error-old-command = This command has changed. Please type it again; if that doesn’t help, reload Discord.
error-no-such-member = That person isn’t on this server.
error-old-button = This button is out of date. /view and /status show the current position.
error-before-restore = This message is from before I was restored from a backup, so its controls no longer work.
error-in-a-server = Tables are opened in a server channel: type /play there.
error-unexpected = Sorry, something went wrong on my side. Nothing was changed. If you report it, mention number { $number }.
error-after-saving = Your action was saved, but I couldn’t show the result. If you report it, mention number { $number }. What counts:
error-saved = /status shows the current position.
error-unsure = Sorry, something went wrong and I can’t tell whether this was saved. Check /status before you try again. If you report it, mention number { $number }.

## What happened

between-sentences = {" "}
recap-more = More in the log.
recap-nothing = Nothing has changed since your last move.
recap-empty = Nothing has happened yet.
recap-round = **{ $round }** · { $story }
recap-title = Table { $table }: the game so far
# Name of a command, at most 32 characters.
command-recap = recap
# Description of a command, at most 100 characters.
command-recap-about = What happened since your last move, or in the whole game
# Name of a command, at most 32 characters.
parameter-whole = whole
# Description of a command, at most 100 characters.
parameter-whole-about = The whole game so far, one line per round

board-last = Last: { $story }

## Newcomers
guide-open = How to play
guide-head = ### { $game }: { $topic }
guide-page = { $page } of { $pages }
guide-page-pictured = { $page } of { $pages } · the board is an example
guide-topic-goal = the goal
guide-topic-round = how a round goes
guide-topic-press = how to move
guide-topic-points = where points come from
guide-topic-mistakes = three beginner’s mistakes
guide-topic-ask = where to get help
guide-press =
    When it’s your turn, I post a picture of the board and mention you ①. Everything you can choose has a code ② in the picture; the menus and buttons below use the same codes. One or two taps make a move.
    Prefer typing? `/move` lists every legal move as you type. *Undo* takes a move back as long as no other person has acted, together with the computer players’ moves. And take your time: a move can wait for days.
guide-ask =
    `/rules` plus a name or code ①, such as `/rules 7`, explains a place. *Why not…* tells you why you can’t do something right now.
    {"*"}My view* shows your own things, `/history` what has happened, `/view text:` the board as text. Only you see these answers.
guide-back = Back
guide-on = Next
guide-learn = Try it: a short lesson
guide-none = There’s no lesson for this game yet.
lesson-head = ### { $game }: a first lesson, step { $step } of { $steps }
lesson-chosen = You chose **{ $choice }**.
lesson-again = Try something else
lesson-on = Go on
lesson-end = That’s it. *How to play* has the rest in six cards. Now try a real table: that’s how you learn best.
panel-first = First game? How to play
help-guide = New to these games? *How to play* takes two minutes; the short lesson lets you try a few decisions.
help-time-rules = Time and seats: the rules here
time-rules-title = ### Time, votes and empty seats
time-rules-clock = **Time.** Each turn starts with grace time; after that your time bank runs, which has to last the whole game (the lobby shows both). Nights never count; days off and away days (`/away`) don’t where the lobby says so. If you’re asked something in the middle of another player’s turn, you get { $answer } times the grace time for it, without using your time bank.
time-rules-away-days = **Away days.** At tables where being away stops the clock and a turn has { $least } or more (grace and bank together), an empty bank first uses up your away days: at most { $turn } per turn, and only if you’ve done something at the table in the last { $silent } days. No more than { $stay } in a row and { $year } in any year are used. You’re told once a turn, and the board shows until when. `/away` ends it or turns this off. Faster tables never do this.
time-rules-timeouts = **Out of time.** Forgiven { $forgiven } times, each adding a day; several within a day count once. After that, or right away for a player who has been silent for { $silent } days, the others vote: wait a day, let autopilot or a computer player take this turn, or empty the seat. Most votes win, a tie means wait, and after a day of silence autopilot plays. You can *Undo* what was played for you until the next player moves.
time-rules-empty-seats = **Empty seats.** A seat is empty after running out of time more than { $timeouts } times, or after { $days } days of silence. The remaining players vote within { $vote } days: wait, let someone take over (`/game takeover`), let a computer player or autopilot play on, or end and score the game. Without votes the lobby’s setting applies. A player who vanished can return with `/game takeover` while the seat is still empty.
time-rules-votes = **Votes.** If everyone agrees, it happens right away; one objection ends the vote. After { $vote } days a majority is enough, not counting players silent for { $days } days, so no table gets stuck. If a player who hasn’t agreed to end the game moves, that vote is off.
time-rules-substitutes = **Substitutes.** `/game substitute` lets someone play for you while you’re away. Both of you have to agree, and the log shows who moved.
time-rules-abandonment = **Leaving without a word.** If your seat became empty, you can join at most { $most } new tables until someone plays it or you’re back. Nobody gets banned.
time-rules-plans = **Plans.** `/plan` decides ahead: when you’re asked, the first of your choices that’s possible is made; otherwise you’re asked as usual. Only you see your plans. A plan answers only its own question and stops if moves are undone. The board says when a move was planned.
mine-title = My tables
mine-none = You’re not at any table. /play opens one in a server channel.
mine-count = { $waiting ->
    [0] None of your { $total } tables is waiting for you.
   *[other] { $waiting } of your { $total } tables are waiting for you.
}
mine-go = Go to table
mine-vote = A vote is waiting for your answer.
mine-lobby = Not started: { $seated } of { $most } players.
mine-others = To move: { $who }
mine-with = with { $who }
mine-plan-stopped = One of your plans has stopped: /plan says why.
mine-next = Next table
mine-more-urgent = More urgent
mine-less-urgent = Less urgent
mine-none-waits = No table is waiting for you.
# Name of a command, at most 32 characters.
command-history = history
# Description of a command, at most 100 characters.
command-history-about = Step through a game’s pictures, move by move
panel-history = History
history-step = move { $step } of { $latest }
history-steps = Steps
history-latest = Latest
history-last-turn = My last move
history-rounds = To a round…
history-turning-points = To a turning point…

## Analysis of a finished game

panel-review = Analysis
review-title = review
review-waiting = Analysing the game; this takes a minute or two. Later, *Analysis* under /history shows the result any time.
review-progress = Analysing: { $done } of { $all } parts…
review-failed = This game can’t be analysed: its record can’t be replayed.
review-gone = This analysis is gone. *Analysis* under /history makes a new one.
review-share-least = under 1%
review-share-most = over 99%
review-chance = { $who } { $share }
review-chances = Win chances: { $chances }
review-accuracy = **Accuracy**
review-swings = **Biggest mistakes**
review-swings-none = No big mistakes.
review-swing = { $number }. Move { $move } ({ $when }), { $who }: **{ $played }** ({ $kept }). Better: **{ $best }** ({ $could })
review-swing-why = { $swing } – { $why }
review-later = pays off later
review-by-round = by the end of the round, if everyone passes: { $why }
review-swing-option = Move { $move } · { $who } · −{ $cost }%
review-to-swing = Go to a mistake…
review-steps = Move by move
review-export = Save as a file
review-try = Try another move
review-kept = This choice kept { $share } of the win chance.
review-alt = Win chances in percent, from the first move to the last:
review-about = Accuracy: 100% means the best choice every time, 0% is like choosing at random; important choices weigh more. Judged by a hard computer player from what each player could know.
review-file = The review: everybody’s chances after every move, and what each choice kept.

## What if

panel-whatif = What if
whatif-title = What if
whatif-about = Only you see this; the table isn’t affected. A medium computer player moves for the others.
whatif-about-running = Only you see this; the table isn’t affected. A medium computer player moves for the others, and what you can’t know is made up.
whatif-back = Take back
whatif-again = Start over
whatif-to-board = Back to the board
whatif-over = The game would be over here.

## A game as an animation

since-beginning = The whole game
since-turn = Since my last move
replay-animation = Animation
replay-waiting = Another animation is being drawn; yours is next.
replay-drawing = Drawing the animation: { $done } of { $all } turns…
replay-done = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, from move { $first } to move { $last }.
replay-cannot = This game’s record can’t be replayed, so there’s no animation. /history shows the moves.
replay-too-long = The animation would be too big for a message. /history shows the moves one by one.
replay-no-pictures = This game has no pictures, so there is nothing to replay.

## The tables of a server

# Name of a command, at most 32 characters.
command-tables = tables
# Description of a command, at most 100 characters.
command-tables-about = Your tables, most urgent first, and tables to join or watch
# Name of a command, at most 32 characters.
parameter-public = public
# Description of a command, at most 100 characters.
parameter-public-about = List this table on other servers, so that anyone can join
lobby-public = Looking for players: everyone is welcome.
tables-lobbies = Open tables
tables-empty-seats = Games with an empty seat
tables-other-servers = Looking for players on other servers
tables-running = Games to watch
tables-none = No tables to join or watch here. /play opens one.
tables-open = Tables to join or watch
tables-watch = Watch
tables-back = Back
tables-on = More
tables-seated = { $seated } of { $most } seats taken
tables-missing = { $missing ->
    [0] can start
    [one] needs 1 more
   *[other] needs { $missing } more
}
tables-closes = closes { $when }
company-title = At this table:
company-reply = { $who } usually moves within { $time }
company-finished = { $played ->
    [one] finished { $finished } of { $played } game
   *[other] finished { $finished } of { $played } games
}

## Notes

note-own = Your note: { $note }
note-open = Note…
note-title = Your note for this table
note-about = Only you can see this. Clear it to delete the note
note-kept = Noted. Only you can see it, in *My view*.
note-delete = Delete the note
note-deleted = The note is deleted.
notes-title = Your notes
notes-none = You have no notes. *Note…* in *My view* at a table writes one; only you see it.
notes-choose = Change a note…

## Server settings and stored data

# Name of a command, at most 32 characters.
command-server = server
# Description of a command, at most 100 characters.
command-server-about = Admins: where tables may be opened, by whom, with which time control and language
# Name of a command, at most 32 characters.
parameter-channel = channel
# Description of a command, at most 100 characters.
parameter-channel-about = Allow tables in this channel or as posts of this forum; choose it again to forbid them
# Name of a command, at most 32 characters.
parameter-role = role
# Description of a command, at most 100 characters.
parameter-role-about = Mention this role when a table looks for players; choose it again to stop
server-title = Tables on this server
server-about = Channels and role: `/server channel:` and `/server role:`; choose the same one again to remove it. Admins can always open tables.
server-where = Tables may be opened in { $channels } and their threads.
forum-tag-open = Open
forum-tag-playing = Running
forum-tag-over = Finished
forum-opening = Setting up the table…
forum-permission = I can’t open tables in { $forum }: an admin has to give me the permission “{ $permission }” there.
forum-not-yours = Tables are opened in { $forum }, where you can’t open posts. Ask an admin for the permission “Create Posts”.
forum-tags-required = { $forum } requires a tag for each post, and I know none of its tags. An admin can add the tags that /server lists.
forum-tags = { $forum } lacks tags for games, states and time controls. Add them in the forum’s settings, or give me “Manage Channels” and choose the forum again: { $tags }.
forum-ready = { $forum }: each table gets a post with its tags; I close it with its result.
server-everywhere = Tables may be opened in every channel.
server-time-control = Default time control: { $time_control }
server-time-control-any = Default time control: Standard
server-language = Default language: { $language }
server-language-any = Default language: that of the person who opens the table
server-openers-everybody = Everyone may open tables
server-openers-admins = Only admins may open tables
server-tables = { $count ->
    [one] One open table
   *[other] { $count } open tables
} per person
server-most-any = No limit on tables per person
server-ping = { $role } is mentioned when a table looks for players (`/game new public:`), at most once an hour.
server-ping-none = No role is mentioned when a table looks for players.
server-ping-mute = I can’t mention { $role } yet: allow everyone to mention it in the role’s settings, or let me mention all roles.
server-computers-yes = Computer players may play
server-computers-no = No computer players
server-choose-time-control = Default time control…
server-choose-language = Default language…
server-choose-openers = Who may open tables…
server-choose-max-tables = Tables per person…
server-choose-computers = Computer players…
server-choose-forbid = No longer allow a channel…
server-channel-gone = a deleted channel
privacy-title = ### What I know about you
privacy-stored = Your Discord ID and your name when you joined; your moves and when you made them, with your results and ratings; the leagues and cups you signed up for; the tables you opened and your line of text there; if you told me, your time zone, hours, days off, away days, and how you like pictures and reminders; who you nudged and who nudged you; your notes, your plans and the moves you’ve tried out; the tables you muted; the browsers in which you signed in to the web page; whom you invited to tables and who invited you; whom you blocked; and when you were last active.
privacy-not-stored = I don’t store what you write in channels or anything else from your account. Other players see your name, colour and moves and, when you join, how fast you usually move and how many games you finished.
privacy-file = Download it all
privacy-here = This is everything stored under your Discord ID.
privacy-delete = Delete it…
privacy-sure = Your settings, reminders, away days and notes are deleted. In your games you become “Player 2” (or whatever your seat was), with no link back to you; the moves stay, because the games are the others’ too. This can’t be undone. Messages already posted stay in their channels, and backups keep your data until they’re replaced. I keep the date and a salted hash of your ID, so that restoring an old backup deletes your data again.
privacy-delete-now = Delete it for good
privacy-deleted = { $games ->
    [0] Your data is deleted.
    [one] Your data is deleted, and your name is replaced in { $games } game.
   *[other] Your data is deleted, and your name is replaced in { $games } games.
}
privacy-player = Player { $number }
playground-title = Take a seat
playground-about = Four heavy board games with the real bot, in a little Discord of your own. Pick a game and play your first turn.
playground-kept = Everything is saved on this computer, so you can stop and continue later. In a channel, type **/** to see all commands.
playground-foot = New to a game? **Take a lesson**: a few decisions, step by step. At a table, */rules*, *Why not…* and *How to play* have your back.
playground-strength = Computer players
playground-strength-easy = easy
playground-strength-medium = medium
playground-strength-hard = hard
playground-strength-expert = expert
playground-speed = When you watch
playground-speed-slow = slow
playground-speed-steady = normal speed
playground-speed-quick = fast
playground-alone = Play vs computers
playground-alone-about = You against computer players; the game starts right away
playground-two = Play with a friend
playground-two-about = You and a friend, who joins from a second window
playground-watch = Watch computers
playground-watch-about = Computer players against each other
playground-learn = Take a lesson
playground-learn-about = A short lesson with a few decisions
playground-reloaded = Texts and pictures were reloaded.

## Playing records, leaderboards and title pages

statistics-not-visible = I can’t show you this person’s results.
statistics-no-results = { $who } hasn’t finished any game with other people yet.
statistics-record-title = { $who }: { $game }
statistics-no-games = No finished game with other people yet.
statistics-won = won { $won } of { $games }
statistics-place = mean place { $place }
statistics-ahead = { $ahead } points ahead of the table on average
statistics-rating = { $level }, { $points } ± { $margin }
statistics-rated = { $games ->
    [one] Rating: { $rating }, after 1 rated game
   *[other] Rating: { $rating }, after { $games } rated games
    }
statistics-rated-trend = Rating: { $rating }, after { $games } rated games ({ $trend } over the last ten)
statistics-level-newcomer = newcomer
statistics-level-learner = learner
statistics-level-steady = steady
statistics-level-skilled = skilled
statistics-level-expert = expert
statistics-level-master = master
statistics-rival = Rival { $who }
statistics-nemesis = Nemesis { $who }
statistics-companion = Favourite companion { $who }
statistics-met = { $games ->
    [one] { $label }: 1 game together, ahead { $ahead }, behind { $behind }
   *[other] { $label }: { $games } games together, ahead { $ahead }, behind { $behind }
    }
statistics-counted = Finished games with at least one other person count. A seat you took over doesn’t.
statistics-games = Another game
statistics-badges = Badges
statistics-badges-title = { $who }: { $game }, badges { $earned } of { $all }
statistics-badge-earned = ✓ **{ $name }**: { $about }
statistics-badge-open = ○ { $name }: { $about } ({ $done } of { $needed })
statistics-back = Back to the record
statistics-export-csv = Export as CSV
statistics-export-json = Export as JSON
statistics-export-here = { $games ->
    [one] Your result at 1 finished table.
   *[other] Your results at { $games } finished tables.
    }
statistics-against = Your record against { $who }
statistics-never-met = You haven’t finished any game together with { $who } yet.
statistics-duel = { $games ->
    [one] **{ $game }**: 1 game together, ahead { $ahead }, behind { $behind }; { $own } to { $other } points on average
   *[other] **{ $game }**: { $games } games together, ahead { $ahead }, behind { $behind }; { $own } to { $other } points on average
    }
badge-debut = Debut
badge-debut-about = Finish a game
badge-regular = Regular
badge-regular-about = Finish 10 games
badge-veteran = Veteran
badge-veteran-about = Finish 50 games
badge-first-win = First win
badge-first-win-about = Win a game
badge-champion = Champion
badge-champion-about = Win 10 games
badge-hat-trick = Hat-trick
badge-hat-trick-about = Win 3 games in a row
badge-photo-finish = Photo finish
badge-photo-finish-about = Win by 1 point or by a tie-break
badge-landslide = Landslide
badge-landslide-about = Win with a quarter more points than anybody else
badge-last-in-line = Last in line
badge-last-in-line-about = Win as the last in turn order
badge-full-table = Full table
badge-full-table-about = Win with 4 or more players
badge-sociable = Sociable
badge-sociable-about = Play with 10 different people
badge-faithful = Faithful
badge-faithful-about = Finish 20 games in a row without leaving
leaderboard-title-here = { $game }: players of this server
leaderboard-title-everywhere = { $game }: players of all servers
leaderboard-entry = **{ $place }.** { $who } · { $rating } · { $games } games
leaderboard-none = Nobody is listed yet: a player needs { $least } rated games.
leaderboard-own = You: { $line }
leaderboard-ask = Do you want to be on leaderboards? Everybody could then see your rating and your record.
leaderboard-unlisted = You’re not on leaderboards, as you wished.
leaderboard-few = You have { $games } of the { $least } rated games that a place takes.
leaderboard-inactive = You’re hidden until your next rated game: your last one was over six months ago, or on another server.
leaderboard-rules = Players who want to be listed, from { $least } rated games; hidden after six months without one.
leaderboard-open = Leaderboard
leaderboard-here = This server
leaderboard-everywhere = All servers
leaderboard-list-yes = List me
leaderboard-list-no = Take me off
leaderboard-back = Up
leaderboard-on = Down
leaderboard-stats = Game statistics
title-none = No game between people alone has been finished yet.
title-games = { $games ->
    [one] 1 finished game, { $people } people
   *[other] { $games } finished games, { $people } people
    }
title-moves = Length: { $middle } moves; half of the games take { $low } to { $high }
title-hours = Time: { $middle } hours; half of the games take { $low } to { $high }
title-days = Time: { $middle } days; half of the games take { $low } to { $high }
title-players = { $games ->
    [one] { $players } players, 1 game
   *[other] { $players } players, { $games } games
    }
title-order = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    } in turn order: { $points } points, { $ahead } ± { $reach } against the table; won { $won }% ({ $low }–{ $high })
title-openings = Openings, adjusted for strength
title-player = A player
title-opening = { $times ->
    [one] { $move }: { $gain } ± { $reach } (once)
   *[other] { $move }: { $gain } ± { $reach } ({ $times } times)
    }
title-method = From the latest games, up to 1,000, that people alone played to the end. 95% intervals: of means 1.96 standard errors, of wins by Wilson. Openings: other players beaten, in 100, beyond what the ratings before the game predicted.

## Plans

# Name of a command, at most 32 characters.
command-plan = plan
# Description of a command, at most 100 characters.
command-plan-about = Decide ahead what you’ll do, and what’s done for you automatically
plan-title = Your plans
plan-none = You have no plans at this table.
plan-about = Only you see this. When its question comes up, a plan makes the first of your choices that’s possible, and the board says so. If none is, it stops and you’re asked as usual; it also stops if moves are undone. You can’t plan what you’re being asked right now.
plan-nothing-comes = Only you see this. Nothing you’ll be asked is in sight right now.
plan-for = Plan for when I’m asked to…
plan-for-more = … or, less likely, asked to…
plan-likely = likely soon
plan-maybe = maybe soon
plan-seldom = unlikely
plan-drop = Cancel a plan…
plan-away = Clear stopped plans
plan-scope-once = once
plan-scope-round = every time this round
plan-scope-game = every time, until I cancel it
plan-does = { $steps }; if none is possible, it stops and I’m asked
plan-else = – if that isn’t possible:
plan-stops = Stops when { $stops }
plan-stopped = **A plan has stopped** ({ $ask }): { $why }.
plan-in-view = { $count ->
    [one] One plan waits
   *[other] { $count } plans wait
} (/plan).
plan-draft = ### When you’re asked: { $ask }
plan-how-often = How often: **{ $scope }**
plan-choose = Choose what it does. Each further choice is used if the ones before it aren’t possible.
plan-not-now = These are choices that may come up. If a choice has another name by then, it counts as different and isn’t made.
plan-when = How often?
plan-stop-when = Stop if… (choose again to remove)
plan-stop-more = … or stop if…
plan-make = Save plan
plan-less = Remove last choice
plan-discard = Discard
plan-stop-move = someone else takes { $what }
plan-stop-overtaken = someone overtakes you
plan-stop-loss = something of yours is taken or pushed away
plan-stop-round = the round ends
plan-stop-effect = the choice’s effect or cost changes
plan-why-none = none of your choices was possible
plan-why-undo = moves were undone
plan-why-seat = the seat changed hands
plan-why-forced = there was only one choice, so the game made it
plan-why-before = an earlier plan for the same question had stopped
plan-made = Plan saved.
plan-dropped = Plan cancelled.
plan-out-of-sight = The game has moved on; that won’t come up for now.
plan-option-auto_answers = If there’s only one choice, it’s made for you right away. Others may notice how fast it was.
plan-option-auto_pays = If only one payment makes sense, you pay that way right away.
plan-option-auto_answers-on = Auto-play single choices
plan-option-auto_answers-off = Ask me even if there’s one choice
plan-option-auto_pays-on = Auto-pay when it’s clear
plan-option-auto_pays-off = Let me pay myself

## The web page

web-link = This opens the table’s web page, where you can tap the board itself. The link works once, within ten minutes, and signs in as you: keep it to yourself.
web-open = Open the page
web-visitors-on = Visitors with the address of the page can watch, if everybody on this server can read this channel.
web-visitors-off = Only players can open the page, and people on this server who can read this channel.
web-on-button = Let visitors watch
web-off-button = Don’t let visitors watch
web-off = This bot has no web page right now.

## About the bot: version, licence, privacy policy and terms

# Name of a command, at most 32 characters.
command-about = about
# Description of a command, at most 100 characters.
command-about-about = Version, source, licence, support, privacy policy and terms
about-title = ### Seneschal { $version }
about-what = Heavy board games in Discord, a turn at a time. This is an unofficial implementation: the games’ names belong to their owners, and none of their art or text is used.
about-licence = **Licence:** MIT. Icons from [game-icons.net](https://game-icons.net) ([CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)), fonts from the Noto family ([OFL 1.1](https://openfontlicense.org)).
about-source = **Source:** <{ $url }>
about-support = **Support:** <{ $url }>
about-no-support = **Support:** ask this server’s admins, or the person who runs this bot.
about-status = **Status:** running; last restart { $when }.
about-status-page = **Status page:** <{ $url }>
about-privacy = Privacy policy
about-terms = Terms of use
policy-privacy =
    ## Privacy policy

    Seneschal is open-source software. The person who runs this bot is responsible for the data it stores; `/about` says how to reach them.

    ### What is stored, and why
    - **Your Discord ID and the name you had when you took a seat**, to know whose turn it is and to mention you.
    - **Your moves, votes and undos with their times, your colour, and the tables you opened with your line of text:** they are the game. Your usual response time, the number of games you finished, your results and your ratings are calculated from them.
    - **Your preferences, time zone, quiet hours and days away**, if you set them, so that your clock is fair and reminders come at the right time.
    - **Your notes, plans, what-if moves, muted tables, your block list, and the nudges and invitations** you sent or received, for these features. Nobody else sees your block list.
    - **When you signed in to the web page**, if this bot has one, as a cookie in your browser and its hash here, to know who moves.
    - **When you were last active**, so that you aren’t reminded while you’re here.
    - **IDs of servers, channels, messages and button presses, and a server’s settings**, to post boards in the right place and to handle each press once.

    What you write in channels is not read or stored, nor is anything else from your account.

    ### Who can see it
    Your name, colour, moves and votes appear at the table. When you join one, its players also see how quickly you usually move and how many games you finished. The result of a rated game shows your rating; leaderboards list you only if you agree. Everyone on the server sees the standings of its leagues and cups. People who share a server or a table with you can look up your results and ratings, and everyone can if leaderboards list you; people you’ve blocked can’t. Your hand, plans, notes and preferences are shown only to you, and a substitute sees your hand. The person who runs the bot can read the database. Nothing is sold or passed on. What the bot posts is also subject to Discord’s privacy policy.

    ### How long it is kept
    - Sign-ins to the web page: 30 days, or until you sign out. Last activity: about 10 minutes. IDs of button presses: one day. The queue of messages to post: usually a week.
    - Games and their moves: without a limit, so that they can be replayed and verified.
    - Everything else: until you change or delete it.
    - Backups: until newer ones replace them, usually after a week. Logs: as long as the person who runs the bot keeps them; they contain IDs and errors, never hands or messages.

    ### Your rights
    With `/settings` you can download all your data or delete it, at any time and without asking anyone. Your name in games then becomes “Player 2”, for example; the moves and results stay, because they are the other players’ games too, and so does the rating with which you began each game. The date and a salted hash of your ID remain, so that restoring an old backup deletes your data again. Messages that were already posted stay in their channels.
policy-terms =
    ## Terms of use

    ### The service
    Seneschal costs nothing. The person who runs this bot can change, interrupt or end the service at any time. Games may be lost, though backups make that unlikely. The service is provided as is, without warranty, as far as the law allows.

    ### Who can use it
    Anyone who may use Discord can play. Discord’s terms and community guidelines apply, and so do the rules of the server you play on. That server’s admins can remove players and end games there.

    ### Fair play
    - Play each seat yourself. Don’t use several accounts at one table, and don’t automate presses or commands.
    - Don’t try to see what is hidden from you, to act for other players, or to disrupt the bot. If you find a way, please report it.
    - Choose names and notes that Discord’s guidelines allow.

    Anyone who breaks these rules can be excluded from this bot.

    ### Rights
    The software is under the MIT licence. The games’ names belong to their owners. Your names and notes stay yours; you allow the bot to store and show them as the games require. Every player may export the record of a game.

    ### Data
    The privacy policy says what is stored. `/settings` shows and deletes your data.

    ### Changes
    When these terms change, `/about` shows the new ones. By playing on, you accept them.

## Bot directories (make listing)

listing-summary = Heavy board games in Discord, a turn at a time: { $games }, with friends or against computer players.
listing-description =
    ### Play heavy board games in your server, a turn at a time.
    Seneschal keeps the rules, draws the board and tells each player when it is their turn. A turn takes a minute: choose from a menu, press a button, or type a few letters.

    ### Games
    { $games }

    ### What you get
    - Boards that can be read on a phone, with the last turn marked and told in a sentence
    - Hidden hands and sealed decisions that only their player sees
    - Computer players of four strengths, hints, and an analysis of every finished game
    - Time controls that respect nights, days off and holidays, and reminders that do too
    - Undo, history, animations and records that can be verified
    - Rules cards with pictures, and lessons for a first game
    - Tables for friends by invitation, and tables as posts of a forum
    - English, 繁體中文, 简体中文 and 日本語, for each player separately

    ### How to begin
    Type `/play`. A table opens with its own thread; press *Join*, then *Start*, or play against computer players at once.

    Seneschal is free and open source. It is an unofficial implementation: the games’ names belong to their owners, and none of their art or text is used.
listing-game = - { $game }, { $least } to { $most } players
listing-tags = board games | strategy | turn-based | multiplayer | games

## Leagues and cups

# Name of a command, at most 32 characters.
command-league = league
# Description of a command, at most 100 characters.
command-league-about = Leagues and cups: sign up, standings, and what admins do
# Name of a command, at most 32 characters.
command-league-open = open
# Description of a command, at most 100 characters.
command-league-open-about = Admins: open a league or cup for sign-up
# Name of a command, at most 32 characters.
command-league-show = show
# Description of a command, at most 100 characters.
command-league-show-about = A league or cup: sign up, standings, open seats
# Name of a command, at most 32 characters.
command-league-replace = replace
# Description of a command, at most 100 characters.
command-league-replace-about = Admins: replace a player by another person or a computer player
# Name of a command, at most 32 characters.
parameter-title = title
# Description of a command, at most 100 characters.
parameter-title-about = The name of the league or cup; the same name again is its next season
# Name of a command, at most 32 characters.
parameter-kind = kind
# Description of a command, at most 100 characters.
parameter-kind-about = A league of groups, or a cup with rounds and a final
# Name of a command, at most 32 characters.
parameter-rounds = rounds
# Description of a command, at most 100 characters.
parameter-rounds-about = Cups: rounds before the final
# Name of a command, at most 32 characters.
parameter-place = place
# Description of a command, at most 100 characters.
parameter-place-about = The channel or forum for the tables; leave blank for this channel
# Name of a command, at most 32 characters.
parameter-league = league
# Description of a command, at most 100 characters.
parameter-league-about = Which league or cup; leave blank for the newest
# Name of a command, at most 32 characters.
parameter-member = member
# Description of a command, at most 100 characters.
parameter-member-about = The player who is replaced
# Name of a command, at most 32 characters.
parameter-by = by
# Description of a command, at most 100 characters.
parameter-by-about = Who plays instead; leave blank for computer players
league-kind-league = League
league-kind-cup = Cup
league-title = { $name } · { $season }
league-season = Season { $number }
league-cup = Cup { $number }
league-all-rounds = All rounds
league-group = Group { $number }
league-group-people = **{ $name }**: { $people }
league-final = Final
league-round = Round { $n }
league-table = Table { $number }
league-plays = { $game }, { $seats } players at each table, all tables at once
cup-plays = { $game }, { $seats } players at each table if the numbers allow it
cup-rounds = Rounds: { $rounds }. Then the best { $seats } play the final.
league-signed-up = Signed up: { $players }, reserves: { $reserves }
league-paused-now = Paused: nobody can sign up, and no tables are opened or closed.
league-how = Everyone plays several tables at once, each from another seat.
cup-how = In each round, you play one table, against people with similar points. A bye counts 2½ points.
league-gone = If you stop playing, you score nothing there, and a computer player continues. Reserves may take over such seats and can only gain.
league-days = The tables are expected to take { $days } days. Then computer players finish them, after two days’ notice.
cup-days = All rounds together are expected to take { $days } days. When the time for a round is up, computer players finish its tables, after two days’ notice.
league-closes = The tables close on { $when }.
league-status-finished = It has ended.
league-status-cancelled = It was cancelled.
league-join = Sign up
league-reserve = Reserve
league-leave = Leave
league-seats-button = Open seats
league-standings = Standings
league-publish = Publish standings
league-start = Make the groups and start
cup-start = Draw the first round and start
league-pause = Pause
league-resume = Resume
league-cancel = Cancel
league-place = { $place } · { $name }: { $results }
league-line = points { $points }, wins { $wins }, tables { $played }/{ $tables }
league-has-left = has left
league-goes-up = goes up
league-goes-up-now = would go up now
league-goes-down = goes down
league-goes-down-now = would go down now
league-nobody-yet = No one has signed up yet.
league-no-standings = There are no standings before the start.
league-progress = { $ended } of { $tables } tables have ended
league-line-reserve = { $name }: points { $points }
league-reserves = Reserves, at seats they took over:
league-rules = Points: 1 for playing to the end, and up to 3 more, depending on how many of the others you beat. Ties: wins, share of the best score, points of those you beat, last season, lot.
league-seed = Lots were drawn with the seed { $seed }.
league-other-group = Another group…
league-no-seats = No seat is waiting for a reserve.
league-seat-of = Table { $number }: { $name }’s seat
league-which-seat = Which seat do you want to take over?
league-has-started = The groups are made, and the tables are being opened.
cup-round-begins = { $round }: the tables are being opened.
cup-bye = Bye
league-notice = On { $when }, computer players finish the tables that are still running; your points then count as if you had played on. Where all agree, `/game end` ends a table now, and it counts as it stands.
league-opened = Open for sign-up. The announcement is posted in { $channel }.
league-none = There are no leagues or cups on this server yet. Admins can open one with /league open.
league-joined = You’ve signed up for { $season }.
league-joined-reserve = You’re a reserve of { $season }. When a player is gone, “Open seats” shows their seats.
league-leave-sure = Computer players will continue your seats for good, and you’ll score nothing at tables that still run. Leave?
league-left = You’ve left { $season }.
league-taken = The seat is yours: { $channel }
league-started = Started. Tables that are opened now: { $tables }
league-together = Pairs in the same group who have blocked each other, because there is no other place for them: { $pairs }
league-cancel-sure = All who signed up lose their place. Cancel it?
league-published = The standings are posted in this channel.
league-replaced = Replaced.
league-replace-bot = A bot can’t take a seat. Leave *by* blank for computer players.
league-no-channel = Choose a text channel or a forum that I can see for the tables.
league-seed-hash = Lots follow from a seed with this hash: { $hash }
league-page-sign-up = Open for sign-up.
league-page-running = Running.
league-page-finished = It has ended.
league-page-cancelled = It was cancelled.
league-page-paused = Paused.
league-page = Web page
