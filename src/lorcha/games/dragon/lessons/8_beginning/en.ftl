title = How it begins
about = Before the first month: two people to start with.

year = A new game. The year lies open before anybody moves, and in every game in another order. Look at the first months that are not peaceful: what will they want?
pair = Everybody begins with two young people of two different types, and nobody with the same two as somebody else. Choose two, then a palace for each. There is no wrong choice here.
track = Their steps together are where your marker stands: further ahead chooses first. On one space the one who came later lies on top and goes first.

learnt = Two young people, each pair only once; their steps say who goes first. You know the whole game now. Play it!
