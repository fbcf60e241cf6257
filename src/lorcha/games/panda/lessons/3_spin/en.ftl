title = The spin
about = Why it may be good to lose: white cards come back blue.

nine = Every card has two halves, a white one and a blue one; what counts is the half that is up. All your cards are white. Lead the 9.
keep = That one may be led, too. But it is the 9 that will be worth losing: lead it.
lose = Mei plays a J. You could beat it with your K. But do the odd thing: pass, and watch your 9.
both-gone = You have won, and the winner’s cards are discarded, 9 and K. Nothing wrong with that. But take it back: we wanted to see what losing is good for.
turned = If all you played in a trick is white, passing turns it to blue, and it comes back to your hand. Your 9 is a 2 now, the highest card of all, with a bamboo beside it.
two = Mei leads an A, sure that nobody can beat it. Show her your 9 from its best side.
shy = And the trick is Mei’s. All that spinning for nothing? Take it back: your 2 beats an A.
bamboo = A symbol may be used as soon as it is played, whether your bid wins or not. Bamboo is a point: take it.
uneaten = Nobody has to use a symbol. But what panda leaves bamboo lying about? Take it back.
gone = 1 point, and the trick. Your 2 now lies on the discard pile: a blue card never comes back, whether you win or pass. Every card spins once.
again = Another table: two white cards and a blue Q. You lead the white 6, Mei beats it with an 8, Bo with a 9.
which = Bo has a 2 and will win this trick, whatever you do. You want as many cards as possible back, stronger. What do you play before you pass: the white 10, or the blue Q?
spoilt = A point for the bamboo, and two cards less: there are days when that is good. But with one blue card among them the white 6 is lost, too, and it never turned. Take it back.
only-one = Your 6 comes back blue, and that is good. But the 10 could have turned as well. Take it back.
pass = Bo plays his 2, as expected. Now pass: two white cards, and both will spin.

learnt = Pass with white cards only, and all come back blue. One blue among them, and all are discarded. What wins a trick is discarded as well.
