title = Once round the island
about = What it is about: a race of pirates, and a first chest.

seat-1 = Mary
seat-2 = Sam

captain = Port Royal, 1708. You are a pirate captain, and today everybody races once round Jamaica. The first ship home ends the race, but it is the richest captain who wins it.
dice = Two dice lie on the table each round, and they hold for everybody. This time the morning shows 4 and the evening 3.
card = A card has two halves: the left one for the morning, the right one for the evening. Four spaces ahead lies a lair with a chest. Play the card that sails there first.
harbour = A full hold is a fine thing. But you are still in the harbour, and Mary has just sailed off with the chest. Take it back.
chest = Four spaces ahead, and the chest is yours: a treasure worth 5 points. It lies face down, and only you know what it is.
evening = Then came the evening: 3 food, stowed into an empty hold. That was your whole turn. The others have taken theirs, and the next round can begin.

learnt = Two dice for everybody, a card of your own: morning first, then evening. And whoever gets to a lair first has the chest.
