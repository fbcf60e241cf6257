title = A round
about = You are Captain: dice, cards, and what everybody has to do with them.

seat-1 = Mary
seat-2 = Sam

thrown = You have the compass: this round you are Captain, and you have thrown a 5 and a 2. One is for the morning, the other for the evening, and everybody must live with it.
place = You know your cards, so think of them now. You hold “Ahead, then food”, and the lair with the chest is two spaces ahead. Which die goes to the morning?
past = Five ahead in the morning: the crew waved to the chest as you sailed past it. And in the evening there were only 2 food. Take it back.
card = 2 in the morning, 5 in the evening. Now everybody lays a card face down, at the same time. Which is yours?
later = 2 doubloons first, and in the evening five spaces ahead, past the chest. The halves of a card are played from left to right. Take it back.
back = Back to Port Royal, five ahead, and 3 doubloons for the port where you ended. Both halves must be done, however much they hurt. Take it back.
same = You acted first, being Captain. Then the others, clockwise, with the same dice: Mary loaded 2 powder and 5 doubloons; Sam sailed 2 ahead, paid 3 food, and loaded 5 powder. What a space costs is the next lesson.
compass = At the end everybody draws back to three cards, and the compass goes to the left. Next round Mary places the dice, and she will not be thinking of you.

learnt = The Captain places the dice, all choose a card in secret, then it goes round from the Captain: morning, evening. Both halves must be done.
