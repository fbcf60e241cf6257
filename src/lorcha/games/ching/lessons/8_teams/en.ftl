title = Two and two
about = Teams: partners share points, cards and luck.

partner = Four captains, two teams: Bo, who sits opposite, is your partner. At the end your points are added up, so what helps him helps you.
cross = You are collecting yellow cards. Lay the 46: it is high, so you will most likely go first, and it takes you across the dotted line.
elsewhere = A lower card would end your expedition, and a new colour leads down, not across the line. The yellow 46 crosses it.
pass = You have met Helmsmen. An encounter card just drawn may go to your partner at once. You sail straight ahead; Bo collects colours, and Helmsmen are a new colour. Pass them on?
mine = You may keep them. But Bo is on his way down to the big numbers, and a new colour is just what he needs. Take it back.
give = You took a card, and were the first of your team this round: so you may give Bo a navigation card, and he must give you one back. Which colour does he lack, and is high enough?
low = Bo is about to lay the 45. Whatever is lower could only end his expedition. He has no red card yet: take it back.
nothing = Nothing given, nothing received. Your red 50 would be worth more to Bo than to you. Take it back.
bo = Bo laid the 45, played the Helmsmen and is on 25; with your 50 he comes to 36 next time. And he gave you a card in return. Hong Kong is in sight!
rules = Gems, skills and missions stay personal, and the China Pearl does, too. But nobody can attack their own partner, not even with a Siren.

learnt = Partners add up their points. Encounter cards just drawn may be passed on; once a round the two of you may exchange a navigation card.
