### Madame Ching: every word a player reads about this game.

title = Madame Ching
about = The China Sea, 1808. Each of you is a young captain in the fleet of Madame Ching, the most feared of all pirates. Lay rising cards to sail your junk: cards of one colour carry it straight ahead, a new colour takes it down towards Hong Kong. Turn back at the right moment to complete her missions, learn from every voyage, and mind the others, for thieves and sirens are about. The best of you will command the China Pearl, but whoever brings home the most wins.
designer = Bruno Cathala, Ludovic Maublanc

## Encounter cards

encounter-madame-ching = Madame Ching
    .short = Madame Ching
    .does = adds a symbol
    .help = When your expedition ends: she adds the one symbol you lack for a new skill. This is your encounter card of the turn.
encounter-thief = Thief
    .short = Thief
    .does = steals a gem
    .help = Attack: take a gem at random from a player.
encounter-siren-cartography = Siren (map)
    .short = Siren
    .does = turns a map
    .help = Attack: every opponent turns one laid-out card with a map. Its symbol no longer counts for skills.
encounter-siren-night-navigation = Siren (lantern)
    .short = Siren
    .does = turns a lantern
    .help = Attack: every opponent turns one laid-out card with a lantern. Its symbol no longer counts for skills.
encounter-siren-battle = Siren (sword)
    .short = Siren
    .does = turns a sword
    .help = Attack: every opponent turns one laid-out card with a sword. Its symbol no longer counts for skills.
encounter-siren-meteorology = Siren (kite)
    .short = Siren
    .does = turns a kite
    .help = Attack: every opponent turns one laid-out card with a kite. Its symbol no longer counts for skills.
encounter-traitress = Traitress
    .short = Traitress
    .does = steals an encounter
    .help = Attack: take a random encounter card from a player’s hand.
encounter-veteran-sailor = Veteran Sailor
    .short = Veteran Sailor
    .does = readies your skills
    .help = Turn all your spent skills face up again.
encounter-helmsmen-cartography = Helmsmen (map)
    .short = Helmsmen
    .does = sail on, or a shield
    .help = Add them to your expedition as a card of a new colour with a map, or cancel an attack on you.
encounter-helmsmen-night-navigation = Helmsmen (lantern)
    .short = Helmsmen
    .does = sail on, or a shield
    .help = Add them to your expedition as a card of a new colour with a lantern, or cancel an attack on you.
encounter-helmsmen-battle = Helmsmen (sword)
    .short = Helmsmen
    .does = sail on, or a shield
    .help = Add them to your expedition as a card of a new colour with a sword, or cancel an attack on you.
encounter-helmsmen-meteorology = Helmsmen (kite)
    .short = Helmsmen
    .does = sail on, or a shield
    .help = Add them to your expedition as a card of a new colour with a kite, or cancel an attack on you.
encounter-helmsmen-none = Helmsmen
    .short = Helmsmen
    .does = sail on, or a shield
    .help = Add them to your expedition as a card of a new colour, or cancel an attack on you.
encounter-fortune-teller = Fortune Teller
    .short = Fortune Teller
    .does = 3 encounter cards
    .help = Draw 3 encounter cards.
encounter-merchant = Merchant
    .short = Merchant
    .does = +1 for each gem
    .help = Keep it to the end: each gem of the colour you have most of is worth 1 point more.
encounter-sacred-treasure-1 = Sacred Treasure, 1 point
    .short = Treasure
    .does = 1 point
    .help = Keep it to the end: 1 point.
encounter-sacred-treasure-2 = Sacred Treasure, 2 points
    .short = Treasure
    .does = 2 points
    .help = Keep it to the end: 2 points.
encounter-sacred-treasure-3 = Sacred Treasure, 3 points
    .short = Treasure
    .does = 3 points
    .help = Keep it to the end: 3 points.

## Skills

skill-none = nothing
skill-cartography = Cartography
    .help = In your turn: draw a navigation card. Your hand is one card larger from then on.
skill-night-navigation = Night Navigation
    .help = In your turn: lay a second card from your hand, on top or between. At the end of the turn you draw one card more.
skill-battle = Battle
    .help = Attack, in your turn: look at a player’s navigation cards, take one and give one back.
skill-meteorology = Meteorology
    .help = When your expedition ends: complete any mission from the number of your space up to 6 more.
skill-elite-crew = Elite Crew
    .help = Stands for any skill you lack when the China Pearl is given away. It has no other effect.

symbol-cartography = map
symbol-night-navigation = lantern
symbol-battle = sword
symbol-meteorology = kite

weapon-battle = Battle
weapon-thief = a Thief
weapon-traitress = a Traitress
weapon-siren = a Siren

gem-white = white gem
gem-red = red gem
gem-blue = blue gem

junk-a = junk A
    .letter = A
junk-b = junk B
    .letter = B

wind-plain = as usual
wind-meteorology = with Meteorology
help-alone = with your symbols
help-madame-ching = with Madame Ching

deck-navigation = navigation cards
deck-encounter = encounter cards

ending-running = The game goes on
ending-missions = The last mission is done
ending-china-pearl = The China Pearl has a commander
ending-standstill = A hundred rounds without a mission or a skill

## Things that are counted

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
missions =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
gold-acc =
    { $n ->
        [one] { $n } gold coin
       *[other] { $n } gold coins
    }
points-acc =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

rewards =
    { $gold ->
        [0] { "" }
       *[other] +{ $gold } gold
    }{ $white ->
        [0] { "" }
        [one] { rewards-white }+{ $white } white gem
       *[other] { rewards-white }+{ $white } white gems
    }{ $red ->
        [0] { "" }
        [one] { rewards-red }+{ $red } red gem
       *[other] { rewards-red }+{ $red } red gems
    }{ $blue ->
        [0] { "" }
        [one] { rewards-blue }+{ $blue } blue gem
       *[other] { rewards-blue }+{ $blue } blue gems
    }
# A comma before the gems of a colour, if anything stands before them.
rewards-white =
    { $gold ->
        [0] { "" }
       *[other] { ", " }
    }
rewards-red =
    { $white ->
        [0] { rewards-white }
       *[other] { ", " }
    }
rewards-blue =
    { $red ->
        [0] { rewards-red }
       *[other] { ", " }
    }

## What a score is made of

part-gold = Gold
part-gems = Gems
part-skills = Skills
part-china-pearl = China Pearl
part-hong-kong = Hong Kong
part-treasures = Sacred Treasures
part-merchants = Merchants
tie-break = Equal on points: { $winner } has the more precious gems.

## Options

option-mode = Who plays for whom
    .help = Four can play as two teams: partners sit opposite, hand cards to each other, and add up their points.
option-mode-individual = Everyone alone
option-mode-team = Two teams (four players)

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings.

# Which junk, where a player has two.
of-two =
    { $players ->
        [2] { " " }({ $junk })
       *[other] { "" }
    }
journal-missions-laid = { $missions-text } lie on the board.
journal-dealt = { $who } is dealt { $cards }.
    .you = You are dealt { $cards }.
journal-dealt-hidden = { $who } is dealt a hand.
journal-set-aside = Mission { $tile } finds no place and is set aside.
journal-round-began = Round { $round }.
journal-laid-out = On the display: a face-down card, { $cards }.
journal-chose = { $who } puts { $cards } face down.
    .you = You put { $cards } face down.
journal-chose-hidden = { $who } has chosen.
journal-revealed = { $who } reveals { $cards }.
    .you = You reveal { $cards }.
journal-started = { $who } sets out with card { $card }{ of-two }.
    .you = You set out with card { $card }{ of-two }.
    .effect = a new expedition begins
journal-sailed = { $who } lays card { $card } and sails to space { $number }{ of-two }.
    .you = You lay card { $card } and sail to space { $number }{ of-two }.
    .effect = you sail to space { $number }
journal-steered = { $who } takes “{ $face }” on board and sails to space { $number }{ of-two }.
    .you = You take “{ $face }” on board and sail to space { $number }{ of-two }.
    .effect = you sail to space { $number }
line-name =
    { $line ->
        [1] first
       *[other] second
    }
journal-crossed = { $who } crosses the { line-name } dotted line.
    .you = You cross the { line-name } dotted line.
    .effect = +encounter cards
journal-plundered = { $who } plunders Hong Kong!
    .you = You plunder Hong Kong!
    .effect = +Hong Kong
journal-ended = { $who } ends their expedition on space { $number }{ of-two }.
    .you = You end your expedition on space { $number }{ of-two }.
    .effect = your expedition ends on space { $number }
journal-completed = { $who } completes mission { $mission }.
    .you = You complete mission { $mission }.
    .effect = mission { $mission }
journal-rewarded = { $who } is rewarded: { rewards }.
    .you = You are rewarded: { rewards }.
    .effect = { rewards }
journal-met = { $who } draws an encounter card: { $face }.
    .you = You draw an encounter card: { $face }.
journal-met-hidden = { $who } draws an encounter card.
journal-lucky = Neither mission nor skill: the sea brings { $who } luck.
    .you = Neither mission nor skill: the sea brings you luck.
    .effect = +1 encounter card
journal-learned = { $who } learns { $skill }.
    .you = You learn { $skill }.
    .effect = +{ $skill }
journal-won-pearl = { $who } takes command of the China Pearl!
    .you = You take command of the China Pearl!
    .effect = +China Pearl
journal-used = { $who } uses { $skill }.
    .you = You use { $skill }.
journal-drew = { $who } draws navigation card { $card }.
    .you = You draw navigation card { $card }.
journal-drew-hidden = { $who } draws a navigation card.
journal-played = { $who } plays “{ $face }”.
    .you = You play “{ $face }”.
journal-attacked = { $who } attacks { $victim } with { $weapon }.
    .you = You attack { $victim } with { $weapon }.
    .at-you = { $who } attacks you with { $weapon }.
journal-shielded = { $who } wards it off with “{ $face }”.
    .you = You ward it off with “{ $face }”.
    .effect = nothing happens to you
journal-endured = { $who } lets it happen.
    .you = You let it happen.
journal-looked = { $who } sees { $victim }’s cards: { $cards }.
    .you = You see { $victim }’s cards: { $cards }.
    .at-you = { $who } sees your cards: { $cards }.
journal-looked-hidden = { $who } looks at { $victim }’s cards.
    .at-you = { $who } looks at your cards.
journal-seized = { $who } takes card { $card } from { $victim }.
    .you = You take card { $card } from { $victim }.
    .at-you = { $who } takes card { $card } from you.
journal-seized-hidden = { $who } takes a card from { $victim }.
    .at-you = { $who } takes a card from you.
journal-gave = { $who } gives card { $card } to { $to }.
    .you = You give card { $card } to { $to }.
    .at-you = { $who } gives you card { $card }.
journal-gave-hidden = { $who } gives a card to { $to }.
    .at-you = { $who } gives you a card.
journal-stole-gem = { $who } steals a { $gem } from { $victim }.
    .you = You steal a { $gem } from { $victim }.
    .at-you = { $who } steals a { $gem } from you.
journal-stole-card = { $who } steals “{ $face }” from { $victim }.
    .you = You steal “{ $face }” from { $victim }.
    .at-you = { $who } steals “{ $face }” from you.
journal-stole-card-hidden = { $who } steals an encounter card from { $victim }.
    .at-you = { $who } steals an encounter card from you.
journal-turned = { $who } turns the card in place { $place }{ $players ->
        [2] { " " }of { $junk }
       *[other] { "" }
    }: its { $symbol } no longer counts.
    .you = You turn the card in place { $place }{ $players ->
            [2] { " " }of { $junk }
           *[other] { "" }
        }: its { $symbol } no longer counts.
journal-readied = { $who } has all skills ready again.
    .you = You have all skills ready again.
    .effect = +all skills ready
journal-passed-on = { $who } passes “{ $face }” on to { $to }.
    .you = You pass “{ $face }” on to { $to }.
    .at-you = { $who } passes “{ $face }” on to you.
journal-passed-on-hidden = { $who } passes an encounter card on to { $to }.
    .at-you = { $who } passes an encounter card on to you.
journal-kept = { $who } keeps the card.
    .you = You keep the card.
journal-took = { $who } takes card { $card }.
    .you = You take card { $card }.
    .effect = { "" }
journal-took-hidden = { $who } takes the face-down card: { $card }.
    .you = You take the face-down card: { $card }.
journal-took-hidden-hidden = { $who } takes the face-down card.
journal-kept-hand = { $who } hands nothing over.
    .you = You hand nothing over.
journal-reshuffled = The discarded { $deck } are shuffled into a new deck: { $cards-text }.
journal-ending = { $reason }: this round is the last.
journal-unfinished = { $who } brings home { $gold-text } from unfinished expeditions.
    .you = You bring home { $gold-text } from unfinished expeditions.
journal-showed = { $who } lays down “{ $face }”.
    .you = You lay down “{ $face }”.
journal-final-scored = { $who } has { $points-text }.
    .you = You have { $points-text }.

## Moves, as answers to the questions

several =
    { $second-id ->
        [none] { $first }
       *[other]
            { $third-id ->
                [none] { $first } + { $second }
               *[other] { $first } + { $second } + { $third }
            }
    }
move-choose = { $cards }
move-sail = { $junk }
move-complete = Mission { $tile }{ $wind-id ->
        [plain] { "" }
       *[other] , { $wind }
    }
move-learn = { several }, { $help }
move-forgo = Nothing
move-chart = Cartography: draw a navigation card
move-night = Night Navigation: lay card { $card }
move-attack = Attack { $target } with { $weapon }
move-play = Play { $face }
move-take = Take from the display: place { $place }
move-seize = Take card { $card }
move-give = Give card { $card }
move-keep = Keep
move-pass-on = Pass it on to your partner
move-endure = Let it happen
move-turn =
    { $players ->
        [2] { $junk }, card { $place }
       *[other] card { $place }
    }

## Questions

ask-choice = Which card do you play? It stays face down until everyone has chosen.
ask-junk = Which junk gets card { $card }?
ask-mission = Your expedition has ended. Which mission do you complete?
ask-skills = Which skills do you learn with the symbols of your expedition?
ask-window = Take a card from the display: that ends your turn. Skills and one encounter card, if you have any, come before.
ask-shield = You are attacked with { $weapon }. Do you ward it off?
ask-turn = The Siren sings. Which card with a { $symbol } do you turn?
ask-seize = Which card do you take?
ask-return = Which card do you give in return?
ask-pass-on = You have drawn “{ $face }”. Keep it, or pass it on?
ask-hand-over = Do you hand a card over to your partner?
ask-give-back = Your partner gave you a card. Which one do you give back?

## What nobody can foresee

unknown-setup = missions and cards are drawn
unknown-navigation-card = a navigation card is drawn
unknown-encounter-card = an encounter card is drawn
unknown-encounters = the encounter cards are laid open
unknown-chosen-cards = the chosen cards are revealed
unknown-face-down-card = the face-down card is seen
unknown-gem = a gem is drawn
unknown-hand = the hand is looked at

## On the table

table-round = round { $n }
table-last-round = the last round
table-missions = Missions
table-display = Display
table-face-down = face down
table-decks = Decks: navigation { $navigation }, encounter { $encounter }
table-skills-left = Skills left
table-hand = Your cards
table-encounters = Your encounter cards
table-known = known
table-ends = ends
table-sets-out = sets out
table-unmanned = not at sea yet
table-holds = in hand { $cards } + { $encounters } encounter cards
table-ready = ready
table-spent = spent
table-no-skills = no skills
table-chosen = has chosen
    .short = chose
table-revealed = reveals { $cards }
    .short = { $cards }
table-partner = partner of { $name }
table-your-partner = your partner
table-lines = a line to cross: ┊ 1 card, ┋ 2 cards

short-gold = { $n } gold
short-white = { $n } white
short-red = { $n } red
short-blue = { $n } blue
short-encounters =
    { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    }

colour-white = white
    .acc = white
colour-light-blue = light blue
    .acc = light blue
colour-green = green
    .acc = green
colour-yellow = yellow
    .acc = yellow
colour-red = red
    .acc = red
colour-dark-blue = dark blue
    .acc = dark blue
colour-crew = Helmsmen

table-tie-break = Equal points: more white gems decide, then red, then blue ones.

## On the board in the browser

board-sea = The China Sea
board-edge = Edge of the world
board-columns =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-rows =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
board-piles = deck { $deck } · discard { $discard }
board-mission = Mission { $number }
board-mission-done = Mission { $number }, done by { $who }
board-would-earn = Ending there completes mission { $number }
board-expedition = Your expedition
board-formula = { $cards } × { $colours } =
board-hand = Your hand
board-encounters = Encounters
board-no-encounters = None yet. Cross a dotted line to draw some; in your turn you may play one.
board-held = +{ $n } in hand
board-lead-start = sets out
board-lead-sail = to { $number }
board-lead-end = ends
board-if-ended = If you ended
board-column-mission = mission
board-column-skills = skills
board-now = now, on { $number }
board-after = after { $card }, on { $number }
board-or = or
board-round = Round { $n }
board-last-round = Last round
board-phase-choice = Choice
board-phase-turns = Turns
board-plan-start = { $card } begins a new expedition.
board-plan-sail =
    { $encounters ->
        [0] { $card } carries your junk to { $number }.
        [one] { $card } carries your junk to { $number }, over a line: 1 encounter card.
       *[other] { $card } carries your junk to { $number }, over a line: { $encounters } encounter cards.
    }
board-plan-end = { $card } ends your expedition on { $number } and begins a new one.
board-play = Play { $cards }
board-both = { $first } and { $second }
board-plan-both = Which of the two each junk gets you say when the card’s turn comes.
board-choose = Which card do you play? It stays face down for now.
board-state-sail =
    { $n ->
        [one] { $cards } sails to { $number }.
       *[other] { $cards } sail to { $number }.
    }
board-state-end =
    { $n ->
        [one] { $cards } ends on { $number }: { $earns }.
       *[other] { $cards } end on { $number }: { $earns }.
    }
board-state-start =
    { $n ->
        [one] { $cards } sets out.
       *[other] Each of { $cards } sets out.
    }
board-with-mission = mission { $mission }
board-no-mission = no mission
board-none = none
board-none-yet = none yet,
board-next = next
board-none-next = none, next is { $next }
board-window = Take a card of the display: that ends your turn.
board-window-before = Before it you may use skills and play one encounter card.
board-battle-does = takes a card
board-whose = Whose?
board-choose-two = Which two cards do you play? They stay face down until both of you have chosen.
board-secret = The card stays face down until everyone has chosen.
board-plan-there = Ending there earns mission { $number }: { $brings }.
board-plan-completes = Mission { $number } is done with it: { $brings }.
board-plan-earns = You earn: { $earns }.
board-plan-next = No mission is in reach there; the next is { $next }.
board-why-sail = it sails on to { $number }
board-why-start = it begins a new expedition
board-why-line =
    { $encounters ->
        [one] crosses a dotted line for 1 encounter card
       *[other] crosses a dotted line for { $encounters } encounter cards
    }
board-why-there = from there mission { $number } is yours: { $brings }
board-why-end = it brings your expedition home on { $number } now
board-why-completes = mission { $number } pays { $brings }
board-why-straight = one more of its colour sails straight on to { $number }
board-why-colour = a new colour sails on to { $number }
board-why-later = it is too low for this expedition, but begins the next
board-face-down = the face-down card
board-card = { $colour } { $number }
board-take = Take the { $colour } { $number }
board-take-hidden = Take the face-down card
board-homecoming = Expedition ends
board-homecoming-mission = Mission
board-homecoming-space = you end on { $number }
board-homecoming-skills = Skills
board-homecoming-once = each symbol pays once
board-homecoming-earn = You earn
board-homecoming-look = Choose an answer to see what it brings.
board-homecoming-learn = Learn
board-homecoming-complete = Complete it
board-homecoming-done = Done
board-homecoming-no-mission = No mission lay within reach.
board-homecoming-then = After that your symbols pay for
board-homecoming-nothing = The symbols alone pay for no skill.
board-homecoming-forgo-mission = Complete none
board-homecoming-forgo-skills = Learn nothing
board-together = In all
board-gems =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
board-symbols = Symbols so far
board-missions-left =
    { $n ->
        [one] { $n } mission left
       *[other] { $n } missions left
    }
board-deck = deck { $deck }
board-first-card = Your first card sets out here. Every later one has to be higher; after eight the world ends.
board-pearl-near = China Pearl: { $n } of { $need }
board-pearl-won = commands the China Pearl
board-treasures = Treasures
board-treasure-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-skill-ready = ready
board-skill-spent = spent
board-skill-left = Left in the supply: { $n }
board-aim = Now choose whom: their names are below your expedition.
board-aim-night = Now choose the card of your hand.
board-night = you may lay one by night
board-take-ends = take one: this ends your turn
board-order = Turns of this round
board-order-done = has played
board-tab-sea = Sea
board-tab-crew = Crew

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = The game is over.
reason-turn-of = It is not your turn: { $decider } decides now.
reason-others = It is not for you to decide now; others do.
reason-answered = You have chosen; others still choose.
reason-not-now = Not now: first { $question }.
now-choice = choose a card for this round
now-junk = choose the junk that sails
now-mission = choose a mission
now-skills = choose the skills you learn
now-window = finish your turn
now-shield = say whether you defend yourself
now-turn = choose the card that is turned
now-seize = take a card from the open hand
now-return = give a card in return
now-pass-on = keep the encounter card or pass it on
now-hand-over = say whether you give your partner a card
now-give-back = give your partner a card back
reason-not-in-hand = You do not have card { $card } in hand.
reason-one-card = You choose exactly one card.
reason-two-cards = You choose exactly two cards, one for each junk.
reason-one-junk = You sail with one junk only.
reason-junk-has-sailed = { $junk } has had its card this round; this one is for the other junk.
reason-mission-not-there = That mission { $mission } is not on the board.
reason-mission-too-far = Mission { $mission } is beyond your space, { $space }.
reason-nearer-mission = The nearest mission not above your space is { $mission }, and it must be that one.
reason-out-of-reach = Meteorology reaches missions from { $space } to { $reach }.
reason-mission-compulsory = Mission { $mission } is completed, and you must take it.
reason-no-skill-named = Name at least one skill.
reason-skill-sold-out = { $skill }: not enough cards are left in the supply.
reason-symbols-lacking =
    { $lacking ->
        [one] Your symbols do not pay for that: { $lacking } is lacking.
       *[other] Your symbols do not pay for that: { $lacking } are lacking.
    }
reason-no-madame-ching = You do not have Madame Ching in hand.
reason-needs-madame-ching = One symbol is lacking: this takes Madame Ching.
reason-needs-no-help = Your symbols pay for that by themselves; Madame Ching is not needed.
reason-skills-in-order = Name the skills in the order of their list.
reason-only-a-card-to-take = You had no card for this turn: you only take one from the display.
reason-skill-not-owned = You do not have the skill { $skill }.
reason-skill-spent = { $skill } is spent.
reason-no-navigation-cards = There is no navigation card left to draw.
reason-at-the-edge = Your junk is at the edge of the world: no more cards can be added to this expedition.
reason-too-low = The card must be higher than { $card }, the lowest of the expedition.
reason-no-such-captain = There is no such captain at this table.
reason-not-yourself = You cannot attack yourself.
reason-not-your-partner = { $target } is your partner.
reason-no-hand = { $target } has no navigation cards in hand.
reason-no-gems = { $target } has no gem to steal.
reason-no-encounters = { $target } has no encounter card to steal.
reason-encounter-played = You have played your encounter card of this turn.
reason-not-held = You do not have this encounter card: { $face }.
reason-aim-it = { $face }: choose the captain it is aimed at.
reason-only-at-the-end = Madame Ching is played only when an expedition of yours ends.
reason-kept-to-the-end = { $face }: it is kept to the end of the game and not played.
reason-nobody-hears = No opponent has a card laid out with this symbol ({ $symbol }) that could be turned.
reason-nothing-spent = None of your skills is spent.
reason-ended-this-turn = This junk’s expedition ended in this turn, so Helmsmen cannot join the new one yet.
reason-no-encounter-cards = There is no encounter card left to draw.
reason-only-helmsmen = Only Helmsmen cancel an attack; this is { $face }.
reason-no-card-laid = Your expedition has no card { $place }.
reason-other-symbol = The Siren turns a card with her own symbol ({ $symbol }).
reason-already-turned = This card is turned already.
reason-not-in-their-hand = { $target } does not have card { $card } in hand.
reason-no-such-place = The display has no such place.
reason-place-empty = This card of the display has been taken.
reason-must-take = A card of the display is left, and you must take one.
reason-must-give-back = Your partner gave you a card, so you must give one back.

## The rules, in our own words

rules-aim = What it is about
rules-aim-1 = You are a young captain in the fleet of Madame Ching. Lay rising cards to send your junk out to sea, turn back at the right moment to complete one of her missions, and learn skills on the way. Gold, gems, skills and honours are points; the most points win.
rules-sea = The sea
rules-sea-1 = The space of a junk follows from its expedition: as many columns to the right as it has cards, as many rows down as it has colours. The number on it is cards times colours. A card of a colour you have carries the junk straight on, a new colour takes it right and down, towards Hong Kong.
rules-sea-2 = Crossing the first dotted line brings 1 encounter card, crossing the second 2. The first junk to reach 49 or 56 plunders Hong Kong: 10 points. In the eighth column the world ends, and so does the expedition with the next card.
rules-round = A round
rules-round-1 = As many cards as there are players are laid out, the first of them face down. Everybody chooses a card from hand in secret; all are revealed together, and turns are taken from the highest number to the lowest.
rules-turn = A turn
rules-turn-1 = If your card is higher than the highest of your expedition, it is added and the junk sails. If it is lower, the expedition ends, and the card begins a new one. You have no choice in this: the choice was made when you picked the card.
rules-turn-2 = Then you may use skills and play one encounter card, and you finish by taking a card from the display.
rules-finish = The end of an expedition
rules-finish-1 = You complete the mission with the highest number that is not above the number of your space, and get its reward. Then the symbols on your cards pay for skills: three equal ones for that skill, all four different ones for an Elite Crew.
rules-finish-2 = If there was neither a mission nor a skill for you, the sea brings you luck: an encounter card. The cards are discarded and the junk goes back to 1.
rules-skills = Skills
rules-skills-1 = A skill lies ready until it is used, and is worth 1 point either way. Whoever first owns all four different skills, with an Elite Crew for any that is missing, commands the China Pearl: 5 points, and the last round has come.
rules-encounters = Encounter cards
rules-encounters-1 = You may play one a turn. Some are attacks; whoever is hit may ward them off with Helmsmen. Merchants and Sacred Treasures are kept to the end.
rules-end = The end of the game
rules-end-1 = The game ends with the round in which the last mission is completed or the China Pearl is won. Whoever is still at sea gets a coin for each different symbol of the expedition.
rules-end-2 = Gold is worth 1 point, blue gems 2, red ones 3, white ones 4, each skill 1, the China Pearl 5, Hong Kong 10. Equal points: white gems decide, then red, then blue ones.
rules-modes = Two players, and teams
rules-modes-1 = Two players have two junks each and choose two cards a round; the owner says which junk gets which card when its turn comes.
rules-modes-2 = In teams, partners sit opposite and add up their points. Encounter cards just drawn may be passed on to the partner, and partners may exchange a navigation card each round.
