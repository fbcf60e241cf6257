### Sample: every word a player reads about this game.

title = Sample
about = A heap of pebbles lies between you. Take one, two or three in turn; each is worth a point, and whoever takes the last one gets five points more.
designer = Nobody in particular

## Options

option-heap = Pebbles in the heap
    .help = More pebbles make a longer game.
option-heap-21 = 21
option-heap-12 = 12
option-heap-33 = 33

## What happens

journal-starts = { $who } begins.
    .you = You begin.
journal-took = { $who } takes { $pebbles-text }.
    .you = You take { $pebbles-text }.
    .effect = +{ $pebbles-text }
journal-took-last = { $who } takes the last pebble and gets { $points-text } more.
    .you = You take the last pebble and get { $points-text } more.
    .effect = +{ $points-text }

## What is asked and answered

ask-take = Take pebbles from the heap
move-take = Take { $pebbles-text }
pebbles = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unknown-starting-player = who begins

## The end

part-pebbles = Pebbles
part-last = The last pebble
tie-break = Equal scores share the place.
table-tie-break = Equal scores share the place.

## The board

board-heap = { $n } of { $size } pebbles are left
board-tab = The heap
