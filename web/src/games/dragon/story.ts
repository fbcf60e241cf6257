/** A month in a sentence: what it did to the reader, and why. */
import type { Say } from '@/table/board'
import type { DragonDesk, Entry } from './types'

export function story(desk: DragonDesk, month: Entry[]): Say[] {
  const mine = month.filter((entry) => entry.seat === desk.reader)
  const points = mine.reduce((sum, entry) => (entry.event === 'scored' ? entry.points : sum), 0)
  const { key, values } = whatCame(month, mine)
  const ended = month.reduce((last, one) => (one.event === 'month_began' ? one.month : last), 0)
  return [
    { key, values: { ...values, ended } },
    { key: 'story-income', values: { points } },
  ]
}

function whatCame(month: Entry[], mine: Entry[]): Say {
  let event = ''
  for (const entry of month) if (entry.event === 'month_began') event = entry.tile
  const lost = mine.filter((entry) => entry.event === 'released').length
  if (lost) return { key: 'story-lost', values: { event, lost } }
  for (const entry of mine) {
    if (entry.event === 'celebrated')
      return { key: 'story-festival', values: { points: entry.points } }
    if (entry.event === 'fought') return { key: 'story-mongols', values: { points: entry.points } }
  }
  if (event === 'festival') return { key: 'story-festival-none' }
  return { key: event === 'peace' ? 'story-peace' : 'story-ready' }
}
