### Words of all lessons. A lesson may say any of them in its own way.

## Who sits at the table. 0 is the learner, unless the lesson says otherwise.

seat-0 = You
seat-1 = Mei
seat-2 = Bo
seat-3 = Lan
seat-4 = Tao
seat-5 = Jin

## About a move that is allowed, but not the one that was asked for

other = You may do that, but it is not what we are after just now. Try again.
