## The words of the table frame; the game's own are in its room.

desk-prompt = What to decide
desk-title-turn = Your turn
desk-title-waiting = Waiting
desk-title-sent = Sent
desk-title-over = The end
desk-title-paused = Paused
desk-nobody-decides = Nobody has to decide now.
desk-decides = is deciding.
desk-decide-many = { $names } are deciding.
desk-bot-thinks = is thinking.
desk-decided = Your choice is made. Waiting for { $names }.
desk-watching = You are watching.
desk-rims = Gold rims show what you may choose.
desk-over = The game is over.
desk-until = { $effects }. Then { $what }.
desk-brings = { $effects }.
desk-confirm = Confirm
desk-skip = Skip
desk-back = Back
desk-other = Choose another
desk-start-over = Start over

desk-undo = Undo
desk-undo-ask = Ask to undo
desk-hint = Hint
desk-menu = Menu
desk-language = Language
desk-home = To the front page
desk-phases = Phases of the round

desk-players = Players in turn order
desk-you = You
desk-bot = bot, { $strength }
desk-bot-rank = Level { $n } of { $most }
desk-strength-ship-boy = beginner
desk-strength-sailor = easy
desk-strength-boatswain = fair
desk-strength-mate = good
desk-strength-captain = strong
desk-strength-commodore = expert
desk-strength-admiral = master
desk-level-ship-boy = ship’s boy
desk-level-sailor = sailor
desk-level-boatswain = boatswain
desk-level-mate = first mate
desk-level-captain = captain
desk-level-commodore = commodore
desk-level-admiral = admiral
desk-peek = Look at { $name } closely
desk-thinking = thinking…
desk-deciding = deciding…
desk-deciding-you = your turn
    .short = turn
desk-away = away, a bot plays
desk-clock = { $who }: { $time } left
desk-paused = paused
desk-paused-help = The game is paused: the clocks stand still, and nobody moves.
desk-points = Points

desk-journal = Log
desk-chat = Chat
desk-rules = Rules
desk-journal-earlier = Earlier moves are in the review.
desk-journal-again = Show it again
desk-journal-empty = Nothing has happened yet.
desk-chat-empty = Nobody has said anything.
desk-chat-field = Message to the table
desk-chat-send = Send
desk-chat-watcher = { $name } (watching)
desk-rules-all = All the rules
desk-rules-hint = What lies on this table:
desk-drawer = Log and chat

desk-hint-title = Hint: { $move }.
desk-hint-likely = Then, most likely, { $events }.
desk-hint-expect = Most likely { $events }.
desk-hint-quiet = Nothing is gained or lost at once, but your chances are best after it.
desk-hint-odds = It wins about { $wins } of 100 games from here.
desk-hint-behind = { $wins ->
    [0] You are far behind; this keeps the most.
   *[other] You are far behind; this wins about { $wins } of 100 games.
}
desk-hint-even = About as good: { $move }
desk-hint-second = Next best: { $move }
desk-hint-next = Next best: { $move }, { $other } of 100
desk-hint-instead = { $next } ({ $effects }).
desk-hint-take = Choose it
desk-hint-more = How sure?
desk-close = Close

desk-proposed-undo = { $who } asks to take the last move back.
desk-proposed-end = { $who } proposes to end the game as it stands.
desk-proposed-pause = { $who } asks for a pause.
desk-proposed-resume = { $who } would like to play on.
desk-own-undo = You have asked to take your move back. Waiting for the others.
desk-own-end = You have proposed to end the game. Waiting for the others.
desk-own-pause = You have asked for a pause. Waiting for the others.
desk-own-resume = You have asked to play on. Waiting for the others.
desk-agree = Agree
desk-refuse = No
desk-withdraw = Withdraw

desk-resign = Resign
desk-resign-sure = Resign? A bot plays on in your seat, and you are placed last.
desk-leave = Leave the table
desk-leave-help = A bot plays for you until you come back.
desk-come-back = Take your seat back
desk-come-back-help = A bot is playing for you.
desk-resigned = You have resigned. A bot plays on for you; you may watch.
desk-propose-end = Propose to end the game
desk-pause = Ask for a pause
desk-resume = Play on
desk-review = Review of the game
desk-stay = Stay
desk-facts = About this table
desk-code = Code
desk-hash = Fingerprint of the seed
desk-hash-help = Published before the first move. When the game is over the seed is opened, and anybody can check that nothing was arranged.
desk-seed = The seed
desk-rated = Rated
desk-rated-true = yes
desk-rated-false = no
desk-watchers = Watching
desk-verdicts = Judge my decisions
desk-verdict-fine = That was fine
desk-verdict-better = There was better (−{ $share } %)
desk-verdict-final = Cannot be taken back: something new was shown.
desk-verdict-back = Take it back
desk-sound = Sound
desk-notify = Tell me when it is my turn
desk-keys = Keys
desk-key-confirm = confirm
desk-key-back = back
desk-key-numbers = number the choices (or hold Alt)
desk-key-choose = choose by number
desk-key-hint = hint
desk-key-undo = undo
desk-key-journal = log
desk-key-chat = chat
desk-key-menu = menu

desk-curtain = Pass the device to { $name }
desk-curtain-help = Nobody else should look now.
desk-curtain-lift = I am { $name }

desk-link-lost = Connection lost. Trying again…
desk-link-connecting = Connecting…
desk-link-closed = This table is closed to you.
desk-rule = Rule { $rule }
desk-refused-stale = This was answered already or taken back meanwhile, so nothing was played. Your choice is kept if it still fits.
desk-refused-illegal = That is no longer possible. Choose again.
desk-refused-not-yours = This seat is not yours.
desk-refused-not-asked = It is not your turn to choose.
desk-refused-too-fast = That was too fast. Wait a moment.
desk-refused-not-allowed = This table does not allow it.
desk-refused-over = The game is over.
desk-refused-malformed = The server did not understand that. Reload the page.
desk-refused-failed = Something went wrong on the server. Nothing changed; try again.

desk-end-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
desk-end-you = You win
desk-end-agreed = Ended by agreement.
desk-end-resigned = Ended by resignation.
desk-end-decided = { $source } made the difference: { $winner } { $most }, { $other } { $less }.
desk-end-place = Place
desk-end-player = Player
desk-end-total = Total
desk-end-made = How the points were made
desk-end-course = Points over time
desk-end-rematch = Play again
desk-end-follow = To the new game
desk-end-look = Look at the table
desk-end-show = The result
desk-end-curve = Points over time; at the end { $scores }

desk-loading = Setting up the table…

## The people at the table

desk-absent = away
desk-writing = writing…
desk-seat-resigned = resigned, a bot plays on
desk-is-away = is away.
desk-are-away =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
desk-vote-in = In { $time } you may seat a bot.
desk-vote-now = You may seat a bot now.
desk-has-resigned = { $who } has resigned.
desk-resigned-bot = A bot ({ $level }) plays on in that seat.
desk-end-now = End the game
desk-play-on = Play on
desk-has-vanished = { $who } has been away for a while.
desk-vanished-help = A bot can play on. The seat can be taken back at any time.
desk-wait = Wait
desk-vote-bot = Vote for a bot
desk-seat-bot = Let a bot play on
desk-proposed-stand-in = { $who } proposes that a bot plays for { $about } until they are back.
desk-own-stand-in = You have proposed that a bot plays for { $about }. Waiting for the others.
desk-writers =
    { $count ->
        [one] { $names } is writing…
       *[other] { $names } are writing…
    }
desk-unread = { $n } unread
desk-signs = React
desk-sign-bravo = Well played
desk-sign-thanks = Thank you
desk-sign-laugh = Ha ha!
desk-sign-wow = Wow!
desk-sign-oops = Oops
desk-sign-ouch = Ouch!
desk-sign-ponder = Let me think
desk-sign-hurry = We are waiting

## First-game help

desk-help = First-game help
desk-help-read = Got it
desk-help-off = No more help
