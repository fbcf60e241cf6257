### In the Year of the Dragon: every word a player reads about this game.

title = Год Дракона
about = Китай, около 1000 года. Каждый из вас правит провинцией двенадцать месяцев года Дракона, и год этот выдался тяжёлым. Дань, засуха, мор и монгольские всадники лежат на столе открыто с первого дня, так что врасплох они никого не застанут. Стройте дворцы, вовремя приглашайте нужных людей и с умом выбирайте, с кем расстаться: кто меньше потеряет и ярче блеснёт, у того к концу года и будет больше очков.
designer = Штефан Фельд

## Persons
## Labels begin with a capital; the sentence forms (.accusative, .young-accusative,
## .old-accusative, .genitive) do not.

person-monk = Монах
    .short = Монах
    .card = Монах
    .plural = Монахи
    .young = Молодой монах
    .old = Старший монах
    .accusative = монаха
    .young-accusative = молодого монаха
    .old-accusative = старшего монаха
    .genitive = монаха
    .help = В конце года каждый Будда приносит по 1 очку за каждый этаж дворца, где живёт монах. Молодой: 1 Будда, 6 шагов. Старший: 2 Будды, 2 шага.
person-scholar = Учёный
    .short = Учёный
    .card = Учёный
    .plural = Учёные
    .young = Молодой учёный
    .old = Старший учёный
    .accusative = учёного
    .young-accusative = молодого учёного
    .old-accusative = старшего учёного
    .genitive = учёного
    .help = Каждая книга приносит ещё 1 очко за научную работу. Молодой: 2 книги, 4 шага. Старший: 3 книги, 2 шага.
person-farmer = Фермер
    .short = Фермер
    .card = Фермер
    .plural = Фермеры
    .young = Молодой фермер
    .old = Старший фермер
    .accusative = фермера
    .young-accusative = молодого фермера
    .old-accusative = старшего фермера
    .genitive = фермера
    .help = Каждый мешок на его тайле даёт ещё 1 мешок риса при сборе урожая. Молодой: 1 мешок, 4 шага. Старший: 2 мешка, 1 шаг.
person-healer = Знахарь
    .short = Знахарь
    .card = Знахарь
    .plural = Знахари
    .young = Молодой знахарь
    .old = Старший знахарь
    .accusative = знахаря
    .young-accusative = молодого знахаря
    .old-accusative = старшего знахаря
    .genitive = знахаря
    .help = Каждая ступка спасает 1 персонажа от эпидемии. Молодой: 1 ступка, 4 шага. Старший: 2 ступки, 1 шаг.
person-warrior = Воин
    .short = Воин
    .card = Воин
    .plural = Воины
    .young = Молодой воин
    .old = Старший воин
    .accusative = воина
    .young-accusative = молодого воина
    .old-accusative = старшего воина
    .genitive = воина
    .help = Каждый шлем даёт ещё 1 шаг на военном параде и 1 очко при вторжении монголов. Молодой: 1 шлем, 5 шагов. Старший: 2 шлема, 3 шага.
person-pyrotechnist = Пиротехник
    .short = Пиротех.
    .card = Пиро{"\u00AD"}техник
    .plural = Пиротехники
    .young = Молодой пиротехник
    .old = Старший пиротехник
    .accusative = пиротехника
    .young-accusative = молодого пиротехника
    .old-accusative = старшего пиротехника
    .genitive = пиротехника
    .help = Каждая ракета даёт ещё 1 фейерверк при действии «Фейерверк». Молодой: 1 ракета, 5 шагов. Старший: 2 ракеты, 3 шага.
person-craftsman = Ремесленник
    .short = Ремесл.
    .card = Ремес{"\u00AD"}ленник
    .plural = Ремесленники
    .young = Молодой ремесленник
    .accusative = ремесленника
    .young-accusative = молодого ремесленника
    .genitive = ремесленника
    .help = Молот даёт ещё 1 этаж при строительстве. 1 молот, 2 шага.
person-court-lady = Придворная дама
    .short = Дама
    .card = Дама
    .plural = Придворные дамы
    .young = Молодая придворная дама
    .accusative = придворную даму
    .young-accusative = молодую придворную даму
    .genitive = придворной дамы
    .help = Дракон на её веере каждый месяц приносит 1 очко. 1 дракон, 1 шаг.
person-tax-collector = Сборщик налогов
    .short = Сборщик
    .card = Сборщик
    .plural = Сборщики налогов
    .young = Молодой сборщик налогов
    .accusative = сборщика налогов
    .young-accusative = молодого сборщика налогов
    .genitive = сборщика налогов
    .help = Монеты приносят ещё 3 юаня при сборе налогов. 3 монеты, 3 шага.
person-wild = Карта «?»
    .short = Любой
    .accusative = карту «?»
    .help = Возьмите персонажа любого типа и возраста, какой ещё есть на поле.

## Symbols

symbol-buddha = Будда
symbol-book = Книга
symbol-rice-sack = Мешок риса
symbol-mortar = Ступка
symbol-helmet = Шлем
symbol-rocket = Ракета
symbol-hammer = Молот
symbol-dragon = Дракон
symbol-coin = Монета

## Actions

action-taxes = Налоги
    .short = Налоги
    .help = Получите 2 юаня и ещё по 1 за каждую монету у ваших сборщиков налогов.
action-build = Строительство
    .short = Стройка
    .help = Постройте 1 этаж и ещё по 1 за каждый молот у ваших ремесленников: надстройте дворцы (не выше трёх этажей) или заложите новые.
action-harvest = Сбор урожая
    .short = Урожай
    .help = Возьмите 1 мешок риса и ещё по 1 за каждый мешок у ваших фермеров.
action-fireworks = Фейерверк
    .short = Фейерверк
    .help = Возьмите 1 фейерверк и ещё по 1 за каждую ракету у ваших пиротехников.
action-military = Военный парад
    .short = Парад
    .help = Продвиньтесь по треку персонажей на 1 шаг и ещё на 1 за каждый шлем у ваших воинов.
action-research = Научная работа
    .short = Наука
    .help = Получите 1 очко и ещё по 1 за каждую книгу у ваших учёных.
action-privilege = Приобретение привилегий
    .short = Привилегия
    .help = Купите одну привилегию. Каждый дракон на ней отныне приносит 1 очко в месяц.

## Events

event-peace = Порядок
    .short = Порядок
    .help = Ничего не происходит. Пустые дворцы всё равно теряют этаж.
event-tribute = Дань императору
    .short = Дань
    .help = Каждый платит 4 юаня. За каждый юань, которого не хватило, уходит один из ваших персонажей.
event-drought = Засуха
    .short = Засуха
    .help = Каждому заселённому дворцу нужен 1 мешок риса. Из каждого дворца, который нечем накормить, уходит один персонаж.
event-festival = Праздник Дракона
    .short = Праздник
    .help = Кто накопил больше всех фейерверков, получает 6 очков, второй результат приносит 3; при равенстве очки получает каждый. Все, кто получил очки, сжигают половину своих фейерверков, округляя вверх.
event-mongols = Вторжение монголов
    .short = Монголы
    .help = Каждый шлем приносит 1 очко. Тот, у кого шлемов меньше всех, теряет 1 персонажа; если таких несколько, то каждый из них.
event-contagion = Эпидемия
    .short = Эпидемия
    .help = Каждый теряет 3 персонажей, но за каждую ступку у своих знахарей на 1 меньше.

## Privileges

privilege-small = Малая привилегия
    .accusative = малую привилегию
    .help = 1 дракон: 1 очко каждый месяц. Стоит 2 юаня.
privilege-large = Большая привилегия
    .accusative = большую привилегию
    .help = 2 дракона: 2 очка каждый месяц. Стоит { $large-privilege-price } юаней.

## The year

phase-action = Действие
phase-person = Персонаж
phase-event = Событие
phase-scoring = Подсчёт
month = месяц { $n }

## Things that are counted
## In the nominative; -acc is the accusative where it differs.

yuan =
    { $n ->
        [one] { $n } юань
        [few] { $n } юаня
       *[many] { $n } юаней
    }
rice =
    { $n ->
        [one] { $n } мешок риса
        [few] { $n } мешка риса
       *[many] { $n } мешков риса
    }
fireworks =
    { $n ->
        [one] { $n } фейерверк
        [few] { $n } фейерверка
       *[many] { $n } фейерверков
    }
floors =
    { $n ->
        [one] { $n } этаж
        [few] { $n } этажа
       *[many] { $n } этажей
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
persons =
    { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажа
       *[many] { $n } персонажей
    }
persons-acc =
    { $n ->
        [one] { $n } персонажа
        [few] { $n } персонажей
       *[many] { $n } персонажей
    }
spaces =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
palaces =
    { $n ->
        [one] { $n } дворец
        [few] { $n } дворца
       *[many] { $n } дворцов
    }
helmets =
    { $n ->
        [one] { $n } шлем
        [few] { $n } шлема
       *[many] { $n } шлемов
    }
mortars =
    { $n ->
        [one] { $n } ступка
        [few] { $n } ступки
       *[many] { $n } ступок
    }
smalls =
    { $n ->
        [one] { $n } малая привилегия
        [few] { $n } малые привилегии
       *[many] { $n } малых привилегий
    }
larges =
    { $n ->
        [one] { $n } большая привилегия
        [few] { $n } большие привилегии
       *[many] { $n } больших привилегий
    }

## What a score is made of

part-palaces = Дворцы
part-court-ladies = Придворные дамы
part-privileges = Привилегии
part-research = Научная работа
part-festival = Праздник Дракона
part-mongols = Вторжение монголов
part-persons = Персонажи
part-monks = Монахи
part-money = Деньги
tie-break = Очков поровну: { $winner } впереди на треке персонажей.

## Options

option-large-privilege-price = Цена большой привилегии
    .help = 6 юаней в первом издании 2007 года, 7 в юбилейном 2017 года.
option-large-privilege-price-6 = 6 юаней
option-large-privilege-price-7 = 7 юаней
option-goods-supply = Запас товаров
    .help = Могут ли закончиться этажи, рис, фейерверки и привилегии? В коробке 66 этажей, 24 мешка риса, 12 фейерверков, 5 малых и 3 большие привилегии.
option-goods-supply-components = Сколько в коробке
option-goods-supply-unlimited = Неисчерпаемый
option-bank = Деньги в банке
    .help = Могут ли в банке закончиться деньги? Монет в коробке на 66 юаней.
option-bank-unlimited = Не заканчиваются
option-bank-components = Всего 66 юаней
option-festival-zero-scores = Праздник без фейерверков
    .help = Может ли игрок без единого фейерверка занять первое или второе место на Празднике Дракона?
option-festival-zero-scores-false = Очков не приносит
option-festival-zero-scores-true = Может принести очки
option-start-seat = Кто начинает
    .help = Кто первым выбирает двух персонажей перед началом года.
option-start-seat-random = По жребию
option-start-seat-0 = Место 1
option-start-seat-1 = Место 2
option-start-seat-2 = Место 3
option-start-seat-3 = Место 4
option-start-seat-4 = Место 5
option-open-hands = Карты соперников
    .help = Все начинают с одинаковыми одиннадцатью картами и играют их в открытую, так что остаток не тайна. Показывать его или положиться на память?
option-open-hands-false = Закрыты
option-open-hands-true = Открыты

## Log
## .you is the sentence for a reader who acts, .at-you for one it happens to.
## .effect tells a player beforehand what a choice brings; { "" } is nothing worth telling.

# A person with the age, for an event or a move that has both
aged =
    { $age-id ->
        [old] { $person-old }
       *[young] { $person-young }
    }
aged-accusative =
    { $age-id ->
        [old] { $person-old-accusative }
       *[young] { $person-young-accusative }
    }
card-accusative =
    { $card-id ->
        [wild] { $card-accusative }
       *[other] карту { $card-genitive }
    }

journal-starts = { $who } начинает.
    .you = Вы начинаете.
journal-paired = { $who } начинает год, пригласив { $first-accusative } и { $second-accusative }.
    .you = Вы начинаете год, пригласив { $first-accusative } и { $second-accusative }.
journal-month-began = Месяц { $month }: { $tile }.
journal-passed =
    { $yuan ->
        [0] { $who } пропускает действие.
       *[other] { $who } пропускает действие и берёт { $yuan-text }.
    }
    .you =
        { $yuan ->
            [0] Вы пропускаете действие.
           *[other] Вы пропускаете действие и берёте { $yuan-text }.
        }
    .effect =
        { $yuan ->
            [0] { "" }
           *[other] +{ $yuan-text }
        }
journal-chose = { $who } выбирает действие «{ $action }».
    .you = Вы выбираете действие «{ $action }».
journal-paid-fee = { $who } платит { $yuan-text }: группа занята.
    .you = Вы платите { $yuan-text }: группа занята.
    .effect = −{ $yuan-text }
journal-taxed = { $who } собирает { $yuan-text }.
    .you = Вы собираете { $yuan-text }.
    .effect = +{ $yuan-text }
journal-harvested = { $who } собирает { $rice-text }.
    .you = Вы собираете { $rice-text }.
    .effect = +{ $rice-text }
journal-made-fireworks = { $who } готовит { $fireworks-text }.
    .you = Вы готовите { $fireworks-text }.
    .effect = +{ $fireworks-text }
journal-paraded = { $who } проходит { $spaces-text } вперёд.
    .you = Вы проходите { $spaces-text } вперёд.
    .effect = +{ $spaces-text }
journal-researched = { $who } получает { $points-text } за научную работу.
    .you = Вы получаете { $points-text } за научную работу.
    .effect = +{ $points-text }
journal-bought = { $who } покупает { $privilege-accusative } за { $yuan-text }.
    .you = Вы покупаете { $privilege-accusative } за { $yuan-text }.
    .effect = −{ $yuan-text }
journal-founded = { $who } закладывает дворец { $palace }.
    .you = Вы закладываете дворец { $palace }.
journal-built = { $who } надстраивает дворец { $palace }: теперь { $floors-text }.
    .you = Вы надстраиваете дворец { $palace }: теперь { $floors-text }.
journal-played = { $who } играет { card-accusative }.
    .you = Вы играете { card-accusative }.
journal-none-left = { $person-plural } на поле закончились: { $who } никого не получает.
    .you = { $person-plural } на поле закончились: к вам никто не приходит.
    .effect = никто не придёт
journal-settled = { $who } селит { aged-accusative } во дворец { $palace } и проходит { $spaces-text }.
    .you = Вы селите { aged-accusative } во дворец { $palace } и проходите { $spaces-text }.
    .effect = +{ $spaces-text }
journal-replaced = { $who } отпускает { aged-accusative } из дворца { $palace }, чтобы освободить место.
    .you = Вы отпускаете { aged-accusative } из дворца { $palace }, чтобы освободить место.
journal-discarded = { $who } отсылает { aged-accusative }: селить некуда.
    .you = Вы отсылаете { aged-accusative }: селить некуда.
journal-event-came = Событие месяца: { $tile }.
journal-paid-tribute = { $who } платит дань: { $yuan-text }.
    .you = Вы платите дань: { $yuan-text }.
    .effect = −{ $yuan-text } (дань)
journal-ate = { $who } кормит дворцы: { $rice-text }.
    .you = Вы кормите дворцы: { $rice-text }.
    .effect = −{ $rice-text } (засуха)
journal-celebrated =
    { $fireworks ->
        [0] { $who } получает { $points-text } на празднике.
       *[other] { $who } получает { $points-text } на празднике и сжигает { $fireworks-text }.
    }
    .you =
        { $fireworks ->
            [0] Вы получаете { $points-text } на празднике.
           *[other] Вы получаете { $points-text } на празднике и сжигаете { $fireworks-text }.
        }
    .effect = +{ $points-text } (праздник)
journal-fought = { $who } получает { $points-text } в бою с монголами.
    .you = Вы получаете { $points-text } в бою с монголами.
    .effect = +{ $points-text } (монголы)
journal-owes = { $who } теряет { $persons-text }.
    .you = Вы теряете { $persons-text }.
    .effect =
        { $persons ->
            [one] −{ $persons } персонаж
            [few] −{ $persons } персонажа
           *[many] −{ $persons } персонажей
        }
journal-released = { $who } отпускает { aged-accusative } из дворца { $palace }.
    .you = Вы отпускаете { aged-accusative } из дворца { $palace }.
journal-decayed =
    { $floors ->
        [0] { $who } теряет дворец { $palace }: он пустовал.
       *[other] { $who } теряет этаж дворца { $palace }: там никто не живёт.
    }
    .you =
        { $floors ->
            [0] Вы теряете дворец { $palace }: он пустовал.
           *[other] Вы теряете этаж дворца { $palace }: там никто не живёт.
        }
    .effect =
        { $floors ->
            [0] −дворец { $palace }
           *[other] −1 этаж дворца { $palace }
        }
# Only what brought something; a comma before a part if anything stands before it.
month-parts =
    { $palaces ->
        [0] { "" }
       *[other] дворцы +{ $palaces }
    }{ $ladies ->
        [0] { "" }
       *[other] { comma-ladies }придворные дамы +{ $ladies }
    }{ $privileges ->
        [0] { "" }
       *[other] { comma-privileges }привилегии +{ $privileges }
    }
comma-ladies =
    { $palaces ->
        [0] { "" }
       *[other] { ", " }
    }
comma-privileges =
    { $ladies ->
        [0] { comma-ladies }
       *[other] { ", " }
    }
journal-scored =
    { $points ->
        [0] { $who } ничего не получает за этот месяц.
       *[other] { $who } получает { $points-text }: { month-parts }.
    }
    .you =
        { $points ->
            [0] Вы ничего не получаете за этот месяц.
           *[other] Вы получаете { $points-text }: { month-parts }.
        }
    .effect =
        { $points ->
            [0] { "" }
           *[other] +{ $points-text } (за месяц)
        }
journal-sold = { $who } продаёт все товары за { $yuan-text }.
    .you = Вы продаёте все товары за { $yuan-text }.
journal-final-scored = { $who } получает { $points-text } в конце года: персонажи { $persons }, монахи { $monks }, деньги { $money }.
    .you = Вы получаете { $points-text } в конце года: персонажи { $persons }, монахи { $monks }, деньги { $money }.
    .effect = +{ $points-text } (в конце года)

## Moves, as answers to the questions

move-pass = Пропустить действие
move-act = { $action }
move-buy = { $privilege }
move-found = Новый дворец
move-build = Дворец { $palace }
move-card = { $card }
move-take = { aged }
move-place = Дворец { $palace }
move-replace = Заменить { aged-accusative } во дворце { $palace }
move-discard = Отослать новичка
move-release = { aged }, дворец { $palace }
move-pair = { $first } + { $second }

## Questions

ask-pair = С кем вы начинаете год? Выберите двоих.
ask-place = Куда поселить { aged-accusative }?
ask-action = Выберите действие или пропустите его.
ask-size = Какую привилегию вы покупаете?
ask-floor =
    { $floors ->
        [1] Где строить этаж?
       *[other] Где строить следующий этаж? Осталось { $floors-text }.
    }
ask-card = Какую карту персонажа вы играете?
ask-tile =
    { $card-id ->
        [wild] Кого вы принимаете? Прийти может любой, кто есть на поле.
       *[other] Кого вы принимаете?
    }
ask-release = Кого вы отпускаете?

## What nobody can foresee

unknown-events = раскладываются события года
unknown-action-cards = раскладываются карты действий

## On the table

phase-setup = Перед началом года
phase-over = Год окончен
table-people = Персонажи на поле
table-symbol = Символ
table-young = Молодые
table-old = Старшие°
table-symbols = симв.
table-spaces = шагов
table-order = Очередь хода
table-track = Трек
table-points = Очки
table-yuan = Юани
table-rice = Рис
table-fireworks = Фейерв.
table-helmets = Шлемы
table-cards = Карты
table-supply = В запасе:
table-hand = Ваши карты
table-their-hand = Карты
table-coming = Что вас ждёт
table-owes = теряет { $persons }
table-no-palace = дворцов нет

coming-tribute = заплатить { $yuan }, у вас { $own }
coming-drought = накормить { $palaces }, у вас { $own }
coming-festival = у вас { $own }, больше всех: { $most }
coming-mongols = у вас { $own }, меньше всех: { $fewest }
coming-contagion = в опасности { $persons }, у вас { $own }

table-tie-break = При равенстве очков выше тот, кто раньше в очереди хода.

## On the board in the browser

board-round = Месяц { $month } из 12
board-year = Год
board-month = Месяц { $month }
board-now = Месяц { $month } · сейчас
board-actions = Действия
board-actions-small = одна карта из одной группы
board-actions-later = каждый месяц раскладываются заново
board-free = Свободно
board-fee = Плата { $n }
board-people = Кого нанять
board-people-small = флажок: шаги по треку
board-reserve = В запасе
board-track = Трек персонажей
board-palaces = Ваши дворцы
board-cards = Ваши карты
board-cards-small = одна в месяц
board-any = Любая
board-income = Очки в этом месяце
board-new-palace = Новый дворец
board-you = Вы
board-rooms-free =
    { $n ->
        [0] мест нет
        [one] свободно { $n } место
        [few] свободно { $n } места
       *[many] свободно { $n } мест
    }
board-tab-actions = Действия
board-tab-people = Люди
board-tab-palaces = Дворцы
board-tab-track = Трек

# What an action card brings, as short as can be
gain-taxes =
    { $n ->
        [one] { $n } юань
        [few] { $n } юаня
       *[many] { $n } юаней
    }
gain-build =
    { $n ->
        [one] { $n } этаж
        [few] { $n } этажа
       *[many] { $n } этажей
    }
gain-harvest =
    { $n ->
        [one] { $n } рис
        [few] { $n } риса
       *[many] { $n } риса
    }
gain-fireworks =
    { $n ->
        [one] { $n } ракета
        [few] { $n } ракеты
       *[many] { $n } ракет
    }
gain-military =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
gain-research =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
gain-privilege =
    { $n ->
        [one] { $n } дракон
        [few] { $n } дракона
       *[many] { $n } драконов
    }

# Why a month costs what it costs
why-peace = всё спокойно
why-tribute =
    { $short ->
        [yes] { $have } из { $due } юаней
       *[no] отдать { $due } юаня
    }
why-drought =
    { $short ->
        [yes] рис: { $have } из { $due }
       *[no]
            { $due ->
                [0] кормить некого
                [one] накормить { $due } дворец
                [few] накормить { $due } дворца
               *[many] накормить { $due } дворцов
            }
    }
why-festival =
    { $have ->
        [0] ракет нет
       *[other] { $fewest ->
            [yes] { rockets }, больше всех
           *[no] { rockets }, у первого { $due }
        }
    }
rockets =
    { $have ->
        [one] { $have } ракета
        [few] { $have } ракеты
       *[many] { $have } ракет
    }
why-mongols =
    { $fewest ->
        [yes] меньше всех
       *[no] { helmets }
    }
why-contagion =
    { $have ->
        [0] ступок нет
       *[other] { mortars }
    }
why-over = миновало
board-saves =
    { $n ->
        [one] спасает { $n } человека в { $month }-м месяце
       *[other] спасает { $n } человек в { $month }-м месяце
    }
verdict-lose =
    { $n ->
        [one] уйдёт { $n }
       *[other] уйдут { $n }
    }
verdict-nobody = без потерь
verdict-points = +{ $n }
verdict-no-points = без очков
have-peace = От вас ничего не требуется.
have-tribute = Если ничего не изменится, будет { $have } из { $due } юаней.
have-drought = Если ничего не изменится, риса будет { $have }, а нужно { $due }.
have-festival = Если ничего не изменится, у вас будет { $have }, больше всех: { $due }.
have-mongols = У вас { $have }, меньше всех: { $due }.
have-contagion = Ступок у вас { $have } из { $due }.

income-palaces = { palaces }
income-court-ladies =
    { $n ->
        [one] { $n } дама
        [few] { $n } дамы
       *[many] { $n } дам
    }
income-privileges = { $n } за привилегии
income-nothing = пока ничего

# What a player has done this phase
stands-acted = ход сделан
    .short = готово
stands-next = ходит следом
    .short = скоро
stands-later = ходит позже
    .short = позже
stands-played = наём сделан
    .short = готово
stands-plays-next = нанимает следом
    .short = скоро
stands-plays-later = нанимает позже
    .short = позже
stands-owes = теряет { $n }
    .short = минус { $n }

# The prompt line
brings-taxes = вы берёте { $what }
brings-build = вы строите { $what }
brings-harvest = вы берёте { $what }
brings-fireworks = прибавится { fireworks }
brings-military = вы проходите { $what } вперёд
brings-research = вы получаете { $what }
brings-privilege = вы покупаете привилегию
choice-act = { $action }: { $brings }.
choice-act-fee = { $action } за { $yuan } (здесь уже { $others }): { $brings }.
choice-pass =
    { $n ->
        [0] Вы пропускаете действие и ничего не берёте: у вас 3 юаня или больше.
       *[other] Вы пропускаете действие и берёте { yuan }.
    }
choice-build = Вы строите: { $where }.
choice-buy = { $privilege } за { $yuan }: { $points } каждый месяц.
choice-pair = К началу года вы принимаете двоих: { $first } и { $second }.
place-full = Все этажи заняты.
place-full-how = Нажмите на того, кто уйдёт навсегда, или отошлите новичка.
choice-card = Вы играете { $card }.
choice-none = Вы играете { $card }. Таких на поле не осталось, никто не придёт.
choice-place = { $person } селится во дворец { $palace }: { $spaces } по треку.
choice-replace = { $person } селится во дворец { $palace }, а { $other } уходит навсегда.
choice-discard = { $person }: места нет, вы отсылаете персонажа. Фишка остаётся на месте.
choice-release = Вы отпускаете { $who }.
release-count = Выбрано { $chosen } из { $due }.
release-drought = Выберите по одному из дворцов, которые нечем накормить.
release-any = Выберите, кого отпустить.
consequence-yuan = Юаней: { $from } → { $to }.
consequence-tribute = Юаней: { $from } → { $to }, на дань ({ $due }) хватит.
how-to-act = Нажмите на карту действия, чтобы увидеть, что она даст.
how-to-hire = Нажмите на свою карту, чтобы увидеть, где может жить персонаж.
consequence-safe = { $event }: вы никого не потеряете.
consequence-lose = { $event }: вы потеряете { $persons }.
consequence-points = { $event }: вы получите { $points }.
consequence-then = { $event } в месяце { $month }: вы потеряли бы { $persons }.
confirm-taxes = Собрать налоги
confirm-build = Построить
confirm-harvest = Собрать урожай
confirm-fireworks = Сделать фейерверк
confirm-military = Провести парад
confirm-research = Заняться наукой
confirm-privilege = Купить
confirm-pass = Пропустить
confirm-place = Поселить
confirm-replace = Заменить
confirm-discard = Отослать
confirm-release = Отпустить
confirm-pair = Начать год
confirm-card = Сыграть
back-action = Другое действие
back-part = Назад

# Why an action cannot be taken now, on its card
not-now =
    .short = не сейчас
not-fee =
    .short = плата { $fee }, у{"\u00A0"}вас{"\u00A0"}{ $yuan }
not-privilege =
    .short = цена { $price }, у{"\u00A0"}вас{"\u00A0"}{ $yuan }
not-left =
    .short = закончилось
stack-left =
    { $n ->
        [0] Таких не осталось.
        [one] Остался { $n }.
        [few] Осталось { $n }.
       *[many] Осталось { $n }.
    }
stack-steps =
    { $n ->
        [one] { $n } шаг по треку персонажей.
        [few] { $n } шага по треку персонажей.
       *[many] { $n } шагов по треку персонажей.
    }
palace-told = Дворец { $number }: { $floors }, { $persons }
palace-empty = Здесь никто не живёт: в конце месяца дворец потеряет этаж.
palace-free = Свободный этаж.

## Why a move is refused
## Said to the one who wanted to make it; the rule stands beside it. `now-<question>` follows "first".

reason-over = Год закончился.
reason-turn-of = Сейчас не ваш ход: решает { $decider }.
reason-others = Сейчас решаете не вы, а другие.
reason-answered = Вы уже решили, другие ещё решают.
reason-not-now = Не сейчас: сначала { $question }.
now-pair = выберите двух персонажей, с которыми начнёте
now-place = найдите место новому персонажу
now-action = выберите действие или пропустите его
now-size = выберите привилегию
now-floor = постройте этажи
now-card = сыграйте карту персонажа
now-tile = возьмите персонажа, которого нанимаете
now-release = выберите, кто уйдёт
reason-only-young = Начинают только с молодыми; старших можно нанимать с первого месяца.
reason-same-type = Начинают с двумя персонажами двух разных типов.
reason-pair-taken = С этой парой уже начинает { $owner }.
reason-no-palace = Дворца { $palace } у вас нет.
reason-palace-full = Во дворце { $palace } нет места: на этаже живёт один персонаж.
reason-full-height = Во дворце { $palace } уже три этажа, а больше не бывает.
reason-nobody-there = Такого персонажа ({ aged }) во дворце { $palace } у вас нет.
reason-cannot-pay-fee = На этой группе уже стоит дракон: нужно заплатить { $fee-text }, а у вас { $yuan-text }.
reason-bank-empty = В банке не осталось денег.
reason-no-floors-left = В запасе не осталось этажей.
reason-no-rice-left = В запасе не осталось риса.
reason-no-fireworks-left = В запасе не осталось фейерверков.
reason-no-privileges-left = Все привилегии проданы.
reason-fee-before-privilege = Сначала платят { $fee-text } за группу: из ваших денег ({ $yuan-text }) на привилегию за { $price-text } уже не хватит.
reason-cannot-buy = { $privilege } стоит { $price-text }, а у вас { $yuan-text }.
reason-card-played =
    { $card-id ->
        [wild] Обе карты «?» вы уже сыграли.
       *[other] Вы уже сыграли { card-accusative }.
    }
reason-other-type = Вы сыграли { card-accusative }: она приводит только свой тип.
reason-none-left = { aged }: на поле больше не осталось.
reason-never-old = { $person-plural } бывают только молодыми.
reason-has-room = У вас есть свободный этаж: новый персонаж обязан поселиться там.
reason-palace-gave = Дворец { $palace } уже потерял персонажа в эту засуху; следующий уходит из другого дворца.

## The rules, in our own words

rules-aim = О чём игра
rules-aim-1 = Вы князь в Китае около 1000 года, и перед вами двенадцать месяцев года Дракона. Десять из них принесут беду, и с первого дня всем видно, какую и когда. Без потерь не обойдётся никто. Кто лучше подготовится, меньше потеряет и ярче блеснёт, у того к концу года будет больше очков.
rules-begin = Перед началом года
rules-begin-1 = У каждого два дворца по два этажа, 6 юаней и одиннадцать карт персонажей: по одной каждого из девяти типов и две «любые».
rules-begin-2 = Первые два месяца всегда спокойны. За ними в случайном порядке лежат десять остальных событий, и двух одинаковых рядом не бывает.
rules-begin-3 = По очереди каждый выбирает двух молодых персонажей разных типов и селит их. Начать с одинаковой парой двое игроков не могут.
rules-month = Месяц
rules-month-1 = В месяце четыре фазы: все действуют, все нанимают, наступает событие, все считают очки. Кто ходит первым, показывает трек персонажей: тот, кто дальше всех, а из стоящих на одном делении тот, кто пришёл последним и лежит сверху.
rules-action = Первая фаза: действие
rules-action-1 = Семь карт действий перемешивают и раскладывают на столько групп, сколько игроков. По очереди каждый выбирает одну карту и выполняет её, а своего дракона ставит на её группу.
rules-action-2 = Группа, где уже стоит дракон, стоит 3 юаня, сколько бы драконов там ни было. Выбрать карту, чтобы ничего не сделать, нельзя.
rules-action-3 = Можно пропустить действие: тогда ваши деньги пополняются до 3 юаней.
rules-person = Вторая фаза: наём
rules-person-1 = Сыграйте одну карту персонажа. Она приводит одного персонажа своего типа, молодого или старшего, как захотите; «любая» приводит всякого, кто ещё есть на поле. Сыгранные карты не возвращаются: одиннадцать карт на одиннадцать месяцев. В двенадцатом месяце никого не нанимают.
rules-person-2 = Флажок на персонаже показывает, на сколько шагов ваша фишка пройдёт по треку. Молодые ведут дальше, старшие больше умеют.
rules-person-3 = Каждому нужен свой этаж. Если есть свободный, новичок обязан там поселиться. Если заняты все, кто-то навсегда уступает место, или новичка отсылают, и фишка остаётся на месте.
rules-person-4 = Если персонажей этого типа не осталось, карта потрачена, и никто не приходит.
rules-palaces = Дворцы
rules-palaces-1 = Во дворце от одного до трёх этажей, на каждом живёт один персонаж. Переселяться из дворца во дворец нельзя.
rules-palaces-2 = В конце третьей фазы каждый дворец, где никто не живёт, теряет этаж. С последним этажом исчезает и он сам.
rules-event = Третья фаза: событие
rules-event-1 = Событие месяца касается всех. Сначала всё подсчитывается, затем те, кому придётся кого-то отпустить, выбирают одновременно. Кто ушёл, не вернётся. Если персонажей меньше, чем нужно потерять, уходят все, и больше с вас ничего не требуют.
rules-scoring = Четвёртая фаза: очки
rules-scoring-1 = Вы получаете по 1 очку за каждый дворец, за каждую придворную даму и за каждого дракона на ваших привилегиях.
rules-end = После двенадцатого месяца
rules-end-1 = Вы получаете по 2 очка за каждого персонажа в ваших дворцах. За каждого монаха ещё столько очков, сколько у него Будд, умноженных на этажи его дворца.
rules-end-2 = Рис и фейерверки продаются по 2 юаня. Затем каждые 3 юаня дают 1 очко.
rules-end-3 = Побеждает тот, у кого больше очков. При равенстве выше тот, кто ходил бы раньше.
