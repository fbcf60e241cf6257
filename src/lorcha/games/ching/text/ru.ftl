### Madame Ching: every word a player reads about this game.

title = Мадам Чжэн
about = Китайское море, 1808 год. Каждый из вас — молодой капитан во флоте Мадам Чжэн, самой грозной из пиратов Азии. Выкладывайте карты по возрастанию, и джонка пойдёт вперёд: карта знакомого цвета ведёт её прямо, новый цвет — наискосок, к Гонконгу. Возвращайтесь вовремя, чтобы выполнить задание, учитесь в каждом плавании и берегитесь соперников: в море хватает воров и сирен. Лучшим достанется командование Жемчужиной Китая, но побеждает тот, кто привезёт больше всех.
designer = Бруно Катала, Людовик Моблан

## Encounter cards

encounter-madame-ching = Мадам Чжэн
    .short = Мадам Чжэн
    .does = даёт символ
    .help = В конце вашей экспедиции добавляет один символ, которого не хватает для нового навыка. Это ваша карта встречи на этот ход.
encounter-thief = Вор
    .short = Вор
    .does = крадёт камень
    .help = Атака: заберите у игрока случайный драгоценный камень.
encounter-siren-cartography = Сирена (свиток)
    .short = Сирена
    .does = против карты
    .help = Атака: каждый соперник поворачивает одну выложенную карту со свитком. Для навыков этот символ больше не годится.
encounter-siren-night-navigation = Сирена (фонарь)
    .short = Сирена
    .does = против фонаря
    .help = Атака: каждый соперник поворачивает одну выложенную карту с фонарём. Для навыков этот символ больше не годится.
encounter-siren-battle = Сирена (меч)
    .short = Сирена
    .does = против меча
    .help = Атака: каждый соперник поворачивает одну выложенную карту с мечом. Для навыков этот символ больше не годится.
encounter-siren-meteorology = Сирена (змей)
    .short = Сирена
    .does = против змея
    .help = Атака: каждый соперник поворачивает одну выложенную карту с воздушным змеем. Для навыков этот символ больше не годится.
encounter-traitress = Изменница
    .short = Изменница
    .does = крадёт встречу
    .help = Атака: заберите случайную карту встречи с руки игрока.
encounter-veteran-sailor = Бывалый моряк
    .short = Бывалый моряк
    .does = навыки готовы
    .help = Переверните лицом вверх все ваши использованные навыки.
encounter-helmsmen-cartography = Кормчие (свиток)
    .short = Кормчие
    .does = плыть или отбить
    .help = Добавьте их в экспедицию как карту нового цвета со свитком или отразите атаку на вас.
encounter-helmsmen-night-navigation = Кормчие (фонарь)
    .short = Кормчие
    .does = плыть или отбить
    .help = Добавьте их в экспедицию как карту нового цвета с фонарём или отразите атаку на вас.
encounter-helmsmen-battle = Кормчие (меч)
    .short = Кормчие
    .does = плыть или отбить
    .help = Добавьте их в экспедицию как карту нового цвета с мечом или отразите атаку на вас.
encounter-helmsmen-meteorology = Кормчие (змей)
    .short = Кормчие
    .does = плыть или отбить
    .help = Добавьте их в экспедицию как карту нового цвета с воздушным змеем или отразите атаку на вас.
encounter-helmsmen-none = Кормчие
    .short = Кормчие
    .does = плыть или отбить
    .help = Добавьте их в экспедицию как карту нового цвета или отразите атаку на вас.
encounter-fortune-teller = Гадалка
    .short = Гадалка
    .does = 3 карты встречи
    .help = Возьмите 3 карты встречи.
encounter-merchant = Торговец
    .short = Торговец
    .does = +1 за камень
    .help = Храните до конца: каждый ваш камень того цвета, которого у вас больше всего, стоит на 1 очко дороже.
encounter-sacred-treasure-1 = Священное сокровище, 1 очко
    .short = Сокровище
    .does = 1 очко
    .help = Храните до конца: 1 очко.
encounter-sacred-treasure-2 = Священное сокровище, 2 очка
    .short = Сокровище
    .does = 2 очка
    .help = Храните до конца: 2 очка.
encounter-sacred-treasure-3 = Священное сокровище, 3 очка
    .short = Сокровище
    .does = 3 очка
    .help = Храните до конца: 3 очка.

## Skills

skill-none = ничего
skill-cartography = Картография
    .help = В свой ход: возьмите карту навигации. С этого момента у вас на руке на одну карту больше.
skill-night-navigation = Ночная навигация
    .help = В свой ход: выложите вторую карту с руки, сверху или между другими. В конце хода вы берёте на одну карту больше.
skill-battle = Сражение
    .help = Атака, в свой ход: посмотрите карты навигации игрока, возьмите одну и отдайте одну взамен.
skill-meteorology = Метеорология
    .help = В конце вашей экспедиции: выполните любое задание с номером от номера вашей клетки до числа на 6 больше.
skill-elite-crew = Элитный экипаж
    .help = Заменяет любой недостающий навык, когда решается, кому достанется Жемчужина Китая. Другого эффекта нет.

symbol-cartography = свиток
symbol-night-navigation = фонарь
symbol-battle = меч
symbol-meteorology = змей

weapon-battle = Сражение
weapon-thief = Вор
weapon-traitress = Изменница
weapon-siren = Сирена

gem-white = белый камень
gem-red = красный камень
gem-blue = синий камень

junk-a = джонка А
    .letter = А
junk-b = джонка Б
    .letter = Б

wind-plain = как обычно
wind-meteorology = с помощью Метеорологии
help-alone = за свои символы
help-madame-ching = с помощью Мадам Чжэн

deck-navigation = карты навигации
deck-encounter = карты встречи

ending-running = Игра продолжается
ending-missions = Выполнено последнее задание
ending-china-pearl = У Жемчужины Китая новый командир
ending-standstill = Сто раундов без заданий и навыков

## Things that are counted

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
missions =
    { $n ->
        [one] { $n } задание
        [few] { $n } задания
       *[many] { $n } заданий
    }
gold-acc =
    { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
       *[many] { $n } золотых монет
    }
points-acc =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

rewards =
    { $gold ->
        [0] { "" }
        [one] +{ $gold } золотая монета
        [few] +{ $gold } золотые монеты
       *[many] +{ $gold } золотых монет
    }{ $white ->
        [0] { "" }
        [one] { rewards-white }+{ $white } белый камень
        [few] { rewards-white }+{ $white } белых камня
       *[many] { rewards-white }+{ $white } белых камней
    }{ $red ->
        [0] { "" }
        [one] { rewards-red }+{ $red } красный камень
        [few] { rewards-red }+{ $red } красных камня
       *[many] { rewards-red }+{ $red } красных камней
    }{ $blue ->
        [0] { "" }
        [one] { rewards-blue }+{ $blue } синий камень
        [few] { rewards-blue }+{ $blue } синих камня
       *[many] { rewards-blue }+{ $blue } синих камней
    }
# A comma before the gems of a colour, if anything stands before them.
rewards-white =
    { $gold ->
        [0] { "" }
       *[other] { ", " }
    }
rewards-red =
    { $white ->
        [0] { rewards-white }
       *[other] { ", " }
    }
rewards-blue =
    { $red ->
        [0] { rewards-red }
       *[other] { ", " }
    }

## What a score is made of

part-gold = Золото
part-gems = Драгоценные камни
part-skills = Навыки
part-china-pearl = Жемчужина Китая
part-hong-kong = Гонконг
part-treasures = Священные сокровища
part-merchants = Торговцы
tie-break = Очков поровну: у игрока { $winner } камни дороже.

## Options

option-mode = Кто за кого играет
    .help = Вчетвером можно играть двумя командами: партнёры сидят друг напротив друга, передают друг другу карты и складывают очки.
option-mode-individual = Каждый за себя
option-mode-team = Две команды (вчетвером)

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings.

# Which junk, where a player has two.
of-two =
    { $players ->
        [2] { " " }({ $junk })
       *[other] { "" }
    }
journal-missions-laid = На поле { $missions-text }.
journal-dealt = { $who } получает на руку { $cards }.
    .you = Вы получаете на руку { $cards }.
journal-dealt-hidden = { $who } получает карты на руку.
journal-set-aside = Заданию { $tile } нет места, оно откладывается.
journal-round-began = Раунд { $round }.
journal-laid-out = На поле: закрытая карта, { $cards }.
journal-chose = { $who } кладёт рубашкой вверх: { $cards }.
    .you = Вы кладёте рубашкой вверх: { $cards }.
journal-chose-hidden = { $who } делает выбор.
journal-revealed = { $who } открывает { $cards }.
    .you = Вы открываете { $cards }.
journal-started = { $who } начинает экспедицию с карты { $card }{ of-two }.
    .you = Вы начинаете экспедицию с карты { $card }{ of-two }.
    .effect = начинается новая экспедиция
journal-sailed = { $who } выкладывает карту { $card } и плывёт на клетку { $number }{ of-two }.
    .you = Вы выкладываете карту { $card } и плывёте на клетку { $number }{ of-two }.
    .effect = вы плывёте на клетку { $number }
journal-steered = { $who } играет карту «{ $face }» и плывёт на клетку { $number }{ of-two }.
    .you = Вы играете карту «{ $face }» и плывёте на клетку { $number }{ of-two }.
    .effect = вы плывёте на клетку { $number }
line-name =
    { $line ->
        [1] первую
       *[other] вторую
    }
journal-crossed = { $who } пересекает { line-name } пунктирную линию.
    .you = Вы пересекаете { line-name } пунктирную линию.
    .effect = +карты встречи
journal-plundered = { $who } грабит Гонконг!
    .you = Вы грабите Гонконг!
    .effect = +Гонконг
journal-ended = { $who } завершает экспедицию на клетке { $number }{ of-two }.
    .you = Вы завершаете экспедицию на клетке { $number }{ of-two }.
    .effect = экспедиция завершается на клетке { $number }
journal-completed = { $who } выполняет задание { $mission }.
    .you = Вы выполняете задание { $mission }.
    .effect = задание { $mission }
journal-rewarded = { $who } получает награду: { rewards }.
    .you = Вы получаете награду: { rewards }.
    .effect = { rewards }
journal-met = { $who } берёт карту встречи «{ $face }».
    .you = Вы берёте карту встречи «{ $face }».
journal-met-hidden = { $who } берёт карту встречи.
journal-lucky = Ни задания, ни навыка: { $who } получает подарок моря.
    .you = Ни задания, ни навыка: вы получаете подарок моря.
    .effect = +1 карта встречи
journal-learned = { $who } получает навык «{ $skill }».
    .you = Вы получаете навык «{ $skill }».
    .effect = +{ $skill }
journal-won-pearl = { $who } принимает командование Жемчужиной Китая!
    .you = Вы принимаете командование Жемчужиной Китая!
    .effect = +Жемчужина Китая
journal-used = { $who } использует навык «{ $skill }».
    .you = Вы используете навык «{ $skill }».
journal-drew = { $who } берёт карту навигации { $card }.
    .you = Вы берёте карту навигации { $card }.
journal-drew-hidden = { $who } берёт карту навигации.
journal-played = { $who } играет карту «{ $face }».
    .you = Вы играете карту «{ $face }».
journal-attacked = { $who } атакует: «{ $weapon }», цель — { $victim }.
    .you = Вы атакуете: «{ $weapon }», цель — { $victim }.
    .at-you = { $who } атакует вас: «{ $weapon }».
journal-shielded = { $who } отражает атаку картой «{ $face }».
    .you = Вы отражаете атаку картой «{ $face }».
    .effect = с вами ничего не случится
journal-endured = { $who } не защищается.
    .you = Вы не защищаетесь.
journal-looked = { $who } смотрит карты игрока { $victim }: { $cards }.
    .you = Вы смотрите карты игрока { $victim }: { $cards }.
    .at-you = { $who } смотрит ваши карты: { $cards }.
journal-looked-hidden = { $who } смотрит карты игрока { $victim }.
    .at-you = { $who } смотрит ваши карты.
journal-seized = { $who } забирает карту { $card } у игрока { $victim }.
    .you = Вы забираете карту { $card } у игрока { $victim }.
    .at-you = { $who } забирает у вас карту { $card }.
journal-seized-hidden = { $who } забирает карту у игрока { $victim }.
    .at-you = { $who } забирает у вас карту.
journal-gave = { $who } отдаёт карту { $card } игроку { $to }.
    .you = Вы отдаёте карту { $card } игроку { $to }.
    .at-you = { $who } отдаёт вам карту { $card }.
journal-gave-hidden = { $who } отдаёт карту игроку { $to }.
    .at-you = { $who } отдаёт вам карту.
journal-stole-gem = { $who } крадёт { $gem } у игрока { $victim }.
    .you = Вы крадёте { $gem } у игрока { $victim }.
    .at-you = { $who } крадёт у вас { $gem }.
journal-stole-card = { $who } крадёт карту «{ $face }» у игрока { $victim }.
    .you = Вы крадёте карту «{ $face }» у игрока { $victim }.
    .at-you = { $who } крадёт у вас карту «{ $face }».
journal-stole-card-hidden = { $who } крадёт карту встречи у игрока { $victim }.
    .at-you = { $who } крадёт у вас карту встречи.
journal-turned = { $who } поворачивает карту на месте { $place }{ of-two }: её символ ({ $symbol }) больше не годится для навыков.
    .you = Вы поворачиваете карту на месте { $place }{ of-two }: её символ ({ $symbol }) больше не годится для навыков.
journal-readied = { $who } снова может использовать все свои навыки.
    .you = Вы снова можете использовать все свои навыки.
    .effect = +все навыки готовы
journal-passed-on = { $who } передаёт карту «{ $face }» партнёру ({ $to }).
    .you = Вы передаёте карту «{ $face }» партнёру ({ $to }).
    .at-you = { $who } передаёт вам карту «{ $face }».
journal-passed-on-hidden = { $who } передаёт карту встречи партнёру ({ $to }).
    .at-you = { $who } передаёт вам карту встречи.
journal-kept = { $who } оставляет карту себе.
    .you = Вы оставляете карту себе.
journal-took = { $who } берёт с поля карту { $card }.
    .you = Вы берёте с поля карту { $card }.
    .effect = { "" }
journal-took-hidden = { $who } берёт закрытую карту: { $card }.
    .you = Вы берёте закрытую карту: { $card }.
journal-took-hidden-hidden = { $who } берёт закрытую карту.
journal-kept-hand = { $who } ничего не передаёт партнёру.
    .you = Вы ничего не передаёте партнёру.
journal-reshuffled = Сброс ({ $deck }) перемешан в новую колоду: { $cards-text }.
journal-ending = { $reason }: это последний раунд.
journal-unfinished = { $who } получает { $gold-text } за незавершённые экспедиции.
    .you = Вы получаете { $gold-text } за незавершённые экспедиции.
journal-showed = { $who } показывает карту «{ $face }».
    .you = Вы показываете карту «{ $face }».
journal-final-scored = { $who } набирает { $points-text }.
    .you = Вы набираете { $points-text }.

## Moves, as answers to the questions

several =
    { $second-id ->
        [none] { $first }
       *[other]
            { $third-id ->
                [none] { $first } + { $second }
               *[other] { $first } + { $second } + { $third }
            }
    }
move-choose = { $cards }
move-sail = { $junk }
move-complete = Задание { $tile }{ $wind-id ->
        [plain] { "" }
       *[other] , { $wind }
    }
move-learn = { several }, { $help }
move-forgo = Ничего
move-chart = Картография: взять карту навигации
move-night = Ночная навигация: выложить карту { $card }
move-attack = Атаковать: { $weapon }, цель — { $target }
move-play = Сыграть карту «{ $face }»
move-take = Взять с поля: место { $place }
move-seize = Взять карту { $card }
move-give = Отдать карту { $card }
move-keep = Оставить
move-pass-on = Передать партнёру
move-endure = Не защищаться
move-turn =
    { $players ->
        [2] { $junk }, карта { $place }
       *[other] карта { $place }
    }

## Questions

ask-choice = Какую карту вы играете? Она откроется, когда выберут все.
ask-junk = Какой джонке достанется карта { $card }?
ask-mission = Экспедиция завершена. Какое задание вы выполняете?
ask-skills = Какие навыки вы осваиваете за символы экспедиции?
ask-window = Возьмите карту с поля: на этом ход закончится. Навыки и одна карта встречи, если они есть, — до этого.
ask-shield = Вас атакуют: { $weapon }. Отразить атаку?
ask-turn = Поёт Сирена. Какую карту с символом «{ $symbol }» вы поворачиваете?
ask-seize = Какую карту вы забираете?
ask-return = Какую карту вы отдаёте взамен?
ask-pass-on = Вы взяли карту «{ $face }». Оставить её или передать партнёру?
ask-hand-over = Отдать карту партнёру?
ask-give-back = Партнёр отдал вам карту. Какую вы отдаёте в ответ?

## What nobody can foresee

unknown-setup = раскладываются задания и карты
unknown-navigation-card = берётся карта навигации
unknown-encounter-card = берётся карта встречи
unknown-encounters = показываются карты встречи
unknown-chosen-cards = открываются выбранные карты
unknown-face-down-card = открывается закрытая карта
unknown-gem = вытягивается драгоценный камень
unknown-hand = открываются карты игрока

## On the table

table-round = раунд { $n }
table-last-round = последний раунд
table-missions = Задания
table-display = На поле
table-face-down = закрытая
table-decks = В колодах: навигация { $navigation }, встречи { $encounter }
table-skills-left = Навыки в запасе
table-hand = Ваши карты
table-encounters = Ваши карты встречи
table-known = известно
table-ends = конец
table-sets-out = выход в море
table-unmanned = ещё не в море
table-holds = на руке { $cards }, карт встречи: { $encounters }
table-ready = готовы
table-spent = использованы
table-no-skills = навыков нет
table-chosen = готово
    .short = готово
table-revealed = открыто: { $cards }
    .short = { $cards }
table-partner = партнёр — { $name }
table-your-partner = ваш партнёр
table-lines = линии встреч: ┊ 1 карта, ┋ 2 карты

short-gold =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
short-white =
    { $n ->
        [one] { $n } белый
        [few] { $n } белых
       *[many] { $n } белых
    }
short-red =
    { $n ->
        [one] { $n } красный
        [few] { $n } красных
       *[many] { $n } красных
    }
short-blue =
    { $n ->
        [one] { $n } синий
        [few] { $n } синих
       *[many] { $n } синих
    }
short-encounters =
    { $n ->
        [one] { $n } встреча
        [few] { $n } встречи
       *[many] { $n } встреч
    }

colour-white = белая
    .acc = белую
colour-light-blue = голубая
    .acc = голубую
colour-green = зелёная
    .acc = зелёную
colour-yellow = жёлтая
    .acc = жёлтую
colour-red = красная
    .acc = красную
colour-dark-blue = тёмно-синяя
    .acc = тёмно-синюю
colour-crew = Кормчие

table-tie-break = При равенстве очков решают белые камни, затем красные, затем синие.

## On the board in the browser

board-sea = Китайское море
board-edge = Край света
board-columns =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
board-rows =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
       *[many] { $n } цветов
    }
board-piles = колода { $deck } · сброс { $discard }
board-mission = Задание { $number }
board-mission-done = Задание { $number }, выполнено: { $who }
board-would-earn = Закончив там, вы выполните задание { $number }
board-expedition = Экспедиция
board-formula = { $cards } × { $colours } =
board-hand = Ваши карты
board-encounters = Встречи
board-no-encounters = Пока нет. Их приносят пунктирные линии; за ход можно сыграть одну.
board-held = ещё { $n } на руке
board-lead-start = выход
board-lead-sail = на { $number }
board-lead-end = конец
board-if-ended = Если закончить
board-column-mission = задание
board-column-skills = навыки
board-now = сейчас, на { $number }
board-after = после { $card }, на { $number }
board-or = или
board-round = Раунд { $n }
board-last-round = Последний раунд
board-phase-choice = Выбор
board-phase-turns = Ходы
board-plan-start = { $card } начинает новую экспедицию.
board-plan-sail =
    { $encounters ->
        [0] { $card } ведёт вашу джонку на { $number }.
        [one] { $card } ведёт вашу джонку на { $number } через линию: 1 карта встречи.
        [few] { $card } ведёт вашу джонку на { $number } через линию: { $encounters } карты встречи.
       *[many] { $card } ведёт вашу джонку на { $number } через линию: { $encounters } карт встречи.
    }
board-plan-end = { $card } завершает экспедицию на { $number } и начинает новую.
board-play = Сыграть { $cards }
board-both = { $first } и { $second }
board-plan-both = Какой джонке достанется карта, вы решите, когда до неё дойдёт очередь.
board-choose = Какую карту вы играете? Пока она лежит лицом вниз.
board-state-sail =
    { $n ->
        [one] { $cards } ведёт на { $number }.
       *[other] { $cards } ведут на { $number }.
    }
board-state-end =
    { $n ->
        [one] { $cards } завершает на { $number }: { $earns }.
       *[other] { $cards } завершают на { $number }: { $earns }.
    }
board-state-start =
    { $n ->
        [one] { $cards } начинает экспедицию.
       *[other] { $cards }: каждая начинает экспедицию.
    }
board-with-mission = задание { $mission }
board-no-mission = без задания
board-none = нет
board-none-yet = пока нет,
board-next = дальше
board-none-next = нет, ближайшее { $next }
board-window = Возьмите карту с поля: на этом ход закончен.
board-window-before = До этого можно использовать навыки и сыграть одну карту встречи.
board-battle-does = берёт карту
board-whose = У кого?
board-choose-two = Какие две карты вы играете? Они откроются, когда выберут оба.
board-secret = Карта лежит лицом вниз, пока не выберут все.
board-plan-there = Там ждёт задание { $number }: { $brings }.
board-plan-completes = Этим выполнено задание { $number }: { $brings }.
board-plan-earns = Вы получаете: { $earns }.
board-plan-next = Там задания ещё нет; ближайшее — { $next }.
board-why-sail = джонка плывёт дальше, на { $number }
board-why-start = начинается новая экспедиция
board-why-line =
    { $encounters ->
        [one] по пути пунктирная линия: 1 карта встречи
        [few] по пути пунктирная линия: { $encounters } карты встречи
       *[many] по пути пунктирная линия: { $encounters } карт встречи
    }
board-why-there = оттуда выполнимо задание { $number }: { $brings }
board-why-end = экспедиция завершается сейчас, на { $number }
board-why-completes = за задание { $number } вы получаете: { $brings }
board-why-straight = тот же цвет ведёт прямо дальше, на { $number }
board-why-colour = новый цвет ведёт дальше, на { $number }
board-why-later = для этой экспедиции карта мала, но с неё начнётся следующая
board-face-down = закрытая карта
board-card = { $colour } { $number }
board-take = Взять { $colour } { $number }
board-take-hidden = Взять закрытую карту
board-homecoming = Конец экспедиции
board-homecoming-mission = Задание
board-homecoming-space = на клетке { $number }
board-homecoming-skills = Навыки
board-homecoming-once = каждый символ — один раз
board-homecoming-earn = Вы получаете
board-homecoming-look = Выберите ответ, чтобы увидеть, что он даст.
board-homecoming-learn = Освоить
board-homecoming-complete = Выполнить
board-homecoming-done = Выполнено
board-homecoming-no-mission = Подходящего задания не было.
board-homecoming-then = После этого символов хватит на
board-homecoming-nothing = Одних символов на навык не хватает.
board-homecoming-forgo-mission = Не выполнять
board-homecoming-forgo-skills = Ничего не осваивать
board-together = Всего
board-gems =
    { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[other] { $n } камней
    }
board-symbols = Символы экспедиции
board-missions-left =
    { $n ->
        [one] осталось { $n } задание
        [few] осталось { $n } задания
       *[many] осталось { $n } заданий
    }
board-deck = колода { $deck }
board-first-card = Здесь ляжет ваша первая карта. Каждая следующая — больше предыдущей; после восьмой — край света.
board-pearl-near = Жемчужина: { $n } из { $need }
board-pearl-won = командует Жемчужиной Китая
board-treasures = Сокровища
board-treasure-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
board-skill-ready = готов
board-skill-spent = навык использован
board-skill-left = В запасе: { $n }
board-aim = Теперь выберите кого: имена под вашей экспедицией.
board-aim-night = Теперь выберите карту с руки.
board-night = можно выложить ещё одну
board-take-ends = возьмите одну, и ход закончен
board-order = Ходы этого раунда
board-order-done = ход сделан
board-tab-sea = Море
board-tab-crew = Команда

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = Игра окончена.
reason-turn-of = Сейчас не ваш ход: решает { $decider }.
reason-others = Сейчас решаете не вы, а другие.
reason-answered = Вы уже выбрали, другие ещё выбирают.
reason-not-now = Не сейчас: сначала { $question }.
now-choice = выберите карту на этот раунд
now-junk = выберите, какая джонка плывёт
now-mission = выберите задание
now-skills = выберите навыки, которые осваиваете
now-window = закончите свой ход
now-shield = решите, будете ли защищаться
now-turn = выберите, какую карту повернуть
now-seize = возьмите карту из открытой руки
now-return = отдайте карту взамен
now-pass-on = оставьте карту встречи или передайте её
now-hand-over = решите, отдать ли карту партнёру
now-give-back = верните партнёру карту
reason-not-in-hand = Карты { $card } у вас на руке нет.
reason-one-card = Выбирают ровно одну карту.
reason-two-cards = Выбирают ровно две карты, по одной на каждую джонку.
reason-one-junk = У вас только одна джонка.
reason-junk-has-sailed = { $junk } в этом раунде карту уже получила; эта карта для другой.
reason-mission-not-there = Этого задания { $mission } на поле нет.
reason-mission-too-far = Задание { $mission } дальше вашей клетки { $space }.
reason-nearer-mission = Ближайшее задание не выше вашей клетки — { $mission }, и взять нужно именно его.
reason-out-of-reach = Метеорология достаёт до заданий от { $space } до { $reach }.
reason-mission-compulsory = Задание { $mission } выполнено, и взять его нужно обязательно.
reason-no-skill-named = Назовите хотя бы один навык.
reason-skill-sold-out = { $skill }: в запасе не хватает карт.
reason-symbols-lacking =
    { $lacking ->
        [one] За это символов не хватает: недостаёт { $lacking }.
       *[other] За это символов не хватает: недостаёт { $lacking }.
    }
reason-no-madame-ching = Мадам Чжэн у вас на руке нет.
reason-needs-madame-ching = Одного символа не хватает: здесь нужна Мадам Чжэн.
reason-needs-no-help = Символов хватает и так; Мадам Чжэн не нужна.
reason-skills-in-order = Называйте навыки в порядке их списка.
reason-only-a-card-to-take = Карты на этот ход у вас не было: вы только берёте карту с поля.
reason-skill-not-owned = Навыка «{ $skill }» у вас нет.
reason-skill-spent = Навык «{ $skill }» уже использован.
reason-no-navigation-cards = Карт навигации больше не осталось.
reason-at-the-edge = Джонка на краю света: в эту экспедицию карту уже не добавить.
reason-too-low = Карта должна быть старше { $card }, самой младшей в экспедиции.
reason-no-such-captain = Такого капитана за столом нет.
reason-not-yourself = Атаковать самого себя нельзя.
reason-not-your-partner = { $target } — ваш партнёр.
reason-no-hand = { $target } без карт навигации на руке.
reason-no-gems = { $target } без камней: красть нечего.
reason-no-encounters = { $target } без карт встречи: красть нечего.
reason-encounter-played = Свою карту встречи в этот ход вы уже сыграли.
reason-not-held = Такой карты встречи у вас нет: { $face }.
reason-aim-it = { $face }: выберите капитана, против которого она направлена.
reason-only-at-the-end = Мадам Чжэн играют только в конце своей экспедиции.
reason-kept-to-the-end = { $face }: эту карту хранят до конца игры и не играют.
reason-nobody-hears = Ни у кого из соперников нет выложенной карты с этим символом ({ $symbol }), которую можно повернуть.
reason-nothing-spent = Ни один ваш навык не использован.
reason-ended-this-turn = Экспедиция этой джонки закончилась в этот ход, в новую Кормчих пока добавить нельзя.
reason-no-encounter-cards = Карт встречи больше не осталось.
reason-only-helmsmen = Атаку отражают только Кормчие, а это { $face }.
reason-no-card-laid = Карты { $place } в вашей экспедиции нет.
reason-other-symbol = Сирена поворачивает карту со своим символом ({ $symbol }).
reason-already-turned = Эта карта уже повёрнута.
reason-not-in-their-hand = { $target } карты { $card } на руке не держит.
reason-no-such-place = Такого места в ряду нет.
reason-place-empty = Эту карту ряда уже взяли.
reason-must-take = В ряду ещё есть карта, и взять одну обязательно.
reason-must-give-back = Партнёр дал вам карту, и вы обязаны вернуть одну.

## The rules, in our own words

rules-aim = О чём игра
rules-aim-1 = Вы — молодой капитан во флоте Мадам Чжэн. Выкладывайте карты по возрастанию, чтобы вести джонку в море, вовремя возвращайтесь, чтобы выполнить её задание, и осваивайте в пути навыки. Золото, камни, навыки и почести приносят очки; побеждает тот, у кого их больше.
rules-sea = Море
rules-sea-1 = Место джонки следует из экспедиции: вправо столько столбцов, сколько в ней карт, вниз столько рядов, сколько в ней цветов. Число на клетке — карты, умноженные на цвета. Карта знакомого цвета ведёт джонку прямо, новый цвет — вправо и вниз, к Гонконгу.
rules-sea-2 = Первая пунктирная линия приносит 1 карту встречи, вторая — 2. Первая джонка, дошедшая до 49 или 56, грабит Гонконг: 10 очков. В восьмом столбце кончается мир, а со следующей картой и экспедиция.
rules-round = Раунд
rules-round-1 = Выкладывают столько карт, сколько игроков, первую — лицом вниз. Каждый тайно выбирает карту с руки; все открывают их одновременно и ходят от большего номера к меньшему.
rules-turn = Ход
rules-turn-1 = Если карта старше самой большой в экспедиции, она добавляется, и джонка плывёт дальше. Если младше, экспедиция завершена, и карта начинает новую. Выбора здесь нет: он сделан, когда вы выбрали карту.
rules-turn-2 = Затем можно использовать навыки и сыграть одну карту встречи, а в конце хода вы берёте карту с поля.
rules-finish = Конец экспедиции
rules-finish-1 = Вы выполняете задание с наибольшим номером, не превышающим номер вашей клетки, и получаете награду. Затем символы на картах оплачивают навыки: три одинаковых — этот навык, все четыре разных — элитный экипаж.
rules-finish-2 = Если не нашлось ни задания, ни навыка, море посылает удачу: карту встречи. Карты сбрасываются, джонка возвращается на 1.
rules-skills = Навыки
rules-skills-1 = Навык лежит готовым, пока его не используют, и в любом случае приносит 1 очко. Кто первым соберёт все четыре разных навыка (недостающий заменит элитный экипаж), командует Жемчужиной Китая: 5 очков, и этот раунд — последний.
rules-encounters = Карты встречи
rules-encounters-1 = За ход можно сыграть одну. Часть из них — атаки; задетый игрок может отразить их с помощью кормчих. Торговцев и священные сокровища хранят до конца.
rules-end = Конец игры
rules-end-1 = Игра заканчивается раундом, в котором выполнено последнее задание или завоёвана Жемчужина Китая. Кто ещё в море, получает монету за каждый разный символ экспедиции.
rules-end-2 = Золото стоит 1 очко, синий камень 2, красный 3, белый 4, каждый навык 1, Жемчужина Китая 5, Гонконг 10. При равенстве решают белые камни, затем красные, затем синие.
rules-modes = Вдвоём и командами
rules-modes-1 = Вдвоём у каждого по две джонки, и за раунд выбирают по две карты; какая джонка получит карту, владелец решает, когда до неё дойдёт очередь.
rules-modes-2 = В командной игре партнёры сидят напротив и складывают очки. Только что взятую карту встречи можно передать партнёру, и раз в раунд партнёры могут обменяться картой навигации.
