title = Home, and rich
about = A small challenge, and how the race ends.

seat-1 = Mary
seat-2 = Sam

ahead = The end is near: Port Royal is four spaces ahead. Sailing further is no trouble, a ship stops there. You have 7 doubloons and a treasure of 5.
mary = Mary has 20 doubloons and lies just before the red line: counted now, it would cost her 5 points. One round more, and she will be far across it.
home = You are Captain, with a 5 and a 2. Come home in this very round, and with at least 28 points: 15 for Port Royal, 12 you have. Your dice, your card!
missed = Not quite: you must be home and have 28. Two steps are too few, and a ship that is home in the morning has lost its evening. What useful thing can be done before you sail? Try again.
over = 2 doubloons in the morning, home in the evening: 29 points. Those who had not acted still did, and Mary crossed the line: 23. Too late for more.
rest = Had you come home in the morning, your evening would have been lost. And if points are level, the ship closest to Port Royal wins.

learnt = Who comes home ends the race with that round. Do it when it hurts the others, and when your holds are full. That is all a first race needs: weigh anchor!
