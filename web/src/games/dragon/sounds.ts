/** What the events of the journal sound like. */
import type { Entry } from '@/generated/games/dragon'
import type { Sound } from '@/table/sound/sounds'

export const sounds: Partial<Record<Entry['event'], Sound>> = {
  month_began: 'lantern',
  final_scored: 'lantern',
  chose: 'card',
  played: 'card',
  passed: 'coin',
  taxed: 'coin',
  paid_fee: 'coin',
  bought: 'coin',
  paid_tribute: 'coin',
  sold: 'coin',
  scored: 'coin',
  harvested: 'wood',
  ate: 'wood',
  founded: 'wood',
  built: 'wood',
  decayed: 'wood',
  settled: 'wood',
  replaced: 'wood',
  released: 'wood',
  discarded: 'wood',
  paraded: 'wood',
  made_fireworks: 'firework',
  celebrated: 'firework',
  event_came: 'gong',
  fought: 'sabre',
  researched: 'bell',
}
