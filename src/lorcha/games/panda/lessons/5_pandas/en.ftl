title = Pandas
about = One is hungry, another likes to dance. The mood is the same for the whole game.

hungry = Your earth card shows a panda. What pandas do depends on their mood, which is set before the game and stays. Today: hungry.
wait = A hungry panda takes a point from the owner of the bid you beat. So let somebody else bid first: lead the 5 or the 10.
nobody = You led, so you beat nobody, and nobody can be robbed. The panda looks at you reproachfully. Take it back.
beat = Mei has 6 points and has just played a J. Beat it with your Q, and the panda comes along.
asleep = The trick is Mei’s, and so is her lunch. Take it back: your Q beats a J.
rob = There sits the panda, and there is Mei’s bamboo. Let it eat.
polite = A panda with good manners, and an empty stomach. Take it back: it wants Mei’s bamboo.
robbed = 1 point from Mei to you. The panda looks at bids, not at neighbours: it robs whoever you beat, wherever they sit.
dance = A table in another mood: panda spin. Some white halves have pandas as well. Lead your J with the panda.
no-panda = No panda on that one. Lead the J.
turn = No robbery here: this panda turns one white card in your hand to blue. Choose one.
dizzy = Now nobody has turned round, and the panda is disappointed. Take it back, and let it dance.
secret = Blue, without having lost a trick. The others see that a card has turned, but not which one.

learnt = Hungry: a point from the owner of the bid you beat. Panda spin: one white card in your hand turns to blue. The mood holds for the whole game.
