### Help in somebody's first game: each kind of question when it comes first, and each round in a
### sentence. `.point` names the things that are lit.

## Questions: what is asked, what matters, what most people do

first-choice = A card higher than your last one sails on: straight ahead in a colour you have, downwards in a new one. A lower card brings the expedition home. Most people begin low, and rise slowly.
    .point = own/hand, junk/{ $you }/a
first-junk = You have two junks: each has an expedition of its own. Give the card to the one it takes further.
first-mission = Your expedition is home, and there are two missions of that number. Compare the rewards: gold and gems are points.
    .point = hong-kong
first-skills = Three equal symbols buy that skill, four different ones Elite Crew. Symbols you do not use now are lost, and all four skills win the China Pearl.
    .point = pearl
first-window = Ready skills and one encounter card may be used now, if you have any; taking a card from the display ends your turn. Most people look for a number a little above their last card.
    .point = display
first-shield = You are under attack. Helmsmen ward it off, but then they cannot sail for you any more. Spare them if there is little to lose.
first-turn = The Siren turns one of your symbols, and it no longer counts for skills. Give up one you have not enough of anyway.
first-seize = You see the other's cards and take one. The best is a number just above your own last card.
first-return = Now you give a card in return: one that does not fit your expedition.
first-pass-on = You may keep the encounter card or pass it on to your partner. Who can use it sooner?
first-hand-over = You may give your partner a card that fits their expedition better than yours.
first-give-back = Your partner has given you a card; give one back that helps them.

## A round in a sentence

story-mission = You have completed mission { $number }: what it pays is yours, and points in the end.
story-skill = Your symbols have bought a skill. The first with all four wins the China Pearl.
story-luck = Your expedition came home with neither a mission nor a skill, so the sea gave you an encounter card.
story-home = A lower number brought your expedition home; the new card begins the next one.
story-robbed = { $foe } attacked you and took something.
story-voyage = Your junk has come to space { $space }: { $columns } cards times { $rows ->
        [one] 1 colour
       *[other] { $rows } colours
    }. New colours lead to richer waters.
story-started = The first card of an expedition: your junk waits on space 1 for a higher number.
