### Sample: каждое слово, которое игрок читает об этой игре.

title = Sample
about = Между вами лежит кучка камешков. По очереди берите один, два или три; каждый приносит очко, а последний — ещё пять.
designer = Народная игра

## Варианты

option-heap = Камешков в кучке
    .help = Чем больше камешков, тем дольше игра.
option-heap-21 = 21
option-heap-12 = 12
option-heap-33 = 33

## Что происходит

journal-starts = { $who } начинает.
    .you = Вы начинаете.
journal-took = { $who } берёт { $pebbles-text }.
    .you = Вы берёте { $pebbles-text }.
    .effect = +{ $pebbles-text }
journal-took-last = { $who } берёт последний камешек и получает ещё { $points-text }.
    .you = Вы берёте последний камешек и получаете ещё { $points-text }.
    .effect = +{ $points-text }

## Вопросы и ответы

ask-take = Возьмите камешки из кучки
move-take = Взять { $pebbles-text }
pebbles = { $n ->
    [one] { $n } камешек
    [few] { $n } камешка
   *[many] { $n } камешков
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
unknown-starting-player = кто начинает

## Конец

part-pebbles = Камешки
part-last = Последний камешек
tie-break = При равенстве очков место делится.
table-tie-break = При равенстве очков место делится.

## Доска

board-heap = Осталось камешков: { $n } из { $size }
board-tab = Кучка
