/** What a choice would bring, in a sentence made of the effects of the events it leads to. */
import { capital } from '@/words/texts'
import type { Desk, Preview } from '@/table/desk/desk.svelte'

/** "+3 rice, −3 yuan": what the reader gains and loses, except the event `but`, which is told elsewhere. */
export function effects(desk: Desk, preview: Preview, but?: string): string {
  return preview.journal
    .filter((entry) => entry.seat === desk.reader && entry.event !== but)
    .map((entry) => desk.effect(entry))
    .filter(Boolean)
    .join(', ')
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
