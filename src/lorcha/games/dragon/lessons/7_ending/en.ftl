title = How it ends
about = The last month, and what is counted then.

december = Another table, the twelfth month. All person cards have been played, so nobody is hired any more. One action, one event, one scoring, and the year is over.
counted = Then everybody who still lives with you is worth 2 points. And each Buddha of a monk brings 1 point more for every floor of his palace.
sold = What lies in your stores is sold: 2 yuan for a sack of rice or a rocket. Every 3 yuan are worth 1 point.
last = It is close, and one action is left. Your old monk has two Buddhas and lives in a palace of two floors. What brings you most?
rich = Who passes has the purse filled up to 3 yuan, and you have 4: it would bring nothing.
study = Without a scholar, research brings 1 point. A third floor on your old monk’s palace brings two, one for each Buddha. Take it back.
elsewhere = The floor belongs on the monk’s palace: his Buddhas count the floors of his own palace only. Take it back.
little = That brings 1 point at most. A third floor on your old monk’s palace brings two, one for each Buddha. Take it back.
over = 57 to 56! The floor on the monk’s palace has decided it. On a tie it would be the one further ahead on the person track.

learnt = At the end: 2 points for each person, Buddhas times floors for monks, 1 point for 3 yuan. Only the beginning is left.
