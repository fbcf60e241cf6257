title = Away with them
about = What the game is about, and how one wins.

cards = Panda Spin is a race, and it is run backwards: everybody holds cards, and everybody wants to be rid of them. The panda on the table has a lesson of its own.
eights = You begin. Equal values may go together: lay down both 8s.
slow = One card is gone and two are left. It works, but pandas who eat one leaf at a time get up hungry. Take it back: the 8s go together.
king = Nobody could beat two 8s, so the trick is yours: your cards are gone for good, and you lead again. One card to go.
out = An empty hand when the trick ends: you are out, and your bamboo grows by 6, because the largest hand, Bo’s, still has 6 cards. More than 7 it never is.
fifteen = Bamboo are points. Whoever has 15 at the end of a round ends the game, and the most points win. It is late, and Bo has 14. You have 8.
row = Bo also has nine cards, though. Values in a row may go together, too. Go out at once!
left-behind = Something has stayed behind in your hand, and Mei has only two cards herself. Q, K, A are in a row: take it back, and play all three.
won = 7 points for you, which makes 15, and the game is yours! Mei got out next. The last with cards gets nothing: Bo stays at 14, with his paws full.

learnt = Be rid of your cards while others still hold many: as many points as the largest hand has cards, at most 7. 15 at the end of a round end the game.
