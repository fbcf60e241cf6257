/** Where the rules page tells each numbered rule, and the symbols it explains. */
import type { Chapters } from '../chapters'

export const CHAPTERS: Chapters = {
  prefix: 'PS',
  // prettier-ignore
  from: [
    [1, 'aim-1'],
    [4, 'cards-1'],
    [8, 'aim-1'],
    [15, 'trick-1'],
    [24, 'combinations-1'],
    [33, 'symbols-1'],
    [39, 'trick-2'],
    [45, 'symbols-1'],
    [52, 'pass-1'],
    [54, 'pass-2'],
    [58, 'elements-1'],
    [69, 'end-1'],
    [73, 'end-2'],
    [79, 'cards-1'],
    [83, 'aim-1'],
  ],
}

export const GLOSSARY = [
  ['#y-bamboo', 'rules-symbols-bamboo'],
  ['#y-fire', 'rules-symbols-fire'],
  ['#y-panda', 'rules-symbols-panda'],
  ['#y-water', 'rules-symbols-water'],
] as const
