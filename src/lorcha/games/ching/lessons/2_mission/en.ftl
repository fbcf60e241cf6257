title = Coming home
about = How one wins: missions, gems and the right moment.

missions = Ashore lie the missions of Madame Ching. When your expedition ends you complete the highest one that is not above your space, and take its reward.
further = You are on 16. Come home now, and it is the 13: a coin and a red gem. But you have a fifth colour in hand: the 23 is worth a white and a red gem. Sail on!
early = Home already, from 16: the 13, one coin and a red gem, 4 points. The 23 would have been 7. Take it back.
home = 5 cards × 5 colours: 25, enough for the 23. Now come home. A card lower than your highest, the 50, ends the expedition and begins the next. Which one leaves you the most room?
high = Home, with the 23. But your new expedition begins higher up, and only higher cards may follow. The 8 would have left you more room. Take it back.
gems = A white gem and a red one: 4 and 3 points. Blue gems are worth 2, gold coins 1. The most points win, and most of them come from missions.
tile = The tile is gone, and your junk is back at the start with its 8. Each mission can be completed once only. The others are looking at them, too.

learnt = A lower card ends the expedition. You get the highest mission not above your space: white gems 4, red 3, blue 2, gold 1. Then begin again, with a low card.
