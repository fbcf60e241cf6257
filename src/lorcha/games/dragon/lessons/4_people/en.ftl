title = People and palaces
about = Somebody new each month: young or old, and a floor for each.

hire = After the actions everybody hires one person. Play a card, and take a person of that kind. Two cards with a question mark fetch anybody.
ages = Most of them come in two ages. The old ones are better at their trade: two rice sacks, not one. The young ones take you further along the track.
old = Next month there is a drought, so you need rice more than speed. Hire the old farmer; any free floor will do.
young = A pleasant young man, and your marker ran 4 spaces ahead. But he carries one sack only, and you wanted two. Take it back.
gone = Your marker moves as many spaces as the flag on the person shows. And the card is gone for good: eleven cards for the whole year, so plan whom you will need.
full = Later in the year. Contagion comes next month, and you have no healer. But all floors are taken! Hire one, and let the craftsman go: you will hardly build any more.
sent-away = You may send the newcomer away, but then nobody heals, and your marker does not move either. Take it back and make room.
not-the-monk = At the end of the year a monk is worth a point for every floor below his prayers. Let the craftsman go.
not-the-lady = And the point that she brings every month? Let the craftsman go.
not-the-scholar = She still brings points whenever you study. Let the craftsman go.
moved = The new one takes the very floor that was freed. Nobody ever moves from one palace to another, so think twice before you show them the door.

learnt = One card each month, one floor for each person. The old know more, the young are faster. No room: somebody must go, or the newcomer does.
