### Комната: все слова вокруг игр. Слова самого стола лежат в web/src/table/texts.

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

problem-bad-position = По этому тексту позиция не складывается.
problem-no-words = Рядом с этим ходом нет позиции, которую можно описать словами.
problem-no-choice = Ответ был только один.
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
problem-bad-option = Эти варианты правил не сочетаются. Проверьте их ещё раз.
problem-bad-match = Эту партию нельзя переиграть: файл изменён или взят из другой версии.
problem-guests-unrated = Гости за одним устройством не играют на рейтинг.
problem-not-begun = Игра ещё не началась.
problem-not-over = Игра ещё не окончена.
problem-not-played-out = Партия не доиграна: никто не скажет, кто бы в ней победил.
problem-over = Дальше играть уже нечего.
problem-malformed = Сервер не понял запрос. Обновите страницу и попробуйте снова.
problem-forbidden = Здесь этого делать нельзя.
problem-other-rules = Эта партия сыграна не по тем правилам, что действуют на этом сервере, и повторить её здесь нельзя.
problem-failed = На сервере что-то сломалось. Ничего не потеряно; попробуйте ещё раз.
problem-bad-link = Эта ссылка уже использована или устарела. Попросите у хозяина другую.
problem-wrong-password = Пароль к этому имени не подходит.
problem-no-mail = Этот сервер не отправляет писем. Попросите ссылку у его хозяина.
problem-no-password = Сначала задайте пароль.
problem-not-yours = Это может только тот, кто создал стол.
problem-other = Ответ сервера: { $text }

## Игры

game-dragon = Год Дракона
    .lines = Год / Дракона
    .by = Штефан Фельд
    .blurb = Двенадцать трудных месяцев. Смотрите вперёд и спасайте кого сможете.
game-ching = Мадам Чжэн
    .lines = Мадам / Чжэн
    .by = Бруно Катала и Людовик Моблан
    .blurb = Прокладывайте дерзкие пути по Южно-Китайскому морю и привезите домой Жемчужину.
game-jamaica = Ямайка
    .lines = Ямайка
    .by = Малкольм Брафф, Бруно Катала и Себастьен Пошон
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
front-credit = Неофициальная работа поклонников. Авторы игр: Штефан Фельд; Бруно Катала и Людовик Моблан; Малкольм Брафф, Бруно Катала и Себастьен Пошон; Карл Чадик. Значки: game-icons.net, CC BY 3.0.
front-about = О проекте и благодарности
front-more = Ещё почитать
coming = Скоро
coming-soon = Поле для неё ещё вырезают.
label-players = Игроков:
label-time = Время партии:
play-now = Играть
play-against =
    { $n ->
        [one] Против { $n } бота: { $level }
       *[other] Против { $n } ботов: { $level }
    }
play-change = Изменить
with-friends = С друзьями
your-games = Ваши игры
your-games-none = Пока пусто. Снимите коробку, и ваши столы будут ждать вас здесь, хоть несколько дней.
your-games-all = Показать все { $n }
your-games-fewer = Показать меньше
your-games-earlier = Более ранние партии
open-more = Ещё столы
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
join-example = 7KDM-4XPQ
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

bots-level = Уровень ботов
bots-level-all = Уровень всех ботов:

bot-ship-boy = Юнга
    .help = Для первой партии: видит выгодное, но часто поддаётся прихоти и не строит планов.
bot-sailor = Матрос
    .help = Знает дело: берёт то, что выгодно сейчас, дальше заглядывает редко.
bot-boatswain = Боцман
    .help = Играет по опыту, не раздумывая, и нередко довольствуется вторым по силе ходом.
bot-mate = Старпом
    .help = Бывалый: с первого взгляда видит главное и лишь изредка ошибается.
bot-captain = Капитан
    .help = Миллион раз ходил этими водами: отвечает сразу и ошибок почти не прощает.
bot-commodore = Коммодор
    .help = У него опыт капитана и немного времени подумать над каждым ходом.
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
wait-here = за столом
wait-away = нет за столом
wait-writing = пишет…
wait-guest = за устройством игрока { $name }
wait-name = Ваше имя за столом
wait-name-help = Его можно сменить когда угодно.
wait-start = Начать игру
wait-fill = Боты на свободные места:
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
other-rules-over = Эта партия сыграна не по тем правилам, что действуют на этом сервере. По ним итог вышел бы другим, поэтому показать её ход за ходом нельзя.
other-rules-playing = Эта партия начата не по тем правилам, что действуют на этом сервере, и продолжить её здесь нельзя. Обратитесь к хозяину: доиграть можно на сервере с её правилами.
other-rules-result = Чем она закончилась { $day }:
other-rules-which = У партии правила { $rules } и коробка { $box }, у этого сервера — правила { $here } и коробка { $boxhere }. Что изменилось, сказано в списке изменений Lorcha.
wait-agreed = О чём договорились
wait-chat = Разговор за столом
wait-chat-empty = Пока тихо. Сказанное здесь останется и за игровым столом.
wait-chat-field = Сообщение для всех за столом
wait-chat-send = Отправить
wait-chat-sit = Чтобы говорить, займите место.
glance = Игра вкратце
glance-aim = Цель
glance-turn = Раунд
glance-mind = Помните
glance-end = Конец
glance-rules = Все правила (в новой вкладке)
glance-dragon =
    .aim = Проведите своих людей через двенадцать месяцев, почти все из них тяжёлые, и наберите больше всех очков.
    .turn = Каждый выбирает действие, принимает нового человека, встречает событие месяца и считает очки.
    .mind = Группа действий, из которой уже выбирали, стоит 3 юаня. Все события открыты: готовьтесь на два месяца вперёд.
    .end = После двенадцатого месяца ещё раз считают людей, монахов и то, что осталось.
glance-ching =
    .aim = Плавайте всё дальше и выполняйте самые дорогие задания.
    .turn = Все тайно выбирают карты. Карта старше ведёт джонку на столбец вперёд, новый цвет — ещё и на ряд вниз.
    .mind = Если карта не старше, экспедиция окончена, и вы выполняете заслуженное задание.
    .end = Когда взято последнее задание или кто-то собрал все четыре навыка, а с ними и Жемчужину Китая.
glance-jamaica =
    .aim = Обойдите остров кругом. Золото и сокровища важны не меньше скорости.
    .turn = Капитан ставит два кубика на утро и вечер. Все тайно выбирают карту и выполняют обе её половины: грузят, плывут вперёд или назад.
    .mind = Где корабль остановился, там и платит: пищей в море, золотом в порту. Два корабля в одной области сражаются.
    .end = Когда корабль приходит в Порт-Рояль, раунд доигрывают и считают очки.
glance-panda =
    .aim = Избавляйтесь от карт раньше других: чем больше карт у них останется, тем больше очков у вас.
    .turn = Делайте ставку, перебивайте последнюю или пасуйте; кон берёт последний, кто не спасовал.
    .mind = Спасуете — перебитые карты вернутся к вам другой стороной, часто сильнее прежней.
    .end = Когда в конце раунда у кого-то 15 очков или столько, сколько условлено.
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
bots-speed = Темп ботов
bots-thoughtful = Неспешный
bots-brisk = Быстрый
bots-at-once = Мгновенный
bots-help = Сколько времени боты тратят на ход. Если за столом несколько человек, действует самое неторопливое пожелание.
motion = Движение
motion-full = Обычное
motion-quick = Быстрое
motion-off = Выключено
motion-help = Как летают фишки. Если система просит меньше движения, ничего не летает.
sound = Звук
    .help = Кубики, карты, монеты, паруса, пушки; два тихих стука, когда ваш ход.
verdicts = Оценивать мои решения
    .help = В партиях без рейтинга с одними ботами: после каждого решения — хорошее оно или было лучше.
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
sign-in-lost = Забыли пароль? Попросите ссылку у хозяина сервера.
sign-in-lost-mail = Забыли пароль? Введите выше имя с меткой, и мы
sign-in-send-link = пришлём ссылку
sign-in-link-sent = Если у этого имени есть адрес, ссылка уже в пути. Она действует один раз в течение часа.
mail-title = На случай, если вы забудете пароль
mail-why = На этот адрес придёт ссылка, чтобы задать новый пароль. Никто другой его не видит, и больше ничего мы туда не шлём.
mail-address = Электронная почта
mail-saved = Адрес сохранён.
mail-removed = Адрес удалён.
sign-in-name = Имя с меткой
sign-in-welcome = С возвращением, { $name }.
sign-out = Выйти
sign-out-everywhere = Выйти везде
sign-out-sure = Пароль не задан: после выхода к этому имени и его партиям уже не вернуться. Выйти?
sessions-title = Где вы вошли
sessions-here = этот браузер
sessions-unknown = Неизвестный браузер
sessions-since = с { $since }, последний раз { $used }
sessions-end = Выйти там
sessions-ended = Тот сеанс завершён.
delete-account = Удалить мой профиль
delete-sure = Имя, пароль и рейтинг будут удалены, и вернуть их не сможет никто. Сыгранные партии останутся у соперников без вашего имени; начатые пойдут дальше без вас.
delete-now = Удалить навсегда
delete-done = Ваш профиль удалён.
new-password-title = Новый пароль
new-password-lead = Эту ссылку прислал хозяин сервера, потому что пароль потерян. Она действует один раз: вы войдёте здесь и выйдете на всех других устройствах.
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
review-analysis = Разбор
analysis-ask = Разобрать партию
analysis-about = Кто и когда выигрывал, где победа ушла и что решило везение. Займёт несколько секунд.
analysis-failed = Разбор не получился. Попробуйте позже.
analysis-running = Разобрано ходов: { $done } из { $total }
analysis-chart = Доли победы по ходу партии; сейчас: { $shares }
analysis-mistakes = Где отдана доля победы
analysis-none = Ошибок, в которых судья уверен, нет.
analysis-strokes = Повороты удачи
analysis-loss = отдано { $share } ± { $doubt } %
analysis-better = Лучше: { $move }.
analysis-parts = Ожидаемая разница в очках: { $parts }.
analysis-grade-inaccuracy = неточность
analysis-grade-mistake = ошибка
analysis-grade-blunder = грубая ошибка
analysis-player = Игрок
analysis-first = Вначале
analysis-own-luck = Своё везение
analysis-others-luck = Везение соперников
analysis-unexplained = Необъяснимо
analysis-own-mistakes = Свои ошибки
analysis-others-mistakes = Ошибки соперников
analysis-result = Итог
analysis-without-luck = Итог без везения
analysis-play = Кто на уровне какого бота
analysis-lost = отдано { $share } за решение
analysis-books = От первой доли до итога
analysis-count-inaccuracy = Неточности
analysis-count-mistake = Ошибки
analysis-count-blunder = Грубые ошибки
analysis-source-chance = кости и карты
mistakes-title = Работа над ошибками
mistakes-own = Разобрать свои ошибки ({ $count })
mistakes-of = Разобрать ошибки: { $name } ({ $count })
mistakes-place = Ошибка { $number } из { $count }
mistakes-ask = В партии: { $move }. Было лучше — найдите.
mistakes-wrong = { $move }: { $grade }. Ещё одна попытка.
mistakes-best = Верно: { $move }.
mistakes-as-good = Верно: { $move }. Не хуже, чем { $best }.
mistakes-shown = Лучше: { $move }.
mistakes-show = Показать
mistakes-next = Следующая ошибка
mistakes-finish = К итогам
mistakes-end = Это всё
mistakes-summary = Найдено сразу: { $first } из { $count }. Со второй попытки: { $second }. Показано: { $shown }.
mistakes-again = Ещё раз
mistakes-to-review = К разбору
mistakes-outcome-first = найдено сразу
mistakes-outcome-second = со второй попытки
mistakes-outcome-shown = показано
mistakes-outcome-open = не решено
mistakes-none = Ошибок этого игрока, в которых судья уверен, нет.
mistakes-not-analysed = Эта партия ещё не разобрана.
study-title = Своя позиция
study-choose = Опишите позицию словами, посмотрите на неё на столе, играйте дальше.
study-edit = Изменить позицию
study-text = Текст
study-line = Строка { $line }:
study-fault = По этому тексту позиция пока не складывается. На столе — последняя, что сложилась.
study-words = Слова: { $words }.
study-help = Всё, что не написано, — как в начале партии или как позволяет остаток коробки. Скрытые карты, которые не названы, раздаются заново, когда открывается стол.
study-seat = Место { $number }
study-asked = Решение за: { $names }
study-share = Скопировать ссылку
study-shared = Ссылка скопирована: вся позиция в ней.
study-play = Играть отсюда
study-lead = Новый стол начнётся с этой позиции. Партия не рейтинговая.
study-moved = Середину хода словами не описать: это позиция после хода { $ply }, ближайшая к ходу { $wanted }.
study-inexact = Словами сказано не всё: что игроки знают о чужих картах и откуда взялись очки, начинается заново.
review-seed = Зерно жребия, открытое в конце:
review-other-rules = Сыграна по правилам { $rules }. Здешние ({ $here }) допускают все её ходы и ведут к тому же итогу: по ним она и показана.
review-to-table = К столу
fork-lead = Новый стол с этой позицией, после хода { $ply }. Прежняя партия останется как была.
fork-begin = Играть

## Правила, издания, благодарности

rules-title = Правила
rules-lead = Своими словами и с картинками.
rules-contents = Содержание
rules-search = Найти в правилах
rules-search-none = Об этом ничего не сказано.
rules-glossary = Все символы
rules-print = Напечатать на одном листе
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
box-game = Сама игра
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
box-ghost = Корабль-Призрак
box-board = Поле
box-junks = Джонки
box-lines = Пунктирные линии
box-navigation = Карты навигации
box-symbols = Символы
box-skills = Навыки
box-encounters = Карты встречи
box-missions = Тайлы заданий
box-values = Номиналы карт
box-combinations = Комбинации
box-elements = Карты элементов
box-animals = Звери
box-suits = Карты мастей

## Lessons

learn-title = Уроки
learn-choose = Каждый на пару минут, на настоящем столе: учимся, играя.
learn-lead =
    { $n ->
        [one] { $n } урок, { $minutes } мин
        [few] { $n } урока, { $minutes } мин
       *[many] { $n } уроков, { $minutes } мин
    }
learn-in =
    { $n ->
        [one] Научиться за { $n } минуту
        [few] Научиться за { $n } минуты
       *[many] Научиться за { $n } минут
    }
learn-more = Учиться дальше ({ $done } из { $n })
learn-begin = Начать
learn-go-on = Дальше
learn-known = Пройдено
lesson-bar = Урок
lesson-all = Все уроки
lesson-progress = Шаг { $step } из { $steps }
lesson-go-on = Дальше
lesson-back = Шаг назад
lesson-show = Покажите
lesson-again = Вернуть ход
lesson-learnt = Теперь вы знаете
lesson-next = Дальше: { $title }
lesson-play = Сыграть с Матросами (боты)
lesson-repeat = Ещё раз
quiz-title = Всё запомнилось?
quiz-place = Вопрос { $n } из { $of }
quiz-right = Верно!
quiz-wrong = Нет. Правильный ответ: { $answer }
quiz-lesson = Урок: { $title }
quiz-rule = Правило { $rule }
quiz-result = Верно { $right } из { $of }
quiz-all-right = Запомнилось всё. Пора играть.
quiz-look-again = Эти уроки стоит пройти ещё раз:

## Задачи

puzzles-title = Задачи
puzzles-lead = Позиции из сыгранных партий, где одно решение явно лучше остальных. Найдите его на доске.
puzzles-train = Тренироваться
puzzles-choose = Все задачи
puzzles-met = Пройдено { $n } из { $of }
puzzle-today = Задача дня
puzzle-title = Задача { $id }
puzzle-number = Задача { $n }
puzzle-all = Все задачи
puzzle-solve = Решать
puzzle-look-again = Посмотреть ещё раз
puzzle-bar = Задача
puzzle-grade = Сложность { $grade } из { $most }
puzzle-rating = Рейтинг { $rating }
puzzle-ask = Ваш ход. Одно решение явно лучше других — какое?
puzzle-part = Пока всё верно. А что дальше?
puzzle-wrong = Есть ход получше. Попробуйте ещё раз.
puzzle-solved = Верно: { $move }.
puzzle-missed = Лучше так: { $move }.
puzzle-wins = Если партию доигрывают сильные боты, этот ход выигрывает { $wins } раз из 100.
puzzle-wins-more = Если партию доигрывают сильные боты, этот ход выигрывает { $wins } раз из 100, а «{ $other }» — { $less }.
puzzle-parts = Разница в очках: { $parts }.
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-share = Поделиться
puzzle-give-up = Покажите
puzzle-result-solved = решена
puzzle-result-second = решена со второй попытки
puzzle-result-missed = не решена
