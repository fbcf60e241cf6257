### The room: every word around the games. The table's own words are in web/src/table/texts.

## Everywhere

skip = Skip to the content
close = Close
save = Save
copied = Copied.
page-failed = This page could not be loaded. Check the connection and reload.
bar-home = Lorcha: to the shelf
bar-rules = Rules
bar-language = EN: switch to Russian
bar-light = Light theme
bar-dark = Dark theme
bar-you = { $name }: profile and settings
bar-settings = Settings
minutes = { $n } min
hours = { $n } h
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
weight-easy = Easy
weight-family = Family
weight-medium = Medium
weight-expert = Expert

## Problems

problem-bad-position = This text is no position.
problem-no-words = No position near this move can be put in words.
problem-no-choice = There was only one answer.
problem-offline = The server cannot be reached. Your games are safe; try again in a moment.
problem-unknown = There is no such table here. Check the code or the link.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-full = All seats are taken.
problem-taken = Somebody was quicker: it is taken.
problem-begun = The game has already begun. You can watch it if the table allows.
problem-empty-seats = Some seats are still empty. Wait, or fill them with bots.
problem-no-people = Somebody has to sit down first.
problem-nobody = Tell us your name first.
problem-somebody = You already have a name here. Sign out first to take another.
problem-bad-name = A name needs at least one letter, and only letters that can be seen, without #.
problem-bad-option = These house rules do not fit together. Look at them again.
problem-bad-match = This game cannot be played through: the file was changed or comes from another version.
problem-guests-unrated = Guests at one device cannot play a rated game.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-played-out = The game was not played to its end: nobody can say who would have won.
problem-over = Nothing is left to play from there.
problem-malformed = The server did not understand that. Reload the page and try again.
problem-forbidden = You may not do that here.
problem-other-rules = This game was played by other rules than those of this server, and cannot be played again here.
problem-failed = Something went wrong on the server. Nothing you did is lost; try again.
problem-bad-link = This link was used already or is too old. Ask your host for another.
problem-wrong-password = That is not the right password for this name.
problem-no-mail = This server sends no mail. Ask its host for a link.
problem-no-password = Set a password first.
problem-not-yours = Only the person who created the table may do that.
problem-other = The server says: { $text }

## The games

game-dragon = In the Year of the Dragon
    .lines = In the Year / of the Dragon
    .by = Stefan Feld
    .blurb = Twelve hard months. Look ahead, and save whom you can.
game-ching = Madame Ching
    .lines = Madame / Ching
    .by = Bruno Cathala and Ludovic Maublanc
    .blurb = Chart daring voyages on the South China Sea and bring the Pearl home.
game-jamaica = Jamaica
    .lines = Jamaica
    .by = Malcolm Braff, Bruno Cathala and Sébastien Pauchon
    .blurb = A pirate race round the island: load, sail, fight, and still pay the port.
game-panda = Panda Spin
    .lines = Panda / Spin
    .by = Carl Chudyk
    .blurb = Climb, bid and flip your cards: a losing hand may come back stronger.

## The shelf

front-title = Take a box from the shelf
front-lead =
    { $n ->
        [4] Four board games
       *[other] Board games
    } by the full rules, in your browser: against bots, with friends or round one device. Free, no account needed.
front-shelf = The shelf
front-credit = An unofficial fan work. Games by Stefan Feld; Bruno Cathala and Ludovic Maublanc; Malcolm Braff, Bruno Cathala and Sébastien Pauchon; Carl Chudyk. Icons: game-icons.net, CC BY 3.0.
front-about = About and credits
front-more = More to read
coming = Coming
coming-soon = Its board is still being carved.
label-players = Players:
label-time = Playing time:
play-now = Play now
play-against =
    { $n ->
        [one] Against one bot: { $level }
       *[other] Against { $n } bots: { $level }
    }
play-change = Change
with-friends = With friends
your-games = Your games
your-games-none = Nothing yet. Take a box, and your tables will wait for you here, for days if need be.
your-games-all = Show all { $n }
your-games-fewer = Show fewer
your-games-earlier = Earlier games
open-more = More tables
line-open = Waiting for players, { $taken } of { $seats } seats taken
line-turn = The table waits for you
line-waiting = Waiting for { $names }
line-playing = In play
line-over =
    { $place ->
        [1] Finished: you won with { $score }
        [2] Finished: second with { $score }
        [3] Finished: third with { $score }
       *[other] Finished: place { $place } with { $score }
    }
line-watched = Finished
chip-turn = your turn
chip-turn-due = your turn · { $left }
chip-review = review
join-title = Join with a code
join-lead = A friend sent you a code or a link? Sit down at their table.
join-code = Code or link
join-example = 7KDM-4XPQ
join = Join
open-title = Open tables
open-waits =
    { $n ->
        [one] { $name } waits for one more player
       *[other] { $name } waits for { $n } more players
    }
just-now = just now
device-title = On one device
device-lead = Pass the tablet round the table. A curtain falls between players, so nobody peeks.
device-set-up = Set up a table

## Newcomers

newcomer-first = Quiet, Jade, Merry, Brave, Silver, Lucky, Curious, Clever, Amber, Gentle, Swift, Paper
newcomer-second = Heron, Otter, Crane, Lantern, Carp, Sparrow, Magpie, Pilot, Gull, Kite, Tiger, Walnut
newcomer-welcome = You are playing as { $name }.
newcomer-change = Change the name

## A new table

new-title = Set up a table
new-title-device = Set up a table on one device
new-game = Game
new-coming = The board of this game is still being carved. Take another box from the shelf.
new-seats = Seats
new-seats-lead = Who sits where. The order of play follows the rules of the game.
new-number = How many play
new-seat = Seat { $n }
new-who = Who sits on seat { $n }
who-me = You
who-open = A friend with the link
who-guest = Somebody at this device
who-bot = Bot: { $level }
who-bots = Bots
guest-name = Name
guest-nth = Guest { $n }
new-options = House rules
new-options-lead = The first choice is as in the box. Change what your group plays differently.
new-how = How you play
clock = Clock
clock-none = No clock
clock-none-help = Nobody is hurried. If somebody vanishes, the others may vote for a bot to play on.
clock-patience = The others may vote after
clock-live = Live
clock-live-help = Everyone is at the table. Each player starts with some time and gains a little with every move.
clock-days = Over days
clock-days-help = Make your move when you find the time. The table waits for you on the shelf.
clock-bank = Time for each player
clock-increment = Added for each move
clock-per-move = Time for a move
seconds = { $n } s
visibility = Who may sit down
visibility-link = Those with the link
visibility-link-help = Nobody can find or guess the table.
visibility-anyone = Anyone
visibility-anyone-help = The table is listed on everyone’s front page until it is full.
rated = Rated
    .help = The result counts towards your rating. A move that revealed something cannot be taken back.
spectators = Spectators may watch
    .help = They see what everybody sees, and never a hidden card.
hints = Hints
    .help = On their turn a player may ask for a suggested move.
stand-in = If somebody leaves
    .help = A bot plays on until they come back.
new-make = Create the table
new-start = Start the game
new-summary-open = Next you get a link, a code and a QR code to share.
new-summary-start = Everybody is here: the game starts at once.

## Bots, as honest as we can be

bots-level = Level of the bots
bots-level-all = Level of all bots:

bot-ship-boy = Ship’s boy
    .help = For a first game: sees what is good, often follows a whim, makes no plans.
bot-sailor = Sailor
    .help = Knows the trade: takes what pays now and seldom looks further.
bot-boatswain = Boatswain
    .help = Plays from experience, at once, and often settles for the second-best move.
bot-mate = First mate
    .help = Seasoned: sees what matters at a glance, and only slips now and then.
bot-captain = Captain
    .help = Has sailed these waters a million times: answers at once, and forgives few mistakes.
bot-commodore = Commodore
    .help = Has the captain’s experience, and takes a moment to think about every move.
bot-admiral = Admiral
    .help = Thinks the longest about every move. Nobody here is stronger.

name-mei = Mei
name-tomas = Tomas
name-ilya = Ilya
name-long = Long
name-anahit = Anahit
name-bo = Bo

## Before the game

wait-title = Waiting for players
wait-invite = Invite your friends
wait-invite-lead = Send the link, read out the code, or let them scan the picture.
wait-code = Code
wait-link = Link
wait-copy = Copy the link
wait-share = Share
wait-qr = The link as a QR code
wait-seats = Who is here
wait-free = free
wait-sit = Sit here
wait-sit-any = Take a seat
wait-you = you
wait-bot = bot
wait-here = here
wait-away = away
wait-writing = writing…
wait-guest = at { $name }’s device
wait-name = Your name at the table
wait-name-help = You can change it whenever you like.
wait-start = Start the game
wait-fill = Bots for the empty seats:
wait-fill-start = Fill with bots and start
wait-missing =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
wait-changed = Somebody has just left: see who is here, then start.
wait-creator = The game starts when { $name } says so.
wait-leave = Give up my seat
wait-close = Close the table
wait-close-sure = Close this table for everybody?
wait-closed = This table was closed.
wait-to-shelf = To the shelf
other-rules-over = This game was played by other rules than those of this server. They do not lead to its result, so it cannot be shown move by move.
other-rules-playing = This game was begun by other rules than those of this server, and cannot go on here. Ask the host: a server with its rules can finish it.
other-rules-result = How it ended, { $day }:
other-rules-which = The game has rules { $rules } and box { $box }, this server rules { $here } and box { $boxhere }. The changelog of Lorcha tells what changed.
wait-agreed = What was agreed
wait-chat = Talk at the table
wait-chat-empty = Nobody has said anything yet. What is said here goes on at the table.
wait-chat-field = Say something to the table
wait-chat-send = Send
wait-chat-sit = Take a seat to join in.
glance = The game in short
glance-aim = Aim
glance-turn = A round
glance-mind = Keep in mind
glance-end = The end
glance-rules = All the rules (opens in a new tab)
glance-dragon =
    .aim = Bring your people through twelve months, most of them hard, and have the most points.
    .turn = Everybody chooses an action, takes in one person, meets the event of the month and scores.
    .mind = A group of actions that somebody has chosen from costs 3 yuan. All events lie open: prepare two months ahead.
    .end = After the twelfth month people, monks and what is left are counted once more.
glance-ching =
    .aim = Sail ever longer expeditions and bring home the missions worth the most.
    .turn = Everybody chooses cards in secret. A higher card takes the junk a column on, a new colour also a row down.
    .mind = A card that is not higher ends the expedition: then the mission it has earned is taken.
    .end = When the last mission is taken, or somebody has all four skills and with them the China Pearl.
glance-jamaica =
    .aim = Sail once round the island. Gold and treasures count as much as being fast.
    .turn = The captain sets two dice for morning and evening. Everybody chooses a card in secret and carries out both halves: load, sail on, sail back.
    .mind = Where a ship stops it pays: food at sea, gold in a port. Two ships on one space fight.
    .end = When a ship reaches Port Royal the round is played out and all count their points.
glance-panda =
    .aim = Get rid of your cards before the others: the more they still hold, the more points you get.
    .turn = Bid a combination, beat the last one, or pass; the last who has not passed wins the trick.
    .mind = Pass, and your beaten cards come back turned over, often stronger than before.
    .end = When somebody has 15 points, or as many as you agreed on, at the end of a round.
join-looking = Looking for the table…
join-failed = No table found
join-failed-lead = Check the code with your friend. Capital and small letters are the same, and the dash does not matter.

## A game from a file

import-from-file = Open a game from a file
import-title = A game from a file
import-lead = A game exported from Lorcha, here or elsewhere, becomes a table to study: look through it move by move, and play on from any moment.
import-choose = Choose a file
import-drop = or drop it here (.json)
import-reading = Playing { $name } through…
import-not-json = { $name } is not a JSON file. The review of a game exports one.
import-not-match = { $name } does not hold a game of Lorcha. The review of a game exports one.
import-too-large = { $name } is too large for a game ({ $size } kB).
import-refused = { $name } cannot be played through: it was changed, or it comes from another version of the rules or of the box.
import-detail = The server says: { $text }

## Nowhere

brand = Lorcha
lost-title = No ship sails here
lost-lead = This address leads nowhere. Perhaps a letter of the link went overboard.

## Settings and people

settings-title = Settings
settings-room = Look and sound
settings-kept = These are kept in this browser only.
language = Language
language-en = English
language-ru = Русский
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
bots-speed = Bots
bots-thoughtful = Thoughtful
bots-brisk = Brisk
bots-at-once = At once
bots-help = How long bots take for a move. At a table with others, the slowest wish counts.
motion = Motion
motion-full = Full
motion-quick = Quick
motion-off = Off
motion-help = How pieces fly. If your system asks for less motion, nothing flies.
sound = Sound
    .help = Dice, cards, coins, sails, cannon; two soft knocks when it is your turn.
verdicts = Judge my decisions
    .help = In unrated games against bots alone: after each decision, was it fine, or was there better?
notify = Tell me when it is my turn
    .help = By a notification of the browser, while a table is open in another tab.
notify-denied = The browser does not allow notifications for this page. You can change that beside the address.
account-title = You
account-name = Your name
account-renamed = From now on you are { $name }.
account-tag = To sign in on another device, use { $name }.
account-profile = Games and ratings
account-secured = The password is set. You can now sign in from any device.
password = Password
password-set = Set a password
password-change = Change the password
password-why = This browser knows you without one. A password lets you sign in elsewhere, with all your games.
password-current = Current password
password-new = New password
password-rule = At least 8 characters.
sign-in = Sign in
sign-in-title = Have you been here before?
sign-in-lead = Sign in with your name, its tag and your password.
sign-in-lost = Lost the password? Ask the host of this server for a link.
sign-in-lost-mail = Lost the password? Type your name with its tag above, then
sign-in-send-link = ask for a link
sign-in-link-sent = If an address belongs to this name, a link is on its way. It works once, within an hour.
mail-title = In case you lose the password
mail-why = We send a link there with which you set a new one. Nobody else sees the address, and nothing else is sent to it.
mail-address = E-mail
mail-saved = The address is saved.
mail-removed = The address is deleted.
sign-in-name = Name with tag
sign-in-welcome = Welcome back, { $name }.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-sure = You have not set a password: after signing out nobody can come back to this name and its games. Sign out?
sessions-title = Where you are signed in
sessions-here = this browser
sessions-unknown = Unknown browser
sessions-since = since { $since }, last used { $used }
sessions-end = Sign out there
sessions-ended = That session has ended.
delete-account = Delete my account
delete-sure = Your name, your password and your ratings are deleted, and nobody can bring them back. Games you have played stay with the others, under an anonymous name; games under way go on without you.
delete-now = Delete for good
delete-done = Your account is deleted.
new-password-title = A new password
new-password-lead = Your host sent you this link because you lost your password. It works once; then you are signed in here and signed out everywhere else.
profile-title = Profile
profile-nobody = Nobody yet: take a box from the shelf, and you are somebody.
profile-none = No finished games yet.
profile-rating = Rating
profile-spread = estimate { $mu } ± { $sigma }
profile-unrated = Not rated yet
profile-over = Last games
profile-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
profile-mean = average place { $n }
profile-total =
    { $games ->
        [one] { $games } game played
       *[other] { $games } games played
    }, { $won } won
profile-never = Not played yet.
profile-try = Set up a table
profile-edit = Settings
profile-beaten = Bots that came in behind you in these games
profile-rank = No.
profile-rated = Rated games
profile-place =
    { $n ->
        [1] 1st × { $count }
        [2] 2nd × { $count }
        [3] 3rd × { $count }
       *[other] { $n }th × { $count }
    }
profile-list = Leaderboard
profile-list-none = Nobody has played a rated game yet.
profile-who = Who
profile-explained = The rating is the strength we are sure of: the estimate less three times its doubt. It grows as you play rated games.

## Review

review-title = Review
review-ply = Move { $ply } of { $plies }
review-slider = Where in the game
review-swing = { $name } against the others
review-first = To the beginning
review-back = One move back
review-on = One move on
review-last = To the end
review-run = Let it run
review-pause = Stop
review-eyes = Seen by
review-spectator = a spectator
review-share = Copy a link to this moment
review-shared = The link to this moment is copied.
review-more = More
review-fork = Play on from here
review-text = Save as text
review-json = Save as a file (JSON)
review-curve = Points
review-analysis = Analysis
analysis-ask = Analyse this game
analysis-about = Who was winning when, where it was lost, and what was luck. It takes some seconds.
analysis-failed = The analysis did not work out. Try again later.
analysis-running = { $done } of { $total } moves looked at
analysis-chart = Shares of the win over the game: { $shares } at this moment
analysis-mistakes = Where shares were given away
analysis-none = The judge is sure of no mistake.
analysis-strokes = Strokes of luck
analysis-loss = { $share } ± { $doubt } % given away
analysis-better = Better: { $move }.
analysis-parts = Expected of it, in points: { $parts }.
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-player = Player
analysis-first = To begin with
analysis-own-luck = Own luck
analysis-others-luck = Luck of the others
analysis-unexplained = Unexplained
analysis-own-mistakes = Own mistakes
analysis-others-mistakes = Mistakes of the others
analysis-result = Result
analysis-without-luck = Result without luck
analysis-play = Who played like which bot
analysis-lost = { $share } given away in a decision
analysis-books = From the first share to the result
analysis-count-inaccuracy = Inaccuracies
analysis-count-mistake = Mistakes
analysis-count-blunder = Blunders
analysis-source-chance = dice and cards
mistakes-title = Learn from mistakes
mistakes-own = Learn from your mistakes ({ $count })
mistakes-of = Learn from the mistakes of { $name } ({ $count })
mistakes-place = Mistake { $number } of { $count }
mistakes-ask = In the game: { $move }. There was better: find it.
mistakes-wrong = { $move }: { $grade }. Try once more.
mistakes-best = Right: { $move }.
mistakes-as-good = Right: { $move }. It is as good as { $best }.
mistakes-shown = Better: { $move }.
mistakes-show = Show it
mistakes-next = Next mistake
mistakes-finish = To the summary
mistakes-end = That was all
mistakes-summary = Found at once: { $first } of { $count }. At the second try: { $second }. Shown: { $shown }.
mistakes-again = Once more
mistakes-to-review = To the review
mistakes-outcome-first = found at once
mistakes-outcome-second = at the second try
mistakes-outcome-shown = shown
mistakes-outcome-open = left open
mistakes-none = The judge is sure of no mistake of this seat.
mistakes-not-analysed = This game has not been analysed yet.
study-title = Set up a position
study-choose = Write a position in words, look at it on the table, play on from it.
study-edit = Edit this position
study-text = The text
study-line = Line { $line }:
study-fault = The text is no position yet. The table shows the last one that was.
study-words = The words: { $words }.
study-help = Everything that is not written is as at the start of a game, or as the rest of the box allows. Hidden cards that are not written are dealt again when a table is opened.
study-seat = Seat { $number }
study-asked = To decide: { $names }
study-share = Copy the link
study-shared = The link is copied: all of the position is in it.
study-play = Play from here
study-lead = A new table begins with this position. It is not rated.
study-moved = There are no words for the middle of a turn: this is the position after move { $ply }, the nearest to move { $wanted }.
study-inexact = Words do not tell everything: what players know of each other’s cards, and how points were made, begins anew.
review-seed = The seed, opened at the end:
review-other-rules = Played by rules { $rules }. Those here ({ $here }) allow all of its moves and lead to the same result: they are what is shown.
review-to-table = To the table
fork-lead = A new table with this position, after move { $ply }. The old game stays as it was.
fork-begin = Play on

## Rules, editions, credits

rules-title = Rules
rules-lead = In our own words, with pictures of the pieces.
rules-contents = Contents
rules-search = Find in the rules
rules-search-none = Nothing is said about that.
rules-glossary = Symbols at a glance
rules-print = Print on one sheet
about-title = About and credits
about-edition = About this edition
about-house = A lorcha is a ship with a European hull and a Chinese rig, sailed out of Macau by merchants and pirates. This one carries board games. It is open and free: anybody may run it, read it and build on it.
about-unofficial = An unofficial fan work, not connected with the authors and publishers. The games are theirs; if you like one, buy the box.
about-fair = Fair chance
about-fair-lead = Before a game begins its seed is drawn, and a fingerprint of it lies on the table from the first move. At the end the seed is opened, so that everybody can check that no card and no die was changed on the way.
credits = Credits
credits-drawings = Boxes, boards and pieces were drawn for Lorcha.
credits-icons = Symbols: Lorc, Delapouite and others,
credits-type = Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral,
credits-software = Made with Svelte, Fluent, Litestar, msgspec, SQLAlchemy and mypyc.
edition-lead = The rules follow the rulebook. Not every figure printed on a card or board stands in it; this is where ours come from.
edition-part = What
edition-origin = Origin
edition-sources = Sources
edition-own = Whoever runs this server and owns the box can correct the figures with a file of their own.
origin-original = rulebook
    .help = Stated in the rulebook.
origin-public = public source
    .help = Taken from a public source, named below; the rest of the part from the rulebook.
origin-reconstructed = worked out
    .help = Not known to us: designed so that everything known about it holds. The printed pieces may differ.
box-game = The game itself
box-persons = Person tiles
box-display = People on display
box-layout = Where the stacks lie
box-person-cards = Person cards
box-actions = Action cards
box-groups = Groups of actions
box-privileges = Privileges
box-events = Events
box-start = What you start with
box-palace = Palaces
box-supply = The reserve
box-scoring = Scoring
box-tokens = Tokens
box-holds = Holds
box-action-dice = Action dice
box-combat-die = The combat die
box-captains = Captains
box-action-cards = Cards of the captains
box-treasures = Treasures
box-powers = Powers of treasures
box-setup = Setup
box-ghost = The Ghost Ship
box-board = The board
box-junks = Junks
box-lines = Dotted lines
box-navigation = Navigation cards
box-symbols = Symbols
box-skills = Skills
box-encounters = Encounter cards
box-missions = Mission tiles
box-values = Values of cards
box-combinations = Combinations
box-elements = Element cards
box-animals = Animals
box-suits = Cards of the suits

## Lessons

learn-title = Lessons
learn-choose = A few minutes each, on the real board: you learn by playing.
learn-lead =
    { $n ->
        [one] { $n } lesson, { $minutes } minutes
       *[other] { $n } lessons, { $minutes } minutes
    }
learn-in =
    { $n ->
        [one] Learn in { $n } minute
       *[other] Learn in { $n } minutes
    }
learn-more = Go on learning ({ $done } of { $n })
learn-begin = Begin
learn-go-on = Go on
learn-known = Done
lesson-bar = Lesson
lesson-all = All lessons
lesson-progress = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-back = Step back
lesson-show = Show me
lesson-again = Take it back
lesson-learnt = You have learnt
lesson-next = Next: { $title }
lesson-play = Play now against Sailors (bots)
lesson-repeat = Once more
quiz-title = Did it stick?
quiz-place = Question { $n } of { $of }
quiz-right = Right!
quiz-wrong = No. It is: { $answer }
quiz-lesson = Lesson: { $title }
quiz-rule = Rule { $rule }
quiz-result = { $right } of { $of } right
quiz-all-right = Everything has stuck. Time to play.
quiz-look-again = These lessons are worth another look:

## Puzzles

puzzles-title = Puzzles
puzzles-lead = Positions from games in which one decision is clearly better than all others. Find it on the board.
puzzles-train = Train
puzzles-choose = All of them
puzzles-met = { $n } of { $of } tried
puzzle-today = Puzzle of the day
puzzle-title = Puzzle { $id }
puzzle-number = Puzzle { $n }
puzzle-all = All puzzles
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-bar = Puzzle
puzzle-grade = Difficulty { $grade } of { $most }
puzzle-rating = Rating { $rating }
puzzle-ask = It is your turn. One decision is clearly better than the others: which?
puzzle-part = Right so far. How does it go on?
puzzle-wrong = There is something better. You have one more try.
puzzle-solved = That is it: { $move }.
puzzle-missed = Better: { $move }.
puzzle-wins = Played on by strong bots, it wins { $wins } games of 100.
puzzle-wins-more = Played on by strong bots, it wins { $wins } games of 100; “{ $other }” wins { $less }.
puzzle-parts = Difference in points: { $parts }.
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-share = Share
puzzle-give-up = Show me
puzzle-result-solved = solved
puzzle-result-second = solved at the second try
puzzle-result-missed = not solved
