## Слова стола; слова самой игры лежат у неё.

desk-prompt = Что решать
desk-title-turn = Ваш ход
desk-title-waiting = Ожидание
desk-title-sent = Отправлено
desk-title-over = Конец
desk-title-paused = Пауза
desk-nobody-decides = Сейчас никому не нужно выбирать.
desk-decides = выбирает.
desk-decide-many = Выбирают: { $names }.
desk-bot-thinks = думает.
desk-decided = Вы уже выбрали. Ждём: { $names }.
desk-watching = Вы смотрите игру.
desk-rims = Золотая кайма — то, что можно выбрать.
desk-over = Игра окончена.
desk-until = { $effects }. Затем { $what }.
desk-brings = { $effects }.
desk-confirm = Подтвердить
desk-skip = Пропустить
desk-back = Назад
desk-other = Выбрать другое
desk-start-over = Начать сначала

desk-undo = Вернуть
desk-undo-ask = Попросить вернуть ход
desk-hint = Подсказка
desk-menu = Меню
desk-language = Язык
desk-home = На главную страницу
desk-phases = Фазы раунда

desk-players = Игроки по порядку хода
desk-you = Вы
desk-bot = бот, { $strength }
desk-bot-rank = Уровень { $n } из { $most }
desk-strength-ship-boy = новичок
desk-strength-sailor = лёгкий
desk-strength-boatswain = средний
desk-strength-mate = хороший
desk-strength-captain = сильный
desk-strength-commodore = эксперт
desk-strength-admiral = мастер
desk-level-ship-boy = юнга
desk-level-sailor = матрос
desk-level-boatswain = боцман
desk-level-mate = старпом
desk-level-captain = капитан
desk-level-commodore = коммодор
desk-level-admiral = адмирал
desk-peek = { $name } подробнее
desk-thinking = думает…
desk-deciding = выбирает…
desk-deciding-you = ваш ход
    .short = ход
desk-away = не за столом, играет бот
desk-clock = { $who }: осталось { $time }
desk-paused = пауза
desk-paused-help = Игра на паузе: часы стоят, никто не ходит.
desk-points = Очки

desk-journal = Журнал
desk-chat = Чат
desk-rules = Правила
desk-journal-earlier = Более ранние ходы — в разборе партии.
desk-journal-again = Показать ещё раз
desk-journal-empty = Ещё ничего не произошло.
desk-chat-empty = Пока никто ничего не сказал.
desk-chat-field = Сообщение для всех за столом
desk-chat-send = Отправить
desk-chat-watcher = { $name } (смотрит)
desk-rules-all = Все правила
desk-rules-hint = Что лежит на столе:
desk-drawer = Журнал и чат

desk-hint-title = Подсказка: { $move }.
desk-hint-likely = Затем, скорее всего, { $events }.
desk-hint-expect = Скорее всего, { $events }.
desk-hint-quiet = Сразу ничего не меняется, но шансы после этого лучше всего.
desk-hint-odds = Шансы на победу — около { $wins } из 100.
desk-hint-behind = { $wins ->
    [0] Вы сильно отстаёте; так вы теряете меньше всего.
   *[other] Вы сильно отстаёте; так выигрывают около { $wins } партий из 100.
}
desk-hint-second = Второй вариант: { $move }
desk-hint-even = Почти так же хорошо: { $move }
desk-hint-next = Второй вариант: { $move }, { $other } из 100
desk-hint-instead = { $next } ({ $effects }).
desk-hint-take = Выбрать это
desk-hint-more = Насколько верно?
desk-close = Закрыть

desk-proposed-undo = { $who } просит вернуть последний ход.
desk-proposed-end = { $who } предлагает закончить игру как есть.
desk-proposed-pause = { $who } просит паузу.
desk-proposed-resume = { $who } предлагает продолжить.
desk-own-undo = Вы просите вернуть ход. Ждём ответа остальных.
desk-own-end = Вы предложили закончить игру. Ждём ответа остальных.
desk-own-pause = Вы просите паузу. Ждём ответа остальных.
desk-own-resume = Вы предложили продолжить. Ждём ответа остальных.
desk-agree = Согласиться
desk-refuse = Нет
desk-withdraw = Отозвать

desk-resign = Сдаться
desk-resign-sure = Сдаться? Дальше за вас будет играть бот, а вы займёте последнее место.
desk-leave = Выйти из-за стола
desk-leave-help = Пока вас нет, за вас играет бот.
desk-come-back = Вернуться на место
desk-come-back-help = Сейчас за вас играет бот.
desk-resigned = Вы сдались. За вас доигрывает бот; можно смотреть.
desk-propose-end = Предложить закончить игру
desk-pause = Попросить паузу
desk-resume = Продолжить
desk-review = Разбор партии
desk-stay = Остаться
desk-facts = Об этом столе
desk-code = Код
desk-hash = Контрольная сумма жребия
desk-hash-help = Опубликована до первого хода. После игры зерно открывается, и любой может проверить, что ничего не подстроено.
desk-seed = Зерно жребия
desk-rated = На рейтинг
desk-rated-true = да
desk-rated-false = нет
desk-watchers = Смотрят
desk-verdicts = Оценивать мои решения
desk-verdict-fine = Хорошее решение
desk-verdict-better = Было лучше (−{ $share } %)
desk-verdict-final = Вернуть нельзя: уже открылось новое.
desk-verdict-back = Вернуть ход
desk-sound = Звук
desk-notify = Сообщать, когда мой ход
desk-keys = Клавиши
desk-key-confirm = подтвердить
desk-key-numbers = номера вариантов (или держать Alt)
desk-key-choose = выбрать по номеру
desk-key-back = назад
desk-key-hint = подсказка
desk-key-undo = вернуть
desk-key-journal = журнал
desk-key-chat = чат
desk-key-menu = меню

desk-curtain = Передайте устройство: { $name }
desk-curtain-help = Остальным сейчас лучше не смотреть.
desk-curtain-lift = Это я, { $name }

desk-link-lost = Связь потеряна. Подключаемся снова…
desk-link-connecting = Соединяемся…
desk-link-closed = Этот стол для вас закрыт.
desk-rule = Правило { $rule }
desk-refused-stale = На этот вопрос уже ответили или ход отменили, поэтому ничего не сыграно. Ваш выбор сохранён, если он ещё возможен.
desk-refused-illegal = Так уже нельзя. Выберите заново.
desk-refused-not-yours = Это не ваше место.
desk-refused-not-asked = Сейчас выбираете не вы.
desk-refused-too-fast = Слишком часто. Подождите немного.
desk-refused-not-allowed = За этим столом так нельзя.
desk-refused-over = Игра окончена.
desk-refused-malformed = Сервер не понял запрос. Обновите страницу.
desk-refused-failed = На сервере что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.

desk-end-title = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
  }
desk-end-you = Вы победили
desk-end-agreed = Закончено по общему согласию.
desk-end-resigned = Партия сдана.
desk-end-decided = { $source } — вот что решило исход: { $winner } { $most }, { $other } { $less }.
desk-end-place = Место
desk-end-player = Игрок
desk-end-total = Всего
desk-end-made = Из чего сложились очки
desk-end-course = Очки по ходу игры
desk-end-rematch = Сыграть ещё
desk-end-follow = К новой игре
desk-end-look = Посмотреть на стол
desk-end-show = Итог
desk-end-curve = Очки по ходу игры; в конце { $scores }

desk-loading = Готовим стол…

## Люди за столом

desk-absent = нет за столом
desk-writing = пишет…
desk-seat-resigned = партия сдана, играет бот
desk-is-away = сейчас не за столом.
desk-are-away = Не за столом: { $names }.
desk-vote-in = Через { $time } можно будет посадить бота.
desk-vote-now = Уже можно посадить бота.
desk-has-resigned = { $who } сдаёт партию.
desk-resigned-bot = На этом месте доигрывает бот ({ $level }).
desk-end-now = Закончить игру
desk-play-on = Играть дальше
desk-has-vanished = Игрока { $who } давно нет за столом.
desk-vanished-help = Пусть пока сыграет бот: вернуться на место можно в любой момент.
desk-wait = Подождать
desk-vote-bot = Голосовать за бота
desk-seat-bot = Посадить бота
desk-proposed-stand-in = { $who } предлагает посадить бота на место игрока { $about } до его возвращения.
desk-own-stand-in = Вы предложили посадить бота на место игрока { $about }. Ждём ответа остальных.
desk-writers =
    { $count ->
        [one] { $names } пишет…
       *[other] { $names } пишут…
    }
desk-unread = непрочитанных: { $n }
desk-signs = Реакции
desk-sign-bravo = Отличный ход
desk-sign-thanks = Спасибо
desk-sign-laugh = Ха-ха!
desk-sign-wow = Ого!
desk-sign-oops = Ой
desk-sign-ouch = Обидно!
desk-sign-ponder = Дайте подумать
desk-sign-hurry = Мы ждём

## First-game help

desk-help = Помощь в первой игре
desk-help-read = Понятно
desk-help-off = Больше не помогать
