drought = A drought comes. What does it ask of you?
    .a = 1 rice for each palace in which somebody lives
    .b = 1 rice for each of your people
    .c = 1 rice for each palace, also for an empty one
    .d = 4 yuan

palace = Three palaces, of one, two and three floors. How many points are they worth each month?
    .a = 2
    .b = 3
    .c = 6
    .d = As many as people live there

empty = Nobody lives in one of your palaces. What happens to it at the end of the month?
    .a = Nothing, it waits for a tenant
    .b = It costs you 1 yuan
    .c = It loses a floor
    .d = It falls down, however high it is

occupied = A dragon already stands on the group you want. What now?
    .a = The group is closed to you
    .b = You may go there, for 3 yuan
    .c = You may go there, but must choose another card than its owner
    .d = You may go there, and one of your people leaves

pass = You have 1 yuan and pass. How many have you then?
    .a = 1
    .b = 2
    .c = 3
    .d = 4

ages = What is the difference between a young person and an old one of the same kind?
    .a = The old know more, the young take you further along the track
    .b = The old are worth more points at the end
    .c = The young know more, the old take you further along the track
    .d = The old need a floor, the young do not

no-room = You hire somebody, and all your floors are taken. What can you do?
    .a = Let somebody go, or send the newcomer away
    .b = Put two people on one floor
    .c = Keep the card for another month
    .d = Move somebody to another palace

mongols = The Mongols have come. Who loses a person?
    .a = Everybody without a warrior
    .b = Everybody with fewer than three helmets
    .c = Whoever has the fewest helmets
    .d = Whoever is last on the person track

contagion = Contagion, and you have an old healer with two mortars. How many people leave you?
    .a = None
    .b = Two
    .c = One
    .d = Three

monk = The year is over. How many points does a monk with two Buddhas in a palace of three floors bring, himself included?
    .a = 2 points, as everybody
    .b = 3 points
    .c = 6 points
    .d = 8 points
