// What somebody at a table is called.
import type { Seat } from '@/generated/wire'
import { knows, say } from '@/words/words.svelte'

/** People as they call themselves, bots as their names are written in the reader's language. */
export function called(seat: Seat): string {
  const key = seat.level && !seat.person ? `name-${seat.name.toLowerCase()}` : ''
  return knows(key) ? say(key) : seat.name
}
