title = Five suits
about = What the blue sides of the suits can do.

five = Five players, so all five suits are in play; with four there are four, with two or three only three. A suit is never higher than another. They differ in their blue sides.
double = First metal: two or three equal values on one card. It is values that count, not cards: Q Q alone is a set of two.
metal = Q Q and K K follow each other, each value as often as the other: such a row is a formation. Lead both cards together.
not-metal = That may be led, too. But here it is metal’s turn: the two cards with Q Q and K K, together.
one-card = One card, and a whole set: very good. But Q Q and K K follow each other, so both may go at once. Take it back.
water = Everybody passed. Water carries a joker: it adds one more value, any you like. Play 7 and 8 together, and let the joker make three in a row of them.
not-water = That may be led, too. But we want to see the joker at work: 7 and 8, with the joker beside them.
no-joker = 7 and 8, and the joker stayed dry. You may leave it out. But with it three values are much harder to beat than two. Take it back.
fire = The value on your water card had to be used, too: the joker comes on top of it. Now fire: lead your A with the flame.
not-fire = There is no flame on that one. Lead the A with the flame.
burn = The flame lets you discard one of the animals in your hand, white or blue. Burn the card that would trouble you most.
burnt-king = A K may still win you a trick. A 3 beats nothing at all. Take it back, and burn that one.
cold = Not a bad bid, but you leave the flame to warm its hands on. Take it back: a burnt card is a card less.
table = Two cards gone with one. The fourth is wood: bamboo on every blue side, as you know. The fifth is earth, where the pandas live. They have a lesson to themselves.

learnt = Metal: two or three values. Water: a joker. Fire: burn a card. Wood: bamboo. Earth: pandas. Some fire and earth cards have two values instead.
