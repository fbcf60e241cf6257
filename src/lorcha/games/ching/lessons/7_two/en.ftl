title = Two junks each
about = Two players, four junks, and twice as much to think about.

fleet = With two players everybody commands two junks, A and B, each with an expedition of its own. The highest card of junk A is 29, that of junk B is 50.
choose = So each round you choose two cards, one for each junk. Choose such that both sail on.
leap = That would do, but from 29 to 48 is a long leap: hardly anything fits above it. You have smaller steps. Take it back.
lower = Only the 53 is higher than the 50 of junk B. Without it, or with the 7, one of your expeditions would end now, with no mission near enough. Take it back.
junk = All four cards are revealed, and each is a turn of its own, from the highest down. Your 53 comes first. Which junk gets it? The other card will go to the other one.
crossed = Then your other card would have to go to junk B, and it is lower than 50: the end of that expedition. Take it back.
turns = Both junks have sailed on, and between your two turns Mei had hers. Each turn ended with a card from the display.
shared = Hand, gems and skills belong to you, not to a junk: what one junk learns, both can use. In each of your two turns you may play an encounter card.

learnt = Two junks, two cards a round, one for each. You say which junk gets the card when its turn comes. Hand, gems and skills are those of both.
