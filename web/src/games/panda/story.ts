/** A round in a sentence: when the reader went out, and what it brought. */
import type { Entry } from '@/generated/games/panda'
import type { Say } from '@/table/board'
import type { PandaDesk } from './types'

export function story(desk: PandaDesk, round: Entry[]): Say[] {
  const out = round.filter((entry) => entry.event === 'went_out')
  const place = out.findIndex((entry) => entry.seat === desk.reader) + 1
  const own = out[place - 1]
  if (!own || own.event !== 'went_out') return [{ key: 'story-left' }]
  return [{ key: 'story-out', values: { place, points: own.points } }]
}
