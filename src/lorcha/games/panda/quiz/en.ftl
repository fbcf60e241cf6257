out = You go out, and the largest hand still has 9 cards. How many points do you get?
    .a = 1
    .b = 7
    .c = 9
    .d = 15

highest = Which value beats all others as a single?
    .a = A
    .b = K
    .c = 10
    .d = 2

pair = Two 9s lie on the table. Which of these beats them?
    .a = A single A
    .b = 10 and J
    .c = Two Js
    .d = Three 10s

white = In this trick you have played only white cards, and no bomb. Now you pass. What becomes of them?
    .a = They turn to blue and come back to your hand
    .b = They come back to your hand as they were
    .c = They are discarded
    .d = The winner of the trick gets them

mixed = In this trick you have played a white 6 and a blue Q. Now you pass. What becomes of them?
    .a = Both come back blue
    .b = The 6 comes back blue, the Q is discarded
    .c = The Q comes back white, the 6 comes back blue
    .d = Both are discarded

joker = What does the joker on a water card do?
    .a = It takes the place of the value printed there
    .b = It adds one more value, any you like
    .c = It wins the trick at once
    .d = It turns a white card to blue

hungry = The mood is hungry, and you beat a bid with a panda. From whom may it take a point?
    .a = From the owner of the bid you beat
    .b = From your neighbour on the left
    .c = From whoever has the most points
    .d = From whoever led the trick

bomb = A bomb lies on the table. What beats it?
    .a = An element card
    .b = A single 2
    .c = A bigger bomb only
    .d = Nothing at all

element = You play an element card whose condition holds. What follows?
    .a = You win the trick and go out
    .b = You win the trick at once and draw two cards
    .c = You win the trick and discard two cards
    .d = All others draw a card

fifteen = In the middle of a round somebody reaches 15 points. What happens?
    .a = The round goes on: only its end ends the game
    .b = The game is over at once
    .c = The trick is played to its end, then the game is over
    .d = One more round is played
