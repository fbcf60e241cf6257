### Panda Spin: every word a player reads about this game.

title = Пандоворот
about = Каждый хочет избавиться от своих карт, и кто успевает первым, получает больше всех бамбука. Начните кон комбинацией, побейте чужую ставку или спасуйте: карты, с которыми вы проиграли кон, возвращаются в руку повёрнутыми, более сильной синей стороной. Так что иногда выгодно проиграть, главное — вовремя остановиться.
designer = Карл Чадик

## Suits
## .short fits a card of six letters

suit-fire = Огонь
    .short = огонь
    .help = Синяя сторона: два номинала или номинал выше и огонь, который сбрасывает карту. Карта элемента: можно сыграть, если в руке 7 карт или меньше.
suit-earth = Земля
    .short = земля
    .help = Синяя сторона: два номинала или номинал выше и панда. Карта элемента: можно сыграть, если на кону есть панда.
suit-wood = Дерево
    .short = дерево
    .help = Синяя сторона: номинал и бамбук, он приносит очко. Карта элемента: можно сыграть, если на кону есть A или 2.
suit-water = Вода
    .short = вода
    .help = Синяя сторона: номинал и джокер. Карта элемента: можно сыграть, если в наибольшей ставке не меньше 3 номиналов.
suit-metal = Металл
    .short = металл
    .help = Синяя сторона: два или три одинаковых номинала. Карта элемента: можно сыграть, если кто-то в этом коне играл и белой, и синей стороной.

## Cards

card-fire-3 = 3 огня
card-fire-4 = 4 огня
card-fire-5 = 5 огня
card-fire-6 = 6 огня
card-fire-7 = 7 огня
card-fire-8 = 8 огня
card-fire-9 = 9 огня
card-fire-10 = 10 огня
card-fire-J = J огня
card-fire-Q = Q огня
card-fire-K = K огня
card-fire-A = A огня
card-fire-2 = 2 огня
card-earth-3 = 3 земли
card-earth-4 = 4 земли
card-earth-5 = 5 земли
card-earth-6 = 6 земли
card-earth-7 = 7 земли
card-earth-8 = 8 земли
card-earth-9 = 9 земли
card-earth-10 = 10 земли
card-earth-J = J земли
card-earth-Q = Q земли
card-earth-K = K земли
card-earth-A = A земли
card-earth-2 = 2 земли
card-wood-3 = 3 дерева
card-wood-4 = 4 дерева
card-wood-5 = 5 дерева
card-wood-6 = 6 дерева
card-wood-7 = 7 дерева
card-wood-8 = 8 дерева
card-wood-9 = 9 дерева
card-wood-10 = 10 дерева
card-wood-J = J дерева
card-wood-Q = Q дерева
card-wood-K = K дерева
card-wood-A = A дерева
card-wood-2 = 2 дерева
card-water-3 = 3 воды
card-water-4 = 4 воды
card-water-5 = 5 воды
card-water-6 = 6 воды
card-water-7 = 7 воды
card-water-8 = 8 воды
card-water-9 = 9 воды
card-water-10 = 10 воды
card-water-J = J воды
card-water-Q = Q воды
card-water-K = K воды
card-water-A = A воды
card-water-2 = 2 воды
card-metal-3 = 3 металла
card-metal-4 = 4 металла
card-metal-5 = 5 металла
card-metal-6 = 6 металла
card-metal-7 = 7 металла
card-metal-8 = 8 металла
card-metal-9 = 9 металла
card-metal-10 = 10 металла
card-metal-J = J металла
card-metal-Q = Q металла
card-metal-K = K металла
card-metal-A = A металла
card-metal-2 = 2 металла
card-element-fire = карта элемента «Огонь»
card-element-earth = карта элемента «Земля»
card-element-wood = карта элемента «Дерево»
card-element-water = карта элемента «Вода»
card-element-metal = карта элемента «Металл»

## Combinations

kind-single = Одиночная карта
    .nominative = одиночная карта
    .accusative = одиночную карту
    .help = Один номинал.
kind-set = Набор
    .nominative = набор
    .accusative = набор
    .help = Два или больше одинаковых номиналов. Четыре и больше — уже бомба, если среди них нет джокера.
kind-sequence = Последовательность
    .nominative = последовательность
    .accusative = последовательность
    .help = От двух до пяти номиналов подряд, без 2.
kind-formation = Лесенка
    .nominative = лесенка
    .accusative = лесенку
    .help = Последовательность, где каждый номинал повторяется одинаковое число раз, не меньше двух.
kind-bomb = Бомба
    .nominative = бомба
    .accusative = бомбу
    .help = Четыре или больше одинаковых номиналов без джокера. Бьёт всё, кроме бомбы побольше; её символы не действуют.

## The mood of the panda

mood-hungry = Голодная панда
    .help = Каждая сыгранная панда забирает очко у того, чью ставку вы побили.
mood-spin = Пандоворот
    .help = Каждая сыгранная панда поворачивает одну карту в вашей руке с белой стороны на синюю.

side-white = белая сторона
side-blue = синяя сторона

## Things that are counted

points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
cards-acc =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }

## What a score is made of

part-start = Вначале
part-going-out = Выход из раунда
part-bamboo = Бамбук
part-panda = Голодные панды
tie-break = Очков поровну: решает, кто раньше вышел из последнего раунда.

## Options

option-mood = Настроение панды
    .help = Что делают панды в этой партии.
option-mood-random = По жребию
option-mood-hungry = Голодная панда: забирает очки
option-mood-spin = Пандоворот: поворачивает карты
option-suits = Масти в игре
    .help = Три масти на двоих и троих, четыре на четверых, все пять на пятерых.
option-suits-drawn = По жребию
option-suits-fire-earth-wood = Огонь, земля, дерево
option-suits-fire-earth-water = Огонь, земля, вода
option-suits-fire-earth-metal = Огонь, земля, металл
option-suits-fire-wood-water = Огонь, дерево, вода
option-suits-fire-wood-metal = Огонь, дерево, металл
option-suits-fire-water-metal = Огонь, вода, металл
option-suits-earth-wood-water = Земля, дерево, вода
option-suits-earth-wood-metal = Земля, дерево, металл
option-suits-earth-water-metal = Земля, вода, металл
option-suits-wood-water-metal = Дерево, вода, металл
option-suits-fire-earth-wood-water = Огонь, земля, дерево, вода
option-suits-fire-earth-wood-metal = Огонь, земля, дерево, металл
option-suits-fire-earth-water-metal = Огонь, земля, вода, металл
option-suits-fire-wood-water-metal = Огонь, дерево, вода, металл
option-suits-earth-wood-water-metal = Земля, дерево, вода, металл
option-suits-fire-earth-wood-water-metal = Все пять
option-element-cards = Карты элементов
    .help = Играть с пятью особыми картами или, для первого раза, без них?
option-element-cards-true = С картами элементов
option-element-cards-false = Без них
option-target = Очки для конца игры
    .help = Игра заканчивается, если в конце раунда у кого-то столько очков или больше. Побеждает тот, у кого их больше всех.
option-target-15 = 15 очков
option-target-10 = 10 очков
option-target-20 = 20 очков
option-formations = Чем бить лесенку
    .help = Достаточно такого же числа номиналов или нужна и такая же форма?
option-formations-any-shape = Столько же номиналов
option-formations-same-shape = Такая же форма

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings

journal-mood-set =
    { $mood-id ->
        [hungry] Панда голодна: панды забирают очки.
       *[spin] Пандоворот: панды поворачивают карты.
    }
journal-got-element = { $who }: элемент «{ $suit }», число { $strength }.
    .you = Ваш элемент — «{ $suit }», число { $strength }.
journal-turned-up = В игре и элемент «{ $suit }».
journal-round-began = Начинается раунд { $round }.
journal-dealt = { $who } получает { $number-text }.
    .you = Вы получаете { $number-text }.
journal-dealt-hidden = { $who } получает { $number-text }.
journal-leads = { $who } начинает кон.
    .you = Вы начинаете кон.
journal-bid =
    { $kind-id ->
        [single] { $who } играет { $top }.
        [set] { $who } играет набор: { $times } × { $top }.
        [sequence] { $who } играет последовательность до { $top }: { $length } подряд.
        [formation] { $who } играет лесенку до { $top }: { $length } подряд, каждый по { $times }.
       *[bomb] { $who } играет бомбу: { $times } × { $top }!
    }
    .you =
        { $kind-id ->
            [single] Вы играете { $top }.
            [set] Вы играете набор: { $times } × { $top }.
            [sequence] Вы играете последовательность до { $top }: { $length } подряд.
            [formation] Вы играете лесенку до { $top }: { $length } подряд, каждый по { $times }.
           *[bomb] Вы играете бомбу: { $times } × { $top }!
        }
journal-passed = { $who } пасует.
    .you = Вы пасуете.
journal-took-back = { $who } поворачивает на синюю сторону и забирает { $number-text }: { $cards }.
    .you = Вы поворачиваете на синюю сторону и забираете { $number-text }: { $cards }.
    .effect =
        { $number ->
            [one] +{ $number } карта на синей стороне
            [few] +{ $number } карты на синей стороне
           *[many] +{ $number } карт на синей стороне
        }
journal-discarded = { $who } сбрасывает { $number-text } (белой стороной: { $cards }).
    .you = Вы сбрасываете { $number-text } (белой стороной: { $cards }).
    .effect =
        { $number ->
            [one] { $number } карта в сброс
            [few] { $number } карты в сброс
           *[many] { $number } карт в сброс
        }
journal-shed = { $who } сбрасывает карту элемента «{ $suit }».
    .you = Вы сбрасываете карту элемента «{ $suit }».
journal-played-element = { $who } играет карту элемента «{ $suit }» и сразу выигрывает кон.
    .you = Вы играете карту элемента «{ $suit }» и сразу выигрываете кон.
journal-drew = { $who } берёт { $number-text }: { $cards }.
    .you = Вы берёте { $number-text }: { $cards }.
journal-drew-hidden = { $who } берёт { $number-text }.
journal-took-bamboo = { $who } берёт бамбук.
    .you = Вы берёте бамбук.
    .effect = +1 очко
journal-robbed = { $who } забирает очко: его теряет { $victim }.
    .you = Вы забираете очко: его теряет { $victim }.
    .at-you = { $who } забирает у вас очко.
    .effect = +1 очко (теряет { $victim })
journal-burned = { $who } сжигает карту: { $card }, { $side }.
    .you = Вы сжигаете карту: { $card }, { $side }.
    .effect = −{ $card }
journal-spun = { $who } поворачивает на синюю сторону карту: { $card }.
    .you = Вы поворачиваете на синюю сторону карту: { $card }.
journal-spun-hidden = { $who } поворачивает карту в руке на синюю сторону.
journal-won-trick = { $who } выигрывает кон.
    .you = Вы выигрываете кон.
    .effect = кон ваш
journal-went-out = { $who } выходит из раунда и получает { $points-text }.
    .you = Вы выходите из раунда и получаете { $points-text }.
    .effect = +{ $points-text }
journal-won-game = { $who } выигрывает партию: { $points-text }.
    .you = Вы выигрываете партию: { $points-text }.

## Moves, as answers to the questions. Numbers in brackets are places in the hand.

move-pass = Пас
move-single = Одиночная { $top } [{ $cards }]
move-set = Набор { $times } × { $top } [{ $cards }]
move-sequence = Последовательность до { $top }, { $length } подряд [{ $cards }]
move-formation = Лесенка до { $top }, { $length } × { $times } [{ $cards }]
move-bomb = Бомба { $times } × { $top } [{ $cards }]
move-element = Сыграть карту элемента «{ $suit }»
move-shed = Сбросить карту элемента «{ $suit }»
move-bamboo = Взять бамбук
move-burn = Сжечь карту [{ $place }]
move-rob = Пусть панда заберёт очко
move-spin = Повернуть карту [{ $place }]
move-skip = Не использовать символы
move-pick = Карта [{ $place }]
move-lay = Это всё: выложить
move-declare =
    { $kind-id ->
        [single] Одиночная { $top }
        [set] Набор { $times } × { $top }
        [sequence] Последовательность до { $top }, { $length } подряд
        [formation] Лесенка до { $top }, { $length } × { $times }
       *[bomb] Бомба { $times } × { $top }
    }

## Questions

ask-turn =
    { $length ->
        [0] Что вы играете?
       *[other]
            { $kind-id ->
                [single] Одиночная { $top }: какая карта?
                [set] Набор { $times } × { $top }: какая карта следующая, слева направо?
                [sequence] Последовательность до { $top }, { $length } подряд: какая карта следующая, слева направо?
                [formation] Лесенка до { $top }, { $length } × { $times }: какая карта следующая, слева направо?
               *[bomb] Бомба { $times } × { $top }: какая карта следующая, слева направо?
            }
    }
ask-symbol = Какой символ ставки вы используете?

## What nobody can foresee

unknown-deal = раздаются карты
unknown-draw = из колоды берут карты
unknown-hand = кто-то показывает карты из руки

## On the table

table-round = раунд { $n }
table-trick = кон { $n }
table-mood = настроение: { $mood }
table-goal = конец игры: { $n } очков в конце раунда
table-suits = Масти: { $suits }
table-deck = колода: { $n }
table-discard = сброс: { $n }
table-players = Игроки
table-points = Очки
table-cards = Карты
table-passed = пас
table-out = вне раунда, { $place }-е место
board-out =
    { $place ->
        [1] карт нет: первое место
        [2] карт нет: второе место
        [3] карт нет: третье место
       *[other] карт нет: { $place }-е место
    }
board-kinds = Виды ставок
board-kinds-none = нет на руках
board-kinds-now = этот кон: { $kind }
board-choose-cards = Выберите карты
board-tap = Выберите карты или комбинацию над ними.
board-closest = Ближе всех к концу: { $who }, { $points } из { $target }.
board-closest-you = вы
table-leads = начинает
table-known = вернулись: { $cards }
table-turned = повёрнуто пандой: { $n }
table-trick-cards = Кон
table-empty = ставок ещё нет
table-highest = побить
table-hand = Ваша рука
table-lit = можно
table-unlit = нельзя
table-legend = □ белая  ■ синяя  { $water } джокер  { $bamboo } бамбук  { $fire } огонь  { $panda } панда

table-tie-break = При равенстве очков выше тот, кто раньше вышел из последнего раунда.

## On the board in the browser

board-strip = Панда, масти и колоды
board-bamboo = Бамбук
board-target = { $n } очков в конце раунда завершают игру
board-suits = Масти в игре
board-resting = вне игры: { $suits }
board-deck = Колода
board-discard = Сброс
board-trick = Кон
board-leads = { $who } начинает. Пока ничего не сыграно.
board-you-begin = Вы начинаете: сыграйте любую комбинацию.
board-ask-beat = Побейте { $beaten } ({ $who }) или спасуйте.
board-ask-pass = Побить { $beaten } ({ $who }) нечем: остаётся пас.
board-you-lead = Вы начинаете
board-you-bid = Вы ставите
board-you-pass = Вы пасуете
board-pass = пас
board-group-bomb = Бомбы
board-group-formation = Лесенки
board-group-sequence = Подряд
board-group-set = Наборы
board-group-element = Элементы
board-group-shed = Сбросить
board-group-single = По одной
board-more = ещё { $n }…
board-does-lead = начинает
board-does-bid = ставит
board-does-pass = пасует
board-your-bid = Новая ставка
board-beat = побить
board-any = любой комбинацией
board-opens-with = можно начать
board-beaten-by = чем побить
board-beaten-by-single = одна карта старше { $top }
board-beaten-by-set = набор из { $n } старше { $top }
board-beaten-by-sequence = последовательность из { $n }, старше { $top }
board-beaten-by-formation = лесенка из { $n }, старше { $top }
board-beaten-by-bomb = бомба из { $n } старше { $top } или бомба больше
board-beaten-by-larger = только бомба больше { $n }
board-beaten-only-bomb = только бомба
board-beaten-any-bomb = или любая бомба
board-spun =
    { $n ->
        [one] { $n } карта повернётся
        [few] { $n } карты повернутся
       *[many] { $n } карт повернутся
    }
board-gone =
    { $n ->
        [one] { $n } карта уходит
        [few] { $n } карты уходят
       *[many] { $n } карт уходят
    }
board-as = как { $value }
board-declare = Что заменяет джокер?
board-playable = Можно сыграть
board-nothing = Нечем ответить
board-cards =
    { $known ->
        [0] { cards }
       *[other] { cards } · известно { $known }
    }
board-known = известно { $n }
board-in-hand = в руке
board-blue = синих: { $n }
board-white = белых: { $n }
board-elements = элементов: { $n }
board-no-cards = Карты закончились: вы вышли.
board-all-played = Все карты сыграны
board-sort = Порядок
board-by-value = номинал
board-by-suit = масть
board-card = { $suit } { $values }, { $side }
board-other-side = На другой стороне: { $values }
board-robs = очко теряет { $who }
board-condition-fire-1 = не больше 7
board-condition-fire-2 = карт в руке
board-condition-earth-1 = панда
board-condition-earth-2 = на столе
board-condition-wood-1 = A или 2
board-condition-wood-2 = на столе
board-condition-water-1 = от 3 номиналов
board-condition-water-2 = в ставке
board-condition-metal-1 = у игрока
board-condition-metal-2 = белые и синие
board-round = Раунд { $round } · Кон { $trick }
board-phase-turn = Ставка
board-phase-symbol = Символы
board-highest = высшая ставка
    .short = ставка
board-beats = { $kind } { $cards } бьёт { $beaten } ({ $who }).
board-opens = { $kind } { $cards } открывает кон.
board-play = Сыграть { $cards }
board-burn = Сжечь: { $card }
board-spin = Повернуть на синюю: { $card }
board-fate-lost =
    { $n ->
        [one] Карта синяя: и при победе, и при пасе она уйдёт в сброс.
        [2] Есть синие: и при победе, и при пасе обе ваши карты этого кона уйдут в сброс.
        [few] Есть синие: и при победе, и при пасе все ваши { $n } карты этого кона уйдут в сброс.
       *[other] Есть синие: и при победе, и при пасе все ваши { $n } карт этого кона уйдут в сброс.
    }
board-fate-bomb =
    { $n ->
        [one] Бомба: и при победе, и при пасе она уйдёт в сброс.
        [2] Бомба: и при победе, и при пасе обе ваши карты этого кона уйдут в сброс.
        [few] Бомба: и при победе, и при пасе все ваши { $n } карты этого кона уйдут в сброс.
       *[other] Бомба: и при победе, и при пасе все ваши { $n } карт этого кона уйдут в сброс.
    }
board-fate-back =
    { $n ->
        [one] Белая: если потом спасуете, вернётся синей.
        [2] Обе белые: если потом спасуете, вернутся синими.
       *[other] Все белые: если потом спасуете, вернутся синими.
    }
board-hint-leave =
    { $n ->
        [one] из руки уходит { $n } карта
        [few] из руки уходят { $n } карты
       *[many] из руки уходят { $n } карт
    }
board-hint-back =
    { $n ->
        [one] из руки уходит { $n } карта, а если потом спасуете, вернётся синей
        [few] из руки уходят { $n } карты, а если потом спасуете, вернутся синими
       *[many] из руки уходят { $n } карт, а если потом спасуете, вернутся синими
    }
board-hint-wins =
    { $n ->
        [one] из руки уходит { $n } карта; скорее всего, её никто не перебьёт, и следующий кон начнёте вы
        [few] из руки уходят { $n } карты; скорее всего, их никто не перебьёт, и следующий кон начнёте вы
       *[many] из руки уходят { $n } карт; скорее всего, их никто не перебьёт, и следующий кон начнёте вы
    }
board-hint-out =
    { $n ->
        [one] из руки уходит { $n } карта; скорее всего, вы с ней выйдете, это { $points }
        [few] из руки уходят { $n } карты; скорее всего, вы с ними выйдете, это { $points }
       *[many] из руки уходят { $n } карт; скорее всего, вы с ними выйдете, это { $points }
    }
board-hint-beaten-back =
    { $n ->
        [one] из руки уходит { $n } карта; скорее всего, её перебьют, и она вернётся синей
        [few] из руки уходят { $n } карты; скорее всего, их перебьют, и они вернутся синими
       *[many] из руки уходят { $n } карт; скорее всего, их перебьют, и они вернутся синими
    }
board-hint-beaten-gone =
    { $n ->
        [one] из руки уходит { $n } карта; скорее всего, её перебьют, зато вы от неё избавитесь
        [few] из руки уходят { $n } карты; скорее всего, их перебьют, зато вы от них избавитесь
       *[many] из руки уходят { $n } карт; скорее всего, их перебьют, зато вы от них избавитесь
    }
board-pass-back =
    { $n ->
        [one] Пас, { $n } карта повернётся
        [few] Пас, { $n } карты повернутся
       *[other] Пас, { $n } карт повернутся
    }
board-pass-gone =
    { $n ->
        [one] Пас, { $n } карта уйдёт
        [few] Пас, { $n } карты уйдут
       *[other] Пас, { $n } карт уйдут
    }
board-lit-fire = не больше 7 карт
board-lit-earth = панда на столе
board-lit-wood = A или 2 на столе
board-lit-water = от 3 номиналов
board-lit-metal = белые и синие у одного
board-unlit-fire = больше 7 карт
board-unlit-earth = нет панды
board-unlit-wood = нет ни A, ни 2
board-unlit-water = меньше 3 номиналов
board-unlit-metal = никто не сыграл и белые, и синие
board-unlit-lead = с неё не начинают
board-unlit-bomb = против бомбы нельзя
board-unlit-turn = сейчас не ваша ставка
board-tab-trick = Кон
board-tab-race = Гонка

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = Игра окончена.
reason-turn-of = Сейчас не ваш ход: решает { $decider }.
reason-others = Сейчас решаете не вы, а другие.
reason-answered = Вы уже решили, другие ещё решают.
reason-not-now = Не сейчас: сначала { $question }.
now-turn = сделайте ход
now-symbol = используйте символы своей ставки или откажитесь от них
reason-leader-bids = Вы ходите первым, поэтому обязаны сделать ставку.
reason-no-card-there = На месте { $place } у вас нет карты.
reason-no-cards = В ставке должна быть хотя бы одна карта.
reason-element-in-bid = Карта элемента не бывает частью ставки.
reason-no-such-bid = Такого не бывает: { $kind-nominative } такого вида.
reason-two-in-row = Двойка не бывает частью последовательности или лесенки.
reason-needs-joker = Здесь нужен джокер, а { $kind-nominative } обходится без него.
reason-makes-a-bomb = Четыре и больше одинаковых номиналов без джокера — бомба, а не набор.
reason-not-in-the-cards = Эти карты так не складываются ({ $kind-nominative }): использовать нужно все номиналы на них, и ни одного не должно недоставать.
reason-bomb-on-table = На столе бомба ({ $times } × { $top }), её бьёт только бомба побольше.
reason-small-bomb = Бомба на столе — { $times } × { $top }: в вашей должно быть больше номиналов или столько же, но старше.
reason-other-kind = Старшая ставка — { $kind-nominative }: её бьёт только ставка старше того же вида или бомба.
reason-other-size =
    { $size ->
        [one] В старшей ставке { $size } номинал: в вашей должно быть столько же.
        [few] В старшей ставке { $size } номинала: в вашей должно быть столько же.
       *[many] В старшей ставке { $size } номиналов: в вашей должно быть столько же.
    }
reason-other-shape = За этим столом лесенка должна быть той же формы: { $length } подряд, каждого по { $times }.
reason-not-higher = Это не бьёт старшую ставку: нужно старше, чем { $top }.
reason-bid-begun = Вы объявили { $kind-accusative }: сначала выложите карты.
reason-declare-first = Сначала объявите ставку.
reason-not-in-hand = Из ваших карт так не сложить { $kind-accusative }.
reason-bid-at-once = Карты этой ставки выкладывают сразу.
reason-picked-past = Карты выбирают слева направо, и карту { $place } вы уже прошли.
reason-does-not-fit = С картой { $place } ставку не закончить.
reason-incomplete = Это ещё не то, что вы объявили ({ $kind-nominative }).
reason-no-element = Карты элемента «{ $suit }» у вас нет.
reason-element-leads = Вы ходите первым, а кон не открывают картой элемента.
reason-element-and-bomb = Старшая ставка — бомба, а против бомбы карты элементов не действуют.
reason-fire-unmet = Огонь играют, только если в руке не больше 7 карт.
reason-earth-unmet = Землю играют, только если на столе лежит панда.
reason-wood-unmet = Дерево играют, только если на столе лежит A или 2.
reason-water-unmet = Воду играют только на ставку из 3 и больше номиналов.
reason-metal-unmet = Металл играют, только если один игрок в этом коне сыграл и белые, и синие карты.
reason-no-bamboo = В вашей ставке не осталось бамбука.
reason-no-fire = В вашей ставке не осталось огня.
reason-no-panda = В вашей ставке не осталось панд.
reason-pandas-spin = В этой игре панды поворачивают карты и очков не берут.
reason-pandas-are-hungry = В этой игре панды голодны и карт не поворачивают.
reason-nothing-beaten = Вы открыли кон и ничью ставку не побили.
reason-nothing-to-take = Забирать нечего: { $victim } без очков.
reason-elements-do-not-burn = Огонь сжигает только карты животных.
reason-elements-do-not-turn = У карт элементов нет синей стороны.
reason-already-blue = Эта карта уже повёрнута синей стороной.

## The rules, in our own words

rules-aim = О чём игра
rules-aim-1 = У каждого двенадцать карт, и каждый хочет от них избавиться. Кто вышел, берёт бамбук, и тем больше, чем больше карт осталось у других. Но у карты две половины: проиграйте белой — и карта вернётся в руку повёрнутой на сильную синюю. Поэтому иногда выгодно проиграть, и важно вовремя остановиться.
rules-cards = Карты
rules-cards-1 = Считается только та половина, что сверху. На белой один номинал, на синей от одного до трёх одинаковых и часто символ. Номиналы по старшинству: 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, а старше всех 2. Масти различаются только тем, что умеют их синие половины и карты элементов.
rules-trick = Кон
rules-trick-1 = Начинающий выкладывает любую комбинацию. Остальные по очереди бьют её или пасуют, круг за кругом, пока не останется один: он выигрывает кон и начинает следующий. Кто спасовал, в этом коне больше не участвует.
rules-trick-2 = Чтобы побить ставку, нужна комбинация того же вида, с тем же числом номиналов и старше по верхнему. Бомба бьёт всё, кроме бомбы побольше.
rules-combinations = Комбинации
rules-combinations-1 = Считаются номиналы, а не карты: карта с K K даёт двух королей. Нужно использовать все номиналы сыгранных карт.
rules-symbols = Символы
rules-symbols-1 = Символы ставки действуют сразу, один за другим, выиграет она или нет. От любого можно отказаться. Символы бомбы не действуют.
rules-symbols-bamboo = Бамбук: возьмите 1 очко.
rules-symbols-fire = Огонь: сбросьте карту с руки, но не карту элемента.
rules-symbols-panda = Панда: её действие зависит от настроения в этой партии. Голодная забирает очко у игрока, чью ставку вы побили; кружащаяся поворачивает белую карту в вашей руке на синюю сторону.
rules-symbols-water = Вода: джокер. Добавляет ещё один номинал на ваш выбор к набору, последовательности или лесенке.
rules-pass = Пас
rules-pass-1 = Если все ваши карты в этом коне белые и среди ваших ставок не было бомбы, они поворачиваются на синюю сторону и возвращаются в руку.
rules-pass-2 = Если хотя бы одна синяя или вы сыграли бомбу, все они уходят в сброс. Победитель тоже сбрасывает свои карты. Взяток никто не собирает.
rules-elements = Карты элементов
rules-elements-1 = Вместо ставки можно сыграть карту элемента, если её условие выполнено и высшая ставка не бомба. Вы берёте две карты, все остальные пасуют, и кон ваш. В свой ход карты элементов можно и просто сбросить.
rules-end = Выход и конец игры
rules-end-1 = Когда кон окончен, все, у кого рука пуста, выходят и получают столько очков, сколько карт в самой большой руке соперника, но не больше 7.
rules-end-2 = Раунд заканчивается, когда карты остались только у одного или ни у кого. Если кто-то набрал очки, до которых идёт игра, побеждает тот, у кого их больше всех; иначе карты сдаются снова, белой стороной вверх.
