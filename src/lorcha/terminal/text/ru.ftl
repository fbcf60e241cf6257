### Playing and looking at games in a terminal: the words around every game.

## Who sits at the table

player = Игрок
bot-random = Случай
    .help = Делает любой разрешённый ход, все они равновероятны.
bot-greedy = Жадность
    .help = Смотрит на один ход вперёд и берёт то, что сразу кажется выгоднее. Отвечает без задержки.
bot-net = Нейросеть
    .help = Обученная нейросеть: ходит сразу, без перебора.
bot-search = Поиск
    .help = Перед каждым ходом просматривает с нейросетью тысячи возможных продолжений; search:5s думает пять секунд.
bot-ship-boy = Юнга
    .help = Для первой партии: чувствует, что хорошо, но часто поддаётся прихоти и не строит планов.
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
    .help = Думает над каждым ходом до полутора секунд: сильнее здесь никого нет.
numbered = { $name } { $n }

## A decision

news = После вашего прошлого решения
asked = { $who }: { $question }
commands = число: выбор · ?: что есть что · ?3: к чему ведёт 3 · s: сохранить · q: выход
not-a-choice = Ответьте числом от 1 до { $last } или введите ?, s либо q.
objection = { $why } (правило { $rule })
not-allowed = Сейчас этот ход невозможен.
nothing-follows = Сразу ничего не происходит.
until-choice =
    { $count ->
        [one] Затем решает { $names }.
       *[other] Затем решают { $names }.
    }
until-yours = Затем решаете вы.
until-unknown = Затем { $what }: как именно, не знает никто.
until-end = На этом игра закончится.

## Passing the device

curtain = Передайте устройство: { $who }.
curtain-ready = { $who }, нажмите Enter, когда на экран не смотрит никто другой.

## The end

final = Итоги
total = Всего
team-total = Команда
place = { $n }-е место
winners =
    { $count ->
        [one] Победа: { $names }.
       *[other] Общая победа: { $names }.
    }
left =
    { $ply ->
        [0] Вы уходите до первого хода.
        [one] Вы уходите после { $ply } хода.
       *[other] Вы уходите после { $ply } ходов.
    }
seed = Зерно { $seed }: с --seed { $seed } начнётся та же самая игра.
saved = Сохранено в { $file }.
not-saved = Не сохранено: { $why }.

## Looking at a saved match

at-ply = Ход { $ply } из { $last }
seen-by = глазами игрока { $who }
seen-by-all = как это видят все
last-news = Что было последним
to-decide =
    { $count ->
        [one] Решает { $names }.
       *[other] Решают { $names }.
    }
next-move = { $who } продолжает так: { $move }

## A hint

hint-asked = Решает { $who }; лучшие из найденных ходов:
hint = { $n }. { $move }
hint-share =
    { $share ->
        [one] { $who }: { $share } победа из ста
        [few] { $who }: { $share } победы из ста
       *[many] { $who }: { $share } побед из ста
    }
hint-brings = сразу даёт: { $effects }
hint-tried =
    { $futures ->
        [one] испробован в { $visits } из { $futures } продолжения
       *[other] испробован в { $visits } из { $futures } продолжений
    }
hint-not-asked = { $who } сейчас ничего не решает.
hint-none = Ход только один: { $move }

## An analysis

analysis-under-way = Разбираем каждый ход
analysis-title =
    { $moves ->
        [one] { $moves } ход, { $mode }. Судья: { $judge }.
        [few] { $moves } хода, { $mode }. Судья: { $judge }.
       *[many] { $moves } ходов, { $mode }. Судья: { $judge }.
    }
analysis-quick = беглый разбор
analysis-deep = глубокий разбор
analysis-players = Доли победы
analysis-first = вначале
analysis-own-luck = своё везение
analysis-others-luck = везение соперников
analysis-own-mistakes = свои ошибки
analysis-others-mistakes = ошибки соперников
analysis-result = итог
analysis-without-luck = итог без везения
analysis-loss = отдано за одно решение
analysis-level = уровень игры
analysis-grade-best = лучшие ходы
    .one = лучший ход
analysis-grade-fine = хорошие ходы
    .one = хороший ход
analysis-grade-inaccuracy = неточности
    .one = неточность
analysis-grade-mistake = ошибки
    .one = ошибка
analysis-grade-blunder = грубые ошибки
    .one = грубая ошибка
analysis-luck = Что принесло везение
analysis-source-first-deal = расклад в начале партии
analysis-source-chance = кости и карты
analysis-source-none = судья не может объяснить
analysis-turning-points = Где отдано больше всего
analysis-no-mistakes = Никто не отдал ничего, в чём судья был бы уверен.
analysis-point = Ход { $ply }, { $who }: { $move } — { $grade }, отдано { $loss } %
analysis-better = лучше: { $move }
analysis-brings = ожидаемая разница в очках: { $parts }
analysis-curve = Кто выигрывал
analysis-move-number = ход
analysis-written = Страница записана в { $file }

## Lessons

lesson-news = Что произошло
lesson-go-on = Enter: дальше · b: назад · q: выход
lesson-again = Enter: вернуть ход и попробовать ещё раз · q: выход
lesson-commands = номер: выбрать · s: покажите · b: назад · q: выход
lesson-next = Enter: следующий урок · q: выход
