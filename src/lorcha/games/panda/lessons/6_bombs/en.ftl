title = Bombs and elements
about = Two ways to win a trick when nothing else helps.

aces = Bo smiles at his cards. Three As, a set that no set of yours could ever beat. Let him lead them.
bomb = A 3, and a card with 3 3 3. Low, but that makes four equal values, and four without a joker are a bomb. Drop it.
unlit = You passed, and Bo took the trick with a bomb lying in your hand. Take it back: the 3s, all four of them.
bang = Bombs beat everything but a bigger bomb: more values, or as many and higher. Their symbols and jokers do nothing, and even white cards of a bomb never come back.
element = Another table, another weapon: each suit has one element card in the deck, without value or sides. In place of a bid you may play one if the condition written on it holds. Now Bo leads.
wood = Bo leads an A, and wood wants an A or a 2 on the table. It is ready: play it.
thrown-away = An element card thrown away wins nothing, and now is its moment: play wood.
unplayed = Bo wins, and your element card has missed its moment. Take it back: an A lay on the table.
drawn = The trick is yours at once, all others had to pass. But you drew two cards for it. Elements may never lead, and against a bomb they are helpless.
shed = Another table. You lead, with a 2 and an element card. To go out your hand must be empty, and elements count. In your turn you may simply throw them away: do that first.
not-out = A good 2, and the trick. But the element card is still there, so you are not out. Take it back, and throw it away first.
last = It cost you nothing, and it is still your turn. Now the 2.
out = Out! An element card is strong in the middle of a round and a stone in the shoe at the end of it.

learnt = Four equal values without a joker: a bomb. An element card wins a trick at once if its condition holds, and brings two cards. Or throw it away.
