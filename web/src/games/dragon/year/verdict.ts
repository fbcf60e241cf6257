/** What a coming event means for the reader, in a few words: the reason and the verdict. */
import type { EventForecast, DragonDesk, DragonView } from '../types'

export interface Verdict {
  tone: 'loss' | 'gain' | 'plain'
  text: string
  /** About people, so that it carries their sign. */
  people: boolean
  /** What is enough beside another verdict of the same kind. */
  brief?: string
}

export const coming = (
  desk: DragonDesk,
  view: DragonView | null,
  month: number,
): EventForecast | null =>
  (desk.own === null ? null : view?.princes[desk.own]?.forecast.find((c) => c.month === month)) ??
  null

export function reason(desk: DragonDesk, event: EventForecast): string {
  const fewest = event.have === event.due ? 'yes' : 'no'
  const short = event.have < event.due ? 'yes' : 'no'
  return desk.say(`why-${event.event}`, {
    due: event.due,
    have: event.have,
    n: event.have,
    fewest,
    short,
  })
}

export function verdict(desk: DragonDesk, event: EventForecast): Verdict | null {
  if (event.event === 'peace') return null
  if (event.lost > 0)
    return {
      tone: 'loss',
      text: desk.say('verdict-lose', { n: event.lost }),
      people: true,
      brief: String(event.lost),
    }
  if (event.points > 0)
    return { tone: 'gain', text: desk.say('verdict-points', { n: event.points }), people: false }
  if (event.event === 'festival')
    return { tone: 'plain', text: desk.say('verdict-no-points'), people: false }
  return { tone: 'gain', text: desk.say('verdict-nobody'), people: true }
}

/** The event of this month as the choice would let it strike: foretold, or already struck in what
 * is foreseen. */
export function afterwards(desk: DragonDesk, now: EventForecast): EventForecast | null {
  const later = coming(desk, desk.previewView, now.month)
  if (later || !desk.preview) return later
  if (!desk.preview.journal.some((entry) => entry.event === 'event_came')) return null
  let [lost, points] = [0, 0]
  for (const entry of desk.preview.journal) {
    if (entry.seat !== desk.own) continue
    if (entry.event === 'owes') lost += entry.persons
    if (entry.event === 'celebrated' || entry.event === 'fought') points += entry.points
  }
  return { ...now, lost, points }
}

/** What speaks for a choice: people it saves in the months to come, against now and another one. */
export function savings(
  desk: DragonDesk,
  then: DragonView,
  otherwise: DragonView | null,
): string[] {
  return (desk.own === null ? [] : (then.princes[desk.own]?.forecast ?? [])).flatMap((event) => {
    const lost = [desk.view, otherwise].map((view) => coming(desk, view, event.month)?.lost ?? 0)
    const n = Math.max(...lost) - event.lost
    return n > 0 ? [desk.say('board-saves', { n, month: event.month })] : []
  })
}
