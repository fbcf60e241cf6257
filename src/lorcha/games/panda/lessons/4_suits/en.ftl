title = Five suits
about = What the blue sides can do: metal, water, fire and wood.

five = Five players, so all five suits are in play; with four there are four, with two or three only three. A suit is never higher than another. They differ in their blue sides.
metal = Metal has two or three equal values on one card, and it is values that count, not cards. Lead Q Q and K K together: a sequence with each value twice is a formation.
one-card = One card, and a whole set: very good. But Q Q and K K follow each other, so both may go at once. Take it back.
water = Everybody passed. Water carries a joker: it adds one more value, any you like. Play 7 and 8 together, and let the joker make three in a row of them.
no-joker = 7 and 8, and the joker stayed dry. You may leave it out. But with it three values are much harder to beat than two. Take it back.
fire = The value on your water card had to be used, too: the joker comes on top of it. Now fire: lead your A with the flame.
burn = The flame lets you discard an animal card from your hand, white or blue. Burn the one that would trouble you most.
burnt-king = A K may still win you a trick. A 3 beats nothing at all. Take it back, and burn that one.
cold = Not a bad bid, but you leave the flame to warm its hands on. Take it back: a burnt card is a card less.
table = Two cards gone with one. The fourth is wood: bamboo on every blue side, as you know. The fifth is earth, where the pandas live. They have a lesson to themselves.

learnt = Metal: two or three values. Water: a joker. Fire: burn a card. Wood: bamboo. Earth: pandas. Some fire and earth cards have two values instead.
