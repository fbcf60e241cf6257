### Комната: все слова вокруг игр. Слова самого стола лежат в web/src/table/words.

## Везде

skip = К содержанию
close = Закрыть
save = Сохранить
copied = Скопировано.
page-failed = Страница не загрузилась. Проверьте соединение и обновите её.
bar-home = Lorcha: к полке
bar-rules = Правила
bar-language = RU: переключить на английский
bar-light = Светлая тема
bar-dark = Тёмная тема
bar-you = { $name }: профиль и настройки
bar-settings = Настройки
minutes = { $n } мин
hours = { $n } ч
days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
weight-easy = Лёгкая
weight-family = Семейная
weight-medium = Средняя
weight-expert = Сложная

## Неполадки

problem-offline = Сервер не отвечает. Ваши партии в сохранности; попробуйте чуть позже.
problem-unknown = Такого стола здесь нет. Проверьте код или ссылку.
problem-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
problem-full = Все места заняты.
problem-taken = Кто-то успел раньше: уже занято.
problem-begun = Игра уже началась. Если стол открыт для зрителей, её можно посмотреть.
problem-empty-seats = Ещё есть свободные места. Подождите или посадите ботов.
problem-no-people = Сначала за стол должен сесть хоть один человек.
problem-nobody = Сначала назовите себя.
problem-somebody = Имя у вас уже есть. Чтобы взять другое, сначала выйдите.
problem-bad-name = В имени нужна хотя бы одна буква; невидимые знаки и # не подходят.
problem-bad-option = Эти домашние правила не сочетаются. Проверьте их ещё раз.
problem-bad-match = Эту партию нельзя переиграть: файл изменён или взят из другой версии.
problem-guests-unrated = Гости за одним устройством не играют на рейтинг.
problem-not-begun = Игра ещё не началась.
problem-not-over = Игра ещё не окончена.
problem-over = Дальше играть уже нечего.
problem-malformed = Сервер не понял запрос. Обновите страницу и попробуйте снова.
problem-forbidden = Здесь этого делать нельзя.
problem-other-rules = Эта партия сыграна по прежней версии правил, и показать её уже нельзя.
problem-failed = На сервере что-то сломалось. Ничего не потеряно; попробуйте ещё раз.
problem-wrong-password = Пароль к этому имени не подходит.
problem-not-yours = Это может только тот, кто создал стол.
problem-other = Ответ сервера: { $text }

## Игры

game-dragon = Год Дракона
    .lines = Год / Дракона
    .by = Штефан Фельд
    .blurb = Двенадцать трудных месяцев. Смотрите вперёд и спасайте кого сможете.
game-ching = Мадам Чжэн
    .lines = Мадам / Чжэн
    .by = Брюно Катала и Людовик Мобланк
    .blurb = Прокладывайте дерзкие пути по Южно-Китайскому морю и привезите домой Жемчужину.
game-jamaica = Ямайка
    .lines = Ямайка
    .by = Малькольм Брафф, Брюно Катала и Себастьян Пошон
    .blurb = Пиратская гонка вокруг острова: грузитесь, плывите, бейтесь и не забудьте заплатить порту.
game-panda = Пандоворот
    .lines = Пандоворот
    .by = Карл Чадик
    .blurb = Перебивайте, делайте ставки и переворачивайте карты: слабая рука может вернуться сильной.

## Полка

front-title = Снимите коробку с полки
front-lead =
    { $n ->
        [4] Четыре настольные игры
       *[other] Настольные игры
    } по полным правилам, прямо в браузере: с ботами, с друзьями или на одном устройстве. Бесплатно и без регистрации.
front-shelf = Полка
front-credit = Неофициальная работа поклонников. Авторы игр: Штефан Фельд; Брюно Катала и Людовик Мобланк; Малькольм Брафф, Брюно Катала и Себастьян Пошон; Карл Чадик. Значки: game-icons.net, CC BY 3.0.
front-about = О проекте и благодарности
front-more = Ещё почитать
coming = Скоро
coming-soon = Поле для неё ещё вырезают.
label-players = Игроков:
label-time = Время партии:
play-now = Играть
with-friends = С друзьями
your-games = Ваши игры
your-games-none = Пока пусто. Снимите коробку, и ваши столы будут ждать вас здесь, хоть несколько дней.
your-games-all = Показать все { $n }
your-games-fewer = Показать меньше
your-games-earlier = Более ранние партии
line-open = Ждём игроков, занято { $taken } из { $seats }
line-turn = Стол ждёт вас
line-waiting = Ждём: { $names }
line-playing = Идёт игра
line-over =
    { $place ->
        [1] Окончена: победа, счёт { $score }
       *[other] Окончена: { $place }-е место, счёт { $score }
    }
line-watched = Окончена
chip-turn = ваш ход
chip-turn-due = ваш ход · { $left }
chip-review = разбор
join-title = Войти по коду
join-lead = Друг прислал код или ссылку? Садитесь за его стол.
join-code = Код или ссылка
join-example = 7KD-M2X
join = Войти
open-title = Открытые столы
open-waits =
    { $n ->
        [one] { $name } ждёт ещё { $n } игрока
       *[other] { $name } ждёт ещё { $n } игроков
    }
just-now = только что
device-title = На одном устройстве
device-lead = Передавайте планшет по кругу. Между ходами опускается занавес, и никто не подсмотрит.
device-set-up = Создать стол

## Новички

newcomer-first = Тихий, Нефритовый, Весёлый, Храбрый, Серебряный, Удачливый, Любопытный, Мудрый, Янтарный, Добрый, Быстрый, Бумажный
newcomer-second = Журавль, Фонарь, Карп, Воробей, Лоцман, Змей, Тигр, Аист, Баклан, Компас, Парус, Филин
newcomer-welcome = Вы играете под именем { $name }.
newcomer-change = Сменить имя

## Новый стол

new-title = Новый стол
new-title-device = Стол на одном устройстве
new-game = Игра
new-coming = Поле для этой игры ещё вырезают. Снимите с полки другую коробку.
new-seats = Места
new-seats-lead = Кто где сидит. Очерёдность хода определят правила игры.
new-number = Сколько игроков
new-seat = Место { $n }
new-who = Кто сидит на месте { $n }
who-me = Вы
who-open = Друг по ссылке
who-guest = Кто-то за этим устройством
who-bot = Бот: { $level }
who-bots = Боты
guest-name = Имя
guest-nth = Гость { $n }
new-options = Варианты правил
new-options-lead = Первый вариант — как в коробке. Измените то, что у вас принято иначе.
new-how = Как играем
clock = Часы
clock-none = Без часов
clock-none-help = Никто никого не торопит. Если кто-то пропадёт, остальные могут голосованием посадить на его место бота.
clock-patience = Голосовать можно через
clock-live = Вживую
clock-live-help = Все за столом. У каждого есть запас времени, и каждый ход немного его пополняет.
clock-days = По переписке
clock-days-help = Ходите, когда найдётся время. Стол подождёт вас на полке.
clock-bank = Запас времени
clock-increment = Прибавка за ход
clock-per-move = Время на ход
seconds = { $n } с
visibility = Кто может сесть
visibility-link = Только по ссылке
visibility-link-help = Стол нельзя ни найти, ни угадать.
visibility-anyone = Все
visibility-anyone-help = Пока есть места, стол виден всем на первой странице.
rated = На рейтинг
    .help = Результат идёт в ваш рейтинг. Ход, который что-то открыл, вернуть нельзя.
spectators = Зрители
    .help = Видят то, что видят все, и ни одной скрытой карты.
hints = Подсказки
    .help = В свой ход можно попросить подсказку.
stand-in = Если кто-то уйдёт
    .help = За него сыграет бот, пока он не вернётся.
new-make = Создать стол
new-start = Начать игру
new-summary-open = Дальше вы получите ссылку, код и QR-код для друзей.
new-summary-start = Все в сборе: игра начнётся сразу.

## Боты, без прикрас

bot-ship-boy = Юнга
    .help = Для первой партии: видит выгодное, но часто поддаётся прихоти и не строит планов.
bot-sailor = Матрос
    .help = Знает дело: берёт то, что выгодно сейчас, дальше заглядывает редко.
bot-boatswain = Боцман
    .help = Немного думает наперёд, но порой довольствуется вторым по силе ходом.
bot-captain = Капитан
    .help = Тщательно строит планы и ошибок не прощает.
bot-admiral = Адмирал
    .help = Думает над каждым ходом дольше всех: сильнее здесь никого нет.

name-mei = Мэй
name-tomas = Томаш
name-ilya = Илья
name-long = Лун
name-anahit = Анаит
name-bo = Бо

## Перед игрой

wait-title = Ждём игроков
wait-invite = Позовите друзей
wait-invite-lead = Отправьте ссылку, продиктуйте код или покажите картинку камере.
wait-code = Код
wait-link = Ссылка
wait-copy = Скопировать ссылку
wait-share = Поделиться
wait-qr = Ссылка в виде QR-кода
wait-seats = Кто за столом
wait-free = свободно
wait-sit = Сесть сюда
wait-sit-any = Занять место
wait-you = вы
wait-bot = бот
wait-guest = за устройством игрока { $name }
wait-name = Ваше имя за столом
wait-name-help = Его можно сменить когда угодно.
wait-start = Начать игру
wait-fill = Посадить на свободные места
wait-fill-start = Добавить ботов и начать
wait-missing =
    { $n ->
        [one] Свободно ещё { $n } место.
        [few] Свободно ещё { $n } места.
       *[many] Свободно ещё { $n } мест.
    }
wait-changed = Кто-то только что ушёл: посмотрите, кто здесь, и начинайте.
wait-creator = Игру начнёт { $name }.
wait-leave = Уступить место
wait-close = Закрыть стол
wait-close-sure = Закрыть этот стол для всех?
wait-closed = Этот стол закрыт.
wait-to-shelf = К полке
wait-agreed = О чём договорились
join-looking = Ищем стол…
join-failed = Стол не найден
join-failed-lead = Сверьте код с другом. Регистр букв и дефис значения не имеют.

## Партия из файла

import-from-file = Открыть партию из файла
import-title = Партия из файла
import-lead = Партия, сохранённая из Lorcha здесь или в другом месте, станет столом для разбора: пройдите её ход за ходом и продолжите с любого момента.
import-choose = Выбрать файл
import-drop = или перетащите его сюда (.json)
import-reading = Переигрываем { $name }…
import-not-json = { $name } — не файл JSON. Такой файл сохраняет разбор партии.
import-not-match = В файле { $name } нет партии Lorcha. Такой файл сохраняет разбор партии.
import-too-large = Файл { $name } слишком велик для партии ({ $size } кБ).
import-refused = Партию из файла { $name } нельзя переиграть: файл изменён либо взят из другой версии правил или коробки.
import-detail = Ответ сервера: { $text }

## Нигде

brand = Lorcha
lost-title = Сюда корабли не ходят
lost-lead = По этому адресу ничего нет. Возможно, буква ссылки упала за борт.

## Настройки и люди

settings-title = Настройки
settings-room = Вид и звук
settings-kept = Хранятся только в этом браузере.
language = Язык
language-en = English
language-ru = Русский
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
bots-speed = Боты
bots-thoughtful = Вдумчивые
bots-brisk = Бодрые
bots-at-once = Мгновенные
bots-help = Сколько времени боты тратят на ход. Если за столом несколько человек, действует самое неторопливое пожелание.
motion = Движение
motion-full = Обычное
motion-quick = Быстрое
motion-off = Выключено
motion-help = Как летают фишки. Если система просит меньше движения, ничего не летает.
sound = Звук
    .help = Два тихих стука, когда ваш ход.
notify = Сообщать о моём ходе
    .help = Уведомлением браузера, пока стол открыт в другой вкладке.
notify-denied = Браузер запрещает уведомления этой страницы. Это можно изменить рядом с адресом.
account-title = Вы
account-name = Ваше имя
account-renamed = Теперь вас зовут { $name }.
account-tag = Чтобы войти на другом устройстве, введите { $name }.
account-profile = Партии и рейтинг
account-secured = Пароль задан. Теперь можно войти с любого устройства.
password = Пароль
password-set = Задать пароль
password-change = Сменить пароль
password-why = Этот браузер узнаёт вас и так. С паролем можно войти с другого устройства, и все партии останутся с вами.
password-current = Прежний пароль
password-new = Новый пароль
password-rule = Не меньше 8 знаков.
sign-in = Войти
sign-in-title = Уже бывали здесь?
sign-in-lead = Войдите под своим именем с меткой и паролем.
sign-in-name = Имя с меткой
sign-in-welcome = С возвращением, { $name }.
sign-out = Выйти
sign-out-everywhere = Выйти везде
sign-out-sure = Пароль не задан: после выхода к этому имени и его партиям уже не вернуться. Выйти?
profile-title = Профиль
profile-nobody = Пока никого: снимите коробку с полки, и вас узнают.
profile-none = Оконченных партий ещё нет.
profile-rating = Рейтинг
profile-spread = оценка { $mu } ± { $sigma }
profile-unrated = Рейтинга ещё нет
profile-over = Последние партии
profile-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
profile-mean = среднее место { $n }
profile-total =
    { $games ->
        [one] Сыграна { $games } партия
        [few] Сыграно { $games } партии
       *[many] Сыграно { $games } партий
    }, побед: { $won }
profile-never = Ещё не сыграна.
profile-try = Создать стол
profile-edit = Настройки
profile-beaten = Боты, которых вы обошли в этих партиях
profile-rank = №
profile-rated = Партий на рейтинг
profile-place = { $n }-е × { $count }
profile-list = Таблица рейтинга
profile-list-none = На рейтинг ещё никто не играл.
profile-who = Кто
profile-explained = Рейтинг — сила, в которой можно быть уверенным: оценка минус три её погрешности. Он растёт, пока вы играете на рейтинг.

## Разбор

review-title = Разбор
review-ply = Ход { $ply } из { $plies }
review-slider = Место в партии
review-swing = { $name } относительно остальных
review-first = К началу
review-back = На ход назад
review-on = На ход вперёд
review-last = К концу
review-run = Показать подряд
review-pause = Остановить
review-eyes = Чьими глазами
review-spectator = зритель
review-share = Скопировать ссылку на этот момент
review-shared = Ссылка на этот момент скопирована.
review-more = Ещё
review-fork = Играть отсюда
review-text = Сохранить текстом
review-json = Сохранить файлом (JSON)
review-curve = Очки
review-seed = Зерно жребия, открытое в конце:
review-to-table = К столу
fork-lead = Новый стол с этой позицией, после хода { $ply }. Прежняя партия останется как была.
fork-begin = Играть

## Правила, издания, благодарности

rules-title = Правила
rules-lead = Своими словами и с картинками.
rules-contents = Содержание
rules-search = Найти в правилах
rules-search-none = Об этом ничего не сказано.
about-title = О проекте и благодарности
about-edition = Об этом издании
about-house = Лорча — это корабль с европейским корпусом и китайскими парусами, на котором из Макао ходили купцы и пираты. Наша везёт настольные игры. Она открыта и бесплатна: каждый может её запустить, прочитать и дополнить.
about-unofficial = Неофициальная работа поклонников, не связанная с авторами и издателями. Игры принадлежат им; понравилась игра — купите коробку.
about-fair = Честный жребий
about-fair-lead = Зерно жребия выбирается до начала партии, и его отпечаток лежит на столе с первого хода. В конце зерно открывают, и каждый может проверить, что ни карта, ни кубик по пути не изменились.
credits = Благодарности
credits-drawings = Коробки, поля и фишки нарисованы для Lorcha.
credits-icons = Значки: Lorc, Delapouite и другие,
credits-type = Шрифты: Alegreya и Alegreya Sans, Хуан Пабло дель Пераль,
credits-software = Сделано на Svelte, Fluent, Litestar, msgspec, SQLAlchemy и mypyc.
edition-lead = Правила следуют книге правил. Но не каждое число с карт и поля в ней названо; вот откуда взяты наши.
edition-part = Что
edition-origin = Откуда
edition-sources = Источники
edition-own = Хозяин сервера, у которого есть коробка, может исправить числа своим файлом.
origin-original = книга правил
    .help = Так сказано в книге правил.
origin-public = открытый источник
    .help = Взято из открытого источника, названного ниже; остальное в этой части из книги правил.
origin-reconstructed = восстановлено
    .help = Нам неизвестно: составлено так, чтобы выполнялось всё, что известно. Напечатанное может отличаться.
box-game = Рамки игры
box-persons = Тайлы персонажей
box-display = Персонажи на поле
box-layout = Где лежат стопки
box-person-cards = Карты персонажей
box-actions = Карты действий
box-groups = Группы действий
box-privileges = Привилегии
box-events = События
box-start = С чем начинают
box-palace = Дворцы
box-supply = Запас
box-scoring = Подсчёт очков
box-tokens = Жетоны
box-holds = Трюмы
box-action-dice = Кубики действий
box-combat-die = Боевой кубик
box-captains = Капитаны
box-action-cards = Карты капитанов
box-treasures = Сокровища
box-powers = Свойства сокровищ
box-setup = Раскладка
box-ghost = Корабль-призрак
box-board = Поле
box-junks = Джонки
box-lines = Линии карты
box-navigation = Карты навигации
box-symbols = Символы
box-skills = Навыки
box-encounters = Карты встреч
box-missions = Тайлы заданий
box-values = Номиналы карт
box-combinations = Комбинации
box-elements = Карты элементов
box-animals = Звери
box-suits = Карты мастей
