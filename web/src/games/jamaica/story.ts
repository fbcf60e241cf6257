/** A round in a sentence: what it did to the reader's ship, and why. */
import type { Entry } from '@/generated/games/jamaica'
import type { Say } from '@/table/board'
import { keyOf } from '@/words/texts'
import type { JamaicaDesk } from './types'

const ROBBING = ['plundered', 'seized', 'stole', 'gave']
const HAUNTING = ['ghost_plundered', 'ghost_seized', 'ghost_stole']
const LOOT = [...ROBBING, 'plundered_ghost', 'seized_from_ghost', 'stole_from_ghost', 'gave_ghost']

export function story(desk: JamaicaDesk, round: Entry[]): Say[] {
  const mine = round.filter((entry) => entry.seat === desk.reader)
  const losses = round.filter((entry) => robs(entry, desk.reader))
  if (losses.length) return losses.flatMap((loss) => [told(desk, loss), how(round, loss)])
  const short = mine.find((entry) => entry.event === 'fell_short')
  if (short?.event === 'fell_short')
    return [{ key: 'story-short', values: { cost: short.cost, owned: short.owned } }]
  const gains = mine.filter((entry) => LOOT.includes(entry.event))
  const chests = mine.flatMap((entry) => chest(desk, entry) ?? [])
  if (gains.length || chests.length) return [...gains.map((gain) => told(desk, gain)), ...chests]
  const spaces = mine.reduce((sum, entry) => sum + sailed(entry), 0)
  if (spaces > 0) return [{ key: 'story-sailed', values: { spaces } }]
  return [{ key: spaces < 0 ? 'story-back' : 'story-loaded' }]
}

/** A combat that cost this seat something, or gave it something cursed. */
export const robs = (entry: Entry, seat: number): boolean =>
  [...ROBBING, ...HAUNTING].includes(entry.event) && 'foe' in entry && entry.foe === seat

const told = (desk: JamaicaDesk, entry: Entry): Say => ({
  key: 'story-told',
  values: { what: desk.sentence(entry) },
})

/** By which means the combat was lost. */
function how(round: Entry[], loss: Entry): Say {
  const before = round.slice(0, round.indexOf(loss))
  const begun = before.findLastIndex(({ event }) => event.includes('attacked'))
  const combat = before.slice(begun)
  const compared = combat.find((entry) => entry.event === 'compared')
  if (compared?.event !== 'compared') return { key: 'story-star' }
  const { attack, defence } = compared
  return {
    key: 'story-strength',
    values: { more: Math.max(attack, defence), less: Math.min(attack, defence) },
  }
}

/** What a chest held: a power at work from now on, points, or a curse. */
function chest(desk: JamaicaDesk, entry: Entry): Say | null {
  const face =
    entry.event === 'uncovered' ? entry.power : entry.event === 'found' ? entry.face : null
  if (!face || (entry.event === 'found' && !/\d/.test(face))) return null // told when it is uncovered
  const key = keyOf('treasure', face)
  const values = { name: desk.say(key), help: desk.say(`${key}.help`) }
  return { key: entry.event === 'uncovered' ? 'story-power' : 'story-treasure', values }
}

function sailed(entry: Entry): number {
  if (entry.event !== 'sailed') return 0
  return entry.direction === 'forward' ? entry.steps : -entry.steps
}
