### Help in somebody's first game: each kind of question when it comes first, and each round in a
### sentence. `.point` names the things that are lit.

## Questions: what is asked, what matters, what most people do

first-turn = Избавьтесь от карт. Кто ходит первым, играет любую комбинацию; остальные бьют такой же, из стольких же номиналов и старше, или пасуют. Сыгранные в этом коне белые карты при пасе возвращаются синими и сильнее.
    .point = own/hand, trick
first-symbol = Синие карты, когда их играют, что-то делают: бамбук приносит очко, огонь сбрасывает карту, панда забирает очко или поворачивает карту. Берите то, что помогает избавиться от карт.
    .point = mood

## A round in a sentence

story-out = { $place ->
        [1] Вы первым избавились от всех карт:
        [2] Вы вторым избавились от всех карт:
       *[other] Вы избавились от всех карт:
    } { $points ->
        [0] на этот раз без очков.
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
story-left = Другие быстрее избавились от карт. Сыгранные белые карты после паса возвращаются синими, а многие синие считаются за две или три.
