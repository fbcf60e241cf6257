### Jamaica: every word a player reads about this game.

title = Ямайка
about = Порт-Рояль, 1708 год. Тридцать лет назад пират Генри Морган стал губернатором и дал старым товарищам спокойно богатеть. В его честь вы обходите остров кругом, а в пиратской гонке правил нет: грузите золото, пищу и порох, обчищайте логова, берите на абордаж всякого, кто попался на пути. Гонка кончается, когда первый корабль вернётся в Порт-Рояль, но побеждает капитан, у которого больше всех золота.
designer = Малкольм Брафф, Бруно Катала, Себастьен Пошон

## Action cards: the morning first, then the evening

action-food-forward = Пища, затем вперёд
action-forward-forward = Вперёд, затем вперёд
action-forward-backward = Вперёд, затем назад
action-backward-forward = Назад, затем вперёд
action-forward-gunpowder = Вперёд, затем порох
action-gunpowder-gold = Порох, затем дублоны
action-gold-gold = Дублоны, затем дублоны
action-gold-forward = Дублоны, затем вперёд
action-forward-food = Вперёд, затем пища
action-food-gunpowder = Пища, затем порох
action-gunpowder-food = Порох, затем пища

## Resources and symbols

resource-gold = Дублоны
    .help = Ими платят в портах и ими выигрывают: каждый приносит в конце 1 очко.
resource-food = Пища
    .help = Кормит команду в море: столько жетонов, сколько показывает область.
resource-gunpowder = Порох
    .help = Каждый потраченный бочонок прибавляет 1 к силе в сражении.
direction-forward = Вперёд
    .adverb = вперёд
direction-backward = Назад
    .adverb = назад

## Treasure cards; .accusative stands in a sentence, for those that lie face up

treasure-morgans-map = Карта Моргана
    .accusative = Карту Моргана
    .help = В руке можно держать четыре карты действия вместо трёх.
treasure-sarans-sabre = Сабля Сарана
    .accusative = Саблю Сарана
    .help = Раз за ваше сражение, сразу после броска, велите бросить этот кубик ещё раз: свой или чужой. Второй бросок окончателен.
treasure-lady-beth = Леди Бет
    .accusative = Леди Бет
    .help = Прибавляет 2 к вашей силе в каждом сражении.
treasure-sixth-hold = 6-й трюм
    .accusative = 6-й трюм
    .help = Ещё один трюм. Если карту украдут, уйдёт и всё, что в нём лежит.
treasure-treasure-3 = Сокровище +3
    .help = 3 очка в конце игры.
treasure-treasure-5 = Сокровище +5
    .help = 5 очков в конце игры.
treasure-treasure-7 = Сокровище +7
    .help = 7 очков в конце игры.
treasure-cursed-2 = Проклятое сокровище −2
    .help = Отнимает 2 очка в конце игры. После выигранного сражения его можно отдать проигравшему.
treasure-cursed-3 = Проклятое сокровище −3
    .help = Отнимает 3 очка в конце игры. После выигранного сражения его можно отдать проигравшему.
treasure-cursed-4 = Проклятое сокровище −4
    .help = Отнимает 4 очка в конце игры. После выигранного сражения его можно отдать проигравшему.

prize-morgans-map = Карту Моргана
prize-sarans-sabre = Саблю Сарана
prize-lady-beth = Леди Бет
prize-sixth-hold = 6-й трюм со всем, что в нём
prize-hidden-1 = закрытое сокровище 1
prize-hidden-2 = закрытое сокровище 2
prize-hidden-3 = закрытое сокровище 3
prize-hidden-4 = закрытое сокровище 4
prize-hidden-5 = закрытое сокровище 5
prize-hidden-6 = закрытое сокровище 6
prize-hidden-7 = закрытое сокровище 7
prize-hidden-8 = закрытое сокровище 8
prize-hidden-9 = закрытое сокровище 9

## The combat die

throw-2 = 2
throw-4 = 4
throw-6 = 6
throw-8 = 8
throw-10 = 10
throw-star = звезда

## Spaces, as they are printed: the chart in the browser has no numbers. Each stands after «в» as well as by itself

space =
    { $n ->
        [0] Порт-Рояль
        [4] логово
        [9] логово
        [11] логово
        [19] логово
        [22] логово
        [25] логово
        [33] логово
        [37] логово
        [44] логово
        [5] порт
        [6] порт
        [16] порт
        [18] порт
        [21] порт
        [28] порт
        [30] порт
        [31] порт
        [34] порт
        [41] порт
        [45] порт
       *[other] открытое море
    }

## Things that are counted

gold =
    { $n ->
        [one] { $n } дублон
        [few] { $n } дублона
       *[other] { $n } дублонов
    }
food =
    { $n ->
        [one] { $n } жетон пищи
        [few] { $n } жетона пищи
       *[other] { $n } жетонов пищи
    }
gunpowder =
    { $n ->
        [one] { $n } бочонок пороха
        [few] { $n } бочонка пороха
       *[other] { $n } бочонков пороха
    }
cargo =
    { $resource-id ->
        [gold]
            { $amount ->
                [one] { $amount } дублон
                [few] { $amount } дублона
               *[other] { $amount } дублонов
            }
        [food]
            { $amount ->
                [one] { $amount } жетон пищи
                [few] { $amount } жетона пищи
               *[other] { $amount } жетонов пищи
            }
       *[gunpowder]
            { $amount ->
                [one] { $amount } бочонок пороха
                [few] { $amount } бочонка пороха
               *[other] { $amount } бочонков пороха
            }
    }
steps =
    { $n ->
        [one] { $n } область
        [few] { $n } области
       *[other] { $n } областей
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }

## What a score is made of

part-place = Место на маршруте
part-doubloons = Дублоны
part-treasures = Сокровища
part-cursed = Проклятые сокровища
tie-break = Очков поровну: { $winner } ближе к Порт-Роялю.

## Options

option-bank = Банк
    .help = Может ли Банк опустеть? В коробке 80 дублонов, 45 жетонов пищи и 45 бочонков пороха. Если их считать, погрузка приносит только то, что осталось.
option-bank-unlimited = Неисчерпаем
option-bank-counted = Сколько есть в коробке
option-sabre = Сабля Сарана
    .help = Сколько раз за сражение её владелец может велеть перебросить кубик? Третьего броска у кубика не бывает.
option-sabre-combat = Раз за сражение
option-sabre-die = По разу на каждый кубик
option-shortage-treasure = Сокровище после Недостачи
    .help = Корабль отнесло в логово из-за нехватки пищи или дублонов. Можно ли не брать сокровище?
option-shortage-treasure-may = Можно не брать
option-shortage-treasure-must = Нужно взять

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings.

journal-round-began = Раунд { $round }: { $who }, Капитан, бросает { $one } и { $other }.
    .you = Раунд { $round }: вы Капитан и бросаете { $one } и { $other }.
journal-dice-placed = { $who } кладёт кубики: утро { $morning }, вечер { $evening }.
    .you = Вы кладёте кубики: утро { $morning }, вечер { $evening }.
journal-chose = { $who } кладёт карту лицом вниз: «{ $card }».
    .you = Вы кладёте карту лицом вниз: «{ $card }».
journal-chose-hidden = { $who } выбирает карту.
journal-revealed = { $who } открывает карту: «{ $card }».
    .you = Вы открываете карту: «{ $card }».
journal-drew = { $who } берёт карту: «{ $card }».
    .you = Вы берёте карту: «{ $card }».
journal-drew-hidden = { $who } берёт карту.
journal-shuffled = { $who } тасует сыгранные карты в новую колоду.
    .you = Вы тасуете сыгранные карты в новую колоду.
journal-loaded = { $who } грузит { cargo } в трюм { $hold }.
    .you = Вы грузите { cargo } в трюм { $hold }.
    .effect = +{ cargo }
journal-dumped = { $who } выбрасывает { cargo } за борт из трюма { $hold }.
    .you = Вы выбрасываете { cargo } за борт из трюма { $hold }.
    .effect = −{ cargo }
journal-load-ignored =
    { $resource-id ->
        [gold] { $who } не грузит дублоны: нет места.
        [food] { $who } не грузит пищу: нет места.
       *[gunpowder] { $who } не грузит порох: нет места.
    }
    .you =
        { $resource-id ->
            [gold] Вы не грузите дублоны: нет места.
            [food] Вы не грузите пищу: нет места.
           *[gunpowder] Вы не грузите порох: нет места.
        }
    .effect = нет места
journal-sailed = { $who } проходит { $steps-text } { $direction-adverb }, в { $space-text }.
    .you = Вы проходите { $steps-text } { $direction-adverb }, в { $space-text }.
    .effect = в { $space-text }
journal-paid = { $who } платит { cargo } из трюма { $hold }.
    .you = Вы платите { cargo } из трюма { $hold }.
    .effect = −{ cargo }
aboard =
    { $owned ->
        [0] нет
       *[other] { $owned }
    }
journal-fell-short =
    { $resource-id ->
        [gold] Недостача у игрока { $who }: порт стоит { $cost }, а дублонов { aboard }.
       *[other] Недостача у игрока { $who }: море стоит { $cost }, а пищи { aboard }.
    }
    .you =
        { $resource-id ->
            [gold] У вас недостача: порт стоит { $cost }, а дублонов { aboard }.
           *[other] У вас недостача: море стоит { $cost }, а пищи { aboard }.
        }
    .effect = Недостача
journal-retreated = Корабль игрока { $who } относит назад, в { $space-text }.
    .you = Вас относит назад, в { $space-text }.
    .effect = назад, в { $space-text }
journal-finished = { $who } снова в Порт-Рояле!
    .you = Вы снова в Порт-Рояле!
    .effect = финиш
journal-attacked = { $who } нападает, защищается { $foe }.
    .you = Вы нападаете, защищается { $foe }.
    .at-you = { $who } нападает на вас.
    .effect = сражение, защищается { $foe }
journal-attacked-ghost = { $who } нападает на Корабль-Призрак.
    .you = Вы нападаете на Корабль-Призрак.
    .effect = сражение с Кораблём-Призраком
journal-ghost-attacked = Корабль-Призрак нападает, защищается { $foe }.
    .at-you = Корабль-Призрак нападает на вас.
    .effect = нападение, защищается { $foe }
journal-primed = { $who } тратит { $amount-text } из трюма { $hold }.
    .you = Вы тратите { $amount-text } из трюма { $hold }.
    .effect = −{ $amount-text }
journal-threw = Бросает { $who }: { $throw }.
    .you = Вы бросаете: { $throw }.
journal-ghost-threw = Бросок за Корабль-Призрак: { $throw }.
journal-used-sabre = { $who } пускает в ход Саблю Сарана: кубик бросают ещё раз.
    .you = Вы пускаете в ход Саблю Сарана: кубик бросают ещё раз.
journal-ghost-used-sabre = Корабль-Призрак пускает в ход Саблю Сарана: кубик бросают ещё раз.
journal-compared = Нападение { $attack }, защита { $defence }.
journal-won = { $who } побеждает в сражении.
    .you = Вы побеждаете в сражении.
journal-ghost-won = Корабль-Призрак побеждает в сражении.
journal-drawn = В сражении никто не победил.
journal-plundered = { $who } забирает у соперника ({ $foe }) { cargo } из { $hold }-го трюма.
    .you = Вы забираете у соперника ({ $foe }) { cargo } из { $hold }-го трюма.
    .at-you = { $who } забирает у вас { cargo } из { $hold }-го трюма.
journal-plundered-ghost =
    { $amount ->
        [one] { $who } забирает { $amount } дублон из { $hold }-го трюма Корабля-Призрака.
        [few] { $who } забирает { $amount } дублона из { $hold }-го трюма Корабля-Призрака.
       *[other] { $who } забирает { $amount } дублонов из { $hold }-го трюма Корабля-Призрака.
    }
    .you =
        { $amount ->
            [one] Вы забираете { $amount } дублон из { $hold }-го трюма Корабля-Призрака.
            [few] Вы забираете { $amount } дублона из { $hold }-го трюма Корабля-Призрака.
           *[other] Вы забираете { $amount } дублонов из { $hold }-го трюма Корабля-Призрака.
        }
journal-ghost-plundered =
    { $resource-id ->
        [gold] Корабль-Призрак забирает у соперника ({ $foe }) { cargo } из { $hold }-го трюма.
       *[other] Корабль-Призрак сбрасывает в море { cargo } из { $hold }-го трюма соперника ({ $foe }).
    }
    .at-you =
        { $resource-id ->
            [gold] Корабль-Призрак забирает у вас { cargo } из { $hold }-го трюма.
           *[other] Корабль-Призрак сбрасывает в море { cargo } из вашего { $hold }-го трюма.
        }
journal-seized = { $who } забирает у соперника ({ $foe }) { $power-accusative }.
    .you = Вы забираете у соперника ({ $foe }) { $power-accusative }.
    .at-you = { $who } забирает у вас { $power-accusative }.
journal-seized-from-ghost = { $who } забирает у Корабля-Призрака { $power-accusative }.
    .you = Вы забираете у Корабля-Призрака { $power-accusative }.
journal-ghost-seized = Корабль-Призрак забирает у соперника ({ $foe }) { $power-accusative }.
    .at-you = Корабль-Призрак забирает у вас { $power-accusative }.
journal-stole = { $who } крадёт у соперника ({ $foe }) { $place }-е закрытое сокровище: { $face }.
    .you = Вы крадёте у соперника ({ $foe }) { $place }-е закрытое сокровище: { $face }.
    .at-you = { $who } крадёт у вас { $place }-е закрытое сокровище: { $face }.
journal-stole-hidden = { $who } крадёт у соперника ({ $foe }) { $place }-е закрытое сокровище.
    .at-you = { $who } крадёт у вас { $place }-е закрытое сокровище.
journal-stole-from-ghost = { $who } крадёт у Корабля-Призрака { $place }-е закрытое сокровище: { $face }.
    .you = Вы крадёте у Корабля-Призрака { $place }-е закрытое сокровище: { $face }.
journal-stole-from-ghost-hidden = { $who } крадёт у Корабля-Призрака { $place }-е закрытое сокровище.
journal-ghost-stole = Корабль-Призрак крадёт у соперника ({ $foe }) { $place }-е закрытое сокровище.
    .at-you = Корабль-Призрак крадёт у вас { $place }-е закрытое сокровище.
journal-gave = { $who } отдаёт сопернику ({ $foe }) проклятое сокровище: { $face }.
    .you = Вы отдаёте сопернику ({ $foe }) проклятое сокровище: { $face }.
    .at-you = { $who } отдаёт вам проклятое сокровище: { $face }.
journal-gave-hidden = { $who } отдаёт сопернику ({ $foe }) проклятое сокровище.
    .at-you = { $who } отдаёт вам проклятое сокровище.
journal-gave-ghost = { $who } отдаёт Кораблю-Призраку проклятое сокровище: { $face }.
    .you = Вы отдаёте Кораблю-Призраку проклятое сокровище: { $face }.
journal-gave-ghost-hidden = { $who } отдаёт Кораблю-Призраку проклятое сокровище.
journal-took-nothing = { $who } ничего не берёт.
    .you = Вы ничего не берёте.
journal-ghost-took-nothing = Корабль-Призрак ничего не берёт.
journal-found = { $who } обчищает { $space-text } и находит: { $face }.
    .you = Вы обчищаете { $space-text } и находите: { $face }.
journal-found-hidden = { $who } обчищает { $space-text } и кладёт сокровище лицом вниз.
journal-uncovered = { $who } кладёт лицом вверх { $power-accusative }.
    .you = Вы кладёте лицом вверх { $power-accusative }.
journal-left-treasure = { $who } оставляет сокровище в логове.
    .you = Вы оставляете сокровище в логове.
journal-ghost-found = Корабль-Призрак забирает сокровище логова не глядя.
journal-ghost-sailed = Корабль-Призрак проходит { $steps-text } { $direction-adverb }, в { $space-text }.
    .effect = в { $space-text }
journal-showed = { $who } открывает: { $face }.
    .you = Вы открываете: { $face }.
journal-ghost-showed = У Корабля-Призрака было: { $face }.
journal-scored = { $who } получает { $points-text }: место { $berth }, дублоны { $doubloons }, сокровища { $treasures }.
    .you = Вы получаете { $points-text }: место { $berth }, дублоны { $doubloons }, сокровища { $treasures }.

## Moves, as answers to the questions

move-dice = Утро { $morning }
move-card = { $card }
move-load = Трюм { $hold }
move-dump = Освободить трюм { $hold }
# With the number that the chart in the terminal shows
move-sail = { $space-text } ({ $space })
move-fight = { $foe }
move-fight-ghost = Корабль-Призрак
move-powder =
    { $amount ->
        [0] Без пороха
       *[other] { $amount-text }
    }
move-pay =
    { $amount ->
        [0] Ничего из трюма { $hold }
       *[other] { $amount } из трюма { $hold }
    }
move-sabre = { $choice }
move-plunder = Содержимое трюма { $hold }
move-steal = Украсть { $prize }
move-give = Отдать своё сокровище { $place }
move-no-spoils = Ничего не брать
move-treasure = { $choice }
move-steer = { $direction }

sabre-again = Бросить ещё раз
sabre-keep = Оставить
lair-take = Взять сокровище
lair-leave = Не брать

## Questions

ask-dice = Вы Капитан. Какой кубик положить на утро?
ask-card = Какую карту вы сыграете? До вашего хода её никто не увидит.
ask-load = В какой трюм погрузить { cargo }?
ask-dump = Нет места: нужно погрузить { cargo }. Какой трюм освободить?
ask-route =
    { $steps ->
        [one] { $steps } область { $direction-adverb }: куда?
        [few] { $steps } области { $direction-adverb }: куда?
       *[other] { $steps } областей { $direction-adverb }: куда?
    }
ask-opponent = С кем вы сразитесь?
ask-powder = Сколько пороха вы потратите? Он пропадёт в любом случае.
ask-sabre =
    { $throw-id ->
        [star] На кубике звезда. Бросить его ещё раз?
       *[other] На кубике { $throw }. Бросить его ещё раз?
    }
ask-spoils = Победа ваша. Что вы возьмёте или отдадите?
ask-ghost-spoils = Корабль-Призрак победил, за него решаете вы. Что он возьмёт?
ask-payment =
    { $resource-id ->
        [gold] Осталось заплатить { cargo }. Сколько из трюма { $hold }?
        [food] Осталось отдать { cargo }. Сколько из трюма { $hold }?
       *[gunpowder] Осталось потратить { cargo }. Сколько из трюма { $hold }?
    }
ask-retreat = Недостача. Куда вас отнесёт?
ask-lair = Вас отнесло в логово. Взять сокровище?
ask-direction = Куда идёт Корабль-Призрак?

## What nobody can foresee

unknown-setup = раздают карты
unknown-dice = бросают кубики
unknown-card = открывают следующую карту
unknown-combat-die = бросают боевой кубик
unknown-treasure = берут карту сокровища
unknown-stolen-treasure = смотрят украденное сокровище
unknown-gift = отдают сокровище
unknown-draws = берут карты
unknown-faces = открывают сокровища

## On the table

phase-dice = Кубики
    .short = Кубики
phase-card = Выбор карты
    .short = Карта
phase-actions = Действия
    .short = Действия
phase-over = Гонка окончена
table-round = раунд { $n }
table-captain = Капитан
    .help = Бросает и раскладывает кубики этого раунда и действует первым. Затем компас переходит налево.
table-ghost = Корабль-Призрак
    .help = Ходит после обоих игроков, по обоим кубикам, куда правит Капитан: назад, пока лидирует, вперёд, пока отстаёт. Сражается и ничего не платит.
table-morning = Утро
table-evening = Вечер
table-treasures = Сокровища
table-bank = Банк:
table-ship = Корабль
table-holds = Трюмы
table-to-go = Путь
table-points = Очки
table-cards = Карты сокровищ
table-finished = дома
table-hand = Ваши карты
table-chosen = выбрана
table-deck = колода { $deck }, сыграно { $played }
table-attack = нападение
table-defence = защита
table-star = звезда
table-legend = ▫ пища · ¤ дублоны · ◍ порох · ☠ логово (✦ сокровище) · мелкие числа: области

table-tie-break = Очков поровну: выше тот, кто ближе к Порт-Роялю.

## On the board in the browser

round = Раунд { $n }
chart = Морская карта
chart-map = Вся гонка: коснитесь, чтобы посмотреть туда
tab-sea = Море
tab-ship = Корабль
lane-outer = Внешний путь
    .short = внеш.
lane-inner = Внутренний путь
    .short = внутр.
act-gold =
    { $n ->
        [one] погрузить { $n } дублон
        [few] погрузить { $n } дублона
       *[other] погрузить { $n } дублонов
    }
    .short = золото
act-food =
    { $n ->
        [one] погрузить { $n } жетон пищи
        [few] погрузить { $n } жетона пищи
       *[other] погрузить { $n } жетонов пищи
    }
    .short = пища
act-gunpowder =
    { $n ->
        [one] погрузить { $n } бочонок пороха
        [few] погрузить { $n } бочонка пороха
       *[other] погрузить { $n } бочонков пороха
    }
    .short = порох
act-forward = вперёд на { $n }
    .short = вперёд
act-backward = назад на { $n }
    .short = назад

# Pieces on the chart
space-sea = Открытое море
    .help = Кто здесь остановится, кормит команду: { $cost }.
space-port = Порт
    .help = Кто здесь остановится, платит порту: { $cost }.
space-lair = Логово пиратов
    .help = Бесплатно, а кто остановится здесь первым, берёт карту сокровища.
space-lair-bare = Разграбленное логово
    .help = Бесплатно; сокровища здесь уже нет.
space-port-royal = Порт-Рояль
    .help = Старт и финиш, спокойная гавань: ни платы, ни сражений.
space-score =
    { $n ->
        [one] Корабль здесь в конце гонки: { $n } очко.
        [few] Корабль здесь в конце гонки: { $n } очка.
       *[other] Корабль здесь в конце гонки: { $n } очков.
    }
ship-to-go = до Порт-Рояля { $n }
ghost-steered = у руля { $who }
ghost-steered-you = у руля вы
dice-morning = Утренний кубик: { $n }
dice-evening = Вечерний кубик: { $n }
dice-help = По нему действуют все: сначала утренняя половина карты, потом вечерняя.
dice-way = Утро { $morning }, вечер { $evening }
treasures-left =
    { $n ->
        [one] Осталась { $n } карта сокровища
        [few] Осталось { $n } карты сокровищ
       *[other] Осталось { $n } карт сокровищ
    }
treasures-help = По одной на каждое логово, где ещё лежит сундук. Есть и проклятые.

# Plates: what a landing would bring
plate-or = { $one } или { $other }
plate-fight = сражение, соперник { $foes }
plate-fight-you = сражение с вами
plate-then = затем { $what }
plate-then-cost = затем отдать { cargo }
plate-finish = Порт-Рояль, финиш
plate-home = Порт-Рояль, бесплатно
plate-lost = пропадает: корабль уже дома
plate-lair = логово, бесплатно
plate-treasure = взять карту сокровища
plate-bare = взять уже нечего
plate-cost-port = порт, { cargo }
plate-cost-sea = море, { cargo }
plate-owned = у вас { $n }
plate-space = { $space } ({ $cost })
plate-lane = { $lane }: { $space }
plate-unsure = может выйти иначе
    .help = До этого ещё сражение или сокровище: они могут всё изменить.
plate-short =
    { $resource-id ->
        [gold] недостача, дублонов { $paid } из { $amount }
       *[food] недостача, пищи { $paid } из { $amount }
    }
plate-drift =
    { $paid ->
        [0] отнесёт назад: { $space }
       *[other] отдать { $paid }, отнесёт назад: { $space }
    }
plate-drift-fight = { $told }, сражение, соперник { $foes }
plate-drift-may-fight = { $told }, возможно сражение, соперник { $foes }
plate-load = погрузить { cargo }
plate-load-hold = в трюм { $hold }
plate-load-dump = сначала освободить трюм
plate-load-full =
    { $resource-id ->
        [gold] нет места для дублонов
        [food] нет места для пищи
       *[gunpowder] нет места для пороха
    }

# The own ship
hold = Трюм { $hold }
hold-empty = пусто
hold-help = Вмещает одну погрузку одного вида.
hold-unsure = Что в нём окажется, зависит от следующего выбора.
own-holds = Ваши трюмы
own-holds-ghost = Трюмы Корабля-Призрака
own-pick = одна на этот раунд
own-laid = выбрана
own-now = выполняется
own-deck = Колода
    .help = После каждого раунда вы добираете из неё до трёх карт.
own-played = Сыграно
own-order = Ваш ход { $n }-й
own-points = Очки сейчас
own-before-line = −{ $n } до красной линии
own-berth = +{ $n } за место
own-treasures = сокровища { $n }
own-hidden = Видите только вы.

# Panels
panel-none = сокровищ нет
panel-cursed = Проклятое сокровище
panel-face-down = Лежит лицом вниз до конца игры или пока не украдут.
panel-way = { $place }-й в гонке · ещё { $n }
panel-hand =
    { $n ->
        [one] { $n } карта в руке, в колоде { $deck }
        [few] { $n } карты в руке, в колоде { $deck }
       *[other] { $n } карт в руке, в колоде { $deck }
    }
panel-held = Наверняка в руке: { $cards }
state-chosen = карта выбрана
    .short = готово
state-acts = действует
    .short = ходит
state-acted = ход сделан
    .short = готово
state-next = на очереди
    .short = скоро
state-later = ждёт хода
    .short = позже
state-defends = защищается
    .short = бой

# Combat
combat = Сражение
combat-steps = Шаги сражения
combat-step-attack = Нападение
combat-step-defence = Защита
combat-step-sabre = Сабля
combat-step-spoils = Добыча
combat-you-attack = вы нападаете
combat-you-defence = вы защищаетесь
combat-attacks = нападает
combat-defences = защищается
combat-powder = порох { $n }
combat-die = кубик { $n }
combat-unthrown = бросок
combat-strength = сила
combat-commit = Сколько пороха?
combat-lost = Он сработает один раз и пропадёт в любом случае.
combat-next = Бросает { $who }
combat-next-you = Бросаете вы
combat-sabre-who = Перебросить кубик ({ $who })? Второй бросок окончателен.
combat-wins-you = победа ваша
combat-wins = победа: { $who }
combat-draw = ничья
combat-open = зависит от броска защитника
combat-undo = могут перебросить Саблей
combat-over = Победа: { $who }
combat-over-you = Победа ваша
combat-score = Нападение { $one }, защита { $other }.
combat-due = после сражения: { $cost }
combat-due-lair = после сражения: сокровище логова
stakes-if-you = Если победите вы
stakes-if = Если победит { $who }
stakes-won-you = Победа ваша
stakes-won = Победа: { $who }
stakes-safe = { $who }: потерь нет
stakes-takes = что-то одно или ничего
stakes-nothing = взять нечего
stakes-treasure = Карта сокровища
stakes-unseen = лицом вниз
stakes-give = отдать
spoils-give-known = Отдать: { $card }
spoils-give-only = Отдать своё проклятое сокровище
spoils-steal-known = Украсть: { $card }
spoils-steal-only = Украсть закрытое сокровище

# The prompt line
title-dice = Капитан
title-card = Ваша карта
title-load = Погрузка
title-dump = За борт
title-route = Курс
title-opponent = Сражение
title-powder = Порох
title-sabre = Сабля
title-spoils = Добыча
title-ghost-spoils = Добыча
title-payment = Плата
title-retreat = Дрейф
title-lair = Логово
title-direction = У руля
prompt-more =
    { $n ->
        [one] Ещё { $n } путь показан на карте.
        [few] Ещё { $n } пути показаны на карте.
       *[other] Ещё { $n } путей показано на карте.
    }
prompt-unsure = если до того ничего не изменится
prompt-others-first = Раньше вас ходят другие, так что может выйти иначе.
prompt-evening = Потом, вечером: { $effects }.
confirm-sail = Плыть сюда
confirm-sail-pay = Плыть сюда, отдать { cargo }
confirm-sail-fight = Плыть сюда и сразиться
confirm-sail-treasure = Плыть сюда, взять сокровище
confirm-sail-short = Плыть сюда, и пусть отнесёт назад
confirm-drift = Отойти сюда
confirm-drift-pay = Отойти сюда, отдать { cargo }
confirm-drift-fight = Отойти сюда и сразиться
confirm-load = Погрузить в трюм { $hold }
confirm-fight = Сразиться: { $who }
confirm-powder = Потратить { $what }
confirm-pay = Отдать { $amount } из трюма { $hold }
confirm-plunder = Забрать { cargo }
prompt-day = Утро { $morning }, вечер { $evening }. { $order }.
prompt-card = { $morning }, затем { $evening }.
    .confirm = Сыграть карту
    .back = Другая карта

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = Гонка окончена.
reason-turn-of = Сейчас не ваш ход: решает { $decider }.
reason-others = Сейчас решаете не вы, а другие.
reason-answered = Вы уже выбрали карту, другие ещё выбирают.
reason-not-now = Не сейчас: сначала { $question }.
now-dice = разложите кубики
now-card = выберите карту
now-load = выберите трюм для груза
now-dump = выберите, какой трюм опустошить
now-route = выберите, куда плыть
now-opponent = выберите, с кем сразиться
now-powder = решите, сколько пороха потратить
now-sabre = решите, перебросить ли кубик
now-spoils = выберите добычу
now-ghost-spoils = выберите добычу Корабля-Призрака
now-payment = решите, какой трюм платит
now-retreat = выберите, куда отступить
now-lair = возьмите сокровище или оставьте его
now-direction = направьте Корабль-Призрак
reason-not-thrown = На кубиках выпало { $one } и { $other }.
reason-not-in-hand = Карты «{ $card }» сейчас у вас на руке нет.
reason-no-sixth-hold = Без карты шестого трюма его нет.
reason-hold-taken = Трюм { $hold } не пуст, а для груза нужен пустой.
reason-holds-alike = Пустые трюмы одинаковы: груз кладут в трюм { $hold }.
reason-has-empty-hold = Трюм { $hold } пуст, поэтому за борт ничего выбрасывать нельзя.
reason-no-empty-hold = Пустого трюма нет: сначала нужно опустошить один.
reason-same-cargo =
    { $resource-id ->
        [gold] В трюме { $hold } дублоны, а именно их и грузят.
        [food] В трюме { $hold } пища, а именно её и грузят.
       *[gunpowder] В трюме { $hold } порох, а именно его и грузят.
    }
reason-not-reached = Корабль проходит ровно { $steps-text } { $direction-adverb }, и сюда он так не приходит.
reason-not-a-retreat = Отступают на первую область позади, за которую можно заплатить, а это не она.
reason-other-hold-pays = Сначала решите, сколько даёт трюм { $hold }.
reason-pays-too-little = Остальные трюмы столько не дадут: из трюма { $hold } нужно не меньше { $amount }.
reason-hold-has-less = В трюме { $hold } только { $amount }.
reason-costs-less = Осталось заплатить только { $amount }.
reason-nobody-here = Такого капитана здесь нет.
reason-foe-elsewhere = { $foe } стоит в другой области.
reason-own-ship = Корабль не может сражаться сам с собой.
reason-no-ghost = Корабль-Призрак плавает только в игре вдвоём.
reason-ghost-elsewhere = Корабль-Призрак стоит в другой области.
reason-ghost-attacks = Нападает сам Корабль-Призрак.
reason-too-little-powder = У вас { $amount-text }.
reason-loser-has-no-sixth = У проигравшего нет шестого трюма.
reason-nothing-in-hold = Трюм { $hold } проигравшего пуст.
reason-no-room-for-spoils =
    { $resource-id ->
        [gold] Во всех ваших трюмах дублоны: для новых нет места.
        [food] Во всех ваших трюмах пища: для новой нет места.
       *[gunpowder] Во всех ваших трюмах порох: для нового нет места.
    }
reason-ghost-has-no-room = Во всех трюмах Корабля-Призрака дублоны: для новых нет места.
reason-not-the-losers = У проигравшего этого нет: { $prize }.
reason-beth-stays = Леди Бет никогда не покидает Корабль-Призрак.
reason-ghost-never-gives = Корабль-Призрак никогда не отдаёт карт.
reason-no-card-to-give = Закрытого сокровища { $place } у вас нет.
reason-not-cursed = Ваше закрытое сокровище { $place } не проклято, а отдать можно только проклятое.

## The rules on one page

rules-aim = О чём игра
rules-aim-1 = Обойдите остров один раз и вернитесь богатыми. Гонка кончается в том раунде, когда первый корабль снова в Порт-Рояле, но побеждает не он, а тот, у кого больше очков. Очки дают дублоны в трюмах, сокровища и пройденный путь.
rules-aim-2 = Кто к этому времени не пересёк красную линию, теряет 5 очков. За ней на каждой области написано, сколько она стоит, а Порт-Рояль стоит 15.
rules-begin = Перед гонкой
rules-begin-1 = Все корабли стоят в Порт-Рояле: 3 жетона пищи в одном трюме, 3 дублона в другом, ещё три трюма пусты. На каждом из девяти логов пиратов стоит сундук, а рядом с картой лежат девять карт сокровищ, взятые из двенадцати.
rules-begin-2 = У каждого капитана одни и те же одиннадцать карт действия; они перемешаны, три из них в руке.
rules-round = Раунд
rules-round-1 = Капитан раунда бросает два кубика и кладёт один на утро, другой на вечер. Они действуют для всех.
rules-round-2 = Затем все одновременно кладут по карте лицом вниз. На карте два действия: левое утреннее, правое вечернее.
rules-round-3 = Начиная с Капитана, по часовой стрелке, каждый открывает свою карту и делает, что на ней: утреннее действие по утреннему кубику до самого конца, потом вечернее по вечернему. Пропустить нельзя ни одно, как бы ни хотелось.
rules-round-4 = В конце все добирают карту, а компас переходит налево. Когда колода кончилась, сыгранные карты перемешивают в новую.
rules-load = Погрузка
rules-load-1 = На карте дублон, рыба или бочонок: возьмите столько жетонов, сколько на кубике, и положите все в один пустой трюм. В трюм, где что-то есть, ничего не добавляют.
rules-load-2 = Если пустых трюмов нет, сначала выбросьте за борт всё из одного; в нём не должно быть того, что вы грузите.
rules-load-3 = Если все трюмы заняты именно этим, погрузки нет.
rules-sail = Движение
rules-sail-1 = На карте стрелка: пройдите ровно столько областей, сколько на кубике, вперёд или назад. На развилке вы каждый раз сами выбираете путь.
rules-sail-2 = Области по дороге ничего не значат. Там, где вы остановились, по порядку: если там кто-то есть, сражение; потом плата или сокровище логова.
rules-sail-3 = Вас может отнести назад за Порт-Рояль. Это не короткий путь: через него придётся пройти снова.
rules-cost = Сколько стоит область
rules-cost-1 = Платит только тот корабль, который сейчас пришёл, и один раз. Жетоны можно брать из любых трюмов.
rules-cost-2 = Кто может заплатить, обязан.
rules-shortage = Недостача
rules-shortage-1 = Если у вас меньше, чем стоит область, отдайте всё, что есть, и вас отнесёт назад, область за областью, к первой, за которую вы можете заплатить сполна. Логова и Порт-Рояль бесплатны, так что такая найдётся всегда.
rules-shortage-2 = Там вы останавливаетесь как обычно: сражаетесь с тем, кто там есть, платите, а в логове можете взять сокровище или оставить его.
rules-shortage-3 = Если назад ведут два пути, выбираете вы.
rules-combat = Сражение
rules-combat-1 = Кто пришёл туда, где стоит другой корабль, обязан сразу напасть; если кораблей несколько, на один из них. В Порт-Рояле не сражаются никогда.
rules-combat-2 = Нападающий тратит сколько угодно пороха и бросает боевой кубик. Звезда побеждает сразу. Иначе защитник, который всё это видел, делает то же самое, и его звезда тоже побеждает сразу.
rules-combat-3 = Если звезды не было, сравнивают силу: кубик, плюс 1 за каждый потраченный бочонок, плюс 2 за Леди Бет. Побеждает бо́льшая; при равной не побеждает никто.
rules-combat-4 = Порох пропадает в любом случае.
rules-combat-5 = У кого Сабля Сарана, тот раз за своё сражение может велеть бросить кубик ещё раз: сразу после броска, пока из него ничего не последовало.
rules-spoils = Добыча
rules-spoils-1 = Победитель может сделать одно из трёх: забрать всё из одного трюма проигравшего (и погрузить по правилам погрузки), забрать одну его карту сокровища или отдать ему своё проклятое сокровище. Или ничего.
rules-spoils-2 = Закрытые карты берут не глядя. Кто однажды владел картой, помнит её, куда бы она ни ушла.
rules-treasure = Карты сокровищ
rules-treasure-1 = Первый, кто остановился в логове, снимает с него сундук и берёт карту сокровища. Четыре из них дают умения: они лежат открыто и действуют сразу.
rules-treasure-2 = Остальные лежат лицом вниз до конца. Некоторые прокляты.
rules-end = Конец гонки
rules-end-1 = Корабль, который после круга вошёл в Порт-Рояль передним ходом, дома: он там останавливается, остаток его хода пропадает. Кто в этом раунде ещё не ходил, ходит. Потом игра окончена.
rules-end-2 = Вы получаете 15 очков за возвращение, или число своей области за красной линией, или −5; по 1 очку за дублон; и то, чего стоят ваши сокровища, в том числе проклятые. Пища и порох не стоят ничего.
rules-end-3 = Побеждает тот, у кого больше очков; при равенстве тот, кто ближе к Порт-Роялю.
rules-ghost = Вдвоём: Корабль-Призрак
rules-ghost-1 = Вдвоём в гонке участвует третий корабль, ничей. У него 5 и 3 дублона и Леди Бет, которую у него не отнять.
rules-ghost-2 = Когда оба сходили, Капитан ведёт его по утреннему кубику, потом по вечернему. Если он впереди всех, он идёт назад, если позади всех, вперёд; иначе решает Капитан. Он ничего не платит, сражается с тем, кого встретил, и берёт сокровище логова не глядя.
rules-ghost-3 = В сражении с ним за него бросает и решает тот игрок, который не сражается. Пороха у него нет. Из добычи он оставляет золото и карты, а пищу и порох выбрасывает в море.
rules-ghost-4 = Кто его победил, может забрать его трюм, или карту, кроме Леди Бет, или отдать ему проклятое сокровище. Выиграть гонку он не может и её не заканчивает.
