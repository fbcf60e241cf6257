// What somebody at a table is called.
import type { Seat } from '@/generated/wire'
import { knows, say } from '@/words/words.svelte'

/** What a guest is called whom nobody named, in the language of who made the table. */
const NAMELESS = /^(?:Guest|Гость) (\d+)$/

/** People as they call themselves, bots and nameless guests as they are called in the reader's language. */
export function called(seat: Seat): string {
  const nameless = seat.guest ? NAMELESS.exec(seat.name) : null
  if (nameless) return say('guest-nth', { n: Number(nameless[1]) })
  const key = seat.level && !seat.person ? `name-${seat.name.toLowerCase()}` : ''
  return knows(key) ? say(key) : seat.name
}
