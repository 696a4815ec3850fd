## The web page of a table, and the list of a player's tables

web-title = Seneschal
web-tables = Your tables
web-no-tables = You’re not at a table right now. Open or join one in Discord.
web-urgency-move = Your turn
web-urgency-vote = Your vote
web-urgency-lobby = Lobby
web-urgency-others = Waiting for others
web-urgency-paused = Paused
web-finished = Finished games

## Signing in

web-sign-in = Sign in to see your tables
web-sign-in-how = Press “More…” below a board in Discord, then “Sign in on the web”. You’ll get a link just for you that signs you in here.
web-sign-in-safe = No password needed. A link works once, within ten minutes.
web-signing-in = Signing you in…
web-link-expired = This link has expired or was already used
web-login = Log in with Discord
web-enter = Sign in
web-login-refused = You cancelled logging in with Discord
web-login-expired = The login took too long or was already used
web-login-failed = Discord didn’t confirm who you are
web-not-found = This page isn’t available to you
web-session-ended = You’ve been signed out. Get a new link in Discord.
web-sign-out = Log out
web-sign-out-everywhere = Log out everywhere

## The head of the page

web-more = More
web-discord = Open in Discord
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound on your turn
web-notification = Notification on your turn
web-call-on = on
web-call-off = off
web-call-blocked = blocked by the browser
web-record = Download the game
web-keys = Keyboard
web-keys-board = Go from space to space on the board
web-keys-enter = Choose a space; press again to move
web-keys-moves = One move back or forward
web-keys-rounds = One round back or forward
web-keys-ends = First or latest position
web-resign = Resign…
web-colon = { ": " }
web-close = Close

## The board and the moves

web-fit = Fit to screen
web-your-move = Your move
web-your-turn = Your turn
web-move = Move
web-again-to-move = Press again to move.
web-which = Which one?
web-confirm = Confirm your move
web-cancel = Cancel
web-undo = Undo
web-hint = Hint
web-next-table = Next table
web-arrange-how = Drag a board to move it, tap it to turn it. With keys: arrows move it, Enter turns it. Then choose your space.
web-arrange-list = All steps as a list
web-card = Rules card

## Players and votes

web-players = Players
web-you = { " " }(you)
web-to-move = To move
web-bank = Time bank:
web-away = Away until
web-won = Winner
web-spectators = Spectators
web-empty-seat = Empty seat
web-substitute = Substitute
web-computer-easy = Computer (easy)
web-computer-medium = Computer (medium)
web-computer-hard = Computer (hard)
web-computer-expert = Computer (expert)
web-vote = Vote
web-waiting-for = Waiting for
web-recap = Since your last move
web-plans = Your plans
web-plan-cancel = Cancel plan
web-plan-clear = Remove

## History

web-history = History
web-step-back = Back one move
web-step-forward = Forward one move
web-position = Position
web-beginning = Start of the game
web-since-my-move = Since my last move
web-live = Back to live
web-log = Log
web-earlier = Earlier
web-no-step = You haven’t moved yet.

web-try = Try it from here
web-try-title = What if
web-try-back = Take back
web-try-all = Start over
web-try-leave = Back to the game

web-review = Analysis
web-review-ask = Analyse this game
web-review-waiting = Analysing the game; this takes a minute or two…
web-review-failed = This game can’t be analysed.

## When something is wrong

web-offline = No connection. Reconnecting…
web-slow = The server is taking long to answer. Please wait…
web-busy = Too many requests. Try again in a moment.
web-failed = Something went wrong. Reload the page.

## The page of a league or cup

web-standings = Standings
web-place = Place
web-name = Name
web-points = Points
web-wins = Wins
web-played = Tables
web-season-tables = Tables
web-table-ended = ended
web-table-open = running
web-table-planned = not opened yet
web-season-people = Signed up
web-season-nobody = No one has signed up yet.
web-season-closes = The tables close
web-season-reserves = Reserves, at seats they took over
web-has-left = has left
