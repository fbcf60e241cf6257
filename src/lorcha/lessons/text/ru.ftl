### Words of all lessons. A lesson may say any of them in its own way.

## Who sits at the table. 0 is the learner, unless the lesson says otherwise.

seat-0 = Вы
seat-1 = Мэй
seat-2 = Бо
seat-3 = Лань
seat-4 = Тао
seat-5 = Цзинь

## About a move that is allowed, but not the one that was asked for

other = Так тоже можно, но сейчас нам нужно другое. Попробуйте ещё раз.
