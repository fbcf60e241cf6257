place = Your expedition has 3 cards in 2 colours. On which space is your junk?
    .a = 3
    .b = 5
    .c = 6
    .d = 9

lower = You reveal a card lower than the highest of your expedition. What happens?
    .a = It is slipped in below the others
    .b = The expedition ends, and a new one begins with this card
    .c = The card is discarded, and you lose your turn
    .d = Your junk sails one space back

mission = Your expedition ends on space 16. Missions 11, 13, 17 and 23 are there. Which is yours?
    .a = 11
    .b = 13
    .c = 17
    .d = Any of those that are not above 16

gems = Which of these is worth most?
    .a = A white gem
    .b = A red gem
    .c = A blue gem
    .d = A gold coin

order = All cards of the round are revealed. Who has the first turn?
    .a = Whoever has the highest number
    .b = Whoever has the lowest number
    .c = Whoever is furthest ahead
    .d = Whoever sits left of the last one

symbols = Your finished expedition shows each of the four symbols once. What may you take for them?
    .a = Any one of the four skills
    .b = Four skills
    .c = Nothing: only three equal symbols count
    .d = An Elite Crew

spent = You have used a skill. What is it worth at the end?
    .a = Nothing any more
    .b = 1 point, as one that was not used
    .c = 2 points
    .d = A gold coin less

thief = Somebody sends a Thief for your white gem. What helps?
    .a = A higher navigation card
    .b = A Merchant
    .c = Helmsmen
    .d = Nothing, if it is not your turn

pearl = Somebody takes command of the China Pearl. What then?
    .a = They have won at once
    .b = There is one more round
    .c = This round is played to its end, then points are counted
    .d = Nothing, the game goes on until the missions are gone

junks = Two players: you chose two cards. Which of your junks gets which?
    .a = The higher card goes to junk A
    .b = You said so when you chose them
    .c = Both may go to the same junk
    .d = You say so when the first one’s turn comes; the other junk gets the other
