/** What the events of the journal sound like. */
import type { Entry } from '@/generated/games/panda'
import type { Sound } from '@/table/sound/sounds'

export const sounds: Partial<Record<Entry['event'], Sound>> = {
  bid: 'card',
  took_back: 'card',
  discarded: 'card',
  dealt: 'card',
  drew: 'card',
  shed: 'card',
  spun: 'card',
  burned: 'card',
  played_element: 'gong',
  mood_set: 'gong',
  passed: 'wood',
  took_bamboo: 'bamboo',
  won_trick: 'bamboo',
  robbed: 'panda',
  went_out: 'panda',
  won_game: 'panda',
  round_began: 'bell',
}
