title = Lead, beat, pass
about = How a trick goes: singles, sets and sequences.

values = One player leads, the others beat it in turn or pass, round and round, until only one is left. Values go from 3 up to A, and above them all is the 2, written 二 on the cards.
ace = Bo leads a single A. A single is beaten by a higher single, or by a bomb, but that is for a later lesson. Have you a higher one?
gave-up = Passing is always allowed, and you are out of this trick then. But your card with the two strokes, 二, is a 2, and that beats even an A. Take it back.
pair = All have passed, you win the trick, and the winner leads. Lead two 6s: equal values are called a set.
led-else = That may be led, too. But we want to see how a set is beaten: lead both 6s.
higher = Two 9s from Mei. A set is beaten by a set with just as many values, but higher ones. Go on!
jacks = You passed, and the trick is Mei’s. It was a pity about your two Js: they are higher than 9s. Take it back.
sequence = Yours again. Two to five values in a row are a sequence, only a 2 is never part of one. Lead 3, 4, 5.
all-three = That may be led, too. But the longer it is, the more you are rid of, and the fewer can answer. Take it back: 3, 4, 5.
pass = 6, 7, 8: also three in a row, but up to 8. The top value decides. You have nothing to beat that, so pass.
back = Mei wins the trick, and your cards come back to you. But look: they have turned round! That is what the next lesson is about.

learnt = To beat: the same kind, just as many values, a higher top. Or pass. Who is left alone wins the trick and leads the next.
