/** Where the rules page tells each numbered rule, and the symbols it explains. */
import type { Chapters } from '../chapters'

export const CHAPTERS: Chapters = {
  prefix: 'MC',
  // prettier-ignore
  from: [
    [1, 'aim-1'],
    [3, 'sea-1'],
    [10, 'sea-2'],
    [13, 'aim-1'],
    [20, 'round-1'],
    [25, 'turn-2'],
    [26, 'round-1'],
    [28, 'turn-1'],
    [33, 'sea-2'],
    [39, 'finish-1'],
    [51, 'skills-1'],
    [53, 'finish-2'],
    [56, 'encounters-1'],
    [61, 'turn-2'],
    [65, 'skills-1'],
    [81, 'encounters-1'],
    [97, 'end-1'],
    [102, 'end-2'],
    [105, 'modes-2'],
    [110, 'modes-1'],
    [115, 'turn-2'],
    [118, 'round-1'],
    [122, 'end-1'],
  ],
}

export const GLOSSARY = [
  ['#k-map', 'symbol-cartography'],
  ['#k-lantern', 'symbol-night-navigation'],
  ['#k-sword', 'symbol-battle'],
  ['#k-kite', 'symbol-meteorology'],
  ['#k-crew', 'skill-elite-crew'],
  ['#g-gold', 'part-gold'],
  ['#g-white', 'gem-white'],
  ['#g-red', 'gem-red'],
  ['#g-blue', 'gem-blue'],
  ['#g-enc', 'deck-encounter'],
] as const
