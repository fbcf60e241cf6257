// Where a game turned: gains that set one player apart from the rest.
import type { Moment } from '@/generated/wire'

export type Swing = { ply: number; seat: number; points: number }

const MOST = 6 // marks on a slider that can still be told apart
const WORTH = 0.4 // of the largest swing

/** The largest gains and losses against the mean of the others, in order of plies. Of two that are
 * nearer than `apart` plies the larger one stands for both. */
export function swings(moments: Moment[], apart = 0): Swing[] {
  const all = moments.slice(1).map((moment, i) => swing(moments[i]!, moment))
  const largest = Math.max(0, ...all.map((one) => Math.abs(one.points)))
  const chosen: Swing[] = []
  for (const one of all.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)))
    if (
      one.points !== 0 &&
      Math.abs(one.points) >= WORTH * largest &&
      chosen.every((other) => Math.abs(other.ply - one.ply) >= apart)
    )
      chosen.push(one)
  return chosen.slice(0, MOST).sort((a, b) => a.ply - b.ply)
}

function swing(before: Moment, after: Moment): Swing {
  const gains = after.points.map((points, seat) => points - (before.points[seat] ?? 0))
  const apart = gains.map((gain, seat) => gain - meanOfOthers(gains, seat))
  const seat = apart.reduce(
    (most, gain, at) => (Math.abs(gain) > Math.abs(apart[most]!) ? at : most),
    0,
  )
  return { ply: after.ply, seat, points: Math.round(apart[seat] ?? 0) }
}

function meanOfOthers(gains: number[], seat: number): number {
  const others = gains.filter((_, at) => at !== seat)
  return others.length ? others.reduce((sum, gain) => sum + gain, 0) / others.length : 0
}

/** Those of the moments that are at least so many plies apart. */
export function spaced<M extends { ply: number }>(moments: readonly M[], apart: number): M[] {
  const chosen: M[] = []
  for (const moment of moments)
    if (moment.ply - (chosen.at(-1)?.ply ?? -Infinity) >= apart) chosen.push(moment)
  return chosen
}
