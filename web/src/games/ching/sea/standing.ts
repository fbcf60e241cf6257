/** A drawing in the chart that stands for a move while it may be made, and is a picture otherwise. */
import type { ChingView, Move } from '@/generated/games/ching'
import type { Desk } from '@/table/desk/desk.svelte'

export function standingFor(desk: Desk<ChingView, Move>, move: Move | null | undefined) {
  if (!move || !desk.can(move)) return { role: 'img' }
  return { role: 'button', tabindex: 0, ...desk.choice(move) }
}
