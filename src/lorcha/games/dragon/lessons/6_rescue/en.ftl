title = Save your people
about = Two bad months in a row, and nobody helps you.

ahead = Another table, month 5. Now you are on your own, for two months. First a drought: a rice for each of your two palaces, and you have one. Then contagion: three people, less one for each mortar.
save = You have three people and will hire two more. Be left with at least four of the five when the contagion is over. Your move!
lost = Too many have left you. Remember: rice for both palaces in the first month, and mortars before the second one ends. Try again, it is only a lesson.
saved = Well done, prince. That is how a whole year goes: two months ahead with your eyes, one action and one person with your hands.

learnt = You saw two disasters coming and were ready for both. There is no better way to play this game.
