title = Five holds
about = Loading, throwing overboard, and what the sea costs.

seat-1 = Mary
seat-2 = Sam

load = Your ship has five holds, three of them empty. The dice show 4 and 2: load doubloons with both halves of a card.
one-half = You want doubloons morning and evening: look for the card with doubloons on both halves.
apart = 4 in one hold, 2 in the next. Each load goes into an empty hold of its own; nothing is ever added to a hold that has something in it.
full = Later in the race. 6 food wait on the quay, and no hold is empty. One must go overboard, with all that is in it, but never one with the same goods. Which?
splash = Splash! Those were doubloons, and each was a point. Take it back, and look for something that matters less.
cost = The keg is gone, the food aboard, and in the evening you sailed one space. Where a ship ends it pays: food at sea, doubloons in a port. Lairs are free.
pay = This stretch of sea costs 2 food. You may take them from any hold: from hold 1, where there are 2, or from hold 3, where there are 6. How many from hold 1?
crumbs = Now there is a little food in two holds, and both are taken. Small rests cost a whole hold. Take it back and clear one out.
room = Hold 1 is empty again: the next load will cost you nothing. Good captains count holds as well as doubloons.

learnt = Every load wants an empty hold; if there is none, one goes overboard. Sea costs food, ports cost doubloons, lairs nothing. Pay from the small rests.
