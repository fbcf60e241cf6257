/** What the events of the journal sound like. */
import type { Entry } from '@/generated/games/ching'
import type { Sound } from '@/table/sound/sounds'

export const sounds: Partial<Record<Entry['event'], Sound>> = {
  chose: 'card',
  revealed: 'card',
  started: 'card',
  took: 'card',
  took_hidden: 'card',
  drew: 'card',
  laid_out: 'card',
  seized: 'card',
  gave: 'card',
  passed_on: 'card',
  met: 'card',
  lucky: 'card',
  stole_card: 'card',
  turned: 'card',
  sailed: 'sail',
  steered: 'sail',
  ended: 'sail',
  completed: 'bell',
  learned: 'bell',
  rewarded: 'coin',
  unfinished: 'coin',
  stole_gem: 'coin',
  attacked: 'cannon',
  plundered: 'cannon',
  shielded: 'sabre',
  won_pearl: 'lantern',
  final_scored: 'lantern',
}
