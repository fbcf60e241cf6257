/** What a better move was expected to bring, in the parts of the score. */
import type { Move } from '@/generated/wire'
import type { Desk } from '@/table/desk/desk.svelte'
import { keyOf } from '@/words/texts'
import { language } from '@/words/words.svelte'

const LEAST_PART = 0.3 // points: less is chance
const MOST_PARTS = 3
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A move as a hint names it. */
export const named = (desk: Desk, move: Move): string =>
  desk.board.named?.(desk, move) ?? desk.label(move)

/** The largest differences, "Palaces +3.5, Money −1.0"; empty where there is none worth telling.
 * That a better move loses points on the whole is no reason for it: what it brings comes later. */
export function expectedParts(desk: Desk, parts: Record<string, number>): string {
  const told = Object.entries(parts).filter(([, points]) => Math.abs(points) >= LEAST_PART)
  if (told.reduce((sum, [, points]) => sum + points, 0) <= 0) return ''
  return told
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_PARTS)
    .map(([part, points]) => {
      const size = Math.abs(points).toLocaleString(language(), ONE_DIGIT)
      return `${desk.say(keyOf('part', part))} ${points > 0 ? '+' : '−'}${size}`
    })
    .join(', ')
}
