title = How it ends
about = The last trick of a round, and when the game is over.

fifteen = Mei has 15 points. Is that it? Not yet: the game only ends with the round, and until then anything may happen. You have 11.
first = You lead, with a white Q and a blue A. Mei still has a K. Which of the two do you play first?
returned = The A won. But Mei beat your last card, the Q, and as it was white it came back, turned: you are not out. Take it back, and keep the blue one for the end.
blue = There is the K. Now your blue A: whatever happens, it does not come back, and with a blue card among them neither does your Q.
not-now = Your Q comes back blue, and you are further from going out than before. Take it back: you have an A.
bamboo = And there is bamboo on it.
hurry = A point left lying, and one that Mei would not have left. Take it back.
out = Nobody beats it, your hand is empty: out. Bo has five cards, so 5 points. Most cards in hand: so Bo leads now, and he has been up to something.
over = Five in a row, and Bo is out as well: 3 points, for Mei’s three cards. Mei is the last and gets nothing. The round is over, and you win with 17 to 15.

learnt = If nobody has 15 at the end of a round, all cards are dealt again, white side up. Most points win; on a tie, who went out earlier in the last round.
