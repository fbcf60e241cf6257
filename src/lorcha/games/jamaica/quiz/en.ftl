wins = The race is over. Who has won it?
    .a = Whoever came home first
    .b = Whoever has the most treasure cards
    .c = Whoever has the most points for doubloons, treasures and place
    .d = Whoever won the most combats

line = The race ends, and your ship has not crossed the red line. What is your place worth?
    .a = 5 points less
    .b = Nothing
    .c = 2 points
    .d = 15 points

worthless = At the end you have 3 food and 2 kegs of powder. What are they worth?
    .a = Nothing
    .b = 2 points
    .c = 3 points
    .d = 5 points

dice = Two dice have been thrown. Who says which is for the morning?
    .a = Everybody, for their own ship
    .b = The Captain, for everybody
    .c = Nobody: the higher one always is
    .d = Whoever is last in the race

halves = One half of the card you chose would hurt you. What can you do?
    .a = Leave that half out
    .b = Do the other half twice
    .c = Play another card in its place
    .d = Nothing: both halves must be done

full = You load food, and none of your holds is empty. What happens?
    .a = The food is added to a hold with food
    .b = You empty a hold that has no food in it
    .c = The food is left on the quay
    .d = You may empty any hold, also one with food

adrift = You sail into a port and cannot pay all it asks. What happens?
    .a = You stay there and owe the rest
    .b = You pay nothing and sail back to Port Royal
    .c = You give all your doubloons and drift back to the first space you can pay
    .d = You pay the rest in food

level = In combat both sides have the same strength. What follows?
    .a = The attacker wins
    .b = Both throw again
    .c = Nobody wins, and the powder comes back
    .d = Nobody wins, and the powder is gone

home = A ship comes home to Port Royal. When does the race end?
    .a = With this round: those who have not acted yet still do
    .b = At once
    .c = After one more round
    .d = When everybody is home

ghost = Two players, and the Ghost Ship is ahead of both. Where does the Captain sail it?
    .a = Ahead
    .b = Back
    .c = Wherever they like
    .d = It does not move
