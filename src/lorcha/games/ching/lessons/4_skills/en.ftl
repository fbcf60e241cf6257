title = What one learns at sea
about = Symbols become skills: how to get them, and how to use one.

symbols = Many cards show a symbol: a map, a lantern, a sword or a kite. Your expedition has three lanterns. At its end three equal symbols buy you that skill.
home = So come home, with a card below 44. Pick the one with which you would like to begin anew.
room = Home, but the new expedition begins with 20. The 5 would have left more room above it. Take it back.
on = That is higher than your 44: you sail on. Not a bad thing, but we want to come home and learn something. Take it back.
learn = First the mission: from 12 it is the 11, a coin and a blue gem. Now the symbols: three lanterns are worth Night Navigation. Learn it.
nothing = You may say no. But the symbols are lost when the cards are discarded, and every skill is a point. Take it back.
night = Night Navigation lets you lay a second card in your turn, higher than the lowest of your expedition. Use it at once, by choosing that card: the 20 follows the 5 nicely.
leap = From 5 straight to the top of the deck: there goes all the room in between. Take it back, and lay the 20.
daylight = Taking a card ends your turn, and Night Navigation has slept through it. Take it back.
spent = Two cards in one turn, and you drew one more at its end. The skill is spent now, but it stays with you: 1 point.
three = Two others deal with cards. Cartography, the map: you draw one card more. Battle, the sword: you look into another captain’s hand and swap a card.
kite = The fourth is Meteorology, the kite: when an expedition ends it reaches a mission up to 6 above your space. Each skill works once.
crew = One of each of the four symbols: an Elite Crew. It stands for any skill you lack when you gather all four for the China Pearl. Here you see which skills you have, and which are spent.

learnt = Three equal symbols: that skill. Four different ones: an Elite Crew. Each is used once, when its card says so, and is worth 1 point even when spent.
