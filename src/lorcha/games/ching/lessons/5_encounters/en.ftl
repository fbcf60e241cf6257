title = Whom one meets at sea
about = The dotted lines, a thief, and good men at the helm.

line = See the dotted lines? Who crosses the first one draws 1 encounter card, at the second there are 2. Sailing straight on, in colours you have, takes you there.
cross = You have three light blue cards. Lay one more, and cross the line.
diagonal = A new colour takes you down along the line, not across it. A bigger number, but nobody to meet. Take it back.
thief = You have met a Thief! In your turn you may play one encounter card. He takes a gem from somebody: Mei has a white one, Bo a blue one. White ones are worth more. Say whom he visits.
blue = A blue gem, 2 points. Mei’s white one would have been 4. A thief ought to know his trade. Take it back.
late = Taking a card ends your turn, and the Thief is still sitting in your cabin. Take it back and let him work.
white = A white gem, 4 points. Mei smiles politely. She will remember that.
revenge = Another table. Here you have met Helmsmen: keep them in mind. Choose a card, any of them.
shield = Mei lays the 53, goes first, and sends a Thief of her own for your white gem! Helmsmen ward off an attack, in anybody’s turn. Play them?
stolen = The Thief thanks you for the white gem. That is what Helmsmen are good for. Take it back.
helmsmen = Nothing was stolen, and her Thief is gone. In your own turn Helmsmen can also be laid out: a card of a new colour.
hong = Hong Kong is the two red spaces. 49 takes seven cards in seven colours; cards have six, so Helmsmen must help. Who is there first gets 10 points. The eighth card of an expedition is its last.

learnt = Lines bring encounter cards; you may play one in your turn, and each says what it does. Some attack, Helmsmen defend; Treasures and Merchants are kept and count at the end.
