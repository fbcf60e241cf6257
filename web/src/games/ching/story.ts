/** A round in a sentence: what it did to the reader's expedition, and why. */
import type { Entry } from '@/generated/games/ching'
import type { Say } from '@/table/board'
import type { ChingDesk } from './types'

const ROBBING = ['seized', 'stole_gem', 'stole_card']

export function story(desk: ChingDesk, round: Entry[]): Say[] {
  const mine = round.filter((entry) => entry.seat === desk.reader)
  for (const entry of round)
    if (ROBBING.includes(entry.event) && 'victim' in entry && entry.victim === desk.reader)
      return [{ key: 'story-robbed', values: { foe: desk.name(entry.seat ?? -1) } }]
  return [homecoming(mine) ?? voyage(mine) ?? { key: 'story-started' }]
}

function homecoming(mine: Entry[]): Say | null {
  for (const entry of mine) {
    if (entry.event === 'completed')
      return { key: 'story-mission', values: { number: entry.mission } }
    if (entry.event === 'learned') return { key: 'story-skill' }
    if (entry.event === 'lucky') return { key: 'story-luck' }
  }
  return mine.some((entry) => entry.event === 'ended') ? { key: 'story-home' } : null
}

function voyage(mine: Entry[]): Say | null {
  for (const entry of mine)
    if (entry.event === 'sailed') {
      const { column: columns, row: rows } = entry
      return { key: 'story-voyage', values: { columns, rows, space: columns * rows } }
    }
  return null
}
