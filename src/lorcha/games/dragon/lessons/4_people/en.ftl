title = People and palaces
about = Somebody new each month: young or old, and a floor for each.

hire = Another table, month 2. After the actions everybody hires one person. Play a card, and take a person of that kind. Two cards with a question mark fetch anybody.
ages = Most of them come in two ages. The old know their trade better: at each harvest an old farmer adds two sacks, a young one only one. The young take you further along the track.
old = Next month there is a drought: a good harvest will be worth more than speed. Play your farmer and hire the old one. He brings no rice today, but two sacks more whenever you harvest. Any free floor will do.
no-farmer = A card for somebody else, and the drought asks for rice. Play the farmer, or a question mark.
young = A pleasant young man, and your marker ran 4 spaces ahead. But he adds only one sack to a harvest, and you wanted two. Take it back.
gone = Your marker moves as many spaces as the flag on the person shows. And the card is gone for good: eleven cards for eleven months, in the twelfth nobody is hired. Plan whom you will need.
full = Another table, month 10. Contagion comes next month, and you have no healer. But all floors are taken! Hire one, then tap the craftsman to let him go: you will hardly build any more.
sent-away = You may send the newcomer away, but then nobody heals, and your marker does not move either. Take it back and make room.
not-the-monk = At the end of the year this monk is worth a point for every floor of his palace. Let the craftsman go.
not-the-lady = And the point that she brings every month? Let the craftsman go.
not-the-scholar = The scholar brings points with every research. Let the craftsman go.
moved = The new one takes the very floor that was freed. Nobody ever moves from one palace to another, so think twice before you show them the door.

learnt = One card each month, one floor for each person. The old know more, the young are faster. No room: somebody must go, or the newcomer does.
