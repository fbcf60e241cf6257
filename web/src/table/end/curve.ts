/** Points over time as lines of a chart. */
import type { Moment } from '@/generated/wire'

export interface Curve {
  seat: number
  path: string
  last: [number, number]
  /** Where its mark stands: at the height of its end, moved where others would cover it. */
  markY: number
}

export interface Chart {
  curves: Curve[]
  /** Heights with a number: where, and how many points. */
  grid: { y: number; points: number }[]
  /** Where rounds begin, as far as there is room for their numbers. */
  rounds: { x: number; number: number }[]
}

const APART = 16 // between numbers of rounds, and between marks

/** `moments` in order of plies; the last ones are the end. */
export function chart(moments: Moment[], plies: number, width: number, height: number): Chart {
  const all = moments.flatMap((moment) => moment.points)
  const top = Math.max(1, ...all)
  const bottom = Math.min(0, ...all)
  const x = (ply: number): number => (plies ? (ply / plies) * width : 0)
  const y = (points: number): number => height - ((points - bottom) / (top - bottom)) * height
  const seats = moments[0]?.points.length ?? 0
  const curves = Array.from({ length: seats }, (_, seat) => {
    const points = moments.map((moment): [number, number] => [
      x(moment.ply),
      y(moment.points[seat] ?? 0),
    ])
    const path = points
      .map(([px, py], at) => `${at ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join('')
    return { seat, path, last: points.at(-1)!, markY: points.at(-1)![1] }
  })
  keepApart(curves, height)
  const step = niceStep((top - bottom) / 4)
  const grid: Chart['grid'] = []
  for (let points = Math.ceil(bottom / step) * step; points <= top; points += step)
    grid.push({ y: y(points), points })
  const rounds: Chart['rounds'] = []
  for (const { ply, number } of moments)
    if (number !== null && x(ply) - (rounds.at(-1)?.x ?? -APART) >= APART)
      rounds.push({ x: x(ply), number })
  return { curves, grid, rounds }
}

/** From the lowest up, none below the axis. */
function keepApart(curves: Curve[], height: number): void {
  let free = height
  for (const curve of [...curves].sort((one, other) => other.last[1] - one.last[1])) {
    curve.markY = Math.min(curve.last[1], free)
    free = curve.markY - APART
  }
}

/** 1, 2, 5, 10, 20, 50 … at least this large. */
export function niceStep(least: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power >= least) return digit * power
}
