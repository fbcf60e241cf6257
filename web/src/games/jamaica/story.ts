/** A round in a sentence: what it did to the reader's ship, and why. */
import type { Entry } from '@/generated/games/jamaica'
import type { Say } from '@/table/board'
import type { JamaicaDesk } from './types'

const ROBBING = ['plundered', 'seized', 'stole']
const LOOT = [...ROBBING, 'plundered_ghost', 'seized_from_ghost', 'stole_from_ghost']

export function story(desk: JamaicaDesk, round: Entry[]): Say[] {
  const mine = round.filter((entry) => entry.seat === desk.reader)
  for (const entry of round)
    if (ROBBING.includes(entry.event) && 'foe' in entry && entry.foe === desk.reader)
      return [{ key: 'story-robbed', values: { foe: desk.name(entry.seat ?? -1) } }]
  for (const entry of mine)
    if (entry.event === 'fell_short')
      return [{ key: 'story-short', values: { cost: entry.cost, owned: entry.owned } }]
  if (mine.some((entry) => LOOT.includes(entry.event))) return [{ key: 'story-won' }]
  if (mine.some((entry) => entry.event === 'found' || entry.event === 'uncovered'))
    return [{ key: 'story-treasure' }]
  const spaces = mine.reduce((sum, entry) => sum + sailed(entry), 0)
  if (spaces > 0) return [{ key: 'story-sailed', values: { spaces } }]
  return [{ key: spaces < 0 ? 'story-back' : 'story-loaded' }]
}

function sailed(entry: Entry): number {
  if (entry.event !== 'sailed') return 0
  return entry.direction === 'forward' ? entry.steps : -entry.steps
}
