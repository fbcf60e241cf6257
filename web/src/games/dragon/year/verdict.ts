/** What a coming event means for the reader, in a few words: the reason and the verdict. */
import type { EventForecast, DragonDesk, DragonView } from '../types'

export interface Verdict {
  tone: 'loss' | 'gain' | 'plain'
  text: string
  /** About people, so that it carries their sign. */
  people: boolean
}

export const coming = (desk: DragonDesk, view: DragonView | null, month: number): EventForecast | null =>
  (desk.own === null ? null : view?.princes[desk.own]?.forecast.find((c) => c.month === month)) ??
  null

export function reason(desk: DragonDesk, told: EventForecast): string {
  const fewest = told.have === told.due ? 'yes' : 'no'
  return desk.say(`why-${told.event}`, { due: told.due, have: told.have, n: told.have, fewest })
}

export function verdict(desk: DragonDesk, told: EventForecast): Verdict | null {
  if (told.event === 'peace') return null
  if (told.lost > 0)
    return { tone: 'loss', text: desk.say('verdict-lose', { n: told.lost }), people: true }
  if (told.points > 0)
    return { tone: 'gain', text: desk.say('verdict-points', { n: told.points }), people: false }
  if (told.event === 'festival')
    return { tone: 'plain', text: desk.say('verdict-no-points'), people: false }
  return { tone: 'gain', text: desk.say('verdict-nobody'), people: true }
}

/** The event of this month as the choice would let it strike: foretold, or already struck in what
 * is foreseen. */
export function afterwards(desk: DragonDesk, now: EventForecast): EventForecast | null {
  const later = coming(desk, desk.ahead, now.month)
  if (later || !desk.foreseen) return later
  if (!desk.foreseen.journal.some((entry) => entry.event === 'event_came')) return null
  let [lost, points] = [0, 0]
  for (const entry of desk.foreseen.journal) {
    if (entry.seat !== desk.own) continue
    if (entry.event === 'owes') lost += entry.persons
    if (entry.event === 'celebrated' || entry.event === 'fought') points += entry.points
  }
  return { ...now, lost, points }
}
