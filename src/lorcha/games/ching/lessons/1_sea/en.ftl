title = Out to sea
about = What it is about: cards that carry a junk across the China Sea.

captain = The China Sea, 1808. You are a young captain of the pirate queen Madame Ching. This is your junk, and these cards are its expedition.
place = The cards say where the junk is: as many columns to the right as you have cards, as many rows down as you have colours. 2 cards × 2 colours: space 4.
sail = Each round you lay one card, higher than the last. A colour you have carries the junk straight on, a new colour takes it down as well, to bigger numbers. Lay the green card.
straight = Light blue you have already: straight on, to 3 × 2, that is 6. A third colour would have been 3 × 3. Take it back.
leap = A new colour and space 9, yes. But you leapt from 12 to 44: only eleven cards in the whole deck are higher. Small steps sail further. Take it back.
lower = 9 is lower than 12: that ends the expedition, and a new one begins with it. On space 4 there was no mission to complete, only a card for good luck. Take it back.
take = 3 × 3: space 9! To end your turn you take a card from the display. Which of those you can see will carry you on from 30?
low = The 8 is lower than your 30: it could only end this expedition. Take it back and look for a higher one, perhaps in a colour you lack.
unseen = Nobody knows what lies face down there. That can be fun, but the yellow 42 lies open. Take it back.
hong = From 30 the 42 is a smaller step than your 44, and a fourth colour. Down there lies Hong Kong: who gets there first plunders it, for 10 points. It is a long way, and there is much to gain before.

learnt = Cards × colours: that is where your junk is. Rising numbers, small steps, many colours.
