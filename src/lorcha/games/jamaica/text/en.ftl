### Jamaica: every word a player reads about this game.

title = Jamaica
about = Port Royal, 1708. Thirty years ago the pirate Henry Morgan became governor and let his old comrades grow rich in peace. In his honour you race once round the island, and a pirate’s race has no rules: load gold, food and powder, raid the lairs, board whoever lies in your way. The race ends when the first ship is back in Port Royal, but the victory goes to the captain with the most gold.
designer = Malcolm Braff, Bruno Cathala, Sébastien Pauchon

## Action cards: the morning first, then the evening

action-food-forward = Food, then ahead
action-forward-forward = Ahead, then ahead
action-forward-backward = Ahead, then back
action-backward-forward = Back, then ahead
action-forward-gunpowder = Ahead, then gunpowder
action-gunpowder-gold = Gunpowder, then gold
action-gold-gold = Gold, then gold
action-gold-forward = Gold, then ahead
action-forward-food = Ahead, then food
action-food-gunpowder = Food, then gunpowder
action-gunpowder-food = Gunpowder, then food

## Resources and symbols

resource-gold = Doubloons
    .help = Pay for ports and win the game: each is worth 1 point at the end.
resource-food = Food
    .help = Feeds the crew at sea: as much as the space shows.
resource-gunpowder = Gunpowder
    .help = Adds 1 to your strength for each token you commit to a combat.
direction-forward = Ahead
    .adverb = ahead
direction-backward = Back
    .adverb = back

## Treasure cards; .accusative stands in a sentence, for those that lie face up

treasure-morgans-map = Morgan’s Map
    .accusative = Morgan’s Map
    .help = You may hold four action cards instead of three.
treasure-sarans-sabre = Saran’s Sabre
    .accusative = Saran’s Sabre
    .help = Once in each of your combats, right after a throw, have that die thrown again: yours or the opponent’s. The second throw stands.
treasure-lady-beth = Lady Beth
    .accusative = Lady Beth
    .help = Adds 2 to your strength in every combat.
treasure-sixth-hold = The 6th Hold
    .accusative = the 6th Hold
    .help = One more hold. If the card is stolen, what is in it goes with it.
treasure-treasure-3 = Treasure +3
    .help = 3 points at the end.
treasure-treasure-5 = Treasure +5
    .help = 5 points at the end.
treasure-treasure-7 = Treasure +7
    .help = 7 points at the end.
treasure-cursed-2 = Cursed treasure −2
    .help = Costs 2 points at the end. After a combat you win you may give it to the loser.
treasure-cursed-3 = Cursed treasure −3
    .help = Costs 3 points at the end. After a combat you win you may give it to the loser.
treasure-cursed-4 = Cursed treasure −4
    .help = Costs 4 points at the end. After a combat you win you may give it to the loser.

prize-morgans-map = Morgan’s Map
prize-sarans-sabre = Saran’s Sabre
prize-lady-beth = Lady Beth
prize-sixth-hold = the 6th Hold with what is in it
prize-hidden-1 = face-down treasure 1
prize-hidden-2 = face-down treasure 2
prize-hidden-3 = face-down treasure 3
prize-hidden-4 = face-down treasure 4
prize-hidden-5 = face-down treasure 5
prize-hidden-6 = face-down treasure 6
prize-hidden-7 = face-down treasure 7
prize-hidden-8 = face-down treasure 8
prize-hidden-9 = face-down treasure 9

## The combat die

throw-2 = 2
throw-4 = 4
throw-6 = 6
throw-8 = 8
throw-10 = 10
throw-star = the star

## Spaces, as they are printed: the chart in the browser has no numbers

space =
    { $n ->
        [0] Port Royal
        [4] a lair
        [9] a lair
        [11] a lair
        [19] a lair
        [22] a lair
        [25] a lair
        [33] a lair
        [37] a lair
        [44] a lair
        [5] a port
        [6] a port
        [16] a port
        [18] a port
        [21] a port
        [28] a port
        [30] a port
        [31] a port
        [34] a port
        [41] a port
        [45] a port
       *[other] open sea
    }

## Things that are counted

gold =
    { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
food = { $n } food
gunpowder = { $n } gunpowder
cargo =
    { $resource-id ->
        [gold]
            { $amount ->
                [one] { $amount } doubloon
               *[other] { $amount } doubloons
            }
        [food] { $amount } food
       *[gunpowder] { $amount } gunpowder
    }
steps =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What a score is made of

part-place = Place on the course
part-doubloons = Doubloons
part-treasures = Treasures
part-cursed = Cursed treasures
tie-break = Equal on points: { $winner } is closer to Port Royal.

## Options

option-bank = The Bank
    .help = Can the Bank run out? The box holds 80 doubloons, 45 food and 45 gunpowder. If it is counted, a load brings only what is left.
option-bank-unlimited = Never runs out
option-bank-counted = What is in the box
option-sabre = Saran’s Sabre
    .help = How often may its owner have a die thrown again in one combat? No die is ever thrown a third time.
option-sabre-combat = Once per combat
option-sabre-die = Once for each die
option-shortage-treasure = Treasure after a shortage
    .help = A ship that drifts back to a lair for want of food or doubloons: may it leave the treasure there?
option-shortage-treasure-may = May be left there
option-shortage-treasure-must = Must be taken

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings.

journal-round-began = Round { $round }: Captain { $who } throws { $one } and { $other }.
    .you = Round { $round }: you are Captain and throw { $one } and { $other }.
journal-dice-placed = { $who } sets the dice: morning { $morning }, evening { $evening }.
    .you = You set the dice: morning { $morning }, evening { $evening }.
journal-chose = { $who } lays “{ $card }” face down.
    .you = You lay “{ $card }” face down.
journal-chose-hidden = { $who } has chosen a card.
journal-revealed = { $who } turns up “{ $card }”.
    .you = You turn up “{ $card }”.
journal-drew = { $who } draws “{ $card }”.
    .you = You draw “{ $card }”.
journal-drew-hidden = { $who } draws a card.
journal-shuffled = { $who } shuffles the played cards into a new deck.
    .you = You shuffle the played cards into a new deck.
journal-loaded = { $who } loads { cargo } into hold { $hold }.
    .you = You load { cargo } into hold { $hold }.
    .effect = +{ cargo }
journal-dumped = { $who } throws { cargo } overboard from hold { $hold }.
    .you = You throw { cargo } overboard from hold { $hold }.
    .effect = −{ cargo }
journal-load-ignored =
    { $resource-id ->
        [gold] { $who } has no room for the doubloons.
        [food] { $who } has no room for the food.
       *[gunpowder] { $who } has no room for the gunpowder.
    }
    .you =
        { $resource-id ->
            [gold] You have no room for the doubloons.
            [food] You have no room for the food.
           *[gunpowder] You have no room for the gunpowder.
        }
    .effect = no room
journal-sailed = { $who } sails { $steps-text } { $direction-adverb } to { $space-text }.
    .you = You sail { $steps-text } { $direction-adverb } to { $space-text }.
    .effect = to { $space-text }
journal-paid = { $who } pays { cargo } from hold { $hold }.
    .you = You pay { cargo } from hold { $hold }.
    .effect = −{ cargo }
aboard =
    { $owned ->
        [0] none aboard
       *[other] only { $owned } aboard
    }
journal-fell-short =
    { $resource-id ->
        [gold] { $who } is short of doubloons: { $cost } to pay, { aboard }.
       *[other] { $who } is short of food: { $cost } to pay, { aboard }.
    }
    .you =
        { $resource-id ->
            [gold] You are short of doubloons: { $cost } to pay, { aboard }.
           *[other] You are short of food: { $cost } to pay, { aboard }.
        }
    .effect = shortage
journal-retreated = { $who } drifts back to { $space-text }.
    .you = You drift back to { $space-text }.
    .effect = back to { $space-text }
journal-finished = { $who } is back in Port Royal!
    .you = You are back in Port Royal!
    .effect = the finish
journal-attacked = { $who } attacks { $foe }.
    .you = You attack { $foe }.
    .at-you = { $who } attacks you.
    .effect = fight { $foe }
journal-attacked-ghost = { $who } attacks the Ghost Ship.
    .you = You attack the Ghost Ship.
    .effect = fight the Ghost Ship
journal-ghost-attacked = The Ghost Ship attacks { $foe }.
    .at-you = The Ghost Ship attacks you.
    .effect = it attacks { $foe }
journal-primed = { $who } commits { $amount-text } from hold { $hold }.
    .you = You commit { $amount-text } from hold { $hold }.
    .effect = −{ $amount-text }
journal-threw = { $who } throws { $throw }.
    .you = You throw { $throw }.
journal-ghost-threw = The Ghost Ship throws { $throw }.
journal-used-sabre = { $who } draws Saran’s Sabre: the die is thrown again.
    .you = You draw Saran’s Sabre: the die is thrown again.
journal-ghost-used-sabre = The Ghost Ship draws Saran’s Sabre: the die is thrown again.
journal-compared = Attack { $attack }, defence { $defence }.
journal-won = { $who } wins the combat.
    .you = You win the combat.
journal-ghost-won = The Ghost Ship wins the combat.
journal-drawn = Nobody wins the combat.
journal-plundered = { $who } takes { cargo } from { $foe }’s hold { $hold }.
    .you = You take { cargo } from { $foe }’s hold { $hold }.
    .at-you = { $who } takes { cargo } from your hold { $hold }.
journal-plundered-ghost =
    { $amount ->
        [one] { $who } takes { $amount } doubloon from the Ghost Ship’s hold { $hold }.
       *[other] { $who } takes { $amount } doubloons from the Ghost Ship’s hold { $hold }.
    }
    .you =
        { $amount ->
            [one] You take { $amount } doubloon from the Ghost Ship’s hold { $hold }.
           *[other] You take { $amount } doubloons from the Ghost Ship’s hold { $hold }.
        }
journal-ghost-plundered =
    { $resource-id ->
        [gold] The Ghost Ship takes { cargo } from { $foe }’s hold { $hold }.
       *[other] The Ghost Ship throws { cargo } from { $foe }’s hold { $hold } into the sea.
    }
    .at-you =
        { $resource-id ->
            [gold] The Ghost Ship takes { cargo } from your hold { $hold }.
           *[other] The Ghost Ship throws { cargo } from your hold { $hold } into the sea.
        }
journal-seized = { $who } takes { $power-accusative } from { $foe }.
    .you = You take { $power-accusative } from { $foe }.
    .at-you = { $who } takes { $power-accusative } from you.
journal-seized-from-ghost = { $who } takes { $power-accusative } from the Ghost Ship.
    .you = You take { $power-accusative } from the Ghost Ship.
journal-ghost-seized = The Ghost Ship takes { $power-accusative } from { $foe }.
    .at-you = The Ghost Ship takes { $power-accusative } from you.
journal-stole = { $who } steals { $foe }’s face-down treasure { $place }: { $face }.
    .you = You steal { $foe }’s face-down treasure { $place }: { $face }.
    .at-you = { $who } steals your face-down treasure { $place }: { $face }.
journal-stole-hidden = { $who } steals { $foe }’s face-down treasure { $place }.
    .at-you = { $who } steals your face-down treasure { $place }.
journal-stole-from-ghost = { $who } steals the Ghost Ship’s face-down treasure { $place }: { $face }.
    .you = You steal the Ghost Ship’s face-down treasure { $place }: { $face }.
journal-stole-from-ghost-hidden = { $who } steals the Ghost Ship’s face-down treasure { $place }.
journal-ghost-stole = The Ghost Ship steals { $foe }’s face-down treasure { $place }.
    .at-you = The Ghost Ship steals your face-down treasure { $place }.
journal-gave = { $who } gives { $foe } a cursed treasure: { $face }.
    .you = You give { $foe } a cursed treasure: { $face }.
    .at-you = { $who } gives you a cursed treasure: { $face }.
journal-gave-hidden = { $who } gives { $foe } a cursed treasure.
    .at-you = { $who } gives you a cursed treasure.
journal-gave-ghost = { $who } gives the Ghost Ship a cursed treasure: { $face }.
    .you = You give the Ghost Ship a cursed treasure: { $face }.
journal-gave-ghost-hidden = { $who } gives the Ghost Ship a cursed treasure.
journal-took-nothing = { $who } takes nothing.
    .you = You take nothing.
journal-ghost-took-nothing = The Ghost Ship takes nothing.
journal-found = { $who } raids { $space-text } and finds: { $face }.
    .you = You raid { $space-text } and find: { $face }.
journal-found-hidden = { $who } raids { $space-text } and lays a treasure face down.
journal-uncovered = { $who } lays { $power-accusative } face up.
    .you = You lay { $power-accusative } face up.
journal-left-treasure = { $who } leaves the treasure in the lair.
    .you = You leave the treasure in the lair.
journal-ghost-found = The Ghost Ship takes the treasure of { $space-text } unseen.
journal-ghost-sailed = The Ghost Ship sails { $steps-text } { $direction-adverb } to { $space-text }.
    .effect = to { $space-text }
journal-showed = { $who } shows: { $face }.
    .you = You show: { $face }.
journal-ghost-showed = The Ghost Ship had: { $face }.
journal-scored = { $who } has { $points-text }: place { $berth }, doubloons { $doubloons }, treasures { $treasures }.
    .you = You have { $points-text }: place { $berth }, doubloons { $doubloons }, treasures { $treasures }.

## Moves, as answers to the questions

move-dice = Morning { $morning }
move-card = { $card }
move-load = Hold { $hold }
move-dump = Empty hold { $hold }
# With the number that the chart in the terminal shows
move-sail = { $space-text } ({ $space })
move-fight = { $foe }
move-fight-ghost = The Ghost Ship
move-powder =
    { $amount ->
        [0] No gunpowder
       *[other] { $amount-text }
    }
move-pay =
    { $amount ->
        [0] None from hold { $hold }
       *[other] { $amount } from hold { $hold }
    }
move-sabre = { $choice }
move-plunder = The contents of hold { $hold }
move-steal = Steal { $prize }
move-give = Give away your treasure { $place }
move-no-spoils = Take nothing
move-treasure = { $choice }
move-steer = { $direction }

sabre-again = Throw again
sabre-keep = Let it stand
lair-take = Take the treasure
lair-leave = Leave it there

## Questions

ask-dice = You are Captain. Which die goes to the morning?
ask-card = Which card do you play? Nobody sees it before your turn.
ask-load = Which hold takes the { cargo }?
ask-dump = No room for { cargo }. Which hold do you empty?
ask-route = Sail { $steps } { $direction-adverb }: where to?
ask-opponent = Whom do you fight?
ask-powder = How much gunpowder do you commit? It is gone whatever happens.
ask-sabre =
    { $throw-id ->
        [star] The die shows the star. Have it thrown again?
       *[other] The die shows { $throw }. Have it thrown again?
    }
ask-spoils = You have won. What do you take, or give?
ask-ghost-spoils = The Ghost Ship has won, and you decide for it. What does it take?
ask-payment =
    { $resource-id ->
        [gold] Still to pay: { cargo }. How many from hold { $hold }?
        [food] Still to pay: { cargo }. How much from hold { $hold }?
       *[gunpowder] Still to commit: { cargo }. How much from hold { $hold }?
    }
ask-retreat = You cannot pay in full. Where do you drift back to?
ask-lair = You have drifted to a lair. Do you take its treasure?
ask-direction = Which way does the Ghost Ship sail?

## What nobody can foresee

unknown-setup = the cards are dealt
unknown-dice = the dice are thrown
unknown-card = the next card is turned up
unknown-combat-die = the combat die is thrown
unknown-treasure = a treasure is drawn
unknown-stolen-treasure = the stolen treasure is looked at
unknown-gift = the treasure is handed over
unknown-draws = cards are drawn
unknown-faces = the face-down treasures are shown

## On the table

phase-dice = Dice
    .short = Dice
phase-card = Choice of cards
    .short = Card
phase-actions = Actions
    .short = Actions
phase-over = The race is over
table-round = round { $n }
table-captain = Captain
    .help = Throws and places the dice this round, and acts first. The compass then goes to the left.
table-ghost = Ghost Ship
    .help = It sails after both players, by both dice, wherever the Captain steers it: back while it leads, ahead while it is last. It fights, and pays nothing.
table-morning = Morning
table-evening = Evening
table-treasures = Treasures
table-bank = Bank:
table-ship = Ship
table-holds = Holds
table-to-go = To go
table-points = Points
table-cards = Treasure cards
table-finished = home
table-hand = Your cards
table-chosen = chosen
table-deck = deck { $deck }, played { $played }
table-attack = attack
table-defence = defence
table-star = star
table-legend = ▫ food · ¤ doubloons · ◍ gunpowder · ☠ lair (✦ treasure) · small figures: spaces

table-tie-break = Equal points: whoever is closer to Port Royal is placed higher.

## On the board in the browser

round = Round { $n }
chart = Sea chart
chart-map = The whole race: tap to look there
tab-sea = Sea
tab-ship = Ship
lane-outer = Outer lane
    .short = outer
lane-inner = Inner lane
    .short = inner
act-gold =
    { $n ->
        [one] load { $n } doubloon
       *[other] load { $n } doubloons
    }
    .short = gold
act-food = load { $n } food
    .short = food
act-gunpowder = load { $n } gunpowder
    .short = powder
act-forward = ahead { $n }
    .short = ahead
act-backward = back { $n }
    .short = back

# Pieces on the chart
space-sea = Open sea
    .help = Whoever ends a move here feeds the crew: { $cost }.
space-port = Port
    .help = Whoever ends a move here pays the port: { $cost }.
space-lair = Pirate lair
    .help = Free, and the first to end a move here takes a treasure card.
space-lair-bare = Plundered lair
    .help = Free; the treasure is gone.
space-port-royal = Port Royal
    .help = Start and finish, a safe harbour: no cost and no combat.
space-score =
    { $n ->
        [one] A ship here at the end of the race: { $n } point.
       *[other] A ship here at the end of the race: { $n } points.
    }
ship-to-go = { $n } to Port Royal
ghost-steered = steered by { $who }
ghost-steered-you = steered by you
dice-morning = Morning die: { $n }
dice-evening = Evening die: { $n }
dice-help = Everybody acts with it: first the morning half of the card, then the evening half.
dice-way = Morning { $morning }, evening { $evening }
treasures-left =
    { $n ->
        [one] { $n } treasure card left
       *[other] { $n } treasure cards left
    }
treasures-help = One for each lair that still has its chest. Some are cursed.

# Plates: what a landing would bring
plate-or = { $one } or { $other }
plate-fight = fight { $foes }
plate-fight-you = fight you
plate-then = then { $what }
plate-then-cost = then pay { cargo }
plate-finish = Port Royal, the finish
plate-home = Port Royal, free
plate-lost = lost: the ship is home already
plate-lair = lair, free
plate-treasure = take a treasure card
plate-bare = nothing left to take
plate-cost-port = port, { cargo }
plate-cost-sea = sea, { cargo }
plate-owned = you have { $n }
plate-space = { $space } ({ $cost })
plate-lane = { $lane }: { $space }
plate-unsure = may come otherwise
    .help = A combat or a treasure before it can change this.
plate-short = shortage, { $paid } of { cargo }
plate-drift =
    { $paid ->
        [0] drift back to { $space }
       *[other] pay { $paid }, drift back to { $space }
    }
plate-drift-fight = { $told }, fight { $foes }
plate-drift-may-fight = { $told }, perhaps fight { $foes }
plate-load = load { cargo }
plate-load-hold = into hold { $hold }
plate-load-dump = a hold must be emptied first
plate-load-full =
    { $resource-id ->
        [gold] no room for doubloons
        [food] no room for food
       *[gunpowder] no room for gunpowder
    }

# The own ship
hold = Hold { $hold }
hold-empty = empty
hold-help = Takes one load, of one kind.
hold-unsure = What it will hold depends on a later choice.
own-holds = Your holds
own-holds-ghost = The Ghost Ship’s holds
own-pick = pick one for this round
own-laid = chosen
own-now = being carried out
own-deck = Deck
    .help = You draw from it up to three cards after each round.
own-played = Played
own-order =
    { $n ->
        [1] You act 1st
        [2] You act 2nd
        [3] You act 3rd
       *[other] You act { $n }th
    }
own-points = Points now
own-before-line = −{ $n } until the red line
own-berth = +{ $n } for your place
own-treasures = treasures { $n }
own-hidden = Only you see it.

# Panels
panel-none = no treasures
panel-cursed = Cursed treasure
panel-face-down = It lies face down until the end, or until somebody steals it.
panel-way =
    { $place ->
        [1] 1st in the race · { $n } to go
        [2] 2nd in the race · { $n } to go
        [3] 3rd in the race · { $n } to go
       *[other] { $place }th in the race · { $n } to go
    }
panel-hand =
    { $n ->
        [one] { $n } card in hand, { $deck } in the deck
       *[other] { $n } cards in hand, { $deck } in the deck
    }
panel-held = Certainly held: { $cards }
state-chosen = card chosen
    .short = chose
state-acts = acts now
    .short = acts
state-acted = has acted
    .short = done
state-next = acts next
    .short = next
state-later = still to act
    .short = later
state-defends = defends
    .short = fights

# Combat
combat = Combat
combat-steps = Steps of the combat
combat-step-attack = Attack
combat-step-defence = Defence
combat-step-sabre = Sabre
combat-step-spoils = Spoils
combat-you-attack = you attack
combat-you-defence = you defend
combat-attacks = attacks
combat-defences = defends
combat-powder = powder { $n }
combat-die = die { $n }
combat-unthrown = to throw
combat-strength = strength
combat-commit = How much powder?
combat-lost = It counts once, and is gone whatever happens.
combat-next = { $who } throws next
combat-next-you = You throw next
combat-sabre-who = Have { $who } throw again? The second throw stands.
combat-wins-you = you win
combat-wins = { $who } wins
combat-draw = nobody wins
combat-open = the defender answers
combat-undo = the Sabre may undo it
combat-over = { $who } wins
combat-over-you = You win
combat-score = Attack { $one }, defence { $other }.
combat-due = after the combat: { $cost }
combat-due-lair = after the combat: the treasure of the lair
stakes-if-you = If you win
stakes-if = If { $who } wins
stakes-won-you = You have won
stakes-won = { $who } has won
stakes-safe = { $who }: nothing lost
stakes-takes = one of these, or nothing
stakes-nothing = nothing to take
stakes-treasure = Treasure card
stakes-unseen = face down
stakes-give = give it away
spoils-give-known = Give away: { $card }
spoils-give-only = Give away your cursed treasure
spoils-steal-known = Steal: { $card }
spoils-steal-only = Steal the face-down treasure

# The prompt line
title-dice = Captain
title-card = Your card
title-load = Load
title-dump = Overboard
title-route = Course
title-opponent = Combat
title-powder = Powder
title-sabre = Sabre
title-spoils = Spoils
title-ghost-spoils = Spoils
title-payment = Payment
title-retreat = Adrift
title-lair = Lair
title-direction = At the helm
prompt-more =
    { $n ->
        [one] One more way is on the chart.
       *[other] { $n } more ways are on the chart.
    }
prompt-unsure = if nothing changes before
prompt-others-first = Others act before you, so it may come otherwise.
prompt-evening = Then, in the evening: { $effects }.
confirm-sail = Sail here
confirm-sail-pay = Sail here, pay { cargo }
confirm-sail-fight = Sail here and fight
confirm-sail-treasure = Sail here, take the treasure
confirm-sail-short = Sail here and drift back
confirm-drift = Drift here
confirm-drift-pay = Drift here, pay { cargo }
confirm-drift-fight = Drift here and fight
confirm-load = Load into hold { $hold }
confirm-fight = Fight { $who }
confirm-powder = Commit { $what }
confirm-pay = Pay { $amount } from hold { $hold }
confirm-plunder = Take { cargo }
prompt-day = Morning { $morning }, evening { $evening }. { $order }.
prompt-card = { $morning }, then { $evening }.
    .confirm = Play this card
    .back = Another card

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = The race is over.
reason-turn-of = It is not your turn: { $decider } decides now.
reason-others = It is not for you to decide now; others do.
reason-answered = You have chosen your card; others still choose.
reason-not-now = Not now: first { $question }.
now-dice = place the dice
now-card = choose a card
now-load = choose a hold for the cargo
now-dump = choose a hold to empty
now-route = choose where to sail
now-opponent = choose whom to fight
now-powder = say how much gunpowder you commit
now-sabre = say whether the die is thrown again
now-spoils = choose your spoils
now-ghost-spoils = choose the spoils of the Ghost Ship
now-payment = say which hold pays
now-retreat = choose where to fall back to
now-lair = take the treasure or leave it
now-direction = steer the Ghost Ship
reason-not-thrown = The dice show { $one } and { $other }.
reason-not-in-hand = You do not hold “{ $card }” now.
reason-no-sixth-hold = There is no sixth hold without its card.
reason-hold-taken = Hold { $hold } is not empty, and a cargo needs an empty one.
reason-holds-alike = Empty holds are alike: the cargo goes into hold { $hold }.
reason-has-empty-hold = Hold { $hold } is empty, so nothing may go overboard.
reason-no-empty-hold = No hold is empty: first one must be emptied.
reason-same-cargo =
    { $resource-id ->
        [gold] Hold { $hold } carries doubloons, which are just what is to be loaded.
        [food] Hold { $hold } carries food, which is just what is to be loaded.
       *[gunpowder] Hold { $hold } carries gunpowder, which is just what is to be loaded.
    }
reason-not-reached = The ship sails exactly { $steps-text } { $direction-adverb }, and that does not end here.
reason-not-a-retreat = You fall back to the first space behind you that you can pay for, and this is not it.
reason-other-hold-pays = First say what hold { $hold } gives.
reason-pays-too-little = The other holds cannot pay the rest: hold { $hold } gives at least { $amount }.
reason-hold-has-less = Hold { $hold } has only { $amount }.
reason-costs-less = Only { $amount } is still due.
reason-nobody-here = No such captain sails here.
reason-foe-elsewhere = { $foe } is on another space.
reason-own-ship = A ship cannot fight itself.
reason-no-ghost = The Ghost Ship sails only in a game for two.
reason-ghost-elsewhere = The Ghost Ship is on another space.
reason-ghost-attacks = It is the Ghost Ship that attacks.
reason-too-little-powder = You have { $amount-text }.
reason-loser-has-no-sixth = The loser has no sixth hold.
reason-nothing-in-hold = Hold { $hold } of the loser is empty.
reason-no-room-for-spoils =
    { $resource-id ->
        [gold] All your holds carry doubloons: there is no room for more.
        [food] All your holds carry food: there is no room for more.
       *[gunpowder] All your holds carry gunpowder: there is no room for more.
    }
reason-ghost-has-no-room = All holds of the Ghost Ship carry doubloons: there is no room for more.
reason-not-the-losers = The loser does not have it: { $prize }.
reason-beth-stays = Lady Beth never leaves the Ghost Ship.
reason-ghost-never-gives = The Ghost Ship never gives a card away.
reason-no-card-to-give = You have no face-down treasure { $place }.
reason-not-cursed = Your face-down treasure { $place } is not cursed, and only cursed ones can be given.

## The rules on one page

rules-aim = What it is about
rules-aim-1 = Sail once round the island and come home rich. The race ends in the round in which the first ship is back in Port Royal, but that alone does not win it: the most points do. Points are the doubloons in your holds, your treasures, and how far you have come.
rules-aim-2 = Whoever has not crossed the red line by then loses 5 points. Beyond it every space shows what it is worth, and Port Royal is worth 15.
rules-begin = Before the race
rules-begin-1 = Every ship lies in Port Royal with 3 food in one hold and 3 doubloons in another; three holds are empty. On each of the nine pirate lairs stands a chest, and beside the chart lie nine treasure cards, drawn from twelve.
rules-begin-2 = Every captain has the same eleven action cards, shuffled, and three of them in hand.
rules-round = A round
rules-round-1 = The Captain of the round throws two dice and lays one on the morning and the other on the evening. They hold for everybody.
rules-round-2 = Then everybody lays one card face down, at the same time. A card shows two actions: the left one for the morning, the right one for the evening.
rules-round-3 = From the Captain on, clockwise, everybody turns up their card and does what it says: the morning action with the morning die to its very end, then the evening action with the evening die. Neither may be left out, however much it hurts.
rules-round-4 = At the end everybody draws a card, and the compass goes to the left. When your deck is empty, your played cards are shuffled into a new one.
rules-load = Loading
rules-load-1 = A doubloon, a fish or a keg on the card: take as many of it as the die shows, and put all of them into one empty hold. Nothing is ever added to a hold that has something in it.
rules-load-2 = If no hold is empty, you must first throw everything in one of them overboard; it must not hold what you are loading.
rules-load-3 = If every hold is full of that very thing, you load nothing.
rules-sail = Sailing
rules-sail-1 = An arrow on the card: sail exactly as many spaces as the die shows, ahead or back. Where the course forks you choose the lane, every time.
rules-sail-2 = Spaces you pass do nothing. Where you end, you first fight whoever lies there; then you pay, or take the treasure of a lair.
rules-sail-3 = You may be driven back out of Port Royal behind the start. That is no short cut: you have to come through it again.
rules-cost = What a space costs
rules-cost-1 = Only the ship that has just arrived pays, once. Take the tokens from whichever holds you like.
rules-cost-2 = If you can pay, you must.
rules-shortage = Shortage
rules-shortage-1 = If you have less than a space costs, you give all you have of it and drift back, space by space, to the first space that you can pay in full. Lairs and Port Royal cost nothing, so there is always one.
rules-shortage-2 = There you arrive as usual: you fight whoever is there, you pay, and at a lair you may take the treasure or leave it.
rules-shortage-3 = Where two lanes lead back, you choose between them.
rules-combat = Combat
rules-combat-1 = Whoever arrives where another ship lies must attack it at once; of several, one. There is never a combat in Port Royal.
rules-combat-2 = The attacker commits as much gunpowder as they like and throws the combat die. A star wins at once. Otherwise the defender, who has seen it all, does the same, and their star wins at once too.
rules-combat-3 = If there was no star, both compare their strength: the die, plus 1 for each keg committed, plus 2 for Lady Beth. The higher one wins; with equal strength nobody does.
rules-combat-4 = The gunpowder is gone in any case.
rules-combat-5 = Whoever owns Saran’s Sabre may, once in a combat of theirs, have a die thrown again: right after the throw, before anything follows from it.
rules-spoils = Spoils
rules-spoils-1 = The winner may do one of three things: take all that is in one hold of the loser (and load it by the rules of loading), or take one of the loser’s treasure cards, or hand the loser a cursed treasure of their own. Or nothing.
rules-spoils-2 = Face-down cards are taken unseen. Whoever has once owned a card remembers what it is, wherever it goes.
rules-treasure = Treasure cards
rules-treasure-1 = The first ship to end a move at a lair takes its chest away and draws a treasure card. Four of the cards are powers: they lie face up and work at once.
rules-treasure-2 = The others lie face down until the end. Some of them are cursed.
rules-end = The end of the race
rules-end-1 = A ship that sails ahead into Port Royal after its circuit is home: it stops there, and the rest of its turn is lost. Those who have not acted yet in this round still do. Then it is over.
rules-end-2 = You get 15 points for being home, or the number of your space beyond the red line, or −5; 1 point for each doubloon; and the worth of your treasures, cursed ones included. Food and gunpowder are worth nothing.
rules-end-3 = The most points win; if several are level, the ship closest to Port Royal.
rules-ghost = Two players: the Ghost Ship
rules-ghost-1 = With two players a third ship takes part that belongs to nobody. It carries 5 and 3 doubloons and Lady Beth, whom nobody can take from it.
rules-ghost-2 = After both have acted, the Captain sails it by the morning die and then by the evening die. If it leads it must go back, if it is last it must go ahead; in between the Captain decides. It pays nothing, fights whoever is there, and takes the treasure of a lair unseen.
rules-ghost-3 = In a combat with it, the player who is not fighting throws and decides for it. It has no gunpowder. What it wins it keeps if it is gold or a card; food and gunpowder it throws into the sea.
rules-ghost-4 = Whoever beats it may take a hold of it, or a card except Lady Beth, or give it a cursed treasure. It cannot win the race and does not end it.
