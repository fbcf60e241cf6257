title = What may come
about = Tribute, festival, Mongols and contagion: one month each.

tribute = Another table, month 4. Tribute: the Emperor takes 4 yuan. You have 3, so he takes them all, and one person for the yuan that is missing. You choose who leaves.
crumbled = The craftsman lived there alone: his empty palace has lost a floor at the end of the month. Take it back, and let somebody go who shares a palace.
festival = Another table, month 5: the Dragon Festival, one to look forward to. Who has the most fireworks gets 6 points, the next 3. Mei has 2, you have 1, and a pyrotechnist. Outshine her.
no-rocket = Who passes is given money, and the sky stays dark. Fireworks are wanted.
dark = Mei lit up the sky and took 6 points. You and Bo had one rocket each and got 3. Take it back: your pyrotechnist wants to be asked.
six = Three to two: 6 points for you, 3 for Mei. Half of what you had went up in smoke, rounded up; the rest you keep.
mongols = Another table, month 6: the Mongols! Each helmet on your people brings a point, and who has the fewest loses a person. Bo’s warrior wears one, Mei and you have none. Hire a warrior while there is time.
no-helmet = Nobody of that kind wears a helmet. Play the warrior, or the question mark.
helmets = A point for each helmet, and nobody leaves. Mei had none, fewer than anybody, so one of her people is gone. Had you both had none, each would have lost one.
contagion = Month 7. Contagion takes three people from everybody, less one for each mortar of a healer. Your old healer has two mortars: so it takes only one.
goodbye = Somebody has to go, and once more you choose. Look at the months to come: who will bring you the least?
needed = A drought and a tribute are still to come: rice and money will be wanted. The craftsman has hardly anything left to build. Take it back.
lady = She brings 1 point every month, whatever comes. The craftsman has hardly anything left to build. Take it back.
healer = Contagion comes once more, in month 11, and then nobody would heal. The craftsman has hardly anything left to build. Take it back.
twice = Each of the five events comes twice, never two of a kind in a row. The first two months are peaceful; the others lie in another order in every game.

learnt = Tribute: 4 yuan. Drought: rice for each palace. Mongols: helmets. Contagion: healers. Whoever falls short loses people. Only the festival is harmless: fireworks bring points.
