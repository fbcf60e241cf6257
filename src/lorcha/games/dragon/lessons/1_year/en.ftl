title = A year in China
about = What the game is about: twelve months, and every one has something in store.

prince = You are a Chinese prince, a thousand years ago. These are your palaces, and these good people live in them. Your job is to keep it that way.
year = It will not be easy. It is the year of the Dragon: each month brings an event, and all of them lie open here. Nobody can say they were not warned.
drought = This month: drought. Each palace in which somebody lives eats 1 rice. Two palaces, no rice: you can work out how that ends.
harvest = Each month you choose one action. Gold rims show what you may choose. Find the one that fills your rice sacks.
money = Who passes is given money, and money cannot be eaten. Find the action that fills your rice sacks.
hungry = The drought came and found no rice: one person must leave each hungry palace. Somebody has to grow rice, and it has to be you. Take it back.
two-sacks = Two sacks: one for everybody who harvests, and one more because a farmer lives with you. People make you good at things. Now let the drought come.
fed = Your palaces have eaten, and nobody has left. Bo’s went hungry, and two of his people are gone for good. After the actions everybody also hired somebody, you a healer: that is a lesson of its own.

learnt = Every disaster is known in advance. Look at the row of months, see what comes, and get ready: that is the game.
