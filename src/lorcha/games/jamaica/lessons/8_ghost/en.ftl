title = The Ghost Ship
about = Two players, and a third ship that belongs to nobody.

seat-1 = Mary

ghost = With two players a third ship sails along: the Ghost Ship. It carries 5 and 3 doubloons and Lady Beth, who gives it 2 strength in every combat.
rules = When both have acted, the Captain sails it, by the morning die and then by the evening die. If it leads it must go back, if it is last it must go ahead. Else the Captain chooses.
steer = You are Captain, and it lies between you and Mary: you choose. The die shows 2. Mary is two spaces ahead of it, you are two behind. Which way?
own = Straight upon yourself, and it won, 12 to 2. Mary decided for it, and pointed at your doubloons. Take it back and turn the wheel.
spoils = It attacks Mary, and who is not fighting throws and decides for it: you. 12 to 2! What shall it take? Gold and cards it keeps, food goes into the sea.
mercy = A ghost with a kind heart? Take it back: you are the one who decides, and Mary is the one who pays.
kept = It pays for no space and never runs short. With the evening die we sent it one back for you, away from you both.
rob = Another table: you sailed three ahead, onto the Ghost Ship. Mary throws for it, and Lady Beth adds 2. It has no powder, you have 4 kegs. How many?
level = You threw 8, it threw 6, and Lady Beth made it level. A single keg would have won. Take it back.
loot = Won! Lady Beth herself nobody can take, but there are two holds full of gold. Help yourself.
more = It had 5 doubloons in the other hold, and a ghost does not hold a grudge. Take it back.
nobody = The Ghost Ship cannot win and does not end the race. It is purse, weapon and nuisance at once, and each round somebody else steers it.

learnt = The Captain steers the Ghost Ship after both turns: back if it leads, ahead if it is last, else at will. It pays nothing, fights with +2, and can be robbed.
