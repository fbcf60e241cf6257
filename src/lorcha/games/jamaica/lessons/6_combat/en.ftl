title = Room for one
about = Combat: powder, a die, and what the winner takes.

seat-1 = Mary
seat-2 = Sam

meet = You have sailed three spaces ahead, and there lies Mary. Whoever arrives must attack; only in Port Royal does everybody keep the peace.
powder = Strength: the combat die, 2 to 10, plus 1 for each keg you spend. A star wins at once; the powder is gone in any case. Mary has no keg and 9 doubloons: do not be mean with your 3.
beaten = You threw 6, Mary 8, and she wins: there go your doubloons, while good powder lay in the hold. Take it back.
level = Your 6 and two kegs, her 8: level, and nobody wins. The powder is gone all the same. Take it back.
spoils = 6 and three kegs against 8: you win! One of these: all that is in one of her holds, her treasure card, unseen, or she gets your cursed treasure of −3. Choose.
small = You may, but the fattest hold is the first one, with 6 doubloons. Take it back: Mary would not be so modest.
mercy = Mary thanks you, and will remember you as the strangest pirate of the Caribbean. Take it back.
paid = Only after the combat you paid for the space, 3 food. Had she stolen your food, you would be adrift now.
defend = Another table: Sam attacks you and throws a mere 2, without powder. The defender sees that first. Your die shows at least 2. How many of your 5 kegs do you need to be sure of winning?
draw = You threw 2 as well: level, and nobody wins. One keg would have made sure of it. Take it back.
waste = You win, but one keg would have done it for certain: even the worst throw and 1 make 3. The rest went up in smoke. Take it back.
thrift = You even threw the worst, a 2, and 3 beats 2. We took his 5 doubloons for you: a defender who wins takes spoils, too.
sabre = One thing more: Saran’s Sabre, a card from a chest. Once in a combat its owner may have a die thrown again, their own or the other’s. And remember: if both are level nobody wins, and the powder is gone.

learnt = The die plus kegs, a star wins at once. If level, nobody wins. The winner takes a hold or a treasure, or hands over a curse.
