### In the Year of the Dragon: every word a player reads about this game.

title = Год Дракона
about = Китай, около 1000 года. Каждый из вас правит провинцией двенадцать месяцев года Дракона, и год этот выдался тяжёлым. Дань, засуха, мор и монгольские всадники лежат на столе открыто с первого дня, так что врасплох они никого не застанут. Стройте дворцы, вовремя приглашайте нужных людей и с умом выбирайте, с кем расстаться: кто меньше потеряет и ярче блеснёт, у того к концу года и будет больше очков.
designer = Штефан Фельд

## Persons
## Labels begin with a capital; the sentence forms (.accusative, .young-accusative,
## .old-accusative, .genitive) do not.

person-monk = Монах
    .short = Монах
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
    .plural = Ремесленники
    .young = Молодой ремесленник
    .accusative = ремесленника
    .young-accusative = молодого ремесленника
    .genitive = ремесленника
    .help = Молот даёт ещё 1 этаж при строительстве. 1 молот, 2 шага.
person-court-lady = Придворная дама
    .short = Дама
    .plural = Придворные дамы
    .young = Молодая придворная дама
    .accusative = придворную даму
    .young-accusative = молодую придворную даму
    .genitive = придворной дамы
    .help = Дракон на её веере каждый месяц приносит 1 очко. 1 дракон, 1 шаг.
person-tax-collector = Сборщик налогов
    .short = Сборщик
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
    .help = 2 дракона: 2 очка каждый месяц. Стоит { $price } юаней.

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
mortars-acc =
    { $n ->
        [one] { $n } ступку
        [few] { $n } ступки
       *[many] { $n } ступок
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

part-palaces = Дворцы
part-court-ladies = Придворные дамы
part-privileges = Привилегии
part-research = Научная работа
part-festival = Праздник Дракона
part-mongols = Вторжение монголов
part-persons = Персонажи
part-monks = Монахи
part-money = Деньги

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
