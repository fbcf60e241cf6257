title = Adrift
about = What happens when you cannot pay, and why some captains smile then.

seat-1 = Mary
seat-2 = Sam

port = The morning took you four spaces ahead, into a port that wants 3 doubloons. You had 1. It is gone, the port does not let you stay, and you have no food either.
drift = Now you drift back to the first space that you can pay in full; lairs are free. Two lanes lead back from here, and you may choose. One of the two lairs still has its chest.
far = All the way back to the first lair, which was plundered long ago. Take it back and drift the other way: it is nearer, and a chest is waiting.
take = A lair, and its chest is still there. After a shortage you may take the treasure or leave it: most bring something, a few are cursed. Well?
polite = Very polite. The pirate who comes after you will be grateful. Take it back.
lucky = A shortage, one doubloon lost, and a treasure of 7 points found. It makes you think, doesn’t it?
cards = Of the twelve treasure cards five are worth 3 to 7 points, three are cursed and cost 2 to 4, and four lie face up and help their owner at once: a sixth hold, say.
purpose = Two rounds later. Two spaces ahead lies a chest, but the morning die shows 6. You have neither food nor doubloons. Get that chest in this round.
missed = The chest is still there. You have nothing to pay with: what happens to a ship that sails too far and cannot pay? Try again.
trick = Six ahead, nothing to pay with, back to the lair. Nobody can prove that it was on purpose. But if a ship lies where you drift to, you must fight it.

learnt = Whoever cannot pay gives all they have of it and drifts back to the first space they can pay. Lairs and Port Royal are free. With a chest there, it may be a plan.
