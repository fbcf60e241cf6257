title = What may come
about = Tribute, festival, Mongols and contagion: one month each.

tribute = Tribute: the Emperor takes 4 yuan. You have 3, so he takes them all, and one person for the yuan that is missing. You choose who leaves.
festival = An event to look forward to: the Dragon Festival. Who has the most fireworks gets 6 points, the next 3. Mei has 2, you have 1, and a pyrotechnist. Outshine her.
dark = Mei lit up the sky and took 6 points. You and Bo had one rocket each and got 3. Take it back: your pyrotechnist wants to be asked.
six = Three to two: 6 points for you, 3 for Mei. Half of what you had went up in smoke, rounded up; the rest you keep.
mongols = The Mongols! Each helmet brings a point. Who has the fewest loses a person. Bo has a warrior, Mei and you have none. Hire one while there is time.
helmets = A point for each helmet, and nobody leaves. Mei had no helmet at all: hers was the fewest, and a person of hers is gone.
contagion = Contagion takes three people from everybody, less one for each mortar. Your old healer has two mortars: so it takes only one.
goodbye = Somebody has to go, and once more you choose. Who will bring you the least until the end of the year?
twice = Each of the five events comes twice, never two of a kind in a row. The first two months of the year are peaceful.

learnt = Tribute: 4 yuan. Drought: rice for each palace. Festival: fireworks. Mongols: helmets. Contagion: healers. What is missing is paid with people.
