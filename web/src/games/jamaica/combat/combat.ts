// A combat as it is shown: whose turn it is in it, what was thrown before the Sabre, what is at stake.
import { box, type Entry, type Move, type Side, type View } from '@/generated/games/jamaica'

export const BETH: number = box.powers.beth_strength
export const STEPS = ['attack', 'defence', 'sabre', 'spoils'] as const
export type Step = (typeof STEPS)[number]

export const POWER_SIGNS: Record<string, string> = {
  morgans_map: '#j-map',
  sarans_sabre: '#j-sabre',
  lady_beth: '#j-beth',
  sixth_hold: '#j-hold6',
}

export const dieSign = (die: number): string => (die === 0 ? '#cd-star' : `#cd-${die}`)
export const throwSign = (thrown: string): string => `#cd-${thrown}`

export function stepOf(view: View): Step {
  const ask = view.question?.ask
  if (ask === 'spoils' || ask === 'ghost_spoils') return 'spoils'
  if (ask === 'sabre') return 'sabre'
  return view.combat?.attack.die === null ? 'attack' : 'defence'
}

/** The face that the Sabre undid, if it has been drawn on this die. */
export function undone(events: Entry[], side: Side, ghost: boolean): string | null {
  if (!side.rethrown) return null
  const began = events.findLastIndex((entry) => /attacked/.test(entry.event))
  const faces = events
    .slice(Math.max(0, began))
    .filter((entry) => entry.event === 'threw' || entry.event === 'ghost_threw')
    .filter((entry) => (ghost ? entry.event === 'ghost_threw' : entry.seat === side.ship))
    .map((entry) => entry.throw)
  return faces.length > 1 ? faces.at(-2)! : null
}

/** Where a face-down card lies, if that is the prize: from 1. */
export function hiddenPlace(move: Move): number | null {
  const match = move.move === 'steal' ? /^hidden_(\d+)$/.exec(move.prize) : null
  return match ? Number(match[1]) : null
}
