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

## Treasure cards

treasure-morgans-map = Morgan’s Map
    .help = You may hold four action cards instead of three.
treasure-sarans-sabre = Saran’s Sabre
    .help = Once in each of your combats, right after a throw, have that die thrown again: yours or the opponent’s. The second throw stands.
treasure-lady-beth = Lady Beth
    .help = Adds 2 to your strength in every combat.
treasure-sixth-hold = The 6th Hold
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

## Spaces

space =
    { $n ->
        [0] Port Royal
        [4] lair 4
        [9] lair 9
        [11] lair 11
        [19] lair 19
        [22] lair 22
        [25] lair 25
        [33] lair 33
        [37] lair 37
        [44] lair 44
        [5] port 5
        [6] port 6
        [16] port 16
        [18] port 18
        [21] port 21
        [28] port 28
        [30] port 30
        [31] port 31
        [34] port 34
        [41] port 41
        [45] port 45
       *[other] sea { $n }
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
## .effect tells a player beforehand what a choice brings.

log-round-began = Round { $round }: Captain { $who } throws { $one } and { $other }.
log-dice-placed = { $who } sets the dice: morning { $morning }, evening { $evening }.
log-chose = { $who } lays “{ $card }” face down.
log-chose-hidden = { $who } has chosen a card.
log-revealed = { $who } turns up “{ $card }”.
log-drew = { $who } draws “{ $card }”.
log-drew-hidden = { $who } draws a card.
log-shuffled = { $who } shuffles the played cards into a new deck.
log-loaded = { $who } loads { cargo } into hold { $hold }.
    .effect = +{ cargo }
log-dumped = { $who } throws { cargo } overboard from hold { $hold }.
    .effect = −{ cargo }
log-load-ignored = { $who } finds no room for the load: { $resource }.
    .effect = no room
log-sailed = { $who } sails { $steps-text } { $direction-adverb } to { $space-text }.
    .effect = to { $space-text }
log-paid = { $who } pays { cargo } from hold { $hold }.
    .effect = −{ cargo }
log-fell-short =
    { $resource-id ->
        [gold] { $who } is short of doubloons: { $cost } due, { $owned } there.
       *[other] { $who } is short of food: { $cost } due, { $owned } there.
    }
    .effect = shortage
log-retreated = { $who } drifts back to { $space-text }.
    .effect = back to { $space-text }
log-finished = { $who } is back in Port Royal!
    .effect = the finish
log-attacked = { $who } attacks { $foe }.
    .effect = fight { $foe }
log-attacked-ghost = { $who } attacks the Ghost Ship.
    .effect = fight the Ghost Ship
log-ghost-attacked = The Ghost Ship attacks { $foe }.
    .effect = it attacks { $foe }
log-primed = { $who } commits { $amount-text } from hold { $hold }.
    .effect = −{ $amount-text }
log-threw = { $who } throws { $throw }.
log-ghost-threw = The Ghost Ship throws { $throw }.
log-used-sabre = { $who } draws Saran’s Sabre: the die is thrown again.
log-ghost-used-sabre = The Ghost Ship draws Saran’s Sabre: the die is thrown again.
log-compared = Attack { $attack }, defence { $defence }.
log-won = { $who } wins the combat.
log-ghost-won = The Ghost Ship wins the combat.
log-drawn = Nobody wins the combat.
log-plundered = { $who } takes { cargo } from hold { $hold } of { $foe }.
log-plundered-ghost =
    { $amount ->
        [one] { $who } takes { $amount } doubloon from hold { $hold } of the Ghost Ship.
       *[other] { $who } takes { $amount } doubloons from hold { $hold } of the Ghost Ship.
    }
log-ghost-plundered =
    { $resource-id ->
        [gold] The Ghost Ship takes { cargo } from hold { $hold } of { $foe }.
       *[other] The Ghost Ship throws { cargo } from hold { $hold } of { $foe } into the sea.
    }
log-seized = { $who } takes { $power } from { $foe }.
log-seized-from-ghost = { $who } takes { $power } from the Ghost Ship.
log-ghost-seized = The Ghost Ship takes { $power } from { $foe }.
log-stole = { $who } steals face-down treasure { $place } of { $foe }: { $face }.
log-stole-hidden = { $who } steals face-down treasure { $place } of { $foe }.
log-stole-from-ghost = { $who } steals face-down treasure { $place } of the Ghost Ship: { $face }.
log-stole-from-ghost-hidden = { $who } steals face-down treasure { $place } of the Ghost Ship.
log-ghost-stole = The Ghost Ship steals face-down treasure { $place } of { $foe }.
log-gave = { $who } gives { $foe } a cursed treasure: { $face }.
log-gave-hidden = { $who } gives { $foe } a cursed treasure.
log-gave-ghost = { $who } gives the Ghost Ship a cursed treasure: { $face }.
log-gave-ghost-hidden = { $who } gives the Ghost Ship a cursed treasure.
log-took-nothing = { $who } takes nothing.
log-ghost-took-nothing = The Ghost Ship takes nothing.
log-found = { $who } raids { $space-text } and finds: { $face }.
log-found-hidden = { $who } raids { $space-text } and lays a treasure face down.
log-uncovered = { $who } lays { $power } face up.
log-left-treasure = { $who } leaves the treasure in { $space-text }.
log-ghost-found = The Ghost Ship takes the treasure of { $space-text } unseen.
log-ghost-sailed = The Ghost Ship sails { $steps-text } { $direction-adverb } to { $space-text }.
    .effect = to { $space-text }
log-showed = { $who } shows: { $face }.
log-ghost-showed = The Ghost Ship had: { $face }.
log-scored = { $who } has { $points-text }: place { $berth }, doubloons { $doubloons }, treasures { $treasures }.

## Moves, as answers to the questions

move-dice = Morning { $morning }
move-card = { $card }
move-load = Hold { $hold }
move-dump = Empty hold { $hold }
move-sail = { $space-text }
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
table-morning = morning
table-evening = evening
table-treasures = treasures
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

tie-break = Equal points: whoever is closer to Port Royal is placed higher.

## On the board in the browser

round = Round { $n }
chart = Sea chart
chart-map = The whole race: tap to look there
tab-sea = Sea
tab-ship = Ship
lane-outer = outer lane
    .short = outer
lane-inner = inner lane
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
plate-fight = Fight { $foes }
plate-then = then { $what }
plate-then-cost = then pay { cargo }
plate-finish = Port Royal: the finish!
plate-home = Port Royal: free
plate-lair = Lair: free
plate-treasure = take a treasure card
plate-bare = nothing left to take
plate-cost-port = Port: { cargo }
plate-cost-sea = Sea: { cargo }
plate-owned = you have { $n }
plate-short = Shortage: { $paid } of { cargo }
plate-drift =
    { $paid ->
        [0] drift back to { $space }
       *[other] pay { $paid }, drift back to { $space }
    }
plate-drift-fight = { $told }, fight { $foes }
plate-load = Load { cargo }
plate-load-hold = into hold { $hold }
plate-load-dump = a hold must be emptied first
plate-load-full =
    { $resource-id ->
        [gold] No room for doubloons
        [food] No room for food
       *[gunpowder] No room for gunpowder
    }

# The own ship
hold = Hold { $hold }
hold-empty = empty
hold-help = Takes one load, of one kind.
pay-from = From hold { $hold }:
own-holds = Your holds
own-holds-ghost = The Ghost Ship’s holds
own-pick = pick one for this round
own-laid = chosen
own-deck = deck
    .help = You draw from it up to three cards after each round.
own-played = played
own-order =
    { $n ->
        [1] You sail 1st
        [2] You sail 2nd
        [3] You sail 3rd
       *[other] You sail { $n }th
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
        [1] 1st · { $n } to go
        [2] 2nd · { $n } to go
        [3] 3rd · { $n } to go
       *[other] { $place }th · { $n } to go
    }
panel-hand =
    { $n ->
        [one] { $n } card in hand, { $deck } in the deck
       *[other] { $n } cards in hand, { $deck } in the deck
    }
panel-held = Certainly held: { $cards }
state-chosen = card chosen
state-acts = acts now
state-acted = has acted
state-next = acts next
state-later = still to act
state-defends = defends

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
combat-sabre-who = Have { $who } throw again? The second throw stands.
combat-wins-you = you win
combat-wins = { $who } wins
combat-draw = nobody wins
combat-open = the defender answers
combat-over = { $who } wins
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
prompt-card = { $morning }, then { $evening }.
    .confirm = Play this card
    .back = Another card
