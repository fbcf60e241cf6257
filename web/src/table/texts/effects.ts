/** What a choice would bring, in a sentence made of the effects of the events it leads to. */
import { capital } from '@/words/texts'
import type { Desk, Foreseen } from '@/table/desk/desk.svelte'

/** "+3 rice, −3 yuan": what the reader gains and loses, but for the event that is `told` already. */
export function effects(desk: Desk, foreseen: Foreseen, told?: string): string {
  return foreseen.journal
    .filter((entry) => entry.seat === desk.reader && entry.event !== told)
    .map((entry) => desk.effect(entry))
    .filter(Boolean)
    .join(', ')
}

/** The second sentence of the prompt line. */
export function consequence(desk: Desk, foreseen: Foreseen | null, told?: string): string {
  if (!foreseen || foreseen.at === 'illegal') return ''
  const brought = capital(effects(desk, foreseen, told))
  const key = `unknown-${foreseen.what.replaceAll('_', '-')}`
  const unknown = foreseen.at === 'unknown' && desk.has(key) ? desk.say(key) : ''
  if (brought && unknown) return desk.say('desk-until', { effects: brought, what: unknown })
  return brought ? desk.say('desk-brings', { effects: brought }) : ''
}
