/** A drawing in the chart that stands for a move while it may be made, and is a picture otherwise. */
import type { Move } from '@/generated/games/ching'
import type { ChingDesk } from '../types'

export function standingFor(desk: ChingDesk, move: Move | null | undefined) {
  if (!move || !desk.can(move)) return { role: 'img' }
  return { role: 'button', tabindex: 0, ...desk.choice(move) }
}
