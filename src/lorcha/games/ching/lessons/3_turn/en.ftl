title = Who goes first
about = A round: all choose in secret, and high cards sail first.

both = You are on 18, and so is Mei. Both of you could complete the 17, a red and a blue gem, but there is only one. Who is first?
choose = Everybody chooses a card in secret. Then they are revealed, and turns go from the highest number down. End your expedition, with a card below 40, and before Mei.
second = Mei had the 33 and went first: the 17 is hers, and you had to be content with the 11. Take it back: which card ends your expedition and is as high as possible?
on = 45 is higher than your 40, so you had to sail on, to 21. Mei came home with her 33 and took the 17. Take it back.
first = 38 against 33: you came home before her, and the 17 is yours. The number of a card says who goes first, whether it sails on or comes home. Your choice was made when you picked it.
take = Who is first also has the pick of the display: one card face down, the others open. Your new expedition begins with 38. Take what you like.
mei = Mei came second and had to be content with the 11, and Bo takes what is left of the display. A low card begins a long expedition, a high one goes first.

learnt = Choose in secret, reveal together, the highest number goes first. Higher than your expedition: sail on. Lower: come home. Then take a card.
