### Help in somebody's first game: each kind of question when it comes first, and each round in a
### sentence. `.point` names the things that are lit.

## Questions: what is asked, what matters, what most people do

first-dice = You are Captain: put one die on the morning and one on the evening, for everybody. Look at your cards first: which symbol of yours should get the larger number?
    .point = dice, hand
first-card = One card: its left symbol works with the morning die, its right one with the evening die. Look where your ship would end: a port costs doubloons, the open sea costs food, a lair is free.
    .point = hand, dice
first-load = Goods never share a hold. An empty hold is always good to have, for what you will win or load next.
    .point = own
first-dump = All holds are full, so one has to be emptied into the sea before you can load. It cannot be one with the goods you load; of the others most people give up the smallest heap.
    .point = own
first-route = The way divides. Count what the space at the end costs, and whether somebody lies there: landing on a ship means a fight.
    .point = ship/{ $you }
first-opponent = Several ships lie here, and you must fight one of them. Look for rich holds and little gunpowder.
first-powder = Each gunpowder adds 1 to your throw, and is gone whatever happens. The die shows 2, 4, 6, 8 or 10, or a star that wins at once.
    .point = own
first-sabre = The Sabre lets a die be thrown again, your own or your opponent's. Worth it against a star, or for a weak throw of yours.
first-spoils = You have won: take a whole hold, or a treasure, or give a cursed one away. A hold can be taken only if you have room for its goods, and a face-down treasure may be cursed.
    .point = own
first-ghost-spoils = The Ghost Ship has beaten your rival, and you decide for it: let it take what hurts your rival most.
    .point = own
first-payment = You choose from which holds to pay. Empty a small one first: a free hold is worth more than a full one.
    .point = own
first-retreat = You could not pay in full, so you drift back to a space you can afford. A lair on the way back may even be a gift.
    .point = ship/{ $you }
first-lair = A pirate lair: its treasure is yours if you want it. Some are cursed and cost points, most are not.
first-direction = The Ghost Ship sails for nobody. Send it where it is in your rival's way, not in yours.

## A round in a sentence

story-short = The space you came to cost { $cost ->
        [0] more
       *[other] { $cost }
    } and you had only { $owned }: so you drifted back.
# Who took what: the sentence of the log
story-told = { $what }
story-star = A star was thrown, and no powder helps against it.
story-strength = The strengths were { $more } and { $less }; each gunpowder adds 1.
story-power = In the chest: { $name }. { $help } The card lies face up and works at once.
story-treasure = In the chest: { $name }. { $help } The card lies face down, and only you can see it.
story-sailed = { $spaces ->
        [one] You are 1 space nearer to Port Royal, and paid for it in full.
       *[other] You are { $spaces } spaces nearer to Port Royal, and paid for it in full.
    }
story-loaded = You stayed where you are and filled your holds. That pays for the next spaces.
story-back = You went back, on purpose or not: sometimes a lair is worth it.
