// What somebody at a table is called.
import type { Seat } from '@/generated/wire'
import { keyOf } from '@/words/texts'
import { say } from '@/words/words.svelte'

/** A bot whose only name is its level is called by that; nobody is "". */
export function called(seat: Seat): string {
  return seat.level && seat.name === seat.level ? say(keyOf('bot', seat.level)) : seat.name
}
