### Help in somebody's first game: each kind of question when it comes first, and each round in a
### sentence. `.point` names the things that are lit.

## Questions: what is asked, what matters, what most people do

first-turn = Get rid of your cards. Who leads plays any combination; the others beat it with the same kind, as many values, a higher top, or pass. White cards you played in this trick then come back blue, and stronger.
    .point = own/hand, trick
first-symbol = Your blue cards do things as they are played: bamboo is a point, fire throws a card away, a panda steals a point or spins a card. Use what brings you nearer to an empty hand.
    .point = mood

## A round in a sentence

story-out = { $place ->
        [1] You were the first to get rid of all cards:
        [2] You were the second to get rid of all cards:
       *[other] You got rid of all your cards:
    } { $points ->
        [0] no points this time.
        [one] 1 point.
       *[other] { $points } points.
    }
story-left = Others were quicker to empty their hands. White cards you play and then pass on come back blue, and many blue ones count two or three times.
