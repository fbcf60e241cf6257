### Panda Spin: every word a player reads about this game.

title = Panda Spin
about = Everybody wants to be rid of their cards, and whoever manages it first takes the most bamboo. Lead a combination, beat what others have played, or pass: cards you lose a trick with come back into your hand turned round, on their stronger blue side. So it pays to lose now and then, and to know when to stop.
designer = Carl Chudyk

## Suits
## .short fits a card of six letters

suit-fire = Fire
    .short = fire
    .help = Blue side: two values, or a higher value and a flame that discards a card. Element card: may be played with 7 cards or fewer in hand.
suit-earth = Earth
    .short = earth
    .help = Blue side: two values, or a higher value and a panda. Element card: may be played if a panda is on the table.
suit-wood = Wood
    .short = wood
    .help = Blue side: a value and bamboo, which is a point. Element card: may be played if an A or a 2 is on the table.
suit-water = Water
    .short = water
    .help = Blue side: a value and a joker. Element card: may be played if the highest bid has at least 3 values.
suit-metal = Metal
    .short = metal
    .help = Blue side: two or three equal values. Element card: may be played if one player has used both white and blue cards in this trick.

## Cards

card-fire-3 = fire 3
card-fire-4 = fire 4
card-fire-5 = fire 5
card-fire-6 = fire 6
card-fire-7 = fire 7
card-fire-8 = fire 8
card-fire-9 = fire 9
card-fire-10 = fire 10
card-fire-J = fire J
card-fire-Q = fire Q
card-fire-K = fire K
card-fire-A = fire A
card-fire-2 = fire 2
card-earth-3 = earth 3
card-earth-4 = earth 4
card-earth-5 = earth 5
card-earth-6 = earth 6
card-earth-7 = earth 7
card-earth-8 = earth 8
card-earth-9 = earth 9
card-earth-10 = earth 10
card-earth-J = earth J
card-earth-Q = earth Q
card-earth-K = earth K
card-earth-A = earth A
card-earth-2 = earth 2
card-wood-3 = wood 3
card-wood-4 = wood 4
card-wood-5 = wood 5
card-wood-6 = wood 6
card-wood-7 = wood 7
card-wood-8 = wood 8
card-wood-9 = wood 9
card-wood-10 = wood 10
card-wood-J = wood J
card-wood-Q = wood Q
card-wood-K = wood K
card-wood-A = wood A
card-wood-2 = wood 2
card-water-3 = water 3
card-water-4 = water 4
card-water-5 = water 5
card-water-6 = water 6
card-water-7 = water 7
card-water-8 = water 8
card-water-9 = water 9
card-water-10 = water 10
card-water-J = water J
card-water-Q = water Q
card-water-K = water K
card-water-A = water A
card-water-2 = water 2
card-metal-3 = metal 3
card-metal-4 = metal 4
card-metal-5 = metal 5
card-metal-6 = metal 6
card-metal-7 = metal 7
card-metal-8 = metal 8
card-metal-9 = metal 9
card-metal-10 = metal 10
card-metal-J = metal J
card-metal-Q = metal Q
card-metal-K = metal K
card-metal-A = metal A
card-metal-2 = metal 2
card-element-fire = the element card Fire
card-element-earth = the element card Earth
card-element-wood = the element card Wood
card-element-water = the element card Water
card-element-metal = the element card Metal

## Combinations

kind-single = Single
    .nominative = a single
    .accusative = a single
    .help = One value.
kind-set = Set
    .nominative = a set
    .accusative = a set
    .help = Two or more equal values. Four or more are a bomb, unless a joker is among them.
kind-sequence = Sequence
    .nominative = a sequence
    .accusative = a sequence
    .help = Two to five values in a row, no 2 among them.
kind-formation = Formation
    .nominative = a formation
    .accusative = a formation
    .help = A sequence in which every value occurs equally often, at least twice.
kind-bomb = Bomb
    .nominative = a bomb
    .accusative = a bomb
    .help = Four or more equal values without a joker. Beats everything but a bigger bomb; its symbols do nothing.

## The mood of the panda

mood-hungry = Hungry panda
    .help = Each panda you play takes a point from the owner of the bid you beat.
mood-spin = Panda spin
    .help = Each panda you play turns one of your white cards in hand to blue.

side-white = white side
side-blue = blue side

## Things that are counted

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-acc =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## What a score is made of

part-start = To begin with
part-going-out = Going out
part-bamboo = Bamboo
part-panda = Hungry pandas
tie-break = Equal on points: { $winner } went out earlier in the last round.

## Options

option-mood = Mood of the panda
    .help = What pandas do in this game.
option-mood-random = Drawn by lot
option-mood-hungry = Hungry: pandas take points
option-mood-spin = Spin: pandas turn cards
option-suits = Suits in play
    .help = Three suits for two or three players, four for four, all five for five.
option-suits-drawn = Drawn by lot
option-suits-fire-earth-wood = Fire, earth, wood
option-suits-fire-earth-water = Fire, earth, water
option-suits-fire-earth-metal = Fire, earth, metal
option-suits-fire-wood-water = Fire, wood, water
option-suits-fire-wood-metal = Fire, wood, metal
option-suits-fire-water-metal = Fire, water, metal
option-suits-earth-wood-water = Earth, wood, water
option-suits-earth-wood-metal = Earth, wood, metal
option-suits-earth-water-metal = Earth, water, metal
option-suits-wood-water-metal = Wood, water, metal
option-suits-fire-earth-wood-water = Fire, earth, wood, water
option-suits-fire-earth-wood-metal = Fire, earth, wood, metal
option-suits-fire-earth-water-metal = Fire, earth, water, metal
option-suits-fire-wood-water-metal = Fire, wood, water, metal
option-suits-earth-wood-water-metal = Earth, wood, water, metal
option-suits-fire-earth-wood-water-metal = All five
option-element-cards = Element cards
    .help = Play with the five special cards, or without them in a first game?
option-element-cards-true = With element cards
option-element-cards-false = Without
option-target = Points to end the game
    .help = The game is over if somebody has this many points or more at the end of a round. Then the most points win.
option-target-15 = 15 points
option-target-10 = 10 points
option-target-20 = 20 points
option-formations = Beating a formation
    .help = Is it enough to have as many values, or must the formation have the same shape too?
option-formations-any-shape = As many values
option-formations-same-shape = The same shape

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings

journal-mood-set =
    { $mood-id ->
        [hungry] The panda is hungry: pandas take points.
       *[spin] The panda spins: pandas turn cards.
    }
journal-got-element = { $who } draws the element { $suit }, number { $strength }.
    .you = You draw the element { $suit }, number { $strength }.
journal-turned-up = { $suit } is in play too.
journal-round-began = Round { $round } begins.
journal-dealt = { $who } gets { $number-text }.
    .you = You get { $number-text }.
journal-dealt-hidden = { $who } gets { $number-text }.
journal-leads = { $who } leads.
    .you = You lead.
journal-bid =
    { $kind-id ->
        [single] { $who } plays a single { $top }.
        [set] { $who } plays a set: { $times } × { $top }.
        [sequence] { $who } plays a sequence of { $length } up to { $top }.
        [formation] { $who } plays a formation: { $length } in a row up to { $top }, { $times } of each.
       *[bomb] { $who } plays a bomb: { $times } × { $top }!
    }
    .you =
        { $kind-id ->
            [single] You play a single { $top }.
            [set] You play a set: { $times } × { $top }.
            [sequence] You play a sequence of { $length } up to { $top }.
            [formation] You play a formation: { $length } in a row up to { $top }, { $times } of each.
           *[bomb] You play a bomb: { $times } × { $top }!
        }
journal-passed = { $who } passes.
    .you = You pass.
journal-took-back =
    { $number ->
        [one] { $who } turns a card to blue and takes it back: { $cards }.
       *[other] { $who } turns { $number-text } to blue and takes them back: { $cards }.
    }
    .you =
        { $number ->
            [one] You turn a card to blue and take it back: { $cards }.
           *[other] You turn { $number-text } to blue and take them back: { $cards }.
        }
    .effect = +{ $number-text }, turned to blue
journal-discarded =
    { $number ->
        [one] { $who } discards { $number-text } (white side: { $cards }).
       *[other] { $who } discards { $number-text } (white sides: { $cards }).
    }
    .you =
        { $number ->
            [one] You discard { $number-text } (white side: { $cards }).
           *[other] You discard { $number-text } (white sides: { $cards }).
        }
    .effect = { $number-text } to the discard
journal-shed = { $who } discards the element card { $suit }.
    .you = You discard the element card { $suit }.
journal-played-element = { $who } plays the element card { $suit } and wins the trick at once.
    .you = You play the element card { $suit } and win the trick at once.
journal-drew = { $who } draws { $number-text }: { $cards }.
    .you = You draw { $number-text }: { $cards }.
journal-drew-hidden = { $who } draws { $number-text }.
journal-took-bamboo = { $who } takes a bamboo.
    .you = You take a bamboo.
    .effect = +1 point
journal-robbed = { $who } takes a point from { $victim }.
    .you = You take a point from { $victim }.
    .at-you = { $who } takes a point from you.
    .effect = +1 point from { $victim }
journal-burned = { $who } burns { $card } ({ $side }).
    .you = You burn { $card } ({ $side }).
    .effect = −{ $card }
journal-spun = { $who } turns { $card } to blue.
    .you = You turn { $card } to blue.
journal-spun-hidden = { $who } turns a card in hand to blue.
journal-won-trick = { $who } wins the trick.
    .you = You win the trick.
    .effect = the trick is yours
journal-went-out = { $who } is out and gets { $points-text }.
    .you = You are out and get { $points-text }.
    .effect = +{ $points-text }
journal-won-game = { $who } wins the game with { $points-text }.
    .you = You win the game with { $points-text }.

## Moves, as answers to the questions. Numbers in brackets are places in the hand.

move-pass = Pass
move-single = Single { $top } [{ $cards }]
move-set = Set { $times } × { $top } [{ $cards }]
move-sequence = Sequence of { $length } up to { $top } [{ $cards }]
move-formation = Formation { $length } × { $times } up to { $top } [{ $cards }]
move-bomb = Bomb { $times } × { $top } [{ $cards }]
move-element = Play the element card { $suit }
move-shed = Discard the element card { $suit }
move-bamboo = Take the bamboo
move-burn = Burn card [{ $place }]
move-rob = Let the panda take a point
move-spin = Turn card [{ $place }] to blue
move-skip = Use no symbol
move-pick = Card [{ $place }]
move-lay = That is all: lay them down
move-declare =
    { $kind-id ->
        [single] Single { $top }
        [set] Set { $times } × { $top }
        [sequence] Sequence of { $length } up to { $top }
        [formation] Formation { $length } × { $times } up to { $top }
       *[bomb] Bomb { $times } × { $top }
    }

## Questions

ask-turn =
    { $length ->
        [0] What do you play?
       *[other]
            { $kind-id ->
                [single] Single { $top }: which card?
                [set] Set { $times } × { $top }: the next card, from left to right?
                [sequence] Sequence of { $length } up to { $top }: the next card, from left to right?
                [formation] Formation { $length } × { $times } up to { $top }: the next card, from left to right?
               *[bomb] Bomb { $times } × { $top }: the next card, from left to right?
            }
    }
ask-symbol = Which symbol of your bid do you use?

## What nobody can foresee

unknown-deal = the cards are dealt
unknown-draw = cards are drawn from the deck
unknown-hand = somebody shows cards of their hand

## On the table

table-round = round { $n }
table-trick = trick { $n }
table-mood = mood: { $mood }
table-goal = ends after a round with { $n } or more
table-suits = Suits: { $suits }
table-deck = deck: { $n }
table-discard = discard: { $n }
table-players = Players
table-points = Points
table-cards = Cards
table-passed = has passed
table-out = out, no. { $place }
board-out =
    { $place ->
        [1] out first
        [2] out second
        [3] out third
       *[other] out, no. { $place }
    }
board-kinds = Kinds of bid
board-kinds-none = none in hand
board-kinds-now = this trick: { $kind }
board-choose-cards = Choose cards
board-tap = Choose cards, or a combination above them.
board-closest = Closest to the end: { $who }, { $points } of { $target }.
board-closest-you = you
table-leads = leads
table-known = taken back: { $cards }
table-turned = turned by a panda: { $n }
table-trick-cards = The trick
table-empty = nothing played yet
table-highest = to beat
table-hand = Your hand
table-lit = ready
table-unlit = locked
table-legend = □ white side  ■ blue side  { $water } joker  { $bamboo } bamboo  { $fire } fire  { $panda } panda

table-tie-break = Equal points: whoever went out earlier in the last round is placed higher.

## On the board in the browser

board-strip = The panda, suits and piles
board-bamboo = Bamboo
board-target = { $n } at the end of a round ends the game
board-suits = Suits in play
board-resting = resting: { $suits }
board-deck = Deck
board-discard = Discard
board-trick = The trick
board-leads = { $who } leads. Nothing has been played yet.
board-you-begin = You lead: play any combination.
board-ask-beat = Beat { $who }’s { $beaten }, or pass.
board-ask-pass = You have nothing that beats { $who }’s { $beaten }: you can only pass.
board-you-lead = You lead
board-you-bid = You bid
board-you-pass = You pass
board-pass = pass
board-group-bomb = Bombs
board-group-formation = Formations
board-group-sequence = Sequences
board-group-set = Sets
board-group-element = Elements
board-group-shed = Discard
board-group-single = Singles
board-more = { $n } more…
board-does-lead = leads
board-does-bid = bids
board-does-pass = passes
board-your-bid = New bid
board-beat = to beat
board-any = any combination
board-opens-with = open with
board-beaten-by = beaten by
board-beaten-by-single = a single above { $top }
board-beaten-by-set = a set of { $n } above { $top }
board-beaten-by-sequence = a sequence of { $n } that ends above { $top }
board-beaten-by-formation = a formation of { $n } that ends above { $top }
board-beaten-by-bomb = a bomb of { $n } above { $top }, or a larger one
board-beaten-by-larger = only a bomb of more than { $n }
board-beaten-only-bomb = only a bomb
board-beaten-any-bomb = or any bomb
board-spun =
    { $n ->
        [one] { $n } card spins
       *[other] { $n } cards spin
    }
board-gone =
    { $n ->
        [one] { $n } card is gone
       *[other] { $n } cards are gone
    }
board-as = as { $value }
board-declare = What does the joker stand for?
board-playable = Playable now
board-nothing = Nothing fits
board-cards =
    { $known ->
        [0] { cards }
       *[other] { cards } · { $known } known
    }
board-known = { $n } known
board-in-hand = in hand
board-blue = { $n } blue
board-white = { $n } white
board-elements =
    { $n ->
        [one] { $n } element
       *[other] { $n } elements
    }
board-no-cards = You are out of cards.
board-all-played = All cards played
board-sort = Sort
board-by-value = value
board-by-suit = suit
board-card = { $suit } { $values }, { $side }
board-other-side = The other side: { $values }
board-robs = the panda robs { $who }
board-condition-fire-1 = 7 or fewer
board-condition-fire-2 = cards in hand
board-condition-earth-1 = a panda
board-condition-earth-2 = on the table
board-condition-wood-1 = A or 2
board-condition-wood-2 = on the table
board-condition-water-1 = 3 or more
board-condition-water-2 = values bid
board-condition-metal-1 = one player:
board-condition-metal-2 = white and blue
board-round = Round { $round } · Trick { $trick }
board-phase-turn = Bid
board-phase-symbol = Symbols
board-highest = highest bid
    .short = bid
board-beats = { $kind } { $cards } beats { $who }’s { $beaten }.
board-opens = { $kind } { $cards } opens the trick.
board-play = Play { $cards }
board-burn = Burn: { $card }
board-spin = Turn to blue: { $card }
board-fate-lost =
    { $n ->
        [one] It is blue: win or lose, it is discarded.
        [2] You play blue: win or lose, both your cards in this trick are discarded.
       *[other] You play blue: win or lose, all your { $n } cards in this trick are discarded.
    }
board-fate-bomb =
    { $n ->
        [one] A bomb: win or lose, it is discarded.
        [2] A bomb: win or lose, both your cards in this trick are discarded.
       *[other] A bomb: win or lose, all your { $n } cards in this trick are discarded.
    }
board-fate-back =
    { $n ->
        [one] It is white: if you pass later, it comes back blue.
        [2] Both are white: if you pass later, they come back blue.
       *[other] All { $n } are white: if you pass later, they come back blue.
    }
board-hint-leave =
    { $n ->
        [one] { $n } card leaves your hand
       *[other] { $n } cards leave your hand
    }
board-hint-back =
    { $n ->
        [one] { $n } card leaves your hand and comes back blue if you pass later
       *[other] { $n } cards leave your hand and come back blue if you pass later
    }
board-hint-wins =
    { $n ->
        [one] { $n } card leaves your hand; most likely nobody beats it, and you lead the next trick
       *[other] { $n } cards leave your hand; most likely nobody beats them, and you lead the next trick
    }
board-hint-out =
    { $n ->
        [one] { $n } card leaves your hand; most likely you are out with it, for { $points }
       *[other] { $n } cards leave your hand; most likely you are out with them, for { $points }
    }
board-hint-beaten-back =
    { $n ->
        [one] { $n } card leaves your hand; most likely it is beaten, and comes back blue
       *[other] { $n } cards leave your hand; most likely they are beaten, and come back blue
    }
board-hint-beaten-gone =
    { $n ->
        [one] { $n } card leaves your hand; most likely it is beaten, but you are rid of it
       *[other] { $n } cards leave your hand; most likely they are beaten, but you are rid of them
    }
board-pass-back =
    { $n ->
        [one] Pass, { $n } card spins
       *[other] Pass, { $n } cards spin
    }
board-pass-gone =
    { $n ->
        [one] Pass, { $n } card is lost
       *[other] Pass, { $n } cards are lost
    }
board-lit-fire = 7 cards or fewer
board-lit-earth = a panda lies here
board-lit-wood = A or 2 lies here
board-lit-water = 3 values or more
board-lit-metal = white and blue by one
board-unlit-fire = more than 7 cards
board-unlit-earth = no panda
board-unlit-wood = no A, no 2
board-unlit-water = fewer than 3 values
board-unlit-metal = nobody played white and blue
board-unlit-lead = cannot lead
board-unlit-bomb = cannot beat a bomb
board-unlit-turn = not your turn to bid
board-tab-trick = Trick
board-tab-race = Race

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = The game is over.
reason-turn-of = It is not your turn: { $decider } decides now.
reason-others = It is not for you to decide now; others do.
reason-answered = You have decided already; others still do.
reason-not-now = Not now: first { $question }.
now-turn = take your turn
now-symbol = use the symbols of your bid, or leave them
reason-leader-bids = You lead, so you must make a bid.
reason-no-card-there = You have no card at place { $place }.
reason-no-cards = A bid needs at least one card.
reason-element-in-bid = An element card is never part of a bid.
reason-no-such-bid = There is no such bid as { $kind-nominative } of this shape.
reason-two-in-row = A 2 is never part of a sequence or a formation.
reason-needs-joker = This would need a joker, and { $kind-nominative } may not use one.
reason-makes-a-bomb = Four or more equal values without a joker are a bomb, not a set.
reason-not-in-the-cards = These cards are not { $kind-nominative } of that kind: every value on them must be used, and none may be missing.
reason-bomb-on-table = A bomb ({ $times } × { $top }) lies on the table, and only a bigger bomb beats it.
reason-small-bomb = The bomb on the table is { $times } × { $top }: yours must have more values, or as many higher ones.
reason-other-kind = The highest bid is { $kind-nominative }: only a higher one of its kind beats it, or a bomb.
reason-other-size =
    { $size ->
        [one] The highest bid has { $size } value: yours must have as many.
       *[other] The highest bid has { $size } values: yours must have as many.
    }
reason-other-shape = At this table a formation must have the same shape: { $length } in a row, { $times } of each.
reason-not-higher = That does not beat the highest bid: yours must be higher than { $top }.
reason-bid-begun = You have declared { $kind-nominative }: first lay its cards.
reason-declare-first = First say what you bid.
reason-not-in-hand = Your hand cannot make { $kind-nominative } like this.
reason-bid-at-once = Lay the cards of this bid at once.
reason-picked-past = Cards are picked from left to right, and you are past card { $place }.
reason-does-not-fit = With card { $place } you cannot complete your bid.
reason-incomplete = This is not yet { $kind-nominative } as you declared it.
reason-no-element = You do not hold the element card { $suit }.
reason-element-leads = You lead, and a trick is never opened with an element card.
reason-element-and-bomb = The highest bid is a bomb, and element cards do nothing against bombs.
reason-fire-unmet = Fire may be played only with 7 or fewer cards in hand.
reason-earth-unmet = Earth may be played only if a panda lies on the table.
reason-wood-unmet = Wood may be played only if an A or a 2 lies on the table.
reason-water-unmet = Water may be played only on a bid of 3 or more values.
reason-metal-unmet = Metal may be played only if one player has played both white and blue cards in this trick.
reason-no-bamboo = Your bid has no bamboo left to use.
reason-no-fire = Your bid has no fire left to use.
reason-no-panda = Your bid has no panda left to use.
reason-pandas-spin = In this game pandas turn cards; they take no points.
reason-pandas-are-hungry = In this game pandas are hungry; they turn no cards.
reason-nothing-beaten = You opened the trick: there is no bid you have beaten.
reason-nothing-to-take = { $victim } has no point to take.
reason-elements-do-not-burn = Fire burns animal cards only.
reason-elements-do-not-turn = Element cards have no blue side.
reason-already-blue = This card is blue already.

## The rules, in our own words

rules-aim = What it is about
rules-aim-1 = Everybody holds twelve cards and wants to be rid of them. Whoever goes out takes bamboo, and the more cards the others still hold, the more of it. But a card has two halves: lose with its white half, and it comes back into your hand turned to its stronger blue one. So it pays to lose now and then, and to know when to stop.
rules-cards = The cards
rules-cards-1 = Only the half that is up counts. A white half shows one value; a blue half shows one to three equal values, often with a symbol. Values run 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A and, highest of all, 2. Suits are only told apart for what their blue halves and their element cards can do.
rules-trick = A trick
rules-trick-1 = Whoever leads lays down any combination. Then the others in turn beat it or pass, round and round, until only one is left: that player wins the trick and leads the next. Whoever passes is out of this trick.
rules-trick-2 = To beat a bid, make the same kind of combination with just as many values and a higher top value. A bomb beats everything but a bigger bomb.
rules-combinations = Combinations
rules-combinations-1 = What counts are values, not cards: a card with K K brings two kings. All values on the cards you play must be used.
rules-symbols = Symbols
rules-symbols-1 = The symbols of a bid work at once, one after another, whether it wins or not. You may leave any of them out. The symbols of a bomb do nothing.
rules-symbols-bamboo = Bamboo: take 1 point.
rules-symbols-fire = Fire: discard a card from your hand, but no element card.
rules-symbols-panda = Panda: what it does depends on the mood of this game. A hungry one takes a point from the player whose bid you beat; a spinning one turns a white card in your hand to blue.
rules-symbols-water = Water: a joker. It adds one more value of your choice to a set, a sequence or a formation.
rules-pass = Passing
rules-pass-1 = If all the cards you played in this trick are white, and none of your bids was a bomb, they turn to blue and come back into your hand.
rules-pass-2 = If one of them is blue, or you played a bomb, all of them are discarded. The winner discards their cards too. Nobody collects tricks.
rules-elements = Element cards
rules-elements-1 = In place of a bid you may play an element card if its condition holds and the highest bid is no bomb. You draw two cards, all others pass, and the trick is yours. In your turn you may also simply throw element cards away.
rules-end = Going out, and the end
rules-end-1 = When a trick is over, everybody whose hand is empty goes out, and gets as many points as the largest hand of an opponent has cards, 7 at most.
rules-end-2 = The round ends when only one player has cards left, or none. If somebody then has as many points as the game is played to, whoever has the most wins; otherwise cards are dealt again, all white side up.
