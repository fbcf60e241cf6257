### Help in somebody's first game: each kind of question when it comes first, and each month in a
### sentence. `.point` names the things that are lit.

## Questions: what is asked, what matters, what most people do

first-pair = Your first two people, from two different trades. A tax collector brings money, a craftsman builds. Many begin with one who earns, and one whose steps take them ahead on the track.
    .point = stack
first-place = Choose a palace with a free floor. People never move again; a monk wants a tall palace, and a palace where nobody lives crumbles.
    .point = own
first-no-room = All your floors are taken. Tap whoever should make room: they leave for good, and the newcomer takes their floor. Or turn the newcomer away; then your marker stays where it is.
    .point = own
first-action = One action, this month only. A free group costs nothing, one with a dragon 3 yuan. Look at the next two or three months first: what will they want from you?
    .point = month/{ $month }
first-size = A small privilege brings 1 point every month from now on, a large one 2. Early in the year they pay best.
first-floor = Each floor is room for one person. A new palace is worth a point every month; but while nobody lives there it loses a floor each month.
    .point = own
first-card = Each card is used once in the year. Most people hire for the event that comes next: rice, healers, helmets or money.
    .point = seat/{ $you }/hand, month/{ $month }
first-tile = The old know more: more symbols. The young are faster: more steps on the track, and who is ahead chooses first.
    .point = stack
first-release = The event takes people, and you choose who goes. Let those go who have done their work: whoever has no event ahead, or earns you nothing any more.
    .point = own

## A month in a sentence

story-lost =
    { $event ->
        [tribute] Month { $ended }: the Emperor wanted 4 yuan, and you were short;
        [drought] Month { $ended }: there was not enough rice for your palaces;
        [mongols] Month { $ended }: nobody had fewer helmets than you;
       *[contagion] Month { $ended }: your healers could not save everybody;
    } { $lost ->
        [one] one person has left you.
       *[other] { $lost } people have left you.
    }
story-festival = Month { $ended }: the festival brought you { $points } points for your fireworks.
story-festival-none = Month { $ended }: at the festival only the two largest shows score; yours was not among them.
story-mongols = Month { $ended }: you stood up to the Mongols: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for your helmets, and nobody left.
story-ready = You were ready for month { $ended }: nobody has left you.
story-peace = Month { $ended } passed quietly.
story-income = { $points ->
        [0] No points for palaces, ladies and privileges.
        [one] 1 point for palaces, ladies and privileges.
       *[other] { $points } points for palaces, ladies and privileges.
    }
