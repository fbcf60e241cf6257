title = How one wins
about = Points every month: palaces, court ladies, privileges.

seal = Another table, month 2. The most points win. Yours stand on the red seal. Most of them come in at the end of each month, a few at a time.
palaces = Each palace is worth 1 point, every month. Three floors are the most it can have; how high it is does not matter, and neither does who lives there.
build = So you want a third palace. Choose building, and begin a new one beside the others.
not-built = That may be useful, too, but a new palace brings points every month. Choose building.
higher = One floor more: room for somebody, but still the same two palaces, and the same two points. Take it back and found a new one.
lady = An empty palace loses a floor each month, and yours has only the one. So somebody must move in at once: play the court lady, into the new palace.
not-the-lady = Anybody would keep the palace standing, but only the court lady brings a point of her own every month. Play her card.
decay = She moved in with the others. The new palace stood empty and fell down: 3 points this month, not 4. Take it back.
four = Four points: three palaces and one court lady. She does nothing useful, but her fan is so elegant that it brings 1 point every month.
privilege = Another table, month 5. You can buy elegance, too. A small privilege costs 2 yuan and brings 1 point every month; a large one costs 6 and brings 2. Buy one.
no-privilege = There will be months for that. It brings no point every month, as a privilege does: buy one.
sooner = It counts this month, and in every month to come. Whatever pays each month wants to be bought early.

learnt = Palaces, court ladies and privileges pay every month: the earlier, the better. And empty palaces crumble: see that somebody lives in each.
