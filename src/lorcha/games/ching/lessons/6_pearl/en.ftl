title = The China Pearl
about = A small challenge, and how the game ends.

three = You have three of the four skills. Who first has all four commands the China Pearl: 5 points, and this round is the last one. Mei lacks only one as well.
herself = You lack Meteorology, that is three kites, and your expedition has two. But you have met Madame Ching herself: at the end of an expedition she adds one symbol you lack.
pearl = Take command of the China Pearl, in this very round. Which card do you lay, and what do you learn? A card of the display ends your turn, as always.
missed = Not this time. Only the end of an expedition brings a skill, so lay a lower card; and then let Madame Ching help with the third kite. Try again.
over = The Pearl is yours! The round was played to its end, then all was counted: 21 points to Mei’s 18. Without the Pearl and the skill it would have been 15.
count = Whoever is still at sea then, with two cards or more, gets a coin for each different symbol there. The game also ends when the last mission is completed.

learnt = Four different skills win the China Pearl, an Elite Crew stands for any. Then the round is played out, and the most points win. That is all a first voyage needs!
