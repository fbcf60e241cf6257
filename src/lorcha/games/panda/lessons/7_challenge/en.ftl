title = Out in three tricks
about = Four cards, three tricks, and you decide alone.

alone = Your hand, and nobody to tell you what to do. Mei and Bo lead their lowest single, beat singles with the lowest card that is enough, and never beat anything else.
out = You lead. Be out when the third trick is over. Two hints: not every trick has to be won, and the red 3 has a 10 with a flame on its back.
stuck = Three tricks, and cards are left. A pair goes in one trick. A white 3 that loses comes back as a 10 with a flame, and a flame takes one more card with it. Try again!
done = Out! Losing was part of the plan: what comes back blue is stronger, or burns, or brings bamboo. And a last card that is blue does not return, even when it is beaten.

learnt = Get rid of the weak cards in company, lose with a card that turns into something good, and let your last card be a blue one.
