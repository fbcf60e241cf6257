/** A drawing in the chart that stands for a move while it may be made, and is a picture otherwise,
 * which says when it is tapped why the move may not be made. */
import type { Move } from '@/generated/games/ching'
import type { ChingDesk } from '../types'

export function standingFor(desk: ChingDesk, move: Move | null) {
  if (!move) return { role: 'img' }
  if (!desk.can(move)) return { role: 'img', ...desk.inVain(move) }
  return { role: 'button', tabindex: 0, ...desk.choice(move) }
}
