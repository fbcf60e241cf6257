title = Rich or fast
about = How one wins: what is counted when the race is over.

seat-1 = Mary
seat-2 = Sam

points = Three things bring points: every doubloon in your holds is worth 1, treasures are worth what they show, and the place where your ship lies at the end counts, too.
line = Beyond the red line each space shows its points, up to 10. Port Royal is worth 15. Whoever has not crossed the line loses 5: that is why a race begins with −2 on every seal.
mary = Mary acts first and is home in the morning: two steps do it, the rest are lost. That ends the race, but not the round: everybody who has not acted yet still does. With her 3 doubloons she will have 18 points.
last = You lie at 5, with 3 doubloons and a treasure of 3: 11 points. You will play one more card, with 5 in the morning and 4 in the evening. Beat Mary’s 18.
faster = Five spaces ahead, to the 10: 16 points, and Mary has 18. You were faster than you needed to be, and poorer. Take it back.
worthless = Powder and food are a comfort at sea, and worth nothing at the end. 11 points. Take it back.
richer = 5 and 4 doubloons more: 20 points, and Mary, who was home first, has 18. In a race of pirates the treasurer may win.
behind = Sam had 8 doubloons and was never in a hurry. He has not crossed the red line: 5 points less.

learnt = Points: your doubloons, your treasures, your place. 15 for Port Royal, up to 10 beyond the red line, −5 before it. Food and powder count nothing.
