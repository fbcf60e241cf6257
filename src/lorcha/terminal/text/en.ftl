### Playing and looking at games in a terminal: the words around every game.

## Who sits at the table

player = Player
bot-random = Random
    .help = Takes any move that is allowed, each as likely.
bot-greedy = Greedy
    .help = Looks one move ahead and takes what seems worth most at once. Answers without delay.
bot-net = Net
    .help = A trained net: it plays at once, without any search.
bot-search = Search
    .help = Looks at thousands of possible futures with the net before each move; search:5s thinks for five seconds.
bot-ship-boy = Ship's boy
    .help = For a first game: has a feeling for what is good, often follows a whim, never plans.
bot-sailor = Sailor
    .help = Knows the trade: takes what pays at once, seldom looks further.
bot-boatswain = Boatswain
    .help = Plays from experience, at once, and often settles for the second-best move.
bot-mate = First mate
    .help = Seasoned: sees what matters at a glance, and only slips now and then.
bot-captain = Captain
    .help = Has sailed these waters a million times: answers at once, and forgives few mistakes.
bot-commodore = Commodore
    .help = Has the captain's experience, and takes a moment to think about every move.
bot-admiral = Admiral
    .help = Thinks for up to a second and a half about every move: as hard as it gets here.
numbered = { $name } { $n }

## A decision

news = Since your last decision
asked = { $who }: { $question }
commands = a number: choose · ?: what is what · ?3: where 3 leads · s: save · q: quit
not-a-choice = Answer with a number from 1 to { $last }, or with ?, s or q.
objection = { $why } (rule { $rule })
not-allowed = That move is not possible now.
nothing-follows = Nothing follows at once.
until-choice =
    { $count ->
        [one] Then it is for { $names } to decide.
       *[other] Then { $names } decide.
    }
until-yours = Then it is for you to decide.
until-unknown = Then { $what }: nobody can know how.
until-end = Then the game is over.

## Passing the device

curtain = Pass the device to { $who }.
curtain-ready = { $who }: press Enter when nobody else is looking.

## The end

final = Final standing
total = Total
team-total = Team
place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
left =
    { $ply ->
        [0] You leave before the first move.
        [one] You leave after 1 move.
       *[other] You leave after { $ply } moves.
    }
seed = Seed { $seed }: with --seed { $seed } the same game begins again.
saved = Saved in { $file }.
not-saved = Not saved: { $why }.

## Looking at a saved match

at-ply =
    { $last ->
        [one] Move { $ply } of 1
       *[other] Move { $ply } of { $last }
    }
seen-by = seen by { $who }
seen-by-all = as everybody may see it
last-news = What happened last
to-decide =
    { $count ->
        [one] { $names } is to decide.
       *[other] { $names } are to decide.
    }
next-move = { $who } goes on with: { $move }

## A hint

hint-asked = { $who } may choose; the best moves found:
hint = { $n }. { $move }
hint-share = { $who } wins { $share } of a hundred
hint-brings = brings at once: { $effects }
hint-tried =
    { $futures ->
        [one] tried in { $visits } of one future
       *[other] tried in { $visits } of { $futures } futures
    }
hint-not-asked = { $who } has nothing to decide now.
hint-none = There is only one move: { $move }

## An analysis

analysis-under-way = Looking at every move
analysis-title = { $moves } moves, { $mode }. Judge: { $judge }.
analysis-quick = a quick look
analysis-deep = a deep look
analysis-players = Shares of the win
analysis-first = to begin with
analysis-own-luck = own luck
analysis-others-luck = luck of the others
analysis-own-mistakes = own mistakes
analysis-others-mistakes = mistakes of the others
analysis-result = result
analysis-without-luck = result without luck
analysis-loss = given away in a decision
analysis-level = played like
analysis-grade-best = best moves
    .one = the best move
analysis-grade-fine = fine moves
    .one = a fine move
analysis-grade-inaccuracy = inaccuracies
    .one = an inaccuracy
analysis-grade-mistake = mistakes
    .one = a mistake
analysis-grade-blunder = blunders
    .one = a blunder
analysis-luck = What luck brought
analysis-source-first-deal = the table is set
analysis-source-chance = dice and cards
analysis-source-none = the judge cannot explain
analysis-turning-points = Where most was given away
analysis-no-mistakes = Nobody gave anything away that the judge is sure of.
analysis-point = Move { $ply }, { $who }: { $move } — { $grade }, { $loss } % given away
analysis-better = better: { $move }
analysis-brings = expected of it, in points: { $parts }
analysis-curve = Who was winning
analysis-move-number = move
analysis-written = The page is in { $file }

## Lessons

lesson-news = What happened
lesson-go-on = Enter: go on · b: back · q: quit
lesson-again = Enter: take it back and try again · q: quit
lesson-commands = a number: choose · s: show me · b: back · q: quit
lesson-next = Enter: the next lesson · q: quit
