/** What a choice would bring, in a sentence made of the effects of the events it leads to. */
import { capital } from '@/words/texts'
import type { Desk, Entry, Preview } from '@/table/desk/desk.svelte'

/** "+3 rice, −3 yuan": what the reader gains and loses, except the event `but`, which is told elsewhere. */
export function effects(desk: Desk, preview: Preview, but?: string): string {
  const own = preview.journal.filter((entry) => entry.seat === desk.reader && entry.event !== but)
  return summed(own)
    .map((entry) => desk.effect(entry))
    .filter(Boolean)
    .join(', ')
}

/** What is paid from several holds is one price: amounts of events that differ in nothing else. */
export function summed(entries: Entry[]): Entry[] {
  const sums: Entry[] = []
  for (const entry of entries) {
    const at = sums.findIndex((other) => alike(entry, other))
    if (at < 0) sums.push(entry)
    else sums[at] = { ...entry, amount: Number(sums[at]!.amount) + Number(entry.amount) }
  }
  return sums
}

function alike(one: Entry, other: Entry): boolean {
  const rest = (entry: Entry) => JSON.stringify({ ...entry, amount: 0, hold: 0, ply: 0 })
  return typeof one.amount === 'number' && rest(one) === rest(other)
}

/** The second sentence of the prompt line. */
export function consequence(desk: Desk, preview: Preview | null, but?: string): string {
  if (!preview || preview.at === 'illegal') return ''
  const gains = capital(effects(desk, preview, but))
  const key = `unknown-${preview.what.replaceAll('_', '-')}`
  const unknown = preview.at === 'unknown' && desk.has(key) ? desk.say(key) : ''
  if (gains && unknown) return desk.say('desk-until', { effects: gains, what: unknown })
  return gains ? desk.say('desk-brings', { effects: gains }) : ''
}
