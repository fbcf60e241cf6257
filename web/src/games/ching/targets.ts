/** A skill or an encounter card that needs a target is used by choosing the target, elsewhere on the
 * table: pressed itself, it shows where. */
import { pace } from '@/table/frame/screens'
import type { ChingDesk } from './types'

/** The word by which the moves of a weapon, or of a skill, are found. */
export function hasTargets(desk: ChingDesk, word: string): boolean {
  return (
    desk.myTurn &&
    desk.legal.some(
      (move) => move.move === word || (move.move === 'attack' && move.weapon === word),
    )
  )
}

export function showTargets(desk: ChingDesk, word: string, at: Element): void {
  const text = desk.say(word === 'night' ? 'board-aim-night' : 'board-aim')
  const targets = document.querySelectorAll<HTMLElement>(`[data-may][data-move*='"${word}"']`)
  targets[0]?.focus()
  // After the focus has scrolled, which takes a remark away.
  requestAnimationFrame(() => (desk.remark = { text, at }))
  if (pace())
    for (const target of targets)
      target.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], {
        duration: 400,
        iterations: 2,
      })
}
