### In the Year of the Dragon: every word a player reads about this game.

title = In the Year of the Dragon
about = China, about the year 1000. Each of you governs a province through the twelve months of a Year of the Dragon, and the year is a hard one. Tribute, drought, sickness and Mongol riders lie open on the table from the first day, so nobody can claim to be taken by surprise. Build palaces, bring in the right people in time, and choose well whom to let go: whoever loses least and shines most has the most points when the year is out.
designer = Stefan Feld

## Persons
## Labels begin with a capital; the sentence forms (.accusative, .young-accusative,
## .old-accusative, .genitive) do not. An accusative brings its article
## ("hires a monk"); a genitive stands before its noun ("the monk card").

person-monk = Monk
    .short = Monk
    .card = Monk
    .plural = Monks
    .young = Young monk
    .old = Old monk
    .accusative = a monk
    .young-accusative = a young monk
    .old-accusative = an old monk
    .genitive = monk
    .help = At the end of the year, each Buddha scores 1 point for every floor of the monk’s palace. Young: 1 Buddha, 6 spaces. Old: 2 Buddhas, 2 spaces.
person-scholar = Scholar
    .short = Scholar
    .card = Scholar
    .plural = Scholars
    .young = Young scholar
    .old = Old scholar
    .accusative = a scholar
    .young-accusative = a young scholar
    .old-accusative = an old scholar
    .genitive = scholar
    .help = Each book is worth 1 more point in research. Young: 2 books, 4 spaces. Old: 3 books, 2 spaces.
person-farmer = Farmer
    .short = Farmer
    .card = Farmer
    .plural = Farmers
    .young = Young farmer
    .old = Old farmer
    .accusative = a farmer
    .young-accusative = a young farmer
    .old-accusative = an old farmer
    .genitive = farmer
    .help = Each rice sack brings 1 more rice at a harvest. Young: 1 sack, 4 spaces. Old: 2 sacks, 1 space.
person-healer = Healer
    .short = Healer
    .card = Healer
    .plural = Healers
    .young = Young healer
    .old = Old healer
    .accusative = a healer
    .young-accusative = a young healer
    .old-accusative = an old healer
    .genitive = healer
    .help = Each mortar saves 1 person in a contagion. Young: 1 mortar, 4 spaces. Old: 2 mortars, 1 space.
person-warrior = Warrior
    .short = Warrior
    .card = Warrior
    .plural = Warriors
    .young = Young warrior
    .old = Old warrior
    .accusative = a warrior
    .young-accusative = a young warrior
    .old-accusative = an old warrior
    .genitive = warrior
    .help = Each helmet is 1 more space in a parade, and 1 point when the Mongols come. Young: 1 helmet, 5 spaces. Old: 2 helmets, 3 spaces.
person-pyrotechnist = Pyrotechnist
    .short = Pyrotech.
    .card = Pyro{"\u00AD"}technist
    .plural = Pyrotechnists
    .young = Young pyrotechnist
    .old = Old pyrotechnist
    .accusative = a pyrotechnist
    .young-accusative = a young pyrotechnist
    .old-accusative = an old pyrotechnist
    .genitive = pyrotechnist
    .help = Each rocket brings 1 more firework in the fireworks action. Young: 1 rocket, 5 spaces. Old: 2 rockets, 3 spaces.
person-craftsman = Craftsman
    .short = Craftsman
    .card = Crafts{"\u00AD"}man
    .plural = Craftsmen
    .young = Young craftsman
    .accusative = a craftsman
    .young-accusative = a young craftsman
    .genitive = craftsman
    .help = The hammer adds 1 floor when you build. 1 hammer, 2 spaces.
person-court-lady = Court lady
    .short = Lady
    .card = Lady
    .plural = Court ladies
    .young = Young court lady
    .accusative = a court lady
    .young-accusative = a young court lady
    .genitive = court lady
    .help = The dragon on her fan scores 1 point every month. 1 dragon, 1 space.
person-tax-collector = Tax collector
    .short = Collector
    .card = Collector
    .plural = Tax collectors
    .young = Young tax collector
    .accusative = a tax collector
    .young-accusative = a young tax collector
    .genitive = tax collector
    .help = The coins bring 3 more yuan in taxes. 3 coins, 3 spaces.
person-wild = Wild card
    .short = Any
    .accusative = a wild card
    .help = Take a person of any type and age that is still on the board.

## Symbols

symbol-buddha = Buddha
symbol-book = Book
symbol-rice-sack = Rice sack
symbol-mortar = Mortar
symbol-helmet = Helmet
symbol-rocket = Rocket
symbol-hammer = Hammer
symbol-dragon = Dragon
symbol-coin = Coin

## Actions

action-taxes = Taxes
    .short = Taxes
    .help = Take 2 yuan, and 1 more for every coin on your tax collectors.
action-build = Build
    .short = Build
    .help = Add 1 floor, and 1 more for every hammer on your craftsmen: on top of your palaces, up to three floors each, or as new ones.
action-harvest = Harvest
    .short = Harvest
    .help = Take 1 rice, and 1 more for every rice sack on your farmers.
action-fireworks = Fireworks
    .short = Fireworks
    .help = Take 1 firework, and 1 more for every rocket on your pyrotechnists.
action-military = Military parade
    .short = Parade
    .help = Move 1 space ahead on the person track, and 1 more for every helmet on your warriors.
action-research = Research
    .short = Research
    .help = Score 1 point, and 1 more for every book on your scholars.
action-privilege = Privilege
    .short = Privilege
    .help = Buy one privilege. Each dragon on it scores 1 point every month from now on.

## Events

event-peace = Peace
    .short = Peace
    .help = Nothing happens. Empty palaces still lose a floor.
event-tribute = Imperial tribute
    .short = Tribute
    .help = Everyone pays the emperor 4 yuan. For each yuan you lack, one of your people leaves.
event-drought = Drought
    .short = Drought
    .help = Every palace with people in it eats 1 rice. From each palace you cannot feed, one person leaves.
event-festival = Dragon festival
    .short = Festival
    .help = The most fireworks score 6 points, the second most 3; tied players all score. Those who score burn half of their fireworks, rounded up.
event-mongols = Mongol invasion
    .short = Mongols
    .help = Every helmet scores 1 point. Whoever has the fewest helmets loses 1 person; if several share last place, each of them does.
event-contagion = Contagion
    .short = Contagion
    .help = Everyone loses 3 people, but 1 fewer for each mortar on their healers.

## Privileges

privilege-small = Small privilege
    .accusative = a small privilege
    .help = 1 dragon: 1 point every month. Costs 2 yuan.
privilege-large = Large privilege
    .accusative = a large privilege
    .help = 2 dragons: 2 points every month. Costs { $large-privilege-price } yuan.

## The year

phase-action = Action
phase-person = Person
phase-event = Event
phase-scoring = Scoring
month = month { $n }

## Things that are counted

yuan = { $n } yuan
rice = { $n } rice
fireworks =
    { $n ->
        [one] { $n } firework
       *[other] { $n } fireworks
    }
floors =
    { $n ->
        [one] { $n } floor
       *[other] { $n } floors
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
persons =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
persons-acc =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
palaces =
    { $n ->
        [one] { $n } palace
       *[other] { $n } palaces
    }
helmets =
    { $n ->
        [one] { $n } helmet
       *[other] { $n } helmets
    }
mortars =
    { $n ->
        [one] { $n } mortar
       *[other] { $n } mortars
    }
smalls =
    { $n ->
        [one] { $n } small privilege
       *[other] { $n } small privileges
    }
larges =
    { $n ->
        [one] { $n } large privilege
       *[other] { $n } large privileges
    }

## What a score is made of

part-palaces = Palaces
part-court-ladies = Court ladies
part-privileges = Privileges
part-research = Research
part-festival = Dragon festival
part-mongols = Mongol invasion
part-persons = People
part-monks = Monks
part-money = Money
tie-break = Equal on points: { $winner } is ahead on the person track.

## Options

option-large-privilege-price = Price of a large privilege
    .help = 6 yuan in the first edition of 2007, 7 in the anniversary edition of 2017.
option-large-privilege-price-6 = 6 yuan
option-large-privilege-price-7 = 7 yuan
option-goods-supply = Supply of goods
    .help = Can floors, rice, fireworks and privileges run out? The box holds 66 floors, 24 rice, 12 fireworks, 5 small and 3 large privileges.
option-goods-supply-components = What is in the box
option-goods-supply-unlimited = Never runs out
option-bank = Money in the bank
    .help = Can the bank run out of money? The coins in the box are worth 66 yuan.
option-bank-unlimited = Never runs out
option-bank-components = 66 yuan in all
option-festival-zero-scores = Festival without fireworks
    .help = Can somebody without a single firework come first or second at the dragon festival?
option-festival-zero-scores-false = Never scores
option-festival-zero-scores-true = May score
option-start-seat = Who starts
    .help = Who is the first to choose two people before the year begins.
option-start-seat-random = Drawn by lot
option-start-seat-0 = Seat 1
option-start-seat-1 = Seat 2
option-start-seat-2 = Seat 3
option-start-seat-3 = Seat 4
option-start-seat-4 = Seat 5
option-open-hands = Other players’ cards
    .help = Everybody begins with the same eleven cards and plays them in the open, so the rest is no secret. Show it, or let memory decide?
option-open-hands-false = Face down
option-open-hands-true = Face up

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings; { "" } is nothing worth telling.

# A person with the age, for an event or a move that has both
aged =
    { $age-id ->
        [old] { $person-old }
       *[young] { $person-young }
    }
aged-accusative =
    { $age-id ->
        [old] { $person-old-accusative }
       *[young] { $person-young-accusative }
    }
card-accusative =
    { $card-id ->
        [wild] { $card-accusative }
       *[other] the { $card-genitive } card
    }

journal-starts = { $who } begins.
    .you = You begin.
journal-paired = { $who } starts the year with { $first-accusative } and { $second-accusative }.
    .you = You start the year with { $first-accusative } and { $second-accusative }.
journal-month-began = Month { $month }: { $tile }.
journal-passed =
    { $yuan ->
        [0] { $who } passes.
       *[other] { $who } passes and takes { $yuan-text }.
    }
    .you =
        { $yuan ->
            [0] You pass.
           *[other] You pass and take { $yuan-text }.
        }
    .effect =
        { $yuan ->
            [0] { "" }
           *[other] +{ $yuan-text }
        }
journal-chose = { $who } chooses { $action }.
    .you = You choose { $action }.
journal-paid-fee = { $who } pays { $yuan-text }: the group is taken.
    .you = You pay { $yuan-text }: the group is taken.
    .effect = −{ $yuan-text }
journal-taxed = { $who } collects { $yuan-text }.
    .you = You collect { $yuan-text }.
    .effect = +{ $yuan-text }
journal-harvested = { $who } brings in { $rice-text }.
    .you = You bring in { $rice-text }.
    .effect = +{ $rice-text }
journal-made-fireworks = { $who } makes { $fireworks-text }.
    .you = You make { $fireworks-text }.
    .effect = +{ $fireworks-text }
journal-paraded = { $who } marches { $spaces-text } ahead.
    .you = You march { $spaces-text } ahead.
    .effect = +{ $spaces-text }
journal-researched = { $who } scores { $points-text } for research.
    .you = You score { $points-text } for research.
    .effect = +{ $points-text }
journal-bought = { $who } buys { $privilege-accusative } for { $yuan-text }.
    .you = You buy { $privilege-accusative } for { $yuan-text }.
    .effect = −{ $yuan-text }
journal-founded = { $who } begins palace { $palace }.
    .you = You begin palace { $palace }.
journal-built = { $who } raises palace { $palace } to { $floors-text }.
    .you = You raise palace { $palace } to { $floors-text }.
journal-played = { $who } plays { card-accusative }.
    .you = You play { card-accusative }.
journal-none-left = { $person-plural } have run out: nobody comes to { $who }.
    .you = { $person-plural } have run out: nobody comes to you.
    .effect = nobody comes
journal-settled = { $who } settles { aged-accusative } in palace { $palace } and moves { $spaces-text } ahead.
    .you = You settle { aged-accusative } in palace { $palace } and move { $spaces-text } ahead.
    .effect = +{ $spaces-text }
journal-replaced = { $who } lets { aged-accusative } go from palace { $palace } to make room.
    .you = You let { aged-accusative } go from palace { $palace } to make room.
journal-discarded = { $who } turns { aged-accusative } away: there is no room.
    .you = You turn { aged-accusative } away: there is no room.
journal-event-came = The event of the month: { $tile }.
journal-paid-tribute = { $who } pays a tribute of { $yuan-text }.
    .you = You pay a tribute of { $yuan-text }.
    .effect = −{ $yuan-text } (tribute)
journal-ate = { $who } feeds the palaces with { $rice-text }.
    .you = You feed the palaces with { $rice-text }.
    .effect = −{ $rice-text } (drought)
journal-celebrated =
    { $fireworks ->
        [0] { $who } scores { $points-text } at the festival.
       *[other] { $who } scores { $points-text } at the festival and burns { $fireworks-text }.
    }
    .you =
        { $fireworks ->
            [0] You score { $points-text } at the festival.
           *[other] You score { $points-text } at the festival and burn { $fireworks-text }.
        }
    .effect = +{ $points-text } (festival)
journal-fought = { $who } scores { $points-text } against the Mongols.
    .you = You score { $points-text } against the Mongols.
    .effect = +{ $points-text } (Mongols)
journal-owes = { $who } must part with { $persons-text }.
    .you = You must part with { $persons-text }.
    .effect = −{ $persons-text }
journal-released = { $who } lets { aged-accusative } go from palace { $palace }.
    .you = You let { aged-accusative } go from palace { $palace }.
journal-decayed =
    { $floors ->
        [0] { $who } loses palace { $palace }: it stood empty.
       *[other] { $who } loses a floor of palace { $palace }: nobody lives there.
    }
    .you =
        { $floors ->
            [0] You lose palace { $palace }: it stood empty.
           *[other] You lose a floor of palace { $palace }: nobody lives there.
        }
    .effect =
        { $floors ->
            [0] −palace { $palace }
           *[other] −1 floor of palace { $palace }
        }
# Only what brought something; a comma before a part if anything stands before it.
month-parts =
    { $palaces ->
        [0] { "" }
       *[other] palaces +{ $palaces }
    }{ $ladies ->
        [0] { "" }
       *[other] { comma-ladies }court ladies +{ $ladies }
    }{ $privileges ->
        [0] { "" }
       *[other] { comma-privileges }privileges +{ $privileges }
    }
comma-ladies =
    { $palaces ->
        [0] { "" }
       *[other] { ", " }
    }
comma-privileges =
    { $ladies ->
        [0] { comma-ladies }
       *[other] { ", " }
    }
journal-scored =
    { $points ->
        [0] { $who } scores nothing this month.
       *[other] { $who } scores { $points-text }: { month-parts }.
    }
    .you =
        { $points ->
            [0] You score nothing this month.
           *[other] You score { $points-text }: { month-parts }.
        }
    .effect =
        { $points ->
            [0] { "" }
           *[other] +{ $points-text } (month)
        }
journal-sold = { $who } sells all goods for { $yuan-text }.
    .you = You sell all goods for { $yuan-text }.
journal-final-scored = { $who } scores { $points-text } at the end of the year: people { $persons }, monks { $monks }, money { $money }.
    .you = You score { $points-text } at the end of the year: people { $persons }, monks { $monks }, money { $money }.
    .effect = +{ $points-text } (end of the year)

## Moves, as answers to the questions

move-pass = Pass
move-act = { $action }
move-buy = { $privilege }
move-found = A new palace
move-build = Palace { $palace }
move-card = { $card }
move-take = { aged }
move-place = Palace { $palace }
move-replace = Replace { aged-accusative } in palace { $palace }
move-discard = Turn the newcomer away
move-release = { aged }, palace { $palace }
move-pair = { $first } + { $second }

## Questions

ask-pair = Whom do you start the year with? Choose two.
ask-place = Find a home for { aged-accusative }.
ask-action = Choose an action, or pass.
ask-size = Which privilege do you buy?
ask-floor =
    { $floors ->
        [one] Where does the floor go?
       *[other] Where does the next of { $floors-text } go?
    }
ask-card = Which person card do you play?
ask-tile =
    { $card-id ->
        [wild] Whom do you take in? Anybody on the board may come.
       *[other] Whom do you take in?
    }
ask-release = Whom do you let go?

## What nobody can foresee

unknown-events = the events of the year are laid out
unknown-action-cards = the action cards are dealt

## On the table

phase-setup = Before the year
phase-over = The year is over
table-people = People on the board
table-symbol = Symbol
table-young = Young
table-old = Old°
table-symbols = symbols
table-spaces = spaces
table-order = Turn order
table-track = Track
table-points = Points
table-yuan = Yuan
table-rice = Rice
table-fireworks = Fireworks
table-helmets = Helmets
table-cards = Cards
table-supply = In supply:
table-hand = Your cards
table-their-hand = Cards
table-coming = What is coming for you
table-owes = must part with { $persons }
table-no-palace = no palace

coming-tribute = { $yuan } to pay, you have { $own }
coming-drought = { $palaces } to feed, you have { $own }
coming-festival = you have { $own }, the most is { $most }
coming-mongols = you have { $own }, the fewest is { $fewest }
coming-contagion = { $persons } in danger, you have { $own }

table-tie-break = Equal points: whoever stands ahead in turn order is placed higher.

## On the board in the browser

board-round = Month { $month } of 12
board-year = The year
board-month = Month { $month }
board-now = Month { $month } · now
board-actions = Actions
board-actions-small = one card from one group
board-actions-later = dealt into new groups each month
board-free = Free
board-fee = Fee { $n }
board-people = People to hire
board-people-small = flag: steps on the track
board-reserve = In the reserve
board-track = Person track
board-palaces = Your palaces
board-cards = Your cards
board-cards-small = one a month
board-any = Any
board-income = Points this month
board-new-palace = New palace
board-you = You
board-rooms-free =
    { $n ->
        [0] no room free
        [one] { $n } room free
       *[other] { $n } rooms free
    }
board-tab-actions = Actions
board-tab-people = People
board-tab-palaces = Palaces
board-tab-track = Track

# What an action card brings, as short as can be
gain-taxes = { $n } yuan
gain-build =
    { $n ->
        [one] { $n } floor
       *[other] { $n } floors
    }
gain-harvest = { $n } rice
gain-fireworks =
    { $n ->
        [one] { $n } rocket
       *[other] { $n } rockets
    }
gain-military =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
gain-research =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gain-privilege =
    { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }

# Why a month costs what it costs
why-peace = nothing happens
why-tribute =
    { $short ->
        [yes] { $have } of { $due } yuan
       *[no] { $due } yuan due
    }
why-drought =
    { $short ->
        [yes] { $have } of { $due } rice
       *[no]
            { $due ->
                [0] nobody to feed
                [one] { $due } palace to feed
               *[other] { $due } palaces to feed
            }
    }
why-festival =
    { $have ->
        [0] no rockets
       *[other] { $fewest ->
            [yes] { rockets }, the most
           *[no] { rockets }, most { $due }
        }
    }
rockets =
    { $have ->
        [one] { $have } rocket
       *[other] { $have } rockets
    }
why-mongols =
    { $fewest ->
        [yes] fewest helmets
       *[no] { helmets }
    }
why-contagion =
    { $have ->
        [0] no mortars
       *[other] { mortars }
    }
why-over = it has passed
board-saves =
    { $n ->
        [one] saves { $n } person in month { $month }
       *[other] saves { $n } people in month { $month }
    }
verdict-lose = lose { $n }
verdict-nobody = no losses
verdict-points = +{ $n }
verdict-no-points = no points
have-peace = Nothing is asked of you.
have-tribute = If nothing changes, you will have { $have } of { $due } yuan.
have-drought = If nothing changes, you will have { $have } of the { $due } rice you need.
have-festival = If nothing changes, you will have { $have }; the most anybody has will be { $due }.
have-mongols = You have { $have }; the fewest anybody has is { $due }.
have-contagion = You have { $have } of { $due } mortars.

income-palaces = { palaces }
income-court-ladies =
    { $n ->
        [one] { $n } lady
       *[other] { $n } ladies
    }
income-privileges = { $n } from privileges
income-nothing = nothing yet

# What a player has done this phase
stands-acted = has acted
    .short = done
stands-next = acts next
    .short = next
stands-later = acts later
    .short = later
stands-played = has hired
    .short = done
stands-plays-next = hires next
    .short = next
stands-plays-later = hires later
    .short = later
stands-owes = must part with { $n }
    .short = loses { $n }

# The prompt line
brings-taxes = you take { $what }
brings-build = you get { $what } to place
brings-harvest = you take { $what }
brings-fireworks = you take { fireworks }
brings-military = you move { $what } ahead
brings-research = you score { $what }
brings-privilege = you buy a privilege
choice-act = { $action }: { $brings }.
choice-act-fee = { $action } for { $yuan }, beside { $others }: { $brings }.
choice-pass =
    { $n ->
        [0] You pass and take nothing: you have 3 yuan or more.
       *[other] You pass and take { yuan }.
    }
choice-build = You build: { $where }.
choice-buy = { $privilege } for { $yuan }: { $points } every month.
choice-pair = You start the year with { $first } and { $second }.
place-full = All your floors are taken.
place-full-how = Tap whoever is to leave for good, or turn the newcomer away.
choice-card = You play { $card }.
choice-none = You play { $card }, but none is left: nobody comes.
choice-place = { $person } moves into palace { $palace }: { $spaces } ahead on the track.
choice-replace = { $person } moves into palace { $palace }, and the { $other } leaves for good.
choice-discard = { $person } finds no room and is turned away; your marker stays where it is.
choice-release = You let { $who } go.
release-count = { $chosen } of { $due } chosen.
release-drought = Choose one person from each palace you cannot feed.
release-any = Choose whom to let go.
consequence-yuan = { $from } → { $to } yuan.
consequence-tribute = { $from } → { $to } yuan, enough for the tribute of { $due }.
how-to-act = Tap an action card to see what it brings.
how-to-hire = Tap one of your cards to see where the person could live.
consequence-safe = { $event }: you lose nobody.
consequence-lose = { $event }: you lose { $persons }.
consequence-points = { $event }: you score { $points }.
consequence-then = { $event } in month { $month }: you would lose { $persons }.
confirm-taxes = Collect taxes
confirm-build = Build
confirm-harvest = Harvest
confirm-fireworks = Make fireworks
confirm-military = March
confirm-research = Research
confirm-privilege = Buy
confirm-pass = Pass
confirm-place = Move in
confirm-replace = Replace
confirm-discard = Turn away
confirm-release = Let go
confirm-pair = Begin the year
confirm-card = Play
back-action = Choose another
back-part = Back

# Why an action cannot be taken now, on its card
not-now =
    .short = not now
not-fee =
    .short = fee { $fee }, you{"\u00A0"}have{"\u00A0"}{ $yuan }
not-privilege =
    .short = costs { $price }, you{"\u00A0"}have{"\u00A0"}{ $yuan }
not-left =
    .short = none left
stack-left =
    { $n ->
        [0] None is left.
        [one] { $n } is left.
       *[other] { $n } are left.
    }
stack-steps =
    { $n ->
        [one] { $n } step on the person track.
       *[other] { $n } steps on the person track.
    }
palace-told = Palace { $number }: { $floors }, { $persons }
palace-empty = Nobody lives here: it will lose a floor at the end of the month.
palace-free = A free floor.

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = The year is over.
reason-turn-of = It is not your turn: { $decider } decides now.
reason-others = It is not for you to decide now; others do.
reason-answered = You have decided already; others still do.
reason-not-now = Not now: first { $question }.
now-pair = choose the two people you begin with
now-place = find a place for the new person
now-action = choose an action, or pass
now-size = choose a privilege
now-floor = build your floors
now-card = play a person card
now-tile = take the person you hire
now-release = choose who leaves
reason-only-young = You begin with young people; the old can be hired from the first month on.
reason-same-type = You begin with two people of two different types.
reason-pair-taken = { $owner } already begins with this pair.
reason-no-palace = You have no palace { $palace }.
reason-palace-full = Palace { $palace } is full: each floor houses one person.
reason-full-height = Palace { $palace } already has three floors, and no palace has more.
reason-nobody-there = You do not have { aged-accusative } in palace { $palace }.
reason-cannot-pay-fee = A dragon stands on this group: that costs { $fee-text }, and you have { $yuan-text }.
reason-bank-empty = The bank has no money left.
reason-no-floors-left = The reserve has no floors left to build with.
reason-no-rice-left = The reserve has no rice left.
reason-no-fireworks-left = The reserve has no fireworks left.
reason-no-privileges-left = All privileges are sold.
reason-fee-before-privilege = The fee of { $fee-text } comes first: of your { $yuan-text } too little is left for a privilege at { $price-text }.
reason-cannot-buy = { $privilege } costs { $price-text }, and you have { $yuan-text }.
reason-card-played =
    { $card-id ->
        [wild] You have played both of your wild cards.
       *[other] You have already played { card-accusative }.
    }
reason-other-type = You have played { card-accusative }, and it brings only its own type.
reason-none-left = { aged }: none is left on the board.
reason-never-old = { $person-plural } are always young.
reason-has-room = You have a free floor, so the new person must move in there.
reason-palace-gave = Palace { $palace } has already lost a person to this drought; the next one leaves another palace.

## The rules, in our own words

rules-aim = What it is about
rules-aim-1 = You are a prince in China about the year 1000, and the twelve months of a Year of the Dragon lie before you. Ten of them bring trouble, and all can see from the first day which and when. Nobody comes through unharmed. Whoever prepares best, loses least and shines most has the most points when the year is over.
rules-begin = Before the year
rules-begin-1 = Everybody starts with two palaces of two floors each, 6 yuan, and eleven person cards: one of each of the nine types and two wild ones.
rules-begin-2 = The first two months are always peaceful. Behind them the ten other events are laid out at random, never two alike side by side.
rules-begin-3 = In turn, everybody chooses two young people of different types to begin with, and houses them. No two players may begin with the same pair.
rules-month = A month
rules-month-1 = Each month has four phases: everybody acts, everybody hires, the event strikes, everybody scores. The person track says who goes first: whoever is furthest ahead, and of those on one space whoever arrived last and lies on top.
rules-action = First phase: act
rules-action-1 = The seven action cards are shuffled and laid out in as many groups as there are players. In turn, choose one card and carry it out; your dragon goes to its group.
rules-action-2 = A group where a dragon stands already costs a fee of 3 yuan, however many stand there. You cannot choose a card merely to do nothing.
rules-action-3 = You may pass instead: your purse is then filled up to 3 yuan.
rules-person = Second phase: hire
rules-person-1 = Play one of your person cards. It brings in one person of its type, young or old as you like; a wild card brings anybody who is still there. Played cards do not come back: eleven cards for eleven months. In the twelfth month nobody is hired.
rules-person-2 = The flag on a person says how many steps your marker goes ahead on the person track. The young take you further, the old know more.
rules-person-3 = A person needs a floor of their own. If you have a free one, the newcomer must move in. If all are taken, somebody makes room for good, or the newcomer is turned away and your marker stays where it is.
rules-person-4 = If nobody of the type is left, the card is spent and nobody comes.
rules-palaces = Palaces
rules-palaces-1 = A palace has one to three floors, and each floor houses one person. People never move from one palace to another.
rules-palaces-2 = At the end of the third phase every palace in which nobody lives loses a floor. With its last floor it is gone.
rules-event = Third phase: the event
rules-event-1 = Now the event of the month strikes everybody. Everything is counted first; then those who must let people go choose whom, all at the same time. Whoever leaves does not come back. If you have fewer people than you must lose, you lose all of them and owe nothing more.
rules-scoring = Fourth phase: score
rules-scoring-1 = You get 1 point for each palace, 1 for each court lady, and 1 for each dragon on your privileges.
rules-end = After the twelfth month
rules-end-1 = You get 2 points for each person in your palaces. For each monk you also get his Buddhas times the floors of his palace.
rules-end-2 = Rice and fireworks are sold for 2 yuan each. Then every 3 yuan are worth 1 point.
rules-end-3 = The most points win. If several are level, the one who would act first wins.
